import CrossPager

/// What is said of the pager's rules, a rule a piece.
enum PagerRulesWording {
  static func lines(_ rules: PagerRules, _ scale: ScaleRule) -> [String] {
    let locked = rules.locked.elements.map(\.spelling).joined(separator: " ")
    return rules.settings.map(\.text) + [
      "locked \(locked.isEmpty ? "none" : locked)", Setting(scale).text,
    ]
  }
}
