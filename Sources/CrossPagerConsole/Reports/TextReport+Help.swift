import MessageWords
import TerminalText

extension TextReport {
  /// `help`: examples and all commands, some commands in full, or those that were found.
  func help(_ entries: [HelpEntry], _ scope: HelpScope) -> [String] {
    switch scope {
    case .overview: overview(entries)
    case .entries: Array(entries.map(help).joined(separator: [""]))
    case .found(let words):
      style.wrap(HelpWording.found(words)).map { style.paint($0, .heading) }
        + list(entries.map { ($0.usage, $0.summary) }) + style.wrap(HelpWording.more)
    }
  }

  private func overview(_ entries: [HelpEntry]) -> [String] {
    let first =
      style.wrap(HelpWording.firstSteps).map { style.paint($0, .heading) }
      + list(HelpEntry.firstSteps(of: entries).map { ($0.example, $0.summary) })
    let column = column(of: entries.map(\.usage))
    let groups = CommandGroup.allCases.flatMap { group in
      style.wrap(group.rawValue).map { style.paint($0, .heading) }
        + list(
          entries.filter { $0.group == group.rawValue }.map { ($0.usage, $0.summary) },
          column: column)
    }
    return first + groups + style.wrap(HelpWording.closing)
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
    let paragraphs: [Substring] = entry.details.split(separator: "\n")
    let details = paragraphs.flatMap { paragraph in
      let margin = String(paragraph.prefix { $0 == " " })
      return style.wrap(
        String(paragraph.dropFirst(margin.count)), head: margin, indent: margin.count)
    }
    return style.wrap(style.usage(entry.usage) + short, indent: 2)
      + style.wrap(entry.summary, head: "  ", indent: 2)
      + details + entry.parameters.flatMap { style.wrap(style.usage($0), indent: 2) }
      + (entry.examples.isEmpty
        ? [] : style.wrap("Examples:") + entry.examples.flatMap { style.wrap($0, head: "  ") })
  }
}

/// What `help` says besides its entries.
enum HelpWording {
  static let firstSteps = "To begin with"
  static let closing =
    "Any unambiguous beginning of a command will do; l, r, u, d, q and ? are short for left, right, "
    + "up, down, quit and help. 'help WORD' tells more of a command or a rule, or finds commands by "
    + "what they do."
  static let more = "'help' with one of their names tells more."

  static func found(_ words: String) -> String { "Commands for '\(words.excerpt)'" }
}
