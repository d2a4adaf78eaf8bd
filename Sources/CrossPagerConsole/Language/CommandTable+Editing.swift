import CrossPager

extension CommandTable {
  static let editing: [CommandEntry] = [
    CommandEntry(
      "insert", .editing, .level, .index("INDEX"), .count("COUNT", least: 1).defaulting(to: 1),
      summary: "inserts pages before the page INDEX, or at the end",
      details: "The level stays on the page it stood on.", examples: ["insert 0 0 2"],
      synonyms: ["add", "append", "new"]
    ) { .model(.insert(level: $0, index: $1, count: $2)) },
    CommandEntry(
      "remove", .editing, .level, .index("INDEX"), .count("COUNT", least: 1).defaulting(to: 1),
      summary: "removes pages from the page INDEX on",
      details:
        "If the page the level stands on is removed, the one that slides into its place takes over, "
        + "else the new last.", examples: ["remove 0 0"], synonyms: ["delete", "rm", "cut"]
    ) { .model(.remove(level: $0, index: $1, count: $2)) },
    CommandEntry(
      "resize", .editing, .level, .count("COUNT", least: 0),
      summary: "gives a level COUNT pages by adding or removing at its end",
      examples: ["resize 0 9"], synonyms: ["grow", "shrink", "truncate"]
    ) { .model(.resize(level: $0, count: $1)) },
    CommandEntry(
      "insert-level", .editing, .newName, .count("COUNT", least: 0), .optional(.index("INDEX")),
      summary: "inserts a level of COUNT pages, at the bottom if no INDEX is given",
      examples: ["insert-level notes 3 0"], synonyms: ["add", "new"]
    ) { .insertLevel(name: $0, count: $1, index: $2) },
    CommandEntry(
      "remove-level", .editing, .level, summary: "removes a level",
      details:
        "If it is the current one, the level that slides into its place becomes current, else the one "
        + "above.", examples: ["remove-level week"], synonyms: ["delete", "rm"]
    ) { .model(.removeLevel($0)) },
    CommandEntry(
      "move-level", .editing, .level, .index("INDEX"),
      summary: "moves a level, with its pages and rules, to another place in the column",
      examples: ["move-level month 0"], synonyms: ["mv", "reorder"]
    ) { .model(.moveLevel($0, index: $1)) },
  ]

  static let rules: [CommandEntry] = [
    CommandEntry(
      "set", .rules, .setting, summary: "sets a rule, of one level or of all there are and will be",
      examples: ["set edge wrap", "set entry align month", "set scale page"],
      synonyms: ["option", "config", "configure", "rule"]
    ) { change in
      switch change.setting {
      case .level(let rule):
        .model(change.level.map { .setLevelRule(rule, level: $0) } ?? .setRuleOfAllLevels(rule))
      case .pager(let rule): .model(.setPagerRule(rule))
      case .scale(let rule): .setScale(rule)
      }
    },
    CommandEntry(
      "lock", .rules, .directions,
      summary: "refuses moves in these directions; jumps are not refused",
      examples: ["lock left right"], synonyms: ["forbid", "block"]
    ) { .model(.lock($0)) },
    CommandEntry(
      "unlock", .rules, .directions, summary: "allows moves in these directions again",
      examples: ["unlock left right"], synonyms: ["permit"]
    ) { .model(.unlock($0)) },
  ]
}
