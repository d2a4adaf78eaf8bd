public import CivilDates
public import CrossPager
public import CrossPagerSeries

/// What a report tells, before it is put into words.
public enum Report: Sendable {
  case whereabouts([Place], opened: OpenedPage?)
  case levels([LevelReport], rules: PagerRules, scale: ScaleRule)
  case map([Place], reading: ReadingRule)
  case routes(Directions)
  /// nil where no page is shown.
  case page(PageReport?)
  /// nil where there are no dated levels.
  case data(DataReport?)
  /// The columns of numbers; none where there are no dated levels.
  case values([Value])
  case history([String])
  case help([HelpEntry], HelpScope)
  /// The hosts there are, by their numbers.
  case hosts([Host], rule: HostingRule)
  case saved(file: String)
  /// A recording that began, or ended after that many commands.
  case recording(file: String, ended: Int?)
  case replayed(ReplayReport)
  /// What was expected, and was so.
  case expected(String)
  case link(String)
  case quit(Int?)

  /// A host by its number, and the page it shows; nil if it is not in use.
  public typealias Host = (number: Int, place: Place?)
  /// A column by its name, what all of it comes to, and whether it is the one that is drawn.
  public typealias Value = (name: String, total: Summary, isShown: Bool)
}

/// A level with its rules.
public struct LevelReport: Sendable {
  /// The level and the page it stands on.
  public var place: Place
  /// The unit of a dated level.
  public var unit: CalendarUnit?
  /// The rules it follows.
  public var rules: LevelRules
}

/// The page shown.
public enum PageReport: Sendable {
  case plain(Place)
  /// A chart, with the range of values its scale is for; nil is that of its own bars.
  case chart(Place, PageSummary, value: String, aggregate: Aggregate, scale: ClosedRange<Double>?)
}

/// Where the numbers come from.
public struct DataReport: Sendable {
  /// What became of every row.
  public var read: ReadReport
  /// The column that is drawn.
  public var column: ColumnReport?
  /// The times of the first and the last sample; nil without samples.
  public var span: ClosedRange<CivilTime>?
}
