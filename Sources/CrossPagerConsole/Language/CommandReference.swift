import TerminalText

/// The reference for all commands, generated from the command table.
public enum CommandReference {
  /// All commands under their headings.
  public static let groups: [(title: String, entries: [HelpEntry])] =
    CommandGroup.allCases.map { group in
      (group.rawValue, CommandTable.entries.filter { $0.group == group }.map(HelpEntry.init))
    }

  /// All rules.
  public static let rules: [HelpEntry] = RuleTable.entries.map(HelpEntry.init)

  /// Whether a lowercase word is a command's short form, an alias or a prefix of a command's name.
  public static func isCommand(_ word: some StringProtocol) -> Bool {
    CommandTable.entries.contains { $0.name.hasPrefix(word) || $0.isNamed(String(word)) }
  }

  /// The full name of the command in a line, or nil if there is none.
  public static func name(ofCommandIn line: String) -> String? {
    guard let word = (try? Words(line: line))?.words.first else { return nil }
    return try? CommandTable.entry(for: word).name
  }

  /// The reference as a Markdown document, without a final line break.
  public static var markdown: String {
    let head = """
      # Commands

      `crosspager --commands` prints this page.

      Enter one command per line, with spaces between the words. Put names that contain spaces in double quotes, and \
      write a quote inside a name as `""`. A word that begins with `#` starts a comment. You can type commands in any \
      letter case and shorten them to any unambiguous prefix. `LEVEL` is the name or index of a level. Indices \
      start at 0.
      """
    let sections = CommandGroup.allCases.map { group in
      let sections = CommandTable.entries.filter { $0.group == group }.map(section)
      return (["## \(group.rawValue)"] + sections).joined(separator: "\n\n")
    }
    return ([head] + sections + [ruleTable]).joined(separator: "\n\n")
  }

  private static func section(_ entry: CommandEntry) -> String {
    let short = entry.shortForm.map { " (short: `\($0)`)" } ?? ""
    let parameters = entry.parameters.filter { !$0.isLiteral }
      .map { "- `\($0.plainUsage)` is \($0.meaning)." }.joined(separator: "\n")
    let examples = entry.examples.map { "`\($0)`" }.joined(separator: ", ")
    return [
      "### `\(entry.usage)`\(short)", entry.summary + ".", entry.details, parameters,
      examples.isEmpty ? "" : "Examples: \(examples).",
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static var ruleTable: String {
    let rows = RuleTable.entries.map { entry in
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
