extension SeriesLayout {
  /// Detects the layout of a file from its beginning.
  ///
  /// - Parameter prefix: The first bytes of the file, which may end anywhere.
  /// - Returns: The layout, or nil if more bytes are needed.
  /// - Throws: ``SeriesError`` if the file does not contain a series or its layout is ambiguous. Isolated bad cells are
  ///   not detected until a ``SeriesReader`` reads them.
  /// - Complexity: O(*n*) for *n* bytes. Bytes after the first 64 KiB are only checked for invalid text, unless they
  ///   are needed to choose between date formats or to find the columns that name the series.
  package static func find(
    in prefix: [UInt8], isWhole: Bool, source: String, options: SeriesOptions
  ) throws(SeriesError) -> SeriesLayout? {
    var decoder = TextDecoder()
    var text: [UInt8] = []
    decoder.append(prefix, to: &text)
    try decode(&text, with: &decoder, upTo: text.count, isWhole: isWhole, source: source)
    return try TextStart(text, isWhole: isWhole, source: source, options: options).layout()
  }

  /// Decodes text whose first `length` bytes suggest Windows-1252. Leaves UTF-8 with a few invalid bytes unchanged.
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

/// The beginning of a file as text in UTF-8.
struct TextStart {
  let text: [UInt8]
  let isWhole: Bool
  /// Whether rows may follow, even if the text is whole.
  let mayGrow: Bool
  let source: String
  let options: SeriesOptions

  /// The minimum number of rows needed to treat an error as final.
  private static let tellingRows = 100

  init(
    _ text: [UInt8], isWhole: Bool, mayGrow: Bool = false, source: String, options: SeriesOptions
  ) {
    (self.text, self.isWhole, self.mayGrow) = (text, isWhole, mayGrow)
    (self.source, self.options) = (source, options)
  }

  /// Finds the layout. Returns nil if more bytes are needed.
  func layout() throws(SeriesError) -> SeriesLayout? {
    guard FileFormat(ofText: text) == .json else {
      do throws(SeriesError) {
        return try layoutOfTable()
      } catch {
        guard let lines = LineTable(text),
          let layout = try? layout(
            by: .lines(lines), isDelimited: lines.hasHeader, hasHeader: lines.hasHeader)
        else { throw error }
        return layout
      }
    }
    guard let json = JSONRecords.examine(text, isWhole: isWhole, mayGrow: mayGrow) else {
      return nil
    }
    do throws(SeriesError) {
      if json.end.lists.count > 1 { throw .severalLists(source: source, names: json.end.lists) }
      return try layout(by: .json(json.start), hasHeader: json.start.areObjects == true)
    } catch {
      // The names in a header may start like JSON. A line of lists without a header is not a table.
      if let other = try? layoutOfTable(), other.hasHeader { return other }
      if json.end.count > 1 || json.end.lists.count > 1 { throw error }
      if let line = json.end.faultyLine { throw .notJSON(source: source, line: line) }
      throw .otherFormat(source: source, format: .json)
    }
  }

  private func layout(
    by conversion: TextConversion, isDelimited: Bool = true, hasHeader: Bool
  ) throws(SeriesError) -> SeriesLayout? {
    var (table, options, converter) = ([UInt8](), options, conversion)
    if isDelimited { options.delimiter = .comma }
    options.hasHeader = options.hasHeader || hasHeader
    converter.append(text, isLast: isWhole, to: &table)
    var layout = try TextStart(table, isWhole: isWhole, source: source, options: options)
      .layoutOfTable()
    layout?.conversion = conversion
    return layout
  }

  private func layoutOfTable() throws(SeriesError) -> SeriesLayout? {
    let format = try options.dateFormat.map { text throws(SeriesError) in
      do throws(DateFormat.Problem) {
        return try DateFormat(text)
      } catch {
        throw .badDateFormat(text, error)
      }
    }
    guard let preamble = Preamble(text, isWhole: isWhole) else { return nil }
    if case .character(let byte) = options.delimiter, byte == .quote || byte.isLineEnd {
      throw .badDelimiter(byte)
    }
    let start = FileStart(
      bytes: text, isWhole: isWhole, source: source, options: options, format: format,
      delimiter: options.delimiter ?? preamble.delimiter,
      absent: options.delimiter == nil ? DelimiterFinder.bytes.filter { !text.contains($0) } : [],
      formats: ColumnVotes.formats(options))
    let sample = try start.sample(behind: preamble)
    guard isWhole || !sample.rows.isEmpty else { return nil }
    do throws(SeriesError) {
      let layout = try sample.layout()
      guard let layout, sample.startsWithout(layout.dateFormat, at: layout.datePositions) else {
        return layout
      }
      // If the first record has more or fewer words than the rows, it may be a title above the header.
      let isTitled = sample.delimiter.alignsColumns && sample.header == nil
      let other = isTitled ? start.layoutAfterTitles(behind: preamble) : nil
      return other ?? start.layoutOfRun(behind: preamble) ?? layout
    } catch {
      let isSpaced = sample.delimiter == .spaces
      let other =
        (isSpaced ? start.layoutOfWideSpaces(behind: preamble) : nil)
        ?? start.layoutAfterTitles(behind: preamble) ?? start.layoutOfRun(behind: preamble)
      if let other { return other }
      guard isWhole || sample.rows.count >= Self.tellingRows else { return nil }
      if case .noNumberColumn = error { return try sample.layout(countsRows: true) }
      guard let format = FileFormat(ofText: text) else { throw error }
      throw .otherFormat(source: source, format: format)
    }
  }
}
