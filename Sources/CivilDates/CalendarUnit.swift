/// A unit of calendar time. The finest is the least: `minute < hour`.
public enum CalendarUnit: String, CaseIterable, Hashable, Sendable, Codable, Comparable,
  CustomStringConvertible
{
  case minute, hour, day, week, month, quarter, year

  /// The units a level may have, finest first: hour to year.
  public static let levels: [CalendarUnit] = [.hour, .day, .week, .month, .quarter, .year]

  /// The unit of the bars of a page: a day has 24 hours, a week 7 days, a month its days, a quarter and a year their
  /// months, an hour 60 minutes. A minute has no bars.
  public var finer: CalendarUnit? {
    switch self {
    case .minute: nil
    case .hour: .minute
    case .day: .hour
    case .week, .month: .day
    case .quarter, .year: .month
    }
  }

  /// The unit's name: `week`.
  public var description: String { rawValue }

  /// How long a unit is: the same number of microseconds always, or a number of months.
  package enum Length {
    case microseconds(Int64)
    case months(Int)
  }

  package var length: Length {
    switch self {
    case .minute: .microseconds(CivilTime.microsecondsPerMinute)
    case .hour: .microseconds(CivilTime.microsecondsPerHour)
    case .day: .microseconds(CivilTime.microsecondsPerDay)
    case .week: .microseconds(7 * CivilTime.microsecondsPerDay)
    case .month: .months(1)
    case .quarter: .months(3)
    case .year: .months(12)
    }
  }

  private var rank: Int {
    switch self {
    case .minute: 0
    case .hour: 1
    case .day: 2
    case .week: 3
    case .month: 4
    case .quarter: 5
    case .year: 6
    }
  }

  /// The finer unit first.
  public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }
}
