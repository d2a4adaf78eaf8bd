public import CivilDates

/// Reads time series from comma-separated values that come in chunks.
///
/// How the file is laid out is found from its beginning. Then each row is summed up in bars of a minute or an hour and
/// accounted for in the ``ReadReport``; between chunks only an unfinished record is kept. However large the file, memory
/// is that of its occupied bars: of a file with one column of regular samples, 32 bytes for a bar of one and 92 for one of
/// more.
///
/// What has been read can be asked for at any time, and reading can go on after that, so a file that grows can be
/// followed. However a text is divided into chunks, the result and the first error are the same.
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
  /// What messages call the file.
  public let source: String
  /// How the file is read.
  public let options: SeriesOptions
  /// The unit of the finest bars that can be shown: a minute or an hour.
  public let resolution: CalendarUnit

  /// What has come and is not read yet: the beginning while the layout is not known, later an unfinished record.
  private var buffer: [UInt8] = []
  private var check = TextCheck()
  private var cursor: CSVCursor?
  private var collector: SeriesCollector?
  private var bytesRead = 0
  private var fields: [CSVField] = []
  private var awaitsHeader = false
  /// How much of the beginning the layout is looked for in next.
  private var prefixLength = SeriesReader.firstPrefixLength
  /// An unfinished record is looked at again only when the buffer has this length, so that a long one is not read from
  /// its start with every chunk.
  private var wantedLength = 0

  /// The longest a record may be, in bytes: 16 MiB. The layout is found in at most as much.
  public static let recordLimit = 1 << 24
  private static let firstPrefixLength = 1 << 16

  /// A reader before the first byte.
  ///
  /// - Parameters:
  ///   - source: What messages call the file.
  ///   - options: How it is read.
  ///   - resolution: The unit of the finest bars that are to be shown: a minute, which a level of hours needs, or an hour.
  ///     Any other is taken as an hour.
  public init(
    source: String, options: SeriesOptions = SeriesOptions(), resolution: CalendarUnit = .minute
  ) {
    self.source = source
    self.options = options
    self.resolution = resolution == .minute ? .minute : .hour
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: The file: UTF-8, with or without a byte order mark.
  ///   - source: What messages call the file.
  ///   - options: How it is read.
  ///   - resolution: See ``init(source:options:resolution:)``.
  /// - Returns: The series of all columns of numbers, at least one, and what came of every row.
  /// - Throws: ``SeriesError`` for the first thing that is wrong, single rows excepted with
  ///   ``SeriesOptions/skipBadRows``.
  /// - Complexity: O(*n*) for *n* bytes, and O(*b* log *b*) for *b* bars that do not come in order.
  public static func read(
    _ bytes: [UInt8], source: String, options: SeriesOptions = SeriesOptions(),
    resolution: CalendarUnit = .minute
  ) throws(SeriesError) -> (columns: [Series], report: ReadReport) {
    var reader = SeriesReader(source: source, options: options, resolution: resolution)
    try reader.read(bytes)
    try reader.finish()
    guard let report = reader.report else { throw .empty(source: source) }
    return (reader.columns, report)
  }

  /// Reads what comes next.
  ///
  /// - Parameter chunk: Bytes, which may begin and end anywhere, even inside a character.
  /// - Throws: ``SeriesError`` for the first thing that is wrong, single rows excepted with
  ///   ``SeriesOptions/skipBadRows``. After that the reader is of no use but for what it has read before.
  /// - Complexity: O(*n*) for *n* bytes.
  public mutating func read(_ chunk: [UInt8]) throws(SeriesError) {
    bytesRead += chunk.count
    buffer += chunk
    try advance(isLast: false)
  }

  /// Reads the rows that have come whole, all of them, where ``read(_:)`` may put that off: until there is enough to
  /// find the layout in, and while a record is long.
  ///
  /// Before there is a row that tells the layout, nothing happens.
  ///
  /// - Throws: ``SeriesError``.
  /// - Complexity: O(*n*) for *n* bytes that have come and are not read.
  public mutating func catchUp() throws(SeriesError) {
    guard let end = buffer.lastIndex(of: CSVReader.lineFeed) else { return }
    if collector == nil {
      guard let layout = try layout(in: Array(buffer[...end])) else { return }
      try begin(layout)
    }
    wantedLength = 0
    try advance(isLast: false)
  }

  /// The layout of the rows there are; nil if they do not tell it yet.
  private mutating func layout(in rows: [UInt8]) throws(SeriesError) -> SeriesLayout? {
    check.check(rows.span, isLast: false)
    if let error = textError(in: rows) { throw error }
    do throws(SeriesError) {
      return try SeriesLayout.find(in: rows, isWhole: true, source: source, options: options)
    } catch {
      if error.passesWithMore { return nil }
      throw error
    }
  }

  /// Reads what is left when no more comes: the last record needs no line end. If more comes all the same, it begins a new
  /// record.
  ///
  /// - Throws: ``SeriesError``, also if there is no sample at all.
  public mutating func finish() throws(SeriesError) {
    try advance(isLast: true)
    if let collector, collector.isEmpty {
      throw .noSamples(source: source, skipped: collector.report.skipped)
    }
  }

  /// The series that have been read so far, one for each column of numbers, the one that was asked for first; none before
  /// the layout is known.
  ///
  /// - Complexity: O(columns) if rows come in order; else the bars are put in order once.
  public var columns: [Series] {
    mutating get { collector?.series() ?? [] }
  }

  /// What came of the rows that have been read so far; nil before the layout is known.
  ///
  /// - Complexity: O(columns); under ``DuplicateRule/last`` O(*n*) for *n* rows if an extreme value was replaced since the
  ///   report was last asked for.
  public var report: ReadReport? {
    mutating get {
      var report = collector?.currentReport()
      report?.bytes = bytesRead
      return report
    }
  }

  private mutating func advance(isLast: Bool) throws(SeriesError) {
    guard isLast || buffer.count >= wantedLength else { return }
    if collector == nil {
      guard try findLayout(isLast: isLast) else { return }
    }
    // The buffer is taken out, so that it can be read while the reader changes.
    var bytes: [UInt8] = []
    swap(&bytes, &buffer)
    defer { swap(&bytes, &buffer) }
    check.check(bytes.span, isLast: isLast)
    try readRows(in: bytes.span, isLast: isLast)
    if let error = textError(in: bytes) { throw error }
    forget(&bytes)
  }

  /// Looks for the layout in the first 64 KiB, or in as much more as is needed, always in the same lengths however the
  /// bytes come.
  private mutating func findLayout(isLast: Bool) throws(SeriesError) -> Bool {
    while true {
      let isEnough = buffer.count >= prefixLength
      var prefix = isEnough ? Array(buffer.prefix(prefixLength)) : buffer
      check.check(prefix.span, isLast: isLast && !isEnough)
      if let error = textError(in: prefix) { throw error }
      guard isEnough || isLast else { return false }
      let isLongest = prefixLength >= Self.recordLimit && isEnough
      if isLongest {
        guard let end = prefix.lastIndex(of: CSVReader.lineFeed) else {
          throw .recordTooLong(source: source, line: 1, limit: Self.recordLimit)
        }
        prefix.removeSubrange((end + 1)...)
      }
      let layout: SeriesLayout?
      do throws(SeriesError) {
        layout = try SeriesLayout.find(
          in: prefix, isWhole: !isEnough || isLongest, source: source, options: options)
      } catch {
        throw isLongest ? tooLong(error, behind: prefix) : error
      }
      if let layout {
        try begin(layout)
        return true
      }
      guard isEnough, !isLongest else { throw .empty(source: source) }
      prefixLength *= 2
    }
  }

  /// The error for rows that more would put right, where no more can be looked at because a record is too long.
  private func tooLong(_ error: SeriesError, behind rows: [UInt8]) -> SeriesError {
    guard error.passesWithMore else { return error }
    let line: Int
    if case .unterminatedQuote(_, let start) = error {
      line = start
    } else {
      line = rows.count { $0 == CSVReader.lineFeed } + 1
    }
    return .recordTooLong(source: source, line: line, limit: Self.recordLimit)
  }

  private mutating func begin(_ layout: SeriesLayout) throws(SeriesError) {
    let table = try SeriesTable(layout, source: source, options: options)
    collector = SeriesCollector(table, options: options, resolution: resolution)
    var cursor = CSVCursor(delimiter: layout.delimiter, in: buffer.span)
    cursor.skipLines(layout.skippedLines, in: buffer.span)
    self.cursor = cursor
    awaitsHeader = layout.hasHeader
  }

  /// Reads all records that are there.
  private mutating func readRows(in bytes: Span<UInt8>, isLast: Bool) throws(SeriesError) {
    guard var cursor, var collector = collector.take() else { return }
    defer {
      self.cursor = cursor
      self.collector = collector
    }
    // What is behind a byte that is not text is not read, so that the first error is the one that is thrown.
    let end = check.problem == nil ? bytes.count : check.checked
    let endsHere = isLast && check.problem == nil
    while try nextRecord(&cursor, in: bytes, upTo: end, isLast: endsHere) {
      try checkLength(cursor.position - cursor.recordStart, line: fields[0].line)
      if awaitsHeader {
        awaitsHeader = false
      } else {
        try collector.add(fields, in: bytes)
      }
    }
    try checkLength(end - cursor.position, line: cursor.line)
  }

  private mutating func nextRecord(
    _ cursor: inout CSVCursor, in bytes: Span<UInt8>, upTo end: Int, isLast: Bool
  ) throws(SeriesError) -> Bool {
    do throws(CSVError) {
      return try cursor.nextRecord(in: bytes, upTo: end, isLast: isLast, into: &fields)
    } catch {
      throw SeriesError(error, source: source)
    }
  }

  /// Drops what has been read, and decides when to look at the rest again.
  private mutating func forget(_ bytes: inout [UInt8]) {
    let count = min(cursor?.position ?? 0, check.checked)
    bytes.removeFirst(count)
    check.forget(count)
    cursor?.forget(count)
    let isLong = bytes.count > Self.firstPrefixLength
    wantedLength = isLong ? min(2 * bytes.count, Self.recordLimit + 1) : 0
  }

  private func textError(in bytes: [UInt8]) -> SeriesError? {
    SeriesError(check, in: bytes, behind: cursor, source: source)
  }

  private func checkLength(_ length: Int, line: Int) throws(SeriesError) {
    guard length <= Self.recordLimit else {
      throw .recordTooLong(source: source, line: line, limit: Self.recordLimit)
    }
  }
}
