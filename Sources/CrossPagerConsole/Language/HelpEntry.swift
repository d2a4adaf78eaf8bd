/// How much `help` tells.
public enum HelpScope: Hashable, Sendable {
  /// All commands, each in a line.
  case overview
  /// All there is to say of each entry.
  case entries
  /// What was found for these words, each in a line.
  case found(words: String)
}

/// A command, or a rule, as `help` tells of it.
public struct HelpEntry: Hashable, Sendable {
  /// The word or words it is given by.
  public var name: String
  /// What stands for it whatever else begins so.
  public var shortForm: String?
  /// The heading it is listed under.
  public var group: String
  /// The line as it is written.
  public var usage: String
  /// What it does, in a line.
  public var summary: String
  /// What else there is to know; may be empty.
  public var details: String
  /// What stands for what in the usage.
  public var parameters: [String]
  /// Lines that can be typed as they are.
  public var examples: [String]

  init(_ entry: CommandEntry) {
    name = entry.name
    shortForm = entry.shortForm
    group = entry.group.rawValue
    usage = entry.usage
    summary = entry.summary
    let takesRule = entry.parameters.contains { $0.kind == .rule }
    details = takesRule ? RuleTable.listing : entry.details
    parameters = entry.parameters.map { parameter in
      "\(parameter.plainUsage) is \(parameter.meaning)"
    }
    examples = entry.examples
  }

  init(_ rule: RuleEntry) {
    name = "set \(rule.name)"
    group = CommandGroup.rules.rawValue
    usage = rule.usage
    summary = rule.summary
    details =
      rule.isPagerRule
      ? "A rule of the pager, it takes no level."
      : "Without LEVEL it is set for all levels there are and will be."
    if rule.values.contains("|") { details += " The first value is the default." }
    parameters = []
    examples = [rule.example]
  }

  /// The commands a newcomer begins with, each by an example, in this order.
  static func firstSteps(of entries: [HelpEntry]) -> [HelpEntry] {
    ["left", "down", "zoom", "date", "map", "undo"].compactMap { name in
      entries.first { $0.name == name }
    }
  }

  /// A line that shows it at work.
  var example: String { examples.first ?? name }
}
