import CivilDates
import TimeZones

/// Converts times with a UTC offset to a time zone.
struct ZoneConverter: Sendable {
  let identifier: String
  private let clock: ZoneClock
  /// The last period that was used. Consecutive times in a file usually share an offset.
  private var known: ZoneClock.Period
  /// The offset of the last time that was converted, in seconds ahead of UTC.
  var secondsAhead: Int { known.secondsAhead }

  /// Creates a converter for a zone such as `Europe/Berlin`. The result is nil if the system has no such zone.
  init?(identifier: String) {
    let isUTC = ["UTC", "GMT", "Z"].contains(identifier.uppercased())
    guard let clock = ZoneClock(name: isUTC ? "UTC" : identifier) else { return nil }
    self.identifier = identifier
    self.clock = clock
    known = clock.period(at: 0)
  }

  /// Converts a stamp to civil time in the zone. The result is nil if this time is outside the years 1 to 9999. A stamp
  /// without an offset is not converted.
  ///
  /// When clocks go back, different stamps can have the same civil time.
  ///
  /// - Complexity: O(1), plus a search of the zone's changes if the time is outside the last period.
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
