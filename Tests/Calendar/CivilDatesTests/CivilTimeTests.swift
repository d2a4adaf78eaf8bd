import CivilDates
import CivilDatesFoundation
import CrossPagerTesting
import Foundation
import Testing

struct CivilTimeTests {
  private let date = CivilDate(dayNumber: 735_962)

  @Test(arguments: [
    (0, 0, 0, 0, "2015-12-31"), (23, 0, 0, 0, "2015-12-31T23:00"),
    (23, 59, 0, 0, "2015-12-31T23:59"),
    (0, 0, 7, 0, "2015-12-31T00:00:07"), (1, 2, 3, 45, "2015-12-31T01:02:03.000045"),
  ])
  func `a time is written as briefly as possible`(
    hour: Int, minute: Int, second: Int, micro: Int, text: String
  ) {
    let time = CivilTime(date, hour: hour, minute: minute, second: second, microsecond: micro)
    #expect(time?.description == text)
    #expect(
      [time?.hour, time?.minute, time?.second, time?.microsecond] == [hour, minute, second, micro])
    #expect(time?.date == date)
  }

  @Test(arguments: [
    (24, 0, 0, 0), (-1, 0, 0, 0), (0, 60, 0, 0), (0, 0, 60, 0), (0, 0, 0, 1_000_000), (0, 0, 0, -1),
  ])
  func `an impossible clock time is nil`(hour: Int, minute: Int, second: Int, micro: Int) {
    #expect(CivilTime(date, hour: hour, minute: minute, second: second, microsecond: micro) == nil)
  }

  @Test func `times before year 1 also have a date and a clock time`() {
    let time = CivilTime(microseconds: -1)
    #expect(time.description == "0000-12-31T23:59:59.999999")
    #expect(time < CivilTime(microseconds: 0))
  }

  @Test func `microseconds out of range are clamped`() {
    #expect(CivilTime(microseconds: .min).description == "0000-01-01")
    #expect(CivilTime(microseconds: .max).description == "10000-12-31T23:59:59.999999")
  }

  @Test(arguments: [
    ("UTC", "2026-01-11T23:30"), ("Europe/Berlin", "2026-01-12T00:30"),
    ("Asia/Kolkata", "2026-01-12T05"), ("America/New_York", "2026-01-11T18:30"),
  ])
  func `a moment becomes the local time of the zone`(zone: String, shown: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    let moment = Date(timeIntervalSince1970: 1_768_174_200)
    #expect(CivilTime(moment, in: zone) == time(shown))
  }

  @Test(arguments: ["Europe/Berlin", "America/New_York", "Pacific/Apia", "Australia/Lord_Howe"])
  func `moments agree with Foundation's calendar`(identifier: String) throws {
    var generator = SeededGenerator(seed: UInt64(identifier.utf8.count))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: identifier))
    for _ in 0..<300 {
      // A quarter of a second has an exact binary representation.
      let moment = Date(
        timeIntervalSince1970: Double(
          Int64.random(in: -20_000_000_000...20_000_000_000, using: &generator)) / 4)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second, .nanosecond], from: moment)
      let shown = CivilTime(moment, in: calendar.timeZone)
      #expect(
        [
          parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second,
          parts.nanosecond.map { $0 / 1_000 },
        ] == [
          shown.date.year, shown.date.month, shown.date.day, shown.hour, shown.minute, shown.second,
          shown.microsecond,
        ], "\(moment)")
    }
  }

  @Test func `a moment is rounded down to a microsecond`() {
    let moments = [-0.000_000_5, 0, 0.000_001_5].map {
      CivilTime(Date(timeIntervalSince1970: $0), in: .gmt).description
    }
    #expect(moments == ["1969-12-31T23:59:59.999999", "1970-01-01", "1970-01-01T00:00:00.000001"])
  }

  @Test func `a moment out of range becomes the nearest time`() {
    let moments = [-Double.infinity, -1e300, 1e300, .infinity, .nan]
    #expect(
      moments.map { CivilTime(Date(timeIntervalSince1970: $0), in: .gmt).date.year }
        == [0, 0, 10000, 10000, 10000])
  }
}
