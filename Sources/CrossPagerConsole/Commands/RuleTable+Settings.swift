import CrossPager

/// A rule and its value, in the words of `set`.
struct Setting: Hashable {
  var rule: String
  var value: String

  /// What `set` takes: `edge wrap`.
  var text: String { "\(rule) \(value)" }
}

extension LevelRules {
  /// Every rule of a level with its value, in the order of ``RuleTable``.
  var settings: [Setting] {
    [
      Setting(rule: "start", value: start.spelling), Setting(rule: "entry", value: entry.spelling),
      Setting(rule: "edge", value: edge.spelling), Setting(rule: "follow", value: follow.spelling),
      Setting(rule: "snap", value: snap.spelling),
    ]
  }
}

extension PagerRules {
  /// Every rule of the pager with its value, in the order of ``RuleTable``, without the locks.
  var settings: [Setting] {
    let viewport = "\(viewport.levels.decimal) \(viewport.pages.decimal)"
    return [
      Setting(rule: "ends", value: ends.spelling), Setting(rule: "empty", value: empty.spelling),
      Setting(rule: "viewport", value: viewport),
      Setting(rule: "hosting", value: hosting.spelling),
    ]
  }
}

extension ScaleRule {
  var setting: Setting { Setting(rule: "scale", value: spelling) }
}
