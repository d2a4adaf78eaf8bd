import CrossPagerSeries
import CrossPagerTesting
import Testing

struct ReadReportTests {

  @Test(arguments: DuplicateRule.allCases)
  func `closing a column keeps the others`(rule: DuplicateRule) throws {
    let rows = (0..<30).map { "2015-01-\(10 + $0 % 20),\($0),\($0 * 2),\($0 * 3)\n" }.joined()
    let columns = try readColumns("date,a,b,c\n\(rows)2015-01-01,1,x,1\n\(rows)") {
      $0.duplicates = rule
    }.series
    let others = try readColumns(
      "date,a,c\n"
        + (rows + "2015-01-01,1,x,1\n" + rows).split(separator: "\n").map { row in
          let cells = row.split(separator: ",")
          return "\(cells[0]),\(cells[1]),\(cells[3])\n"
        }.joined()
    ) { $0.duplicates = rule }.series
    #expect(columns == others)
  }

  @Test(arguments: Depth.seeds(30))
  func `rows are used, blank or skipped in every column`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let cells = ["1", "2.5", "-3", "", " ", "NA", "x"]
    let dates = ["2015-01-01", "2015-01-02", "2015-02-30", "", " "]
    var text = "date,a,b,c\n2015-01-01,1,2,3\n"
    var rows = 1
    for _ in 0..<Int.random(in: 0...60, using: &generator) {
      var row = [dates.randomElement(using: &generator) ?? ""]
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        row.append(
          cells.dropLast(Int.random(in: 0...1, using: &generator)).randomElement(using: &generator)
            ?? "")
      }
      let line = row.joined(separator: ",")
      text += line + "\n"
      if !line.isEmpty { rows += 1 }
    }
    let (columns, report) = try readColumns(text) {
      $0.skipBadRows = true
      $0.value = ["a"]
      $0.date = ["date"]
    }
    #expect(report.rows == rows)
    #expect(columns.map(\.name) == report.valueColumns.map(\.name))
    for (series, column) in zip(columns, report.valueColumns) {
      #expect(column.used + column.blank + report.skipped == rows, "seed \(seed), \(text)")
      #expect(series.total.count == column.used, "seed \(seed), \(text)")
      #expect(series.total.missing <= column.blank, "seed \(seed), \(text)")
    }
  }
}
