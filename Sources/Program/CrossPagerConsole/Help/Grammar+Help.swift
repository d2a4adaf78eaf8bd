import TerminalText

extension Grammar {
  package var groupedHelp: [(title: String, entries: [CommandEntry])] {
    CommandGroup.allCases.map { group in
      (group.rawValue, commands.filter { $0.group == group })
    }
  }

  package var ruleHelp: [CommandEntry] { rules.map(\.help) }

  /// The reference as a Markdown document, without a final line break.
  public var markdown: String {
    let shared = sharedMeanings
    let head = """
      # Commands

      `crosspager --commands` prints this page.

      Enter one command per line, with spaces between the words. Put names that contain spaces in double quotes, and \
      write a quote inside a name as `""`. A word that begins with `#` starts a comment. You can type commands in any \
      letter case and shorten them to any unambiguous prefix.

      Unless a command says otherwise:

      \(shared.joined(separator: "\n"))
      """
    let sections = groupedHelp.map { title, entries in
      let texts = zip(entries, [nil] + entries).map { section($0, after: $1, shared) }
      return (["## \(title)"] + texts).joined(separator: "\n\n")
    }
    return ([head] + sections + [ruleTable]).joined(separator: "\n\n")
  }

  private var sharedMeanings: [String] {
    let meanings = Dictionary(grouping: commands.flatMap(meanings)) { $0 }
    return meanings.filter { $0.value.count > 2 }.keys.sorted()
  }

  private func meanings(_ entry: CommandEntry) -> [String] {
    entry.meanings { "- `\($0)`" }.map { $0 + "." }
  }

  private func section(
    _ entry: CommandEntry, after previous: CommandEntry?, _ shared: [String]
  ) -> String {
    let short = entry.shortForm.map { " (short: `\($0)`)" } ?? ""
    let parameters = meanings(entry).filter { !shared.contains($0) }.joined(separator: "\n")
    let examples = entry.examples.map { "`\($0)`" }
    return [
      "### `\(entry.usage)`\(short)", entry.summary + ".",
      !entry.details.isEmpty && entry.details == previous?.details
        ? "See `\(previous?.name ?? "")`." : entry.details, parameters,
      examples.count < 2 ? "" : "Examples: \(examples.joined(separator: ", ")).",
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var ruleTable: String {
    let rows = rules.map { entry in
      let values = entry.values.replacing("|", by: " \\| ")
      return
        "| `\(entry.name)` | \(values) | \(entry.isPagerRule ? "pager" : "level") | \(entry.summary). \(entry.details) |"
    }
    return """
      ## The rules

      You can set a level's rule for one level or, without LEVEL, for all existing and new levels. The pager's \
      rules take no level. The first value is the default.

      | rule | values | belongs to | meaning |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))
      """
  }
}

struct HelpOverview {
  var groups: [(title: String, entries: [CommandEntry])]
  var examples: [String]

  init(of entries: [CommandEntry], isDated: Bool) {
    func named(_ names: [String]) -> [CommandEntry] {
      names.compactMap { name in entries.first { $0.name == name } }
    }
    let jump = isDated ? "date" : "page"
    groups = [
      ("Moving", named(["left", "right", "up", "down", "zoom", "go", jump])),
      (
        "Looking",
        named(["show"] + (isDated ? ["bar", "compare", "find", "data"] : ["map", "where"]))
      ),
      (
        "More",
        named(["undo", "set"] + (isDated ? ["export", "keys"] : ["save", "restore"]) + ["quit"])
      ),
    ]
    examples = named(["left", "down", "zoom", jump, "undo"]).map { $0.examples.first ?? $0.name }
  }
}
