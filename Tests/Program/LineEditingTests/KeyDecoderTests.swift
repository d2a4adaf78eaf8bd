import CrossPagerTesting
import Testing

@testable import LineEditing

struct KeyDecoderTests {
  /// Bytes that terminals send, and the keys that they encode.
  @Test(arguments: [
    ("left", [Key.text("left")]),
    ("\u{1}\u{8}\u{7F}\t\u{1F}", [.control("a"), .backspace, .backspace, .tab, .control("_")]),
    ("\u{1B}[A\u{1B}OB\u{1B}[C\u{1B}OD", [.up, .down, .right, .left]),
    (
      "\u{1B}[H\u{1B}OF\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~",
      [.home, .end, .home, .end, .home, .end]
    ),
    ("\u{1B}[5~\u{1B}[6~\u{1B}[3~", [.pageUp, .pageDown, .delete]),
    ("\u{1B}[1;5C\u{1B}[1;3D\u{1B}Oc", [.wordRight, .wordLeft, .wordRight]), ("\u{1B}[1;5A", [.up]),
    (
      "\u{1B}[1;2A\u{1B}[1;2B\u{1B}[1;2C\u{1B}[1;2D",
      [.shiftUp, .shiftDown, .shiftRight, .shiftLeft]
    ),
    ("\u{1B}[a\u{1B}[b\u{1B}[c\u{1B}[d", [.shiftUp, .shiftDown, .shiftRight, .shiftLeft]),
    ("\u{1B}[1;2H\u{1B}[e\u{1B}[h\u{1B}[1;6D", [.home, .wordLeft]),
    ("\u{1B}b\u{1B}\u{7F}\u{1B}é", [.meta("b"), .wordBackspace, .meta("é")]),
    ("日本👩‍👩‍👧", [.text("日本👩‍👩‍👧")]), ("\r\n\n\r\r", [.enter, .enter, .enter, .enter]),
    ("\u{1B}[200~a\r\nb\tc\u{7}\u{1B}[A\u{1B}[201~x", [.paste("a\nb c[A"), .text("x")]),
    ("a\u{1B}[99;1~\u{1B}[?62;c\u{1B}]0;title\u{7}\u{1B}P1$r\u{1B}\\\u{1B}[[Ab", [.text("ab")]),
    ("\u{1B}\u{1B}[A", [.escape, .up]), ("\u{1B}[1\rx", [.enter, .text("x")]),
    ("a\u{85}b", [.text("ab")]),
    // Reports of the mouse and of the cursor.
    ("\u{1B}[M !!\u{1B}[M#!!x", [.text("x")]),
    ("\u{1B}[<0;12;3Mx\u{1B}[<0;12;3m\u{1B}[12;40R\u{1B}[Ry", [.text("xy")]),
  ])
  func `bytes become the typed keys`(bytes: String, keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.keys(bytes.utf8) == keys)
    #expect(decoder.patience == nil)
  }

  /// Bytes at the ends of ranges: of UTF-8 (Unicode, table 3-7), of the parts of a sequence, and of its strings.
  @Test(
    arguments: [
      ([0xC2, 0xA0, 0xDF, 0xBF, 0xE0, 0xA0, 0x80], [.text("\u{A0}\u{7FF}\u{800}")]),
      ([0xEF, 0xBF, 0xBC, 0xF4, 0x8F, 0xBF, 0xBF], [.text("\u{FFFC}\u{10FFFF}")]),
      ([0xC1], [.text("\u{FFFD}")]), ([0xF5], [.text("\u{FFFD}")]), ([0x80], [.text("\u{FFFD}")]),
      ([0xFF], [.text("\u{FFFD}")]), ([0xC3, 0x28], [.text("\u{FFFD}(")]),
      ([0xE2, 0xC0, 0x41], [.text("\u{FFFD}\u{FFFD}A")]),
      ([0xC3, 0x7F], [.text("\u{FFFD}"), .backspace]),
      ([0xE2, 0x82, 0x0D], [.text("\u{FFFD}"), .enter]), (Array("\n\n".utf8), [.enter, .enter]),
      (Array("\u{1B}[;5C\u{1B}OM\u{1B}Od".utf8), [.wordRight, .enter, .wordLeft]),
      (Array("\u{1B}[ qx\u{1B}[@y".utf8), [.text("xy")]),
      (Array("\u{1B}[\u{7F}\u{1B}[\u{1F}".utf8), [.backspace, .control("_")]),
      (Array("\u{1B}]\\a\\b\u{7}x\u{1B}Pa\u{1B}b\u{1B}\\y".utf8), [.text("xy")]),
      (Array("\u{1B}[200~a~b\u{1B}[201~".utf8), [.paste("a~b")]),
      // A sequence has at most 32 bytes of parameters. The rest is ignored.
      (Array("\u{1B}[\(String(repeating: "0", count: 31))3~".utf8), [.delete]),
      (Array("\u{1B}[\(String(repeating: "0", count: 32))3~".utf8), []),
    ] as [([UInt8], [Key])])
  func `bytes at the ends of ranges become the right keys`(bytes: [UInt8], keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.keys(bytes) == keys)
  }

  @Test func `every ASCII byte has its key, alone and after an escape`() {
    let special: [UInt8: Key] = [
      0x08: .backspace, 0x09: .tab, 0x0A: .enter, 0x0D: .enter, 0x7F: .backspace,
    ]
    let controls = Array("@abcdefghijklmnopqrstuvwxyz[\\]^_")
    for byte in (0..<0x80 as Range<UInt8>) where byte != 0x1B {
      var (decoder, after) = (KeyDecoder(), KeyDecoder())
      let character = Character(Unicode.Scalar(byte))
      let key = byte < 0x20 ? Key.control(controls[Int(byte)]) : .text(String(character))
      #expect(decoder.keys([byte]) == [special[byte] ?? key])
      if "[O]P^_X".contains(character) { continue }
      let isErasing = special[byte] == .backspace
      #expect(
        after.keys([0x1B, byte])
          == (isErasing ? [.wordBackspace] : byte < 0x20 ? [] : [.meta(character)]))
    }
  }

  @Test(arguments: [
    ("", nil), ("\r", nil), ("\u{1B}", 100), ("\u{1B}[1", 1000), ("\u{1B}O", 1000),
    ("\u{1B}]0", 1000), ("\u{1B}[M", 1000), ("\u{1B}[200~\u{1B}", nil),
  ])
  func `the wait is short after a lone escape, and longer within a sequence`(
    bytes: String, milliseconds: Int?
  ) {
    var decoder = KeyDecoder()
    _ = decoder.keys(bytes.utf8)
    #expect(decoder.patience == milliseconds)
  }

  @Test func `a lone escape is a key`() {
    var decoder = KeyDecoder()
    #expect(decoder.keys([0x1B]) == [])
    #expect(decoder.patience != nil)
    #expect(decoder.flush() == [.escape])
    #expect(decoder.keys("b".utf8) == [.text("b")])
    #expect(decoder.keys("\u{1B}[".utf8) == [])
    #expect(decoder.flush() == [])
    #expect(decoder.keys("A".utf8) == [.text("A")])
  }

  @Test(arguments: Depth.seeds(200))
  func `any split of the bytes gives the same keys`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces: [[UInt8]] =
      [[0x1B], Array("[".utf8), Array("O".utf8), Array("200~".utf8), Array("\u{1B}[201~".utf8)] + [
        Array("\u{1B}[A".utf8), Array(";5C".utf8), [0x0D], [0x0A], Array("é日👩‍👧".utf8), [0x80],
        [0xF0],
      ] + (0..<6).map { _ in [UInt8(random.number(below: 256))] }
    let bytes = (0..<60).flatMap { _ in random.element(of: pieces) }
    var whole = KeyDecoder()
    let keys = whole.keys(bytes)
    var portioned = KeyDecoder()
    var rest = bytes[...]
    var parts: [Key] = []
    while !rest.isEmpty {
      let count = 1 + random.number(below: 4)
      parts += portioned.keys(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    #expect(joined(parts) == joined(keys))
    #expect(portioned == whole)
  }

  private func joined(_ keys: [Key]) -> [Key] {
    keys.reduce(into: []) { keys, key in
      if case .text(let more) = key, case .text(let text) = keys.last {
        keys[keys.count - 1] = .text(text + more)
      } else {
        keys.append(key)
      }
    }
  }
}
