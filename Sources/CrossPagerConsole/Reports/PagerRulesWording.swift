import CrossPager

/// The rules of the pager in words, a piece for each.
enum PagerRulesWording {
  static func lines(_ rules: PagerRules, _ scale: ScaleRule) -> [String] {
    rules.settings.map(\.text) + [rules.lockedText, Setting(scale).text]
  }
}
