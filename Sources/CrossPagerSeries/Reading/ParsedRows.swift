import CivilDates

/// Consecutive rows that have been parsed but not added to the bars.
///
/// Parsing changes neither the bars nor the report, so several parts of a file can be parsed at the same time.
struct ParsedRows: Sendable {
  /// The position of the first row.
  let start: Int
  /// The position after the last row. Lines and comments are counted from ``start``.
  private(set) var cursor: CSVCursor
  /// The table that parsed the rows.
  private(set) var table: SeriesTable
  private(set) var times: [CivilTime] = []
  /// The values of all rows, with one value for each column of the table.
  private(set) var values: [Double] = []
  /// The line of each row, counting from ``start``.
  private(set) var lines: [Int] = []
  /// The number of rows whose time had a UTC offset.
  private(set) var converted = 0

  /// Parses rows up to the first one that is not a plain sample, such as a bad row.
  ///
  /// - Parameter cursor: A cursor between two records.
  /// - Complexity: O(length of the range).
  init(
    in bytes: Span<UInt8>, _ range: Range<Int>, from cursor: CSVCursor, by table: SeriesTable
  ) {
    start = range.lowerBound
    self.cursor = cursor.moved(to: range.lowerBound)
    self.table = table
    var fields: [CSVField] = []
    while readRecord(in: bytes, upTo: range.upperBound, into: &fields) {
      guard let row = try? self.table.read(fields, in: bytes), !self.table.hasUnreadable,
        case .sample(let time, let isConverted) = row
      else {
        self.cursor.returnToRecord()
        return
      }
      times.append(time)
      values.append(contentsOf: self.table.values)
      lines.append(fields[0].line)
      if isConverted { converted += 1 }
    }
  }

  private mutating func readRecord(
    in bytes: Span<UInt8>, upTo end: Int, into fields: inout [CSVField]
  ) -> Bool {
    (try? cursor.nextRecord(in: bytes, upTo: end, isLast: false, into: &fields)) ?? false
  }
}
