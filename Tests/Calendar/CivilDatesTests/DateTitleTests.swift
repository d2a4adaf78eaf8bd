import CivilDates
import CivilDatesFoundation
import CrossPagerTesting
import Foundation
import Testing

struct DateTitleTests {
  @Test(arguments: [
    (CalendarUnit.second, "31 December 2015, 23:59:07"), (.minute, "31 December 2015, 23:59"),
    (.hour, "31 December 2015, 23:00"), (.day, "31 December 2015"), (.week, "Week 53 of 2015"),
    (.month, "December 2015"),
    (.quarter, "Q4 2015"), (.year, "2015"), (.decade, "2010s"), (.century, "2000 to 2099"),
  ])
  func `every unit has a title`(unit: CalendarUnit, title: String) {
    let calendar = CivilCalendar()
    let index = calendar.index(of: time("2015-12-31T23:59:07"), in: unit)
    #expect(calendar.title(of: index, in: unit) == title)
  }

  @Test func `a week belongs to the year of its Thursday`() {
    let calendar = CivilCalendar()
    let index = calendar.index(of: time("2016-01-03"), in: .week)
    #expect(calendar.title(of: index, in: .week) == "Week 53 of 2015")
    #expect(calendar.title(of: index + 1, in: .week) == "Week 1 of 2016")
  }

  @Test func `a week that does not start on Monday is named after its first day`() {
    let calendar = CivilCalendar(firstWeekday: .sunday)
    let index = calendar.index(of: time("2015-12-31"), in: .week)
    #expect(calendar.title(of: index, in: .week) == "Week of 27 December 2015")
  }

  @Test func `early years are written without zeros, and indices out of range are clamped`() {
    let calendar = CivilCalendar()
    let first = calendar.index(of: time("0005-02-03"), in: .day)
    #expect(calendar.title(of: first, in: .day) == "3 February 5")
    #expect(calendar.title(of: .max, in: .day) == "31 December 10000")
  }

  @Test(arguments: [
    (CalendarUnit.hour, "d MMMM y, HH:00"), (.day, "d MMMM y"), (.week, "'Week' w 'of' Y"),
    (.month, "MMMM y"), (.quarter, "'Q'Q y"), (.year, "y"),
  ])
  func `titles agree with Foundation`(unit: CalendarUnit, format: String) {
    var generator = SeededGenerator(seed: UInt64(format.utf8.count))
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.calendar = Calendar(identifier: .iso8601)
    formatter.timeZone = .gmt
    formatter.dateFormat = format
    let calendar = CivilCalendar()
    for _ in 0..<300 {
      let moment = Date(
        timeIntervalSince1970: Double(
          Int64.random(in: -10_000_000_000...10_000_000_000, using: &generator)))
      let index = calendar.index(of: CivilTime(moment, in: .gmt), in: unit)
      #expect(calendar.title(of: index, in: unit) == formatter.string(from: moment), "\(moment)")
    }
  }
}
