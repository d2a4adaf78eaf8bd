import CrossPager
import MessageWords

/// The document that `save` writes and `restore` reads (the contract's section 9): the snapshot of the pager, with
/// names and keys, and the members of the session.
struct SessionSnapshot: Hashable, Codable {
  var pager: PagerSnapshot<String, String>
  var scale: ScaleRule
  /// The drawn column; nil if there was none.
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

/// The rules of a scene or a snapshot: those of the pager, and those that the program adds.
struct SessionRules: Codable {
  var pager: PagerRules
  var scale: ScaleRule

  private enum Key: CodingKey { case scale }

  init(pager: PagerRules = PagerRules(), scale: ScaleRule = .level) {
    self.pager = pager
    self.scale = scale
  }

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
  /// The difference in words, and how a repair handles it.
  ///
  /// - Parameter state: The state into which the snapshot is restored.
  func sentence(in state: SessionState) -> String {
    switch self {
    case .unknownLevel(let name):
      "Level '\(name.excerpt)' does not exist here, it is left out."
    case .missingLevel(let name):
      "Level '\(name.excerpt)' is not in the snapshot, it stays as it is."
    case .otherOrder(let names):
      "The levels \(Wording.list(names)) are in another order here, they stay in theirs."
    case .otherCount(let name, let saved, let present, let page):
      "Level '\(name.excerpt)' has \(Wording.count(present, "page")), in the snapshot \(saved), \(state.pageText(page, ofLevel: name))."
    case .missingPage(let name, let key, let page):
      "Level '\(name.excerpt)' has no page '\(key.excerpt)', where the snapshot stands, \(state.pageText(page, ofLevel: name))."
    case .otherRest(let name, let saved, let present):
      "Level '\(name.excerpt)' rests at \(present.decimal), in the snapshot at \(saved.decimal)."
    case .missingCurrentLevel(let name?):
      "The snapshot's current level '\(name.excerpt)' does not exist here, the one here stays."
    case .missingCurrentLevel(nil):
      "The snapshot has no current level, the one here stays."
    }
  }
}

extension SessionState {
  fileprivate func pageText(_ page: Int?, ofLevel name: String) -> String {
    guard let page, let level = levelIndex(of: name) else { return "it has no page" }
    return "its page is \(labels[level].title(ofPage: page))"
  }
}

extension SessionState {
  /// Takes what fits of a snapshot, and reports every difference.
  ///
  /// - Parameter columns: the columns that can be drawn here.
  mutating func adopt(_ snapshot: SessionSnapshot, columns: [String]) -> [String] {
    let before = self
    var differences = repair(from: snapshot.pager).differences.map { $0.sentence(in: before) }
    scale = snapshot.scale
    if let saved = snapshot.value {
      if columns.contains(saved) {
        value = saved
      } else {
        differences.append(
          "The snapshot's column '\(saved.excerpt)' is not open here, the one here stays.")
      }
    }
    return differences
  }
}
