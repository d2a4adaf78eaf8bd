import CrossPagerSeries
import CrossPagerTesting
import Testing

struct ReadReportTests {
  @Test func `the report includes the layout of the file`() throws {
    let text = "a;when;b\n1,5;03/01/2015;x\n2;04/01/2015;y\n"
    let report = try read(text) {
      $0.decimalMark = .comma
      $0.dateFormat = "DD/MM/YYYY"
    }.report
    #expect(report.columnNames == ["a", "when", "b"])
    #expect([report.dateColumns, report.valueColumns.map(\.name)] == [["when"], ["a"]])
    #expect([report.dateFormat, report.decimalMark.rawValue] == ["DD/MM/YYYY", ","])
    #expect(report.delimiter == .semicolon)
    #expect(report.hasHeader)
    #expect(report.bytes == text.utf8.count)
    #expect(try read("date,v\n2015-01-01,1\n").report.dateFormat == "ISO 8601")
  }

  @Test func `every column of numbers is read and counted`() throws {
    let (columns, report) = try readColumns(
      "date,a,name,b\n2015-01-01,1,x,\n2015-01-02,,y,-2.5\n2015-01-03,,z,\n2015-01-04,3\n,,,\n")
    #expect(columns.map(\.name) == ["a", "b"])
    #expect(columns.map(\.count) == [4, 4])
    #expect(columns.map { [$0.total.count, $0.total.missing] } == [[2, 2], [1, 3]])
    #expect(
      report.valueColumns.map { [report.rows, $0.used, $0.blank] } == [[5, 2, 3], [5, 1, 4]])
    #expect(report.valueColumns.map(\.range) == [1...3, -2.5 ... -2.5])
    #expect([report.used, report.blank, report.skipped] == [2, 3, 0])
  }

  @Test func `the requested column comes first`() throws {
    let (columns, report) = try readColumns("date,a,b,c\n2015-01-01,1,2,3\n") { $0.value = ["b"] }
    #expect(columns.map(\.name) == ["b", "a", "c"])
    #expect(columns.map { $0.total.sum } == [2, 1, 3])
    #expect(report.valueColumn == "b")
  }

  @Test func `a cell that is not a number closes a column that was not requested`() throws {
    let text =
      "date,a,b,c\n2015-01-01,1,2,3\n2015-01-02,2,x,4\n2015-01-03,3,y,z\n2015-01-04,4,5,6\n"
    let (columns, report) = try readColumns(text)
    #expect(columns.map(\.name) == ["a"])
    #expect(columns.map { $0.total.sum } == [10])
    #expect(report.valueColumns.map { [$0.used, $0.blank] } == [[4, 0]])
    let errors = [(3, "b", "x"), (4, "c", "z")].map { line, column, value in
      SeriesError.badCell(
        source: "x.csv", line: line, column: column, value: value, problem: .notNumber(.point))
    }
    #expect(report.closedColumns.map(\.name) == ["b", "c"])
    #expect(report.closedColumns.map(\.error) == errors)
    #expect(throws: errors[0]) { try readColumns(text) { $0.value = ["b"] } }
  }

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

  @Test func `a value without a date is an error in any column`() {
    #expect(
      throws: SeriesError.badCell(
        source: "x.csv", line: 3, column: "date", value: "", problem: .blankDate)
    ) { try readColumns("date,a,b\n2015-01-01,1,2\n,,2\n") }
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

  @Test(
    arguments: [
      (.all, [4, 3, 1, 10], 0), (.first, [2, 2, 0, 3], 2), (.last, [2, 1, 1, 7], 2),
    ] as [(DuplicateRule, [Int], Int)])
  func `a rule decides which row of the same time counts`(
    rule: DuplicateRule, expected: [Int], leftOut: Int
  ) throws {
    let (series, report) = try read(
      "date,v\n2015-01-01,1\n2015-01-02,2\n2015-01-01,7\n2015-01-02,\n"
    ) { $0.duplicates = rule }
    let total = series.total
    #expect([series.count, total.count, total.missing, Int(total.sum ?? 0)] == expected)
    #expect(
      [report.duplicate, report.leftOut, report.used, report.blank]
        == [2, leftOut, expected[1], expected[2]])
    #expect(report.duplicateRule == rule)
    #expect(report.duplicateRows.map { [$0.line, Int($0.value ?? -1)] } == [[4, 7], [5, -1]])
    #expect(report.duplicateRows.map(\.time) == [time("2015-01-01"), time("2015-01-02")])
  }

  @Test func `only the first duplicate rows are kept`() throws {
    let rows = String(repeating: "2015-01-01,1\n", count: 20)
    let report = try read("date,v\n" + rows).report
    #expect(report.duplicate == 19)
    #expect(report.duplicateRows.map(\.line) == Array(3...12))
  }

  /// Values, the number of times each one occurs, and the expected sentinel.
  private static let sentinels: [([(Double, Int)], Double?)] = [
    ([(-200, 3), (-1, 1), (5, 1), (10, 1), (20, 1), (44, 1)], -200),
    ([(-200, 2), (-1, 1), (5, 1), (10, 1), (20, 1), (44, 1)], nil),
    ([(9_999, 4), (1, 1), (5, 1), (10, 1), (20, 1), (44, 1)], 9_999),
    // Sentinels whose sign differs from that of the other values, and whose distance from those values
    // is at least a tenth of their range; and values that do not meet one of these conditions.
    ([(-200, 3), (7, 1), (500, 1), (900, 1), (1_000, 1), (1_189, 1)], -200),
    ([(-200, 3), (7, 1), (500, 1), (900, 1), (1_000, 1), (3_000, 1)], nil),
    ([(-200, 3), (-1, 1), (500, 1), (900, 1), (1_000, 1), (1_189, 1)], nil),
    ([(99, 3), (0, 1), (-100, 1), (-500, 1), (-700, 1), (-900, 1)], 99),
    // A sentinel whose distance from the other values equals their range, and a slightly closer
    // value.
    ([(100, 3), (0, 1), (10, 1), (20, 1), (30, 1), (50, 1)], nil),
    ([(99, 3), (0, 1), (10, 1), (20, 1), (30, 1), (50, 1)], nil),
    // Real zeros, a few distinct values, and a single value.
    ([(0, 900), (0.3, 1), (5, 1), (10, 1), (20, 1), (55.9, 1)], nil),
    ([(0, 9), (1, 9), (2, 9)], nil), ([(7, 100)], nil),
  ]

  @Test(arguments: sentinels.indices, Depth.seeds(3))
  func `a repeated outlier is reported as a sentinel`(index: Int, seed: UInt64) throws {
    let (numbers, sentinel) = Self.sentinels[index]
    var generator = SeededGenerator(seed: seed)
    let values = numbers.flatMap { Array(repeating: $0.0, count: $0.1) }.shuffled(using: &generator)
    let (series, report) = try read("date,v\n" + values.map { "2015-01-01,\($0)\n" }.joined())
    let found = report.valueColumns[0].sentinel
    #expect(found?.value == sentinel, "seed \(seed)")
    if let sentinel {
      let others = values.filter { $0 != sentinel }
      #expect(found?.count == values.count - others.count)
      #expect(found?.others.lowerBound == others.min())
      #expect(found?.others.upperBound == others.max())
    }
    #expect(series.total.count == values.count)
  }
}
