import CivilDates
import CrossPagerSeries
import Testing

/// Reads dates without times under a day start, and years under a year start.
struct OwnCalendarReadingTests {
  private static let calendar = CivilCalendar(dayStart: 4, yearStart: .july)

  /// The keys and sums of the units with samples, such as `2015-12-31 5`.
  private static func sums(
    _ text: String, of unit: CalendarUnit, _ calendar: CivilCalendar = calendar,
    _ configure: (inout SeriesOptions) -> Void = { _ in }
  ) throws -> [String] {
    let read = try readColumns(text) {
      $0.calendar = calendar
      configure(&$0)
    }
    let series = read.series[0]
    return series.pageFill(of: unit, in: calendar).pages.map { page in
      let summary = series.page(page.index, of: unit, in: calendar)
      return "\(summary.key) \(Int(summary.total.sum ?? -1))"
    }
  }

  @Test func `a time before the start of the day belongs to the day before, a date to its own`()
    throws
  {
    let text = """
      time,v
      2015-12-31,1
      2015-12-31T03:59:59,2
      2015-12-31T04:00,4
      2016-01-01,8
      2016-01-01T03:00Z,16
      """
    #expect(try Self.sums(text, of: .day) == ["2015-12-30 2", "2015-12-31 21", "2016-01-01 8"])
    #expect(try Self.sums(text, of: .month) == ["2015-12 23", "2016-01 8"])
  }

  @Test(arguments: [
    ("date,v\n31.12.2015,1\n13.01.2016,2\n", ["2015-12-31 1", "2016-01-13 2"]),
    ("date,v\n2015-12,1\n2016-01,2\n", ["2015-12-01 1", "2016-01-01 2"]),
    ("date,v\n2015-W53,1\n2016-W01,2\n", ["2015-12-28 1", "2016-01-04 2"]),
    ("date,v\n2015-Q4,1\n2016-Q1,2\n", ["2015-10-01 1", "2016-01-01 2"]),
    ("time,v\n31.12.2015 03:59,1\n13.01.2016 04:00,2\n", ["2015-12-30 1", "2016-01-13 2"]),
    // 1451606399 is 2015-12-31T23:59:59Z, and 1451617199 is three hours later.
    ("time,v\n1451606399,1\n1451617199,2\n", ["2015-12-31 3"]),
    ("time,v\n2015-12-31T24:00,1\n2016-01-01T04:00,2\n", ["2015-12-31 1", "2016-01-01 2"]),
  ])
  func `only dates without a time begin with the day`(text: String, days: [String]) throws {
    #expect(try Self.sums(text, of: .day) == days)
  }

  @Test func `a time zone comes before the start of the day, and moves no date`() throws {
    let text = "time,v\n2015-07-01T01:59Z,1\n2015-07-01T02:00Z,2\n2015-07-02,4\n"
    #expect(
      try Self.sums(text, of: .day) { $0.timeZone = "Europe/Berlin" }
        == ["2015-06-30 1", "2015-07-01 2", "2015-07-02 4"])
    #expect(
      try Self.sums(text, of: .year) { $0.timeZone = "Europe/Berlin" } == ["2014 1", "2015 6"])
  }

  @Test func `the months and dates of a header begin with the day`() throws {
    let months = """
      year,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec
      2015,1,2,3,4,5,6,7,8,9,10,11,12
      2016,1,2,3,4,5,6,7,8,9,10,11,12
      """
    // 7 + … + 12 + 1 + … + 6
    #expect(try Self.sums(months, of: .year) == ["2014 21", "2015 78", "2016 57"])
    #expect(try Self.sums(months, of: .month).prefix(2) == ["2015-01 1", "2015-02 2"])
    let dates = "country,2015-12-30,2015-12-31,2016-01-01,2016-01-02\nA,1,2,4,8\nB,1,2,4,8\n"
    #expect(
      try Self.sums(dates, of: .day)
        == ["2015-12-30 1", "2015-12-31 2", "2016-01-01 4", "2016-01-02 8"])
  }

  @Test func `the hours of a header are times`() throws {
    let hours = (0..<24).map { "\($0 < 10 ? "0" : "")\($0):00" }.joined(separator: ",")
    let ones = Array(repeating: "1", count: 24).joined(separator: ",")
    let text = "date,\(hours)\n2015-12-30,\(ones)\n2015-12-31,\(ones)\n"
    #expect(try Self.sums(text, of: .day) == ["2015-12-29 4", "2015-12-30 24", "2015-12-31 20"])
  }

  @Test(arguments: [
    "date,v\n2013,1\n2014,2\n2015,4\n", "date,v\n2013/14,1\n2014/15,2\n2015/16,4\n",
  ])
  func `a date that is only a year names the year that begins in it`(text: String) throws {
    #expect(try Self.sums(text, of: .year) == ["2013 1", "2014 2", "2015 4"])
    #expect(
      try Self.sums(text, of: .year, CivilCalendar(yearStart: .december))
        == ["2013 1", "2014 2", "2015 4"])
  }

  @Test func `decades, and years in a header, name the years that begin in them`() throws {
    #expect(
      try Self.sums("date,v\n199X,1\n200X,2\n201X,4\n", of: .decade)
        == ["199X 1", "200X 2", "201X 4"])
    let years = "country,2012,2013,2014,2015\nA,1,2,4,8\nB,1,2,4,8\n"
    #expect(try Self.sums(years, of: .year) == ["2012 1", "2013 2", "2014 4", "2015 8"])
  }

  @Test func `a decimal year is a day`() throws {
    let text = "date,v\n2014.0,1\n2014.25,2\n2014.5,4\n2014.75,8\n2015.0,16\n"
    #expect(try Self.sums(text, of: .year) == ["2013 3", "2014 28"])
  }

  @Test func `the report says at which hour dates begin`() throws {
    func hour(_ text: String) throws -> Int? {
      try read(text) { $0.calendar = Self.calendar }.report.hourOfDates
    }
    #expect(try hour("t,v\n2015-12-31,1\n2016-01-01T05:00,2\n") == 4)
    #expect(try hour("t,v\n2015-12-31T05:00,1\n2016-01-01,2\n") == 4)
    #expect(try hour("t,v\n2015-12-31T05:00,1\n2016-01-01T05:00,2\n") == nil)
    let report = try read("t,v\n2015-12-31,1\n2016-01-01T05:00,2\n") { $0.calendar = Self.calendar }
      .report
    #expect(
      ["2015-12-31T04", "2015-12-31T05", "2015-12-31"].map { report.text(of: time($0)) }
        == ["2015-12-31", "2015-12-31T05:00", "2015-12-31"])
    #expect(!report.hasYears)
    #expect(try read("year,v\n2013,1\n2014,2\n2015,4\n").report.hasYears)
  }

  /// A file long enough to be read in parallel, with one date without a time at the beginning.
  @Test func `a date at the beginning of a long file is remembered`() throws {
    let start = CivilTime(CivilDate(dayNumber: 735_000)).microseconds
    let rows = (1...60_000).map { minute in
      "\(CivilTime(microseconds: start + Int64(minute) * 60_000_000).isoMinutes),1\n"
    }
    let first = CivilDate(dayNumber: 735_000)
    let read = try read("t,v\n\(first),1\n" + rows.joined()) { $0.calendar = Self.calendar }
    #expect(read.report.hourOfDates == 4 && read.series.count == 60_001)
  }

  @Test func `amounts and several entries a day are found under every day start`() throws {
    let payments = (1...9).map { "2015-12-0\($0),-\($0).25\n2015-12-0\($0),-2.50\n" }.joined()
    for hour in [0, 4, 23] {
      let calendar = CivilCalendar(dayStart: hour)
      let series = try read("date,v\n" + payments + "2015-12-15,-1.10\n2015-12-24,-3.75\n") {
        $0.calendar = calendar
      }.series
      #expect(series.evidenceOfAmounts(in: calendar) == "payments on irregular days")
      #expect(series.hasSeveralEntriesADay(in: calendar))
    }
  }
}
