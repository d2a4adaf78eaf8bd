/// A walk over a run of bytes, such as a cell of a file or a key: what is read is stepped over.
///
/// It borrows the bytes and cannot outlive them, so walking over a cell costs no allocation and no reference count.
struct ByteScanner: ~Escapable {
  private let bytes: Span<UInt8>
  private var position: Int
  private let end: Int

  /// The bytes at `range`, without white space on either side. `range` lies inside `bytes`.
  @_lifetime(copy bytes)
  init(trimming bytes: Span<UInt8>, in range: Range<Int>) {
    precondition(0 <= range.lowerBound && range.upperBound <= bytes.count, "A cell has bytes.")
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

  /// The first bytes of those that are left, at most so many.
  func beginning(_ limit: Int) -> [UInt8] {
    (position..<min(end, position + limit)).map { bytes[$0] }
  }

  /// Adds the bytes that are left to others.
  func append(to others: inout [UInt8]) {
    for place in position..<end { others.append(bytes[place]) }
  }

  /// The text that is left.
  var text: String { String(decoding: rest, as: UTF8.self) }

  /// Whether the rest is `text`, which is in lower case, written in either case.
  func isText(_ text: [UInt8]) -> Bool {
    text.count == end - position
      && text.indices.allSatisfy { text[$0] == Self.lowercased(bytes[position + $0]) }
  }

  /// The next byte. The position is before the end, and the end was found to lie inside the bytes.
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

  /// The number that exactly `count` digits write; nil if there are fewer digits. More are not looked at.
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
