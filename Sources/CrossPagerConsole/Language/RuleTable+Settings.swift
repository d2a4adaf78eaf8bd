import CrossPager

/// A rule and its value, in the words of `set`.
struct Setting: Hashable {
  var rule: String
  var value: String

  /// What `set` takes: `edge wrap`.
  var text: String { "\(rule) \(value)" }
}

extension Setting {
  init(_ scale: ScaleRule) { self.init(rule: "scale", value: scale.spelling) }
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
    [
      Setting(rule: "ends", value: ends.spelling), Setting(rule: "empty", value: empty.spelling),
      Setting(rule: "bounce", value: bounce.spelling),
      Setting(rule: "reading", value: reading.spelling),
      Setting(rule: "viewport", value: viewport.spelling),
      Setting(rule: "gesture", value: gesture.spelling),
      Setting(rule: "hosting", value: hosting.spelling),
    ]
  }
}

extension Viewport {
  /// The extents in the words of `set`, and what is kept ready if anything is: `3 2.5 beyond 1`.
  fileprivate var spelling: String {
    "\(levels.decimal) \(pages.decimal)" + (beyond == 0 ? "" : " beyond \(beyond)")
  }
}

extension GestureRule {
  /// The thresholds and the time in the words of `set`: `0.5 0.5 300`.
  fileprivate var spelling: String {
    "\(turningPages.decimal) \(throwingPagesPerSecond.decimal) \(settleMilliseconds)"
  }
}
