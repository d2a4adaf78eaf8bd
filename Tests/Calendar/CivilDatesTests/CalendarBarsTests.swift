import Testing

@testable import CivilDates

/// The bars of pages. The expected keys and numbers are counts of days, months and ISO weeks by `datetime` in Python.
struct CalendarBarsTests {
  private static func calendar(_ dataUnit: CalendarUnit?, hasDayBars: Bool) -> CivilCalendar {
    var calendar = CivilCalendar(dayStart: 4, yearStart: .july)
    (calendar.dataUnit, calendar.hasDayBars) = (dataUnit, hasDayBars)
    return calendar
  }

  @Test(
    arguments: [
      (nil, false, .second, "2016-02-29T23:59:07", "2016-02-29T23:59:07", "2016-02-29T23:59:07", 1),
      (nil, false, .minute, "2016-02-29T23:59", "2016-02-29T23:59:00", "2016-02-29T23:59:59", 60),
      (nil, false, .hour, "2016-02-29T23", "2016-02-29T23:00", "2016-02-29T23:59", 60),
      (nil, false, .day, "2016-02-29", "2016-02-29T04", "2016-03-01T03", 24),
      (nil, true, .week, "2016-W09", "2016-02-29", "2016-03-06", 7),
      (.week, true, .month, "2016-02", "2016-02-01", "2016-02-29", 29),
      (nil, false, .quarter, "2015-Q3", "2016-01", "2016-03", 3),
      (nil, false, .year, "2015", "2015-07", "2016-06", 12),
      (nil, false, .decade, "201X", "2010", "2019", 10),
      (nil, true, .century, "20XX", "200X", "209X", 10),
      (nil, true, .quarter, "2015-Q3", "2016-01-01", "2016-03-31", 91),
      (.quarter, true, .year, "2015", "2015-07-01", "2016-06-30", 366),
      (.week, false, .year, "2015", "2015-W27", "2016-W26", 53),
      (.week, false, .year, "2016", "2016-W27", "2017-W26", 52),
      (.week, false, .decade, "201X", "2010", "2019", 10),
      (.quarter, false, .year, "2015", "2015-Q1", "2015-Q4", 4),
      (.quarter, true, .decade, "201X", "2010-Q1", "2019-Q4", 40),
    ] as [(CalendarUnit?, Bool, CalendarUnit, String, String, String, Int)])
  func `a page has the bars from its first to its last`(
    dataUnit: CalendarUnit?, hasDayBars: Bool, unit: CalendarUnit, key: String, first: String,
    last: String, count: Int
  ) throws {
    let calendar = Self.calendar(dataUnit, hasDayBars: hasDayBars)
    let page = calendar.index(of: try #require(calendar.span(ofKey: key)).lowerBound, in: unit)
    let (bars, barUnit) = (calendar.bars(of: page, in: unit), calendar.barUnit(of: unit) ?? unit)
    let keys = [bars.lowerBound, bars.upperBound - 1].map { calendar.key(of: $0, in: barUnit) }
    #expect(keys == [first, last])
    #expect(bars.count == count)
    let pages = [bars.lowerBound - 1, bars.lowerBound, bars.upperBound - 1, bars.upperBound]
      .map { calendar.page(ofBar: $0, in: unit) }
    #expect(pages == [page - 1, page, page, page + 1])
  }

  @Test func `by default, the bars of a page are finer units`() {
    #expect(
      CalendarUnit.allCases.map(CivilCalendar().barUnit(of:)) == CalendarUnit.allCases.map(\.finer))
  }

  @Test func `minutes and seconds are counted from the epoch, and longer units are not`() {
    var calendar = CivilCalendar(dayStart: 4)
    let units: [CalendarUnit] = [.second, .minute, .hour, .day]
    #expect(units.map { calendar.index(of: time("0001-01-01T04"), in: $0) } == [14_400, 240, 4, 0])
    calendar.epoch = 30 * CivilTime.microsecondsPerMinute
    #expect(units.map { calendar.index(of: time("0001-01-01T04"), in: $0) } == [12_600, 210, 4, 0])
  }
}

/// Parts of periods that correspond to each other, such as the first 40 days of two years.
struct CivilTimeDistanceTests {
  @Test(arguments: [
    ("2024-01-31", "2024-02-29", 1, 0), ("2024-01-31T12", "2024-02-29T11", 0, 28 * 24 + 23),
    ("2024-01-15", "2025-03-14", 13, 27 * 24), ("2024-01-15", "2024-01-15", 0, 0),
  ])
  func `a distance has whole months and a remainder`(
    from: String, to: String, months: Int, hours: Int64
  ) {
    #expect(time(from).distance(to: time(to)) == (months, hours * 3_600_000_000))
  }

  @Test(arguments: [
    // By time, the part up to 1 March 2015 ends with 28 February. By months, it is two months.
    ("2016", "2015", "2015-03-01", false, "2016-02-29"),
    ("2016", "2015", "2015-03-01", true, "2016-03-01"),
    ("2015", "2016", "2016-03-01", false, "2015-03-01"),
    ("2015-02", "2015-03", "2015-03-11T05", false, "2015-02-11T05"),
    ("2015-02", "2015-03", "2015-03-31", false, "2015-03-01"),
    ("2015-W09", "2015-W10", "2015-03-05", false, "2015-02-26"),
    ("2015-02-03", "2015-03-31", "2015-03-31T07", false, "2015-02-03T07"),
    ("2015-02-03", "2015-03", "2015-03-20", false, "2015-02-04"),
    ("2015", "2014", "2015-01-01", true, "2016-01-01"),
  ])
  func `a part of a period ends like the same part of another period`(
    period: String, other: String, end: String, byMonths: Bool, expected: String
  ) throws {
    let calendar = CivilCalendar()
    let own = try #require(calendar.span(ofKey: period))
    let others = try #require(calendar.span(ofKey: other))
    #expect(own.end(like: time(end), in: others, byMonths: byMonths) == time(expected))
  }

  @Test func `a part that ends just after midnight ends in the new month`() {
    let calendar = CivilCalendar()
    let (own, other) = (calendar.span(of: 2016, in: .year), calendar.span(of: 2015, in: .year))
    func later(_ key: String) -> CivilTime { CivilTime(microseconds: time(key).microseconds + 1) }
    #expect(own.end(like: later("2015-03-01"), in: other, byMonths: false) == later("2016-03-01"))
  }
}
