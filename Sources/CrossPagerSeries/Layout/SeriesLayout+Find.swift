extension SeriesLayout {
  /// The minimum number of rows for an error to be final.
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
  /// - Complexity: O(*n*) for *n* bytes. Bytes after the first 64 KiB are only checked for valid text, unless they are
  ///   needed to decide whether dates start with the day or the month.
  public static func find(
    in prefix: [UInt8], isWhole: Bool, source: String, options: SeriesOptions
  ) throws(SeriesError) -> SeriesLayout? {
    var check = TextCheck()
    check.check(prefix.span, isLast: isWhole)
    if let error = SeriesError(check, in: prefix, source: source) { throw error }
    let format = try format(options)
    guard let preamble = Preamble(prefix, isWhole: isWhole) else { return nil }
    let search = LayoutSearch(
      prefix: prefix, isWhole: isWhole, source: source, options: options, format: format,
      delimiter: try given(options) ?? preamble.delimiter)
    let look = try search.look(skippedLines: preamble.lines)
    guard isWhole || !look.rows.isEmpty else { return nil }
    do throws(SeriesError) {
      return try search.layout(look, skippedLines: preamble.lines)
    } catch {
      if let layout = search.layoutAfterTitles(from: preamble.lines) { return layout }
      guard isWhole || look.rows.count >= tellingRows else { return nil }
      guard let format = FileFormat(ofText: prefix) else { throw error }
      throw .otherFormat(source: source, format: format)
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

  private static func given(_ options: SeriesOptions) throws(SeriesError) -> UInt8? {
    let reserved = [CSVReader.quote, CSVReader.lineFeed, CSVReader.carriageReturn]
    if let delimiter = options.delimiter, reserved.contains(delimiter) {
      throw .badDelimiter(delimiter)
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
  let delimiter: UInt8?

  /// The maximum number of title lines.
  private static let titleLimit = 20
  /// The maximum length of a title line, in bytes. The layout search is repeated after each possible title line.
  private static let titleLength = 1 << 18

  /// The first records after the skipped lines.
  func look(skippedLines: Int) throws(SeriesError) -> SeriesSample {
    func sample(_ delimiter: UInt8, _ limit: SeriesSample.Limit) throws(CSVError) -> SeriesSample {
      try SeriesSample(
        prefix, delimiter: delimiter, skippedLines: skippedLines, hasHeader: options.hasHeader,
        isWhole: isWhole, limit: limit)
    }
    do throws(CSVError) {
      if let delimiter { return try sample(delimiter, .look) }
      let found = Delimiter.found(options: options) { try? sample($0, .glance) }
      if let glance = found.sample, glance.reaches(.look) { return glance }
      return try sample(found.delimiter, .look)
    } catch {
      throw SeriesError(error, source: source)
    }
  }

  func layout(_ look: SeriesSample, skippedLines: Int) throws(SeriesError) -> SeriesLayout? {
    try LayoutFinder(sample: look, source: source, options: options, format: format)
      .layout(isWhole: isWhole, skippedLines: skippedLines)
  }

  /// The layout of the records after title lines; nil if there are no title lines. A title line has only one field,
  /// such as `Weather station 12`. A header follows the title lines.
  func layoutAfterTitles(from first: Int) -> SeriesLayout? {
    guard options.hasHeader else { return nil }
    let lines = prefix.split(
      maxSplits: first + Self.titleLimit, omittingEmptySubsequences: false
    ) { $0 == CSVReader.lineFeed }.dropFirst(first)
    var delimiters = delimiter.map { [$0] } ?? Delimiter.candidates
    for (count, line) in zip(1...Self.titleLimit, lines) where count < lines.count {
      delimiters.removeAll(where: line.contains)
      guard line.count <= Self.titleLength, !delimiters.isEmpty,
        let look = try? look(skippedLines: first + count)
      else { return nil }
      guard delimiters.contains(look.delimiter), look.headings.count > 1, !look.rows.isEmpty,
        !look.headings.contains(where: { SampleCell(bytes: Array($0.utf8)).isNumber }),
        let layout = try? layout(look, skippedLines: first + count)
      else { continue }
      return layout
    }
    return nil
  }
}
