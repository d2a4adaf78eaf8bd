/// A unit of calendar time. A finer unit is less than a coarser one: `second < minute`.
public enum CalendarUnit: String, CaseIterable, Hashable, Sendable, Comparable,
  CustomStringConvertible
{
  case second, minute, hour, day, week, month, quarter, year, decade, century

  /// The units that a level can use, from minute to century.
  public static let levels = Array(allCases.dropFirst())

  /// The unit of a page's bars; nil for a second, which has no bars.
  ///
  /// The bars are seconds for a minute, minutes for an hour, hours for a day, days for a week or month, months for a
  /// quarter or year, years for a decade, and decades for a century.
  public var finer: CalendarUnit? {
    switch self {
    case .second: nil
    case .minute: .second
    case .hour: .minute
    case .day: .hour
    case .week, .month: .day
    case .quarter, .year: .month
    case .decade: .year
    case .century: .decade
    }
  }

  /// The name of the unit, such as `week`.
  public var description: String { rawValue }

  package enum Length {
    case microseconds(Int64)
    case months(Int)
  }

  package var length: Length {
    switch self {
    case .second: .microseconds(CivilTime.microsecondsPerSecond)
    case .minute: .microseconds(CivilTime.microsecondsPerMinute)
    case .hour: .microseconds(CivilTime.microsecondsPerHour)
    case .day: .microseconds(CivilTime.microsecondsPerDay)
    case .week: .microseconds(7 * CivilTime.microsecondsPerDay)
    case .month: .months(1)
    case .quarter: .months(3)
    case .year: .months(12)
    case .decade: .months(120)
    case .century: .months(1_200)
    }
  }

  private var rank: Int {
    switch self {
    case .second: 0
    case .minute: 1
    case .hour: 2
    case .day: 3
    case .week: 4
    case .month: 5
    case .quarter: 6
    case .year: 7
    case .decade: 8
    case .century: 9
    }
  }

  /// Returns whether the first unit is finer than the second.
  public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }
}

#if !hasFeature(Embedded)
  extension CalendarUnit: Codable {}
#endif
