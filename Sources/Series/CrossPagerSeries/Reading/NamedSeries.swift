public import CivilDates

/// One of the series in a file: the samples of all rows with the same name.
public struct NamedSeries: Sendable, Equatable {
  /// The name, from the cells of ``ReadReport/seriesColumns``; empty if the file has one series.
  public let name: String
  /// The series of one or more numeric columns. The first column is shown first.
  public let series: [Series]

  /// Creates a series.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - series: The series of one or more columns.
  public init(name: String, series: [Series]) {
    precondition(!series.isEmpty, "A series needs at least one column.")
    self.name = name
    self.series = series
  }

  /// The number of samples, including blank ones.
  public var count: Int { series[0].count }
  /// The times of the earliest and latest samples; nil if there are no samples.
  public var span: ClosedRange<CivilTime>? { series[0].span }
}
