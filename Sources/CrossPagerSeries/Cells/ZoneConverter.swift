import CivilDates
import Foundation

/// Brings times with an offset to the clocks of one time zone.
struct ZoneConverter: Sendable {
  /// The zone, or nil for UTC, which needs no rules.
  private let zone: TimeZone?
  /// The seconds of universal time, from 1970 on, for which the offset is known; in files they mostly follow each other.
  private var known: Range<Int64> = 0..<0
  /// How far the zone is ahead of UTC in these seconds.
  private var secondsAhead: Int64 = 0

  /// How far before a time the search for the change of clocks before it begins: some months, so that descending times
  /// find the offset known as ascending ones do.
  private static let lookback: Int64 = 200 * 86_400

  /// The converter to a zone of the IANA database, `Europe/Berlin`, or nil if Foundation knows none of that name.
  init?(identifier: String) {
    if ["UTC", "GMT", "Z"].contains(identifier.uppercased()) {
      zone = nil
    } else {
      guard let zone = TimeZone(identifier: identifier) else { return nil }
      self.zone = zone
    }
  }

  /// What the zone's clocks show at the time of a stamp; a stamp without an offset is taken as it is, never shifted.
  ///
  /// The hour that clocks show twice in autumn comes twice. A time that falls outside the years 1 to 9999 gives nil.
  ///
  /// - Complexity: O(1), and a look into the zone's rules if the clocks have changed since the stamp before.
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

  /// Finds the span between two changes of the clocks that holds a second.
  private mutating func learn(_ zone: TimeZone, at second: Int64) {
    var start = second - Self.lookback
    var end = Int64.max
    while let change = zone.nextDaylightSavingTimeTransition(after: Self.date(start)) {
      end = Int64(change.timeIntervalSince1970.rounded(.up))
      // A change that is not later would be found for ever.
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
