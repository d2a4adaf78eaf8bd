/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday is 7.
public enum Weekday: Int, CaseIterable, Hashable, Sendable, Comparable, CustomStringConvertible {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The English name in lower case: `monday`.
  public var description: String { Self.names[rawValue - 1] }

  private static let names = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// The weekday with an English name, or with its first three or more letters: `monday`, `Mon`, `thurs`.
  ///
  /// - Parameter name: The name, in any case. Other text gives nil.
  /// - Complexity: O(length of `name`).
  public init?(name: String) {
    let wanted = name.lowercased()
    guard wanted.count >= 3,
      let match = Self.allCases.first(where: { $0.description.hasPrefix(wanted) })
    else { return nil }
    self = match
  }

  /// The weekday of the day with this number. Day 0, 0001-01-01, is a Monday.
  init(dayNumber: Int) {
    self = Self.allCases[dayNumber.flooredRemainder(by: 7)]
  }

  /// Monday first, whatever weekday a calendar's weeks start on.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
