import CivilDates
import CrossPagerTesting
import Foundation
import Testing

struct CivilCalendarTests {
  private static let lastMicrosecond: Int64 = 3_652_059 * 86_400_000_000 - 1

  private static func randomTime(_ generator: inout SeededGenerator) -> CivilTime {
    CivilTime(microseconds: Int64.random(in: 0...lastMicrosecond, using: &generator))
  }

  @Test(arguments: Weekday.allCases)
  func `units agree with Foundation`(firstWeekday: Weekday) {
    let seed = UInt64(firstWeekday.rawValue)
    var generator = SeededGenerator(seed: seed)
    let calendar = CivilCalendar(firstWeekday: firstWeekday)
    let oracle = DateOracle(firstWeekday: firstWeekday)
    let units: [(CalendarUnit, Calendar.Component)] = [
      (.second, .second), (.minute, .minute), (.hour, .hour), (.day, .day), (.week, .weekOfYear),
      (.month, .month), (.year, .year),
    ]
    for _ in 0..<300 {
      let time = Self.randomTime(&generator)
      for (unit, component) in units {
        let span = calendar.span(of: calendar.index(of: time, in: unit), in: unit)
        #expect(
          span == oracle.span(of: component, holding: time), "seed \(seed), \(unit) of \(time)")
      }
    }
  }

  @Test(arguments: Depth.seeds(3))
  func `units meet without gaps and contain the times between their ends`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let calendar = CivilCalendar.random(using: &generator)
      let time = Self.randomTime(&generator)
      for unit in CalendarUnit.allCases {
        let index = calendar.index(of: time, in: unit)
        let span = calendar.span(of: index, in: unit)
        #expect(span.contains(time), "seed \(seed), \(unit) of \(time)")
        #expect(calendar.start(of: index, in: unit) == span.lowerBound)
        #expect(calendar.span(of: index + 1, in: unit).lowerBound == span.upperBound)
        #expect(calendar.index(of: span.lowerBound, in: unit) == index)
        #expect(
          calendar.index(of: CivilTime(microseconds: span.upperBound.microseconds - 1), in: unit)
            == index)
      }
    }
  }

  @Test(arguments: Depth.seeds(3))
  func `a key leads back to its unit, and keys ascend`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let calendar = CivilCalendar.random(using: &generator)
      let time = Self.randomTime(&generator)
      for unit in CalendarUnit.allCases {
        let index = calendar.index(of: time, in: unit)
        let key = calendar.key(of: index, in: unit)
        let span = calendar.span(of: index, in: unit)
        #expect(calendar.span(ofKey: key)?.lowerBound == span.lowerBound, "seed \(seed), \(key)")
        if unit != .week || calendar.firstWeekday == .monday {
          #expect(calendar.span(ofKey: key) == span)
        }
        if span.upperBound.date.year < 10000 {
          #expect(key < calendar.key(of: index + 1, in: unit))
        }
      }
    }
  }

  @Test func `a quarter is three months`() {
    let calendar = CivilCalendar()
    #expect(
      (1...4).map { calendar.span(ofKey: "2015-Q\($0)")?.lowerBound.description }
        == ["2015-01-01", "2015-04-01", "2015-07-01", "2015-10-01"])
    #expect(
      (1...12).map {
        calendar.key(of: calendar.index(of: time("2015-12"), in: .month) - 12 + $0, in: .month)
      } == (1...12).map { "2015-\($0 < 10 ? "0" : "")\($0)" })
    #expect(
      calendar.key(of: calendar.index(of: time("2015-12-31"), in: .quarter), in: .quarter)
        == "2015-Q4")
  }

  @Test func `every unit has a key for the last minute of 2015`() {
    let keys = CalendarUnit.allCases.map { unit in
      let calendar = CivilCalendar()
      return calendar.key(of: calendar.index(of: time("2015-12-31T23:59:07"), in: unit), in: unit)
    }
    #expect(
      keys == [
        "2015-12-31T23:59:07", "2015-12-31T23:59", "2015-12-31T23", "2015-12-31", "2015-W53",
        "2015-12", "2015-Q4", "2015", "201X", "20XX",
      ])
    let sundays = CivilCalendar(firstWeekday: .sunday)
    #expect(
      sundays.key(of: sundays.index(of: time("2015-12-31"), in: .week), in: .week) == "2015-12-27")
  }

  @Test(arguments: [
    ("2015", "2015-01-01", "2016-01-01"), ("2015-12", "2015-12-01", "2016-01-01"),
    ("2016-02-29", "2016-02-29", "2016-03-01"), ("2015-W01", "2014-12-29", "2015-01-05"),
    ("2015-w53", "2015-12-28", "2016-01-04"), ("2015-q4", "2015-10-01", "2016-01-01"),
    ("2015-12-31T23", "2015-12-31T23:00", "2016-01-01"),
    ("2015-12-31t23:59", "2015-12-31T23:59", "2016-01-01"),
    ("2015-12-31T23:59:07", "2015-12-31T23:59:07", "2015-12-31T23:59:08"),
    ("9999", "9999-01-01", "10000-01-01"), ("0001-W01", "0001-01-01", "0001-01-08"),
    ("0000-12-31", "0000-12-31", "0001-01-01"), ("201X", "2010-01-01", "2020-01-01"),
    ("20XX", "2000-01-01", "2100-01-01"), ("201x", "2010-01-01", "2020-01-01"),
    ("20xx", "2000-01-01", "2100-01-01"), ("000X", "0000-01-01", "0010-01-01"),
    ("00XX", "0000-01-01", "0100-01-01"), ("999X", "9990-01-01", "10000-01-01"),
    ("99XX", "9900-01-01", "10000-01-01"),
  ])
  func `a part of a date gives its span for every first weekday`(
    key: String, start: String, end: String
  ) {
    for firstWeekday in Weekday.allCases {
      let span = CivilCalendar(firstWeekday: firstWeekday).span(ofKey: key)
      #expect([span?.lowerBound.description, span?.upperBound.description] == [start, end])
    }
  }

  @Test(arguments: [
    "", "-", "215", "20155", "2015-", "2015-1", "2015-13", "2015-00", "2015-123", "2015-12-",
    "2015-12-32", "2015-02-29", "2015-W", "2015-W00", "2015-W54", "2014-W53", "2015-W5",
    "2015-W530", "2015-Q0", "2015-Q5", "2015-Q", "2015-Q11", "2015-12-31T", "2015-12-31T24",
    "2015-12-31T2", "2015-12-31T23:", "2015-12-31T23:60", "2015-12-31T23:59:",
    "2015-12-31T23:59:60", "2015-12-31T23:59:07.5", "20X", "2XXX", "XXXX", "2X15", "201XX", "20XXX",
    "201Y", "20X5", "201X-01", "20XX-W01", "-01X", "２０1X", "2015-12-31 23", " 2015", "2015 ",
    "+2015", "２０１５", "latest",
  ])
  func `any other text is not a key`(key: String) {
    #expect(CivilCalendar().span(ofKey: key) == nil)
  }

  @Test(arguments: CalendarUnit.allCases)
  func `indices out of range are clamped`(unit: CalendarUnit) {
    let calendar = CivilCalendar(firstWeekday: .sunday)
    #expect(calendar.start(of: .min, in: unit).date.year == 0)
    #expect(calendar.start(of: .max, in: unit).date.year == 10000)
    #expect(calendar.span(of: .max, in: unit).upperBound.date.year == 10000)
  }

  @Test func `units are ordered finest first and have their bars`() {
    #expect(
      CalendarUnit.allCases.shuffled().sorted() == [
        .second, .minute, .hour, .day, .week, .month, .quarter, .year, .decade, .century,
      ])
    #expect(
      CalendarUnit.levels == [
        .minute, .hour, .day, .week, .month, .quarter, .year, .decade, .century,
      ])
    #expect(
      CalendarUnit.levels.map(\.finer)
        == [.second, .minute, .hour, .day, .day, .month, .month, .year, .decade])
    #expect(CalendarUnit.second.finer == nil)
  }

  @Test func `the example in the catalog works`() {
    let calendar = CivilCalendar()
    let december = calendar.span(ofKey: "2015-12")  // 2015-12-01..<2016-01-01
    #expect(december == time("2015-12-01")..<time("2016-01-01"))
  }
}
