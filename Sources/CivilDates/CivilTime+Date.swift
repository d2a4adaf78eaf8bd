public import Foundation

extension CivilTime {
  /// The time that clocks in a time zone show at a moment.
  ///
  /// ```swift
  /// let now = CivilTime(Date.now, in: .current)
  /// ```
  ///
  /// When clocks are put back in autumn, they show the same hour twice, so a later moment may have an earlier civil
  /// time.
  ///
  /// - Parameters:
  ///   - date: The moment, rounded down to a microsecond. One outside the years 0 to 10000 counts as the nearest one
  ///     inside.
  ///   - timeZone: The zone of the clocks.
  /// - Complexity: O(1), plus a lookup in the zone's rules.
  public init(_ date: Date, in timeZone: TimeZone) {
    let known = Double(Self.earliest.secondsSince1970)...Double(Self.latest.secondsSince1970)
    // NaN is not less than the latest moment, so it counts as the latest one.
    let seconds = max(known.lowerBound, min(known.upperBound, date.timeIntervalSince1970))
    let ahead = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds))
    self.init(
      microseconds: Int64((seconds * 1e6).rounded(.down)) + Int64(ahead)
        * Self.microsecondsPerSecond + Self.unixEpoch)
  }

  /// The whole seconds since 1970-01-01T00:00.
  package var secondsSince1970: Int64 {
    (microseconds - Self.unixEpoch).flooredQuotient(by: Self.microsecondsPerSecond)
  }
}
