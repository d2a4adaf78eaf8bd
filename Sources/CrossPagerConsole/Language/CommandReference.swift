/// The reference of all commands, generated from the command table.
public enum CommandReference {
  /// All commands under their headings.
  public static let groups: [(title: String, entries: [HelpEntry])] =
    CommandGroup.allCases.map { group in
      (group.rawValue, CommandTable.entries.filter { $0.group == group }.map(HelpEntry.init))
    }

  /// All rules.
  public static let rules: [HelpEntry] = RuleTable.entries.map(HelpEntry.init)

  /// The reference as a Markdown document, without a line break at its end.
  public static var markdown: String {
    let head = """
      # Commands

      `crosspager --commands` prints this page.

      Enter one command per line, with spaces between the words. Put a name with spaces in double quotes, and write a \
      quote in it as `""`. A word that begins with `#` starts a comment. Letter case does not matter in commands, and \
      you can shorten them to any unambiguous beginning. `LEVEL` is the name or the index of a level. Indices start at 0.
      """
    let sections = CommandGroup.allCases.map { group in
      let entries = CommandTable.entries.filter { $0.group == group }
      return (["## \(group.rawValue)"] + entries.map(section)).joined(separator: "\n\n")
    }
    return ([head] + sections + [ruleTable]).joined(separator: "\n\n")
  }

  private static func section(_ entry: CommandEntry) -> String {
    let short = entry.shortForm.map { " (short: `\($0)`)" } ?? ""
    var lines = ["### `\(entry.usage)`\(short)", entry.summary + "."]
    if !entry.details.isEmpty { lines.append(entry.details) }
    lines +=
      entry.parameters.filter { !$0.isLiteral }
      .map { "- `\($0.plainUsage)` is \($0.meaning)." }
      .joinedAsList
    if !entry.examples.isEmpty {
      lines.append("Examples: " + entry.examples.map { "`\($0)`" }.joined(separator: ", ") + ".")
    }
    return lines.joined(separator: "\n\n")
  }

  private static var ruleTable: String {
    let rows = RuleTable.entries.map { entry in
      let values = entry.values.replacing("|", with: " \\| ")
      return
        "| `\(entry.name)` | \(values) | \(entry.isPagerRule ? "pager" : "level") | \(entry.summary). \(entry.details) |"
    }
    return """
      ## The rules

      The rules that belong to levels can be set for one level or, without LEVEL, for all levels, and for new ones. The \
      rules of the pager take no level. The first value is the default.

      | rule | values | belongs to | meaning |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))
      """
  }

}

extension ParameterUsage {
  /// The usage without the brackets around optional parts.
  var plainUsage: String { usage.filter { !"[]".contains($0) } }

  /// Whether the usage needs no explanation because it has only words to type.
  var isLiteral: Bool { usage == usage.lowercased() }
}

extension [String] {
  /// The lines of a list as one paragraph, or no paragraph if there are none.
  fileprivate var joinedAsList: [String] { isEmpty ? [] : [joined(separator: "\n")] }
}
