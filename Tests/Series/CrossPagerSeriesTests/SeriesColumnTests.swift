import CrossPagerSeries
import CrossPagerTesting
import Foundation
import Testing

/// The columns that name the series in long files. `Tests/Series/Readings/series-names.md` shows more.
///
/// At quick depth, the suite reads fewer of the large files, and no file with too many series.
struct SeriesColumnTests {
  struct Example: CustomTestStringConvertible {
    var name: String
    var text: String
    /// The names of the columns.
    var columns: [String]
    /// The names of the series.
    var series: [String]
    var testDescription: String { name }
  }

  /// Returns a row for each date and name: `DATE,NAME…,VALUE`.
  private static func rows(
    _ header: String, _ names: [String], dates: Int,
    _ value: (Int, Int) -> String = { "\($0 * 7 + $1).5" }
  ) -> String {
    func date(_ day: Int) -> String {
      "\(1850 + day / 28)-02-\(day % 28 < 9 ? "0" : "")\(day % 28 + 1)"
    }
    func row(_ day: Int, _ name: Int) -> String {
      "\(date(day)),\(names[name]),\(value(day, name))\n"
    }
    let rows = (0..<dates).flatMap { day in names.indices.map { row(day, $0) } }
    return header + "\n" + rows.joined()
  }

  private static let long = 4_000

  /// Returns a value of more than 300 characters.
  private static func wide(_ day: Int, _ name: Int) -> String {
    "\(day * 7 + name)." + String(repeating: "5", count: 300)
  }

  static let examples: [Example] = [
    Example(
      name: "one date of thousands of names",
      text: rows("date,symbol,v", (0..<long).map { "name\($0)" }, dates: 3), columns: ["symbol"],
      series: (0..<long).map { "name\($0)" }),
    Example(
      name: "one date and a part of the next in the first 64 KiB",
      text: rows("date,symbol,v", (0..<2_400).map { "name\($0)" }, dates: 3), columns: ["symbol"],
      series: (0..<2_400).map { "name\($0)" }),
    Example(
      name: "one date and a part of the next in the first 1 MiB",
      text: rows("date,symbol,v", (0..<2_400).map { "name\($0)" }, dates: 2, wide),
      columns: ["symbol"], series: (0..<2_400).map { "name\($0)" }),
    Example(
      name: "a first date of more than 1 MiB",
      text: rows("date,symbol,v", (0..<long).map { "name\($0)" }, dates: 2, wide),
      columns: ["symbol"], series: (0..<long).map { "name\($0)" }),
    Example(
      name: "identifiers in a first date of more than 1 MiB",
      text: rows("date,site_id,v", (0..<long).map(String.init), dates: 2, wide),
      columns: ["site_id"], series: (0..<long).map(String.init)),
  ]

  @Test(arguments: Depth.some(of: examples, quick: 3))
  func `columns of names are found`(example: Example) throws {
    var reader = SeriesReader(source: "x.csv")
    try reader.read(Array(example.text.utf8))
    try reader.finish()
    #expect(reader.report?.seriesColumns == example.columns)
    #expect(reader.series.map(\.name) == example.series)
    #expect(reader.report?.valueColumn == "v")
    #expect(reader.report?.duplicate == 0)
    #expect(reader.report?.seriesCount == example.series.count)
  }

  @Test(.enabled(if: Depth.current != .quick))
  func `numbers that differ in all rows of a date of more than 1 MiB do not name series`() throws {
    let report = try read(
      Self.rows("date,count,v", (0..<Self.long).map(String.init), dates: 2, Self.wide)
    )
    .report
    #expect(report.seriesColumns == [])
    #expect(report.seriesCount == 1)
  }

  @Test(.enabled(if: Depth.current != .quick))
  func `many columns leave room for fewer series`() {
    let width = 2_000
    let header = "date,name," + (0..<width).map { "v\($0)" }.joined(separator: ",")
    let cells = Array(repeating: "1", count: width).joined(separator: ",")
    let rows = (0...2_000).map { "2015-01-01,n\($0),\(cells)\n" }.joined()
    #expect(
      throws: SeriesError.tooManySeries(source: "x.csv", columns: ["name"], limit: 2_000)
    ) { try read("\(header)\n\(rows)") { $0.by = ["name"] } }
  }

  @Test(.enabled(if: Depth.current != .quick))
  func `more series than the limit are refused, and the message has a remedy`() {
    let rows = (0...100_000).map { "2015-01-01,n\($0),1\n" }.joined()
    let error = #expect(throws: SeriesError.self) {
      try read("date,name,v\n" + rows) { $0.by = ["name"] }
    }
    #expect(error == .tooManySeries(source: "x.csv", columns: ["name"], limit: 100_000))
    #expect(error?.description == "Column 'name' of 'x.csv' names more than 100000 series.")
    #expect(throws: Never.self) { try read("date,name,v\n" + rows) { $0.by = [] } }
    #expect(throws: SeriesError.self) {
      try read("date,name,v\n" + rows) {
        $0.by = ["name"]
        $0.skipBadRows = true
      }
    }
  }
}
