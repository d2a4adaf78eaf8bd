/// The character between a number's whole part and its decimals.
public enum DecimalMark: String, CaseIterable, Hashable, Sendable {
  case point = "."
  case comma = ","

  var scalar: Unicode.Scalar {
    switch self {
    case .point: "."
    case .comma: ","
    }
  }
}

/// What becomes of rows that have the same time, to the microsecond. The first is the default.
public enum DuplicateRule: String, CaseIterable, Hashable, Sendable {
  /// All are kept and count: several bookings of a day add up, and the hour that an autumn day has twice is not lost.
  case all
  /// The first that was read is kept, the others are left out.
  case first
  /// The last that was read is kept, the others are left out.
  case last
}

/// How a file is to be read. What is not said is found out from the file.
public struct SeriesOptions: Hashable, Sendable {
  /// The name of the value column; nil takes the first column of numbers.
  public var value: String?
  /// The name of the date column; nil takes the first column of dates.
  public var date: String?
  /// The byte between fields; nil finds out whether it is a comma, a semicolon or a tab.
  public var delimiter: UInt8?
  /// The decimal mark of the values.
  public var decimalMark = DecimalMark.point
  /// Further texts that stand for a missing value, in either case; one that is a number, `-200`, also stands for other
  /// spellings of that number, `-200.0`.
  public var missingTokens: [String] = []
  /// The zone to whose clocks times with `Z` or an offset are converted, by its IANA name.
  public var timeZone = "UTC"
  /// The pattern of the dates, see ``StampPattern``; nil reads ISO 8601.
  public var dateFormat: String?
  /// What becomes of rows that have the same time. Only ``DuplicateRule/last`` takes memory for every row.
  public var duplicates = DuplicateRule.all
  /// Whether rows that cannot be read are counted and left out instead of refusing the file.
  public var skipBadRows = false

  /// The options that say nothing.
  public init() {}
}
