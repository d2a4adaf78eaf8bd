/// Writes JSON as one line of UTF-8, member by member, which is faster than building a tree first.
struct JSONWriter: ~Copyable {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  init() { bytes.reserveCapacity(240) }

  @inline(__always)
  mutating func object(_ body: (inout JSONWriter) -> Void) { enclosed("{", "}", body) }

  @inline(__always)
  mutating func array(_ body: (inout JSONWriter) -> Void) { enclosed("[", "]", body) }

  @inline(__always)
  private mutating func enclosed(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: opening))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: closing))
    needsComma = true
  }

  /// Writes a member's name, which must not need escapes. Write the member's value next.
  mutating func name(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    endName()
  }

  private mutating func endName() {
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func member(_ name: StaticString, _ value: String) {
    self.name(name)
    write(value)
  }

  mutating func member(_ name: StaticString, _ value: JSON) {
    self.name(name)
    write(value)
  }

  mutating func write(members object: JSON) {
    for member in object.members {
      write(member.name)
      endName()
      write(member.value)
    }
  }

  /// Writes a word or a number, which needs no escapes.
  mutating func writeWord(_ word: String) {
    separate()
    bytes.append(contentsOf: word.utf8)
  }

  mutating func write(_ value: Int) {
    separate()
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    writeDigits(value.magnitude)
  }

  private mutating func writeDigits(_ number: UInt) {
    if number > 9 { writeDigits(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  mutating func write(_ string: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    // Writing every string one scalar at a time would take a third of the time needed to write a response.
    let isPlain = unsafe string.utf8.withContiguousStorageIfAvailable { utf8 in
      // The byte 0xC2 starts the characters U+0080 to U+00BF.
      unsafe !utf8.contains {
        $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 == 0x7F
          || $0 == 0xC2
      }
    }
    if isPlain == true {
      bytes.append(contentsOf: string.utf8)
    } else {
      for scalar in string.unicodeScalars { bytes += JSONWriter.escaped(scalar).utf8 }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": #"\""#
    case "\\": #"\\"#
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\t": #"\t"#
    // Escape all control characters. On a terminal, U+009B starts the same sequences as U+001B followed by `[`.
    case "\0"..<" ", "\u{7F}"..."\u{9F}":
      (scalar.value < 16 ? #"\u000"# : #"\u00"#) + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  mutating func write(_ value: JSON) {
    switch value {
    case .null: writeWord("null")
    case .bool(let value): writeWord(value ? "true" : "false")
    case .integer(let value): write(value)
    case .number(let value):
      if case .number(let number) = JSON(number: value) {
        writeWord("\(number)")
      } else {
        write(JSON(number: value))
      }
    case .string(let value): write(value)
    case .array(let values): array { for value in values { $0.write(value) } }
    case .object: object { $0.write(members: value) }
    }
  }
}
