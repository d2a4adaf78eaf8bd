import CivilDates
import CrossPagerTesting
import Testing

@testable import CrossPagerSeries

/// Tests files as people have them: without numbers or a header, with odd numbers, and as logs.
struct EverydayFileTests {
  private static let days = (1...28).map { "2024-02-\($0 < 10 ? "0" : "")\($0)" }

  private static func rows(_ row: (Int, String) -> String) -> String {
    days.enumerated().map { row($0.offset, $0.element) + "\n" }.joined()
  }

  private static let counted: [(name: String, text: String)] = [
    ("dates of commits", rows { "\($1) 12:33:1\($0 % 10) +0100" }),
    ("hashes, dates and authors", rows { "f\($0)a\($0),\($1) 10:00:00 +0100,Ann" }),
    ("lone times", rows { "\($1)T10:\(10 + $0)" }),
    ("counts since 1970", (0..<28).map { "\(1_700_000_000 + 86_400 * $0)\n" }.joined()),
    ("identifiers", "date,id\n" + rows { "\($1),\(100 + 7 * $0)" }),
    ("yes or no", "id,date,wet\n" + rows { "\(100 + 7 * $0),\($1),\($0 % 2)" }),
    ("one number", "date,event,size\n" + rows { "\($1),e\($0 * $0),\($0 == 5 ? "7" : "")" }),
    (
      "a log",
      rows {
        "\($1) 10:00:00,123 INFO worker-\($0) started\(String(repeating: " again", count: $0 % 3))"
      }
    ),
    (
      "a common log",
      rows {
        "10.0.0.1 - - [\(10 + $0 / 3)/Nov/2017:06:58:5\($0 % 10) +0000] \"GET / x\" 200 \($1.count)"
      }
    ),
  ]

  @Test(arguments: counted)
  func `rows without numbers are counted`(name: String, text: String) throws {
    let (series, report) = try read(text)
    #expect(series.name == "rows")
    #expect(report.valueColumns.map(\.role) == [.rows])
    #expect([report.rows, report.used, series.count] == [28, 28, 28])
    #expect(series.total.value(.count) == 28)
  }

  @Test func `a time without rows has the count 0 inside the data and none outside`() throws {
    let (series, _) = try read("2024-02-03\n2024-02-03\n2024-02-06\n")
    let calendar = CivilCalendar()
    let month = calendar.index(of: try #require(series.span?.lowerBound), in: .month)
    let values = series.page(month, of: .month, in: calendar).bars.map { $0.summary.value(.count) }
    #expect(values.prefix(7) == [nil, nil, 2, 0, 0, 1, nil])
  }

  @Test(arguments: ["date,wet\n", "date,no,wet\n"])
  func `yes or no without identifiers is drawn`(header: String) throws {
    let isNumbered = header.contains("no")
    let (series, _) = try read(
      header + Self.rows { "\($1),\(isNumbered ? "\($0)," : "")\($0 % 2)" })
    #expect(series.name != "rows")
  }

  @Test func `years alone are not counted`() {
    #expect(throws: SeriesError.self) { try read("year\n2015\n2016\n2017\n") }
  }

  @Test func `a first line with a date is a row`() throws {
    let (series, report) = try read(Self.rows { "\($1),\($0),note" })
    #expect(!report.hasHeader)
    #expect(series.count == 28)
    #expect(total(series).sum == 378)
  }

  private static let written: [(cells: [String], values: [Double?], unit: String?)] = [
    (["95.91K", "1.5M", "2B", "7"], [95_910, 1_500_000, 2e9, 7], nil),
    (["13.1*", "12", "11.5†", "9 [3]", "8 (p)"], [13.1, 12, 11.5, 9, 8], nil),
    (["1h 30m", "45m", "2h", "PT1H6M"], [1.5, 0.75, 2, 1.1], "h"),
    (["90m 30s", "1m 30s", "45s"], [90.5, 1.5, 0.75], "min"),
    (["5", "offline", "7", "offline", "9", "8"], [5, nil, 7, nil, 9, 8], nil),
  ]

  @Test(arguments: written)
  func `numbers are read as people write them`(cells: [String], values: [Double?], unit: String?)
    throws
  {
    let rows = zip(Self.days, cells).map { "\($0),\($1)\n" }.joined()
    let (series, report) = try read("date,v\n" + rows)
    #expect(report.valueColumns[0].unit == unit)
    let calendar = CivilCalendar()
    let month = calendar.index(of: try #require(series.span?.lowerBound), in: .month)
    let bars = series.page(month, of: .month, in: calendar).bars
    #expect(bars.prefix(values.count).map { $0.summary.last } == values)
  }

  @Test(arguments: [
    ("Duration", ["00:30:00", "01:30:00", "02:00:00"], [0.5, 1.5, 2]),
    ("avg pace", ["5:30", "6:00", "4:45"], [5.5, 6, 4.75]),
    ("asleep", ["7:30", "8:00", "6:15"], [7.5, 8, 6.25]),
  ])
  func `the name of a column tells that times are durations`(
    name: String, cells: [String], values: [Double]
  ) throws {
    let rows = zip(Self.days, cells).map { "\($0),\($1)\n" }.joined()
    let (series, _) = try read("date,\(name)\n" + rows)
    #expect(series.name == name)
    #expect(total(series).sum == values.reduce(0, +))
  }

  @Test(arguments: [
    ("date,Zeiten", "2024-01-01,00:11:30", "2024-01-03,01:02:00", "Zeiten min 2024-01-01 73.5"),
    ("date,km,Time", "2024-01-01,5.2,00:31:35", "2024-01-03,9,01:02:05", "km - 2024-01-01 14.2"),
    (
      "date,v,Time", "2024-01-01,5,00:31:35", "2024-01-01,6,01:02:05",
      "v - 2024-01-01T00:31:35 11.0"
    ),
    ("date,Zeiten", "2024-01-01,00:11:30", "2024-01-01,17:02:00", "rows - 2024-01-01T00:11:30 3.0"),
  ])
  func `times of less than an hour are durations, unless they are times of day`(
    header: String, one: String, other: String, expected: String
  ) throws {
    // A third row is like the first, a day later.
    let third = one.replacing("01-01", with: "01-02").replacing(",5,", with: ",0,")
      .replacing(",5.2,", with: ",0,").replacing("00:11:30", with: "00:00:00")
    let (series, report) = try read([header, one, third, other].joined(separator: "\n") + "\n")
    let unit = report.valueColumns.first?.unit ?? "-"
    let start = series.span?.lowerBound.description ?? ""
    #expect("\(series.name) \(unit) \(start) \(total(series).sum ?? 0)" == expected)
  }

  @Test func `words that recur among numbers are reported`() throws {
    let report = try read("date,v\n" + Self.rows { "\($1),\($0 % 5 == 1 ? "offline" : "4")" })
      .report
    #expect(report.missingWords == ["offline"])
    #expect([report.used, report.blank] == [22, 6])
  }

  @Test func `records that are quoted as a whole are unquoted`() throws {
    let (series, _) = try read("\"date,v\"\n" + Self.rows { "\"\($1),\($0)\"" })
    #expect(total(series).sum == 378)
  }

  @Test func `a header that repeats is a comment`() throws {
    let text = "date,v\n" + Self.rows { "\($1),\($0)" } + "date,v\n2024-03-01,1\n"
    let (series, report) = try read(text)
    #expect([report.rows, report.comments, series.count] == [29, 1, 29])
  }

  @Test(arguments: [
    "01.02.2022 00:00 - 01.02.2022 01:00", "2022-02-01T00:00:00.0/2022-02-01T01:00:00.0",
    "2022-02-01 00:00 to 2022-02-01 01:00",
  ])
  func `an interval starts at its first time`(cell: String) throws {
    let (series, _) = try read("Interval;v\n\(cell);5\n") {
      if cell.contains(".02.") { $0.dateFormat = "DD.MM.YYYY hh:mm…" }
    }
    #expect(series.span?.lowerBound.description == "2022-02-01")
  }

  @Test(arguments: [DuplicateRule.all, .first, .last])
  func `equal times with different offsets are not duplicates`(rule: DuplicateRule) throws {
    // Clocks go back. The second hour comes first in the file.
    let text = """
      date,v
      2024-10-27T02:30+01:00,2
      2024-10-27T02:30+02:00,1
      2024-10-27T01:30+02:00,7
      """
    let (series, report) = try read(text) { $0.duplicates = rule }
    #expect([report.used, report.duplicate, report.offsets] == [3, 0, 3])
    #expect(series.total.last == 2)
  }
}
