/// Reads a cell byte by byte, and steps over what it has read.
///
/// It borrows the bytes and cannot outlive them, so it needs no allocation and no reference count.
struct ByteScanner: ~Escapable {
  private let bytes: Span<UInt8>
  private var position: Int
  private let end: Int

  /// The bytes of a range, without white space on either side.
  @_lifetime(copy bytes)
  init(trimming bytes: Span<UInt8>, in range: Range<Int>) {
    precondition(
      0 <= range.lowerBound && range.upperBound <= bytes.count,
      "The range \(range) must be inside the \(bytes.count) bytes.")
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, Self.isSpace(unsafe bytes[unchecked: start]) { start &+= 1 }
    while start < end, Self.isSpace(unsafe bytes[unchecked: end &- 1]) { end &-= 1 }
    self.bytes = bytes
    position = start
    self.end = end
  }

  /// All bytes as they are.
  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) {
    self.bytes = bytes
    position = 0
    end = bytes.count
  }

  var isAtEnd: Bool { position == end }

  /// The bytes that are left.
  var rest: [UInt8] { (position..<end).map { bytes[$0] } }

  /// The first bytes that are left, at most `limit`.
  func beginning(_ limit: Int) -> [UInt8] {
    (position..<min(end, position + limit)).map { bytes[$0] }
  }

  /// Appends the bytes that are left.
  func append(to others: inout [UInt8]) {
    for place in position..<end { others.append(bytes[place]) }
  }

  /// The text that is left.
  var text: String { String(decoding: rest, as: UTF8.self) }

  /// Whether the bytes that are left are `text`, in either case. `text` is in lower case.
  func isText(_ text: [UInt8]) -> Bool {
    text.count == end - position
      && text.indices.allSatisfy { text[$0] == Self.lowercased(bytes[position + $0]) }
  }

  // The position is before the end, and the end is inside the bytes.
  private var next: UInt8 { unsafe bytes[unchecked: position] }

  /// Steps over the next byte if it is `character`.
  @_lifetime(self: copy self)
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < end, UInt32(next) == character.value else { return false }
    position &+= 1
    return true
  }

  /// The value of the next byte if it is a digit.
  @_lifetime(self: copy self)
  mutating func digit() -> Int? {
    guard position < end else { return nil }
    let value = next &- 0x30
    guard value <= 9 else { return nil }
    position &+= 1
    return Int(value)
  }

  /// The next byte in lower case if it is a letter of ASCII.
  @_lifetime(self: copy self)
  mutating func letter() -> UInt8? {
    guard position < end else { return nil }
    let lowercased = next | 0x20
    guard 0x61...0x7A ~= lowercased else { return nil }
    position &+= 1
    return lowercased
  }

  /// The number in the next `count` digits; nil if there are fewer.
  @_lifetime(self: copy self)
  mutating func digits(_ count: Int) -> Int? {
    var number = 0
    for _ in 0..<count {
      guard let digit = digit() else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    0x41...0x5A ~= byte ? byte + 0x20 : byte
  }
}
