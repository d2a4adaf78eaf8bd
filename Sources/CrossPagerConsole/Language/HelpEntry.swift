/// How much `help` prints.
public enum HelpScope: Hashable, Sendable {
  /// The commands people need most.
  ///
  /// - Parameter isDated: whether there are dated levels.
  case overview(isDated: Bool)
  /// All commands, one a line.
  case all
  /// Everything about each entry.
  case entries
  /// The entries found for these words, one a line.
  case found(words: String)
}

/// The help of a command or a rule.
public struct HelpEntry: Hashable, Sendable {
  /// The word or words that call it.
  public var name: String
  /// The short form of its name.
  public var shortForm: String?
  /// The heading it is listed under.
  public var group: String
  /// The line as it is written.
  public var usage: String
  /// What it does, in a line.
  public var summary: String
  /// More about it, in sentences; may be empty.
  public var details: String
  /// Whether it sets rules, which are then listed.
  var setsRules = false
  /// The rules it sets.
  var rules: [RuleEntry] { setsRules ? RuleTable.entries : [] }
  /// What the words in capitals mean.
  public var parameters: [String]
  /// Lines that can be typed as they are.
  public var examples: [String]

  init(_ entry: CommandEntry) {
    name = entry.name
    shortForm = entry.shortForm
    group = entry.group.rawValue
    usage = entry.usage
    summary = entry.summary
    details = entry.details
    setsRules = entry.parameters.contains { $0.kind == .rule }
    parameters = entry.parameters.filter { !$0.isLiteral }.map { parameter in
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
      rule.details
      + (rule.isPagerRule
        ? " The rule is for the whole pager."
        : " Without LEVEL, the rule is set for all levels, and for new ones.")
      + (rule.values.contains("|") ? " The first value is the default." : "")
    parameters = []
    examples = [rule.example]
  }

  /// An example of the entry.
  var example: String { examples.first ?? name }
}

/// The commands people need most, by group.
struct HelpOverview {
  /// Each group with its title.
  var groups: [(title: String, entries: [HelpEntry])]
  /// Lines to try.
  var examples: [String]

  /// - Parameters:
  ///   - entries: all commands.
  ///   - isDated: whether there are dated levels.
  init(of entries: [HelpEntry], isDated: Bool) {
    func named(_ names: [String]) -> [HelpEntry] {
      names.compactMap { name in entries.first { $0.name == name } }
    }
    let jump = isDated ? "date" : "page"
    groups = [
      ("Moving", named(["left", "right", "up", "down", "zoom", "go", jump])),
      ("Looking", named(["show", "map", isDated ? "data" : "where"])),
      ("More", named(["undo", "set", "save", "restore", "quit"])),
    ]
    examples = named(["left", "down", "zoom", jump, "undo"]).map(\.example)
  }
}
