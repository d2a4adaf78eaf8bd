/// The search for the layout in the first bytes of a file, which arrive in chunks.
struct LayoutPrefix: Sendable {
  let source: String
  let options: SeriesOptions
  /// The number of bytes to include in the next search.
  private var length = LayoutPrefix.firstLength
  private var check = TextCheck()

  private static let firstLength = 1 << 16
  private static let limit = SeriesReader.recordLimit

  init(source: String, options: SeriesOptions) {
    self.source = source
    self.options = options
  }

  /// Searches the first 64 KiB, and doubles this length until the layout is found. The length does not depend on the
  /// chunks. Returns nil if more bytes are needed.
  ///
  /// - Parameter text: All bytes so far. They are converted to UTF-8 if they are in another encoding.
  mutating func layout(
    in text: inout [UInt8], by decoder: inout TextDecoder, isLast: Bool
  ) throws(SeriesError) -> SeriesLayout? {
    while true {
      let isEnough = text.count >= length
      guard isEnough || isLast else {
        try checkFormat(text)
        return nil
      }
      try decode(&text, by: &decoder, upTo: length, isLast: isLast && !isEnough)
      if let layout = try layout(in: text, isEnough: isEnough) { return layout }
      guard isEnough, length < Self.limit else { throw .empty(source: source) }
      length *= 2
    }
  }

  private func layout(in text: [UInt8], isEnough: Bool) throws(SeriesError) -> SeriesLayout? {
    var prefix = isEnough ? Array(text.prefix(length)) : text
    let isLongest = length >= Self.limit && isEnough
    if isLongest {
      guard let end = prefix.lastIndex(of: .lineFeed) else {
        throw .recordTooLong(source: source, line: 1, limit: Self.limit)
      }
      prefix.removeSubrange((end + 1)...)
    }
    do throws(SeriesError) {
      return try find(in: prefix, isWhole: !isEnough || isLongest)
    } catch {
      throw isLongest ? tooLong(error, behind: prefix) : error
    }
  }

  /// Searches all complete rows so far. Returns nil if there are none, or if the layout depends on later rows.
  mutating func layoutOfRows(
    in text: inout [UInt8], by decoder: inout TextDecoder
  ) throws(SeriesError) -> SeriesLayout? {
    try decode(&text, by: &decoder, upTo: text.count, isLast: false)
    guard let end = text.lastIndex(of: .lineFeed) else { return nil }
    do throws(SeriesError) {
      return try find(in: Array(text[...end]), isWhole: true, mayGrow: true)
    } catch {
      // A header with an open quote would hide all rows.
      if case .unterminatedQuote(_, let line) = error,
        text.count(where: { $0 == .lineFeed }) > line + RowReader.quoteLimit
      {
        throw .openQuote(source: source, line: line)
      }
      if error.passesWithMore { return nil }
      throw error
    }
  }

  /// Searches the text. If a quote is never closed and the options skip bad rows, searches only the rows before it.
  private func find(
    in text: [UInt8], isWhole: Bool, mayGrow: Bool = false
  ) throws(SeriesError) -> SeriesLayout? {
    do throws(SeriesError) {
      return try TextStart(
        text, isWhole: isWhole, mayGrow: mayGrow, source: source, options: options
      ).layout()
    } catch {
      guard options.skipBadRows, case .unterminatedQuote(_, let line) = error else { throw error }
      var rows = CSVCursor(delimiter: .comma, in: text.span)
      rows.skipLines(line - 1, in: text.span)
      do throws(SeriesError) {
        return try find(in: Array(text[..<rows.position]), isWhole: true)
      } catch let problem {
        throw problem.passesWithMore ? error : problem
      }
    }
  }

  private mutating func checkFormat(_ bytes: [UInt8]) throws(SeriesError) {
    guard bytes.count >= FileFormat.length, check.problem == nil else { return }
    check.check(bytes.span, isLast: false)
    guard check.problem != nil, let format = FileFormat(ofBinary: bytes) else { return }
    throw .otherFormat(source: source, format: format)
  }

  private mutating func decode(
    _ text: inout [UInt8], by decoder: inout TextDecoder, upTo length: Int, isLast: Bool
  ) throws(SeriesError) {
    try SeriesLayout.decode(
      &text, with: &decoder, upTo: length, isWhole: isLast, source: source)
    check = TextCheck(of: decoder.encoding)
  }

  /// Returns the error for a record that is too long, or the given error if more bytes cannot resolve it.
  private func tooLong(_ error: SeriesError, behind rows: [UInt8]) -> SeriesError {
    guard error.passesWithMore else { return error }
    let line: Int
    if case .unterminatedQuote(_, let start) = error {
      line = start
    } else {
      line = rows.count { $0 == .lineFeed } + 1
    }
    return .recordTooLong(source: source, line: line, limit: Self.limit)
  }
}
