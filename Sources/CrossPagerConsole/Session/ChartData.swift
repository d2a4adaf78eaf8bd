public import CrossPagerTimeline

/// The numbers that dated levels show, and how they are to be shown.
public struct ChartData: Sendable {
  /// The series of all columns, at least one; the first is shown.
  public var columns: [Series]
  /// What became of the rows of the source.
  public var report: ReadReport
  /// What a bar's height is.
  public var aggregate: Aggregate
  /// How days make weeks.
  public var calendar: CivilCalendar

  /// What dated levels show.
  ///
  /// - Parameter columns: The series of all columns, at least one.
  public init(
    columns: [Series], report: ReadReport, aggregate: Aggregate = .mean,
    calendar: CivilCalendar = CivilCalendar()
  ) {
    precondition(!columns.isEmpty, "A chart needs at least one column, \(columns.count) are given.")
    self.columns = columns
    self.report = report
    self.aggregate = aggregate
    self.calendar = calendar
  }

  /// The series that is shown.
  public var series: Series { columns[0] }
}
