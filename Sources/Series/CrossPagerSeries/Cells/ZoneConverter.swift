import CivilDates
import TimeZones

/// Converts times with a UTC offset to a time zone.
struct ZoneConverter: Sendable {
  let identifier: String
  private let clock: ZoneClock
  /// The last period that was used. Consecutive times in a file usually share an offset.
  private var known: ZoneClock.Period
  var secondsAhead: Int { known.secondsAhead }

  /// Creates a converter to a zone. Returns nil if the system has no such zone.
  init?(identifier: String) {
    let isUTC = ["UTC", "GMT", "Z"].contains(identifier.uppercased())
    guard let clock = ZoneClock(name: isUTC ? "UTC" : identifier) else { return nil }
    self.identifier = identifier
    self.clock = clock
    known = clock.period(at: 0)
  }

  /// Returns a stamp's time in the zone, or nil if it is outside the years 1 to 9999. A stamp without an offset is not
  /// converted. When clocks go back, different stamps can have the same civil time.
  mutating func civilTime(of stamp: Stamp) -> CivilTime? {
    guard let offset = stamp.secondsAheadOfUTC else { return stamp.civil }
    let universal = CivilTime(
      microseconds: stamp.civil.microseconds - Int64(offset) * CivilTime.microsecondsPerSecond)
    let second = universal.secondsSince1970
    if !known.seconds.contains(second) { known = clock.period(at: second) }
    let civil = CivilTime(
      microseconds: universal.microseconds + Int64(known.secondsAhead)
        * CivilTime.microsecondsPerSecond)
    return CivilTime.microsecondsOfYears.contains(civil.microseconds) ? civil : nil
  }
}
