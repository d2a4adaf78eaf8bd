/// How a file is laid out. What the options leave open is found in the file.
public struct SeriesLayout: Hashable, Sendable {
  /// The number of lines before the header, or before the first row if there is no header: comments that start with
  /// `#`, a line like `sep=;`, a title, and blank lines between them.
  public let skippedLines: Int
  /// The byte between fields.
  public let delimiter: UInt8
  /// The character between a number's whole part and its decimals.
  public let decimalMark: DecimalMark
  /// Whether the first record names the columns.
  public let hasHeader: Bool
  /// The names of the columns, without white space on either side; `1`, `2` and so on without a header. All differ: a
  /// second column `v` is `v (2)`, and a third column without a name is `column 3`.
  public let columnNames: [String]
  /// The positions of the columns that make the date. Their cells are joined by a space, in this order.
  public let dateColumns: [Int]
  /// How dates are written.
  public let dateFormat: DateFormat
  /// The columns of numbers, each once. The first is the one to show first.
  public let valueColumns: [ValueColumn]

  /// A column of numbers.
  public struct ValueColumn: Hashable, Sendable {
    /// Its position among the columns.
    public let index: Int
    /// Whether it was asked for, or is shown because none was.
    public let isRequired: Bool
  }

  /// The names of the columns that make the date, joined by a space.
  var dateColumnName: String { dateColumns.map { columnNames[$0] }.joined(separator: " ") }
}
