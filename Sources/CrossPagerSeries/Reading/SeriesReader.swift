public import CivilDates

/// Reads time series from comma-separated values that arrive in chunks.
///
/// The reader detects the layout of a file from its beginning. The reader then summarizes the rows in bars of one
/// minute or one hour, and accounts for every row in the ``ReadReport``. Between chunks, the reader keeps only an
/// incomplete record, so its memory use depends on the number of bars with samples. If no bar is missing between the
/// samples of a column, a bar with one sample takes 8 bytes and a bar with more samples takes 40 bytes. See ``Series``.
///
/// You can get ``columns`` and ``report`` at any time, for example to follow a growing file. The rows of a chunk of 64
/// KiB or more are parsed on all cores. Neither the division of the file into chunks nor the number of cores affects
/// the result or the first error.
///
/// Without a ``resolution``, bars cover a minute until the samples span two days, and then an hour. The first use of
/// ``columns`` or ``series`` fixes the unit.
///
/// ```swift
/// var reader = SeriesReader(source: "rain.csv")
/// try reader.read(Array("date,rain\n2015-12-30,0.5\n2015-1".utf8))
/// try reader.read(Array("2-31,\n".utf8))
/// try reader.finish()
/// reader.columns[0].count  // 2
/// reader.report?.blank  // 1
/// ```
public struct SeriesReader: Sendable {
  /// The name of the file in messages.
  public let source: String
  /// The options for reading the file.
  public let options: SeriesOptions
  /// The unit of the finest bars: a minute or an hour; nil if the samples determine it.
  public let resolution: CalendarUnit?

  /// The unread bytes: the beginning of the file until the layout is known, and an incomplete record after that.
  private var buffer: [UInt8] = []
  private var decoder = TextDecoder()
  private var check = TextCheck()
  private var cursor: CSVCursor?
  private var collector: SeriesCollector?
  private var bytesRead = 0
  private var fields: [CSVField] = []
  /// The parser for rows. Tests change its number of cores and the length of its parts.
  var parser = ParallelParser()
  /// The number of unread records before the first row.
  private var awaitedHeaders = 0
  /// The search for the layout; not used after the layout is known.
  private var search: LayoutPrefix
  /// The minimum buffer length for reading an incomplete record again. This minimum keeps a long record from being read
  /// again for every chunk.
  private var wantedLength = 0
  /// Whether ``quoteLimit`` applies to the rows.
  private var limitsQuotes = false
  /// The record that ``catchUp()`` last found open after a line end, and the number of bytes read by then; nil if there
  /// was none.
  private var openRecord: (line: Int, bytesRead: Int)?

  /// The maximum number of bytes in a record, and in the search for the layout: 16 MiB.
  public static let recordLimit = 1 << 24
  /// The maximum number of line ends in a quoted field if bad rows are skipped and the file may still grow, or a quote
  /// has turned out to be never closed: 10.
  static let quoteLimit = 10
  /// The minimum length of a long record, which is read again only after its buffered length has doubled.
  private static let longRecord = 1 << 16

  /// Creates a reader at the start of a file.
  ///
  /// - Parameters:
  ///   - source: The name of the file in messages.
  ///   - options: The options for reading the file.
  ///   - resolution: The unit of the finest bars: a minute or an hour. Pages of one hour need bars of one minute. Any
  ///     other unit counts as an hour. If nil, the samples determine the unit.
  public init(
    source: String, options: SeriesOptions = SeriesOptions(), resolution: CalendarUnit? = .minute
  ) {
    self.source = source
    self.options = options
    self.resolution = resolution.map { $0 == .minute ? .minute : .hour }
    search = LayoutPrefix(source: source, options: options)
  }

  /// Reads the next bytes.
  ///
  /// - Parameter chunk: The bytes, which may begin and end anywhere, even inside a character.
  /// - Throws: ``SeriesError`` for the first error, except in rows that ``SeriesOptions/skipBadRows`` skips. After an
  ///   error, the reader keeps the samples it has read but cannot continue.
  /// - Complexity: O(*n*) for *n* bytes.
  public mutating func read(_ chunk: [UInt8]) throws(SeriesError) {
    bytesRead += chunk.count
    decoder.append(chunk, to: &buffer)
    try advance(isLast: false)
  }

  /// Reads all complete rows in the bytes received so far. In contrast, ``read(_:)`` waits for at least 64 KiB to
  /// detect the layout, and may wait for more bytes of a long record.
  ///
  /// If the layout depends on later rows, this method reads no rows.
  ///
  /// With ``SeriesOptions/skipBadRows``, a quote that is never closed must not hide all later rows. The method therefore
  /// skips a line that opens a quote if the quoted text has more than ten line ends, or if the quote is still
  /// open when more bytes have arrived. Reading continues on the next line.
  ///
  /// - Throws: ``SeriesError``.
  /// - Complexity: O(*n*) for *n* unread bytes.
  public mutating func catchUp() throws(SeriesError) {
    if collector == nil {
      guard let layout = try search.layoutOfRows(in: &buffer, by: &decoder) else { return }
      try begin(layout)
    }
    guard buffer.contains(CSVReader.lineFeed) else { return }
    wantedLength = 0
    if options.skipBadRows { limitsQuotes = true }
    try advance(isLast: false)
    if options.skipBadRows { try skipOpenRecord() }
    try collector?.refuseFooter()
  }

  /// Skips the line of a record that was already open at the last call, before more bytes arrived.
  private mutating func skipOpenRecord() throws(SeriesError) {
    while let line = cursor?.line, buffer.contains(CSVReader.lineFeed) {
      guard let open = openRecord, open.line == line, open.bytesRead < bytesRead,
        try skipOpenQuote()
      else {
        openRecord = (line, bytesRead)
        return
      }
      try advance(isLast: false)
    }
    openRecord = nil
  }

  /// Skips the record at the cursor up to the line that opens a quote which the buffer does not close.
  ///
  /// - Returns: False if all quotes are closed, so that only the end of the line is missing.
  private mutating func skipOpenQuote() throws(SeriesError) -> Bool {
    guard var cursor, var collector = collector.take() else { return false }
    defer {
      self.cursor = cursor
      self.collector = collector
    }
    let bytes = buffer
    do throws(CSVError) {
      var next = cursor
      _ = try next.nextRecord(in: bytes.span, upTo: bytes.count, isLast: true, into: &fields)
      return false
    } catch {
      try skip(error, &cursor, in: bytes.span, &collector)
      return true
    }
  }

  /// Reads the remaining bytes at the end of the file. The last record needs no line end. Any later bytes begin a new
  /// record.
  ///
  /// - Throws: ``SeriesError`` for the first error, or if there are no samples.
  public mutating func finish() throws(SeriesError) {
    decoder.finish(&buffer)
    try advance(isLast: true)
    if let collector, collector.isEmpty {
      throw .noSamples(source: source, skipped: collector.report.skipped)
    }
  }

  /// The columns of the first series so far, one for each numeric column. The array is empty until the layout is known.
  ///
  /// - Complexity: O(columns) if the rows are in order; otherwise O(*n* log *n*) for *n* bars.
  public var columns: [Series] {
    mutating get { collector?.columns() ?? [] }
  }

  /// All series so far, in the order of their first rows. The array is empty until the layout is known.
  ///
  /// A file has several series if rows with the same time differ in a column of names. See ``SeriesOptions/by``.
  ///
  /// - Complexity: O(series × columns) if the rows of each series are in order; otherwise O(*n* log *n*) for *n* bars.
  public var series: [NamedSeries] {
    mutating get { collector?.series() ?? [] }
  }

  /// The report on the rows so far; nil until the layout is known.
  ///
  /// - Complexity: O(columns). With ``DuplicateRule/last``, O(*n*) for *n* rows if an extreme value has been replaced
  ///   since the last report.
  public var report: ReadReport? {
    mutating get {
      var report = collector?.currentReport()
      report?.bytes = bytesRead
      report?.seriesCount = collector?.seriesCount ?? 1
      report?.comments += cursor?.commentCount ?? 0
      report?.encoding = decoder.encoding
      return report
    }
  }

  /// The rows skipped since the last call. See ``SeriesOptions/skipBadRows``.
  ///
  /// - Complexity: O(1).
  public mutating func takeSkipped() -> SkippedRows { collector?.takeSkipped() ?? SkippedRows() }

  /// Keeps all ``columns`` from now on. A cell that is not a number is then an error in its row, and no longer closes
  /// its column. Call this method when you display the columns of a growing file.
  ///
  /// - Complexity: O(columns).
  public mutating func keepColumns() { collector?.keepColumns() }

  private mutating func advance(isLast: Bool) throws(SeriesError) {
    guard isLast || buffer.count >= wantedLength else { return }
    if collector == nil {
      guard let layout = try search.layout(in: &buffer, by: &decoder, isLast: isLast) else {
        return
      }
      try begin(layout)
    }
    // Move the buffer out of `self` so that it can be read while the reader changes.
    var bytes: [UInt8] = []
    swap(&bytes, &buffer)
    defer { swap(&bytes, &buffer) }
    while true {
      check.check(bytes.span, isLast: isLast)
      try readRows(in: bytes.span, isLast: isLast)
      guard check.problem != nil, try passProblem(in: &bytes, isLast: isLast) else { break }
    }
    forget(&bytes)
  }

  /// Decodes the rest of the file as Windows-1252, or reads the record with the byte that is not text.
  ///
  /// - Returns: Whether reading can continue after the problem.
  private mutating func passProblem(
    in bytes: inout [UInt8], isLast: Bool
  ) throws(SeriesError) -> Bool {
    guard let start = cursor?.position else { return false }
    if check.checked < start {
      check.resume(at: start)
      return true
    }
    if check.mayBecomeWindows1252(bytes.span), decoder.encoding == .utf8 {
      decoder.becomeWindows1252(&bytes, from: check.checked, keepsUTF8: true)
      check.resume(at: check.checked)
      return true
    }
    if awaitedHeaders > 0, let error = SeriesError(check, in: bytes, behind: cursor, source: source)
    {
      throw error
    }
    return try readBadRow(in: bytes.span, isLast: isLast)
  }

  /// Reads the record that contains the invalid byte, and returns whether the record is complete.
  private mutating func readBadRow(in bytes: Span<UInt8>, isLast: Bool) throws(SeriesError) -> Bool
  {
    guard let problem = check.problem, var cursor, var collector = collector.take() else {
      return false
    }
    defer {
      self.cursor = cursor
      self.collector = collector
    }
    guard try nextRow(&cursor, in: bytes, upTo: bytes.count, isLast: isLast, &collector) else {
      try checkLength(bytes.count - cursor.position, line: cursor.line)
      return false
    }
    guard check.checked >= cursor.recordStart else {
      // The byte is in a line that the cursor skips between records.
      cursor.returnToRecord()
      check.resume(at: cursor.recordStart)
      return true
    }
    try collector.skipRow(
      collector.table.badText(fields, in: bytes, problem, at: check.checked))
    check.resume(at: cursor.position)
    return true
  }

  private mutating func begin(_ layout: SeriesLayout) throws(SeriesError) {
    let table = try SeriesTable(layout, source: source, options: options)
    collector = SeriesCollector(table, options: options, resolution: resolution)
    var cursor = CSVCursor(
      delimiter: layout.delimiter, comments: layout.comments, in: buffer.span)
    cursor.skipLines(layout.skippedLines, in: buffer.span)
    self.cursor = cursor
    awaitedHeaders = layout.headerRecords
    check = TextCheck(of: decoder.encoding)
  }

  /// Reads all complete records.
  private mutating func readRows(in bytes: Span<UInt8>, isLast: Bool) throws(SeriesError) {
    guard var cursor, var collector = collector.take() else { return }
    defer {
      self.cursor = cursor
      self.collector = collector
    }
    // Stop before a byte that is not text, so that the rows before it are read first.
    let end = check.problem == nil ? bytes.count : check.checked
    // The byte can be in a line that the cursor has skipped.
    guard cursor.position <= end else { return }
    let endsHere = isLast && check.problem == nil
    while awaitedHeaders > 0,
      try nextRow(&cursor, in: bytes, upTo: end, isLast: endsHere, &collector)
    {
      try checkLength(cursor.position - cursor.recordStart, line: fields[0].line)
      awaitedHeaders -= 1
    }
    if awaitedHeaders == 0 {
      if limitsQuotes { cursor.quoteLimit = Self.quoteLimit }
      parser.read(bytes, upTo: end, from: &cursor, into: &collector)
      while try nextRow(&cursor, in: bytes, upTo: end, isLast: endsHere, &collector) {
        try checkLength(cursor.position - cursor.recordStart, line: fields[0].line)
        try collector.add(fields, in: bytes)
      }
    }
    try checkLength(end - cursor.position, line: cursor.line)
  }

  /// Reads the next record. Skips lines with a quote that is never closed if the options skip bad rows.
  private mutating func nextRow(
    _ cursor: inout CSVCursor, in bytes: Span<UInt8>, upTo end: Int, isLast: Bool,
    _ collector: inout SeriesCollector
  ) throws(SeriesError) -> Bool {
    while true {
      do throws(CSVError) {
        return try cursor.nextRecord(in: bytes, upTo: end, isLast: isLast, into: &fields)
      } catch {
        guard options.skipBadRows else { throw SeriesError(error, source: source) }
        try skip(error, &cursor, in: bytes, &collector)
      }
    }
  }

  /// Skips the record at the cursor up to the line with the open quote.
  private mutating func skip(
    _ error: CSVError, _ cursor: inout CSVCursor, in bytes: Span<UInt8>,
    _ collector: inout SeriesCollector
  ) throws(SeriesError) {
    guard case .unterminatedQuote(let line) = error else { return }
    cursor.skipLines(line - cursor.line + 1, in: bytes)
    // From now on, search only the next lines for the end of a quote, and not all remaining bytes again and again.
    limitsQuotes = true
    cursor.quoteLimit = Self.quoteLimit
    try collector.skipRow(.openQuote(source: source, line: line))
  }

  /// Drops the bytes that have been read and sets the buffer length for the next attempt.
  private mutating func forget(_ bytes: inout [UInt8]) {
    let count = min(cursor?.position ?? 0, check.checked)
    bytes.removeFirst(count)
    check.forget(count)
    cursor?.forget(count)
    let isLong = bytes.count > Self.longRecord
    wantedLength = isLong ? min(2 * bytes.count, Self.recordLimit + 1) : 0
  }

  private func checkLength(_ length: Int, line: Int) throws(SeriesError) {
    guard length <= Self.recordLimit else {
      throw .recordTooLong(source: source, line: line, limit: Self.recordLimit)
    }
  }
}
