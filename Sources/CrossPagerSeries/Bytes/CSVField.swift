/// The place of a field in comma-separated values.
public struct CSVField: Hashable, Sendable {
  /// The bytes of the field, without the quotes around it unless ``needsUnquoting``.
  public let range: Range<Int>
  /// The line the field starts on, from 1.
  public let line: Int
  /// The byte of this line at which the field or its quote starts, from 1.
  public let column: Int
  /// Whether ``range`` includes quotes to remove: those around it, and one of each doubled pair.
  public let needsUnquoting: Bool
}

/// What is wrong with comma-separated values.
public enum CSVError: Error, Hashable, Sendable {
  /// The quoted field that starts on this line, from 1, never ends.
  case unterminatedQuote(line: Int)
}

extension CSVField {
  /// Reads the field's text, without quotes and without white space on either side.
  @inline(__always)
  func withScanner<Result>(in bytes: Span<UInt8>, _ read: (ByteScanner) -> Result) -> Result {
    guard needsUnquoting else { return read(ByteScanner(trimming: bytes, in: range)) }
    let unquoted = unquoted(in: bytes)
    return read(ByteScanner(trimming: unquoted.span, in: unquoted.indices))
  }

  /// The field's text, without quotes and without white space on either side.
  func trimmedText(in bytes: Span<UInt8>) -> String { withScanner(in: bytes) { $0.text } }

  /// The first bytes of the field's text, at most `limit`, without quotes and without white space on either side.
  ///
  /// - Complexity: O(`limit`), and O(length of the white space on either side).
  func beginning(_ limit: Int, in bytes: Span<UInt8>) -> [UInt8] {
    guard needsUnquoting else { return ByteScanner(trimming: bytes, in: range).beginning(limit) }
    let unquoted = unquoted(in: bytes, limit: limit)
    return ByteScanner(trimming: unquoted.span, in: unquoted.indices).beginning(limit)
  }

  /// The bytes of the field without its quotes, at most `limit`.
  func unquoted(in bytes: Span<UInt8>, limit: Int = .max) -> [UInt8] {
    guard needsUnquoting else { return range.prefix(limit).map { bytes[$0] } }
    var result: [UInt8] = []
    var isQuoted = true
    var wasQuote = false
    for position in range.dropFirst() {
      guard result.count < limit else { break }
      let byte = bytes[position]
      let isQuote = isQuoted && byte == CSVReader.quote
      if wasQuote && !isQuote { isQuoted = false }
      if !isQuote || wasQuote { result.append(byte) }
      wasQuote = isQuote && !wasQuote
    }
    return result
  }
}
