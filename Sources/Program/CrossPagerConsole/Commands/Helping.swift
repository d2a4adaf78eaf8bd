import CrossPager
import MessageWords
import TerminalText

extension CommandTable {
  package static let session: [CommandEntry] = [
    CommandEntry(
      "help", short: "?", .session, .optional(.topic),
      summary: "List commands, or explain a command or rule",
      details:
        "With any other words, lists the commands whose help mentions them. 'help all' lists every command.",
      examples: ["help go", "help edge", "help older page"], synonyms: ["man", "usage", "commands"]
    ) { topic in
      .report { session in
        let grammar = session.grammar
        let overview = HelpReport.Scope.overview(isDated: session.state.labels.haveDates)
        return topic ?? HelpReport(grammar: grammar, entries: grammar.commands, scope: overview)
      }
    },
    CommandEntry(
      "history", .session, summary: "List the commands entered so far", synonyms: ["log"]
    ) { .report { HistoryReport(lines: $0.lines.elements) } },
    CommandEntry(
      "quit", short: "q", aliases: ["exit"], .session, .optional(.status),
      summary: "End the program", details: "'exit' does the same.", examples: ["quit"],
      synonyms: ["bye", "leave", "stop", ":q", "logout"]
    ) { status in .report { _ in QuitReport(status: status) } },
    CommandEntry(
      "keys", .session, summary: "List the keys that work at the prompt",
      synonyms: ["shortcuts", "bindings", "keyboard", "arrows"]
    ) { .report { KeyReport(of: $0.grammar) } },
  ]
}

private struct HistoryReport: Report {
  let lines: [String]

  var json: JSON { ["history": .strings(lines)] }

  func facts(_ wording: ReportWording) -> [Fact] { [.numbered(lines)] }
}

struct HelpReport: Report {
  let grammar: Grammar
  let entries: [CommandEntry]
  let scope: Scope

  enum Scope: Sendable {
    /// The most important commands.
    case overview(isDated: Bool)
    /// All commands, one per line.
    case all
    /// The full help for each entry.
    case entries
    /// The entries that match these words, one per line.
    case found(words: String)
  }

  var json: JSON {
    let help = entries.map { entry -> JSON in
      let rules = rules(of: entry).map { "\($0.name) \($0.values): \($0.summary)" }
      let details = ([entry.details] + rules).filter { !$0.isEmpty }.joined(separator: "\n")
      return [
        "command": .string(entry.name), "short": .optional(entry.shortForm),
        "usage": .string(entry.usage), "summary": .string(entry.summary),
        "details": .string(details), "parameters": .strings(entry.meanings()),
        "examples": .strings(entry.examples),
      ]
    }
    return ["help": .array(help)]
  }

  func facts(_ wording: ReportWording) -> [Fact] {
    func glossary(_ title: String, _ entries: [CommandEntry]) -> Fact.Glossary {
      Fact.Glossary(
        title: title,
        entries: entries.map { (name: wording.style.usage($0.usage), meaning: $0.summary) })
    }
    let more = Fact.paragraph("For more about a command: help COMMAND")
    switch scope {
    case .overview(let isDated):
      let overview = HelpOverview(of: entries, isDated: isDated)
      let others = isDated ? ", including note" : ""
      return [
        .glossary(overview.groups.map { glossary($0.title, $0.entries) }),
        .line("Examples: " + overview.examples.joined(separator: ", ")),
        .paragraph("Shorten commands to l, r, u, d and q, or to any unambiguous prefix."),
        .paragraph("Help for one command: help COMMAND. All commands\(others): help all"),
      ]
    case .all: return [.glossary(grammar.groupedHelp.map { glossary($0.title, $0.entries) }), more]
    case .entries: return Array(entries.map { details($0, wording) }.joined(separator: [.gap]))
    case .found(let words):
      return [.glossary([glossary("Commands for '\(words.excerpt)'", entries)]), more]
    }
  }

  private func rules(of entry: CommandEntry) -> [SettingEntry] {
    entry.parameters.contains { $0.kind == .rule } ? grammar.rules : []
  }

  private func details(_ entry: CommandEntry, _ wording: ReportWording) -> [Fact] {
    let style = wording.style
    let short = entry.shortForm.map { " (short: \($0))" } ?? ""
    let rules = rules(of: entry).map { rule in
      (name: style.usage("\(rule.name) \(rule.values)"), meaning: rule.summary)
    }
    var facts: [Fact] = [
      .line(style.usage(entry.usage) + short), .detail(entry.summary), .paragraph(entry.details),
    ]
    if !rules.isEmpty {
      facts.append(.paragraph("Rules, with the default value first:"))
      facts.append(.glossary([Fact.Glossary(entries: rules)]))
    }
    facts += entry.meanings().map { .line(style.usage($0)) }
    if !entry.examples.isEmpty { facts.append(.paragraph("Examples:")) }
    return facts + entry.examples.map(Fact.detail)
  }

  /// Finds a topic by name, by prefix or by search, in that order. A command and a rule can share a name.
  static func about(_ words: [String], in grammar: Grammar) -> HelpReport? {
    let words = words.map(\.keyword)
    if words == ["all"] {
      return HelpReport(grammar: grammar, entries: grammar.commands, scope: .all)
    }
    let (found, isExact) = entries(for: words, in: grammar)
    if found.isEmpty { return nil }
    let isNamed = found.count == 1 || isExact && found.count == 2
    let scope = isNamed ? Scope.entries : .found(words: words.joined(separator: " "))
    return HelpReport(grammar: grammar, entries: found, scope: scope)
  }

  /// Returns the entries that match the words, best match first, and whether the match is exact.
  private static func entries(
    for words: [String], in grammar: Grammar
  ) -> (found: [CommandEntry], isExact: Bool) {
    // Accept `set` before the name of a rule.
    if words.count == 2, words[0] == "set", let rule = grammar.setting(named: words[1]) {
      return ([rule.help], true)
    }
    if words.count == 1, let word = words.first, !word.isEmpty {
      let rules = grammar.rules.filter { $0.name == word }
      let named = grammar.commands.filter {
        // If a rule has this name, also find commands that have the word as a synonym.
        $0.isNamed(word) || !rules.isEmpty && $0.synonyms.contains(word)
      }
      let exact = named + rules.map(\.help)
      if !exact.isEmpty { return (exact, true) }
      let begun = grammar.commands.filter { $0.name.hasPrefix(word) }
      if !begun.isEmpty { return (begun, false) }
    }
    return (HelpSearch.commands(about: words, in: grammar), false)
  }
}

extension Parameter where Value == HelpReport {
  static let topic = Parameter(
    usage: "WORD…", meaning: "a command, a rule, or words to search for", kind: .command
  ) { reader throws(LineError) in
    let start = reader.index
    var words: [String] = []
    repeat { words.append(try reader.next("a word").text) } while reader.peek != nil
    if let topic = HelpReport.about(words, in: reader.grammar) { return topic }
    let text = words.joined(separator: " ")
    let hint = LineError.hint(reader.grammar.nearest(to: text))
    throw LineError(.said("No help for '\(text.excerpt)'.\(hint)"), at: reader.range(from: start))
  }
}
