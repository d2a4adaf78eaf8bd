import CrossPagerSeries
import Testing

struct FooterTests {
  private static let days = (1...12).map { "\(2000 + $0)-01-01,\($0)\n" }.joined()
  private static let rows = "date,v\n" + days

  @Test(arguments: [
    ("Monthly sales of ?64-?72,\n", 1), (",\"900,000\"\n", 1), ("Total,78\n", 1),
    (" -99.99\n  NINA34\nhttps://example.org/data\n", 3), ("Source: us, 2024, all rights\n", 1),
    ("a\nb\nc\nd\ne", 5),
  ])
  func `lines below the table are left out and counted`(footer: String, count: Int) throws {
    let (series, report) = try read(Self.rows + footer)
    #expect(total(series).sum == 78)
    #expect([report.rows, report.used, report.skipped] == [12 + count, 12, count])
    #expect(report.skippedErrors.count == count)
    for size in [1, 7, 64] {
      var reader = SeriesReader(source: "x.csv")
      let bytes = Array((Self.rows + footer).utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        try reader.read(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      try reader.finish()
      #expect(reader.report == report)
    }
  }

  @Test(arguments: [
    (rows + "Total,78\n" + days, 14), (rows + "2013-02-30,1\n", 14), (rows + "2013-01-01\n", 14),
    (rows + "2013-01-01,x\n", 14), (rows + "Total,78\n2013-01-01,x\n", 14),
    (rows + "v2013-01-01,1\n", 14), ("date,v\n2015-01-01,1\nTotal,1\n", 3),
  ])
  func `other bad rows are errors`(text: String, line: Int) {
    do {
      _ = try read(text)
      Issue.record("no error")
    } catch { #expect("\(error)".hasPrefix("Line \(line) of ")) }
  }

  @Test func `a growing file reports a bad line at once`() throws {
    var reader = SeriesReader(source: "x.csv")
    try reader.read(Array((Self.rows + "Total,78\n").utf8))
    #expect(throws: SeriesError.self) { try reader.catchUp() }
  }
}
