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
    #expect(reader.columns.isEmpty)
    #expect(reader.report == nil)
  }

  @Test func `complete rows are read, even if there are few`() throws {
    var reader = try reader("date,v\n2024-01-01,5\n2024-01-02,")
    #expect(reader.columns.map(\.count) == [1])
    #expect(reader.report?.rows == 1)
    try reader.read(Array("6\n2024-01-0".utf8))
    #expect(reader.columns.map(\.span) == [time("2024-01-01")...time("2024-01-02")])
    try reader.catchUp()
    #expect(reader.report?.rows == 2)
    try reader.read(Array("3,8".utf8))
    try reader.finish()
    #expect(reader.columns.map(\.total.sum) == [19])
  }

  @Test func `a row after a long one is also read`() throws {
    let long = "2024-01-02,6,\(String(repeating: "x", count: 200_000))"
    var reader = try reader("date,v,note\n2024-01-01,5,\n\(long)")
    try reader.read(Array("\n2024-01-03,7,\n".utf8))
    try reader.catchUp()
    #expect(reader.columns.map(\.count) == [3])
  }

  @Test(arguments: [
    (
      "date,v\n2024-01-01,x\n",
      SeriesError.noNumberColumn(source: "x.csv", dates: ["date"], others: ["v"], value: "x")
    ),
    ("a,v\nfoo,1\n", .noDateColumn(source: "x.csv", columns: ["a", "v"], format: nil)),
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
      .badCell(
        source: "x.csv", line: 3, column: "v", value: "x", problem: .notNumber(.point))
    ),
  ])
  func `an error that more text cannot fix is reported at once`(text: String, error: SeriesError) {
    #expect(throws: error) { _ = try reader(text) }
  }

  @Test func `rows before an error are kept`() throws {
    var reader = try reader("date,v\n2024-01-01,5\n")
    #expect(throws: SeriesError.self) {
      try reader.read(Array("2024-01-02,6\n2024-01-03,x\n2024-01-04,7\n".utf8))
    }
    #expect(reader.columns.map(\.count) == [2])
    #expect(reader.report?.rows == 2)
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
    #expect(reader.columns == whole.columns)
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
}
