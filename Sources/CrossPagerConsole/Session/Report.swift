public import CivilDates
public import CrossPager
public import CrossPagerSeries

/// The facts of a report, which text, plain and JSON reports present.
public enum Report: Sendable {
  case whereabouts([Place], opened: OpenedPage?)
  case levels([LevelReport], rules: PagerRules, scale: ScaleRule)
  case map([Place], reading: ReadingRule)
  case routes(Directions)
  /// Nil if no page is shown.
  case page(PageReport?)
  /// Nil if there are no dated levels.
  case data(DataReport?)
  /// The columns of numbers. Empty if there are no dated levels.
  case values([Column])
  /// The series by name, and the columns that name them. Empty if there is one without a name.
  case series([SeriesReport], by: [String])
  case history([String])
  case help([HelpEntry], HelpScope)
  /// All hosts, by number.
  case hosts([Host], rule: HostingRule)
  case saved(file: String)
  /// A recording that started, or that ended after `ended` commands.
  case recording(file: String, ended: Int?)
  case replayed(ReplayReport)
  /// An expectation that was met.
  case expected(String)
  case link(String)
  case quit(Int?)

  /// A host's number and the page it shows, or nil if the host is not in use.
  public typealias Host = (number: Int, place: Place?)
  /// A column's name, the summary of the whole column, and whether it is drawn.
  public typealias Column = (name: String, total: Summary, isShown: Bool)
}

/// A level with its rules.
public struct LevelReport: Sendable {
  /// The level and the page it is on.
  public var place: Place
  /// The unit of a dated level.
  public var unit: CalendarUnit?
  /// The rules of the level.
  public var rules: LevelRules
}

/// A series of the source.
public struct SeriesReport: Sendable {
  /// The name of the series.
  public var name: String
  /// The number of samples.
  public var count: Int
  /// The times of the first and last sample, or nil without samples.
  public var span: ClosedRange<CivilTime>?
  /// Whether the series is drawn.
  public var isShown: Bool
}

/// The page that is shown.
public enum PageReport: Sendable {
  case plain(Place)
  /// A chart and the range of its scale. Nil is the range of its own bars. `series` is nil if the data has only one
  /// without a name.
  case chart(
    Place, PageSummary, value: String, series: String?, aggregate: Aggregate,
    scale: ClosedRange<Double>?
  )
}

/// The source of the numbers.
public struct DataReport: Sendable {
  /// What reading the source found.
  public var read: ReadReport
  /// The column that is drawn.
  public var column: ColumnReport?
  /// The times of the first and last sample, or nil without samples.
  public var span: ClosedRange<CivilTime>?
}
