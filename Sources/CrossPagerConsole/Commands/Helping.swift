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
        topic.map { HelpReport(topic: $0) }
          ?? HelpReport(
            topic: HelpTopic(
              entries: session.grammar.commandHelp,
              scope: .overview(isDated: session.state.labels.haveDates)))
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
  package let lines: [String]

  var json: JSON { ["history": .strings(lines)] }

  func facts(_ wording: ReportWording) -> [Fact] { [.numbered(lines)] }
}

struct HelpReport: Report {
  let topic: HelpTopic

  var json: JSON {
    [
      "help": .array(
        topic.entries.map { entry in
          let rules = entry.rules.map { "\($0.name) \($0.values): \($0.summary)" }
          let details = ([entry.details] + rules).filter { !$0.isEmpty }.joined(separator: "\n")
          return [
            "command": .string(entry.name), "short": .optional(entry.shortForm),
            "usage": .string(entry.usage), "summary": .string(entry.summary),
            "details": .string(details), "parameters": .strings(entry.parameters),
            "examples": .strings(entry.examples),
          ]
        })
    ]
  }

  func facts(_ wording: ReportWording) -> [Fact] {
    let entries = topic.entries
    func glossary(_ title: String, _ entries: [HelpEntry]) -> Fact.Glossary {
      Fact.Glossary(
        title: title,
        entries: entries.map { (name: wording.style.usage($0.usage), meaning: $0.summary) })
    }
    let more = Fact.paragraph("For more about a command: help COMMAND")
    switch topic.scope {
    case .overview(let isDated):
      let overview = HelpOverview(of: entries, isDated: isDated)
      return [
        .glossary(overview.groups.map { glossary($0.title, $0.entries) }),
        .line("Examples: " + overview.examples.joined(separator: ", ")),
        .paragraph("Shorten commands to l, r, u, d and q, or to any unambiguous prefix."),
        .paragraph("For more about a command: help COMMAND. For all commands: help all"),
      ]
    case .all:
      let groups = CommandGroup.allCases.map { group in
        glossary(group.rawValue, entries.filter { $0.group == group.rawValue })
      }
      return [.glossary(groups), more]
    case .entries: return Array(entries.map { details($0, wording) }.joined(separator: [.gap]))
    case .found(let words):
      return [.glossary([glossary("Commands for '\(words.excerpt)'", entries)]), more]
    }
  }

  private func details(_ entry: HelpEntry, _ wording: ReportWording) -> [Fact] {
    let style = wording.style
    let short = entry.shortForm.map { " (short: \($0))" } ?? ""
    let rules = entry.rules.map { rule in
      (name: style.usage("\(rule.name) \(rule.values)"), meaning: rule.summary)
    }
    return [
      .line(style.usage(entry.usage) + short), .detail(entry.summary), .paragraph(entry.details),
    ]
      + (rules.isEmpty
        ? []
        : [
          .paragraph("Rules, with the default value first:"),
          .glossary([Fact.Glossary(entries: rules)]),
        ])
      + entry.parameters.map { .line(style.usage($0)) }
      + (entry.examples.isEmpty ? [] : [.paragraph("Examples:")] + entry.examples.map(Fact.detail))
  }
}

extension KeyReport: Report {
  public var json: JSON {
    let places = [("emptyLine", onEmptyLine), ("line", onLine)]
    return [
      "keys": .array(
        places.flatMap { place, uses in
          uses.map { use in
            .joined(
              [
                "on": .string(place), "keys": .strings(use.keys), "meaning": .string(use.meaning),
              ], use.commands.isEmpty ? [:] : ["commands": .strings(use.commands)])
          }
        })
    ]
  }

  public func facts(_ wording: ReportWording) -> [Fact] {
    let places = [("On an empty line", onEmptyLine), ("On a line with text", onLine)]
    let brief = places.map { title, uses in
      Fact.Glossary(
        title: title, entries: uses.map { (name: $0.shortNames, meaning: $0.brief) })
    }
    let whole = places.map { title, uses in
      Fact.Glossary(
        title: title,
        entries: uses.map { use in
          let commands = use.commands.isEmpty ? "" : " (\(use.commands.joined(separator: ", ")))"
          return (name: use.keys.joined(separator: " / "), meaning: use.meaning + commands)
        })
    }
    return [.columns(left: [brief[0]], right: [brief[1]], otherwise: whole)]
  }
}

extension KeyReport.Use {
  /// The names of the keys, without repeated parts, such as `Home/End Ctrl-A/E`.
  fileprivate var shortNames: String {
    var names: [String] = []
    var modifier = ""
    for name in keys {
      let end = name.count == 1 ? nil : name.lastIndex { "- ".contains($0) }
      let start = end.map(name.index(after:)) ?? name.startIndex
      if names.isEmpty || name[..<start] != modifier {
        names.append(name)
      } else {
        names[names.count - 1] += "/" + name[start...]
      }
      modifier = String(name[..<start])
    }
    return names.joined(separator: " ")
  }
}
