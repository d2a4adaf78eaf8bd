import Foundation
import Testing

@testable import CrossPagerSeries

struct TextSurveyTests {
  private func verdict(_ bytes: [UInt8]) -> TextSurvey { TextSurvey(bytes, isWhole: true) }

  /// Returns text of `length` bytes. `byte` replaces every second letter until it occurs `count` times.
  private func text(_ length: Int, with byte: UInt8, count: Int) -> [UInt8] {
    (0..<length).map { $0 % 2 == 1 && $0 / 2 < count ? byte : 0x61 }
  }

  @Test(arguments: [
    (100, 4, false), (100, 5, true), (995, 4, false), (995, 5, true), (1000, 5, false),
    (1000, 6, true),
  ])
  func `a binary file has many control characters`(length: Int, count: Int, isBinary: Bool) {
    for control: UInt8 in [0x00, 0x01, 0x08, 0x0E, 0x1F, 0x7F] {
      #expect((verdict(text(length, with: control, count: count)) == .binary) == isBinary)
    }
    for byte: UInt8 in [0x09, 0x0A, 0x0D, 0x20, 0x7E] {
      #expect(verdict(text(length, with: byte, count: count)) == .utf8)
    }
  }

  @Test(arguments: [(10, TextSurvey.utf8), (11, .binary)])
  func `identical control characters in a row count once`(zeros: Int, expected: TextSurvey) {
    #expect(
      verdict(Array(repeating: 0, count: zeros) + text(20 - zeros, with: 0, count: 0)) == expected)
  }

  /// Bytes, and the number of letters that follow them.
  @Test(
    arguments: [
      ([0x80, 0x80, 0x80], 9, TextSurvey.windows1252), ([0x80, 0x80, 0x80], 8, .unknown),
      ([0xE9], 3, .windows1252), ([0xE9], 2, .unknown), ([0x81], 9, .unknown), ([0x7F], 9, .utf8),
      ([0xE9, 0x01], 9, .unknown), ([0xE9, 0x7F], 9, .unknown), ([], 9, .utf8),
      ([0xC3, 0xA9, 0xE9, 0x80], 20, .utf8), ([0xC3, 0xA9, 0xE9, 0xBF], 20, .utf8),
      ([0xC3, 0xA9, 0xE9, 0xC0], 20, .windows1252),
      ([0xC3, 0xA9, 0xE9, 0x61, 0xE9], 20, .windows1252),
      ([0xC3, 0xA9, 0xC3, 0xA9, 0xE9, 0x61, 0xE9], 20, .utf8),
    ] as [([UInt8], Int, TextSurvey)])
  func `the encoding follows from the bytes outside ASCII`(
    bytes: [UInt8], letters: Int, expected: TextSurvey
  ) {
    #expect(verdict(bytes + text(letters, with: 0, count: 0)) == expected)
  }

  @Test func `every byte of Windows-1252 is decoded as Foundation decodes it`() {
    let undefined: Set<UInt8> = [0x81, 0x8D, 0x8F, 0x90, 0x9D]
    for byte in UInt8(0x80)...0xFF {
      var decoder = TextDecoder()
      var text: [UInt8] = []
      decoder.append([0x61, byte], to: &text)
      decoder.becomeWindows1252(&text, from: 1)
      let expected =
        undefined.contains(byte)
        ? String(Unicode.Scalar(byte)) : String(data: Data([byte]), encoding: .windowsCP1252)
      #expect(String(decoding: text.dropFirst(), as: UTF8.self) == expected)
      #expect(TextDecoder.isInWindows1252(byte) == !undefined.contains(byte))
    }
    #expect(!TextDecoder.isInWindows1252(0x7F))
  }

  @Test func `a very long line is decoded in parts`() {
    var decoder = TextDecoder()
    var text: [UInt8] = [0x61]
    decoder.becomeWindows1252(&text, from: 1, keepsUTF8: true)
    let part = [UInt8](repeating: 0x61, count: 1 << 16)
    decoder.append(part, to: &text)
    #expect(text.count == 1)
    decoder.append([0x61], to: &text)
    #expect(text.count == 2 + part.count)
    decoder.append(part, to: &text)
    #expect(text.count == 2 + part.count)
    decoder.append([0x61], to: &text)
    #expect(text.count == 3 + 2 * part.count)
    decoder.finish(&text)
    #expect(text.count == 3 + 2 * part.count)
  }

  @Test func `the length of a line counts from its start`() {
    var decoder = TextDecoder()
    var text: [UInt8] = []
    decoder.becomeWindows1252(&text, from: 0, keepsUTF8: true)
    decoder.append([0x61, 0x0A] + [UInt8](repeating: 0x61, count: 1 << 16), to: &text)
    #expect(text.count == 2)
  }
}
