import CrossPager
import CrossPagerTimeline
import PageHosts

/// A rule and its value, as the arguments to `set`.
struct Setting: Hashable {
  var rule: String
  var value: String

  /// The arguments to `set`, such as `edge wrap`.
  var text: String { "\(rule) \(value)" }
}

extension LevelRule {
  var setting: Setting {
    switch self {
    case .start(let value): Setting(rule: "start", value: value.spelling)
    case .entry(let value): Setting(rule: "entry", value: value.spelling)
    case .edge(let value): Setting(rule: "edge", value: value.spelling)
    case .follow(let value): Setting(rule: "follow", value: value.spelling)
    case .snap(let value): Setting(rule: "snap", value: value.spelling)
    }
  }
}

extension PagerRule {
  var setting: Setting {
    switch self {
    case .ends(let value): Setting(rule: "ends", value: value.spelling)
    case .empty(let value): Setting(rule: "empty", value: value.spelling)
    case .bounce(let value): Setting(rule: "bounce", value: value.spelling)
    case .reading(let value): Setting(rule: "reading", value: value.spelling)
    case .viewport(let value): Setting(rule: "viewport", value: value.spelling)
    case .gesture(let value): Setting(rule: "gesture", value: value.spelling)
    }
  }
}

extension Setting {
  init(_ hosting: HostingRule) { self.init(rule: "hosting", value: hosting.spelling) }
  init(_ scale: ScaleRule) { self.init(rule: "scale", value: scale.spelling) }
}

extension SceneRules {
  /// The rules and their values, in the order of ``RuleTable``. The locks are not included.
  var settings: [Setting] { pager.settings + [Setting(hosting), Setting(scale)] }
}

extension PromptRules {
  /// The rules and their values, in the order of ``RuleTable``.
  var settings: [Setting] {
    [PromptRule.hints(hints), .motion(motion)].map(\.setting)
  }
}

extension PromptRule {
  var setting: Setting {
    switch self {
    case .hints(let value): Setting(rule: "hints", value: value.spelling)
    case .motion(let value): Setting(rule: "motion", value: value.spelling)
    }
  }
}

extension LevelRules {
  /// The level's rules and their values, in the order of ``RuleTable``.
  var settings: [Setting] {
    [LevelRule.start(start), .entry(entry), .edge(edge), .follow(follow), .snap(snap)]
      .map(\.setting)
  }
}

extension PagerRules {
  /// The pager's rules and their values, in the order of ``RuleTable``. The locks are not included.
  var settings: [Setting] {
    [
      PagerRule.ends(ends), .empty(empty), .bounce(bounce), .reading(reading), .viewport(viewport),
      .gesture(gesture),
    ].map(\.setting)
  }

  /// The locked directions, such as `locked left up` or `locked none`.
  var lockedText: String {
    "locked \(locked == [] ? "none" : locked.elements.map(\.spelling).joined(separator: " "))"
  }
}

extension Viewport {
  /// The extents and any margin, as the value for `set`, such as `3 2.5 beyond 1`.
  fileprivate var spelling: String {
    "\(levels.decimal) \(pages.decimal)" + (beyond == 0 ? "" : " beyond \(beyond)")
  }
}

extension GestureRule {
  /// The thresholds and the duration, as the value for `set`, such as `0.5 0.5 300`.
  fileprivate var spelling: String {
    "\(turningPages.decimal) \(throwingPagesPerSecond.decimal) \(settleMilliseconds)"
  }
}
