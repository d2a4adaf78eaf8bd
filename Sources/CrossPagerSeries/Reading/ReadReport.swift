public import CivilDates

/// What became of every row of a file.
///
/// For every column that was read, `rows == used + blank + skipped + leftOut`.
public struct ReadReport: Hashable, Sendable {
  /// The name of the file.
  public let source: String
  /// The names of all columns, in their order.
  public let columns: [String]
  /// The names of the columns that make the date. Their cells are joined by a space.
  public let dateColumns: [String]
  /// How the dates are written.
  public let dateFormat: String
  /// The decimal mark of the values.
  public let decimalMark: DecimalMark
  /// The byte between fields.
  public let delimiter: UInt8
  /// Whether the first record names the columns.
  public let hasHeader: Bool
  /// Which of several rows with the same time count.
  public let duplicateRule: DuplicateRule

  /// The number of bytes read.
  public internal(set) var bytes = 0
  /// The rows after the header, without empty lines.
  public internal(set) var rows = 0
  /// The rows that could not be read.
  public internal(set) var skipped = 0
  /// The samples, with or without a value, whose time an earlier row has.
  public internal(set) var duplicate = 0
  /// The samples left out in favor of another of the same time. No column counts them as used or blank.
  public var leftOut: Int { duplicateRule == .all ? 0 : duplicate }
  /// The samples that are earlier than the one before. They were put in order.
  public internal(set) var outOfOrder = 0
  /// The samples whose time had an offset and was converted to the time zone.
  public internal(set) var converted = 0

  /// The columns that were read, at least one. The first is the one to show first.
  public internal(set) var valueColumns: [ColumnReport]
  /// The columns that were left out because of a cell that is not a number.
  public internal(set) var closedColumns: [ClosedColumn] = []
  /// Why the first rows were skipped, at most ``exampleLimit``.
  public internal(set) var skippedErrors: [SeriesError] = []
  /// The first duplicate samples, at most ``exampleLimit``.
  public internal(set) var duplicateRows: [DuplicateRow] = []

  /// How many examples of skipped and duplicate rows are kept.
  public static let exampleLimit = 10

  /// The names of the date columns, joined by a space.
  public var dateColumn: String { dateColumns.joined(separator: " ") }
  /// The name of the first value column.
  public var valueColumn: String { valueColumns.first?.name ?? "" }
  /// The rows with a value in the first value column.
  public var used: Int { valueColumns.first?.used ?? 0 }
  /// The rows without a value in the first value column.
  public var blank: Int { valueColumns.first?.blank ?? 0 }
}

extension ReadReport {
  /// The report of a series that was not read from a file: every sample is a row.
  ///
  /// - Parameters:
  ///   - series: The series.
  ///   - source: The name of its source.
  ///   - dateColumn: The name of the column of its times.
  /// - Complexity: O(bars of the series).
  public init(of series: Series, source: String, dateColumn: String = "time") {
    var column = ColumnReport(name: series.name)
    let total = series.total
    column.used = total.count
    column.blank = total.missing
    for value in [total.min, total.max] { value.map { column.extent.add($0) } }
    self.init(
      source: source, columns: [dateColumn, series.name], dateColumns: [dateColumn],
      dateFormat: DateFormat.iso.description, decimalMark: .point, delimiter: UInt8(ascii: ","),
      hasHeader: false, duplicateRule: .all, valueColumns: [column])
    rows = series.count
  }

  /// The report of a file before its first row.
  init(_ table: SeriesTable, options: SeriesOptions) {
    let layout = table.layout
    self.init(
      source: table.source, columns: layout.columnNames,
      dateColumns: layout.dateColumns.map { layout.columnNames[$0] },
      dateFormat: layout.dateFormat.description, decimalMark: layout.decimalMark,
      delimiter: layout.delimiter, hasHeader: layout.hasHeader, duplicateRule: options.duplicates,
      valueColumns: table.names.map(ColumnReport.init))
  }
}

/// What a column of values holds in the rows that are neither skipped nor left out.
public struct ColumnReport: Hashable, Sendable {
  /// The name of the column.
  public let name: String
  /// The rows with a value.
  public internal(set) var used = 0
  /// The rows without a value, with or without a date.
  public internal(set) var blank = 0
  var extent = ValueExtent()
  /// Whether a value that ``extent`` depends on was taken back.
  var isExtentStale = false

  init(name: String) { self.name = name }

  /// The least and the greatest value; nil without values.
  public var range: ClosedRange<Double>? { extent.range }
  /// A value that may stand for a missing one. It is not removed.
  public var sentinel: Sentinel? { extent.sentinel }
}

/// A column that was left out because of a cell that is not a number.
public struct ClosedColumn: Hashable, Sendable {
  /// The name of the column.
  public let name: String
  /// What is wrong with the cell.
  public let error: SeriesError
}

/// A row whose time an earlier row has.
public struct DuplicateRow: Hashable, Sendable {
  /// The line it starts on, from 1.
  public let line: Int
  /// The time of both.
  public let time: CivilTime
  /// Its value in the first column; nil if missing.
  public let value: Double?
}
