public import CrossPager
public import PageHosts
import PagerCompanions

/// The rule for chart scales.
public enum ScaleRule: String, Hashable, Sendable, CaseIterable, Spelled {
  /// The same as `robust` if that scale is less than half as long as the scale of `level`. Otherwise, the same as
  /// `level`.
  case auto
  /// All pages of a level share one scale, so their bars are comparable.
  case level
  /// Each page has its own scale.
  case page
  /// All pages of a level share a scale that fits 99 of 100 bars. The other bars are clipped.
  case robust
}

/// The rule for units of time without a value in any column.
public enum GapsRule: String, Hashable, Sendable, CaseIterable, Spelled {
  /// Every unit has a page.
  case show
  /// Only units with a value have a page, so trading days follow each other.
  case skip
}

/// The rules in a scene: those of the pager, its hosts and its charts.
public struct SceneRules: Sendable {
  public internal(set) var pager = PagerRules()
  public internal(set) var hosting = HostingRule.recycled
  public internal(set) var scale = ScaleRule.auto
}

extension SceneRules: Codable {
  private enum Key: CodingKey { case hosting, scale }

  public func encode(to encoder: any Encoder) throws {
    try pager.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(hosting.spelling, forKey: .hosting)
    try container.encode(scale.spelling, forKey: .scale)
  }

  public init(from decoder: any Decoder) throws {
    pager = try PagerRules(from: decoder)
    let container = try decoder.container(keyedBy: Key.self)
    hosting = try container.decode(forKey: .hosting, default: .recycled)
    scale = try container.decode(forKey: .scale, default: .auto)
  }
}

/// The rules in a snapshot: those of a scene, and rules for the data and the prompt.
struct SessionRules {
  var scene = SceneRules()
  var gaps = GapsRule.show
  var prompt = PromptRules()
}

extension SessionRules: Codable {
  private enum Key: CodingKey { case gaps }

  func encode(to encoder: any Encoder) throws {
    try scene.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    if gaps != .show { try container.encode(gaps.spelling, forKey: .gaps) }
    try prompt.encode(to: encoder)
  }

  init(from decoder: any Decoder) throws {
    scene = try SceneRules(from: decoder)
    let container = try decoder.container(keyedBy: Key.self)
    gaps = try container.decode(forKey: .gaps, default: .show)
    prompt = try PromptRules(from: decoder)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a rule from a word in any letter case.
  func decode<Rule: Spelled>(forKey key: Key, default rule: Rule) throws -> Rule {
    guard contains(key) else { return rule }
    guard let rule = Rule(spelling: try decode(String.self, forKey: key)) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "Expected one of \(Wording.list(Rule.spellings, "or"))")
    }
    return rule
  }
}
