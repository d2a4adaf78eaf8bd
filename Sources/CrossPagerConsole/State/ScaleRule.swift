/// Which pages share the scale of their charts.
public enum ScaleRule: Hashable, Sendable, CaseIterable, Spelled {
  /// All pages of a level, so that paging compares.
  case level
  /// Each page has its own.
  case page
}

extension ScaleRule: Codable {
  /// Writes the word.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(spelling)
  }

  /// Reads the word, in any letter case.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let rule = ScaleRule(spelling: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "Expected one of \(Wording.list(Self.spellings, "or"))")
    }
    self = rule
  }
}
