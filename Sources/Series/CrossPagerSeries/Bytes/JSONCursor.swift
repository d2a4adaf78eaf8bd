/// A position in JSON text (RFC 8259), which can arrive in chunks. The digits of numbers are not checked.
struct JSONCursor: Hashable, Sendable {
  var position = 0
  private(set) var line = 1

  enum Problem: Error {
    /// The bytes end inside a value, or where a value may follow.
    case incomplete
    case invalid
  }

  private static let depthLimit = 64
  static let backslash = UInt8(ascii: "\\")
  /// The words that may be values. Some programs write `NaN` and `Infinity`, which are not JSON.
  private static let words = ["null", "true", "false", "NaN", "Infinity"].map { Array($0.utf8) }

  /// Skips white space and returns the next byte.
  @inline(__always)
  mutating func next(in bytes: Span<UInt8>) throws(Problem) -> Unicode.Scalar {
    while position < bytes.count {
      // `position` is never negative.
      let byte = unsafe bytes[unchecked: position]
      if byte > 0x20 { return Unicode.Scalar(byte) }
      guard byte == 0x20 || 0x09...0x0D ~= byte else { return Unicode.Scalar(byte) }
      if byte == .lineFeed { line += 1 }
      position += 1
    }
    throw .incomplete
  }

  /// Reads a string and returns its range, without the quotes.
  mutating func string(in bytes: Span<UInt8>) throws(Problem) -> Range<Int> {
    let start = position + 1
    var end = start
    while end < bytes.count {
      switch bytes[end] {
      case .quote:
        position = end + 1
        return start..<end
      case .lineFeed: throw .invalid
      case Self.backslash: end += 2
      default: end += 1
      }
    }
    throw .incomplete
  }

  /// Reads a string, number or word and returns its range, without quotes.
  @inline(__always)
  mutating func scalar(in bytes: Span<UInt8>) throws(Problem) -> Range<Int> {
    let first = bytes[position]
    if first == .quote { return try string(in: bytes) }
    let start = position
    while position < bytes.count {
      let byte = unsafe bytes[unchecked: position]
      guard byte.isDigit || byte.isLetter || byte == 0x2B || 0x2D...0x2E ~= byte else {
        if first.isDigit || first == UInt8(ascii: "-") { return start..<position }
        let text = ByteScanner(trimming: bytes, in: start..<position)
        for word in Self.words where text.isEqual(to: word) { return start..<position }
        throw .invalid
      }
      position += 1
    }
    throw .incomplete
  }

  /// Skips the list or object at the cursor. The nesting is limited, so that little is read again after a fault.
  mutating func skip(in bytes: Span<UInt8>) throws(Problem) {
    var depth = 0
    repeat {
      switch try next(in: bytes) {
      case "\"":
        _ = try string(in: bytes)
        continue
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      default: break
      }
      if depth > Self.depthLimit { throw .invalid }
      position += 1
    } while depth > 0
  }
}

extension ArraySlice<UInt8> {
  /// These bytes as an unescaped string. Escaped control characters become spaces; unpaired surrogates become U+FFFD.
  var unescapedJSON: [UInt8] {
    var units: [UInt16] = []
    var rest = String(decoding: self, as: UTF8.self).utf16[...]
    while var unit = rest.popFirst() {
      if unit == UInt16(JSONCursor.backslash), let escaped = rest.popFirst() {
        switch Unicode.Scalar(escaped) {
        case "u":
          unit = UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16) ?? 0xFFFD
          rest = rest.dropFirst(4)
        case "b", "f", "n", "r", "t": unit = 0x20
        default: unit = escaped
        }
      }
      units.append(unit)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
