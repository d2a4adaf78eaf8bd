/// The position of a field in comma-separated values.
struct CSVField: Hashable, Sendable {
  /// The range of the field's bytes, which includes the enclosing quotes only if ``needsUnquoting`` is true.
  let range: Range<Int>
  /// The number of the line where the field starts, counting from 1.
  let line: Int
  /// The position in ``line`` of the first byte or of the opening quote, counting from 1.
  let column: Int
  /// Whether ``range`` includes quotes to remove: the enclosing quotes and one of each doubled pair.
  let needsUnquoting: Bool
}

/// The error for a quoted field that is never closed.
struct OpenQuote: Error, Hashable {
  let line: Int
}

extension CSVField {
  @inline(__always)
  func withScanner<Result>(in bytes: Span<UInt8>, _ read: (ByteScanner) -> Result) -> Result {
    guard needsUnquoting else { return read(ByteScanner(trimming: bytes, in: range)) }
    let unquoted = unquoted(in: bytes)
    return read(ByteScanner(trimming: unquoted.span, in: unquoted.indices))
  }

  /// Returns the text without quotes or surrounding white space.
  func trimmedText(in bytes: Span<UInt8>) -> String { withScanner(in: bytes) { $0.text } }

  /// Returns up to `limit` bytes of ``trimmedText(in:)``.
  func beginning(_ limit: Int, in bytes: Span<UInt8>) -> [UInt8] {
    let unquoted = unquoted(in: bytes, limit: needsUnquoting ? limit : .max)
    return ByteScanner(trimming: unquoted.span, in: unquoted.indices).beginning(limit)
  }

  func unquoted(in bytes: Span<UInt8>, limit: Int = .max) -> [UInt8] {
    guard needsUnquoting else { return range.prefix(limit).map { bytes[$0] } }
    var result: [UInt8] = []
    var isQuoted = true
    var wasQuote = false
    for position in range.dropFirst() {
      guard result.count < limit else { break }
      let byte = bytes[position]
      let isQuote = isQuoted && byte == .quote
      if wasQuote && !isQuote { isQuoted = false }
      if !isQuote || wasQuote { result.append(byte) }
      wasQuote = isQuote && !wasQuote
    }
    return result
  }
}

extension [UInt8] {
  mutating func append(quoted text: some Sequence<UInt8>) {
    append(.quote)
    for byte in text {
      if byte == .quote { append(byte) }
      append(byte)
    }
    append(.quote)
  }
}
