import CivilDates
import CrossPagerSeries
import CrossPagerTesting
import Testing

struct SeriesCellTests {
  /// The time and value of the only sample in a file with the columns `date` and `v`.
  private func sample(
    _ row: String, _ configure: (inout SeriesOptions) -> Void = { _ in }
  ) throws -> [String?] {
    let (series, _) = try read("date,v\n" + row, configure)
    #expect(series.count == 1)
    return [series.span?.lowerBound.description, total(series).last?.description]
  }

  @Test(arguments: [
    ("2015-12-31", "2015-12-31"), ("2015-12", "2015-12-01"),
    ("2015-12-31T23:59", "2015-12-31T23:59"), ("2015-12-31 23:59:58", "2015-12-31T23:59:58"),
    ("2015-12-31t23:59:58.5", "2015-12-31T23:59:58.500000"),
    ("2015-12-31 23:59:58.1234567", "2015-12-31T23:59:58.123456"),
    ("\"2015-12-31 01:00:00,25\"", "2015-12-31T01:00:00.250000"),
    (" 2015-12-31 ", "2015-12-31"), ("2015-12-31T23:30Z", "2015-12-31T23:30"),
    ("2015-12-31T23:30+01:00", "2015-12-31T23:30"), ("2015-12-31T23:30-0130", "2015-12-31T23:30"),
    ("2015-12-31T23:30:00.5-01", "2015-12-31T23:30:00.500000"),
    ("2015-12-31T23:30z", "2015-12-31T23:30"), ("2015-12-31T24:00", "2016-01-01"),
  ])
  func `an ISO 8601 date is read`(cell: String, time: String) throws {
    #expect(try sample("\(cell),7") == [time, "7.0"])
  }

  @Test(arguments: [
    "2023-02-30", "2015-13-01", "2015-12-31T24:01", "9999-12-31T24:00", "2015-12-31T23:60",
    "2015-12-31T23:59:60", "2015-12-31T23", "2015-12-31T", "2015-12-31Z", "2015-12-31T23:59+",
    "2015-12-31T23:59+24:00", "2015-12-31T23:59+01:60", "2015-12-31T23:59+1",
    "2015-12-31T23:59 UTC", "2015-12-31T23:59:5", "2015-12-31T23:59:58.", "15-12-31", "2015/12/31",
    "0000-02-30", "10000-01-01", "2015-12-31x", "NA",
  ])
  func `a date that does not exist or is not in ISO 8601 is a bad cell`(cell: String) {
    let error = SeriesError.badCell(
      source: "x.csv", line: 3, column: "date", value: cell, problem: .notISODate)
    #expect(throws: error) { try read("date,v\n2015-01-01,1\n\(cell),2\n") }
  }

  @Test(arguments: [
    ("9999-12-31T23:30Z", "Asia/Tokyo", "ISO 8601"), ("9999-12-31T23:59-00:01", "UTC", "ISO 8601"),
    ("0001-01-01T00:00+00:01", "UTC", "ISO 8601"),
    ("0001-01-01T00:00Z", "America/New_York", "ISO 8601"),
    ("31.12.9999 23:00 Z", "Asia/Tokyo", "DD.MM.YYYY hh:mm Z"),
    ("253402300799", "Asia/Tokyo", "X"), ("-62135596800", "America/New_York", "X"),
  ])
  func `a date moved out of range by the time zone is reported as such`(
    cell: String, zone: String, format: String
  ) throws {
    func series(_ zone: String) throws -> Series {
      try read("date,v\n\(cell),1\n") {
        $0.date = ["date"]
        $0.dateFormat = format
        $0.timeZone = zone
      }.series
    }
    let error = SeriesError.badCell(
      source: "x.csv", line: 2, column: "date", value: cell, problem: .outsideYears(timeZone: zone))
    #expect(throws: error) { try series(zone) }
    // A time zone with the opposite offset keeps the date in the supported range of years.
    let other = cell.contains("9999") || cell.hasPrefix("2") ? "Etc/GMT+12" : "Asia/Tokyo"
    #expect(try series(other).count == 1)
  }

  @Test(arguments: [
    ("253402300800", "X"), ("-62135596801", "X"), ("99999999999999999999999999", "X"),
    ("253402300800000", "x"), ("-9223372036854775808", "xx"), ("253402300800000000000", "xxx"),
    ("0000-12-31", "ISO 8601"), ("0000-02-29T12:00:00.5Z", "ISO 8601"),
    ("29.02.0000", "DD.MM.YYYY"),
  ])
  func `a date out of range is reported as such`(cell: String, format: String) {
    let error = SeriesError.badCell(
      source: "x.csv", line: 2, column: "date", value: cell, problem: .outsideYears(timeZone: nil))
    #expect(throws: error) {
      try read("date,v\n\(cell),1\n") {
        $0.date = ["date"]
        $0.dateFormat = format
      }
    }
  }

  @Test(arguments: [
    ("253402300799", "X", "9999-12-31T23:59:59"), ("-62135596800", "X", "0001-01-01"),
    ("253402300799999999999", "xxx", "9999-12-31T23:59:59.999999"),
    ("9300000000000000000", "xxx", "2264-09-14T21:20"),
    ("-62135596800000000000", "xxx", "0001-01-01"),
  ])
  func `the first and last times counted from 1970 are read`(
    cell: String, format: String, time: String
  ) throws {
    #expect(try sample("\(cell),7") { $0.dateFormat = format } == [time, "7.0"])
  }

  @Test(arguments: [
    ("UTC", "2015-07-01T12:00"), ("Europe/Berlin", "2015-07-01T14:00"),
    ("America/New_York", "2015-07-01T08:00"), ("Asia/Kolkata", "2015-07-01T17:30"),
  ])
  func `only times with an offset are converted to the time zone`(
    zone: String, noon: String
  ) throws {
    #expect(try sample("2015-07-01T12:00Z,1") { $0.timeZone = zone } == [noon, "1.0"])
    #expect(try sample("2015-07-01T12:00,1") { $0.timeZone = zone } == ["2015-07-01T12:00", "1.0"])
  }

  @Test func `the repeated hour in autumn gives no duplicate times`() throws {
    let (series, report) = try read(
      "date,v\n2015-10-25T00:30Z,1\n2015-10-25T01:30Z,2\n2015-10-25T02:30,3\n"
    ) {
      $0.timeZone = "Europe/Berlin"
    }
    #expect(series.span == time("2015-10-25T02:30")...time("2015-10-25T02:30"))
    #expect([report.offsets, report.duplicate, report.used] == [2, 0, 3])
  }

  @Test(arguments: [
    ("7", 7), ("-36.98", -36.98), ("+.5", 0.5), ("5.", 5), ("1e3", 1_000), ("1E-2", 0.01),
    ("-2.5e+1", -25), ("9007199254740993", 9_007_199_254_740_992),
    ("0.1000000000000000055511151231257827", 0.1), ("1e23", 1e23), ("623031970.0", 623_031_970),
    ("1e-999", 0), ("0e999", 0), ("1.7976931348623157e308", 1.7976931348623157e308),
    ("\" 12 \"", 12), ("2.2250738585072014e-308", 2.2250738585072014e-308),
    ("123456789012345678901234567890", 1.2345678901234568e29),
  ])
  func `a number is read as the nearest double`(cell: String, number: Double) throws {
    #expect(try sample("2015-01-01,\(cell)") == ["2015-01-01", number.description])
  }

  @Test(arguments: [
    ("1,100", 1_100), ("-1,234,567.50", -1_234_567.5), ("12,345e-1", 1_234.5),
    ("999,999.", 999_999),
    ("123,456,789,012,345,678.25", 123_456_789_012_345_678.25), ("1.100", 1.1),
  ])
  func `a comma separates thousands if the decimal mark is a point`(cell: String, number: Double)
    throws
  {
    #expect(try sample("2015-01-01,\"\(cell)\"") == ["2015-01-01", number.description])
  }

  @Test(arguments: [
    ("1.234,5", 1_234.5), ("1.234.567", 1_234_567), ("1.100", 1_100), ("-1,100", -1.1),
    ("12.345.678.901.234.567.890,5", 12_345_678_901_234_567_890.5),
  ])
  func `a point separates thousands if the decimal mark is a comma`(cell: String, number: Double)
    throws
  {
    let (series, _) = try read("date;v\n2015-01-01;\(cell)\n") { $0.decimalMark = .comma }
    #expect(total(series).last == number)
    let found = try read("date;v\n2015-01-01;1,5\n2015-01-02;\(cell)\n").series
    #expect(total(found).last == number)
  }

  @Test(arguments: Depth.seeds(3))
  func `random numbers agree with the standard library`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let digits = String(
        (0..<Int.random(in: 1...20, using: &generator)).map { _ in
          "0123456789".randomElement(using: &generator) ?? "0"
        })
      let cell =
        "\(digits).\(Int.random(in: 0...99_999, using: &generator))e\(Int.random(in: -40...40, using: &generator))"
      #expect(
        try sample("2015-01-01,\(cell)") == ["2015-01-01", "\(Double(cell) ?? .nan)"],
        "seed \(seed)")
    }
  }

  @Test(arguments: [
    "1e999", "-1e999", "inf", "infinity", "0x10", "1,50", "1,5000", "1234,500", "0,500", ",500",
    "1,500,", "1,500,00", "1,500.5,000", "1.5,000", "1 00", "1_000", "--1", "1e", "1e+", "*", "e5",
    "12abc", "nan(1)", "NaN?", "١", "$x", "1.2.3",
  ])
  func `anything but a number is a bad cell`(cell: String) {
    let error = SeriesError.badCell(
      source: "x.csv", line: 3, column: "v", value: cell, problem: .notNumber(.point))
    #expect(throws: error) {
      try read("date,v\n2015-01-01,1\n2015-01-02,\"\(cell)\"\n") { $0.decimalMark = .point }
    }
  }

  @Test func `with a decimal comma, a point is not a decimal mark`() throws {
    let (series, report) = try read("date;v\n2015-01-01;1,5\n2015-01-02;-2,25e1\n") {
      $0.decimalMark = .comma
    }
    #expect(total(series).sum == -21)
    #expect(report.delimiter == .semicolon)
    #expect(
      throws: SeriesError.badCell(
        source: "x.csv", line: 3, column: "v", value: "1.5", problem: .notNumber(.comma))
    ) { try read("date;v\n2015-01-01;1,5\n2015-01-02;1.5\n") { $0.decimalMark = .comma } }
  }

  @Test(arguments: [
    "", "  ", "NA", "n/a", "<1", "Unavailable", "unknown", "NaN", "NULL", "None", "nil", "-", "--",
    ".", "?", "#N/A", "<NA>", "\\N", "#REF!", "..", "…", ":", "–", "***", "*****", "\"\"", "-200",
    "-200.0", "-2e2", "missing", "MISSING",
  ])
  func `a missing value is a sample without a value`(cell: String) throws {
    let (series, report) = try read("date,v\n2015-01-01,1\n2015-01-02,\(cell)\n") {
      $0.missingTokens = ["-200", "Missing"]
    }
    #expect(series.span == time("2015-01-01")...time("2015-01-02"))
    #expect([total(series).count, total(series).missing] == [1, 1])
    #expect([report.rows, report.used, report.blank] == [2, 1, 1])
  }

  @Test(arguments: [
    ("MM/DD/YYYY hh:mm:ss a", "11/30/2023 11:00:05 PM", "2023-11-30T23:00:05"),
    ("MM/DD/YYYY hh:mm a", "11/30/2023 12:00 am", "2023-11-30"),
    ("MM/DD/YYYY hh:mm a", "11/30/2023 12:00 PM", "2023-11-30T12:00"),
    ("D.M.YYYY", "1.2.2015", "2015-02-01"),
    ("D.M.YYYY h:mm", "31.12.2015 9:05", "2015-12-31T09:05"),
    ("DD/MM/YYYY hh.mm.ss", "10/03/2004 18.00.00", "2004-03-10T18:00"),
    ("YYYYMMDD", "20151231", "2015-12-31"), ("YYYY", "2015", "2015-01-01"),
    ("YYYYMMDDThhmmZ", "20151231T2359+01:00", "2015-12-31T23:59"),
  ])
  func `a date is read with a pattern`(pattern: String, cell: String, time: String) throws {
    #expect(try sample("\(cell),7") { $0.dateFormat = pattern } == [time, "7.0"])
  }

  @Test(arguments: [
    ("MM/DD/YYYY", "30/11/2023"), ("MM/DD/YYYY", "1/1/2023"), ("M/D/YYYY", "02/30/2023"),
    ("YYYY hh a", "2015 13 PM"), ("YYYY hh a", "2015 00 AM"), ("YYYY hh a", "2015 11 XM"),
    ("YYYY hh", "2015 25"), ("YYYYZ", "2015"), ("YYYY-MM-DD", "2015-12-31T00:00"),
  ])
  func `a date that does not match the pattern is a bad cell`(pattern: String, cell: String) {
    let error = SeriesError.badCell(
      source: "x.csv", line: 2, column: "date", value: cell, problem: .notDate(format: pattern))
    #expect(throws: error) {
      try read("date,v\n\(cell),2\n") {
        $0.dateFormat = pattern
        $0.date = ["date"]
      }
    }
  }
}
