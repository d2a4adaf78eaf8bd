/// How a file is laid out: what its bytes mean, found by looking at them where the options do not say.
public struct SeriesLayout: Hashable, Sendable {
  /// How many lines stand in front of the header, or of the first row if there is none: comments that start with `#`, a
  /// line like `sep=;`, a title, and blank lines between them.
  public let skippedLines: Int
  /// The byte between fields.
  public let delimiter: UInt8
  /// The character between a number's whole part and its decimals.
  public let decimalMark: DecimalMark
  /// Whether the first record names the columns.
  public let hasHeader: Bool
  /// The names of the columns, without white space on either side; `1`, `2` and so on without a header. Each is another:
  /// of several columns called `v` the second is `v (2)`, and the third column, if it has no name, is `column 3`.
  public let columnNames: [String]
  /// The positions of the columns whose cells, joined by one space in this order, make the date.
  public let dateColumns: [Int]
  /// How dates are written.
  public let dateFormat: StampFormat
  /// The columns of numbers, the one that is shown first in front; each once.
  public let valueColumns: [ValueColumn]

  /// The names of the columns that make the date, joined as their cells are.
  var dateColumnName: String { dateColumns.map { columnNames[$0] }.joined(separator: " ") }

  /// A column of numbers.
  public struct ValueColumn: Hashable, Sendable {
    /// Its position among the columns.
    public let index: Int
    /// Whether it was asked for, or is the one that is shown because none was.
    public let isRequired: Bool
  }
}
