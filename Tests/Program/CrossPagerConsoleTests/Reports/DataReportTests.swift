import CivilDates
import CrossPagerSeries
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct DataReportTests {
  private static let file = """
    date;a;b;c
    2015-01-01;-99;1;1
    2015-01-02;-99;;2
    2015-01-02;-99;3;x
    2015-01-03T12:00Z;1;4;3
    2015-01-01;2,5;5;4
    2015-01-04;3;6;5
    2015-01-05;NA;7;6
    2015-02-30;3;7;6
    2015-01-06;4;8;7
    2015-01-07;5;9;8
    2015-01-08;2;10;9
    2015-01-09;-99;11;10

    """

  private func session() throws -> Session {
    var options = SeriesOptions()
    options.decimalMark = .comma
    options.skipBadRows = true
    options.duplicates = .first
    let read = try SeriesReader.read(Array(Self.file.utf8), source: "x.csv", options: options)
    let data = ChartData(columns: read.series, report: read.report)
    return Session(scene: try Scene(data, units: [.day, .month]), storage: MemoryStorage())
  }

  @Test func `the report has everything known about a file`() throws {
    let frame = """
      source x.csv | 235 bytes | first 2015-01-01 | last 2015-01-09
      - '-99' occurs 3 times in column 'a'. All other values are from 1 to 5. To treat
        '-99' as missing: missing -99
      - Column 'c' was left out. Line 4 of 'x.csv' has 'x' in column 'c', which is not
        a number like -12,5 or 3e4.
      found                             to change it
      layout     delimiter ';', header  --delimiter, --no-header
      dates      date as ISO 8601       timezone ZONE, --date, --date-format
      numbers    decimal ','            missing TOKEN, --missing, --decimal
      same time  first rows             duplicates RULE, --duplicates
      column     a (2 columns)          value COLUMN, --value
      series     one                    by COLUMN, --by
      levels     day, month             levels UNIT, --levels
      bars       mean                   aggregate HOW, --aggregate
      pages      all                    gaps skip, --gaps
      rows read     12
      used           8
      blank          1
      skipped        1
      left out       2
      duplicate      2  share a timestamp with another row. The first was kept
      out of order   1  earlier than the previous row
      offsets        1  have a UTC offset and stay as written
      column  used  blank  min  max
      a          8      1  -99    5
      b          8      1    1   11
      - Line 4 repeats 2015-01-02 with -99. The line was left out.
      - Line 6 repeats 2015-01-01 with 2.5. The line was left out.
      - Line 9 of 'x.csv' has '2015-02-30' in column 'date', which is not a valid date
        like 2015-12-31 or 2015-12-31T23:59.
      """
    var session = try session()
    let ran = session.run("data")
    let response = try #require(ran)
    let lines = TextReport(style: TextStyle(isASCII: true)).lines(response)
    #expect(lines.joined(separator: "\n") == frame)
  }

  @Test(arguments: [(9, ""), (10, ""), (11, "1 more row"), (12, "2 more rows")])
  func `the report counts the rows it does not list`(count: Int, rest: String) throws {
    let repeated = String(repeating: "2015-01-01,1\n", count: count)
    let bad = String(repeating: "2015-02-30,1\n", count: count)
    var options = SeriesOptions()
    options.skipBadRows = true
    let text = "date,v\n2015-01-01,1\n" + repeated + bad
    let read = try SeriesReader.read(Array(text.utf8), source: "x.csv", options: options)
    let wording = DataReport(read: read.report, column: read.report.valueColumns[0])
    let verbs =
      count == 11
      ? ["repeats a timestamp.", "was skipped."] : ["repeat a timestamp.", "were skipped."]
    let expected = rest.isEmpty ? [] : verbs.map { "\(rest) \($0)" }
    #expect(wording.lists.filter { $0.contains("more row") } == expected)
    #expect(wording.lists.count == min(count, 10) * 2 + expected.count)
  }

  @Test func `the JSON object has everything known about a file`() throws {
    let message =
      "Line 4 of 'x.csv' has 'x' in column 'c', which is not a number like -12,5 or 3e4."
    let object =
      #"{"source":"x.csv","bytes":235,"encoding":"UTF-8","read":12,"skippedLines":0,"comments":0,"samplesPerRow":1,"used":8,"blank":1,"duplicate":2,"duplicates":"first","#
      + #""leftOut":2,"duplicateRows":[{"line":4,"time":"2015-01-02","value":-99},"#
      + #"{"line":6,"time":"2015-01-01","value":2.5}],"outOfOrder":1,"skipped":1,"offsets":1,"timezone":null,"#
      + #""skippedRows":["Line 9 of 'x.csv' has '2015-02-30' in column 'date', which is not a "#
      + #"valid date like 2015-12-31 or 2015-12-31T23:59."],"value":"a","date":"date","#
      + #""dateColumns":["date"],"dateFormat":"ISO 8601","decimal":",","delimiter":";","header":true,"#
      + #""columns":["date","a","b","c"],"values":[{"name":"a","used":8,"blank":1,"min":-99,"max":5,"#
      + #""sentinel":{"value":-99,"count":3}},{"name":"b","used":8,"blank":1,"min":1,"max":11,"#
      + #""sentinel":null}],"closed":[{"name":"c","message":"\#(message)"}],"#
      + #""levels":["day","month"],"gaps":"show","first":"2015-01-01","last":"2015-01-09"}"#
    var session = try session()
    let ran = session.run("data")
    let response = try #require(ran)
    #expect(response.json(number: 1).contains(#""data":\#(object),"at":"#))
  }

  @Test func `a long column name keeps the columns of the tables apart`() throws {
    let name = "a very long column name that explains what it means to everybody"
    let text = "date,\(name),b\n2015-01-01,1,2\n2015-01-02,2,3\n"
    var session = try dataSession(reading: text, units: [.month])
    let ran = session.run("data")
    let plain = TextReport(style: TextStyle(isPlain: true)).lines(try #require(ran))
    #expect(
      plain.contains {
        $0.hasPrefix(
          "column: a very long column name that explains what it means to every... (2 col")
      })
    let lines = TextReport(style: TextStyle(width: 79)).lines(try #require(ran))
    #expect(lines.allSatisfy { $0.displayWidth <= 79 })
    #expect(lines.contains("column     a very long col….. (2 columns)  value COLUMN, --value"))
    #expect(
      lines.suffix(3) == [
        "column                                                    used  blank  min  max",
        "a very long column name that…s what it means to every...     2      0    1    2",
        "b                                                            2      0    2    3",
      ])
  }

  @Test(
    arguments: [
      String(repeating: "n", count: 100_000), "a" + String(repeating: "\u{301}", count: 10_000),
    ], ["data", "values", "show"])
  func `a long column name is cut in text`(name: String, command: String)
    throws
  {
    let text = "date,\(name),x\n2015-01-01,1,2\n2015-01-02,2,x\n"
    var session = try dataSession(reading: text, units: [.month])
    let ran = session.run(command)
    let response = try #require(ran)
    for isPlain in [false, true] {
      var style = TextStyle()
      style.isPlain = isPlain
      let lines = TextReport(style: style).lines(response)
      #expect(lines.joined().unicodeScalars.count < 4_000)
      #expect(lines.joined().unicodeScalars.contains("."))
    }
  }
}
