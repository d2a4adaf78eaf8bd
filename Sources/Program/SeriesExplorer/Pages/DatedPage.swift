import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline

struct DatedPage {
  let level: DatedLevel
  let levelName: String
  let index: Int

  func sibling(_ index: Int) -> DatedPage {
    DatedPage(level: level, levelName: levelName, index: index)
  }

  var key: String { level.key(ofPage: index) }
  var span: Range<CivilTime> { level.span(ofPage: index) }
  /// The calendar indices of the bars, in units of ``DatedLevel/barUnit``.
  var bars: Range<Int> { level.bars(ofPage: index) }

  /// Returns the number of bars, or 0 if the bars would be finer than the data.
  func barCount(of series: Series) -> Int { level.barUnit < series.resolution ? 0 : bars.count }

  func span(ofBar index: Int) -> Range<CivilTime> {
    level.calendar.span(of: bars.lowerBound + index, in: level.barUnit)
  }

  func bar(_ index: Int, of series: Series) -> Bar {
    series.bar(bars.lowerBound + index, of: level.barUnit, in: level.calendar)
  }

  /// Returns the page as a bar.
  func whole(of series: Series) -> Bar {
    series.bar(level.index(ofPage: index), of: level.unit, in: level.calendar)
  }

  /// Returns the index of the bar in which a series ends, or nil if it ends on another page or at the end of a bar.
  func runningBar(of series: Series) -> Int? {
    series.runningBar(of: level.barUnit, in: level.calendar).flatMap {
      bars.contains($0) ? $0 - bars.lowerBound : nil
    }
  }

  func summary(of series: Series) -> PageSummary {
    series.page(level.index(ofPage: index), of: level.unit, in: level.calendar)
  }

  /// Returns the mean of the last `count` values for each bar, including bars of earlier pages. The mean leaves out
  /// missing values. It is nil if all of them are missing or the data ends before the bar.
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

  /// Returns the notes whose dates are inside the page, each with the index of its bar, or with nil if its date is
  /// longer than a bar. The order is that of `notes`.
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
  var datedLevels: [(index: Int, level: DatedLevel)] {
    labels.enumerated().compactMap { index, label in label.dated.map { (index, $0) } }
  }

  /// Returns the page at a position, or nil if there is no page or the page is not dated.
  func datedPage(at position: Position?) -> DatedPage? {
    guard let position, let page = position.page else { return nil }
    let label = labels[position.level]
    return label.dated.map { DatedPage(level: $0, levelName: label.name, index: page) }
  }

  func datedPage(ofLevel level: Int) -> DatedPage? {
    datedPage(at: Position(level: level, page: pager.levels[level].page))
  }

  func currentPage(of data: ChartData?) throws(Refusal) -> (ChartData, DatedPage) {
    guard let position = pager.position else { throw .ignored(.noLevels) }
    guard let data, let page = datedPage(at: position) else { throw .ignored(.noDates) }
    return (data, page)
  }

  /// Returns the summary of a page. A bar with a running total includes the earlier bars. Missing bars stay missing.
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

extension DatedLevel {
  var barUnit: CalendarUnit { calendar.barUnit(of: unit) ?? unit }

  func bars(ofPage page: Int) -> Range<Int> { calendar.bars(of: index(ofPage: page), in: unit) }

  /// The largest number of bars that a page can have.
  var mostBars: Int {
    // The twelve years from 2000 include leap years and a year with 53 weeks.
    let first = calendar.index(of: CivilTime(CivilDate(dayNumber: 730_484)), in: unit)
    return (first..<first + 12).map { calendar.bars(of: $0, in: unit).count }.max() ?? 0
  }
}
