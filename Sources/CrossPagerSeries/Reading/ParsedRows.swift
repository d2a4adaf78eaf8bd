import CivilDates

/// Consecutive rows that have been parsed but not added to the bars.
///
/// Parsing changes neither the bars nor the report, so several parts of a file can be parsed at the same time.
struct ParsedRows: Sendable {
  /// A row without its values.
  struct Row: Sendable {
    let time: CivilTime
    /// The line of the row, counting from ``ParsedRows/start``.
    let line: Int
  }

  /// The position of the first row.
  let start: Int
  /// The position after the last row. Lines and comments are counted from ``start``.
  let cursor: CSVCursor
  /// The table used to parse the rows.
  let table: SeriesTable
  let rows: [Row]
  /// The values of all rows, with one value for each column of the table.
  let values: [Double]
  /// The number of rows whose time had a UTC offset.
  let converted: Int

  /// Parses rows up to the first one that is not a plain sample, such as a bad row.
  ///
  /// - Parameter cursor: A cursor between two records.
  /// - Complexity: O(length of the range).
  init(
    in bytes: Span<UInt8>, _ range: Range<Int>, from cursor: CSVCursor, by table: SeriesTable
  ) {
    // Local variables are faster than properties.
    var cursor = cursor.moved(to: range.lowerBound)
    var table = table
    var fields: [CSVField] = []
    var rows: [Row] = []
    var values: [Double] = []
    var converted = 0
    while Self.readRecord(at: &cursor, in: bytes, upTo: range.upperBound, into: &fields) {
      guard let row = try? table.read(fields, in: bytes), !table.hasUnreadable,
        case .sample(let time, let isConverted) = row
      else {
        cursor.returnToRecord()
        break
      }
      rows.append(Row(time: time, line: fields[0].line))
      for column in table.values.indices { values.append(table.values[column]) }
      if isConverted { converted += 1 }
    }
    start = range.lowerBound
    (self.cursor, self.table) = (cursor, table)
    (self.rows, self.values, self.converted) = (rows, values, converted)
  }

  private static func readRecord(
    at cursor: inout CSVCursor, in bytes: Span<UInt8>, upTo end: Int, into fields: inout [CSVField]
  ) -> Bool {
    (try? cursor.nextRecord(in: bytes, upTo: end, isLast: false, into: &fields)) ?? false
  }
}
