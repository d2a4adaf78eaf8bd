import CivilDates

/// Reads the rows of a file whose layout is known.
struct RowReader: Sendable {
  private let source: String
  private let skipsBadRows: Bool
  private(set) var cursor: CSVCursor
  var collector: SeriesCollector
  private var fields: [CSVField] = []
  /// The number of unread records before the first row.
  private var awaitedHeaders: Int
  /// Whether ``quoteLimit`` applies to the rows.
  var limitsQuotes = false

  /// The maximum number of line ends in a quoted field, if bad rows are skipped and either the file may still grow or a
  /// quote was never closed.
  static let quoteLimit = 10

  init(
    _ layout: SeriesLayout, in bytes: Span<UInt8>, source: String, options: SeriesOptions,
    resolution: CalendarUnit?
  ) throws(SeriesError) {
    self.source = source
    skipsBadRows = options.skipBadRows
    let table = try SeriesTable(layout, source: source, options: options)
    collector = SeriesCollector(table, options: options, resolution: resolution)
    cursor = CSVCursor(delimiter: layout.delimiter, comments: layout.comments, in: bytes)
    cursor.skipLines(layout.skippedLines, in: bytes)
    if let conversion = layout.conversion { cursor.line = conversion.firstLine }
    awaitedHeaders = layout.headerRecords
  }

  var awaitsHeader: Bool { awaitedHeaders > 0 }

  /// The report on the rows so far, excluding the bytes and the encoding of the file.
  var report: ReadReport {
    mutating get {
      var report = collector.currentReport()
      report.seriesCount = collector.seriesCount
      report.comments += cursor.commentCount
      return report
    }
  }

  /// Adjusts the positions after the caller has removed `count` bytes from the front.
  mutating func forget(_ count: Int) { cursor.forget(count) }

  /// Reads all complete records up to `end`. If the file ends there, the last record needs no line end.
  mutating func read(
    _ bytes: Span<UInt8>, upTo end: Int, isLast: Bool, by parser: ParallelParser
  ) throws(SeriesError) {
    // The cursor may have skipped a line that contains `end`.
    guard cursor.position <= end else { return }
    while awaitedHeaders > 0, try readRecord(in: bytes, upTo: end, isLast: isLast) {
      awaitedHeaders -= 1
    }
    if awaitedHeaders == 0 {
      if limitsQuotes { cursor.quoteLimit = Self.quoteLimit }
      parser.read(bytes, upTo: end, from: &cursor, into: &collector)
      while try readRecord(in: bytes, upTo: end, isLast: isLast) {
        try collector.add(fields, in: bytes)
      }
    }
    try checkLength(end - cursor.position, line: cursor.line)
  }

  /// Reads the next record. If the options skip bad rows, skips lines with a quote that is never closed.
  private mutating func nextRecord(
    in bytes: Span<UInt8>, upTo end: Int, isLast: Bool
  ) throws(SeriesError) -> Bool {
    while true {
      do throws(OpenQuote) {
        return try cursor.nextRecord(in: bytes, upTo: end, isLast: isLast, into: &fields)
      } catch {
        guard skipsBadRows else {
          throw .unterminatedQuote(source: source, line: error.line)
        }
        try skipQuote(from: error.line, in: bytes)
      }
    }
  }

  @inline(__always)
  private mutating func readRecord(
    in bytes: Span<UInt8>, upTo end: Int, isLast: Bool
  ) throws(SeriesError) -> Bool {
    guard try nextRecord(in: bytes, upTo: end, isLast: isLast) else { return false }
    try checkLength(cursor.position - cursor.recordStart, line: fields[0].line)
    return true
  }

  /// Skips the record that contains a byte that is not text. Returns the position after the record, or the start of the
  /// next record if the byte is between two records; nil if the record is incomplete.
  mutating func skipRecord(
    holding position: Int, _ problem: TextCheck.Problem, in bytes: Span<UInt8>, isLast: Bool
  ) throws(SeriesError) -> Int? {
    guard try nextRecord(in: bytes, upTo: bytes.count, isLast: isLast) else {
      try checkLength(bytes.count - cursor.position, line: cursor.line)
      return nil
    }
    guard position >= cursor.recordStart else {
      // The byte is in a line that the cursor skips between records.
      cursor.returnToRecord()
      return cursor.recordStart
    }
    try collector.skipRow(collector.table.badText(fields, in: bytes, problem, at: position))
    return cursor.position
  }

  /// Skips the record at the cursor, up to and including the line with a quote that the bytes do not close. Returns
  /// false if there is no such quote, or if its line is incomplete.
  mutating func skipOpenQuote(in bytes: Span<UInt8>) throws(SeriesError) -> Bool {
    do throws(OpenQuote) {
      var next = cursor
      _ = try next.nextRecord(in: bytes, upTo: bytes.count, isLast: true, into: &fields)
      return false
    } catch {
      // The rest of an incomplete line would be read as another record.
      var end = cursor
      end.skipLines(error.line - cursor.line + 1, in: bytes)
      guard end.line > error.line else { return false }
      try skipQuote(from: error.line, in: bytes)
      return true
    }
  }

  private mutating func skipQuote(from line: Int, in bytes: Span<UInt8>) throws(SeriesError) {
    cursor.skipLines(line - cursor.line + 1, in: bytes)
    // From now on, search only the next lines for the end of a quote, and not all remaining bytes again and again.
    limitsQuotes = true
    cursor.quoteLimit = Self.quoteLimit
    try collector.skipRow(.openQuote(source: source, line: line))
  }

  private func checkLength(_ length: Int, line: Int) throws(SeriesError) {
    guard length <= SeriesReader.recordLimit else {
      throw .recordTooLong(source: source, line: line, limit: SeriesReader.recordLimit)
    }
  }
}
