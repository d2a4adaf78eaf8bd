import CrossPager

/// What is said of the pager's rules, a rule a piece.
enum PagerRulesWording {
  static func lines(_ rules: PagerRules, _ scale: ScaleRule) -> [String] {
    let locked = rules.locked.elements.map(\.spelling).joined(separator: " ")
    let viewport = "\(rules.viewport.levels.decimal) \(rules.viewport.pages.decimal)"
    return [
      "ends \(rules.ends.spelling)", "empty \(rules.empty.spelling)", "viewport \(viewport)",
      "hosting \(rules.hosting.spelling)", "locked \(locked.isEmpty ? "none" : locked)",
      "scale \(scale.spelling)",
    ]
  }
}
