/// What came of every row of a file: `rows == used + blank + skipped`.
public struct ReadReport: Hashable, Sendable {
  /// The name of the file.
  public let source: String
  /// The names of all columns, in their order.
  public let columns: [String]
  /// The name of the column the dates were read from.
  public let dateColumn: String
  /// The name of the column the values were read from.
  public let valueColumn: String
  /// The byte between fields.
  public let delimiter: UInt8

  /// The rows behind the header; completely empty lines are none.
  public internal(set) var rows = 0
  /// The rows that gave a sample with a value.
  public internal(set) var used = 0
  /// The rows without a value. Those with a date gave a sample that is missing.
  public internal(set) var blank = 0
  /// The rows that could not be read and were left out.
  public internal(set) var skipped = 0
  /// The samples, with a value or missing, whose time another sample had before them. They are kept.
  public internal(set) var duplicate = 0
  /// The samples that are earlier than the sample of the row before. They were put in order.
  public internal(set) var outOfOrder = 0
  /// The samples whose time had an offset and was converted to the time zone.
  public internal(set) var converted = 0
  /// What was wrong with the first rows that were skipped, at most ``skippedErrorLimit``.
  public internal(set) var skippedErrors: [SeriesError] = []

  /// How many errors of skipped rows are kept.
  public static let skippedErrorLimit = 10

  init(source: String, columns: [String], dateColumn: String, valueColumn: String, delimiter: UInt8)
  {
    self.source = source
    self.columns = columns
    self.dateColumn = dateColumn
    self.valueColumn = valueColumn
    self.delimiter = delimiter
  }
}
