import CrossPager

/// The rule for the line of keys below the prompt.
public enum HintsRule: String, Hashable, Sendable, CaseIterable, Spelled {
  case on
  case off
}

/// The rule for motion at the prompt.
public enum MotionRule: String, Hashable, Sendable, CaseIterable, Spelled {
  /// Content settles and pages slide over time.
  case on
  /// Content settles and pages appear at once.
  case off
}

/// The rules for the prompt, which have no effect elsewhere.
public struct PromptRules: Hashable, Sendable {
  /// Whether a line of keys appears below the prompt.
  public var hints = HintsRule.on
  /// Whether content moves over time.
  public var motion = MotionRule.on

  /// Creates the default rules.
  public init() {}
}
