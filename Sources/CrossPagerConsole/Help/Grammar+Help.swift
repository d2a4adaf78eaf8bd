import TerminalText

/// The reference for all commands.
extension Grammar {
  /// The help for all commands.
  public var commandHelp: [HelpEntry] { commands.map { HelpEntry($0, in: self) } }

  /// The help for all commands under their headings.
  public var groupedHelp: [(title: String, entries: [HelpEntry])] {
    CommandGroup.allCases.map { group in
      (group.rawValue, commandHelp.filter { $0.group == group.rawValue })
    }
  }

  /// The help for all settings without a command of their own.
  public var ruleHelp: [HelpEntry] { rules.map { HelpEntry($0) } }

  /// The reference as a Markdown document, without a final line break.
  public var markdown: String {
    let head = """
      # Commands

      `crosspager --commands` prints this page.

      Enter one command per line, with spaces between the words. Put names that contain spaces in double quotes, and \
      write a quote inside a name as `""`. A word that begins with `#` starts a comment. You can type commands in any \
      letter case and shorten them to any unambiguous prefix. `LEVEL` is the name or index of a level. Indices \
      start at 0.
      """
    let sections = CommandGroup.allCases.map { group in
      let sections = commands.filter { $0.group == group }.map(section)
      return (["## \(group.rawValue)"] + sections).joined(separator: "\n\n")
    }
    return ([head] + sections + [ruleTable]).joined(separator: "\n\n")
  }

  private func section(_ entry: CommandEntry) -> String {
    let short = entry.shortForm.map { " (short: `\($0)`)" } ?? ""
    let parameters = entry.parameters.filter { !$0.isLiteral }
      .map { "- `\($0.plainUsage)` is \($0.meaning)." }.joined(separator: "\n")
    let examples = entry.examples.map { "`\($0)`" }.joined(separator: ", ")
    return [
      "### `\(entry.usage)`\(short)", entry.summary + ".", entry.details, parameters,
      examples.isEmpty ? "" : "Examples: \(examples).",
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
