import CivilDates
import Foundation

/// Converts times with a UTC offset to a time zone.
struct ZoneConverter: Sendable {
  /// The zone; nil for UTC, which needs no rules.
  private let zone: TimeZone?
  /// The seconds of universal time since 1970 for which ``secondsAhead`` is valid. Consecutive times in a file usually
  /// share an offset.
  private var known: Range<Int64> = 0..<0
  /// The offset of the zone from UTC during ``known``, in seconds.
  private var secondsAhead: Int64 = 0

  /// The time to look back for the start of a search for clock changes, in seconds. It spans several months, so that
  /// descending times also find a known offset.
  private static let lookback: Int64 = 200 * 86_400

  /// Creates a converter to a zone in the IANA database, such as `Europe/Berlin`; nil if Foundation does not know the
  /// zone.
  init?(identifier: String) {
    if ["UTC", "GMT", "Z"].contains(identifier.uppercased()) {
      zone = nil
    } else {
      guard let zone = TimeZone(identifier: identifier) else { return nil }
      self.zone = zone
    }
  }

  /// The civil time of a stamp in the zone; nil if it is outside the years 1 to 9999. A stamp without an offset is not
  /// converted.
  ///
  /// The hour that repeats when clocks go back occurs twice.
  ///
  /// - Complexity: O(1), plus a search of the zone's rules if the offset at the time is not known.
  mutating func civilTime(of stamp: Stamp) -> CivilTime? {
    guard let offset = stamp.secondsAheadOfUTC else { return stamp.civil }
    let universal = CivilTime(
      microseconds: stamp.civil.microseconds - Int64(offset) * CivilTime.microsecondsPerSecond)
    if let zone {
      let second = universal.secondsSince1970
      if !known.contains(second) { learn(zone, at: second) }
    }
    let civil = CivilTime(
      microseconds: universal.microseconds + secondsAhead * CivilTime.microsecondsPerSecond)
    return CivilTime.microsecondsOfYears.contains(civil.microseconds) ? civil : nil
  }

  /// Finds the span between two clock changes that contains a second.
  private mutating func learn(_ zone: TimeZone, at second: Int64) {
    var start = second - Self.lookback
    var end = Int64.max
    while let change = zone.nextDaylightSavingTimeTransition(after: Self.date(start)) {
      end = Int64(change.timeIntervalSince1970.rounded(.up))
      // A change that is not later would cause an endless loop.
      guard end <= second, end > start else { break }
      start = end
      end = .max
    }
    known = start..<max(end, second + 1)
    secondsAhead = Int64(zone.secondsFromGMT(for: Self.date(second)))
  }

  private static func date(_ second: Int64) -> Date {
    Date(timeIntervalSince1970: Double(second))
  }
}
