extension ReadReport {
  /// The report of a series that was not read from a file: every sample is a row.
  ///
  /// - Parameter source: What to call where it comes from.
  /// - Complexity: O(samples).
  public init(of series: Series, source: String, dateColumn: String = "time") {
    self.init(
      source: source, columns: [dateColumn, series.name], dateColumn: dateColumn,
      valueColumn: series.name, delimiter: UInt8(ascii: ","))
    rows = series.count
    if let span = series.span {
      let end = CivilTime(microseconds: span.upperBound.microseconds + 1)
      used = series.summary(of: span.lowerBound..<end).count
    }
    blank = rows - used
  }
}
