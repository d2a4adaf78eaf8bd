public import CivilDates
public import CrossPagerSeries

/// The numbers that dated levels show, and how they are to be shown.
public struct ChartData: Sendable {
  /// The columns of numbers, at least one; the first is drawn first.
  public let columns: [Series]
  /// The names of the columns.
  let names: [String]
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
    names = columns.map(\.name)
    self.report = report
    self.aggregate = aggregate
    self.calendar = calendar
  }

  /// The column of that name, else the first.
  func column(named name: String?) -> Series {
    columns.first { $0.name == name } ?? columns[0]
  }
}
