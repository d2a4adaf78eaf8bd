/// A calendar date and wall-clock time, without a time zone or leap seconds.
///
/// ```swift
/// CivilDate(year: 2015, month: 12, day: 31).flatMap { CivilTime($0, hour: 23) }  // 2015-12-31T23:00
/// ```
public struct CivilTime: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number of microseconds since 0001-01-01T00:00.
  public let microseconds: Int64

  package static let microsecondsPerSecond: Int64 = 1_000_000
  package static let microsecondsPerMinute: Int64 = 60_000_000
  package static let microsecondsPerHour: Int64 = 3_600_000_000
  package static let microsecondsPerDay: Int64 = 86_400_000_000

  /// The number of microseconds from 0001-01-01T00:00 to 1970-01-01T00:00.
  package static let unixEpoch = 719_162 * microsecondsPerDay
  /// The years 1 to 9999, in microseconds since 0001-01-01.
  package static let microsecondsOfYears = 0..<3_652_059 * microsecondsPerDay

  /// The earliest time, 0000-01-01T00:00.
  package static let earliest = CivilTime(CivilDate(dayNumber: .min))
  /// The latest time, which is the last microsecond of 10000-12-31.
  package static let latest = CivilTime(microseconds: .max)

  /// Creates a time from the number of microseconds since 0001-01-01T00:00.
  ///
  /// - Parameter microseconds: The number of microseconds, clamped to the years 0 to 10000.
  /// - Complexity: O(1).
  public init(microseconds: Int64) {
    let days = CivilDate.dayNumbers
    self.microseconds = microseconds.clamped(
      to: Int64(days.lowerBound) * Self.microsecondsPerDay...Int64(days.upperBound + 1)
        * Self.microsecondsPerDay - 1)
  }

  /// Creates the time at the start of a day.
  ///
  /// - Complexity: O(1).
  public init(_ date: CivilDate) {
    microseconds = Int64(date.dayNumber) * Self.microsecondsPerDay
  }

  /// Creates a time from a date and a time of day.
  ///
  /// Returns nil if a number is out of range, such as hour 24 or second 60.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - hour: 0 to 23.
  ///   - minute: 0 to 59.
  ///   - second: 0 to 59.
  ///   - microsecond: 0 to 999,999.
  /// - Complexity: O(1).
  public init?(_ date: CivilDate, hour: Int, minute: Int = 0, second: Int = 0, microsecond: Int = 0)
  {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second, 0...999_999 ~= microsecond else {
      return nil
    }
    let seconds = (hour * 60 + minute) * 60 + second
    microseconds =
      Int64(date.dayNumber) * Self.microsecondsPerDay + Int64(seconds) * Self.microsecondsPerSecond
      + Int64(microsecond)
  }

  /// The number of days since 0001-01-01.
  var dayNumber: Int { Int(microseconds.flooredQuotient(by: Self.microsecondsPerDay)) }

  private var microsecondsOfDay: Int64 {
    microseconds.flooredRemainder(by: Self.microsecondsPerDay)
  }

  /// The date.
  ///
  /// - Complexity: O(1).
  public var date: CivilDate { CivilDate(dayNumber: dayNumber) }
  /// The hour of the day, 0 to 23.
  public var hour: Int { Int(microsecondsOfDay / Self.microsecondsPerHour) }
  /// The minute of the hour, 0 to 59.
  public var minute: Int { Int(microsecondsOfDay / Self.microsecondsPerMinute % 60) }
  /// The second of the minute, 0 to 59.
  public var second: Int { Int(microsecondsOfDay / Self.microsecondsPerSecond % 60) }
  /// The microsecond of the second, 0 to 999,999.
  public var microsecond: Int { Int(microsecondsOfDay % Self.microsecondsPerSecond) }

  /// The date and hour, such as `2015-12-31T23`.
  var isoHours: String { "\(date)T\(hour.padded(to: 2))" }
  /// The date, hour and minute, such as `2015-12-31T23:59`.
  public var isoMinutes: String { "\(date)T\(clockMinutes)" }
  /// The date, hour, minute and second, such as `2015-12-31T23:59:07`.
  public var isoSeconds: String { "\(date)T\(clockSeconds)" }

  /// The hour and minute, such as `23:59`.
  var clockMinutes: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }
  /// The hour, minute and second, such as `23:59:07`.
  var clockSeconds: String { "\(clockMinutes):\(second.padded(to: 2))" }

  /// The time in the shortest exact ISO 8601 form.
  ///
  /// Midnight has the form `2015-12-31`. Other times have the form `2015-12-31T23:59`, with seconds or microseconds if
  /// necessary.
  public var description: String {
    if microsecondsOfDay == 0 { return date.description }
    if second == 0 && microsecond == 0 { return isoMinutes }
    return microsecond == 0 ? isoSeconds : "\(isoSeconds).\(microsecond.padded(to: 6))"
  }

  /// Returns whether the first time is earlier than the second.
  public static func < (one: Self, other: Self) -> Bool { one.microseconds < other.microseconds }
}

extension CivilTime {
  package var secondsSince1970: Int64 {
    (microseconds - Self.unixEpoch).flooredQuotient(by: Self.microsecondsPerSecond)
  }
}
