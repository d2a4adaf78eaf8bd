/// Which pages share the scale of their charts.
public enum ScaleRule: Hashable, Sendable, CaseIterable, Spelled {
  /// All pages of a level share one scale, so bars on different pages can be compared.
  case level
  /// Each page has its own scale.
  case page
}

extension ScaleRule: Codable {
  /// Encodes the rule as its word.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(spelling)
  }

  /// Decodes the rule from its word, in any letter case.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let rule = ScaleRule(spelling: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "Expected one of \(Wording.list(Self.spellings, "or"))")
    }
    self = rule
  }
}
