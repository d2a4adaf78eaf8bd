import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline

struct DatedPage {
  let level: DatedLevel
  let levelName: String
  let index: Int

  var key: String { level.key(ofPage: index) }
  var span: Range<CivilTime> { level.span(ofPage: index) }
  /// The calendar indices of the bars, in units of ``DatedLevel/barUnit``.
  var bars: Range<Int> { level.bars(ofPage: index) }

  /// A page has no bars if the bars would be finer than the data.
  func barCount(of series: Series) -> Int { level.barUnit < series.resolution ? 0 : bars.count }

  func span(ofBar index: Int) -> Range<CivilTime> {
    level.calendar.span(of: bars.lowerBound + index, in: level.barUnit)
  }

  func bar(_ index: Int, of series: Series) -> Bar {
    series.bar(bars.lowerBound + index, of: level.barUnit, in: level.calendar)
  }

  /// The page as a bar.
  func whole(of series: Series) -> Bar {
    series.bar(level.index(ofPage: index), of: level.unit, in: level.calendar)
  }

  /// The index of the bar in which a series ends, or nil if it ends on another page or at the end of a bar.
  func runningBar(of series: Series) -> Int? {
    series.runningBar(of: level.barUnit, in: level.calendar).flatMap {
      bars.contains($0) ? $0 - bars.lowerBound : nil
    }
  }

  func summary(of series: Series) -> PageSummary {
    series.page(level.index(ofPage: index), of: level.unit, in: level.calendar)
  }
}

extension SessionState {
  var datedLevels: [(index: Int, level: DatedLevel)] {
    labels.enumerated().compactMap { index, label in label.dated.map { (index, $0) } }
  }

  /// The page at a position, or nil if there is none or it is not dated.
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
}

extension DatedLevel {
  var barUnit: CalendarUnit { calendar.barUnit(of: unit) ?? unit }

  func bars(ofPage page: Int) -> Range<Int> { calendar.bars(of: index(ofPage: page), in: unit) }

  /// The largest number of bars that a page can have.
  var mostBars: Int {
    switch unit {
    case .year where barUnit == .day: 366
    case .quarter where barUnit == .day: 92
    case .year where barUnit == .week: 53
    case .decade where barUnit == .quarter: 40
    case .second: 0
    case .minute, .hour: 60
    case .day: 24
    case .week: 7
    case .month: 31
    case .quarter: 3
    case .year: 12
    case .decade, .century: 10
    }
  }
}
