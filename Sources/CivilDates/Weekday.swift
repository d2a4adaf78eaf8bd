/// A day of the week, numbered as in ISO 8601: Monday is 1, and Sunday is 7.
public enum Weekday: Int, CaseIterable, Hashable, Sendable, Comparable, CustomStringConvertible {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The English name in lowercase, such as `monday`.
  public var description: String { Self.names[rawValue - 1] }

  private static let names = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// Creates a weekday from its English name or at least the first three letters, such as `monday`, `Mon` or `thurs`.
  ///
  /// - Parameter name: The name, ignoring case. For other text, the result is nil.
  /// - Complexity: O(length of `name`).
  public init?(name: String) {
    let wanted = name.lowercased()
    guard wanted.count >= 3,
      let match = Self.allCases.first(where: { $0.description.hasPrefix(wanted) })
    else { return nil }
    self = match
  }

  /// Creates the weekday of a day number. Day 0, 0001-01-01, is a Monday.
  init(dayNumber: Int) {
    self = Self.allCases[dayNumber.flooredRemainder(by: 7)]
  }

  /// Orders weekdays from Monday to Sunday, regardless of the first day of a calendar's weeks.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
