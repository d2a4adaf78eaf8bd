import CrossPager
import CrossPagerTimeline

/// What is said of a file's rows: what is counted, how many, and a note where one is needed.
enum DataWording {
  static func rows(_ read: ReadReport) -> [[String]] {
    [
      ["rows read", String(read.rows)], ["used", String(read.used)],
      ["blank", String(read.blank)], ["skipped", String(read.skipped)],
      ["duplicate", String(read.duplicate), "kept, their time is another row's too"],
      [
        "out of order", String(read.outOfOrder),
        "put in order, they are earlier than the row before",
      ],
    ]
  }
}

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
