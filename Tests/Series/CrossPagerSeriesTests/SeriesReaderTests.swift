import CivilDates
import CrossPagerSeries
import Testing

struct SeriesReaderTests {
  @Test(arguments: [
    ("id,date,name,v\n7,2015-01-01,a,1\n8,2015-01-02,b,2\n", "date", "v"),
    ("name,when,v\na,2015-01-01,\nb,2015-01-02,2\n", "when", "v"),
    ("a,b,v\n,2015-01-01,NA\n,2015-01-02,2\n", "b", "v"),
    ("date,half,v\n2015-01-01,1,1\n2015-01-02,x,2\n", "date", "v"),
    (" date , v \n2015-01-01,1\n", "date", "v"),
    ("\"date, local\",\"v \"\"x\"\"\"\n2015-01-01,1\n", "date, local", "v \"x\""),
  ])
  func `columns are found by content`(text: String, date: String, value: String) throws {
    let (series, report) = try read(text)
    #expect([report.dateColumn, report.valueColumn, series.name] == [date, value, value])
  }

  @Test func `an exact column name takes precedence over one in another case`() throws {
    let text = "v,V,w,Start,end\n1,2,3,2015-01-01,2016-01-01\n"
    let chosen = try [("V", "end"), ("v", "Start"), ("W", "END")].map { value, date in
      try read(text) {
        $0.value = [value]
        $0.date = [date]
      }
    }
    #expect(chosen.map(\.report.valueColumn) == ["V", "v", "w"])
    #expect(chosen.map(\.report.dateColumn) == ["end", "Start", "end"])
    #expect(chosen.map { total($0.series).sum } == [2, 1, 3])
  }

  @Test(
    arguments: [
      ("date,v\n2015-01-01,1\n", ","), ("date;v\n2015-01-01;1,5\n", ";"),
      ("date\tv\n2015-01-01\t1\n", "\t"),
      ("date;a,b;v\n2015-01-01;x,y;1\n", ";"), ("\"a;b\",date;x\n\"1;2\",2015-01-01\n", ","),
      ("date\t\"a,b,c,d\"\tv\n2015-01-01\t\"x,y\"\t1\n", "\t"),
      ("date,note,v\n2015-01-01,a;b,1\n2015-01-02,a;\"b,2\n", ","),
    ] as [(String, Unicode.Scalar)])
  func `the delimiter is found`(text: String, delimiter: Unicode.Scalar) throws {
    let report = try read(text) {
      $0.decimalMark = delimiter == ";" ? .comma : .point
      $0.value = text.hasPrefix("\"a;b\"") ? ["a;b"] : []
      $0.missingTokens = ["1;2"]
      $0.date = text.hasPrefix("\"a;b\"") ? ["date;x"] : []
    }.report
    #expect(report.delimiter == Delimiter(UInt8(ascii: delimiter)))
  }

  @Test func `columns closed by one row stay in order, and others keep their values`() throws {
    for rule in DuplicateRule.allCases {
      let (columns, report) = try readColumns(
        "date,a,b,c,d\n2015-01-01,1,2,3,4\n2015-01-02,1,2,3,4\n2015-01-03,5,x,7,y\n"
          + "2015-01-03,6,x,z,\n"
      ) { $0.duplicates = rule }
      #expect(columns.map(\.name) == ["a"])
      #expect(columns.map { total($0).sum } == [rule == .all ? 13 : rule == .first ? 7 : 8])
      #expect(report.closedColumns.map(\.name) == ["b", "d", "c"])
    }
  }

  @Test func `a column that is blank at first opens later`() throws {
    let start = "date,v,w,x,\n" + String(repeating: "2015-01-01,1,,NA,\n", count: 5_000)
    // One unreadable cell in a thousand does not close a column.
    let unreadable = String(repeating: "2015-01-02,2,3,a,\n", count: 6)
    let (columns, report) = try readColumns(start + unreadable + "2015-01-03,2,4,5,\n")
    #expect(columns.map(\.name) == ["v", "w"])
    #expect(report.valueColumns.map { [$0.used, $0.blank] } == [[5_007, 0], [7, 5_000]])
    #expect(
      report.closedColumns.map(\.error) == [
        .badCell(source: "x.csv", line: 5_007, column: "x", value: "a", problem: .notNumber(.point))
      ])
    #expect(try readColumns(start).series.map(\.name) == ["v", "w", "x"])
    #expect(try readColumns("date,v,w\n2015-01-01,1,\n").series.map(\.name) == ["v"])
  }

  @Test func `every row is counted`() throws {
    let (series, report) = try read(
      "date,v,w\n2015-01-02,1,\n2015-01-01,2,\n\n , ,\n2015-01-02,NA,x\n2015-01-03,3\n,,,,\n2015-01-02,4,\n,NA,x\n"
    )
    #expect([report.rows, report.used, report.blank, report.skipped] == [8, 4, 4, 0])
    #expect([report.duplicate, report.outOfOrder, report.offsets] == [2, 2, 0])
    #expect([series.count, total(series).count, total(series).missing] == [5, 4, 1])
    #expect(series.summary(of: time("2015-01-02")..<time("2015-01-03")).last == 4)
    #expect([report.source, report.dateColumn, report.valueColumn] == ["x.csv", "date", "v"])
    #expect(report.columnNames == ["date", "v", "w"])
  }

  @Test func `bad rows are skipped on request and counted, and the first are kept`() throws {
    let bad = (1...12).map { "2015-01-01,x\($0)\n" }.joined()
    let good = (1...20).map { "2015-02-\($0 < 10 ? "0" : "")\($0),\($0)\n" }.joined()
    let (series, report) = try read("date,v\n\(good)2015-01-01\n2015-01-01,1,2\n,5\n\(bad)") {
      $0.skipBadRows = true
    }
    #expect([report.rows, report.used, report.blank, report.skipped] == [35, 20, 0, 15])
    #expect(series.count == 20)
    #expect(report.skippedErrors.count == ReadReport.exampleLimit)
    #expect(
      report.skippedErrors.prefix(4) == [
        .shortRow(source: "x.csv", line: 22, fields: 1, columns: 2),
        .longRow(source: "x.csv", line: 23, value: "2", columns: 2),
        .badCell(source: "x.csv", line: 24, column: "date", value: "", problem: .blankDate),
        .badCell(source: "x.csv", line: 25, column: "v", value: "x1", problem: .notNumber(.point)),
      ])
  }

  @Test func `a requested resolution is kept`() throws {
    let text = Array("date,v\n2020-03-01T12:00,1\n2020-03-01T12:30,2\n".utf8)
    for resolution in [CalendarUnit.minute, .hour] {
      let read = try SeriesReader.read(text, source: "x.csv", resolution: resolution)
      #expect(read.series[0].resolution == resolution)
      #expect(read.series[0].barCount == (resolution == .hour ? 1 : 2))
    }
  }

  @Test func `the example of the catalog works`() throws {
    let text = "date,rain\n2015-12-30,0.5\n2015-12-31,1.5\n"
    let (columns, report) = try SeriesReader.read(Array(text.utf8), source: "rain.csv")
    let year = columns[0].page(2015, of: .year, in: CivilCalendar())
    let sum = year.total.sum  // 2
    let rows = report.rows  // 2
    #expect(sum == 2)
    #expect(rows == 2)
  }
}
