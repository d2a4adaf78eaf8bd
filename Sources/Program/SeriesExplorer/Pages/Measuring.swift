import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords
import TextCharts

/// The number of bars with a value, and of those that match a search or reach a goal.
struct Tally {
  private(set) var (matching, bars) = (0, 0)

  mutating func add(_ values: [Double?], where matches: (Double) -> Bool) {
    let known = values.compactMap(\.self)
    (matching, bars) = (matching + known.count(where: matches), bars + known.count)
  }

  var json: JSON { ["matching": .integer(matching), "bars": .integer(bars)] }

  /// A phrase such as `22 of 30 days`.
  func text(_ unit: String) -> String { "\(matching) of \(Wording.count(bars, unit))" }
}

extension ChartReport {
  private var reached: Tally {
    var tally = Tally()
    tally.add(page.bars.map { $0.summary.unboundedValue(aggregate) }) { $0 >= goal ?? .infinity }
    return tally
  }

  /// Captions such as `22 of 30 days reach 8,000`, for the goal, and `mean of the last 7 days`.
  var measures: [PageChart.Caption] {
    let (tally, unit) = (reached, page.barUnit?.rawValue ?? "bar")
    let verb = tally.matching == 1 || tally.bars == 1 ? "reaches" : "reach"
    let texts: [(text: String, mark: @Sendable (Glyphs) -> Character)?] = [
      goal.map { ("\(tally.text(unit)) \(verb) \(wording.text($0))", { $0.goal }) },
      means.map { ("mean of the last \(Wording.count($0.count, unit))", { $0.smoothed }) },
    ]
    return texts.compactMap(\.self).map {
      PageChart.Caption(parts: [$0.text], kind: .remark, mark: $0.mark)
    }
  }

  /// The running totals, the goal, the means and the notes in the JSON object of a page.
  var measuresJSON: JSON {
    .present([
      "cumulated": isCumulated ? true : nil,
      "goal": goal.map { .joined(["value": .number($0)], reached.json) },
      "smooth": means.map {
        ["bars": .integer($0.count), "values": .array($0.values.map { .optional($0) })]
      },
      "notes": notes.isEmpty ? nil : .array(notes.map(\.note.json)),
    ])
  }
}

extension DatedPage {
  /// For each bar, the mean of the values among the last `count` bars, including bars of earlier pages. Nil if none of
  /// them has a value, or if the data ends before the bar.
  func means(of series: Series, _ aggregate: Aggregate, over count: Int) -> [Double?] {
    let first = bars.lowerBound - count + 1
    let bars = (first..<first + count - 1 + barCount(of: series)).map {
      series.bar($0, of: level.barUnit, in: level.calendar)
    }
    return bars.indices.dropFirst(count - 1).map { index in
      guard let end = series.span?.upperBound, bars[index].start <= end else { return nil }
      let known = bars[index - count + 1...index].compactMap { $0.summary.value(aggregate) }
      return known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
    }
  }

  /// The notes whose dates are inside the page, oldest first, each with the index of its bar, or nil if the date is longer
  /// than a bar.
  func notes(among notes: [Note], of series: Series) -> [(note: Note, bar: Int?)] {
    notes.compactMap { note in
      func isInside(_ span: Range<CivilTime>) -> Bool { note.span.clamped(to: span) == note.span }
      let index = level.calendar.index(of: note.span.lowerBound, in: level.barUnit)
      let bar = index - bars.lowerBound
      if 0..<barCount(of: series) ~= bar, isInside(span(ofBar: bar)) { return (note, bar) }
      return isInside(span) ? (note, nil) : nil
    }
  }
}

extension SessionState {
  /// The content of a page as its bars show it. A bar with a running total summarizes the page up to the end of the bar,
  /// and a missing bar stays missing.
  func summary(of page: DatedPage, _ series: Series, in data: ChartData) -> PageSummary {
    var (page, sum) = (page.summary(of: series), Summary())
    if !cumulates(series.name, of: data) { return page }
    for index in page.bars.indices {
      let bar = page.bars[index].summary
      sum.add(bar)
      if bar.unboundedValue(.count) != nil, sum.count > 0 { page.bars[index].summary = sum }
    }
    return page
  }
}
