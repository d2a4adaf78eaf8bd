/// Writes JSON as one line of UTF-8 without building a tree first.
///
/// Responses are written member by member for speed.
struct JSONWriter: ~Copyable {
  private var buffer = ByteBuffer(capacity: 240)
  /// Whether the next value needs a preceding comma.
  private var needsComma = false

  /// The bytes written so far.
  package var bytes: [UInt8] { buffer.bytes }

  /// Calls a closure with the bytes written so far.
  func withBytes<Value, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try buffer.withBytes(body)
  }

  /// Writes an object. `body` writes the object's members.
  @inline(__always)
  mutating func object(_ body: (inout JSONWriter) -> Void) {
    enclosed("{", "}", body)
  }

  /// Writes an array. `body` writes the array's elements.
  @inline(__always)
  mutating func array(_ body: (inout JSONWriter) -> Void) {
    enclosed("[", "]", body)
  }

  @inline(__always)
  private mutating func enclosed(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    buffer.append(UInt8(ascii: opening))
    needsComma = false
    body(&self)
    buffer.append(UInt8(ascii: closing))
    needsComma = true
  }

  /// Writes a member's name, which must not need escapes. Write the member's value next.
  package mutating func name(_ name: StaticString) {
    separate()
    buffer.append(name: name)
    needsComma = false
  }

  mutating func member(_ name: StaticString, _ value: String) {
    self.name(name)
    write(value)
  }

  mutating func member(_ name: StaticString, _ value: Int?) {
    self.name(name)
    if let value { write(value) } else { writeNull() }
  }

  mutating func member(_ name: StaticString, _ value: JSON) {
    self.name(name)
    write(value)
  }

  /// Writes the members of an object within another object.
  mutating func write(members object: JSON) {
    for member in object.members { write(member) }
  }

  mutating func write(_ member: JSON.Member) {
    write(member.name)
    buffer.append(UInt8(ascii: ":"))
    needsComma = false
    write(member.value)
  }

  mutating func writeNull() {
    separate()
    buffer.append("null")
  }

  mutating func write(_ value: Bool) {
    separate()
    buffer.append(value ? "true" : "false")
  }

  mutating func write(_ value: Int) {
    separate()
    if value < 0 { buffer.append(UInt8(ascii: "-")) }
    writeDigits(value.magnitude)
  }

  private mutating func writeDigits(_ number: UInt) {
    if number > 9 { writeDigits(number / 10) }
    buffer.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Writes a number. Whole numbers with a magnitude below 2⁵³ are written as integers, without a
  /// fraction. Infinities and NaN become null.
  mutating func write(_ number: Double) {
    guard number.isFinite else { return writeNull() }
    if number.magnitude < 0x1p53, let integer = Int(exactly: number) { return write(integer) }
    separate()
    for byte in "\(number)".utf8 { buffer.append(byte) }
  }

  mutating func write(_ string: String) {
    separate()
    buffer.append(UInt8(ascii: "\""))
    // Writing every string one scalar at a time would take a third of the time needed to write a response.
    let isWritten = unsafe string.utf8.withContiguousStorageIfAvailable { utf8 in
      if unsafe utf8.contains(where: JSONWriter.mayNeedEscape) { return false }
      unsafe buffer.append(utf8)
      return true
    }
    if isWritten != true {
      for scalar in string.unicodeScalars { writeEscaped(scalar) }
    }
    buffer.append(UInt8(ascii: "\""))
  }

  /// Whether a byte may start a character that needs an escape. The byte 0xC2 starts the
  /// characters U+0080 to U+00BF.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
      || byte == 0xC2
  }

  private mutating func writeEscaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": buffer.append(#"\""#)
    case "\\": buffer.append(#"\\"#)
    case "\n": buffer.append(#"\n"#)
    case "\r": buffer.append(#"\r"#)
    case "\t": buffer.append(#"\t"#)
    // Escape all control characters. On a terminal, U+009B starts the same sequences as U+001B
    // followed by `[`.
    case "\0"..<" ", "\u{7F}"..."\u{9F}":
      buffer.append(scalar.value < 16 ? #"\u000"# : #"\u00"#)
      for digit in String(scalar.value, radix: 16).utf8 { buffer.append(digit) }
    default: for byte in String(scalar).utf8 { buffer.append(byte) }
    }
  }

  private mutating func separate() {
    if needsComma { buffer.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  mutating func write(_ value: JSON) {
    switch value {
    case .null: writeNull()
    case .bool(let value): write(value)
    case .integer(let value): write(value)
    case .number(let value): write(value)
    case .string(let value): write(value)
    case .array(let values): array { for value in values { $0.write(value) } }
    case .object(let members): object { for member in members { $0.write(member) } }
    }
  }
}
