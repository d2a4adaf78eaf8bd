import CivilDates
import CrossPagerTesting
import Testing

/// Calendars whose days begin at an hour, and whose years begin with a month.
struct OwnCalendarTests {
  private static let fiscal = CivilCalendar(dayStart: 4, yearStart: .july)

  private static func keys(_ time: CivilTime, _ calendar: CivilCalendar) -> [String] {
    CalendarUnit.allCases.map { calendar.key(of: calendar.index(of: time, in: $0), in: $0) }
  }

  /// The expected values follow from `datetime(…) - timedelta(hours=4)` in Python and, for years, from
  /// `year - (month < 7)`.
  @Test(arguments: [
    (
      "2016-01-01T03:59:59",
      [
        "2016-01-01T03:59:59", "2016-01-01T03:59", "2016-01-01T03", "2015-12-31", "2015-W53",
        "2015-12", "2015-Q2", "2015", "201X", "20XX",
      ]
    ),
    (
      "2016-01-01T04:00:00",
      [
        "2016-01-01T04:00:00", "2016-01-01T04:00", "2016-01-01T04", "2016-01-01", "2015-W53",
        "2016-01", "2015-Q3", "2015", "201X", "20XX",
      ]
    ),
    (
      "2010-07-01T03:59:59",
      [
        "2010-07-01T03:59:59", "2010-07-01T03:59", "2010-07-01T03", "2010-06-30", "2010-W26",
        "2010-06", "2009-Q4", "2009", "200X", "20XX",
      ]
    ),
    (
      "2000-07-01T04:00:00",
      [
        "2000-07-01T04:00:00", "2000-07-01T04:00", "2000-07-01T04", "2000-07-01", "2000-W26",
        "2000-07", "2000-Q1", "2000", "200X", "20XX",
      ]
    ),
    (
      "2000-07-03T03:00:00",
      [
        "2000-07-03T03:00:00", "2000-07-03T03:00", "2000-07-03T03", "2000-07-02", "2000-W26",
        "2000-07", "2000-Q1", "2000", "200X", "20XX",
      ]
    ),
    (
      "2000-06-30T23:00:00",
      [
        "2000-06-30T23:00:00", "2000-06-30T23:00", "2000-06-30T23", "2000-06-30", "2000-W26",
        "2000-06", "1999-Q4", "1999", "199X", "19XX",
      ]
    ),
  ])
  func `a time has the keys of its day and of its year`(time: String, keys: [String]) {
    #expect(Self.keys(CivilDatesTests.time(time), Self.fiscal) == keys)
  }

  @Test(arguments: [
    ("2016-01-01T03", CalendarUnit.hour, "1 January 2016, 03:00"),
    ("2016-01-01T03", .day, "31 December 2015"), ("2016-01-01T03", .week, "Week 53 of 2015"),
    ("2016-01-01T03", .month, "December 2015"), ("2016-01-01T03", .quarter, "Q2 2015/16"),
    ("2016-01-01T04", .quarter, "Q3 2015/16"), ("2016-06-30T04", .quarter, "Q4 2015/16"),
    ("2015-07-01T04", .quarter, "Q1 2015/16"), ("2016-01-01T04", .year, "2015/16"),
    ("2000-06-30T04", .year, "1999/00"), ("2009-12-01T04", .year, "2009/10"),
    ("0099-12-01T04", .year, "99/00"), ("2010-06-30T04", .decade, "2000s"),
    ("2010-07-01T04", .decade, "2010s"), ("2000-06-30T04", .century, "1900 to 1999"),
    ("2000-07-01T04", .century, "2000 to 2099"),
  ])
  func `titles name both calendar years of a year`(
    time: String, unit: CalendarUnit, title: String
  ) {
    let index = Self.fiscal.index(of: CivilDatesTests.time(time), in: unit)
    #expect(Self.fiscal.title(of: index, in: unit) == title)
  }

  @Test(arguments: [
    ("2015-12-31", "2015-12-31T04:00", "2016-01-01T04:00"),
    ("2015-W53", "2015-12-28T04:00", "2016-01-04T04:00"),
    ("2016-W01", "2016-01-04T04:00", "2016-01-11T04:00"),
    // 2021-01-04 is a Monday, so midnight on January 4 is in another week.
    ("2021-W01", "2021-01-04T04:00", "2021-01-11T04:00"),
    ("2015-12", "2015-12-01T04:00", "2016-01-01T04:00"),
    ("2015-Q1", "2015-07-01T04:00", "2015-10-01T04:00"),
    ("2015-Q2", "2015-10-01T04:00", "2016-01-01T04:00"),
    ("2015-Q3", "2016-01-01T04:00", "2016-04-01T04:00"),
    ("2015-Q4", "2016-04-01T04:00", "2016-07-01T04:00"),
    ("2015", "2015-07-01T04:00", "2016-07-01T04:00"),
    ("201X", "2010-07-01T04:00", "2020-07-01T04:00"),
    ("20XX", "2000-07-01T04:00", "2100-07-01T04:00"),
    ("2015-12-31T23", "2015-12-31T23:00", "2016-01-01"),
    ("2015-12-31T03:59", "2015-12-31T03:59", "2015-12-31T04:00"),
    ("2015-12-31T03:59:58", "2015-12-31T03:59:58", "2015-12-31T03:59:59"),
    ("9999", "9999-07-01T04:00", "10000-07-01T04:00"),
    ("0000", "0000-07-01T04:00", "0001-07-01T04:00"),
  ])
  func `a key gives the span of its unit`(key: String, start: String, end: String) {
    for weekday in Weekday.allCases {
      let calendar = CivilCalendar(firstWeekday: weekday, dayStart: 4, yearStart: .july)
      let span = calendar.span(ofKey: key)
      #expect([span?.lowerBound.description, span?.upperBound.description] == [start, end])
    }
  }

  @Test
  func `a quarter holds the months from the start of the year, even across calendar quarters`() {
    let calendar = CivilCalendar(yearStart: .february)
    let keys = (1...12).map { month in
      let date =
        CivilDate(year: 2015, month: month, day: 1).map { CivilTime($0) } ?? .init(microseconds: 0)
      return calendar.key(of: calendar.index(of: date, in: .quarter), in: .quarter)
    }
    #expect(
      keys == [
        "2014-Q4", "2015-Q1", "2015-Q1", "2015-Q1", "2015-Q2", "2015-Q2", "2015-Q2", "2015-Q3",
        "2015-Q3", "2015-Q3", "2015-Q4", "2015-Q4",
      ])
  }

  @Test func `a week begins at the hour on its first weekday`() {
    let calendar = CivilCalendar(firstWeekday: .sunday, dayStart: 4)
    let last = calendar.index(of: time("2015-12-27T03"), in: .week)
    #expect(calendar.key(of: last, in: .week) == "2015-12-20")
    #expect(
      calendar.key(of: calendar.index(of: time("2015-12-27T04"), in: .week), in: .week)
        == "2015-12-27")
    #expect(calendar.title(of: last, in: .week) == "Week of 20 December 2015")
    #expect(calendar.span(of: last, in: .week) == time("2015-12-20T04")..<time("2015-12-27T04"))
  }

  @Test func `the hour is clamped, and the default calendar begins at midnight and in January`() {
    #expect(CivilCalendar(dayStart: -1) == CivilCalendar())
    #expect(CivilCalendar(dayStart: 24) == CivilCalendar(dayStart: 23))
    #expect(CivilCalendar(dayStart: 23).dayStart == 23)
    #expect(
      CivilCalendar() == CivilCalendar(firstWeekday: .monday, dayStart: 0, yearStart: .january))
    #expect(CivilCalendar(yearStart: .december).yearStart == .december)
  }

  @Test func `a calendar follows the starts of another one`() {
    let other = CivilCalendar(firstWeekday: .sunday, dayStart: 5, yearStart: .april)
    #expect(CivilCalendar(firstWeekday: .friday, dayStart: 1).following(other) == other)
  }

  @Test func `the date of a time is that of its day`() {
    #expect(Self.fiscal.date(of: time("2016-03-01T03:59")).description == "2016-02-29")
    #expect(Self.fiscal.date(of: time("2016-03-01T04:00")).description == "2016-03-01")
  }

  @Test func `units before the calendar begin with it`() {
    let calendar = CivilCalendar(yearStart: .july)
    let earliest = CivilTime(microseconds: .min)
    let units: [CalendarUnit] = [.quarter, .year, .decade, .century]
    #expect(units.map { calendar.index(of: earliest, in: $0) } == [-2, -1, -1, -1])
    #expect(
      units.map { calendar.start(of: .min, in: $0) } == [earliest, earliest, earliest, earliest])
    #expect(
      units.map { calendar.start(of: .max, in: $0).description } == [
        "10000-10-01", "10000-07-01", "10000-07-01", "10000-07-01",
      ])
    let late = CivilCalendar(yearStart: .december)
    #expect(late.start(of: .max, in: .year).description == "10000-12-01")
  }

  /// Checks every first weekday, day start and year start.
  @Test(arguments: Month.allCases)
  func `every calendar agrees with Foundation`(yearStart: Month) {
    var generator = SeededGenerator(seed: UInt64(yearStart.rawValue))
    let range = CivilTime.microsecondsOfYears
    for weekday in Weekday.allCases {
      let oracle = DateOracle(firstWeekday: weekday)
      for dayStart in 0...23 {
        let calendar = CivilCalendar(
          firstWeekday: weekday, dayStart: dayStart, yearStart: yearStart)
        let time = CivilTime(
          microseconds: Int64.random(
            in: range.lowerBound + 86_400_000_000..<range.upperBound, using: &generator))
        for unit in CalendarUnit.allCases {
          #expect(
            calendar.span(of: calendar.index(of: time, in: unit), in: unit)
              == oracle.span(
                of: unit, holding: time, dayStart: dayStart, yearStart: yearStart.rawValue),
            "\(calendar), \(unit) of \(time)")
        }
      }
    }
  }

  /// The last and the first second of every day around the start of a year.
  @Test(arguments: Month.allCases)
  func `every calendar agrees with Foundation where units begin`(yearStart: Month) throws {
    let first = try #require(CivilDate(year: 2020, month: yearStart.rawValue, day: 1)).dayNumber
    let oracle = DateOracle()
    for dayStart in 0...23 {
      let calendar = CivilCalendar(dayStart: dayStart, yearStart: yearStart)
      for (day, second) in [(-1, 0), (0, -1), (0, 0), (1, -1)] {
        let midnight = CivilTime(CivilDate(dayNumber: first + day)).microseconds
        let time = CivilTime(microseconds: midnight + Int64(dayStart * 3600 + second) * 1_000_000)
        for unit in CalendarUnit.allCases {
          #expect(
            calendar.span(of: calendar.index(of: time, in: unit), in: unit)
              == oracle.span(
                of: unit, holding: time, dayStart: dayStart, yearStart: yearStart.rawValue),
            "\(calendar), \(unit) of \(time)")
        }
      }
    }
  }

  @Test func `months are named in English`() {
    #expect(
      Month.allCases.map(\.description) == [
        "january", "february", "march", "april", "may", "june", "july", "august", "september",
        "october", "november", "december",
      ])
    #expect(Month.allCases.map(\.rawValue) == Array(1...12))
    #expect(
      ["Jul", "JULY", "june", "sept"].map(Month.init(name:)) == [.july, .july, .june, .september])
    #expect(["ju", "julyy", "", "7"].map(Month.init(name:)) == [nil, nil, nil, nil])
  }
}
