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

  /// Sets a rule.
  mutating func set(_ rule: PromptRule) {
    switch rule {
    case .hints(let rule): hints = rule
    case .motion(let rule): motion = rule
    }
  }
}

/// A prompt rule and its value.
enum PromptRule: Hashable, Sendable {
  case hints(HintsRule)
  case motion(MotionRule)
}

extension PromptRules: Codable {
  private enum Key: CodingKey { case hints, motion }

  /// Writes the rules that differ from the defaults.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    if hints != .on { try container.encode(hints.spelling, forKey: .hints) }
    if motion != .on { try container.encode(motion.spelling, forKey: .motion) }
  }

  /// Reads the rules. A missing rule has its default value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    hints = try container.decode(forKey: .hints, default: .on)
    motion = try container.decode(forKey: .motion, default: .on)
  }
}
