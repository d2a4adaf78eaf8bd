import CrossPagerSeries
import CrossPagerTesting
import Testing

struct SeriesCatchUpTests {
  private func reader(_ text: String) throws(SeriesError) -> SeriesReader {
    var reader = SeriesReader(source: "x.csv")
    try reader.read(Array(text.utf8))
    try reader.catchUp()
    return reader
  }

  @Test(arguments: [
    "", "\u{FEFF}", "\n\n", "date", "date,v", "date,v\n", "date,v\n2024-01-01,5",
    "date,v\n2024-01-01,5\r", "date,\"v\nw", "date,\"v\nw\"\n", "date,v\n2024-01-01,\"5\n",
    "date,v\n2024-01-01,\n", "date,v\n2024-01-01,\n2024-01-02,\n2024-01-03,7",
  ])
  func `nothing is read until a row shows the layout`(text: String) throws {
    var reader = try reader(text)
    #expect(reader.firstSeries.isEmpty)
    #expect(reader.report == nil)
  }

  @Test func `complete rows are read, even if there are few`() throws {
    var reader = try reader("date,v\n2024-01-01,5\n2024-01-02,")
    #expect(reader.firstSeries.map(\.count) == [1])
    #expect(reader.report?.rows == 1)
    try reader.read(Array("6\n2024-01-0".utf8))
    #expect(reader.firstSeries.map(\.span) == [time("2024-01-01")...time("2024-01-02")])
    try reader.catchUp()
    #expect(reader.report?.rows == 2)
    try reader.read(Array("3,8".utf8))
    try reader.finish()
    #expect(reader.firstSeries.map(\.total.sum) == [19])
  }

  @Test func `a row after a long one is also read`() throws {
    let long = "2024-01-02,6,\(String(repeating: "x", count: 200_000))"
    var reader = try reader("date,v,note\n2024-01-01,5,\n\(long)")
    try reader.read(Array("\n2024-01-03,7,\n".utf8))
    try reader.catchUp()
    #expect(reader.firstSeries.map(\.count) == [3])
  }

  @Test(arguments: [
    ("a,v\nfoo,1\n", SeriesError.noDateColumn(source: "x.csv", columns: ["a", "v"], format: nil)),
    (
      "date,v\n03/04/2024,1\n",
      .ambiguousDates(
        source: "x.csv", columns: ["date"], value: "03/04/2024",
        formats: ["DD/MM/YYYY", "MM/DD/YYYY"])
    ),
    (
      "date,v\n2024-01-01,5\n2024-01-02,\u{0}\n",
      .badCell(source: "x.csv", line: 3, column: "v", value: "\u{0}", problem: .zeroByte)
    ),
    (
      "date,v\n2024-01-01,5\n2024-01-02,x\n",
      .badCell(source: "x.csv", line: 3, column: "v", value: "x", problem: .notNumber(.point))
    ),
  ])
  func `an error that more text cannot fix is reported at once`(text: String, error: SeriesError) {
    #expect(throws: error) { _ = try reader(text) }
  }

  private func follower(_ text: String) throws(SeriesError) -> SeriesReader {
    var options = SeriesOptions()
    options.skipBadRows = true
    var reader = SeriesReader(source: "x.csv", options: options)
    try reader.read(Array("date,v,note\n2024-01-01,5,\n\(text)".utf8))
    try reader.catchUp()
    return reader
  }

  private func openQuote(_ line: Int) -> SeriesError { .openQuote(source: "x.csv", line: line) }

  /// The line ends in a quoted note, and whether the note counts as closed.
  @Test(arguments: [(0, true), (1, true), (10, true), (11, false), (12, false), (480, false)])
  func `a quoted cell may span a few lines`(lineEnds: Int, isClosed: Bool) throws {
    let note = String(repeating: "2024-01-03,7,\n", count: lineEnds) + "x\"\n"
    var reader = try follower("2024-01-02,6,\"\(note)2024-01-04,8,\n")
    #expect(reader.takeSkipped().errors.first == (isClosed ? nil : openQuote(3)))
    #expect(reader.report?.rows == (isClosed ? 3 : 3 + lineEnds))
    #expect(reader.firstSeries.map(\.total.sum) == [isClosed ? 19 : 13 + 7 * Double(lineEnds - 1)])
    // The last line of the note is not a row either.
    #expect(reader.report?.skipped == (isClosed ? 0 : 2))
  }

  @Test func `a cell that later text closes is read`() throws {
    var reader = try follower("2024-01-02,6,\"a\nb")
    #expect(reader.report?.rows == 1)
    // Without new bytes, nothing changes.
    try reader.catchUp()
    try reader.read(Array("c\n\"\n".utf8))
    try reader.catchUp()
    #expect(reader.report?.rows == 2)
    #expect(reader.report?.skipped == 0)
  }

  @Test func `a row whose quote is closed waits for the end of its line`() throws {
    var reader = try follower("2024-01-02,6,\"a\nb")
    for part in ["\"", "c", ",", "\n2024-01-03,7,\n"] {
      try reader.read(Array(part.utf8))
      try reader.catchUp()
    }
    #expect(reader.report?.skipped == 0)
    #expect(reader.firstSeries.map(\.total.sum) == [18])
  }

  @Test func `a cell that later text does not close is skipped at its line`() throws {
    var reader = try follower("2024-01-02,6,\"a\n2024-01-03,7,\n")
    #expect(reader.report?.rows == 1)
    try reader.catchUp()
    #expect(reader.report?.rows == 1)
    try reader.read(Array("2024-01-04,8,\n".utf8))
    try reader.catchUp()
    #expect(reader.takeSkipped().errors == [openQuote(3)])
    #expect(reader.firstSeries.map(\.total.sum) == [20])
    try reader.read(Array("\"b\n2024-01-05,9,\n".utf8))
    try reader.catchUp()
    #expect(reader.firstSeries.map(\.total.sum) == [20])
    try reader.read(Array("2024-01-06,10,\n".utf8))
    try reader.catchUp()
    #expect(reader.takeSkipped().errors == [openQuote(6)])
    #expect(reader.firstSeries.map(\.total.sum) == [39])
    #expect(reader.report?.rows == 7)
  }

  /// The first cell spans two lines and is closed, so the record ends at the line of the second cell.
  @Test func `a record is skipped up to the line with the open quote`() throws {
    var reader = try follower("\"2024-01-02\n\",\"6\n2024-01-03,7,\n")
    try reader.read(Array("2024-01-04,8,\n".utf8))
    try reader.catchUp()
    #expect(reader.takeSkipped().errors == [openQuote(4)])
    #expect(reader.firstSeries.map(\.total.sum) == [20])
  }

  @Test func `rows before an open quote show the layout`() throws {
    var reader = try follower("\"oops\n\(String(repeating: "2024-01-03,7,\n", count: 480))")
    #expect(reader.firstSeries.map(\.total.sum) == [5 + 480 * 7])
    #expect(reader.takeSkipped().errors == [openQuote(3)])
  }

  @Test func `an error in the rows before an open quote is reported at once`() throws {
    var options = SeriesOptions()
    options.skipBadRows = true
    var reader = SeriesReader(source: "x.csv", options: options)
    try reader.read(Array("a,v\nfoo,1\nbar,2\n\"oops\n".utf8))
    #expect(throws: SeriesError.noDateColumn(source: "x.csv", columns: ["a", "v"], format: nil)) {
      try reader.catchUp()
    }
  }

  @Test func `a header that opens a quote is refused after a few lines`() throws {
    var options = SeriesOptions()
    options.skipBadRows = true
    var reader = SeriesReader(source: "x.csv", options: options)
    try reader.read(Array(("date,\"v\n" + String(repeating: "2024-01-03,7\n", count: 10)).utf8))
    try reader.catchUp()
    try reader.read(Array("2024-01-03,7\n".utf8))
    #expect(throws: openQuote(1)) { try reader.catchUp() }
  }

  /// Lines that open quotes are in the text at random, and the chunks end anywhere.
  @Test(arguments: Depth.seeds(40))
  func `every line with an open quote is skipped once, and all other rows are read`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    var (text, sum, open) = ("", 0.0, [Int]())
    var next = 3
    for line in 3..<150 {
      if line == next, line < 139 {
        text += random.next() % 2 == 0 ? "\"oops\n" : "2024-01-02,1,\"x\n"
        open.append(line)
        // The next quote is too far away to close this one.
        next += Int.random(in: 12...30, using: &random)
      } else {
        text += "2024-01-\(10 + line % 20),\(line),\n"
        sum += Double(line)
      }
    }
    var reader = try follower("")
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let chunk = rest.prefix(Int.random(in: 1...400, using: &random))
      rest = rest.dropFirst(chunk.count)
      try reader.read(Array(chunk))
      try reader.catchUp()
    }
    try reader.finish()
    let errors = reader.report?.skippedErrors ?? []
    #expect(errors == open.map(openQuote), "seed \(seed)")
    #expect(reader.firstSeries.map(\.total.sum) == [5 + sum], "seed \(seed)")
  }

  @Test func `rows around an error are kept`() throws {
    var reader = try reader("date,v\n2024-01-01,5\n")
    try reader.read(Array("2024-01-02,6\n2024-01-03,x\n2024-01-04,7\n".utf8))
    #expect(throws: SeriesError.self) { try reader.catchUp() }
    #expect(reader.firstSeries.map(\.count) == [3])
    #expect(reader.report?.rows == 4)
  }

  /// Catches up at random times after the layout is known.
  @Test(arguments: Depth.seeds(20))
  func `catching up does not change the result`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rows = (0..<300).map { _ in
      let day = Int.random(in: 10...28, using: &generator)
      let value = Int.random(in: -9...99, using: &generator)
      let note = ["", "é", "\"a,\"\"b\"\"\"", "\"two\r\nlines\""].randomElement(using: &generator)
      return "2024-0\(Int.random(in: 1...9, using: &generator))-\(day),\(value),\(note ?? "")\r\n"
    }
    let text = Array(("date,v,note\r\n" + rows.joined() + "2024-10-01,5,").utf8)
    var reader = SeriesReader(source: "x.csv")
    var rest = text[...]
    while !rest.isEmpty {
      let length = Int.random(in: 0...200, using: &generator)
      try reader.read(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
      if Bool.random(using: &generator) { try reader.catchUp() }
    }
    try reader.finish()
    let whole = try SeriesReader.read(text, source: "x.csv")
    #expect(reader.firstSeries == whole.series)
    #expect(reader.report == whole.report)
  }

  @Test func `another format is reported before its first line ends`() throws {
    var reader = SeriesReader(source: "x.csv")
    try reader.read([0x1F, 0x8B, 8, 0])
    #expect(throws: SeriesError.otherFormat(source: "x.csv", format: .gzip)) {
      try reader.catchUp()
    }
  }

  @Test func `a few rows do not show that a name is constant`() throws {
    var reader = SeriesReader(source: "x.csv")
    try reader.read(Array("time,symbol,v\n2015-01-01,A,1\n2015-01-02,A,1\n".utf8))
    try reader.catchUp()
    try reader.read(Array("2015-01-03,A,1\n2015-01-03,B,2\n".utf8))
    try reader.finish()
    let report = reader.report
    #expect(report?.seriesColumns == [])
    #expect(report?.duplicate == 1)
  }

  @Test func `a growing file reports a line below the rows at once`() throws {
    var reader = SeriesReader(source: "x.csv")
    let days = (1...12).map { "\(2000 + $0)-01-01,\($0)\n" }.joined()
    try reader.read(Array("date,v\n\(days)Total,78\n".utf8))
    #expect(throws: SeriesError.self) { try reader.catchUp() }
  }
}
