public import CivilDates

/// What came of every row of a file.
///
/// Each row is used, blank, skipped or left out: for every column that was read,
/// `rows == used + blank + skipped + leftOut`.
public struct ReadReport: Hashable, Sendable {
  /// The name of the file.
  public let source: String
  /// The names of all columns, in their order.
  public let columns: [String]
  /// The names of the columns the dates were read from; the cells of several are joined by a space.
  public let dateColumns: [String]
  /// How the dates are written.
  public let dateFormat: String
  /// The decimal mark of the values.
  public let decimalMark: DecimalMark
  /// The byte between fields.
  public let delimiter: UInt8
  /// Whether the first record names the columns.
  public let hasHeader: Bool
  /// What became of rows that have the same time.
  public let duplicateRule: DuplicateRule

  /// The bytes that were read.
  public internal(set) var bytes = 0
  /// The rows behind the header; completely empty lines are none.
  public internal(set) var rows = 0
  /// The rows that could not be read.
  public internal(set) var skipped = 0
  /// The samples, with a value or missing, whose time another sample had before them.
  public internal(set) var duplicate = 0
  /// The samples that gave way to another of the same time; none if all are kept. No column counts them as used or blank.
  public var leftOut: Int { duplicateRule == .all ? 0 : duplicate }
  /// The samples that are earlier than the sample of the row before. They were put in order.
  public internal(set) var outOfOrder = 0
  /// The samples whose time had an offset and was converted to the time zone.
  public internal(set) var converted = 0

  /// What the columns that were read hold, at least one; the first is the one that is shown first.
  public internal(set) var valueColumns: [ColumnReport]
  /// The columns that turned out not to be numbers and were left out.
  public internal(set) var closedColumns: [ClosedColumn] = []
  /// What was wrong with the first rows that were skipped, at most ``exampleLimit``.
  public internal(set) var skippedErrors: [SeriesError] = []
  /// The first samples whose time another sample had before them, at most ``exampleLimit``.
  public internal(set) var duplicateRows: [DuplicateRow] = []

  /// How many examples of skipped and of duplicate rows are kept.
  public static let exampleLimit = 10

  /// The names of the date columns, joined by a space.
  public var dateColumn: String { dateColumns.joined(separator: " ") }
  /// The name of the first value column.
  public var valueColumn: String { valueColumns.first?.name ?? "" }
  /// The rows that have a value in the first value column.
  public var used: Int { valueColumns.first?.used ?? 0 }
  /// The rows without a value in the first value column. Those with a date gave a sample that is missing.
  public var blank: Int { valueColumns.first?.blank ?? 0 }
}

/// What a column of values holds. Only the rows that count are told of, not those that are skipped or left out.
public struct ColumnReport: Hashable, Sendable {
  /// The name of the column.
  public let name: String
  /// The rows with a value.
  public internal(set) var used = 0
  /// The rows without a value, whether they have a date or are blank altogether.
  public internal(set) var blank = 0
  var extent = ValueExtent()
  /// Whether a value was taken back on which ``extent`` depends.
  var isExtentStale = false

  init(name: String) { self.name = name }

  /// The least and the greatest value; nil without values.
  public var range: ClosedRange<Double>? { extent.range }
  /// The value that may stand for something that was not measured; it is pointed out and not removed.
  public var sentinel: Sentinel? { extent.sentinel }
}

/// A column that was not asked for by name and left out, because it has a cell that is no number.
public struct ClosedColumn: Hashable, Sendable {
  /// The name of the column.
  public let name: String
  /// What is wrong with the cell.
  public let error: SeriesError
}

/// A row whose time another row had before.
public struct DuplicateRow: Hashable, Sendable {
  /// The line it starts on, from 1.
  public let line: Int
  /// The time both have.
  public let time: CivilTime
  /// Its value in the first column, nil if missing.
  public let value: Double?
}
