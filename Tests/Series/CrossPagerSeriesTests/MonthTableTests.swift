import CrossPagerSeries
import CrossPagerTesting
import Testing

/// Tables with one column for each month. `Tests/Series/Readings/wide-tables.md` shows more.
///
/// At quick depth, the suite runs a fifth of the seeds.
struct MonthTableTests {
  private static let names = "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec"
  private static let values = "1,2,3,4,5,6,7,8,9,10,11,12"

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
