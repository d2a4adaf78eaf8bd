import CrossPager

extension CommandTable {
  package static let editing: [CommandEntry] = [
    CommandEntry(
      "insert", .developers, .level, .index("INDEX"), .optional(.count("COUNT", least: 1)),
      summary: "Insert pages before page INDEX",
      details:
        "If INDEX equals the number of pages, inserts at the end. The level stays on its page.",
      examples: ["insert 0 0 2"], synonyms: ["add", "append", "new"]
    ) { level, index, count in .model(level) { .insert(level: $0, index: index, count: count ?? 1) }
    },
    CommandEntry(
      "remove", .developers, .level, .index("INDEX"), .optional(.count("COUNT", least: 1)),
      summary: "Remove pages, starting at page INDEX",
      details:
        "If the level's page is removed, the level goes to the next remaining page, or else to the last page. If the "
        + "current level loses all its pages, it stays current.",
      examples: ["remove 0 0"], synonyms: ["delete", "rm", "cut"]
    ) { level, index, count in .model(level) { .remove(level: $0, index: index, count: count ?? 1) }
    },
    CommandEntry(
      "resize", .developers, .level, .count("COUNT", least: 0),
      summary: "Set the number of pages in a level", details: "Adds or removes pages at the end.",
      examples: ["resize 0 9"], synonyms: ["grow", "shrink", "truncate"]
    ) { level, count in .model(level) { .resize(level: $0, count: count) } },
    CommandEntry(
      "insert-level", .developers, .newName, .count("COUNT", least: 0), .optional(.index("INDEX")),
      summary: "Insert a level with COUNT pages",
      details:
        "Without INDEX, inserts the level at the bottom. If the program shows data, NAME cannot be a unit of time. "
        + "To add a level for a unit, use 'levels'.",
      examples: ["insert-level notes 3 0"], synonyms: ["add", "new"]
    ) { name, count, index in Work { try $0.insertLevel(name, count: count, index: index) } },
    CommandEntry(
      "remove-level", .developers, .level, summary: "Remove a level",
      details:
        "If the current level is removed, the level below it becomes current, or else the level above it.",
      examples: ["remove-level week"], synonyms: ["delete", "rm"]
    ) { .model($0) { .removeLevel($0) } },
    CommandEntry(
      "move-level", .developers, .level, .index("INDEX"),
      summary: "Move a level to another index", details: "The level keeps its pages and rules.",
      examples: ["move-level month 0"], synonyms: ["mv", "reorder"]
    ) { level, index in .model(level) { .moveLevel($0, index: index) } },
  ]
}

extension Session {
  fileprivate mutating func insertLevel(
    _ name: String, count: Int, index: Int?
  ) throws(Refusal) -> Answer {
    let command = Command.insertLevel(count: count, index: index)
    if state.labels.contains(where: { $0.name.isName(name) }) {
      throw explained(.ignored(.nameTaken), command, name)
    }
    if let message = content?.refusal(ofLevel: name, among: state.labels) {
      throw .unsuitable(message)
    }
    return try perform(command, name: name, name)
  }
}
