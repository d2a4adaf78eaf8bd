/// Finds the first NUL byte or invalid UTF-8 in bytes that arrive in chunks.
struct TextCheck: Sendable {
  enum Problem: Hashable, Sendable {
    case zero
    case notUTF8
    /// The text was converted from UTF-16, and the UTF-16 is invalid here.
    case notUTF16
  }

  /// The problem that invalid UTF-8 indicates.
  private let invalid: Problem
  /// The number of bytes known to be text.
  private(set) var checked = 0
  /// The problem at the next byte; nil if no problem has been found.
  private(set) var problem: Problem?
  /// The number of non-ASCII characters found.
  private(set) var longCharacters = 0

  /// Creates a check for text that was converted from an encoding.
  init(of encoding: TextEncoding = .utf8) {
    invalid = [.utf16LittleEndian, .utf16BigEndian].contains(encoding) ? .notUTF16 : .notUTF8
  }

  /// Updates ``checked`` after the caller has removed `count` checked bytes from the front.
  mutating func forget(_ count: Int) { checked -= count }

  /// Continues at a position after the problem.
  mutating func resume(at position: Int) {
    checked = position
    problem = nil
  }

  /// Whether the rest of text that starts as ASCII could be Windows-1252.
  func mayBecomeWindows1252(_ bytes: Span<UInt8>) -> Bool {
    problem == .notUTF8 && longCharacters == 0 && TextDecoder.isInWindows1252(bytes[checked])
  }

  /// Checks the bytes after ``checked``.
  ///
  /// - Parameter isLast: Whether these are the last bytes. If not, the last character may be incomplete.
  /// - Complexity: O(unchecked bytes).
  mutating func check(_ bytes: Span<UInt8>, isLast: Bool) {
    while problem == nil, checked < bytes.count {
      if checked + 8 <= bytes.count, ByteWord(of: bytes, at: checked).isText {
        checked += 8
        continue
      }
      switch Self.character(in: bytes, at: checked) {
      case .length(let length):
        checked += length
        if length > 1 { longCharacters += 1 }
      case .zero: problem = .zero
      case .invalid: problem = invalid
      case .unfinished:
        if isLast { problem = invalid }
        return
      }
    }
  }

  private enum Character {
    case length(Int)
    case zero
    case invalid
    /// The last bytes may be the beginning of a character.
    case unfinished
  }

  /// Classifies the character at a position according to table 3-7 of the Unicode Standard, "Well-Formed UTF-8 Byte
  /// Sequences".
  private static func character(in bytes: Span<UInt8>, at position: Int) -> Character {
    let first = bytes[position]
    let second: ClosedRange<UInt8>
    let length: Int
    switch first {
    case 0: return .zero
    case 0x01...0x7F: return .length(1)
    case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
    case 0xE0: (second, length) = (0xA0...0xBF, 3)
    case 0xED: (second, length) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
    case 0xF0: (second, length) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
    case 0xF4: (second, length) = (0x80...0x8F, 4)
    default: return .invalid
    }
    for offset in 1..<length {
      guard position + offset < bytes.count else { return .unfinished }
      let allowed = offset == 1 ? second : 0x80...0xBF
      guard allowed ~= bytes[position + offset] else { return .invalid }
    }
    return .length(length)
  }
}
