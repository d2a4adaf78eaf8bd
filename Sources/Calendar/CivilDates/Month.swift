/// A month of the calendar year, numbered from January (1) to December (12).
public enum Month: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case january = 1
  case february, march, april, may, june, july, august, september, october, november, december

  /// The English name in lowercase, such as `july`.
  public var description: String { Self.names[rawValue - 1] }

  private static let names = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// Creates a month from at least the first three letters of its English name, such as `Jul` or `july`.
  ///
  /// Returns nil for any other text.
  ///
  /// - Parameter name: The name, in uppercase or lowercase.
  /// - Complexity: O(length of `name`).
  public init?(name: String) {
    let wanted = name.lowercased()
    guard wanted.count >= 3,
      let match = Self.allCases.first(where: { $0.description.hasPrefix(wanted) })
    else { return nil }
    self = match
  }
}
