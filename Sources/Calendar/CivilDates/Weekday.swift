/// A day of the week, numbered from Monday (1) to Sunday (7), as in ISO 8601.
public enum Weekday: Int, CaseIterable, Hashable, Sendable, Comparable, CustomStringConvertible {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The English name in lowercase, such as `monday`.
  public var description: String { Self.names[rawValue - 1] }

  private static let names = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// Creates a weekday from at least the first three letters of its English name, such as `Mon`, `thurs` or `monday`.
  ///
  /// Returns nil for any other text.
  ///
  /// - Parameter name: The name, in uppercase or lowercase.
  /// - Complexity: O(length of `name`).
  public init?(name: String) {
    guard let match = Self.beginning(with: name) else { return nil }
    self = match
  }

  /// Creates the weekday of the date that is `dayNumber` days after 0001-01-01, a Monday.
  init(dayNumber: Int) {
    self = Self.allCases[dayNumber.flooredRemainder(by: 7)]
  }

  /// Orders weekdays from Monday to Sunday, regardless of a calendar's first weekday.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
