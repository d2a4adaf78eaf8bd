import CLibrary
import CivilDates

#if canImport(Dispatch)
  import Dispatch
#endif

/// Parses the rows of a file on all cores. The bytes are divided after line feeds, and the parts are parsed at the same
/// time. The samples are then added in order, because sums, duplicates and the first error depend on the order. The
/// parser stops at every row that is not a plain sample, so the result is the same as if the rows were read one by one.
struct ParallelParser: Sendable {
  /// The number of cores. With one core, rows are never parsed in advance.
  var coreCount = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  /// The length of a part in bytes. Parsing it takes longer than starting a thread, but its samples need little memory.
  var partLength = 1 << 15
  /// The maximum number of parts for each core. A core that is interrupted leaves its parts to the others.
  private static let partsPerCore = 4

  /// Reads rows up to `end`. Any remaining rows must be read one after another.
  func read(
    _ bytes: Span<UInt8>, upTo end: Int, from cursor: inout CSVCursor,
    into collector: inout SeriesCollector
  ) {
    while collector.canAddParsedRows {
      let parts = parts(of: bytes, in: cursor.position..<end)
      guard parts.count > 1 else { return }
      for parsed in parse(bytes, parts, from: cursor, by: collector.table) {
        // Parsing of the previous part may have stopped early, or that part may end with a line feed in quotes.
        guard parsed.start == cursor.position else { return }
        collector.add(parsed, after: cursor.line - 1)
        cursor.advance(to: parsed.cursor)
      }
      guard cursor.position == parts.last?.upperBound else { return }
    }
  }

  /// Divides a range into parts that end with a line feed.
  private func parts(of bytes: Span<UInt8>, in range: Range<Int>) -> [Range<Int>] {
    let count = min(coreCount * Self.partsPerCore, range.count / partLength)
    guard coreCount > 1, count > 1 else { return [] }
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for number in 1...count {
      var end = range.lowerBound + number * partLength
      while end > start, bytes[end - 1] != .lineFeed { end -= 1 }
      if end > start { parts.append(start..<end) }
      start = end
    }
    return parts
  }

  private func parse(
    _ bytes: Span<UInt8>, _ parts: [Range<Int>], from cursor: CSVCursor, by table: SeriesTable
  ) -> [ParsedRows] {
    #if canImport(Dispatch)
      var rows: [ParsedRows?] = parts.map { _ in nil }
      unsafe rows.withUnsafeMutableBufferPointer { buffer in
        // Each iteration writes a different element.
        nonisolated(unsafe) let rows = unsafe buffer
        DispatchQueue.concurrentPerform(iterations: parts.count) { number in
          unsafe rows[number] = ParsedRows(in: bytes, parts[number], from: cursor, by: table)
        }
      }
      return rows.compactMap(\.self)
    #else
      return parts.map { ParsedRows(in: bytes, $0, from: cursor, by: table) }
    #endif
  }
}

/// Consecutive rows that have been parsed but not added to the bars. Parsing changes neither the bars nor the report,
/// so several parts of a file can be parsed at the same time.
struct ParsedRows: Sendable {
  let start: Int
  /// The position after the last row. Lines and comments are counted from ``start``.
  let cursor: CSVCursor
  let table: SeriesTable
  /// The time of each row, its offset from UTC, and its line, counting from ``start``.
  let rows: [(time: CivilTime, offset: Int32?, line: Int32)]
  /// The values of all rows, with one value for each column of the table.
  let values: [Double]

  /// Parses rows up to the first one that is not a plain sample, such as a bad row.
  init(
    in bytes: Span<UInt8>, _ range: Range<Int>, from cursor: CSVCursor, by table: SeriesTable
  ) {
    // Local variables are faster than properties.
    var cursor = cursor.moved(to: range.lowerBound)
    var table = table
    var fields: [CSVField] = []
    var rows: [(time: CivilTime, offset: Int32?, line: Int32)] = []
    var values: [Double] = []
    // Most rows have more than 16 bytes. Growing the arrays would copy the rows again and again.
    rows.reserveCapacity(range.count / 16)
    values.reserveCapacity(range.count / 16)
    let end = range.upperBound
    while (try? cursor.nextRecord(in: bytes, upTo: end, isLast: false, into: &fields)) ?? false {
      guard let row = try? table.read(fields, in: bytes), !table.hasUnreadable,
        case .sample(let time, let offset) = row
      else {
        cursor.returnToRecord()
        break
      }
      rows.append((time, offset, Int32(fields[0].line)))
      for column in table.values.indices { values.append(table.values[column]) }
    }
    start = range.lowerBound
    (self.cursor, self.table) = (cursor, table)
    (self.rows, self.values) = (rows, values)
  }
}
