public import CivilDates
public import CrossPagerSeries

/// The numbers that dated levels show, and how to show them.
public struct ChartData: Sendable {
  /// The columns of numbers, at least one. The first is drawn by default.
  public let columns: [Series]
  /// The names of the columns.
  let names: [String]
  /// What reading the source found.
  public var report: ReadReport
  /// How the samples of a period become the height of its bar.
  public var aggregate: Aggregate
  /// The calendar that groups days into weeks.
  public var calendar: CivilCalendar

  /// Creates chart data.
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

  /// The unit of the numbers in a column, or nil if they have none.
  func unit(ofColumn name: String) -> String? {
    report.valueColumns.first { $0.name == name }?.unit
  }

  /// The column with the given name, or the first column if there is none.
  func column(named name: String?) -> Series {
    columns.first { $0.name == name } ?? columns[0]
  }
}
