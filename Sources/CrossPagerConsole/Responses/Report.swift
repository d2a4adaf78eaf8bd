public import CivilDates
public import CrossPager
public import CrossPagerSeries
public import PageHosts

/// The content of a report, independent of the output format.
public enum Report: Sendable {
  case whereabouts([Place], opened: OpenedPage?)
  /// The levels and the rules. The rule for gaps is nil if there are no dated levels.
  case levels([LevelReport], rules: SceneRules, gaps: GapsRule?, prompt: PromptRules)
  case map([Place], reading: ReadingRule)
  case routes(Directions)
  /// The content of the shown page, or nil if no page is shown.
  case page(PageReport?)
  /// The contents of the shown page, one for each of its charts.
  case split([PageReport])
  /// A report on the data, or nil if there are no dated levels.
  case data(DataReport?)
  /// The columns of numbers, and the result of reading their source. The array is empty if there are no dated levels.
  case values([ValueReport], of: ReadReport?)
  /// The named series, and the columns that name them. Both arrays are empty if the data has a single unnamed series.
  case series([SeriesReport], by: [String])
  case history([String])
  case help([HelpEntry], HelpScope)
  /// All hosts, ordered by number.
  case hosts([Host], rule: HostingRule)
  case saved(file: String)
  /// The start of a recording. The recording is whole if a new session can reach its start by the link alone.
  case recording(file: String, isWhole: Bool)
  /// The end of a recording.
  case recorded(file: String, commands: Int)
  case replayed(ReplayReport)
  /// An expectation that was met.
  case expected(String)
  case link(String)
  case quit(Int?)
  /// The number of pages written to a file. `series` is nil if the file contains all series or pages of one series.
  case exported(file: String, pages: Int, series: SeriesShare? = nil)
  case keys(KeyReport)
  /// The marked pages, ordered by the names of the marks.
  case marks([MarkReport])

  /// A host's number and page. The page is nil if the host is not in use.
  public typealias Host = (number: Int, place: Place?)
}

/// The number of series in a file that does not contain all of them.
public struct SeriesShare: Sendable {
  public var count: Int
  public var total: Int
}

/// A marked page.
public struct MarkReport: Sendable {
  /// The name of the mark.
  public var name: String
  /// The name of the level.
  public var level: String
  /// The index of the page, or nil if the page does not currently exist.
  public var page: Int?
  /// The key of the page, or nil if the level is not dated.
  public var key: String?
  /// Whether the page is the current page.
  public var isCurrent: Bool
}

/// A column of numbers.
public struct ValueReport: Sendable {
  /// The name of the column.
  public var name: String
  /// The unit of the numbers, or nil if they have none.
  public var unit: String?
  /// The role of the column in its file. Only measures are drawn by default.
  public var role: ColumnRole
  /// The summary of the whole column.
  public var total: Summary
  /// Whether the column is drawn.
  public var isShown: Bool
}

/// A level with its rules.
public struct LevelReport: Sendable {
  /// The level and its current page.
  public var place: Place
  /// The unit of a dated level.
  public var unit: CalendarUnit?
  /// The rules of the level.
  public var rules: LevelRules
}

/// A series in the source.
public struct SeriesReport: Sendable {
  /// The name of the series.
  public var name: String
  /// The number of samples.
  public var count: Int
  /// The times of the first and last samples, or nil if there are no samples.
  public var span: ClosedRange<CivilTime>?
  /// Whether the series is drawn.
  public var isShown: Bool
}

/// The content of a shown page.
public enum PageReport: Sendable {
  /// A page without data. The display contains the pages in the viewport, or is nil to show the page alone.
  case plain(Place, DisplayReport?)
  /// A chart for a page with dates.
  case chart(ChartReport)

  /// The chart, or nil for a page without data.
  var chart: ChartReport? {
    switch self {
    case .plain: nil
    case .chart(let chart): chart
    }
  }
}

/// The content of a chart.
public struct ChartReport: Sendable {
  /// The page and its level.
  public var place: Place
  /// The bars.
  public var page: PageSummary
  /// The name of the drawn column.
  public var value: String
  /// The name of the drawn series, or nil if the data has a single unnamed series.
  public var series: String?
  /// The unit of the values, or nil if they have none.
  public var unit: String?
  /// The function that combines the samples of a bar.
  public var aggregate: Aggregate
  /// The scale of the axis.
  public var scale: PageScale
  /// The marked bar, or nil if no bar in the chart is marked.
  public var bar: BarReport?
  /// The page to compare with, or nil if the page is shown alone.
  public var comparison: ComparisonReport?
  /// The other pages on the display.
  public var neighbors: [Place] = []
}

/// The scale of a page's chart.
public struct PageScale: Hashable, Sendable {
  /// The rule that determines the scale. The rule is never `auto`.
  public var rule: ScaleRule
  /// The minimum range of the axis, or nil to use the range of the page's bars.
  public var range: ClosedRange<Double>?
}

/// The pages in the viewport.
public struct DisplayReport: Sendable {
  /// A page and its coordinates.
  public struct Page: Sendable {
    /// The page and its level.
    public var place: Place
    /// The left edge, in pages from the left edge of the display.
    public var x: Offset
    /// The top edge, in levels from the top edge of the display.
    public var y: Offset
    /// Whether the page is the current page.
    public var isCurrent: Bool
  }

  /// The pages, ordered by level, then by page. If a page is open, it is the only one.
  public var pages: [Page]
  /// The numbers of levels and pages that fit on the display.
  public var viewport: Viewport

  /// Whether the display contains only the current page, untitled and at rest. A drawing of this page would show only
  /// its index.
  var isBare: Bool {
    pages.count == 1 && viewport == PagerRules().viewport
      && pages.allSatisfy {
        $0.isCurrent && $0.place.ownTitle == nil && $0.x == .zero && $0.y == .zero
      }
  }
}

/// A report on the data and the drawn column.
public struct DataReport: Sendable {
  /// The result of reading the source.
  public var read: ReadReport
  /// The drawn column.
  public var column: ColumnReport?
  /// The times of the first and last samples, or nil if there are no samples.
  public var span: ClosedRange<CivilTime>?
  /// The name of the drawn series, or nil if all rows form one series.
  public var series: String?
  /// The names of the dated levels.
  public var levels: [String]
  /// The rule for pages without values.
  public var gaps: GapsRule
  /// The aggregate that the bars show.
  public var aggregate = Aggregate.mean
}
