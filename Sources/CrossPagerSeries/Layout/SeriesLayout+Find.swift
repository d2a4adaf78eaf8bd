extension SeriesLayout {
  /// The minimum number of rows needed to treat an error as final.
  private static let tellingRows = 100

  /// Detects the layout of a file from its beginning.
  ///
  /// - Parameters:
  ///   - prefix: The first bytes of the file, which may end anywhere.
  ///   - isWhole: Whether these bytes are the whole file.
  ///   - source: The name of the file in messages.
  ///   - options: The known parts of the layout.
  /// - Returns: The layout, or nil if more bytes are needed.
  /// - Throws: ``SeriesError`` if the file does not contain a series or its layout is ambiguous. Isolated bad cells are
  ///   not detected until a ``SeriesReader`` reads them.
  /// - Complexity: O(*n*) for *n* bytes. Bytes after the first 64 KiB are only checked for invalid text, unless they
  ///   are needed to choose between date formats or to find the columns that name the series.
  public static func find(
    in prefix: [UInt8], isWhole: Bool, source: String, options: SeriesOptions
  ) throws(SeriesError) -> SeriesLayout? {
    var decoder = TextDecoder()
    var text: [UInt8] = []
    decoder.append(prefix, to: &text)
    try decode(&text, with: &decoder, upTo: text.count, isWhole: isWhole, source: source)
    return try find(inText: text, isWhole: isWhole, source: source, options: options)
  }

  /// Detects the layout of a file from its beginning, which has already been converted to UTF-8.
  ///
  /// - Parameter mayGrow: Whether rows may follow, even if `isWhole` is true.
  static func find(
    inText prefix: [UInt8], isWhole: Bool, mayGrow: Bool = false, source: String,
    options: SeriesOptions
  ) throws(SeriesError) -> SeriesLayout? {
    guard FileFormat(ofText: prefix) == .json else {
      do throws(SeriesError) {
        return try find(inTable: prefix, isWhole: isWhole, source: source, options: options)
      } catch {
        let layout = find(inLines: prefix, isWhole: isWhole, source: source, options: options)
        guard let layout else { throw error }
        return layout
      }
    }
    guard let json = JSONRecords.examine(prefix, isWhole: isWhole, mayGrow: mayGrow) else {
      return nil
    }
    do throws(SeriesError) {
      if json.end.lists.count > 1 { throw .severalLists(source: source, names: json.end.lists) }
      var (table, options, converter) = ([UInt8](), options, json.start)
      options.delimiter = .comma
      options.hasHeader = options.hasHeader || json.start.areObjects == true
      converter.append(prefix, isLast: isWhole, to: &table)
      var layout = try find(inTable: table, isWhole: isWhole, source: source, options: options)
      layout?.conversion = .json(json.start)
      return layout
    } catch {
      // The names in a header may start like JSON. A line of lists without a header is no table.
      let other = try? find(inTable: prefix, isWhole: isWhole, source: source, options: options)
      if let other, other.hasHeader { return other }
      if json.end.count > 1 || json.end.lists.count > 1 { throw error }
      if let line = json.end.faultyLine { throw .notJSON(source: source, line: line) }
      throw .otherFormat(source: source, format: .json)
    }
  }

  /// Detects the layout of a text whose lines must be converted to a table; nil if there is none.
  private static func find(
    inLines prefix: [UInt8], isWhole: Bool, source: String, options: SeriesOptions
  ) -> SeriesLayout? {
    guard let lines = LineTable(prefix) else { return nil }
    var (table, options, converter) = ([UInt8](), options, lines)
    if lines.hasHeader { options.delimiter = .comma }
    converter.append(prefix, isLast: isWhole, to: &table)
    var layout = try? find(inTable: table, isWhole: isWhole, source: source, options: options)
    layout?.conversion = .lines(lines)
    return layout
  }

  /// Detects the layout of a table from its beginning.
  private static func find(
    inTable prefix: [UInt8], isWhole: Bool, source: String, options: SeriesOptions
  ) throws(SeriesError) -> SeriesLayout? {
    let format = try options.dateFormat.map { text throws(SeriesError) in
      do throws(DateFormat.Problem) {
        return try DateFormat(text)
      } catch {
        throw .badDateFormat(text, error)
      }
    }
    guard let preamble = Preamble(prefix, isWhole: isWhole) else { return nil }
    let reserved = [CSVReader.quote, CSVReader.lineFeed, CSVReader.carriageReturn]
    if case .character(let byte) = options.delimiter, reserved.contains(byte) {
      throw .badDelimiter(byte)
    }
    let start = FileStart(
      bytes: prefix, isWhole: isWhole, source: source, options: options, format: format,
      delimiter: options.delimiter ?? preamble.delimiter, formats: ColumnVotes.formats(options))
    let sample = try start.sample(behind: preamble)
    guard isWhole || !sample.rows.isEmpty else { return nil }
    do throws(SeriesError) {
      let layout = try sample.layout()
      guard let layout, sample.startsWithout(layout.dateFormat, in: layout.dateColumns) else {
        return layout
      }
      return start.layoutOfRun(behind: preamble) ?? layout
    } catch {
      if sample.delimiter == .spaces, let layout = start.layoutOfWideSpaces(behind: preamble) {
        return layout
      }
      if let layout = start.layoutAfterTitles(behind: preamble) { return layout }
      if let layout = start.layoutOfRun(behind: preamble) { return layout }
      guard isWhole || sample.rows.count >= tellingRows else { return nil }
      if case .noNumberColumn = error { return try sample.layout(countsRows: true) }
      guard let format = FileFormat(ofText: prefix) else { throw error }
      throw .otherFormat(source: source, format: format)
    }
  }

  /// Decodes text as Windows-1252 if its beginning is in that encoding. Text that is kept as UTF-8 may contain a few
  /// invalid bytes.
  ///
  /// - Parameters:
  ///   - text: The text from the decoder.
  ///   - length: The length of the prefix to examine.
  ///   - isWhole: Whether the prefix is the whole file.
  static func decode(
    _ text: inout [UInt8], with decoder: inout TextDecoder, upTo length: Int, isWhole: Bool,
    source: String
  ) throws(SeriesError) {
    guard decoder.encoding == .utf8 else { return }
    let prefix = length < text.count ? Array(text[..<length]) : text
    var check = TextCheck()
    check.check(prefix.span, isLast: isWhole)
    guard let error = SeriesError(check, in: prefix, source: source) else { return }
    if case .otherFormat = error { throw error }
    switch TextSurvey(prefix, isWhole: isWhole) {
    case .utf8: break
    case .windows1252: decoder.becomeWindows1252(&text, from: 0)
    case .unknown, .binary: throw error
    }
  }
}
