/// The layout of a file, as set by the options or detected from the file.
public struct SeriesLayout: Hashable, Sendable {
  /// The number of lines before the header, or before the first row if there is no header. The skipped lines may be
  /// comments that start with `#`, a line like `sep=;`, titles or blank lines.
  public let skippedLines: Int
  /// The byte that separates fields.
  public let delimiter: UInt8
  /// The character that separates the whole part of a number from its decimals.
  public let decimalMark: DecimalMark
  /// Whether the first record contains the column names.
  public let hasHeader: Bool
  /// The names of the columns, without surrounding white space, or `1`, `2` and so on if there is no header. Names are
  /// made unique: a second column `v` becomes `v (2)`, and an unnamed third column becomes `column 3`.
  public let columnNames: [String]
  /// The positions of the date columns. The cells of multiple columns are joined by spaces, in this order.
  public let dateColumns: [Int]
  /// The format of the dates.
  public let dateFormat: DateFormat
  /// The numeric columns, each listed once. The first column is shown first.
  public let valueColumns: [ValueColumn]
  /// The positions of the columns whose cells name the series of a row; empty if the file has one series.
  public let seriesColumns: [Int]
  /// The positions of columns that are constant so far. If such a cell changes where the times start again, the rows of
  /// another series begin.
  let constantColumns: [Int]

  /// A numeric column.
  public struct ValueColumn: Hashable, Sendable {
    /// The position of the column.
    public let index: Int
    /// Whether the column was requested or, if no column was requested, chosen by default.
    public let isRequired: Bool
  }

  /// The names of the date columns, joined by spaces.
  var dateColumnName: String { dateColumns.map { columnNames[$0] }.joined(separator: " ") }
}
