/// How to read a file. What is left out is found in the file.
public struct SeriesOptions: Hashable, Sendable {
  /// The value columns to read, by name or by position from 1. The first is the one to show first. By default, the
  /// first column of numbers.
  public var value: [String] = []
  /// The columns that make the date, by name or by position from 1. Their cells are joined by a space, in this order.
  public var date: [String] = []
  /// The byte between fields: by default, a comma, semicolon, tab, bar or space.
  public var delimiter: UInt8?
  /// The decimal mark of the values.
  public var decimalMark: DecimalMark?
  /// Whether the first record names the columns. Without a header, their names are `1`, `2` and so on.
  public var hasHeader = true
  /// More words for a missing value, in either case. A number such as `-200` also stands for `-200.0`.
  public var missingTokens: [String] = []
  /// The time zone that times with `Z` or an offset are converted to, by its IANA name.
  public var timeZone = "UTC"
  /// How dates are written: `ISO 8601` or a pattern, see ``DateFormat``.
  public var dateFormat: String?
  /// Which of several rows with the same time count. ``DuplicateRule/last`` keeps every row in memory.
  public var duplicates = DuplicateRule.all
  /// Whether to count and skip rows that cannot be read, instead of refusing the file.
  public var skipBadRows = false

  /// The default options.
  public init() {}
}
