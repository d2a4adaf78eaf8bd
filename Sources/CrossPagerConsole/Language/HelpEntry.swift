/// How much `help` prints.
public enum HelpScope: Hashable, Sendable {
  /// The commands people need most.
  ///
  /// - Parameter isDated: Whether there are dated levels.
  case overview(isDated: Bool)
  /// All commands, one per line.
  case all
  /// Everything about each entry.
  case entries
  /// The entries found for these words, one per line.
  case found(words: String)
}

/// The help for a command or a rule.
public struct HelpEntry: Hashable, Sendable {
  /// The name of the command, or `set` and the name of the rule.
  public var name: String
  /// The short form of its name.
  public var shortForm: String?
  /// The heading it is listed under.
  public var group: String
  /// The usage line.
  public var usage: String
  /// What it does, in one line.
  public var summary: String
  /// Further details in sentences. May be empty.
  public var details: String
  /// Whether it sets rules.
  var setsRules = false
  /// The rules it sets.
  var rules: [RuleEntry] { setsRules ? RuleTable.entries : [] }
  /// What the words in capitals mean.
  public var parameters: [String]
  /// Lines to type as they are.
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

  /// One example of the entry.
  var example: String { examples.first ?? name }
}

/// The commands people need most, by group.
struct HelpOverview {
  /// The groups with their titles.
  var groups: [(title: String, entries: [HelpEntry])]
  /// Lines to try.
  var examples: [String]

  /// - Parameters:
  ///   - entries: All commands.
  ///   - isDated: Whether there are dated levels.
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
