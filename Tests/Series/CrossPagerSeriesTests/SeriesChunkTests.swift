import CrossPagerSeries
import CrossPagerTesting
import Testing

/// At quick depth, the suite reads fewer texts, divides them in fewer ways, and reads no record as long as the limit.
struct SeriesChunkTests {
  /// The columns and the report, or the error.
  private enum Outcome: Equatable {
    case read([Series], ReadReport)
    case error(SeriesError)
  }

  private static func outcome(_ chunks: [[UInt8]], _ options: SeriesOptions) -> Outcome {
    outcome(chunks, by: SeriesReader(source: "x.csv", options: options))
  }

  private static func outcome(_ chunks: [[UInt8]], by reader: SeriesReader) -> Outcome {
    var reader = reader
    do throws(SeriesError) {
      for chunk in chunks { try reader.read(chunk) }
      try reader.finish()
    } catch { return .error(error) }
    let columns = reader.firstSeries
    return reader.report.map { .read(columns, $0) } ?? .error(.empty(source: "no report"))
  }

  /// Returns chunks of random lengths, many of which are empty or one byte long.
  private static func chunks(
    of bytes: [UInt8], longest: Int, _ generator: inout SeededGenerator
  ) -> [[UInt8]] {
    var chunks: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let length = Int.random(in: 0...longest, using: &generator)
      chunks.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return chunks
  }

  private static let rows = (10...60).map {
    "2015-01-01T00:\($0 % 60 < 10 ? "0" : "")\($0 % 60),\($0),é\n"
  }.joined()

  private static let texts: [[UInt8]] =
    [
      "", "\u{FEFF}", "\n\r\n", "date,v", "date,v\n", "date,v\n2015-01-01,1",
      "date,v\r\n2015-01-01,1\r\n", "\u{FEFF}date,v\r2015-01-01,1\r\r2015-01-02,2\r",
      "date,v\n2015-01-01,1\n2015-01-02,x\n2015-01-03,\u{0}\n",
      "date,v\n2015-01-01,1\r\n\r\n\n2015-01-02,\"1\u{0}\n",
      "date,v\n2015-01-01,1\n\"2015-01-02,2\n2015-01-03,3\n",
      "date,\"v\r\n\"\"w\"\"\"\r\n\"2015-01-01\",\"1\"\r\n2015-01-02,\"2\",\"\"\"\n",
      "date,v,w\r\n" + rows + "2015-01-01,1,é\n2015-01-01,,ü\n,,\n2014-12-31,5,5\n",
      "# a\n# date  v\n 2015-01-01\t1 \r\n\t\r\n  # \"\r 2015-01-02  \"2\"\n2015-01-03  \"3",
      "date   v  note\n2015-01-01  1  a b\n2015-01-02  2  c  \n 2015-01-03  3 \t d",
      "// a\n2015-01-01,1\n// b\r\n2015-01-02,2\r/",
      "2015-01-01 1\n2015-01-02 2\n2015-01-03\n", "Year,Jan,Feb,Mar\n2015,1,2,***\n2016,,1,x\n",
      "date,v,w\n" + rows + ",5,\n", "date,v\n2015-01-01,1\n2015-02-30,1\n",
    ].map { Array($0.utf8) } + [
      Array("date,v\n2015-01-01,1\n2015-01-02,\u{20AC}".utf8).dropLast(),
      Array("date,v\n2015-01-01,1\n".utf8) + [0xE2, 0x28, 0xA1] + Array("\n\u{0}".utf8),
      Array("date,v\n2015-01-01,".utf8) + [0xC0, 0x80, 0x0A], [0xFF], [0xEF, 0xBB],
      Array("date,v,\u{E9}\n2015-01-01,1\n2015-01-02,".utf8) + [0xE9]
        + Array("5\n2015-01-03,\u{0},\n2015-01-04,4\n".utf8),
      Array("date,v,".utf8) + [0xE9] + Array("\n2015-01-01,1\n2015-01-02,\u{0},\n".utf8) + [0x80],
      Array("date,v,w\n2015-01-01,1\n2015-01-02,5\n".utf8) + [0xE9],
      utf16("date,v,\u{E9}😀\r\n2015-01-01,1\r\n2015-01-02,\u{0}\r\n"),
      utf16("date,v\n2015-01-01,1") + [0x0A],
      utf16("date,v\n2015-01-01,1\n") + [0x00, 0xD8, 0x0A, 0x00, 0x31], [0xFE], [0xFF, 0xFE],
      [0xFF, 0xFE, 0x31],
      Array("date,v\n2015-01-01,1\n\n\"".utf8) + [0x0D, 0x0D, 0x0A, 0xF4, 0x90, 0x80, 0x80],
    ]

  /// Little-endian UTF-16 with a byte order mark.
  private static func utf16(_ text: String) -> [UInt8] {
    "\u{FEFF}\(text)".utf16.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
  }

  /// ASCII beyond the part that determines the layout, and then bytes in several encodings.
  @Test(arguments: Depth.seeds(6, quick: 1))
  func `a late change of the encoding does not depend on the split`(seed: UInt64) throws {
    let rows = String(repeating: "2015-01-01,1,n\n", count: 5_000)
    let tails: [[UInt8]] = [
      [0xE9, 0x0A], [0x81, 0x0A], [0xC3, 0xA9, 0x0A, 0xE9, 0x0A], [0xE9, 0x0A, 0xC3, 0xA9, 0x0A],
    ]
    try Self.expectSame(
      Array(("date,v,note\n" + rows).utf8),
      Depth.some(of: tails, quick: 1).map {
        Array("2015-01-02,2,".utf8) + $0 + Array("2015-01-02,3,".utf8) + $0
      }, seed)
  }

  /// Text after the part that determines the layout. Rows in this text are read as they arrive.
  private static let tails: [[UInt8]] =
    [
      "", "2015-01-02,2", "2015-01-02,2\r\n2015-01-02,3\r\n\r\n2015-01-01,4\r\n2015-01-01,x",
      "\r2015-01-02,2\r\r2015-01-02,3\n\r2015-01-02,2\r", "2015-01-02,\"2\"\r\n\"2015-01-02\",\"3",
      "2015-01-02,2,\"a\"\"\r\nb\"\"\"\r\n2015-01-02,3\n2015-02-30,4\n", "2015-01-03,x\n\u{0}",
      "2015-01-03,1\r\n\"\r\n\u{0}", "\"2015-01-02\"\"\",2\n",
      "2015-01-02,1,é€😀\n2015-01-02,1,é,ü\n",
    ].map { Array($0.utf8) } + [
      Array("2015-01-02,1,\u{20AC}".utf8).dropLast(),
      Array("2015-01-02,1\r\n\r\n2015-01-02,1,".utf8) + [0xE2, 0x28, 0xA1, 0x0A],
      Array("2015-01-02,1,\"\r\n".utf8) + [0xF0, 0x9F, 0x98, 0x0D, 0x0A],
      Array("2015-01-02,1,".utf8) + [0xE9, 0x0A]
        + Array("2015-01-02,\u{0}\n2015-01-02,2\n\u{0}".utf8),
    ]

  /// Text after the beginning of a table with aligned columns.
  private static let alignedTails: [[UInt8]] = [
    "2015-01-02   2   x", " 2015-01-02 2 x\r\n \t \r\n\t2015-01-03\t3\ty \n", "# a\n  # \"b\r\n#",
    "2015-01-02  \"2\" \"a\r\nb\"\r\n2015-01-03 \"3", "2015-01-02 2\n", "   ", " \r",
    "2015-01-02 2 x y\n", "2015-01-02 2 \u{0}\n",
  ].map { Array($0.utf8) }

  private static let alignedBeginning = Array(
    ("# table\n  date   v  note\r\n"
      + String(repeating: "2015-01-01  1 \(String(repeating: "é", count: 300))  \r\n", count: 110))
      .utf8)

  /// More than 64 KiB of rows, enough to determine the layout.
  private static let beginning = Array(
    ("date,v,note\r\n"
      + String(repeating: "2015-01-01,1,\(String(repeating: "é", count: 300))\r\n", count: 110))
      .utf8)

  /// Expects the same result for `start` with each tail, however the tail is split.
  private static func expectSame(_ start: [UInt8], _ tails: [[UInt8]], _ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for skips in [false, true] {
      var options = SeriesOptions()
      options.skipBadRows = skips
      var begun = SeriesReader(source: "x.csv", options: options)
      if !start.isEmpty { try begun.read(start) }
      for tail in tails {
        let whole = outcome([start + tail], options)
        let longest = Int.random(in: 1...20, using: &generator)
        let divided = chunks(of: tail, longest: longest, &generator)
        let text = String(decoding: tail, as: UTF8.self).debugDescription
        #expect(outcome(divided, by: begun) == whole, "seed \(seed), \(text)")
        #expect(outcome(tail.map { [$0] }, by: begun) == whole, "\(text)")
      }
    }
  }

  @Test(arguments: Depth.seeds(12, quick: 1))
  func `any split of the text gives the same result or first error`(seed: UInt64) throws {
    try Self.expectSame([], Depth.some(of: Self.texts, quick: 10), seed)
  }

  @Test func `a split after the layout also makes no difference`() throws {
    let tails = Depth.some(of: Self.tails, quick: 2)
    try Self.expectSame(Self.beginning, tails, 1)
    try Self.expectSame(Self.alignedBeginning, Depth.some(of: Self.alignedTails, quick: 1), 1)
  }

  private static let ends = ["", "\u{0}", "2015-01-01,x\n\u{0}", "2015-01-01,\"", "\n2015-01-01"]

  /// Text with an error after the part that determines the layout.
  @Test(arguments: Depth.some(of: ends, quick: 1))
  func `chunks of any length give the same result for a long text`(end: String) {
    let rows = (0..<9_000).map { "2015-01-01T00:\(10 + $0 % 50),\($0)\n" }.joined()
    let text = Array(("date,v\n" + rows + end).utf8)
    let whole = Self.outcome([text], SeriesOptions())
    for length in Depth.some(of: [65_537, 65_535, 65_536, 1_000, 100_000], quick: 2) {
      let chunks = stride(from: 0, to: text.count, by: length).map {
        Array(text[$0..<min($0 + length, text.count)])
      }
      #expect(Self.outcome(chunks, SeriesOptions()) == whole, "chunks of \(length)")
    }
  }

  @Test func `the rows so far are available while more arrive`() throws {
    var reader = SeriesReader(source: "x.csv")
    #expect(reader.firstSeries.isEmpty)
    #expect(reader.report == nil)
    let rows = (0..<6_000).map { "2015-01-0\(1 + $0 % 7),1\n" }.joined()
    try reader.read(Array(("date,v\n" + rows + "2015-01-08,2\n2015-01-0").utf8))
    let columns = reader.firstSeries
    #expect(columns.map(\.count) == [6_001])
    #expect(columns.map(\.span) == [time("2015-01-01")...time("2015-01-08")])
    try reader.read(Array("9,3\n2014-12-31,4\n".utf8))
    #expect(columns.map(\.count) == [6_001])
    #expect(reader.firstSeries.map(\.count) == [6_003])
    try reader.read(Array("2015-01-01,7".utf8))
    try reader.finish()
    #expect(reader.firstSeries.map(\.span) == [time("2014-12-31")...time("2015-01-09")])
    let first = reader.firstSeries[0].summary(of: time("2015-01-01")..<time("2015-01-02"))
    #expect([first.sum, first.last] == [Double(865), 7])
    #expect(reader.report?.rows == 6_004)
    #expect(
      try reader.report
        == SeriesReader.read(
          Array(
            ("date,v\n" + rows + "2015-01-08,2\n2015-01-09,3\n2014-12-31,4\n2015-01-01,7").utf8),
          source: "x.csv"
        ).report)
  }

  private static let limit = SeriesReader.recordLimit

  private static let endless: [(start: String, rows: Int, line: Int)] = [
    ("", 0, 1), ("date,v\n2015-01-01,\"", 10_000, 10_002), ("date,v\n2015-01-01,", 10_000, 10_002),
  ]

  @Test(.enabled(if: Depth.current != .quick), arguments: endless)
  func `an endless record is refused before it fills the memory`(
    start: String, rows: Int, line: Int
  ) throws {
    let good = rows == 0 ? "" : "date,v\n" + String(repeating: "2015-01-01,1\n", count: rows)
    var reader = SeriesReader(source: "x.csv")
    try reader.read(Array((good + start.dropFirst(rows == 0 ? 0 : 7)).utf8))
    let chunk = [UInt8](repeating: 0x61, count: 1 << 20)
    var read = 0
    let error = #expect(throws: SeriesError.self) {
      while read < 64 << 20 {
        read += chunk.count
        try reader.read(chunk)
      }
    }
    #expect(error == .recordTooLong(source: "x.csv", line: line, limit: Self.limit))
    #expect(read <= Self.limit + 2 * chunk.count)
  }

  @Test(.enabled(if: Depth.current != .quick))
  func `a record can be as long as the limit`() throws {
    let rows = String(repeating: "2015-01-01,1,\n", count: 10_000)
    let start = Array(("date,v,w\n" + rows).utf8)
    let head = Array("2015-01-02,2,".utf8)
    for excess in [0, 1] {
      let text = [UInt8](repeating: 0x61, count: Self.limit - head.count - 1 + excess)
      var reader = SeriesReader(source: "x.csv")
      let error = SeriesError.recordTooLong(source: "x.csv", line: 10_002, limit: Self.limit)
      try reader.read(start)
      if excess == 0 {
        try reader.read(head + text + [0x0A])
        try reader.finish()
        #expect(reader.firstSeries[0].span?.upperBound == time("2015-01-02"))
      } else {
        #expect(throws: error) { try reader.read(head + text + [0x0A]) }
      }
    }
  }
}
