import CrossPager

extension CommandTable {
  static let editing: [CommandEntry] = [
    CommandEntry(
      "insert", .developers, .level, .index("INDEX"), .count("COUNT", least: 1).defaulting(to: 1),
      summary: "Insert pages before page INDEX",
      details:
        "If INDEX equals the number of pages, inserts at the end. The level stays on its page.",
      examples: ["insert 0 0 2"],
      synonyms: ["add", "append", "new"]
    ) { .model(.insert(level: $0, index: $1, count: $2)) },
    CommandEntry(
      "remove", .developers, .level, .index("INDEX"), .count("COUNT", least: 1).defaulting(to: 1),
      summary: "Remove pages, starting at page INDEX",
      details:
        "If the level's page is removed, the level goes to the next remaining page, or else to the last page.",
      examples: ["remove 0 0"], synonyms: ["delete", "rm", "cut"]
    ) { .model(.remove(level: $0, index: $1, count: $2)) },
    CommandEntry(
      "resize", .developers, .level, .count("COUNT", least: 0),
      summary: "Set the number of pages in a level",
      details: "Adds or removes pages at the end.",
      examples: ["resize 0 9"], synonyms: ["grow", "shrink", "truncate"]
    ) { .model(.resize(level: $0, count: $1)) },
    CommandEntry(
      "insert-level", .developers, .newName, .count("COUNT", least: 0), .optional(.index("INDEX")),
      summary: "Insert a level with COUNT pages",
      details: "Without INDEX, inserts the level at the bottom.",
      examples: ["insert-level notes 3 0"], synonyms: ["add", "new"]
    ) { .insertLevel(name: $0, count: $1, index: $2) },
    CommandEntry(
      "remove-level", .developers, .level, summary: "Remove a level",
      details:
        "If the current level is removed, the level below it becomes current, or else the level above it.",
      examples: ["remove-level week"], synonyms: ["delete", "rm"]
    ) { .model(.removeLevel($0)) },
    CommandEntry(
      "move-level", .developers, .level, .index("INDEX"),
      summary: "Move a level to another index",
      details: "The level keeps its pages and rules.",
      examples: ["move-level month 0"], synonyms: ["mv", "reorder"]
    ) { .model(.moveLevel($0, index: $1)) },
  ]

  static let rules: [CommandEntry] = [
    CommandEntry(
      "set", .rules, .setting, summary: "Set a rule for one level or for all levels",
      examples: ["set entry align month"],
      synonyms: ["option", "config", "configure", "rule"]
    ) { change in
      switch change.setting {
      case .level(let rule):
        .model(change.level.map { .setLevelRule(rule, level: $0) } ?? .setRuleOfAllLevels(rule))
      case .pager(let rule): .model(.setPagerRule(rule))
      case .hosting(let rule): .setHosting(rule)
      case .scale(let rule): .setScale(rule)
      case .prompt(let rule): .setPrompt(rule)
      }
    },
    CommandEntry(
      "lock", .rules, .directions,
      summary: "Refuse moves in these directions",
      details: "Jumps such as 'go' are still allowed.",
      examples: ["lock left right"], synonyms: ["forbid", "block"]
    ) { .model(.lock($0)) },
    CommandEntry(
      "unlock", .rules, .directions, summary: "Allow moves in these directions again",
      examples: ["unlock left right"], synonyms: ["permit"]
    ) { .model(.unlock($0)) },
  ]
}
