import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords
import TerminalText
import TextCharts

/// The content of a dated page.
struct ChartPage: Report {
  let place: Place
  /// The charts, from top to bottom. There is at least one chart.
  let charts: [ChartReport]
  /// The other pages on the display.
  let neighbors: [Place]

  var isPage: Bool { true }

  var json: JSON { .joined(["page": charts[0].json], details) }

  /// The members of the first chart, and all other members of `json`.
  var content: JSON { .joined(charts[0].json, details) }

  private var details: JSON {
    .joined(
      charts.count > 1 ? ["split": .array(charts.map { .joined($0.json, $0.otherJSON) })] : [:],
      charts[0].otherJSON, charts[0].bar?.json ?? [:])
  }

  var heading: [String] {
    let page = charts[0].page
    return ["\(place.level) \(page.key)", page.spanText]
  }

  func facts(_ wording: ReportWording) -> [Fact] {
    let isPlain = wording.style.isPlain
    let drawings = charts.map { PageChart(isPlain ? $0.inPlainDigits : $0) }
    return [.heading(heading)] + drawings.facts + alsoDisplayed(wording.places)
  }

  private static let neighborLimit = 6

  /// Returns a line that names the other pages on the display, because only the current page is drawn.
  private func alsoDisplayed(_ places: PlaceWording) -> [Fact] {
    if neighbors.isEmpty { return [] }
    let shown = neighbors.prefix(Self.neighborLimit).map { place in
      [place.level.excerpt, places.page(place)?.excerpt].compactMap(\.self).joined(separator: " ")
    }
    let rest = neighbors.count - shown.count
    let names = shown + (rest > 0 ? ["\(rest) more"] : [])
    return [.line("Also displayed: " + names.joined(separator: ", "))]
  }
}

extension [PageChart] {
  var facts: [Fact] {
    count == 1
      ? [.line(self[0].title), .drawing(self[0])] : [.drawing(ChartColumn(charts: self))]
  }
}

/// The content of a chart.
struct ChartReport: Sendable {
  let page: PageSummary
  let column: DrawnColumn
  var wording: ValueWording
  var scale: PageScale
  let style: StyleRule
  /// The index of the bar in which the data ends, or nil if the data ends elsewhere.
  let running: Int?
  var bar: BarReport?
  var other: ComparisonReport?
  /// The notes on the page with their bars, or an empty array if another chart shows them.
  var notes: [(note: Note, bar: Int?)] = []
  var goal: Double?
  var means: (count: Int, values: [Double?])?
  var isCumulated = false
  /// The places of the days in a calendar, or nil for a chart of bars or of a line.
  var grid: CellGrid?

  var aggregate: Aggregate { wording.aggregate }
  /// The title, such as `temperature, mean by hour`.
  var title: String {
    "\(column.title), \(aggregate) by \(page.barUnit?.rawValue ?? "")"
      + (isCumulated ? ", running total" : "")
  }

  fileprivate var inPlainDigits: ChartReport {
    var plain = self
    plain.wording.isPlain = true
    (plain.bar, plain.other) = (bar?.inPlainDigits, other?.inPlainDigits)
    return plain
  }

  var json: JSON { .joined(json(page, page.total, running), measuresJSON) }

  private func json(_ page: PageSummary, _ total: Summary, _ running: Int? = nil) -> JSON {
    .present([
      "key": .string(page.key), "unit": .string(page.unit.rawValue),
      "start": .string(page.span.lowerBound.text(beside: page.unit)),
      "end": .string(page.span.upperBound.text(beside: page.unit)), "value": .string(column.column),
      "series": column.series.map(JSON.string), "aggregate": .string(aggregate.rawValue),
      "count": .integer(total.count), "missing": .integer(total.missing),
      "sum": .optional(total.sum), "outOfRange": total.isOutOfRange(.sum) ? true : nil,
      "mean": .optional(total.mean), "min": .optional(total.min), "max": .optional(total.max),
      "bars": .array(
        page.bars.enumerated().map { index, bar in
          .joined(bar.summary.json(bar.key, aggregate), index == running ? ["running": true] : [:])
        }),
    ])
  }

  fileprivate var otherJSON: JSON { other?.json { json($0, $1) } ?? [:] }
}

extension Summary {
  /// Returns the summary as JSON. A value that is out of range is null, and `outOfRange` is then true.
  func json(_ key: String, _ aggregate: Aggregate) -> JSON {
    .present([
      "key": .string(key), "count": .integer(count), "value": .optional(value(aggregate)),
      "outOfRange": isOutOfRange(aggregate) ? true : nil,
    ])
  }
}

extension PageSummary {
  /// The span as text. A range of dates includes the last date.
  fileprivate var spanText: String {
    switch unit {
    case .second, .minute, .hour: "\(span.lowerBound.isoMinutes) to \(span.upperBound.isoMinutes)"
    case .day: span.lowerBound.date.weekday.title
    case .week, .month, .quarter, .year, .decade, .century:
      "\(span.lowerBound.date) through "
        + CivilDate(dayNumber: span.upperBound.date.dayNumber - 1).description
    }
  }
}

struct PageScale: Hashable, Sendable {
  /// The rule that determines the scale. The rule is never `auto`.
  var rule: ScaleRule
  /// The minimum range of the axis, or nil to use the range of the page's bars.
  var range: ClosedRange<Double>?
}

/// The scales that the pages of a level can share.
struct LevelScale: Hashable, Sendable {
  /// The range of all bars, and the range that fits 99 of 100 bars.
  let whole, robust: ClosedRange<Double>
  /// The rule that `auto` selects.
  let usual: ScaleRule

  init(_ range: BarRange, _ aggregate: Aggregate) {
    func held(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
      aggregate.isAmount ? range.including(0) : range
    }
    (whole, robust) = (held(range.whole), held(range.robust))
    let rules = [(ScaleRule.level, whole), (.robust, robust)]
    usual = rules.first { ChartAxis.isFilled($0.1, by: range.pages) }?.0 ?? .page
  }

  /// Returns the scale under a rule other than `page`.
  func scale(_ rule: ScaleRule) -> PageScale {
    switch rule == .auto ? usual : rule {
    case .robust: PageScale(rule: .robust, range: robust)
    case .page: PageScale(rule: .page)
    case .auto, .level: PageScale(rule: .level, range: whole)
    }
  }
}

extension [ChartReport] {
  /// Gives charts with the same unit and aggregate a common scale, so that they can be compared. Columns without a unit
  /// have their own scales, but the series of a column share a scale.
  mutating func shareScales() {
    let groups = Dictionary(grouping: indices) { index in
      let wording = self[index].wording
      let values = wording.aggregate == .count ? "" : wording.unit ?? self[index].column.column
      return [wording.aggregate.rawValue, wording.unit == nil ? "" : "unit", values]
    }
    for group in groups.values where group.count > 1 {
      let rules = group.map { self[$0].scale.rule }
      let rule = [ScaleRule.page, .robust].first(where: rules.contains) ?? .level
      let ranges = group.compactMap { index in
        rule == .page ? self[index].page.range(of: self[index].aggregate) : self[index].scale.range
      }
      let range = ranges.first.map {
        ranges.reduce($0) { $0.including($1.lowerBound).including($1.upperBound) }
      }
      for index in group { self[index].scale = PageScale(rule: rule, range: range) }
    }
  }
}

extension PageSummary {
  func range(of aggregate: Aggregate) -> ClosedRange<Double>? {
    let values = bars.compactMap { $0.summary.value(aggregate) }
    return values.min().flatMap { low in values.max().map { low...$0 } }
  }
}

/// The number of bars with a value, and the number of these bars that match a search or reach a goal.
struct Tally {
  private(set) var (matching, bars) = (0, 0)

  mutating func add(_ values: [Double?], where matches: (Double) -> Bool) {
    let known = values.compactMap(\.self)
    (matching, bars) = (matching + known.count(where: matches), bars + known.count)
  }

  var json: JSON { ["matching": .integer(matching), "bars": .integer(bars)] }

  /// Returns a phrase such as `22 of 30 days`.
  func text(_ unit: String) -> String { "\(matching) of \(Wording.count(bars, unit))" }
}

extension ChartReport {
  private var reached: Tally {
    var tally = Tally()
    tally.add(page.bars.map { $0.summary.unboundedValue(aggregate) }) { $0 >= goal ?? .infinity }
    return tally
  }

  /// Captions such as `22 of 30 days reach 8,000` for the goal, and `mean of the last 7 days` for the line of means.
  var measures: [PageChart.Caption] {
    let (tally, unit) = (reached, page.barUnit?.rawValue ?? "bar")
    let verb = tally.matching == 1 || tally.bars == 1 ? "reaches" : "reach"
    let goal = goal.map { "\(tally.text(unit)) \(verb) \(wording.text($0))" }
    let mean = means.map { "mean of the last \(Wording.count($0.count, unit))" }
    return (goal.map { [.init(parts: [$0], kind: .remark, mark: { $0.goal })] } ?? [])
      + (mean.map { [.init(parts: [$0], kind: .remark, mark: { $0.smoothed })] } ?? [])
  }

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
