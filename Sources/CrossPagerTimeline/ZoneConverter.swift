import Foundation

/// Brings times with an offset to the clocks of one time zone.
struct ZoneConverter {
  /// The zone, or nil for UTC, which needs no rules.
  private let zone: TimeZone?
  private static let unixEpoch = 719_162 * CivilTime.microsecondsPerDay

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
  func civilTime(of stamp: Stamp) -> CivilTime? {
    guard let offset = stamp.secondsAheadOfUTC else { return stamp.civil }
    let universal = stamp.civil.microseconds - Int64(offset) * CivilTime.microsecondsPerSecond
    let ahead = Int64(zone?.secondsFromGMT(for: Self.date(atUniversal: universal)) ?? 0)
    let civil = CivilTime(microseconds: universal + ahead * CivilTime.microsecondsPerSecond)
    return 1...9999 ~= civil.date.year ? civil : nil
  }

  private static func date(atUniversal microseconds: Int64) -> Date {
    let sinceEpoch = microseconds - unixEpoch
    return Date(
      timeIntervalSince1970: Double(sinceEpoch.flooredQuotient(by: CivilTime.microsecondsPerSecond))
    )
  }
}
