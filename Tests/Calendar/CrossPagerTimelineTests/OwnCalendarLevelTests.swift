import CivilDates
import CrossPager
import CrossPagerTesting
import Testing

@testable import CrossPagerTimeline

/// Levels in calendars whose days begin at an hour, and whose years begin with a month.
struct OwnCalendarLevelTests {
  private static func level(_ unit: CalendarUnit, _ calendar: CivilCalendar) -> DatedLevel {
    DatedLevel(unit: unit, calendar: calendar, covering: time("2014-01-01")...time("2018-12-31"))
  }

  /// Checks laws 9 and 13 on all pages of the days around the start of a year, for every day start and year start.
  @Test(arguments: Month.allCases)
  func `aligning there and back changes nothing in every calendar`(yearStart: Month) throws {
    let first = try #require(CivilDate(year: 2015, month: yearStart.rawValue, day: 1)).dayNumber
    let day: Int64 = 86_400_000_000
    for dayStart in 0...23 {
      let weekday = Weekday.allCases[(dayStart + yearStart.rawValue) % 7]
      let calendar = CivilCalendar(firstWeekday: weekday, dayStart: dayStart, yearStart: yearStart)
      let start = Int64(first - 2) * day + day / 8
      let span = CivilTime(microseconds: start)...CivilTime(microseconds: start + 3 * day)
      let levels = CalendarUnit.levels.dropFirst().map {
        DatedLevel(unit: $0, calendar: calendar, covering: span)
      }
      for (finer, coarser) in zip(levels, levels.dropFirst()) {
        for page in 0..<finer.count {
          var pager = Pager(levels: [
            Level(count: finer.count, page: page, spans: finer.spans),
            Level(count: coarser.count, page: 0, spans: coarser.spans),
          ])
          pager.zoom(.out)
          let there = pager
          let above = coarser.span(ofPage: pager.position?.page ?? -1)
          #expect(above.overlaps(finer.span(ofPage: page)), "\(calendar), \(finer.unit) \(page)")
          pager.zoom(.in)
          #expect(pager.position == Position(level: 0, page: page), "\(calendar), \(finer.unit)")
          pager.zoom(.out)
          #expect(pager == there, "\(calendar), \(finer.unit)")
        }
      }
    }
  }

  @Test func `levels have a page for each unit, with its key and title`() {
    let calendar = CivilCalendar(dayStart: 4, yearStart: .july)
    let span = time("2015-07-01T03")...time("2015-07-02T04")
    let levels = CalendarUnit.levels.dropFirst().map {
      DatedLevel(unit: $0, calendar: calendar, covering: span)
    }
    let first = levels.map { $0.key(ofPage: 0) }
    let last = levels.map { $0.key(ofPage: $0.count - 1) }
    #expect(
      first == [
        "2015-07-01T03", "2015-06-30", "2015-W27", "2015-06", "2014-Q4", "2014", "201X", "20XX",
      ])
    #expect(
      last == [
        "2015-07-02T04", "2015-07-02", "2015-W27", "2015-07", "2015-Q1", "2015", "201X", "20XX",
      ])
    #expect(levels.map(\.count) == [26, 3, 1, 2, 2, 2, 1, 1])
    #expect(levels[5].title(ofPage: 1) == "2015/16")
  }

  @Test func `the spans of days, weeks and years begin at the hour`() {
    let calendar = CivilCalendar(dayStart: 4, yearStart: .july)
    let start = time("1970-07-01T04")
    func spans(_ unit: CalendarUnit) -> Range<Int64> {
      DatedLevel(unit: unit, calendar: calendar, covering: start...start).spans.span(ofPage: 0)
    }
    // In minutes: 181 days and 4 hours; the Monday before, 1970-06-29, is two days earlier.
    #expect(spans(.hour) == 260_880..<260_940)
    #expect(spans(.day) == 260_880..<262_320)
    #expect(spans(.week) == 258_000..<268_080)
    #expect(spans(.year) == 260_880..<786_480)
  }

  @Test(arguments: [
    (CalendarUnit.day, "2016-01-15", "2015-01-15"), (.day, "2016-02-29", "2015-02-28"),
    (.day, "2015-07-01", "2014-07-01"), (.hour, "2016-01-15T02", "2015-01-15T02"),
    (.month, "2016-01", "2015-01"), (.quarter, "2015-Q3", "2014-Q3"), (.year, "2015", "2014"),
    (.week, "2016-W10", "2015-W11"),
  ])
  func `a page a year earlier has the same date`(
    unit: CalendarUnit, key: String, earlier: String
  ) throws {
    let level = Self.level(unit, CivilCalendar(dayStart: 4, yearStart: .july))
    let page = try #require(level.page(forKey: key))
    #expect(level.page(aYearBefore: page).map(level.key(ofPage:)) == earlier)
  }

  /// The same date in the year 2016/17, which begins on 2016-07-01.
  @Test(arguments: [
    (CalendarUnit.day, "2015-08-15", "2016-08-15"), (.day, "2016-01-15", "2017-01-15"),
    (.day, "2016-02-29", "2017-02-28"), (.day, "2017-01-15", "2017-01-15"),
    (.day, "2017-07-01", "2016-07-01"), (.day, "2017-06-30", "2017-06-30"),
    // This hour belongs to the last day of the year 2014/15.
    (.hour, "2015-07-01T03", "2017-07-01T03"), (.hour, "2015-07-01T04", "2016-07-01T04"),
    (.month, "2015-06", "2017-06"), (.quarter, "2014-Q2", "2016-Q2"), (.year, "2014", "2016"),
  ])
  func `a page has a counterpart in a named year`(
    unit: CalendarUnit, key: String, other: String
  ) throws {
    let calendar = CivilCalendar(dayStart: 4, yearStart: .july)
    let level = Self.level(unit, calendar)
    let page = try #require(level.page(forKey: key))
    let period = try #require(calendar.span(ofKey: "2016"))
    let index = level.index(like: page, inYear: period)
    #expect(index.map { calendar.key(of: $0, in: unit) } == other)
  }

  /// A week belongs to the year of its fourth day. The year 2015/16 has 53 weeks, and 2016/17 has 52. The expected weeks
  /// are numbered in lists of weeks by `day.year - (day.month < 7)` of `datetime.date` in Python.
  @Test(arguments: [
    (Month.july, "2015-W27", "2016-W27"), (.july, "2016-W24", "2017-W25"),
    (.july, "2016-W25", "2017-W26"), (.july, "2016-W26", "2017-W26"),
    (.july, "2016-W30", "2016-W30"), (.july, "2014-W26", "2017-W26"),
    (.january, "2015-W53", "2016-W52"), (.january, "2015-W52", "2016-W52"),
    (.january, "2016-W01", "2016-W01"), (.january, "2018-W01", "2016-W01"),
  ])
  func `a week has the week of the same number in a named year`(
    yearStart: Month, key: String, other: String
  ) throws {
    for dayStart in [0, 4, 23] {
      let calendar = CivilCalendar(dayStart: dayStart, yearStart: yearStart)
      let level = Self.level(.week, calendar)
      let page = try #require(level.page(forKey: key))
      let period = try #require(calendar.span(ofKey: "2016"))
      let index = level.index(like: page, inYear: period)
      #expect(index.map { calendar.key(of: $0, in: .week) } == other, "\(dayStart)")
    }
  }

  @Test func `a decade and a century have no page a year earlier`() {
    for unit in [CalendarUnit.decade, .century] {
      let all = time("0001-01-01")...time("9999-12-31")
      let level = DatedLevel(unit: unit, calendar: CivilCalendar(), covering: all)
      #expect([0, 52, 99].map(level.page(aYearBefore:)) == [nil, nil, nil])
    }
    #expect(Self.level(.day, CivilCalendar()).page(aYearBefore: 0) == nil)
    #expect(Self.level(.week, CivilCalendar()).page(aYearBefore: 51) == nil)
    #expect(Self.level(.week, CivilCalendar()).page(aYearBefore: 52) == 0)
  }

  @Test func `a calendar index without a page is not the nearest page`() throws {
    let days = try #require(DatedLevel(unit: .day, calendar: CivilCalendar(), indices: [100, 104]))
    #expect([100, 101, 103, 104].map(days.page(at:)) == [0, nil, nil, 1])
  }

  @Test func `a period that is not a year has no counterpart`() throws {
    let calendar = CivilCalendar(yearStart: .july)
    let level = Self.level(.day, calendar)
    let period = try #require(CivilCalendar().span(ofKey: "2016"))
    #expect(level.index(like: 10, inYear: period) == nil)
  }
}
