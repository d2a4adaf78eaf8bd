public import CrossPagerTimeline

/// The numbers that dated levels show, and how they are to be shown.
public struct ChartData: Sendable {
  /// The samples.
  public var series: Series
  /// What became of the rows of the source.
  public var report: ReadReport
  /// What a bar's height is.
  public var aggregate: Aggregate
  /// How days make weeks.
  public var calendar: CivilCalendar

  /// What dated levels show.
  public init(
    series: Series, report: ReadReport, aggregate: Aggregate = .mean,
    calendar: CivilCalendar = CivilCalendar()
  ) {
    self.series = series
    self.report = report
    self.aggregate = aggregate
    self.calendar = calendar
  }
}
