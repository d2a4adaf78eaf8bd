/// Reads a borrowed cell byte by byte, without allocation or reference counting. A scanner cannot outlive the bytes.
struct ByteScanner: ~Escapable {
  private let bytes: Span<UInt8>
  private var position: Int
  private var end: Int

  @_lifetime(copy bytes)
  init(trimming bytes: Span<UInt8>, in range: Range<Int>) {
    precondition(
      0 <= range.lowerBound && range.upperBound <= bytes.count,
      "The range \(range) must be inside the \(bytes.count) bytes.")
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    trim()
  }

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) {
    self.bytes = bytes
    position = 0
    end = bytes.count
  }

  var isAtEnd: Bool { position == end }
  var range: Range<Int> { position..<end }
  var count: Int { end - position }
  var first: UInt8? { isAtEnd ? nil : next }

  var rest: [UInt8] { (position..<end).map { bytes[$0] } }

  func beginning(_ limit: Int) -> [UInt8] {
    (position..<min(end, position + limit)).map { bytes[$0] }
  }

  func append(to others: inout [UInt8]) {
    for place in position..<end { others.append(bytes[place]) }
  }

  var text: String { String(decoding: rest, as: UTF8.self) }

  /// Returns whether the remaining bytes equal `text`, ignoring case. `text` must be lowercase.
  func isText(_ text: [UInt8]) -> Bool {
    text.count == end - position
      && text.indices.allSatisfy { text[$0] == Self.lowercased(bytes[position + $0]) }
  }

  func isEqual(to bytes: [UInt8]) -> Bool {
    bytes.count == end - position
      && bytes.indices.allSatisfy { bytes[$0] == self.bytes[position + $0] }
  }

  var isStars: Bool {
    end - position >= 2 && (position..<end).allSatisfy { bytes[$0] == UInt8(ascii: "*") }
  }

  /// Drops a unit at the start or the end, and the space beside it. Returns whether a unit was dropped.
  @_lifetime(self: copy self)
  mutating func dropUnit(_ unit: String.UTF8View) -> Bool {
    let length = unit.count
    guard end - position > length else { return false }
    if isText(unit, at: end - length) {
      end -= length
    } else if isText(unit, at: position) {
      position += length
    } else {
      return false
    }
    trim()
    return true
  }

  /// Drops flags at the end, such as the `p` in `12.3 p`: up to five lowercase letters after a space. Returns whether
  /// flags were dropped and text remains.
  @_lifetime(self: copy self)
  mutating func dropFlags() -> Bool {
    var start = end
    while start > position, end - start < 5, 0x61...0x7A ~= bytes[start - 1] { start -= 1 }
    guard start < end, start > position, Self.isSpace(bytes[start - 1]) else { return false }
    end = start
    trim()
    return !isAtEnd
  }

  private func isText(_ text: String.UTF8View, at start: Int) -> Bool {
    var place = start
    for byte in text {
      if bytes[place] != byte { return false }
      place += 1
    }
    return true
  }

  @_lifetime(self: copy self)
  private mutating func trim() {
    while position < end, Self.isSpace(unsafe bytes[unchecked: position]) { position &+= 1 }
    while position < end, Self.isSpace(unsafe bytes[unchecked: end &- 1]) { end &-= 1 }
  }

  // Callers check that `position` is before `end`, which is always within the bytes.
  private var next: UInt8 { unsafe bytes[unchecked: position] }

  @_lifetime(self: copy self)
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < end, UInt32(next) == character.value else { return false }
    position &+= 1
    return true
  }

  /// Skips `text`, ignoring case, and returns whether it was there. `text` must be lowercase.
  @_lifetime(self: copy self)
  mutating func skip(_ text: [UInt8]) -> Bool {
    guard text.count <= count,
      text.indices.allSatisfy({ text[$0] == Self.lowercased(bytes[position + $0]) })
    else { return false }
    position += text.count
    return true
  }

  @_lifetime(self: copy self)
  mutating func skipAll() -> Bool {
    defer { position = end }
    return position < end
  }

  @_lifetime(self: copy self)
  mutating func digit() -> Int? {
    guard position < end else { return nil }
    let value = next &- 0x30
    guard value <= 9 else { return nil }
    position &+= 1
    return Int(value)
  }

  /// Reads a name or its beginning, ignoring case, and returns its position in its row. The longest match counts, or
  /// the first match that no letter follows.
  @_lifetime(self: copy self)
  mutating func name(in table: NameTable, atLeast least: Int) -> Int? {
    guard let first else { return nil }
    var longest = (length: least - 1, place: 0)
    for (name, place) in table.names[Int(first | 0x20)] {
      var length = 1
      while length < min(name.count, count),
        unsafe bytes[unchecked: position &+ length] | 0x20 == name[length]
      {
        length &+= 1
      }
      guard length > longest.length else { continue }
      longest = (length, place)
      if length == count { break }
      let next = bytes[position + length]
      if !next.isLetter, next < 0x80 { break }
    }
    guard longest.length >= least else { return nil }
    position &+= longest.length
    return longest.place
  }

  /// Reads the next ASCII letters, in lowercase.
  @_lifetime(self: copy self)
  mutating func letters() -> String {
    let letters = rest.prefix(while: \.isLetter)
    position += letters.count
    return String(decoding: letters.map(Self.lowercased), as: UTF8.self)
  }

  /// Reads the next `count` digits, at most 18, as a number. Returns nil and reads nothing if there are fewer digits.
  @_lifetime(self: copy self)
  @inline(__always)
  mutating func digits(_ count: Int) -> Int? {
    guard end &- position >= count else { return nil }
    var number = 0
    for place in position..<position &+ count {
      let digit = unsafe bytes[unchecked: place] &- 0x30
      guard digit <= 9 else { return nil }
      number = number &* 10 &+ Int(digit)
    }
    position &+= count
    return number
  }

  @_lifetime(self: copy self)
  @inline(__always)
  mutating func word() -> ByteWord? {
    guard end &- position >= 8 else { return nil }
    defer { position &+= 8 }
    return ByteWord(of: bytes, at: position)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    0x41...0x5A ~= byte ? byte + 0x20 : byte
  }
}

extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
  var isDigit: Bool { 0x30...0x39 ~= self }
  var isLetter: Bool { 0x61...0x7A ~= self | 0x20 }
}
