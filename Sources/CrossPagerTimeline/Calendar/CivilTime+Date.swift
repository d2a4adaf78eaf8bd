public import Foundation

extension CivilTime {
  /// What the clocks of a time zone show at a moment.
  ///
  /// ```swift
  /// let now = CivilTime(Date.now, in: .current)
  /// ```
  ///
  /// Clocks that are put back in autumn show the same hour twice, so a later moment may have an earlier civil time.
  ///
  /// - Parameters:
  ///   - date: The moment, rounded down to a microsecond. One outside the years 0 to 10000 is taken as the nearest one
  ///     inside.
  ///   - timeZone: The zone whose clocks are read.
  /// - Complexity: O(1), and a look into the zone's rules.
  public init(_ date: Date, in timeZone: TimeZone) {
    let known = Double(Self.earliest.secondsSince1970)...Double(Self.latest.secondsSince1970)
    // A moment that is not a number is not less than the latest one, so it is taken as that.
    let seconds = max(known.lowerBound, min(known.upperBound, date.timeIntervalSince1970))
    let ahead = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds))
    self.init(
      microseconds: Int64((seconds * 1e6).rounded(.down)) + Int64(ahead)
        * Self.microsecondsPerSecond + Self.unixEpoch)
  }

  private var secondsSince1970: Int64 {
    (microseconds - Self.unixEpoch).flooredQuotient(by: Self.microsecondsPerSecond)
  }
}
