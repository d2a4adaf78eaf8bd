import CivilDates
import CrossPagerTesting
import CrossPagerTimeline
import Foundation
import Testing

@testable import CrossPagerSeries

struct ZoneConverterTests {
  private static let zones = [
    "Europe/Berlin", "America/New_York", "Europe/Moscow", "Asia/Kolkata", "Pacific/Apia",
    "America/Caracas", "Africa/Casablanca", "Australia/Lord_Howe",
  ]

  @Test(arguments: zones, Depth.seeds(3))
  func `local times agree with Foundation, in any order`(zone: String, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let oracle = try #require(TimeZone(identifier: zone))
    var converter = try #require(ZoneConverter(identifier: zone))
    var second: Int64 = 0
    for step in 0..<2_000 {
      // Jump mostly by hours and sometimes by years, forward or back.
      let reach: Int64 = step % 50 == 0 ? 1_000_000_000 : 40_000
      second += Int64.random(in: -reach...reach, using: &generator)
      if abs(second) > 2_000_000_000 { second = 0 }
      let universal = CivilTime(
        microseconds: (second + 719_162 * 86_400) * CivilTime.microsecondsPerSecond)
      let stamp = Stamp(civil: universal, secondsAheadOfUTC: 0)
      let ahead = oracle.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
      #expect(
        converter.civilTime(of: stamp)?.microseconds == universal.microseconds
          + Int64(ahead) * CivilTime.microsecondsPerSecond, "seed \(seed), \(universal)")
    }
  }

  /// Reads one sample for every hour of universal time, across a clock change.
  @Test(arguments: [
    ("Europe/Berlin", "2015-03-28T22", "2015-03-29T02", 23, 0),
    ("Europe/Berlin", "2015-10-24T22", "2015-10-25T02", 25, 2),
    ("America/New_York", "2015-03-08T05", "2015-03-08T02", 23, 0),
    ("America/New_York", "2015-11-01T04", "2015-11-01T01", 25, 2),
  ])
  func `a day of a clock change has 23 or 25 hours`(
    zone: String, start: String, hour: String, hours: Int, samples: Int
  ) throws {
    let first = time(start).microseconds
    let rows = (0..<30).map { hour in
      let time = CivilTime(microseconds: first + Int64(hour) * CivilTime.microsecondsPerHour)
      return "\(time.isoMinutes)Z,1\n"
    }
    let (series, report) = try read("date,v\n" + rows.joined()) { $0.timeZone = zone }
    let calendar = CivilCalendar()
    let day = try #require(calendar.span(ofKey: String(hour.prefix(10))))
    let level = DatedLevel(
      unit: .day, calendar: calendar, covering: day.lowerBound...day.lowerBound)
    let page = series.page(0, of: level)
    #expect(page.total.count == hours)
    #expect(page.bars.filter { $0.summary.count != 1 }.map(\.key) == [hour])
    #expect(page.bars.first { $0.key == hour }?.summary.count == samples)
    #expect(report.offsets == 30)
    #expect(report.duplicate == 0)
  }

  /// Seconds since 1970. Clocks in Berlin went forward at 1427590800, and were one hour ahead of UTC around 0.
  @Test(arguments: [
    [1_427_590_800, 1_427_590_799, 1_427_590_800], [1_427_590_799, 1_427_590_800],
    [1_427_590_798, 1_427_590_800], [1_427_590_801, 1_427_590_799], [0], [-1], [1, 0, -1],
  ])
  func `a clock change starts at its second, in any order`(seconds: [Int64]) throws {
    var converter = try #require(ZoneConverter(identifier: "Europe/Berlin"))
    for second in seconds {
      let universal = CivilTime(microseconds: CivilTime.unixEpoch + second * 1_000_000)
      let local = converter.civilTime(of: Stamp(civil: universal, secondsAheadOfUTC: 0))
      let hours: Int64 = second < 1_427_590_800 ? 1 : 2
      #expect(local?.microseconds == universal.microseconds + hours * 3_600_000_000)
    }
  }
}
