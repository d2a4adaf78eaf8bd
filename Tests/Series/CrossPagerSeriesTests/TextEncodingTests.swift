import CrossPagerTesting
import Foundation
import Testing

@testable import CrossPagerSeries

/// At quick depth, the suite runs one of the seeds and half of the bad rows, and uses shorter files.
struct TextEncodingTests {
  private static func utf16(_ text: String, isBig: Bool = false) -> [UInt8] {
    "\u{FEFF}\(text)".utf16.flatMap { unit in
      let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      return isBig ? bytes.reversed() : bytes
    }
  }

  private static func windows1252(_ text: String) -> [UInt8] {
    Array(text.data(using: .windowsCP1252) ?? Data())
  }

  @Test(arguments: Depth.seeds(6))
  func `text is decoded as Foundation decodes it, in chunks of any length`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let scalars: [Unicode.Scalar] = [
      "a", ",", "\n", "é", "€", "”", "Ÿ", "ß", "\u{7FF}", "\u{800}", "\u{FFFF}", "😀", "\u{10FFFF}",
    ]
    for round in 0..<100 {
      let isWestern = round % 2 == 0
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        text.append(
          (isWestern ? scalars[..<8] : scalars[...]).randomElement(using: &generator) ?? "a")
      }
      let bytes =
        isWestern ? Self.windows1252(String(text)) : Self.utf16(String(text), isBig: round % 3 == 0)
      var decoder = TextDecoder()
      var decoded: [UInt8] = []
      if isWestern {
        decoder.append([0x61], to: &decoded)
        decoder.becomeWindows1252(&decoded, from: 0)
      }
      var rest = bytes[...]
      while !rest.isEmpty {
        let length = Int.random(in: 0...3, using: &generator)
        decoder.append(Array(rest.prefix(length)), to: &decoded)
        rest = rest.dropFirst(length)
      }
      decoder.finish(&decoded)
      let expected = (isWestern ? "a" : "") + String(text)
      #expect(String(decoding: decoded, as: UTF8.self) == expected, "seed \(seed), \(bytes)")
    }
  }

  private static let verdicts: [(bytes: [UInt8], verdict: TextSurvey)] = [
    ([], .utf8), (Array("abc é".utf8), .utf8), (Array("Größe, abc".utf8) + [0xE9], .utf8),
    (Array("abcdef".utf8) + [0xE9], .windows1252), (Array("abcdef".utf8) + [0x81], .unknown),
    (Array("abc".utf8) + [0xC4, 0xE0, 0xF2, 0xE0], .unknown),
    (Array("abcdefg\u{0}".utf8) + [0xE9], .unknown),
    (Array("abcdefg\u{0}".utf8), .utf8), (Array(repeating: 0, count: 5), .binary),
    (Array("\u{1B}a\u{1B}b\u{1B}c\u{1B}d\u{1B}efghijk".utf8) + [0xE9], .binary),
  ]

  @Test(arguments: verdicts)
  func `the beginning of a file shows its encoding`(bytes: [UInt8], verdict: TextSurvey) {
    #expect(TextSurvey(bytes, isWhole: true) == verdict)
  }

  /// Files with random faults, read in chunks of any length, cause no trap, and every row is accounted for.
  @Test(arguments: Depth.seeds(80, quick: 1))
  func `a damaged file is read or refused`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let cells = [
      "$1.50", "-$2", "(3)", "4,5 %", "5 km/h", "6 mph", "1 234 567", "1,23,456", "***", ":", "",
      "7", "'", "€",
    ]
    let faults: [UInt8] = [
      0x00, 0x0A, 0x22, 0x24, 0x28, 0x2C, 0x80, 0xA0, 0xC3, 0xD8, 0xE2, 0xFE, 0xFF,
    ]
    for _ in 0..<10 {
      let rows = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        "2015-01-01;\(cells.randomElement(using: &generator) ?? "");é\n"
      }
      let text = "date;v;é\n" + rows.joined()
      let forms = [
        Array(text.utf8), Self.utf16(text), Self.utf16(text, isBig: true), Self.windows1252(text),
      ]
      var bytes = forms.randomElement(using: &generator) ?? []
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] =
          faults.randomElement(using: &generator) ?? 0
      }
      for skips in [false, true] {
        let outcomes = [bytes.count, 1, 7].map { length in
          Self.outcome(bytes, chunk: length, skips: skips)
        }
        #expect(Set(outcomes).count == 1, "seed \(seed), \(bytes)")
      }
    }
  }

  /// Returns the report, if every row is accounted for, or the error.
  private static func outcome(_ bytes: [UInt8], chunk: Int, skips: Bool) -> String {
    var options = SeriesOptions()
    options.skipBadRows = skips
    var reader = SeriesReader(source: "x.csv", options: options)
    do throws(SeriesError) {
      for start in stride(from: 0, to: bytes.count, by: max(1, chunk)) {
        try reader.read(Array(bytes[start..<min(start + chunk, bytes.count)]))
      }
      try reader.finish()
    } catch { return "\(error) \(error.cure())" }
    guard let report = reader.report else { return "no report" }
    let isCounted = report.rows == report.used + report.blank + report.skipped + report.leftOut
    return isCounted ? "\(report)" : "not all rows: \(chunk) \(report)"
  }
}
