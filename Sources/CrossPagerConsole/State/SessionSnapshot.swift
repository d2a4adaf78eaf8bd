import CrossPager
import MessageWords

/// The document that `save` writes and `restore` reads (the contract's section 9). The document
/// contains the pager's snapshot, with names and keys, and the session's rules.
struct SessionSnapshot: Hashable, Codable {
  var pager: PagerSnapshot<String, String>
  var scale: ScaleRule
  /// The name of the drawn column, or nil if there is none.
  var value: String?

  private enum Key: CodingKey { case rules, value }

  init(of state: SessionState) {
    pager = state.snapshot
    scale = state.scale
    value = state.value
  }

  func encode(to encoder: any Encoder) throws {
    try pager.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(value, forKey: .value)
    try container.encode(SessionRules(pager: pager.rules, scale: scale), forKey: .rules)
  }

  init(from decoder: any Decoder) throws {
    pager = try PagerSnapshot(from: decoder)
    let container = try decoder.container(keyedBy: Key.self)
    value = try container.decodeIfPresent(String.self, forKey: .value)
    scale = try container.decode(SessionRules.self, forKey: .rules).scale
  }
}

/// The rules in a scene or a snapshot: the pager's rules and the scale rule.
struct SessionRules {
  var pager = PagerRules()
  var scale = ScaleRule.level
}

extension SessionRules: Codable {
  private enum Key: CodingKey { case scale }

  func encode(to encoder: any Encoder) throws {
    try pager.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(scale, forKey: .scale)
  }

  init(from decoder: any Decoder) throws {
    pager = try PagerRules(from: decoder)
    let container = try decoder.container(keyedBy: Key.self)
    scale =
      container.contains(.scale) ? try container.decode(ScaleRule.self, forKey: .scale) : .level
  }
}

extension SnapshotDifference<String, String> {
  /// Describes the difference and its repair.
  ///
  /// - Parameter state: The state that receives the snapshot.
  func sentence(in state: SessionState) -> String {
    switch self {
    case .unknownLevel(let name):
      "No level '\(name.excerpt)' here. Repair: ignore the level."
    case .missingLevel(let name):
      "Level '\(name.excerpt)' is not in the snapshot. Repair: keep the level unchanged."
    case .otherOrder(let names):
      "Levels \(Wording.list(names)) are in a different order here. Repair: keep this order."
    case .otherCount(let name, let saved, let present, let page):
      "Level '\(name.excerpt)' has \(Wording.count(present, "page")) here and \(saved) in the snapshot. "
        + "Repair: \(state.pageText(page, ofLevel: name))."
    case .missingPage(let name, let key, let page):
      "Level '\(name.excerpt)' has no page '\(key.excerpt)'. Repair: \(state.pageText(page, ofLevel: name))."
    case .otherRest(let name, let saved, let present):
      "Level '\(name.excerpt)' cannot rest at \(saved.decimal). Repair: rest at \(present.decimal)."
    case .missingCurrentLevel(let name?):
      "The snapshot's current level '\(name.excerpt)' is missing here. Repair: keep the current level."
    case .missingCurrentLevel(nil):
      "The snapshot has no current level. Repair: keep the current level."
    }
  }
}

extension SessionState {
  fileprivate func pageText(_ page: Int?, ofLevel name: String) -> String {
    guard let page, let level = levelIndex(of: name) else { return "no page" }
    return "page \(labels[level].title(ofPage: page))"
  }
}

extension SessionState {
  /// Restores the parts of a snapshot that fit, and returns a sentence for each difference.
  ///
  /// - Parameter columns: The columns that can be drawn.
  mutating func adopt(_ snapshot: SessionSnapshot, columns: [String]) -> [String] {
    let before = self
    var differences = repair(from: snapshot.pager).differences.map { $0.sentence(in: before) }
    scale = snapshot.scale
    if let saved = snapshot.value {
      if columns.contains(saved) {
        value = saved
      } else {
        differences.append(
          "No column '\(saved.excerpt)' here. Repair: keep the current column.")
      }
    }
    return differences
  }
}

/// The rule for pages that share a chart scale.
public enum ScaleRule: Hashable, Sendable, CaseIterable, Spelled {
  /// All pages of a level share one scale, which makes their bars comparable.
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
