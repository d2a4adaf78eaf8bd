import CrossPagerSeries
import CrossPagerTesting
import Testing

/// Tests the rows of a table with dates in its header.
extension DatedHeaderTests {
  @Test func `a title of one field names the values`() throws {
    let table = "name,1990,1991,1992,1993\na,1,2,3,4\nb,1,2,3,4\n"
    #expect(try all("Births\n\n" + table).series[0].series[0].name == "Births")
    #expect(try all("Births,World\n\n" + table).series[0].series[0].name == "value")
  }

  @Test func `rows with the same names stay apart`() throws {
    let text = "name,code,1990,1991,1992,1993\n" + "a,x,1,2,3,4\nb,y,5,6,7,8\na,x,9,9,9,9\n"
    #expect(try all(text).series.map(\.name) == ["a", "b", "a (2)"])
  }

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

  @Test func `a row can end early`() throws {
    let text = "name,1990,1991,1992,1993\na,1,2\nb,1,2,3,4\nc\n,,,,\n"
    let error = SeriesError.shortRow(source: "x.csv", line: 4, fields: 1, columns: 2)
    #expect(throws: error) { try all(text) }
    let (series, report) = try all(text) { $0.skipBadRows = true }
    #expect(
      facts(series) == ["a 1990-01-01...1991-01-01 2 0 3.0", "b 1990-01-01...1993-01-01 4 0 10.0"])
    #expect([report.rows, report.used, report.blank, report.skipped] == [4, 6, 6, 1])
    #expect(report.skippedErrors == [error])
  }

  @Test func `the first row can have no samples`() throws {
    let (series, _) = try all("name,note,1990,1991,1992,1993\na,,\nb,,1,2,3,4\n")
    #expect(facts(series).last == "b 1990-01-01...1993-01-01 4 0 10.0")
  }

  @Test func `lines below the rows are a footer`() throws {
    let rows = (0..<12).map { "n\($0),1,2,3,4\n" }.joined()
    let (series, report) = try all(
      "name,1990,1991,1992,1993\n\(rows)\n\nData from: x\nLast updated: 2024\n")
    #expect(series.count == 12)
    #expect([report.rows, report.skipped] == [14, 2])
  }

  @Test func `an unreadable cell is a bad cell of its date`() throws {
    let text = "name,1990,1991,1992,1993\na,1,2,3,4\nb,1,x,3,4\n"
    let error = SeriesError.badCell(
      source: "x.csv", line: 3, column: "1991", value: "x", problem: .notNumber(.point))
    #expect(throws: error) { try all(text) }
    let cell = "2 abcdef"
    let row = "a\t1 p\t2\t3\t4\n"
    let flagged = "geo\\time\t1990\t1991\t1992\t1993\n\(row)\(row)b\t1\t\(cell)\t3\t4\n"
    #expect(
      throws: SeriesError.badCell(
        source: "x.csv", line: 4, column: "1991", value: cell, problem: .notNumber(.point))
    ) { try all(flagged) }
  }

  @Test func `a requested column is read as it is`() throws {
    let text = "when,1990,1991,1992,1993\n5,1,2,3,4\n6,1,2,3,4\n"
    #expect(try layout(text)?.shape.datedRows != nil)
    #expect(throws: SeriesError.self) { try layout(text) { $0.value = ["1990"] } }
    #expect(throws: SeriesError.self) { try layout(text) { $0.date = ["when"] } }
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
