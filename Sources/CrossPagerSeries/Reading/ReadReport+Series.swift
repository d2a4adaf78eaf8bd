extension ReadReport {
  /// The report of a series that was not read from a file: every sample is a row.
  ///
  /// - Parameters:
  ///   - series: The series.
  ///   - source: The name of its source.
  ///   - dateColumn: The name of its times.
  /// - Complexity: O(bars of the series).
  public init(of series: Series, source: String, dateColumn: String = "time") {
    var column = ColumnReport(name: series.name)
    let total = series.total
    column.used = total.count
    column.blank = total.missing
    for value in [total.min, total.max] { value.map { column.extent.add($0) } }
    self.init(
      source: source, columns: [dateColumn, series.name], dateColumns: [dateColumn],
      dateFormat: StampFormat.iso.description, decimalMark: .point, delimiter: UInt8(ascii: ","),
      hasHeader: false, duplicateRule: .all, valueColumns: [column])
    rows = series.count
  }

  /// The report of a file before its first row.
  init(_ table: SeriesTable, options: SeriesOptions) {
    let layout = table.layout
    self.init(
      source: table.source, columns: layout.columnNames,
      dateColumns: layout.dateColumns.map { layout.columnNames[$0] },
      dateFormat: layout.dateFormat.description, decimalMark: layout.decimalMark,
      delimiter: layout.delimiter, hasHeader: layout.hasHeader, duplicateRule: options.duplicates,
      valueColumns: table.names.map(ColumnReport.init))
  }
}
