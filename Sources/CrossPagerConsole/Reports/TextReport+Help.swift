import MessageWords
import TerminalText

extension TextReport {
  func help(_ entries: [HelpEntry], _ scope: HelpScope) -> [String] {
    switch scope {
    case .overview(let isDated):
      let overview = HelpOverview(of: entries, isDated: isDated)
      return groups(overview.groups)
        + style.wrap(
          [HelpWording.examples + overview.examples[0]] + overview.examples.dropFirst(),
          separator: ", ", indent: 2)
        + HelpWording.closing.flatMap { style.wrap($0) }
    case .all:
      return groups(
        CommandGroup.allCases.map { group in
          (group.rawValue, entries.filter { $0.group == group.rawValue })
        })
        + style.wrap(HelpWording.more)
    case .entries: return Array(entries.map(help).joined(separator: [""]))
    case .found(let words):
      return style.wrap(HelpWording.found(words)).map { style.paint($0, .heading) }
        + list(entries.map { ($0.usage, $0.summary) }) + style.wrap(HelpWording.more)
    }
  }

  private func groups(_ groups: [(title: String, entries: [HelpEntry])]) -> [String] {
    let column = column(of: groups.flatMap(\.entries).map(\.usage))
    return groups.flatMap { group in
      style.wrap(group.title).map { style.paint($0, .heading) }
        + list(group.entries.map { ($0.usage, $0.summary) }, column: column)
    }
  }

  /// Usages with what they do beside them.
  private func list(_ rows: [(usage: String, summary: String)], column: Int? = nil) -> [String] {
    let column = column ?? self.column(of: rows.map(\.usage))
    return rows.flatMap { row in
      style.wrap(
        row.summary, head: "  " + style.usage(row.usage).padded(toWidth: column - 4) + "  ",
        indent: column)
    }
  }

  /// Where the summaries beside usages begin.
  private func column(of usages: [String]) -> Int {
    min(usages.map { style.usage($0).displayWidth }.max() ?? 0, 40) + 4
  }

  private func help(_ entry: HelpEntry) -> [String] {
    let short = entry.shortForm.map { " (short: \($0))" } ?? ""
    return style.wrap(style.usage(entry.usage) + short, indent: 2)
      + style.wrap(entry.summary, head: "  ", indent: 2)
      + style.wrap(entry.details) + rules(entry.rules)
      + entry.parameters.flatMap { style.wrap(style.usage($0), indent: 2) }
      + (entry.examples.isEmpty
        ? [] : style.wrap("Examples:") + entry.examples.flatMap { style.wrap($0, head: "  ") })
  }

  private func rules(_ rules: [RuleEntry]) -> [String] {
    rules.isEmpty
      ? []
      : style.wrap(HelpWording.rules) + list(rules.map { ("\($0.name) \($0.values)", $0.summary) })
  }
}

/// What `help` says besides its entries.
enum HelpWording {
  static let examples = "Examples: "
  static let rules = "Rules, with the default value first:"
  static let closing = [
    "Shorten commands to l, r, u, d and q, or to any unambiguous beginning.",
    "For more about a command: help COMMAND. For all commands: help all",
  ]
  static let more = "For more about one of them: help COMMAND"

  static func found(_ words: String) -> String { "Commands for '\(words.excerpt)'" }
}
