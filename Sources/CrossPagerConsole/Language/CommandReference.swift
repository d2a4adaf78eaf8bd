/// The reference of all commands, made from the same table that reads them.
public enum CommandReference {
  /// All commands under their headings.
  public static let groups: [(title: String, entries: [HelpEntry])] =
    CommandGroup.allCases.map { group in
      (group.rawValue, CommandTable.entries.filter { $0.group == group }.map(HelpEntry.init))
    }

  /// All rules.
  public static let rules: [HelpEntry] = RuleTable.entries.map(HelpEntry.init)

  /// The reference as a Markdown document, without a line end at its end.
  public static var markdown: String {
    let head = """
      # Commands

      This page is printed by `crosspager --commands`, from the table that reads the commands.

      One command a line; words are separated by spaces, a name with spaces goes in double quotes (`""` in \
      them is one quote), a word that begins with `#` starts a comment. Case does not matter for command words. \
      Any unambiguous beginning of a command will do. `LEVEL` is a level's name, else its index; indices count \
      from 0.
      """
    let sections = CommandGroup.allCases.map { group in
      let entries = CommandTable.entries.filter { $0.group == group }
      return (["## \(group.rawValue)"] + entries.map(section)).joined(separator: "\n\n")
    }
    return ([head] + sections + [ruleTable]).joined(separator: "\n\n")
  }

  private static func section(_ entry: CommandEntry) -> String {
    let short = entry.shortForm.map { " (short: `\($0)`)" } ?? ""
    var lines = ["### `\(entry.usage)`\(short)", sentence(entry.summary)]
    if !entry.details.isEmpty { lines.append(entry.details) }
    lines +=
      entry.parameters.map { "- `\($0.plainUsage)` is \($0.meaning)." }
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
        "| `\(entry.name)` | \(values) | \(entry.isPagerRule ? "pager" : "level") | \(entry.summary) |"
    }
    return """
      ## The rules

      A level's rule can be set for one level, or for all there are and will be; a rule of the pager takes no \
      level. The first value is the default; dated levels begin with `start last`.

      | rule | values | belongs to | meaning |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))
      """
  }

  /// A summary as a sentence.
  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }
}

extension ParameterUsage {
  /// The usage without the brackets of what can be left out.
  var plainUsage: String { usage.filter { !"[]".contains($0) } }
}

extension [String] {
  /// The lines of a list as one paragraph, or none.
  fileprivate var joinedAsList: [String] { isEmpty ? [] : [joined(separator: "\n")] }
}
