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
    ("\u{1B}[1;5C\u{1B}[1;3D\u{1B}Oc", [.wordRight, .wordLeft, .wordRight]),
    ("\u{1B}[1;5A", [.up]),
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

  @Test(arguments: [[0xFF], [0xC3, 0x28], [0xE2, 0x82, 0x0D], [0x80], [0xF8]] as [[UInt8]])
  func `bytes that are not UTF-8 are visible`(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    guard case .text(let text)? = decoder.keys(bytes).first else {
      Issue.record("There is no text.")
      return
    }
    #expect(text.first == "\u{FFFD}")
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
