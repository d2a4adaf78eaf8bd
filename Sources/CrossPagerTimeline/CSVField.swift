/// Where a field of a record stands.
public struct CSVField: Hashable, Sendable {
  /// The bytes of the field, without the quotes around it unless ``needsUnquoting``.
  public let range: Range<Int>
  /// The line the field starts on, from 1.
  public let line: Int
  /// The byte of that line at which the field starts, its quote if it has one, from 1.
  public let column: Int
  /// Whether ``range`` still has quotes to take away: those around it, and one of each doubled pair.
  public let needsUnquoting: Bool
}

/// What is wrong with comma-separated values.
public enum CSVError: Error, Hashable, Sendable {
  /// The quoted field that starts on this line, from 1, never ends.
  case unterminatedQuote(line: Int)
}

extension CSVReader {
  /// The text of a field, quotes taken away; what is not UTF-8 is replaced by U+FFFD.
  ///
  /// - Complexity: O(length of the field).
  public func text(of field: CSVField) -> String {
    field.needsUnquoting
      ? String(decoding: unquoted(field), as: UTF8.self)
      : String(decoding: bytes[field.range], as: UTF8.self)
  }

  /// A walk over the text of a field without white space on either side.
  func scanner(over field: CSVField) -> ByteScanner {
    guard field.needsUnquoting else { return ByteScanner(trimming: bytes, in: field.range) }
    let unquoted = unquoted(field)
    return ByteScanner(trimming: unquoted, in: unquoted.indices)
  }

  private func unquoted(_ field: CSVField) -> [UInt8] {
    var result: [UInt8] = []
    var isQuoted = true
    var wasQuote = false
    for byte in bytes[field.range].dropFirst() {
      let isQuote = isQuoted && byte == Self.quote
      if wasQuote && !isQuote { isQuoted = false }
      if !isQuote || wasQuote { result.append(byte) }
      wasQuote = isQuote && !wasQuote
    }
    return result
  }
}
