import CivilDates
import CrossPagerTimeline
import Testing

struct DatedLevelTests {
  private let span = time("2015-11-10T05")...time("2016-02-03")

  private func level(_ unit: CalendarUnit, _ firstWeekday: Weekday = .monday) -> DatedLevel {
    DatedLevel(unit: unit, calendar: CivilCalendar(firstWeekday: firstWeekday), covering: span)
  }

  @Test(arguments: [
    (CalendarUnit.hour, 2_036, "2015-11-10T05", "2016-02-03T00"),
    (.day, 86, "2015-11-10", "2016-02-03"), (.week, 13, "2015-W46", "2016-W05"),
    (.month, 4, "2015-11", "2016-02"), (.quarter, 2, "2015-Q4", "2016-Q1"),
    (.year, 2, "2015", "2016"), (.decade, 1, "201X", "201X"), (.century, 1, "20XX", "20XX"),
  ])
  func `a level reaches from the unit of the first sample to that of the last`(
    unit: CalendarUnit, count: Int, first: String, last: String
  ) {
    let level = level(unit)
    #expect(level.count == count)
    #expect([level.key(ofPage: 0), level.key(ofPage: count - 1)] == [first, last])
  }

  @Test func `every page has its span and key, and meets the next page`() {
    for unit in CalendarUnit.allCases {
      for firstWeekday in Weekday.allCases {
        let level = level(unit, firstWeekday)
        for page in stride(from: 0, to: level.count, by: max(1, level.count / 500)) {
          let span = level.span(ofPage: page)
          #expect(level.page(forKey: level.key(ofPage: page)) == page)
          #expect(level.page(holding: span.lowerBound) == page)
          #expect(
            level.page(holding: CivilTime(microseconds: span.upperBound.microseconds - 1)) == page)
          #expect(
            page == level.count - 1 || level.span(ofPage: page + 1).lowerBound == span.upperBound)
        }
        #expect(level.span(ofPage: 0).contains(span.lowerBound))
        #expect(level.span(ofPage: level.count - 1).contains(span.upperBound))
      }
    }
  }

  @Test func `a week of year 1 that starts in year 0 has a key that leads back`() {
    let level = DatedLevel(
      unit: .week, calendar: CivilCalendar(firstWeekday: .sunday),
      covering: time("0001-01-01")...time("0001-01-01"))
    #expect(level.key(ofPage: 0) == "0000-12-31")
    #expect(level.page(forKey: "0000-12-31") == 0)
  }

  @Test func `a page is found only by its own key`() {
    #expect(level(.week).page(forKey: "2015-W53") == 7)
    #expect(level(.week, .sunday).page(forKey: "2015-W53") == nil)
    #expect(level(.week, .sunday).page(forKey: "2015-12-27") == 7)
    #expect(level(.week, .sunday).page(forKey: "2015-12-28") == nil)
    #expect(level(.day).page(forKey: "2015-12") == nil)
    #expect(level(.month).page(forKey: "2015-12-01") == nil)
    #expect(level(.week).page(forKey: "2015-w53") == nil)
    #expect(level(.day).page(forKey: "2015-11-09") == nil)
  }

  @Test func `times out of range have no page, and pages out of range are clamped`() {
    #expect(level(.day).page(holding: time("2015-11-09")) == nil)
    #expect(level(.day).page(holding: time("2016-02-04")) == nil)
    #expect(level(.day).key(ofPage: .min) == "2015-11-10")
    #expect(level(.day).span(ofPage: .max).lowerBound == time("2016-02-03"))
  }

  @Test(arguments: [
    (CalendarUnit.day, "2015-12", "2015-12-01"), (.day, "2015", "2015-11-10"),
    (.week, "2015-12", "2015-W49"), (.month, "2015-12-31", "2015-12"),
    (.hour, "2015-11-10", "2015-11-10T05"), (.year, "2016-02-29", "2016"),
  ])
  func `a period leads to the page that holds its start, or the first inside`(
    unit: CalendarUnit, period: String, key: String
  ) {
    let period = CivilCalendar().span(ofKey: period)
    #expect(period.flatMap { level(unit).page(in: $0) }.map { level(unit).key(ofPage: $0) } == key)
  }

  @Test(arguments: [
    (CalendarUnit.day, "2014"), (.day, "2015-11-09"), (.day, "2016-02-04"), (.month, "2017"),
  ])
  func `a period without a page leads to none`(unit: CalendarUnit, period: String) {
    #expect(CivilCalendar().span(ofKey: period).flatMap { level(unit).page(in: $0) } == nil)
  }
}
