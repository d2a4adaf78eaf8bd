public import CivilDates
import CrossPager
public import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline

extension Scene {
  /// The data of dated levels, or nil if all levels are plain.
  public var chartData: ChartData? { (content as? Explorer)?.data }

  /// Creates dated levels that cover all series.
  ///
  /// The first level starts on its newest page with at least half as many bars as a typical page. The other levels
  /// start on the corresponding pages. All levels have the start rule `last`.
  ///
  /// - Parameters:
  ///   - units: The units of the levels, without duplicates, in any order. If nil, the units are chosen to suit the
  ///     first column.
  ///   - follows: Whether more samples will arrive. In this case, all levels start on their last pages and follow new
  ///     pages.
  public init(
    _ data: ChartData, units: [CalendarUnit]? = nil, follows: Bool = false
  ) throws(DataProblem) {
    guard let drawn = data.columns.first, let span = data.span else {
      throw .noSamples(source: data.report.source)
    }
    let chosen = units == nil ? drawn.levels(in: data.calendar, isGrowing: follows) : nil
    let dated = (units?.sorted() ?? chosen?.units ?? []).map {
      DatedLevel(unit: $0, calendar: data.calendar, covering: span)
    }
    self.init(
      dated.map { level in
        SceneLevel(
          label: LevelLabel(name: level.unit.rawValue, pages: .dated(level)), count: level.count,
          rules: LevelRules(start: .last, follow: follows ? .on : .off))
      })
    if !follows, let level = dated.first,
      let page = level.newestFullPage(
        by: chosen?.fill ?? drawn.pageFill(of: level.unit, in: level.calendar))
    {
      state.pager.apply(.page(page))
      for level in dated.indices { state.pager.apply(.align(level: level)) }
    }
    content = Explorer(data)
    state.drawing = DrawingSettings(
      value: drawn.name, series: data.firstSeries, aggregates: data.aggregates,
      firstWeekday: data.calendar.firstWeekday)
    do throws(Problem) { try checkNames() } catch { throw .scene(error) }
  }

  /// Shows or skips pages without values in dated levels.
  public mutating func set(_ gaps: GapsRule) {
    if let chartData { state.set(gaps, for: chartData) }
  }
}

extension DatedLevel {
  /// The newest page that has at least half as many bars with a value as a typical page, or nil if no page has a value.
  ///
  /// - Parameter fill: The number of bars with a value on each page.
  /// - Complexity: O(pages)
  func newestFullPage(by fill: PageFill) -> Int? {
    fill.newestFullPage.flatMap { page(holding: calendar.start(of: $0.index, in: unit)) }
  }
}
