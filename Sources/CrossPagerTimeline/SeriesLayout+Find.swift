extension SeriesLayout {
  /// A file of which at least so many rows are known is not read on in the hope of something else.
  private static let tellingRows = 100

  /// The layout that the beginning of a file shows.
  ///
  /// - Parameters:
  ///   - prefix: The first bytes of the file, cut anywhere.
  ///   - isWhole: Whether these are all bytes.
  ///   - source: What messages call the file.
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
    if let error = check.error(in: prefix, source: source) { throw error }
    let format = try format(options)
    guard let preamble = Preamble(prefix, isWhole: isWhole) else { return nil }
    func sample(_ delimiter: UInt8, _ limit: SeriesSample.Limit) throws(CSVError) -> SeriesSample {
      try SeriesSample(
        prefix, delimiter: delimiter, skippedLines: preamble.lines, hasHeader: options.hasHeader,
        isWhole: isWhole, limit: limit)
    }
    let delimiter =
      try given(options) ?? preamble.delimiter
      ?? Delimiter.found(options: options) { try? sample($0, .glance) }
    let look: SeriesSample
    do throws(CSVError) {
      look = try sample(delimiter, .look)
    } catch {
      throw SeriesError(error, source: source)
    }
    guard isWhole || !look.rows.isEmpty else { return nil }
    let finder = LayoutFinder(sample: look, source: source, options: options, format: format)
    do throws(SeriesError) {
      return try finder.layout(isWhole: isWhole, skippedLines: preamble.lines)
    } catch {
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
