/// Finds the first NUL byte or invalid UTF-8 in bytes that arrive in chunks.
struct TextCheck: Sendable {
  enum Problem: Hashable, Sendable {
    case zero
    case notUTF8
    /// The text was converted from UTF-16, and the UTF-16 is invalid here.
    case notUTF16
    /// The text was converted from JSON, and the JSON is invalid here.
    case notJSON
  }

  private let invalid: Problem
  private let zero: Problem
  private(set) var checked = 0
  private(set) var problem: Problem?
  private(set) var longCharacters = 0

  init(of encoding: TextEncoding = .utf8, isJSON: Bool = false) {
    zero = isJSON ? .notJSON : .zero
    invalid = [.utf16LittleEndian, .utf16BigEndian].contains(encoding) ? .notUTF16 : .notUTF8
  }

  /// Adjusts the position after the caller has removed `count` checked bytes from the front.
  mutating func forget(_ count: Int) { checked -= count }

  mutating func resume(at position: Int) {
    checked = position
    problem = nil
  }

  /// Returns whether the rest of text that starts as ASCII could be Windows-1252.
  func mayBecomeWindows1252(_ bytes: Span<UInt8>) -> Bool {
    problem == .notUTF8 && longCharacters == 0 && TextDecoder.isInWindows1252(bytes[checked])
  }

  /// Checks the bytes after ``checked``. If more bytes follow, the last character may be incomplete.
  mutating func check(_ bytes: Span<UInt8>, isLast: Bool) {
    while problem == nil, checked < bytes.count {
      if checked + 8 <= bytes.count, ByteWord(of: bytes, at: checked).isText {
        checked += 8
        continue
      }
      let first = bytes[checked]
      if 0x01...0x7F ~= first {
        checked += 1
        continue
      }
      let (length, second) = Self.character(startingWith: first)
      var end = checked + 1
      while end < min(checked + length, bytes.count),
        (end == checked + 1 ? second : 0x80...0xBF) ~= bytes[end]
      {
        end += 1
      }
      if end == checked + length {
        checked = end
        longCharacters += 1
      } else if end < bytes.count || length == 0 || isLast {
        problem = first == 0 ? zero : invalid
      } else {
        return
      }
    }
  }

  /// Returns the length of a character and the range of its second byte, from table 3-7 of the Unicode Standard,
  /// "Well-Formed UTF-8 Byte Sequences". The length is 0 if no character starts with this byte.
  private static func character(
    startingWith first: UInt8
  ) -> (length: Int, second: ClosedRange<UInt8>) {
    switch first {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: (0, 0x80...0xBF)
    }
  }
}
