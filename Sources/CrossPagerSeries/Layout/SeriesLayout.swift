/// The layout of a file. Anything that the options do not set is detected from the file.
public struct SeriesLayout: Hashable, Sendable {
  /// The number of lines before the header, or before the first row if there is no header. They are comments that start
  /// with `#`, a line like `sep=;`, titles and blank lines.
  public let skippedLines: Int
  /// The byte that separates fields.
  public let delimiter: UInt8
  /// The character between the whole part and the decimals of a number.
  public let decimalMark: DecimalMark
  /// Whether the first record contains the column names.
  public let hasHeader: Bool
  /// The names of the columns, without surrounding white space, or `1`, `2` and so on if there is no header. Names are
  /// unique: a second column `v` becomes `v (2)`, and an unnamed third column becomes `column 3`.
  public let columnNames: [String]
  /// The positions of the date columns. Their cells are joined by spaces, in this order.
  public let dateColumns: [Int]
  /// The format of the dates.
  public let dateFormat: DateFormat
  /// The numeric columns, each listed once. The first is the one to show first.
  public let valueColumns: [ValueColumn]

  /// A numeric column.
  public struct ValueColumn: Hashable, Sendable {
    /// The position of the column.
    public let index: Int
    /// Whether the column was requested, or is shown because none was requested.
    public let isRequired: Bool
  }

  /// The names of the date columns, joined by spaces.
  var dateColumnName: String { dateColumns.map { columnNames[$0] }.joined(separator: " ") }
}
