/// The encoding of a text file.
public enum TextEncoding: String, Hashable, Sendable {
  case utf8 = "UTF-8"
  /// UTF-16 with a byte order mark, least significant byte first.
  case utf16LittleEndian = "UTF-16LE"
  /// UTF-16 with a byte order mark, most significant byte first.
  case utf16BigEndian = "UTF-16BE"
  /// The Windows encoding for Western European languages. It includes Latin-1.
  case windows1252 = "Windows-1252"
}

/// Converts the bytes of a file, which arrive in chunks, to UTF-8. UTF-16 is recognized by its byte order mark. All
/// other bytes are treated as UTF-8 until ``becomeWindows1252(_:from:keepsUTF8:)`` is called.
struct TextDecoder: Sendable {
  private(set) var encoding = TextEncoding.utf8
  /// The bytes of an incomplete byte order mark, code unit, surrogate pair or line.
  private var pending: [UInt8] = []
  private var isAtStart = true
  /// Whether lines of Windows-1252 text that are also valid UTF-8 are kept unchanged.
  private var isMixed = false
  private var isFinished = false

  /// Appends the next bytes as UTF-8. Invalid UTF-16 becomes invalid UTF-8.
  mutating func append(_ chunk: [UInt8], to text: inout [UInt8]) {
    isFinished = false
    if isAtStart {
      readMark(chunk, to: &text)
    } else {
      decode(chunk, to: &text)
    }
  }

  mutating func finish(_ text: inout [UInt8]) {
    let rest = pending
    pending = []
    isAtStart = false
    isFinished = true
    if encoding == .utf8 {
      text += rest
    } else if encoding == .windows1252 {
      decodeLine(rest[...], to: &text)
    } else if !rest.isEmpty {
      append(0xD800, to: &text)
    }
  }

  /// Decodes the text from `start` on as Windows-1252. So far, this text has been treated as UTF-8.
  ///
  /// - Parameter keepsUTF8: Whether to keep lines that are valid UTF-8. If so, an incomplete last line is held back.
  mutating func becomeWindows1252(
    _ text: inout [UInt8], from start: Int, keepsUTF8: Bool = false
  ) {
    encoding = .windows1252
    isMixed = keepsUTF8
    let rest = Array(text[start...])
    text.removeSubrange(start...)
    decode(rest, to: &text)
    if isFinished { finish(&text) }
  }

  private mutating func readMark(_ chunk: [UInt8], to text: inout [UInt8]) {
    let bytes = pending + chunk
    let mayBeMark = bytes.isEmpty || bytes.count == 1 && bytes[0] >= 0xFE
    pending = mayBeMark ? bytes : []
    if mayBeMark { return }
    isAtStart = false
    // Most files have no mark. Decoding the chunk itself avoids another copy.
    if bytes[0] < 0xFE { return decode(chunk, to: &text) }
    switch bytes.prefix(2) {
    case [0xFF, 0xFE]: encoding = .utf16LittleEndian
    case [0xFE, 0xFF]: encoding = .utf16BigEndian
    default: return decode(bytes, to: &text)
    }
    decode(Array(bytes.dropFirst(2)), to: &text)
  }

  private mutating func decode(_ bytes: [UInt8], to text: inout [UInt8]) {
    switch encoding {
    case .utf8: text += bytes
    case .utf16LittleEndian: decodeUTF16(bytes, low: 0, to: &text)
    case .utf16BigEndian: decodeUTF16(bytes, low: 1, to: &text)
    case .windows1252:
      if isMixed { decodeLines(bytes, to: &text) } else { decodeWindows1252(bytes[...], to: &text) }
    }
  }

  private func decodeWindows1252(_ bytes: ArraySlice<UInt8>, to text: inout [UInt8]) {
    for byte in bytes {
      append(0x80...0x9F ~= byte ? Self.windows1252[Int(byte & 0x1F)] : UInt32(byte), to: &text)
    }
  }

  /// Decodes all complete lines. Parts of a very long line count as lines.
  private mutating func decodeLines(_ chunk: [UInt8], to text: inout [UInt8]) {
    let bytes = pending + chunk
    var start = 0
    for place in pending.count..<bytes.count
    where bytes[place].isLineEnd
      || place - start >= Self.lineLimit
    {
      decodeLine(bytes[start...place], to: &text)
      start = place + 1
    }
    pending = Array(bytes[start...])
  }

  private static let lineLimit = 1 << 16

  private func decodeLine(_ line: ArraySlice<UInt8>, to text: inout [UInt8]) {
    var check = TextCheck()
    check.check(line.span, isLast: true)
    if check.problem == .notUTF8 {
      decodeWindows1252(line, to: &text)
    } else {
      text += line
    }
  }

  /// - Parameter low: The position of the least significant byte in a code unit, 0 or 1.
  private mutating func decodeUTF16(_ chunk: [UInt8], low: Int, to text: inout [UInt8]) {
    let bytes = pending.isEmpty ? chunk : pending + chunk
    func unit(_ place: Int) -> UInt32 {
      UInt32(bytes[place + 1 - low]) << 8 | UInt32(bytes[place + low])
    }
    var place = 0
    while place + 2 <= bytes.count {
      let first = unit(place)
      guard 0xD800...0xDBFF ~= first else {
        append(first, to: &text)
        place += 2
        continue
      }
      guard place + 4 <= bytes.count else { break }
      let second = unit(place + 2)
      let isPair = 0xDC00...0xDFFF ~= second
      append(isPair ? 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00) : first, to: &text)
      place += isPair ? 4 : 2
    }
    pending = Array(bytes[place...])
  }

  /// Appends a code point. An unpaired surrogate results in invalid UTF-8.
  private func append(_ point: UInt32, to text: inout [UInt8]) {
    if point < 0x80 {
      text.append(UInt8(truncatingIfNeeded: point))
    } else if let bytes = Unicode.Scalar(point).flatMap(UTF8.encode) {
      text.append(contentsOf: bytes)
    } else {
      text += [0xED, UInt8(0x80 | point >> 6 & 0x3F), UInt8(0x80 | point & 0x3F)]
    }
  }

  /// The code points of the bytes 0x80 to 0x9F in Windows-1252, as defined in the WHATWG Encoding Standard.
  private static let windows1252: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]

  /// Returns whether a byte is a printable non-ASCII character in Windows-1252.
  static func isInWindows1252(_ byte: UInt8) -> Bool {
    byte >= 0x80 && ![0x81, 0x8D, 0x8F, 0x90, 0x9D].contains(byte)
  }
}
