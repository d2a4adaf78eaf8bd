public import CivilDates

/// Options for reading a file. Parts of the layout that are not set are detected from the file.
public struct SeriesOptions: Hashable, Sendable {
  /// The specifications of the required value columns. A specification is the name of a column or its number, counting
  /// from 1. The first column is shown first. By default, a suitable numeric column is chosen.
  public var value: [String] = []
  /// The specifications of the date columns. The cells of multiple columns are joined by spaces, in this order.
  public var date: [String] = []
  /// The text between fields. By default, commas, semicolons, tabs, vertical bars and blanks are detected.
  public var delimiter: Delimiter?
  /// The decimal mark of the values.
  public var decimalMark: DecimalMark?
  /// Whether the first record may contain the column names. Even then, a first record that looks like the other rows is
  /// read as a row. Without a header, the columns are named `1`, `2` and so on.
  public var hasHeader = true
  /// Additional words that mark a missing value. Case is ignored. A number such as `-200` also matches `-200.0`.
  public var missingTokens: [String] = []
  /// The IANA name of the time zone to which times with `Z` or an offset, and counts since 1970, are converted. If nil,
  /// offsets are dropped and times stay as written, and counts since 1970 are in UTC.
  public var timeZone: String?
  /// The format of dates: `ISO 8601` or a pattern. See ``DateFormat``.
  public var dateFormat: String?
  /// The rule for rows with the same time. With ``DuplicateRule/last``, every row stays in memory.
  public var duplicates = DuplicateRule.all
  /// The specifications of the columns whose cells name the series of a row. If the array is empty, all rows are read
  /// as one series. By default, the columns are detected if rows with the same time differ in them.
  public var by: [String]?
  /// The calendar of the dates. A date without a time of day means the start of its day. A date that is only a year,
  /// such as `2015` or `2015/16`, means the start of that year.
  public var calendar = CivilCalendar()
  /// Whether to skip and count unreadable rows instead of throwing an error.
  public var skipBadRows = false

  /// Creates the default options.
  public init() {}
}
