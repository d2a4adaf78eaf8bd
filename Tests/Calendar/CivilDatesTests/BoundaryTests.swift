import CivilDates
import CivilDatesFoundation
import Foundation
import Testing

/// Tests of names, default values, and values at the ends of ranges.
struct BoundaryTests {
  private static let last = CivilDate(dayNumber: .max)

  @Test func `units and weekdays are ordered and print their names`() {
    #expect(
      CalendarUnit.allCases.map(\.description) == [
        "second", "minute", "hour", "day", "week", "month", "quarter", "year", "decade", "century",
      ])
    #expect(
      Weekday.allCases.map(\.description) == [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
      ])
    for unit in CalendarUnit.allCases { #expect(!(unit < unit)) }
    for day in Weekday.allCases { #expect(!(day < day)) }
  }

  @Test(arguments: [
    "201512", "2015-1231", "2015-12-3123", "2015-12-31T2359", "2015-12-31T23:5907", "2015W53",
    "2015Q1", "20:5", "20:X",
  ])
  func `a key without its separators is not a key`(key: String) {
    #expect(CivilCalendar().span(ofKey: key) == nil)
  }

  @Test func `the last units begin in the year 10000`() {
    let calendar = CivilCalendar()
    #expect(calendar.start(of: .max, in: .day) == CivilTime(Self.last))
    #expect(calendar.key(of: 120_011, in: .month) == "10000-12")
    #expect(CivilTime(microseconds: .max).description == "10000-12-31T23:59:59.999999")
  }

  @Test func `February has 29 days in a leap year, and 28 in others`() {
    #expect(CivilDate(year: 2016, month: 2, day: 29) != nil)
    #expect(CivilDate(year: 2016, month: 2, day: 30) == nil)
    #expect(CivilDate(year: 2015, month: 2, day: 29) == nil)
  }

  @Test func `a time of day is within its hour, and zero by default`() throws {
    let date = CivilDate(dayNumber: 0)
    let minute: Int64 = 60_000_000
    #expect(CivilTime(date, hour: 5)?.microseconds == 300 * minute)
    #expect(CivilTime(date, hour: 5, minute: 1)?.microseconds == 301 * minute)
    #expect(CivilTime(date, hour: 5, minute: -1) == nil)
    #expect(CivilTime(date, hour: 5, second: -1) == nil)
    #expect(CivilTime(date, hour: 5, microsecond: -1) == nil)
    let latest = CivilTime(date, hour: 23, minute: 59, second: 59, microsecond: 999_999)
    #expect(latest?.microseconds == 1440 * minute - 1)
  }

  @Test func `moments outside the calendar count as the first or the last second`() throws {
    let utc = try #require(TimeZone(identifier: "UTC"))
    #expect(
      CivilTime(Date(timeIntervalSince1970: 1e15), in: utc)
        == CivilTime(Self.last, hour: 23, minute: 59, second: 59))
    #expect(
      CivilTime(Date(timeIntervalSince1970: -1e15), in: utc)
        == CivilTime(CivilDate(dayNumber: .min)))
    #expect(time("1970-01-01").secondsSince1970 == 0)
    #expect(CivilTime(microseconds: time("1970-01-01").microseconds - 1).secondsSince1970 == -1)
  }

  @Test func `the known years are 1 through 9999`() throws {
    let last = try #require(CivilDate(year: 9999, month: 12, day: 31))
    #expect(CivilTime.microsecondsOfYears.lowerBound == time("0001-01-01").microseconds)
    #expect(CivilTime.microsecondsOfYears.upperBound == Int64(last.dayNumber + 1) * 86_400_000_000)
  }

  @Test func `a move of minutes reaches all years`() {
    let start = time("0001-01-01")
    #expect(
      start.moved(by: 5_000_000_000, .minute).microseconds
        == start.microseconds + 5_000_000_000 * 60_000_000)
  }

  @Test func `every month has the right number of days`() {
    for (year, february) in [(2015, 28), (2016, 29), (1900, 28), (2000, 29)] {
      let counts = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      for (month, count) in zip(1..., counts) {
        let days = (0...32).filter { CivilDate(year: year, month: month, day: $0) != nil }
        #expect(days == Array(1...count), "\(year), month \(month)")
      }
    }
  }

  @Test func `months outside the calendar count as its first or last`() {
    #expect(
      [-1, 0].map { CivilDate(firstOfMonth: $0).description } == ["0000-01-01", "0000-01-01"])
    #expect(
      [120_011, 120_012].map { CivilDate(firstOfMonth: $0).description }
        == ["10000-12-01", "10000-12-01"])
  }

  @Test func `a move of seconds reaches all years`() {
    let start = CivilTime(microseconds: .min)
    #expect(
      start.moved(by: 300_000_000_000, .second).microseconds
        == start.microseconds + 300_000_000_000_000_000)
  }
}
