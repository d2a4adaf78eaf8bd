public import CivilDates
public import CrossPagerSeries
import CrossPagerTimeline

/// The data of dated levels and the rules for showing it.
public struct ChartData: Sendable {
  /// The columns of numbers, at least one. The first column is drawn by default.
  public let columns: [Series]
  /// The names of the columns.
  let names: [String]
  /// The result of reading the source.
  public var report: ReadReport
  /// The function that combines the samples of a period into the value of its bar.
  public var aggregate: Aggregate
  /// The calendar that groups days into weeks.
  public var calendar: CivilCalendar

  /// Creates chart data.
  ///
  /// - Parameter columns: The columns, at least one.
  public init(
    columns: [Series], report: ReadReport, aggregate: Aggregate = .mean,
    calendar: CivilCalendar = CivilCalendar()
  ) {
    precondition(!columns.isEmpty, "A chart needs at least one column.")
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

  /// The level of a unit over all samples.
  ///
  /// - Returns: The level, or nil if there are no samples.
  /// - Complexity: O(1), or O(bars) if gaps are skipped
  func level(_ unit: CalendarUnit, gaps: GapsRule) -> DatedLevel? {
    let chosen =
      gaps == .skip
      ? DatedLevel(
        unit: unit, calendar: calendar,
        indices: columns.indicesWithValue(of: unit, in: calendar)) : nil
    return chosen
      ?? columns.first?.span.map { DatedLevel(unit: unit, calendar: calendar, covering: $0) }
  }

  /// The column with the given name, or the first column if there is none.
  func column(named name: String?) -> Series {
    columns.first { $0.name == name } ?? columns[0]
  }
}
