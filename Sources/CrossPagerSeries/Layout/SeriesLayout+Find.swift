extension SeriesLayout {
  /// A file of which at least so many rows are known is not read on in the hope of something else.
  private static let tellingRows = 100

  /// The layout that the beginning of a file shows.
  ///
  /// - Parameters:
  ///   - prefix: The first bytes of the file, cut anywhere.
  ///   - isWhole: Whether these are all bytes.
  ///   - source: What messages call the file.
  ///   - options: What the caller knows about the layout.
  /// - Returns: The layout, or nil if more bytes are needed to tell, which only happens if these are not all.
  /// - Throws: ``SeriesError`` if the file cannot be a series, or if it leaves open which; single bad cells are left to
  ///   the reader.
  /// - Complexity: O(*n*) for *n* bytes. All but the first 64 KiB are only checked to be text, and searched if the first
  ///   leave open whether dates begin with the day or the month.
  public static func find(
    in prefix: [UInt8], isWhole: Bool, source: String, options: SeriesOptions
  ) throws(SeriesError) -> SeriesLayout? {
    var check = TextCheck()
    check.check(prefix.span, isLast: isWhole)
    if let error = SeriesError(check, in: prefix, source: source) { throw error }
    let format = try format(options)
    guard let preamble = Preamble(prefix, isWhole: isWhole) else { return nil }
    let finding = LayoutFinding(
      prefix: prefix, isWhole: isWhole, source: source, options: options, format: format,
      delimiter: try given(options) ?? preamble.delimiter)
    let look = try finding.look(skippedLines: preamble.lines)
    guard isWhole || !look.rows.isEmpty else { return nil }
    do throws(SeriesError) {
      return try finding.layout(look, skippedLines: preamble.lines)
    } catch {
      if let layout = finding.layoutBehindTitles(from: preamble.lines) { return layout }
      guard isWhole || look.rows.count >= tellingRows else { return nil }
      throw error
    }
  }

  private static func format(_ options: SeriesOptions) throws(SeriesError) -> StampFormat? {
    guard let text = options.dateFormat else { return nil }
    do throws(StampPattern.Problem) {
      return try StampFormat(text)
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

/// The beginning of a file, and what is known of its layout.
private struct LayoutFinding {
  let prefix: [UInt8]
  let isWhole: Bool
  let source: String
  let options: SeriesOptions
  let format: StampFormat?
  /// The delimiter, if it need not be found.
  let delimiter: UInt8?

  /// How many lines of a title are looked for.
  private static let titleLimit = 20
  /// The longest title line, in bytes. The whole search is repeated after each possible title line.
  private static let titleLength = 1 << 18

  /// The first records behind some lines.
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

  /// The layout behind lines of one field, `Weather station 12`, if there is one of several columns whose names are no
  /// numbers.
  func layoutBehindTitles(from first: Int) -> SeriesLayout? {
    guard options.hasHeader else { return nil }
    let lines = prefix.split(
      maxSplits: first + Self.titleLimit, omittingEmptySubsequences: false
    ) { $0 == CSVReader.lineFeed }.dropFirst(first)
    var delimiters = delimiter.map { [$0] } ?? Delimiter.candidates
    for (count, line) in zip(1...Self.titleLimit, lines) where count < lines.count {
      delimiters.removeAll(where: line.contains)
      guard line.count <= Self.titleLength, !delimiters.isEmpty,
        let look = try? look(skippedLines: first + count)
      else {
        return nil
      }
      guard delimiters.contains(look.delimiter) else { continue }
      let areNames = look.headings.allSatisfy { heading in
        !NumberFormat.isNumber(SampleCell(bytes: Array(heading.utf8)))
      }
      guard look.headings.count > 1, areNames, !look.rows.isEmpty,
        let layout = try? layout(look, skippedLines: first + count)
      else { continue }
      return layout
    }
    return nil
  }
}
