/// A walk over a run of bytes, such as a cell of a file or a key: what is read is stepped over.
struct ByteScanner {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  /// The bytes at `range`, without white space on either side. `range` lies inside `bytes`.
  init(trimming bytes: [UInt8], in range: Range<Int>) {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, Self.isSpace(bytes[start]) { start += 1 }
    while start < end, Self.isSpace(bytes[end - 1]) { end -= 1 }
    self.bytes = bytes
    position = start
    self.end = end
  }

  /// All bytes of a text as it is.
  init(_ text: String) {
    bytes = Array(text.utf8)
    position = 0
    end = bytes.count
  }

  var isAtEnd: Bool { position == end }

  /// The bytes that are left.
  var rest: ArraySlice<UInt8> { bytes[position..<end] }

  /// Steps over the next byte if it is `character`.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < end, UInt32(bytes[position]) == character.value else { return false }
    position += 1
    return true
  }

  /// The value of the next byte if it is a digit.
  mutating func digit() -> Int? {
    guard position < end else { return nil }
    let value = bytes[position] &- 0x30
    guard value <= 9 else { return nil }
    position += 1
    return Int(value)
  }

  /// The next byte in lower case if it is a letter of ASCII.
  mutating func letter() -> UInt8? {
    guard position < end else { return nil }
    let lowercased = bytes[position] | 0x20
    guard 0x61...0x7A ~= lowercased else { return nil }
    position += 1
    return lowercased
  }

  /// The number that exactly `count` digits write; nil if there are fewer digits. More are not looked at.
  mutating func digits(_ count: Int) -> Int? {
    var number = 0
    for _ in 0..<count {
      guard let digit = digit() else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
