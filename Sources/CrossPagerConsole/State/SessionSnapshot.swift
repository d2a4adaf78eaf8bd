import CrossPager
import MessageWords

/// The document that `save` writes and `restore` reads (the contract's section 9): the snapshot of
/// the pager, with names and keys, and the rules of the session.
struct SessionSnapshot: Hashable, Codable {
  var pager: PagerSnapshot<String, String>
  var scale: ScaleRule
  /// The drawn column, or nil if there was none.
  var value: String?

  /// The drawn series, or nil if there was only one without a name.
  var series: String?

  private enum Key: CodingKey { case rules, value, series }

  init(of state: SessionState) {
    pager = state.snapshot
    scale = state.scale
    value = state.value
    series = state.series
  }

  func encode(to encoder: any Encoder) throws {
    try pager.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(value, forKey: .value)
    try container.encodeIfPresent(series, forKey: .series)
    try container.encode(SessionRules(pager: pager.rules, scale: scale), forKey: .rules)
  }

  init(from decoder: any Decoder) throws {
    pager = try PagerSnapshot(from: decoder)
    let container = try decoder.container(keyedBy: Key.self)
    value = try container.decodeIfPresent(String.self, forKey: .value)
    series = try container.decodeIfPresent(String.self, forKey: .series)
    scale = try container.decode(SessionRules.self, forKey: .rules).scale
  }
}

/// The rules of a scene or a snapshot: those of the pager and those that the program adds.
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
  /// - Parameter state: The state into which the snapshot is restored.
  func sentence(in state: SessionState) -> String {
    switch self {
    case .unknownLevel(let name):
      "No level '\(name.excerpt)' here. Repair: leave it out."
    case .missingLevel(let name):
      "Level '\(name.excerpt)' is not in the snapshot. Repair: leave it as it is."
    case .otherOrder(let names):
      "Levels \(Wording.list(names)) have another order here. Repair: keep this order."
    case .otherCount(let name, let saved, let present, let page):
      "Level '\(name.excerpt)' has \(Wording.count(present, "page")) here and \(saved) in the snapshot. "
        + "Repair: \(state.pageText(page, ofLevel: name))."
    case .missingPage(let name, let key, let page):
      "Level '\(name.excerpt)' has no page '\(key.excerpt)'. Repair: \(state.pageText(page, ofLevel: name))."
    case .otherRest(let name, let saved, let present):
      "Level '\(name.excerpt)' cannot rest at \(saved.decimal). Repair: rest at \(present.decimal)."
    case .missingCurrentLevel(let name?):
      "No level '\(name.excerpt)' here, the snapshot's current level. Repair: keep the current level."
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
  /// Restores the parts of a snapshot that fit and reports every difference.
  ///
  /// - Parameter data: The columns and series that can be drawn.
  mutating func adopt(_ snapshot: SessionSnapshot, data: ChartData?) -> [String] {
    let before = self
    var differences = repair(from: snapshot.pager).differences.map { $0.sentence(in: before) }
    scale = snapshot.scale
    if let saved = snapshot.value {
      if data?.names.contains(saved) == true {
        value = saved
      } else {
        differences.append(
          "No column '\(saved.excerpt)' here. Repair: keep the current column.")
      }
    }
    if let saved = snapshot.series {
      if data?.hasSeries(saved) == true {
        series = saved
      } else {
        differences.append(
          "No series '\(saved.excerpt)' here. Repair: keep the current series.")
      }
    }
    return differences
  }
}

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
