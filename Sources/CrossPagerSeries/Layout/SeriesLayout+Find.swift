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
  static func find(
    inText prefix: [UInt8], isWhole: Bool, source: String, options: SeriesOptions
  ) throws(SeriesError) -> SeriesLayout? {
    let format = try format(options)
    guard let preamble = Preamble(prefix, isWhole: isWhole) else { return nil }
    let search = LayoutSearch(
      prefix: prefix, isWhole: isWhole, source: source, options: options, format: format,
      delimiter: try given(options) ?? preamble.delimiter)
    let look = try search.look(behind: preamble)
    guard isWhole || !look.rows.isEmpty else { return nil }
    do throws(SeriesError) {
      let layout = try search.layout(look, behind: preamble)
      guard let layout, look.startsWithout(layout.dateFormat, in: layout.dateColumns) else {
        return layout
      }
      return search.layoutOfRun(behind: preamble) ?? layout
    } catch {
      if let layout = search.layoutAfterTitles(behind: preamble) { return layout }
      if let layout = search.layoutOfRun(behind: preamble) { return layout }
      guard isWhole || look.rows.count >= tellingRows else { return nil }
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

  private static func format(_ options: SeriesOptions) throws(SeriesError) -> DateFormat? {
    guard let text = options.dateFormat else { return nil }
    do throws(DateFormat.Problem) {
      return try DateFormat(text)
    } catch {
      throw .badDateFormat(text, error)
    }
  }

  private static func given(_ options: SeriesOptions) throws(SeriesError) -> Delimiter? {
    let reserved = [CSVReader.quote, CSVReader.lineFeed, CSVReader.carriageReturn]
    if case .character(let byte) = options.delimiter, reserved.contains(byte) {
      throw .badDelimiter(byte)
    }
    return options.delimiter
  }
}

/// The beginning of a file and the known parts of its layout.
private struct LayoutSearch {
  let prefix: [UInt8]
  let isWhole: Bool
  let source: String
  let options: SeriesOptions
  let format: DateFormat?
  /// The delimiter, if it is known.
  let delimiter: Delimiter?

  /// The maximum number of title lines.
  private static let titleLimit = 20
  /// The maximum length of a title line, in bytes. The layout search is repeated after each possible title line.
  private static let titleLength = 1 << 18

  /// The first records after the preamble.
  func look(behind preamble: Preamble) throws(SeriesError) -> SeriesSample {
    do throws(CSVError) {
      if let delimiter { return try sample(behind: preamble, delimiter, .look) }
      let found = DelimiterFinder.found(options: options) { delimiter in
        // A character that does not occur cannot be the delimiter.
        if case .character(let byte) = delimiter, !prefix.contains(byte) { return nil }
        return try? sample(behind: preamble, delimiter, .glance)
      }
      if let glance = found.sample, glance.reaches(.look) { return glance }
      return try sample(behind: preamble, found.delimiter, .look)
    } catch {
      throw SeriesError(error, source: source)
    }
  }

  /// Reads the first records using a delimiter, and finds the comments and the column names.
  ///
  /// If the file does not start with a comment, the mark `#` is assumed. However, if all records have the same number
  /// of fields when the lines with this mark are included, these lines are not comments.
  private func sample(
    behind preamble: Preamble, _ delimiter: Delimiter, _ limit: SeriesSample.Limit
  ) throws(CSVError) -> SeriesSample {
    let assumed = try named(behind: preamble, delimiter, preamble.comments ?? .numberSign, limit)
    guard preamble.comments == nil, assumed.commentCount > 0 else { return assumed }
    let plain = try named(behind: preamble, delimiter, nil, limit)
    let isOneLength = Set(plain.rows.map(\.count)).count == 1
    return plain.columnNames.count > 1 && isOneLength ? plain : assumed
  }

  /// Reads the first records. The column names are in the first record, in a comment above it, or missing.
  private func named(
    behind preamble: Preamble, _ delimiter: Delimiter, _ comments: CommentMark?,
    _ limit: SeriesSample.Limit
  ) throws(CSVError) -> SeriesSample {
    func sample(
      _ header: SeriesSample.HeaderPlace, _ limit: SeriesSample.Limit
    ) throws(CSVError) -> SeriesSample {
      try SeriesSample(
        prefix, delimiter: delimiter, comments: comments, skippedLines: preamble.lines,
        header: header, isWhole: isWhole, limit: limit)
    }
    if options.hasHeader, preamble.mayPrecedeHeader {
      // The first rows show whether the first record is a row.
      let glance = try sample(.firstRecord, .glance)
      if !glance.headerIsRow {
        return glance.reaches(limit) ? glance : try sample(.firstRecord, limit)
      }
    }
    let unnamed = try sample(.nowhere, limit)
    guard let text = preamble.lastComment, let commented = try? sample(.comment(text), limit),
      commented.headings.count == unnamed.headings.count, commented.hasTellingNames
    else { return unnamed }
    return commented
  }

  func layout(_ look: SeriesSample, behind preamble: Preamble) throws(SeriesError) -> SeriesLayout?
  {
    if options.value.isEmpty, options.date.isEmpty, format == nil, let months = MonthFinder(look),
      let layout = months.layout(
        skippedLines: preamble.lines, title: preamble.title, options: options)
    {
      return layout
    }
    if options.value.isEmpty, options.date.isEmpty,
      let dated = DatedHeaderFinder(look, format: format, options: options)
    {
      return try dated.layout(
        skippedLines: preamble.lines, title: preamble.title, source: source)
    }
    var layout = try LayoutFinder(sample: look, source: source, options: options, format: format)
      .layout(isWhole: isWhole, skippedLines: preamble.lines)
    if preamble.comments == nil, look.commentCount == 0, layout?.readsFirstColumn == false {
      layout?.comments = nil
    }
    return layout
  }

  /// The layout of the records after title lines; nil if there are no title lines.
  ///
  /// A title line has only one field, such as `Weather station 12`. A header follows the title lines. If the columns
  /// are aligned with blanks, a header is optional, and a title can have several words.
  func layoutAfterTitles(behind preamble: Preamble) -> SeriesLayout? {
    guard options.hasHeader else { return nil }
    let lines = prefix.split(
      maxSplits: preamble.lines + Self.titleLimit, omittingEmptySubsequences: false
    ) { $0 == CSVReader.lineFeed }.dropFirst(preamble.lines)
    var start = preamble
    var title: Set<UInt8> = []
    for (count, line) in zip(1...Self.titleLimit, lines) where count < lines.count {
      title.formUnion(line)
      start = start.adding(title: line)
      guard line.count <= Self.titleLength, let look = try? look(behind: start) else { return nil }
      guard isTable(look, after: title), let layout = try? layout(look, behind: start) else {
        continue
      }
      return layout
    }
    return nil
  }

  /// The layout of a table below other records; nil if there is none. See ``TableFinder``.
  func layoutOfRun(behind preamble: Preamble) -> SeriesLayout? {
    let delimiters = delimiter.map { [$0] } ?? DelimiterFinder.characters
    let samples = delimiters.compactMap {
      try? SeriesSample(
        prefix, delimiter: $0, comments: preamble.comments, skippedLines: preamble.lines,
        header: .nowhere, isWhole: isWhole, limit: .glance)
    }
    guard let title = samples.first?.rows.first?.first?.range.lowerBound else { return nil }
    let line = prefix[title...].prefix {
      $0 != CSVReader.lineFeed && $0 != CSVReader.carriageReturn
    }
    for place in TableFinder.starts(in: samples) where place.lines > preamble.lines {
      guard options.hasHeader || !place.hasHeader else { continue }
      let start = preamble.extended(
        to: place.lines, title: line, mayPrecedeHeader: place.hasHeader)
      guard let look = try? look(behind: start), place.hasHeader == (look.header != nil),
        let layout = try? layout(look, behind: start),
        !look.startsWithout(layout.dateFormat, in: layout.dateColumns)
      else { continue }
      return layout
    }
    return nil
  }

  /// Whether the records after the title lines are a table. `title` contains the characters of the title lines.
  ///
  /// A delimiter other than a blank must not occur in the titles. If blanks separate the fields, no other possible
  /// delimiter may occur in both the titles and the first row.
  private func isTable(_ look: SeriesSample, after title: Set<UInt8>) -> Bool {
    guard look.headings.count > 1, let row = look.rows.first else { return false }
    switch look.delimiter {
    case .character(let byte):
      return look.header != nil && !title.contains(byte)
        && !look.headings.contains { SampleCell(bytes: Array($0.utf8)).isNumber }
    case .spaces, .wideSpaces:
      let text = prefix[(row.first?.range.lowerBound ?? 0)..<(row.last?.range.upperBound ?? 0)]
      return look.isRegular
        && DelimiterFinder.characters.allSatisfy { character in
          guard case .character(let byte) = character else { return true }
          return !title.contains(byte) || !text.contains(byte)
        }
    }
  }
}
