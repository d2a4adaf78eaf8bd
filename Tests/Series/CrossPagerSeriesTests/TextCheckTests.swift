import CrossPagerTesting
import Testing

@testable import CrossPagerSeries

struct TextCheckTests {
  /// Returns bytes of random text with characters of all lengths, sometimes with one byte changed.
  private static func bytes(_ generator: inout SeededGenerator) -> [UInt8] {
    let characters = ["a", "b,", "0123456789", "é", "€", "\u{D7FF}", "\u{E000}", "😀", "\u{10FFFF}"]
    var bytes = (0..<Int.random(in: 0...12, using: &generator)).flatMap { _ in
      Array((characters.randomElement(using: &generator) ?? "").utf8)
    }
    if !bytes.isEmpty, Bool.random(using: &generator) {
      let changes: [UInt8] = [
        0x00, 0x7F, 0x80, 0xA0, 0xBF, 0xC0, 0xE0, 0xED, 0xF0, 0xF4, 0xF5, 0xFF,
      ]
      bytes[Int.random(in: bytes.indices, using: &generator)] =
        changes.randomElement(using: &generator) ?? 0
    }
    return bytes
  }

  /// Returns the position of the first byte that is NUL or not valid UTF-8, according to the
  /// standard library.
  private static func expected(_ bytes: [UInt8]) -> Int? {
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    var place = 0
    while case .scalarValue(let scalar) = decoder.decode(&rest), scalar != "\0" {
      place += UTF8.width(scalar)
    }
    return place < bytes.count ? place : nil
  }

  @Test(arguments: Depth.seeds(20))
  func `invalid text is found where the standard library finds it`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let bytes = Self.bytes(&generator)
      var whole = TextCheck()
      whole.check(bytes.span, isLast: true)
      let found = whole.problem == nil ? nil : whole.checked
      #expect(found == Self.expected(bytes), "seed \(seed), \(bytes)")
      var parts = TextCheck()
      for count in 0...bytes.count { parts.check(Array(bytes[..<count]).span, isLast: false) }
      parts.check(bytes.span, isLast: true)
      #expect([parts.checked == whole.checked, parts.problem == whole.problem] == [true, true])
    }
  }

  /// The first and last byte in each row of table 3-7 of the Unicode Standard, and their neighbors.
  @Test func `the limits of every byte are those of the standard library`() {
    let firsts: [UInt8] = [
      0x00, 0x01, 0x02, 0x7E, 0x7F, 0x80, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF,
      0xF0, 0xF1, 0xF2, 0xF3, 0xF4, 0xF5,
    ]
    let seconds: [UInt8] = [0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0]
    let others: [UInt8] = [0x7F, 0x80, 0xBF, 0xC0]
    for first in firsts {
      for second in seconds {
        for third in others {
          for bytes in others.map({ [first, second, third, $0] }) {
            var check = TextCheck()
            check.check(bytes.span, isLast: true)
            let end = Self.expected(bytes) ?? bytes.count
            #expect(check.checked == end, "\(bytes)")
            let long = String(decoding: bytes[..<end], as: UTF8.self).unicodeScalars
              .count { !$0.isASCII }
            #expect(check.longCharacters == long, "\(bytes)")
          }
        }
      }
    }
  }

  @Test(arguments: [3, 7, 8, 9, 15, 16]) func `bytes after the end are not checked`(count: Int) {
    let bytes = [UInt8](repeating: 0x61, count: 32)
    var check = TextCheck()
    let part = bytes[..<count]
    check.check(part.span, isLast: true)
    #expect(check.checked == count)
    check.forget(2)
    #expect(check.checked == count - 2)
  }
}
