import CivilDates
import Foundation

/// Converts times with an offset to one time zone.
struct ZoneConverter: Sendable {
  /// The zone; nil for UTC, which needs no rules.
  private let zone: TimeZone?
  /// The seconds of universal time, from 1970 on, for which the offset is known. Times in files mostly follow each other.
  private var known: Range<Int64> = 0..<0
  /// How far the zone is ahead of UTC in these seconds.
  private var secondsAhead: Int64 = 0

  /// How far before a time the search for changes of the clocks starts: some months, so that descending times find the
  /// offset known as ascending ones do.
  private static let lookback: Int64 = 200 * 86_400

  /// The converter to a zone of the IANA database, such as `Europe/Berlin`; nil if Foundation does not know it.
  init?(identifier: String) {
    if ["UTC", "GMT", "Z"].contains(identifier.uppercased()) {
      zone = nil
    } else {
      guard let zone = TimeZone(identifier: identifier) else { return nil }
      self.zone = zone
    }
  }

  /// The civil time of a stamp in the zone; nil outside the years 1 to 9999. A stamp without an offset is not shifted.
  ///
  /// The hour that clocks show twice in autumn comes twice.
  ///
  /// - Complexity: O(1), and a look into the zone's rules if the clocks have changed since the last stamp.
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
      // A change that is not later would be found forever.
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
