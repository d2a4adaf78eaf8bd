/// The help for a command or a rule.
public struct HelpEntry: Sendable {
  /// The name of the command, or `set` and the name of the rule.
  public var name: String
  /// The short form of the name.
  public var shortForm: String?
  /// The heading above the entry in lists.
  public var group: String
  /// The usage line.
  public var usage: String
  /// The one-line description.
  public var summary: String
  /// Additional sentences. May be empty.
  public var details: String
  /// The rules that the command can set.
  package var rules: [(name: String, values: String, summary: String)] = []
  /// The meanings of the parameters, such as `PAGE is an index (0 or more)`.
  public var parameters: [String]
  /// Example command lines.
  public var examples: [String]

  init(_ entry: CommandEntry, in grammar: Grammar) {
    name = entry.name
    shortForm = entry.shortForm
    group = entry.group.rawValue
    usage = entry.usage
    summary = entry.summary
    details = entry.details
    if entry.parameters.contains(where: { $0.kind == .rule }) {
      rules = grammar.rules.map { ($0.name, $0.values, $0.summary) }
    }
    parameters = entry.parameters.filter { !$0.isLiteral }.map { parameter in
      "\(parameter.plainUsage) is \(parameter.meaning)"
    }
    examples = entry.examples
  }

  init(_ rule: SettingEntry) {
    name = "set \(rule.name)"
    group = CommandGroup.rules.rawValue
    usage = rule.usage
    summary = rule.summary
    details =
      rule.details
      + (rule.isPagerRule
        ? " The rule applies to the whole pager."
        : " Without LEVEL, the rule applies to all existing and new levels.")
      + (rule.values.contains("|") ? " The first value is the default." : "")
    parameters = []
    examples = [rule.example]
  }

  /// The first example, or the name if there are no examples.
  var example: String { examples.first ?? name }
}

/// The most important commands, by group.
struct HelpOverview {
  /// The groups with their titles.
  var groups: [(title: String, entries: [HelpEntry])]
  /// Command lines to try.
  var examples: [String]

  /// - Parameters:
  ///   - entries: All commands.
  ///   - isDated: Whether any level is dated.
  init(of entries: [HelpEntry], isDated: Bool) {
    func named(_ names: [String]) -> [HelpEntry] {
      names.compactMap { name in entries.first { $0.name == name } }
    }
    let jump = isDated ? "date" : "page"
    groups = [
      ("Moving", named(["left", "right", "up", "down", "zoom", "go", jump])),
      (
        "Looking",
        named(isDated ? ["show", "bar", "compare", "find", "data"] : ["show", "map", "where"])
      ),
      (
        "More",
        named(["undo", "set"] + (isDated ? ["export", "keys"] : ["save", "restore"]) + ["quit"])
      ),
    ]
    examples = named(["left", "down", "zoom", jump, "undo"]).map(\.example)
  }
}
