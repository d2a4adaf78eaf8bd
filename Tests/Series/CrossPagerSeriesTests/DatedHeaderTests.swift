import CrossPagerSeries
import CrossPagerTesting
import Testing

/// Tables with dates in the header. `Tests/Series/Readings/wide-tables.md` shows more.
///
/// At quick depth, the suite runs a fifth of the seeds.
struct DatedHeaderTests {
  @Test func `a later row can change the columns that name the series`() throws {
    var reader = SeriesReader(source: "x.csv")
    let header = "state,county,1990,1991,1992,1993\n"
    try reader.read(Array((header + "Ohio,Adams,1,2,3,4\nOhio,Allen,5,6,7,8\n").utf8))
    try reader.catchUp()
    #expect(reader.series.map(\.name) == ["Adams", "Allen"])
    try reader.read(Array("Iowa,Adams,1,2,3,4\n".utf8))
    try reader.catchUp()
    #expect(reader.series.map(\.name) == ["Ohio Adams", "Ohio Allen", "Iowa Adams"])
    let names = reader.report?.seriesColumns
    #expect(names == ["state", "county"])
  }

  @Test func `a later row can have other parts in its joined name`() throws {
    let header = "freq,unit,geo\\TIME_PERIOD\t2010\t2011\t2012\t2013\n"
    let rows = ["A,PC,AT", "A,PC,BE", "A,EUR,AT"].map { "\($0)\t1\t2\t3\t4\n" }.joined()
    var reader = SeriesReader(source: "x.csv")
    for part in [header + rows, "A\t5\t6\t7\t8\nA,b,c,d\t5\t6\t7\t8\n"] {
      try reader.read(Array(part.utf8))
      try reader.catchUp()
    }
    #expect(reader.series.map(\.name).suffix(2) == ["A", "A b c,d"])
  }

  @Test(arguments: Depth.seeds(40, quick: 8), DuplicateRule.allCases)
  func `every sample is used, blank, skipped or left out`(seed: UInt64, rule: DuplicateRule) throws
  {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 4...30, using: &random)
    let years = (0..<count).map { String(1980 + $0) }.joined(separator: ",")
    let rows = (0..<Int.random(in: 1...30, using: &random)).map { row in
      var cells = (0..<Int.random(in: 1...count, using: &random)).map { _ in
        ["1", "-2.5", "", ".."].randomElement(using: &random) ?? ""
      }
      if Int.random(in: 0..<6, using: &random) == 0 { cells[0] = "x" }
      let isBlank = Int.random(in: 0..<9, using: &random) == 0
      return isBlank ? ",,,\n" : "n\(row % 7),m\(row % 3),\(cells.joined(separator: ","))\n"
    }
    let good = "a,a\(String(repeating: ",1", count: count))\n"
    let text = "name,area,\(years)\n" + String(repeating: good, count: 9) + rows.joined()
    var options = SeriesOptions()
    options.skipBadRows = true
    options.duplicates = rule
    options.by = [nil, [], ["name"]].randomElement(using: &random) ?? nil
    var whole = SeriesReader(source: "x.csv", options: options)
    try whole.read(Array(text.utf8))
    try whole.finish()
    let found = whole.report
    let report = try #require(found)
    #expect(
      count * report.rows == report.used + report.blank + count * report.skipped + report.leftOut,
      "seed \(seed)")
    #expect(whole.series.map(\.series[0].total.count).reduce(0, +) == report.used)
    if options.by == nil { #expect(report.duplicate == 0) }
    var reader = SeriesReader(source: "x.csv", options: options)
    for byte in Array(text.utf8) { try reader.read([byte]) }
    try reader.finish()
    #expect(reader.series == whole.series)
    let other = reader.report
    #expect(other == report)
  }
}
