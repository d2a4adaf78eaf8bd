import CivilDates
import Foundation

/// Converts times with a UTC offset to a time zone.
struct ZoneConverter: Sendable {
  /// The time zone; nil for UTC.
  private let zone: TimeZone?
  /// The period for which ``secondsAhead`` is valid, in seconds since 1970-01-01T00:00Z. Consecutive times in a file
  /// usually share an offset.
  private var known: Range<Int64> = 0..<0
  /// The zone's offset from UTC during ``known``, in seconds.
  private var secondsAhead: Int64 = 0

  /// A search for clock changes starts this many seconds before a time. The interval spans several months, so
  /// descending times can also reuse the known offset.
  private static let lookback: Int64 = 200 * 86_400

  /// Creates a converter for a zone in the IANA database, such as `Europe/Berlin`. The result is nil if Foundation has
  /// no such zone.
  init?(identifier: String) {
    if ["UTC", "GMT", "Z"].contains(identifier.uppercased()) {
      zone = nil
    } else {
      guard let zone = TimeZone(identifier: identifier) else { return nil }
      self.zone = zone
    }
  }

  /// Converts a stamp to civil time in the zone. The result is nil if this time is outside the years 1 to 9999. A stamp
  /// without an offset is not converted.
  ///
  /// When clocks go back, different stamps can have the same civil time.
  ///
  /// - Complexity: O(1), plus a search of the zone's rules if the time is outside the period of the known offset.
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

  /// Finds the period between two clock changes that contains `second`, and the offset during this period.
  private mutating func learn(_ zone: TimeZone, at second: Int64) {
    var start = second - Self.lookback
    var end = Int64.max
    while let change = zone.nextDaylightSavingTimeTransition(after: Self.date(start)) {
      end = Int64(change.timeIntervalSince1970.rounded(.up))
      // A clock change no later than the previous one would cause an endless loop.
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
