public import CivilDates

/// A report that accounts for every row of a file.
///
/// For every value column that was read, `rows == used + blank + skipped + leftOut`. In a table with a column for each
/// time, a row has *n* = ``samplesPerRow`` samples, so `n * rows == used + blank + n * skipped + leftOut`.
public struct ReadReport: Hashable, Sendable {
  /// The name of the file.
  public let source: String
  /// The layout of the file, without the columns that may name the series.
  let layout: SeriesLayout
  /// The names of the columns whose cells name the series of a row; empty if all rows form one series.
  public internal(set) var seriesColumns: [String]
  /// The number of series.
  public internal(set) var seriesCount = 1
  /// The rule for rows that have the same time within a series.
  public let duplicateRule: DuplicateRule

  /// The encoding of the file.
  public internal(set) var encoding = TextEncoding.utf8
  /// The number of values left out of the records in JSON, by name: lists in records, and members that first appear
  /// after the beginning of the file.
  public internal(set) var leftOutMembers: [String: Int] = [:]
  /// The number of bytes read.
  public internal(set) var bytes = 0
  /// The number of rows after the header, excluding empty lines and comments.
  public internal(set) var rows = 0
  /// The number of comment lines after the first record.
  public internal(set) var comments = 0
  /// The number of rows that were skipped because they could not be read.
  public internal(set) var skipped = 0
  /// The number of samples, with or without a value, that have the same time as an earlier sample of their series.
  public internal(set) var duplicate = 0
  /// The number of samples left out in favor of another sample with the same time. No column counts these samples as
  /// used or blank.
  public var leftOut: Int { duplicateRule == .all ? 0 : duplicate }
  /// The number of samples that are earlier than the preceding sample of their series. The reader sorts all samples.
  public internal(set) var outOfOrder = 0
  /// The number of samples whose time has a UTC offset, or is a count since 1970.
  public internal(set) var offsets = 0
  /// The time zone to which times with an offset or counts since 1970 were converted; nil if they were kept as written.
  public let timeZone: String?

  /// The hour at which days start and at which dates without a time of day were placed; nil if all dates have times.
  package internal(set) var hourOfDates: Int?

  /// One or more value columns that were read. The first column is shown first.
  public internal(set) var valueColumns: [ColumnReport]
  /// The columns that were left out because a cell is not a number.
  public internal(set) var closedColumns: [ClosedColumn] = []
  /// The errors in the first skipped rows, up to ``exampleLimit``.
  public internal(set) var skippedErrors: [SeriesError] = []
  /// The first duplicate samples, up to ``exampleLimit``.
  public internal(set) var duplicateRows: [DuplicateRow] = []

  /// The maximum number of examples in ``skippedErrors`` and in ``duplicateRows``.
  public static let exampleLimit = 10

  /// The name of the first value column.
  public var valueColumn: String { valueColumns.first?.name ?? "" }
  /// The number of samples with a value in the first value column.
  public var used: Int { valueColumns.first?.used ?? 0 }
  /// The number of samples without a value in the first value column.
  public var blank: Int { valueColumns.first?.blank ?? 0 }
}

extension ReadReport {
  /// The number of lines above the header, or above the first row if there is no header: titles, comments and blank
  /// lines.
  public var skippedLines: Int { layout.skippedLines }
  /// Whether the file is JSON, so that no delimiter separates its fields.
  public var isJSON: Bool { layout.conversion?.json != nil }
  /// The text between fields.
  public var delimiter: Delimiter { layout.delimiter }
  /// The decimal mark of the values.
  public var decimalMark: DecimalMark { layout.decimalMark }
  /// The number that the file defines as a missing value; nil if there is none.
  public var missingNumber: String? { layout.missingNumber }
  /// The words that were read as missing values because they recur among the numbers.
  public var missingWords: [String] { layout.missingWords }
  /// Whether letters after numbers were left out as flags.
  public var hasFlags: Bool { layout.hasFlags }
  /// Whether the column names come from the file.
  public var hasHeader: Bool { layout.hasHeader }
  /// The reason for the order of day and month; nil if the dates have only one possible order.
  public var dateOrder: DateOrder? { layout.dateOrder }
  /// The names of all columns, in order.
  public var columnNames: [String] { layout.columnNames }
  /// The names of the date columns, whose cells are joined by spaces; empty if the header contains the dates.
  public var dateColumns: [String] { layout.names(at: layout.datePositions) }
  /// The names of the date columns, joined by spaces.
  public var dateColumn: String { layout.dateColumnName }
  /// The format of the dates.
  public var dateFormat: String { layout.dateFormat.description }
  /// Whether the dates are counts of time units since 1970.
  public var countsSince1970: Bool { layout.dateFormat.isEpoch }
  /// The column names that are dates; empty unless the header contains the dates.
  public var datedColumns: [String] {
    layout.shape.datedRows == nil ? [] : layout.names(at: layout.valueColumns.map(\.position))
  }
  /// The names of the columns that were passed over in a table with a column for each month, date or time of day; empty
  /// for any other table.
  public var passedOver: [String] { layout.names(at: layout.passedOver) }
  /// The number of samples in a row: the number of value columns in a table with a column for each month, date or time
  /// of day, and 1 in any other table.
  public var samplesPerRow: Int { layout.shape == .rows ? 1 : layout.valueColumns.count }

  /// Whether each date is only a year, and was placed at the start of that year.
  package var hasYears: Bool {
    if case .months = layout.shape { false } else { layout.dateFormat.namesYears }
  }

  /// Returns a time in the file, as text. A date that was read without a time of day stays without one.
  package func text(of time: CivilTime) -> String {
    CivilTime(time.date, hour: hourOfDates ?? 0) == time ? time.date.description : "\(time)"
  }

  /// Creates a report on a series that was not read from a file. Every sample counts as a row.
  ///
  /// - Parameters:
  ///   - series: The series.
  ///   - source: The name of the source.
  ///   - dateColumn: The name of the time column.
  /// - Complexity: O(bars in the series).
  public init(of series: Series, source: String, dateColumn: String = "time") {
    var column = ColumnReport(name: series.name)
    let total = series.total
    column.used = total.count
    column.blank = total.missing
    for value in [total.min, total.max] { value.map { column.extent.add($0) } }
    let layout = SeriesLayout(
      skippedLines: 0, delimiter: .comma, decimalMark: .point, hasHeader: false,
      columnNames: [dateColumn, series.name], datePositions: [0], dateFormat: .iso,
      valueColumns: [SeriesLayout.ValueColumn(position: 1, isRequired: true)])
    self.init(
      source: source, layout: layout, seriesColumns: [], duplicateRule: .all, rows: series.count,
      timeZone: nil, valueColumns: [column])
  }

  init(_ table: SeriesTable, options: SeriesOptions) {
    // These columns depend on the number of rows from which the layout was found.
    var layout = table.layout
    (layout.seriesPositions, layout.constantPositions) = ([], [])
    self.init(
      source: table.source, layout: layout,
      seriesColumns: layout.names(at: table.layout.seriesPositions),
      duplicateRule: options.duplicates, timeZone: options.timeZone,
      valueColumns: table.countsRows
        ? [ColumnReport(name: SeriesLayout.rowsName, role: .rows)]
        : zip(table.names, table.columns).map {
          ColumnReport(name: $0, unit: $1.unit, role: $1.role)
        })
  }
}

/// A report on a value column, excluding samples that were skipped or left out.
public struct ColumnReport: Hashable, Sendable {
  /// The name of the column.
  public let name: String
  /// The unit written beside the numbers, such as `$`, `%` or `km/h`; nil if there is none.
  public let unit: String?
  /// The role of the column in the file.
  public let role: ColumnRole
  /// The number of samples with a value.
  public internal(set) var used = 0
  /// The number of samples without a value, including samples in rows without a date.
  public internal(set) var blank = 0
  /// The cells that are not numbers and count as blank. If they were more than one in a thousand, the column would be
  /// closed.
  public internal(set) var unreadable = SkippedRows()
  var extent = ValueExtent()
  /// Whether a value that ``extent`` depends on has been removed.
  var isExtentStale = false

  init(name: String, unit: String? = nil, role: ColumnRole = .measure) {
    self.name = name
    self.unit = unit
    self.role = role
  }

  /// The range of the values; nil if there are no values.
  public var range: ClosedRange<Double>? { extent.range }
  /// A value that may be a placeholder for missing data; nil if there is none. A sentinel still counts as a value.
  public var sentinel: Sentinel? { extent.sentinel }
}

/// A column that was left out because a cell is not a number.
public struct ClosedColumn: Hashable, Sendable {
  /// The name of the column.
  public let name: String
  /// The error in the cell.
  public let error: SeriesError
}

/// Rows that were skipped because they could not be read.
public struct SkippedRows: Hashable, Sendable {
  /// The errors in the first rows, up to ``ReadReport/exampleLimit``.
  public private(set) var errors: [SeriesError] = []
  /// The number of further rows.
  public private(set) var further = 0

  /// The number of all rows.
  public var count: Int { errors.count + further }

  mutating func add(_ error: SeriesError) {
    if errors.count < ReadReport.exampleLimit { errors.append(error) } else { further += 1 }
  }
}

/// A row with the same time as an earlier row.
public struct DuplicateRow: Hashable, Sendable {
  /// The number of the line where the row starts, counting from 1.
  public let line: Int
  /// The time of both rows.
  public let time: CivilTime
  /// The value in the first value column; nil if it is missing.
  public let value: Double?
}
