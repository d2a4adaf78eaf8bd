import Testing

@testable import CrossPagerSeries

struct TextDecoderTests {
  /// Decodes chunks. The file ends after each chunk whose number is in `ends`.
  private func decoded(_ chunks: [[UInt8]], ends: Set<Int> = []) -> [UInt8] {
    var decoder = TextDecoder()
    var text: [UInt8] = []
    for (number, chunk) in chunks.enumerated() {
      decoder.append(chunk, to: &text)
      if ends.contains(number) { decoder.finish(&text) }
    }
    decoder.finish(&text)
    return text
  }

  @Test(
    arguments: [
      ([[0xFF]], [0xFF]), ([[0xFE]], [0xFE]), ([[0xFF], [0xFD]], [0xFF, 0xFD]),
      ([[0xFF], [], [0xFE, 0x61], [0x00]], [0x61]), ([[0xFE], [0xFF, 0x00, 0x61]], [0x61]),
      ([[], [0x61], [0xFF, 0xFE]], [0x61, 0xFF, 0xFE]), ([[0xFD, 0xFE]], [0xFD, 0xFE]),
      ([[0xFF, 0xFE, 0x61]], [0xED, 0xA0, 0x80]), ([[0xFF, 0xFE]], []),
      ([[0xFF, 0xFE, 0x00, 0xD8]], [0xED, 0xA0, 0x80]),
      ([[0xFF, 0xFE, 0x00, 0xD8, 0x00], [0xDC]], [0xF0, 0x90, 0x80, 0x80]),
      ([[0xFF, 0xFE, 0xFF, 0xDB, 0xFF], [0xDF]], [0xF4, 0x8F, 0xBF, 0xBF]),
      ([[0xFF, 0xFE, 0xFF, 0xD7]], [0xED, 0x9F, 0xBF]),
      ([[0xFF, 0xFE, 0x00, 0xE0]], [0xEE, 0x80, 0x80]),
      ([[0xFF, 0xFE, 0x7F, 0x00, 0x80, 0x00]], [0x7F, 0xC2, 0x80]),
      ([[0xFF, 0xFE, 0xFF, 0x07, 0x00, 0x08]], [0xDF, 0xBF, 0xE0, 0xA0, 0x80]),
      ([[0xFF, 0xFE, 0x00, 0xD8, 0xFF, 0xDB]], [0xED, 0xA0, 0x80, 0xED, 0xA0, 0x80]),
      ([[0xFF, 0xFE, 0x00, 0xD8, 0x61, 0x00]], [0xED, 0xA0, 0x80, 0x61]),
      ([[0xFF, 0xFE, 0x00, 0xDC]], [0xED, 0xB0, 0x80]),
      ([[0xFF, 0xFE, 0x00, 0xD8, 0x00, 0xE0]], [0xED, 0xA0, 0x80, 0xEE, 0x80, 0x80]),
      ([[0xFF, 0xFE, 0xC0, 0xD8, 0x01, 0xDC]], [0xF1, 0x80, 0x80, 0x81]),
    ] as [([[UInt8]], [UInt8])])
  func `a byte order mark selects UTF-16`(chunks: [[UInt8]], text: [UInt8]) {
    #expect(decoded(chunks) == text)
  }

  @Test func `bytes after the end are not a byte order mark, and none are repeated`() {
    #expect(decoded([[], [0xFF, 0xFE, 0x61]], ends: [0]) == [0xFF, 0xFE, 0x61])
    #expect(decoded([[0xFF], [0x61]], ends: [0]) == [0xFF, 0x61])
  }

  /// The letter `é` is E9 in Windows-1252 and C3 A9 in UTF-8.
  @Test func `lines that are valid UTF-8 are kept, and others are Windows-1252`() {
    var decoder = TextDecoder()
    var text: [UInt8] = []
    decoder.append(Array("a\n".utf8) + [0xE9], to: &text)
    decoder.becomeWindows1252(&text, from: 2, keepsUTF8: true)
    #expect(text == Array("a\n".utf8))
    decoder.append([0xC3, 0xA9, 0x0A, 0xC3, 0xA9, 0x0D, 0x62], to: &text)
    #expect(text == Array("a\néÃ©\né\r".utf8))
    decoder.finish(&text)
    #expect(text == Array("a\néÃ©\né\rb".utf8))
    decoder.append([0x63, 0x0A], to: &text)
    #expect(text == Array("a\néÃ©\né\rbc\n".utf8))
    decoder.append([0xC3], to: &text)
    decoder.finish(&text)
    #expect(text == Array("a\néÃ©\né\rbc\nÃ".utf8))
  }

  @Test func `at the end of a file, the last line is not held back`() {
    var decoder = TextDecoder()
    var text: [UInt8] = []
    decoder.append([0xE9], to: &text)
    decoder.finish(&text)
    decoder.becomeWindows1252(&text, from: 0, keepsUTF8: true)
    #expect(text == Array("é".utf8))
  }

  @Test func `after the end of a file, the last line is held back again`() {
    var decoder = TextDecoder()
    var text: [UInt8] = []
    decoder.append([0x61], to: &text)
    decoder.finish(&text)
    decoder.append([0xE9], to: &text)
    decoder.becomeWindows1252(&text, from: 1, keepsUTF8: true)
    #expect(text == [0x61])
    decoder.append([0xC3, 0xA9], to: &text)
    decoder.finish(&text)
    #expect(text == Array("aéÃ©".utf8))
  }

  @Test func `only the bytes from 80 to 9F differ from Latin-1`() {
    var decoder = TextDecoder()
    var text: [UInt8] = []
    decoder.append([0x61], to: &text)
    decoder.becomeWindows1252(&text, from: 1)
    decoder.append([0x7F, 0x80, 0x81, 0x9F, 0xA0, 0xFF], to: &text)
    #expect(text == Array("a\u{7F}€\u{81}Ÿ\u{A0}ÿ".utf8))
  }
}
