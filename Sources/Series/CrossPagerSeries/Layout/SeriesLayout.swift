package import CivilDates

/// The layout of a file, as set by the options or detected from the file.
package struct SeriesLayout: Hashable, Sendable {
  /// The number of lines before the header, or before the first row if there is no header. The skipped lines may be
  /// comments, a line like `sep=;`, titles or blank lines.
  package let skippedLines: Int
  package let delimiter: Delimiter
  package let decimalMark: DecimalMark
  /// Whether the column names come from the file: from the first record, or from a comment directly above the rows.
  package let hasHeader: Bool
  /// The records between the skipped lines and the first row: the header and any lines of units below it.
  var headerRecords = 0
  /// The mark that starts a comment line between the rows; nil if there are no comments.
  package internal(set) var comments: CommentMark?
  /// The names of the columns, without surrounding white space, or `1`, `2` and so on if there is no header. Names are
  /// made unique: a second column `v` becomes `v (2)`, and an unnamed third column becomes `column 3`.
  package let columnNames: [String]
  /// The date columns, whose cells are joined by spaces in this order; empty if the header contains the dates.
  package let datePositions: [Int]
  package let dateFormat: DateFormat
  /// The numeric columns, each listed once. The first column is shown first. If there are none, the rows are counted.
  package let valueColumns: [ValueColumn]
  package internal(set) var shape = Shape.rows
  /// The reason for the order of day and month; nil if the dates have only one possible order.
  package internal(set) var dateOrder: DateOrder?
  var isNewestFirst = false
  /// The positions of the columns whose cells name the series of a row; empty if the file has one series. If each row
  /// is a series, some of these columns may be unnecessary.
  package internal(set) var seriesPositions: [Int] = []
  /// Columns whose cells have been equal so far. If a cell changes where the times start again, another series begins.
  var constantPositions: [Int] = []
  /// For a file that is not a table, the converter in its initial state; nil for a table.
  var conversion: TextConversion?
  /// In a table with a column for each time, the positions of the columns that are not used.
  var passedOver: [Int] = []
  /// The words that recur among the numbers and are therefore read as missing values.
  package internal(set) var missingWords: [String] = []
  /// Whether marks after numbers, such as the asterisk in `13.1*`, are left out.
  var hasMarks = false

  /// The arrangement of the samples in a file.
  package enum Shape: Hashable, Sendable {
    /// Each row has a date, and each value column is a series.
    case rows
    /// The value columns are the months from January to December, and the date column contains the year. All values
    /// belong to one series with this name. The file defines `missingNumber`, if any, as a missing value.
    case months(name: String, missingNumber: String?)
    /// The header contains the times of day of the value columns, in minutes, and the date column contains the day. All
    /// values of a row belong to one series with this name.
    case clockHeader(name: String, minutes: [Int])
    /// The header contains the times of the value columns. `name` is the name of the values.
    case datedHeader(name: String, DatedRows)

    /// The name of the values; nil if each value column is a series.
    var name: String? {
      switch self {
      case .rows: nil
      case .months(let name, _), .clockHeader(let name, _), .datedHeader(let name, _): name
      }
    }

    package var datedRows: DatedRows? {
      if case .datedHeader(_, let rows) = self { rows } else { nil }
    }
  }

  /// The rows of a table whose header contains the times.
  package struct DatedRows: Hashable, Sendable {
    /// The time of each value column.
    package let times: [CivilTime]
    let hasFlags: Bool
    /// Whether each row is a series, named by the smallest set of cells that tells all rows apart.
    let areSeries: Bool
    /// The names of the comma-separated parts of the cells in the only series column; empty if the cells have no parts.
    let partNames: [String]
  }

  /// A numeric column.
  package struct ValueColumn: Hashable, Sendable {
    package let position: Int
    /// Whether the column was requested or, if no column was requested, chosen by default.
    package internal(set) var isRequired: Bool
    var notation = Notation.plain
    package internal(set) var role = ColumnRole.measure
    /// The unit that another column names in every row; nil if there is none.
    var namedUnit: String?

    package var unit: String? { notation.unit ?? namedUnit }
  }

  /// The name of the values in a file without a title, if there is a column for each time.
  static let defaultName = "value"
  static let rowsName = "rows"

  package var missingNumber: String? {
    if case .months(_, let number) = shape { number } else { nil }
  }

  /// Whether letters after a number, such as the `p` in `12.3 p`, are flags and not a unit.
  package var hasFlags: Bool { hasMarks || shape.datedRows?.hasFlags == true }

  /// Whether the first column contains dates or numbers, in which case no row can look like a comment.
  var readsFirstColumn: Bool {
    datePositions.contains(0) || valueColumns.contains { $0.position == 0 }
  }

  var dateColumnName: String { names(at: datePositions).joined(separator: " ") }

  func names(at positions: [Int]) -> [String] { positions.map { columnNames[$0] } }
}

extension SeriesLayout {
  /// - Parameter linesAbove: The number of lines, other than the header, between the preamble and the rows.
  init(
    of sample: SeriesSample, linesAbove: Int = 0, _ numbers: NumberFinder, dates: [Int],
    _ format: DateFormat, order: DateOrder? = nil, values: [ValueColumn], shape: Shape = .rows,
    series: SeriesColumnFinder.Found, passedOver: [Int] = []
  ) {
    self.init(
      skippedLines: sample.preamble.lines + linesAbove, delimiter: sample.delimiter,
      decimalMark: numbers.decimalMark, hasHeader: sample.header != nil,
      headerRecords: sample.headerRecords, comments: sample.comments,
      columnNames: sample.columns.map(\.name), datePositions: dates, dateFormat: format,
      valueColumns: values, shape: shape, dateOrder: order,
      seriesPositions: series.positions, constantPositions: series.constant, passedOver: passedOver,
      missingWords: numbers.missingWords, hasMarks: numbers.hasMarks)
  }
}
