public import CivilDates
// FoundationEssentials does not support named time zones.
public import Foundation

extension CivilTime {
  /// Creates the civil time of a moment in a time zone.
  ///
  /// ```swift
  /// import CivilDates
  /// import CivilDatesFoundation
  /// import Foundation
  ///
  /// let now = CivilTime(Date.now, in: .current)
  /// ```
  ///
  /// An hour repeats when daylight saving time ends, so a later moment can have an earlier civil time.
  ///
  /// - Parameters:
  ///   - date: The moment, rounded down to a whole microsecond and clamped to the years 0 to 10000.
  ///   - timeZone: The time zone.
  /// - Complexity: O(1), plus a lookup in the rules of the time zone.
  public init(_ date: Date, in timeZone: TimeZone) {
    let known =
      Double(CivilTime.earliest.secondsSince1970)...Double(CivilTime.latest.secondsSince1970)
    // NaN is not less than the latest moment, so it counts as the latest moment.
    let seconds = max(known.lowerBound, min(known.upperBound, date.timeIntervalSince1970))
    let ahead = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds))
    self.init(
      microseconds: Int64((seconds * 1e6).rounded(.down)) + Int64(ahead)
        * CivilTime.microsecondsPerSecond + CivilTime.unixEpoch)
  }
}
