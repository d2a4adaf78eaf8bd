import CrossPagerSeries
import CrossPagerTesting
import Testing

/// Tables with one column for each month.
///
/// At quick depth, the suite runs a fifth of the seeds.
struct MonthTableTests {
  private static let names = "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec"
  private static let values = "1,2,3,4,5,6,7,8,9,10,11,12"

  /// The name and span of a series, and the count, missing count, sum and last value of its samples.
  private func facts(_ series: Series) -> String {
    let span = series.span.map { "\($0.lowerBound)...\($0.upperBound)" } ?? "-"
    let total = series.total
    return
      "\(series.name) \(span) \(total.count) \(total.missing) \(total.sum ?? 0) \(total.last ?? 0)"
  }

  private static let full = "1999-01-01...1999-12-01 12 0 78.0 12.0"

  @Test(arguments: [
    ("Year,\(names)\n1999,\(values)\n", "value \(full)"),
    ("Global means\nYear,\(names)\n1999,\(values)\n", "Global means \(full)"),
    ("\"Global means\"\n\nYear,\(names)\n1999,\(values)\n", "Global means \(full)"),
    ("yr,J-D,\(names),DJF\n1999,100,\(values),***\n", "value \(full)"),
    ("Year,1,2,3,4,5,6,7,8,9,10,11,12\n1999,\(values)\n", "value \(full)"),
    (
      "Jahr;01;02;03;04;05;06;07;08;09;10;11;12\n1999;1;2;3;4;5;6;7;8;9;10;11;12\n", "value \(full)"
    ),
    (
      "YEAR,January,FEBRUARY,march,Apr.,May,June,July,Aug,Sept,October,Nov,December\n1999,\(values)\n",
      "value \(full)"
    ),
    (
      "Dec,\(names.dropLast(4)),Year\n12,1,2,3,4,5,6,7,8,9,10,11,1999\n", "value \(full)"
    ),
    (
      "  Year  \(names.replacing(",", with: "  "))\n  1999  \(values.replacing(",", with: "   "))\n",
      "value \(full)"
    ),
    (
      "Year,\(names)\n1999,\(values)\n2000,1,***,,*****,NA\n",
      "value 1999-01-01...2000-12-01 13 11 79.0 1.0"
    ),
    (
      "Year,\(names)\n2000,\(values)\n1999,,,,,,,,,,,,5\n",
      "value 1999-01-01...2000-12-01 13 11 83.0 12.0"
    ),
    ("Year,\(names)\n1999,$\(values.replacing(",", with: ",$"))\n", "value \(full)"),
    ("Year,\(names)\n1999,\(values.replacing(",", with: "%,"))%\n", "value \(full)"),
    (
      "Year,\(names)\n1999,(1.5),2,3,4,5,6,7,8,9,10,11,12\n2000,1 200,,,,,,,,,,,\"1,000.5\"\n",
      "value 1999-01-01...2000-12-01 14 10 2276.0 1000.5"
    ),
  ])
  func `a row is a sample for each month`(text: String, expected: String) throws {
    let (columns, report) = try readColumns(text)
    #expect(columns.map(facts) == [expected])
    #expect(report.valueColumns.map(\.name) == columns.map(\.name))
    #expect([report.samplesPerRow, report.skipped, report.closedColumns.count] == [12, 0, 0])
  }

  @Test(arguments: [
    ("Year,\(names.dropLast(4))\n1999,1,2,3,4,5,6,7,8,9,10,11\n", 11),
    ("Site,\(names)\n1999-01-01,\(values)\n", 12),
  ])
  func `other tables keep their columns`(text: String, columns: Int) throws {
    let found = try layout(text)
    #expect(found?.shape == .rows)
    #expect(found?.valueColumns.count == columns)
  }

  /// A row with a year and twelve aligned numbers.
  private static func aligned(_ year: Int, last: String = "12.00") -> String {
    " \(year)   " + (1...11).map { "\($0).00" }.joined(separator: "   ") + "   \(last)\n"
  }

  @Test(arguments: [
    ("", "", "none 24 0 156.0 12.0", 0), ("  1948  1949\n", "", "none 24 0 156.0 12.0", 0),
    ("  1948  1949\n", "  -99.9\n", "missing -99.9 24 0 156.0 12.0", 1),
    ("  1948  1949\n", "  12\n Niño 3.4 index\n from 1 to 2\n", "missing 12 22 2 132.0 11.0", 3),
    ("  1948  1949\n", "Notes\n\n 1 2 3 4 5 6 7 8 9 a b c d e f\n", "none 24 0 156.0 12.0", 2),
  ])
  func `a table without a header ends at a line of text`(
    above: String, below: String, expected: String, comments: Int
  ) throws {
    let text = above + Self.aligned(1948) + Self.aligned(1949) + below
    let (columns, report) = try readColumns(text)
    let start = report.missingNumber.map { "missing \($0)" } ?? "none"
    let total = columns[0].total
    #expect(
      "\(start) \(total.count) \(total.missing) \(total.sum ?? 0) \(total.last ?? 0)" == expected)
    #expect(
      columns[0].span.map { "\($0.lowerBound)...\($0.upperBound)" } == "1948-01-01...1949-12-01")
    #expect([report.rows, report.comments, report.samplesPerRow] == [2, comments, 12])
    #expect(report.hasHeader == false)
  }

  @Test(arguments: [
    aligned(1949) + aligned(1948),
    (1945...1949).map { aligned($0) }.joined() + aligned(1950).replacing("1950", with: "mean"),
  ])
  func `other tables without a header are not tables of months`(text: String) {
    #expect((try? layout(text))??.shape ?? .rows == .rows)
  }

  @Test func `a cut row in a table without a header is an error`() throws {
    let text = Self.aligned(1948) + Self.aligned(1949) + "1950 1 2\nx\n"
    #expect(throws: SeriesError.self) { try read(text) }
  }

  @Test func `columns that are not months are reported as passed over`() throws {
    let text = "Year,\(Self.names),J-D,DJF\n1999,\(Self.values),6.5,1\n"
    #expect(try read(text).report.passedOver == ["J-D", "DJF"])
    #expect(try read(text) { $0.value = ["DJF"] }.report.passedOver == [])
  }

  @Test func `requested columns are read as they are`() throws {
    let text = "Year,\(Self.names)\n1999,\(Self.values)\n2000,\(Self.values)\n"
    #expect(line(try layout(text) { $0.value = ["Feb"] }).contains("Year as YYYY: Feb! Jan Mar"))
    #expect(line(try layout(text) { $0.date = ["Year"] }).contains("Year as YYYY: Jan! Feb Mar"))
    #expect(try layout(text) { $0.dateFormat = "YYYY" }?.shape == .rows)
    #expect(try layout(text)?.shape == .months(name: "value", missingNumber: nil))
  }

  @Test func `an unreadable month is a bad cell of its column`() throws {
    let text = "Year,\(Self.names)\n1999,\(Self.values)\n2000,1,2,x,4\n2001,\(Self.values)\n"
    let error = SeriesError.badCell(
      source: "x.csv", line: 3, column: "Mar", value: "x", problem: .notNumber(.point))
    #expect(throws: error) { try read(text) }
    let report = try read(text) { $0.skipBadRows = true }.report
    #expect([report.rows, report.used, report.blank, report.skipped] == [3, 24, 0, 1])
    #expect(report.skippedErrors == [error])
  }

  @Test func `an amount in another unit is a bad cell of its column`() throws {
    let dollars = "$" + Self.values.replacing(",", with: ",$")
    let text = "Year,\(Self.names)\n1999,\(dollars)\n2000,$1,€2\n2001,\(dollars)\n"
    #expect(
      throws: SeriesError.badCell(
        source: "x.csv", line: 3, column: "Feb", value: "€2",
        problem: .otherUnit("€", expected: "$"))
    ) { try read(text) }
    let columns = try read(text.replacing("€2", with: "")).report.valueColumns
    #expect(columns.map(\.unit) == ["$"])
  }

  @Test(arguments: [("x,1", SeriesError.CellProblem.notDate(format: "YYYY")), (",1", .blankDate)])
  func `an unreadable year is a bad date`(row: String, problem: SeriesError.CellProblem) throws {
    let text = "Year,\(Self.names)\n1999,\(Self.values)\n1999,\(Self.values)\n\(row)\n"
    let value = problem == .blankDate ? "" : "x"
    let error = SeriesError.badCell(
      source: "x.csv", line: 4, column: "Year", value: value, problem: problem)
    #expect(throws: error) { try read(text) }
  }

  @Test(arguments: Depth.seeds(40, quick: 8), DuplicateRule.allCases)
  func `every sample is used, blank, skipped or left out`(seed: UInt64, rule: DuplicateRule) throws
  {
    var random = SeededGenerator(seed: seed)
    let good = (1987...1989).map { "\($0),\(Self.values)\n" }.joined()
    let rows = (0..<Int.random(in: 1...20, using: &random)).map { row in
      let year = Int.random(in: 1990...1999, using: &random)
      var cells = (0..<12).map { _ in ["1", "-2.5", "", "***"].randomElement(using: &random) ?? "" }
      // Add a bad cell to some rows, but at most two bad cells to each column.
      if Int.random(in: 0..<4, using: &random) == 0 { cells[row % 12] = "x" }
      let isBlank = Int.random(in: 0..<9, using: &random) == 0
      return isBlank ? ",,,\n" : "\(year),\(cells.joined(separator: ","))\n"
    }
    let text = Array("Year,\(Self.names)\n\(good)\(rows.joined())".utf8)
    var options = SeriesOptions()
    options.skipBadRows = true
    options.duplicates = rule
    let whole = try SeriesReader.read(text, source: "x.csv", options: options)
    let report = whole.report
    #expect(report.samplesPerRow == 12)
    #expect(
      12 * report.rows == report.used + report.blank + 12 * report.skipped + report.leftOut,
      "seed \(seed)")
    #expect(whole.series.map(\.total.count) == [report.used])
    var reader = SeriesReader(source: "x.csv", options: options)
    for byte in text { try reader.read([byte]) }
    try reader.finish()
    #expect(reader.firstSeries == whole.series)
    #expect(reader.report == report)
  }
}
