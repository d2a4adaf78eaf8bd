import CrossPagerTesting
import Foundation
import Testing

@testable import CrossPagerSeries

/// At quick depth, the suite runs one of the seeds and half of the bad rows, and uses shorter files.
struct TextEncodingTests {
  private static let text = "date,Größe (°C),\"a “b”\"\r\n2015-01-01,1 €,x\r\n2015-01-02,2 €,é\r\n"

  private static func utf16(_ text: String, isBig: Bool = false) -> [UInt8] {
    "\u{FEFF}\(text)".utf16.flatMap { unit in
      let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      return isBig ? bytes.reversed() : bytes
    }
  }

  private static func windows1252(_ text: String) -> [UInt8] {
    Array(text.data(using: .windowsCP1252) ?? Data())
  }

  private static func read(
    _ bytes: [UInt8], skips: Bool = false
  ) throws(SeriesError) -> (series: [Series], report: ReadReport) {
    var options = SeriesOptions()
    options.skipBadRows = skips
    return try SeriesReader.read(bytes, source: "x.csv", options: options)
  }

  private static let encodings: [(TextEncoding, [UInt8])] = [
    (.utf8, Array(text.utf8)), (.utf8, Array("\u{FEFF}\(text)".utf8)),
    (.utf16LittleEndian, utf16(text)), (.utf16BigEndian, utf16(text, isBig: true)),
    (.windows1252, windows1252(text)),
  ]

  @Test(arguments: encodings)
  func `a file is read in its encoding`(encoding: TextEncoding, bytes: [UInt8]) throws {
    let (columns, report) = try Self.read(bytes)
    #expect(report.encoding == encoding)
    #expect(report.columnNames == ["date", "Größe (°C)", "a “b”"])
    #expect(report.valueColumns.map(\.unit) == ["€"])
    let expected = try Self.read(Array(Self.text.utf8)).series
    #expect(columns == expected)
    #expect(report.bytes == bytes.count)
  }

  @Test func `UTF-16 needs no characters outside ASCII`() throws {
    let text = "date,v\n2015-01-01,1\n2015-01-02,x\n"
    let error = SeriesError.badCell(
      source: "x.csv", line: 3, column: "v", value: "x", problem: .notNumber(.point))
    #expect(throws: error) { try Self.read(Self.utf16(text)) }
    #expect(throws: error) { try Self.read(Self.utf16(text, isBig: true)) }
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

  @Test(arguments: [[0x00, 0xD8], [0x00, 0xDC], [0x00, 0xD8, 0x41, 0x00], [0x41]])
  func `half a character in UTF-16 is a bad cell`(bytes: [UInt8]) throws {
    let file = Self.utf16("date,v\n2015-01-01,1\n2015-01-02,2") + bytes
    let error = #expect(throws: SeriesError.self) { try Self.read(file) }
    guard case .badCell("x.csv", 3, "v", _, .notUTF16) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try Self.read(file, skips: true).report.skipped == 1)
  }

  /// The first character outside ASCII is in a row after the part that determines the layout.
  @Test func `a file can turn out to be Windows-1252 late`() throws {
    let rows = String(repeating: "2015-01-01,1,n\n", count: 5_000)
    let bytes = Self.windows1252("date,v,note\n\(rows)2015-01-02,2,é\n2015-01-03,3,“ü”\n")
    let (columns, report) = try Self.read(bytes)
    #expect(report.encoding == .windows1252)
    let counts: [Int] = [report.rows, report.used, columns[0].count]
    #expect(counts == [5_002, 5_002, 5_002])
    let error = SeriesError.badCell(
      source: "x.csv", line: 5_002, column: "v", value: "é", problem: .notNumber(.point))
    #expect(throws: error) {
      try Self.read(
        Self.windows1252("date,v,note\n\(rows)" + String(repeating: "2015-01-02,é,\n", count: 6)))
    }
  }

  @Test(arguments: [1, 7, 4_096, 1 << 20])
  func `after a byte of Windows-1252, lines in UTF-8 stay as they are`(chunk: Int) throws {
    let rows = String(repeating: "2015-01-01,1,n\n", count: 5_000)
    let tail =
      Self.windows1252("2015-01-02,1,Genève\r\n") + Array("2015-01-03,1,Zürich\n".utf8)
      + Self.windows1252("2015-01-04,1,Köln\n") + Array("2015-01-05,1,Łódź".utf8)
    let bytes = Array("date,v,city\n\(rows)".utf8) + tail
    var options = SeriesOptions()
    options.by = ["city"]
    var reader = SeriesReader(source: "x.csv", options: options)
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      try reader.read(Array(bytes[start..<min(start + chunk, bytes.count)]))
    }
    try reader.finish()
    #expect(reader.series.map(\.name) == ["n", "Genève", "Zürich", "Köln", "Łódź"])
    #expect(reader.report?.encoding == .windows1252)
  }

  @Test func `half a character of UTF-16 at the start is an error of UTF-16`() throws {
    let error = #expect(throws: SeriesError.self) {
      try Self.read(
        Self.utf16("date,v") + [0x00, 0xD8] + Self.utf16("\n2015-01-01,1\n").dropFirst(2))
    }
    #expect(
      error.map { "\($0) \($0.cure())" } == "Line 1 of 'x.csv' has an incomplete UTF-16 character. "
        + "Remove incomplete characters: iconv -c -f UTF-16 -t UTF-8 x.csv | crosspager -")
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

  private static let rows = "date,v,ä\n2015-01-01,1,a\n"

  private static let badRows:
    [(row: [UInt8], column: String, value: String, problem: SeriesError.CellProblem)] = [
      (Array("2015-01-02,\u{0},b\n".utf8), "v", "\u{0}", .zeroByte),
      (Array("2015-01-02,2\u{0},b".utf8), "v", "2\u{0}", .zeroByte),
      (Array("2015-01-02,2,\u{0}\u{0}\u{0}\n".utf8), "ä", "\u{0}\u{0}\u{0}", .zeroByte),
      (Array("2015\u{0},2,b\r\n".utf8), "date", "2015\u{0}", .zeroByte),
      (Array("2015-01-02,\"\u{0}\",b\n".utf8), "v", "\u{0}", .zeroByte),
      (Array("2015-01-02,2,b,,\u{0}\n".utf8), "column 5", "\u{0}", .zeroByte),
      (Array("2015-01-02,2,".utf8) + [0xE9, 0x0A], "ä", "\u{FFFD}", .notUTF8),
      (Array("2015-01-02,2,\"\n".utf8) + [0xE2, 0x82, 0x22, 0x0A], "ä", "\u{FFFD}", .notUTF8),
    ]

  @Test(arguments: Depth.some(of: badRows, quick: 4))
  func `a byte that is not text is a bad cell, which can be skipped`(
    row: [UInt8], column: String, value: String, problem: SeriesError.CellProblem
  ) throws {
    for filler in [0, Depth.choose(quick: 75, full: 135)] {
      let note = String(repeating: "a", count: 1000)
      let start = Self.rows + String(repeating: "2015-01-01,1,\(note)\n", count: filler)
      let file = Array(start.utf8) + row
      let line = 3 + filler
      let error = SeriesError.badCell(
        source: "x.csv", line: line, column: column, value: value, problem: problem)
      if problem == .zeroByte, filler > 0 {
        #expect(try Self.read(file).report.skippedErrors == [error])
      } else {
        #expect(throws: error) { try Self.read(file) }
      }
      let tail = Array("\n2015-01-03,3,é\n".utf8)
      let report = try Self.read(file + tail + row, skips: true).report
      #expect(report.encoding == .utf8)
      let counts: [Int] = [report.rows, report.used, report.skipped]
      #expect(counts == [filler + 4, filler + 2, 2])
      #expect(report.skippedErrors.first?.description == error.description)
    }
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

  /// The report, if every row is accounted for, or the error.
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

  @Test func `a byte in a title line does no harm`() throws {
    let bytes = Array("Título\n".utf8) + Array("Station \u{0} 12\n".utf8) + [0xE9, 0x0A]
    #expect(try Self.read(bytes + Array("date,v\n2015-01-01,1\n".utf8)).report.used == 1)
  }
}
