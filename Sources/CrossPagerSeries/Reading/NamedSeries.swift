public import CivilDates

/// One of the series in a file: the samples of all rows with the same name.
public struct NamedSeries: Sendable, Equatable {
  /// The name, from the cells of ``ReadReport/seriesColumns``; empty if the file has one series.
  public let name: String
  /// The series of one or more numeric columns. The first column is shown first.
  public let columns: [Series]

  /// Creates a series.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - columns: The series of one or more columns.
  public init(name: String, columns: [Series]) {
    precondition(!columns.isEmpty, "A series needs at least one column.")
    self.name = name
    self.columns = columns
  }

  /// The number of samples, including blank ones.
  public var count: Int { columns[0].count }
  /// The times of the earliest and latest samples; nil if there are no samples.
  public var span: ClosedRange<CivilTime>? { columns[0].span }
}
