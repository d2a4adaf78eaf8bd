public import CivilDates

/// Reads time series from comma-separated values that arrive in chunks.
///
/// The reader detects the layout of a file from its beginning. The reader then summarizes the rows in bars of one
/// second, minute or hour, and accounts for every row in the ``ReadReport``. Between chunks, the reader keeps only an
/// incomplete record, so its memory use depends on the number of bars with samples. If no bar is missing between the
/// samples of a column, a bar with one sample takes 8 bytes and a bar with more samples takes 40 bytes. See ``Series``.
///
/// You can get ``firstSeries`` and ``report`` at any time, for example to follow a growing file. The rows of a chunk of
/// 64 KiB or more are parsed on all cores. Neither the division of the file into chunks nor the number of cores affects
/// the result or the first error.
///
/// Without a ``resolution``, bars cover a second until the samples span two hours, then a minute until they span two
/// days, and then an hour. The first use of ``firstSeries`` or ``series`` fixes the unit.
///
/// ```swift
/// var reader = SeriesReader(source: "rain.csv")
/// try reader.read(Array("date,rain\n2015-12-30,0.5\n2015-1".utf8))
/// try reader.read(Array("2-31,\n".utf8))
/// try reader.finish()
/// reader.firstSeries[0].count  // 2
/// reader.report?.blank  // 1
/// ```
public struct SeriesReader: Sendable {
  /// The name of the file in messages.
  public let source: String
  /// The options for reading the file.
  public let options: SeriesOptions
  /// The unit of the finest bars: a second, a minute or an hour; nil if the samples determine it.
  public let resolution: CalendarUnit?

  /// The unread bytes: the beginning of the file until the layout is known, and an incomplete record after that.
  private var buffer: [UInt8] = []
  private var decoder = TextDecoder()
  /// The converter to the comma-separated text in ``buffer``; nil until the layout is known, or if the file is a table.
  private var conversion: TextConversion?
  private var check = TextCheck()
  /// Nil until the layout is known.
  private var rows: RowReader?
  private var bytesRead = 0
  /// Tests change its number of cores and the length of its parts.
  var parser = ParallelParser()
  /// The search for the layout, which is not used after the layout is known.
  private var search: LayoutPrefix
  /// The buffer length at which to read an incomplete record again, so that not every chunk causes another attempt.
  private var wantedLength = 0
  /// The record that ``catchUp()`` last found open after a line end, and the number of bytes read by then.
  private var openRecord: (line: Int, bytesRead: Int)?

  /// The maximum number of bytes in a record, and in the search for the layout: 16 MiB.
  public static let recordLimit = 1 << 24
  /// The minimum length of a long record, which is read again only after its buffered length has doubled.
  private static let longRecord = 1 << 16

  /// Creates a reader at the start of a file.
  ///
  /// - Parameters:
  ///   - source: The name of the file in messages.
  ///   - options: The options for reading the file.
  ///   - resolution: The unit of the finest bars: a second, a minute or an hour. Pages of one hour need bars of one
  ///     minute. A longer unit counts as an hour. If nil, the samples determine the unit.
  public init(
    source: String, options: SeriesOptions = SeriesOptions(), resolution: CalendarUnit? = .minute
  ) {
    self.source = source
    self.options = options
    self.resolution = resolution.map { min($0, .hour) }
    search = LayoutPrefix(source: source, options: options)
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: The file, in one of the encodings in ``TextEncoding``.
  ///   - source: The name of the file in messages.
  ///   - options: The options for reading the file.
  ///   - resolution: See ``init(source:options:resolution:)``.
  /// - Returns: The series of one or more numeric columns, and the report on the rows. If a column of names
  ///   divides the file into several series, these are the columns of the first one. To get all series, create a reader
  ///   and use ``series``.
  /// - Throws: ``SeriesError`` for the first error, except in rows that ``SeriesOptions/skipBadRows`` skips.
  /// - Complexity: O(*n*) for *n* bytes, plus O(*b* log *b*) for *b* bars if the rows are not in order.
  public static func read(
    _ bytes: [UInt8], source: String, options: SeriesOptions = SeriesOptions(),
    resolution: CalendarUnit? = .minute
  ) throws(SeriesError) -> (series: [Series], report: ReadReport) {
    var reader = SeriesReader(source: source, options: options, resolution: resolution)
    try reader.read(bytes)
    try reader.finish()
    guard let report = reader.report else { throw .empty(source: source) }
    return (reader.firstSeries, report)
  }

  /// Reads the next bytes.
  ///
  /// - Parameter chunk: The bytes, which may begin and end anywhere, even inside a character.
  /// - Throws: ``SeriesError`` for the first error, except in rows that ``SeriesOptions/skipBadRows`` skips. After an
  ///   error, the reader keeps the samples it has read but cannot continue.
  /// - Complexity: O(*n*) for *n* bytes.
  public mutating func read(_ chunk: [UInt8]) throws(SeriesError) {
    bytesRead += chunk.count
    if conversion == nil {
      decoder.append(chunk, to: &buffer)
    } else {
      var text: [UInt8] = []
      decoder.append(chunk, to: &text)
      conversion?.append(text, isLast: false, to: &buffer)
    }
    try advance(isLast: false)
  }

  /// Reads all complete rows in the bytes received so far. In contrast, ``read(_:)`` waits for at least 64 KiB to
  /// detect the layout, and may wait for more bytes of a long record.
  ///
  /// If the layout depends on later rows, this method reads no rows.
  ///
  /// With ``SeriesOptions/skipBadRows``, a quote that is never closed must not hide all later rows. The method
  /// therefore skips a line that opens a quote if the quoted text has more than ten line ends, or if the quote is still
  /// open when more bytes have arrived. Reading continues on the next line.
  ///
  /// - Throws: ``SeriesError``.
  /// - Complexity: O(*n*) for *n* unread bytes.
  public mutating func catchUp() throws(SeriesError) {
    if rows == nil {
      guard let layout = try search.layoutOfRows(in: &buffer, by: &decoder) else { return }
      try begin(layout, isLast: false)
    }
    if buffer.contains(.lineFeed) {
      wantedLength = 0
      if options.skipBadRows { rows?.limitsQuotes = true }
      try advance(isLast: false)
      if options.skipBadRows { try skipOpenRecord() }
    }
    try rows?.collector.refuseStrays(isLast: false)
  }

  /// Skips the line of a record that was already open at the last call, before more bytes arrived.
  private mutating func skipOpenRecord() throws(SeriesError) {
    while let line = rows?.cursor.line, buffer.contains(.lineFeed) {
      let bytes = buffer
      guard let open = openRecord, open.line == line, open.bytesRead < bytesRead,
        try rows?.skipOpenQuote(in: bytes.span) == true
      else {
        openRecord = (line, bytesRead)
        return
      }
      try advance(isLast: false)
    }
    openRecord = nil
  }

  /// Reads the remaining bytes at the end of the file. The last record needs no line end. Any later bytes begin a new
  /// record.
  ///
  /// - Throws: ``SeriesError`` for the first error, or if there are no samples.
  public mutating func finish() throws(SeriesError) {
    var text: [UInt8] = []
    decoder.finish(&text)
    if conversion == nil {
      buffer += text
    } else {
      conversion?.append(text, isLast: true, to: &buffer)
    }
    try advance(isLast: true)
    try rows?.collector.refuseStrays(isLast: true)
    if let collector = rows?.collector, collector.isEmpty {
      throw .noSamples(source: source, skipped: collector.report.skipped)
    }
  }

  /// The columns of the first series so far, one for each numeric column. The array is empty until the layout is known.
  ///
  /// - Complexity: O(columns) if the rows are in order; otherwise O(*n* log *n*) for *n* bars.
  public var firstSeries: [Series] {
    mutating get { rows?.collector.firstSeries() ?? [] }
  }

  /// All series so far, in the order of their first rows. The array is empty until the layout is known.
  ///
  /// A file has several series if rows with the same time differ in a column of names. See ``SeriesOptions/by``.
  ///
  /// - Complexity: O(series × columns) if the rows of each series are in order; otherwise O(*n* log *n*) for *n* bars.
  public var series: [NamedSeries] {
    mutating get { rows?.collector.series() ?? [] }
  }

  /// The report on the rows so far; nil until the layout is known.
  ///
  /// - Complexity: O(columns). With ``DuplicateRule/last``, O(*n*) for *n* rows if an extreme value has been replaced
  ///   since the last report.
  public var report: ReadReport? {
    mutating get {
      var report = rows?.report
      report?.bytes = bytesRead
      report?.encoding = decoder.encoding
      report?.leftOutMembers = conversion?.json?.leftOut ?? [:]
      return report
    }
  }

  /// Returns the rows skipped since the last call. See ``SeriesOptions/skipBadRows``.
  ///
  /// - Complexity: O(1).
  public mutating func takeSkipped() -> SkippedRows {
    rows?.collector.takeSkipped() ?? SkippedRows()
  }

  /// Keeps all columns from now on. A cell that is not a number is then an error in its row, and no longer closes
  /// its column. Call this method when you display the columns of a growing file.
  ///
  /// - Complexity: O(columns).
  public mutating func keepColumns() { rows?.collector.keepColumns() }

  private mutating func begin(_ layout: SeriesLayout, isLast: Bool) throws(SeriesError) {
    conversion = layout.conversion
    if conversion != nil {
      let text = buffer
      buffer = []
      conversion?.append(text, isLast: isLast, to: &buffer)
    }
    rows = try RowReader(
      layout, in: buffer.span, source: source, options: options, resolution: resolution)
    check = TextCheck(of: decoder.encoding, isJSON: conversion?.json != nil)
  }

  private mutating func advance(isLast: Bool) throws(SeriesError) {
    do throws(SeriesError) {
      try readRows(isLast: isLast)
    } catch {
      throw rows?.collector.firstStray ?? error
    }
  }

  private mutating func readRows(isLast: Bool) throws(SeriesError) {
    guard isLast || buffer.count >= wantedLength else { return }
    if rows == nil {
      guard let layout = try search.layout(in: &buffer, by: &decoder, isLast: isLast) else {
        return
      }
      try begin(layout, isLast: isLast)
    }
    // Move the buffer out of `self` so that it can be read while the reader changes.
    var bytes: [UInt8] = []
    swap(&bytes, &buffer)
    defer { swap(&bytes, &buffer) }
    while true {
      check.check(bytes.span, isLast: isLast)
      // Stop before a byte that is not text, so that the rows before it are read first.
      let end = check.problem == nil ? bytes.count : check.checked
      let endsHere = isLast && check.problem == nil
      try rows?.read(bytes.span, upTo: end, isLast: endsHere, by: parser)
      guard check.problem != nil, try passProblem(in: &bytes, isLast: isLast) else { break }
    }
    forget(&bytes)
    try checkConversion()
  }

  private func checkConversion() throws(SeriesError) {
    guard let conversion else { return }
    if let lists = conversion.json?.lists, lists.count > 1 {
      throw .severalLists(source: source, names: lists)
    }
    guard conversion.restCount <= Self.recordLimit else {
      let line = conversion.json?.line ?? rows?.cursor.line ?? 1
      throw .recordTooLong(source: source, line: line, limit: Self.recordLimit)
    }
  }

  /// Decodes the rest as Windows-1252, or skips the record with the byte that is not text. Returns whether to continue.
  private mutating func passProblem(
    in bytes: inout [UInt8], isLast: Bool
  ) throws(SeriesError) -> Bool {
    guard let problem = check.problem, let cursor = rows?.cursor else { return false }
    if check.checked < cursor.position {
      check.resume(at: cursor.position)
    } else if check.mayBecomeWindows1252(bytes.span), decoder.encoding == .utf8,
      conversion == nil
    {
      decoder.becomeWindows1252(&bytes, from: check.checked, keepsUTF8: true)
      check.resume(at: check.checked)
    } else if rows?.awaitsHeader == true,
      let error = SeriesError(check, in: bytes, behind: cursor, source: source)
    {
      throw error
    } else {
      guard
        let end = try rows?.skipRecord(
          holding: check.checked, problem, in: bytes.span, isLast: isLast)
      else { return false }
      check.resume(at: end)
    }
    return true
  }

  /// Drops the bytes that have been read and sets the buffer length for the next attempt.
  private mutating func forget(_ bytes: inout [UInt8]) {
    let count = min(rows?.cursor.position ?? 0, check.checked)
    bytes.removeFirst(count)
    check.forget(count)
    rows?.forget(count)
    let isLong = bytes.count > Self.longRecord
    wantedLength = isLong ? min(2 * bytes.count, Self.recordLimit + 1) : 0
  }
}
