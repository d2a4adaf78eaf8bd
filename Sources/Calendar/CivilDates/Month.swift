/// A month of the calendar year, numbered from January (1) to December (12).
public enum Month: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case january = 1
  case february, march, april, may, june, july, august, september, october, november, december

  /// The English name in lowercase, such as `july`.
  public var description: String { Self.names[rawValue - 1].lowercased() }

  static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Creates a month from at least the first three letters of its English name, such as `Jul` or `july`.
  ///
  /// Returns nil for any other text.
  ///
  /// - Parameter name: The name, in uppercase or lowercase.
  /// - Complexity: O(length of `name`).
  public init?(name: String) {
    guard let match = Self.beginning(with: name) else { return nil }
    self = match
  }
}

extension CaseIterable where Self: CustomStringConvertible {
  /// Returns the value whose name begins with the letters, or nil if there are fewer than three letters or no such
  /// value.
  static func beginning(with letters: String) -> Self? {
    let letters = letters.lowercased()
    return letters.count < 3 ? nil : allCases.first { $0.description.hasPrefix(letters) }
  }
}
