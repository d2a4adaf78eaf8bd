/// How a file is to be read. What is not said is found out from the file.
public struct SeriesOptions: Hashable, Sendable {
  /// The names of the value columns that are wanted, the one to be shown first in front; none takes the first column of
  /// numbers. A number that is no name is the position of a column, from 1.
  public var value: [String] = []
  /// The names of the columns whose cells, joined by a space in this order, make the date; none finds them out. A number
  /// that is no name is the position of a column, from 1.
  public var date: [String] = []
  /// The byte between fields; nil finds out whether it is a comma, a semicolon, a tab, a bar or a space.
  public var delimiter: UInt8?
  /// The decimal mark of the values; nil finds out.
  public var decimalMark: DecimalMark?
  /// Whether the first record names the columns; if not, they are called `1`, `2` and so on.
  public var hasHeader = true
  /// Further texts that stand for a missing value, in either case; one that is a number, `-200`, also stands for other
  /// spellings of that number, `-200.0`.
  public var missingTokens: [String] = []
  /// The zone to whose clocks times with `Z` or an offset are converted, by its IANA name.
  public var timeZone = "UTC"
  /// How dates are written, `ISO 8601` or a pattern, see ``StampPattern``; nil finds out.
  public var dateFormat: String?
  /// What becomes of rows that have the same time. Only ``DuplicateRule/last`` takes memory for every row.
  public var duplicates = DuplicateRule.all
  /// Whether rows that cannot be read are counted and left out instead of refusing the file.
  public var skipBadRows = false

  /// The options that say nothing.
  public init() {}
}
