import LineEditing

/// The list of all keys.
public struct KeyReport: Report {
  /// Keys that share one explanation, such as the left and right arrows.
  struct Use: Sendable {
    var keys: [String]
    var meaning: String
    var brief: String
    var commands: [String] = []
  }

  let onEmptyLine: [Use]
  let onLine = LineEditor.keyUses.map { Use($0) }

  init(of grammar: Grammar) {
    let groups = (PagingKeys.groups + PagingKeys.lineGroups).filter { group in
      group.keys.allSatisfy { grammar.name(ofCommandIn: $0.command) != nil }
    }
    let typed = PagingKeys.typedCommands
    let letters = Use(
      keys: ["Letters"],
      meaning: "Type a command, such as \(Wording.choice(typed)). For more: help",
      brief: typed.dropFirst().joined(separator: ", "))
    onEmptyLine = groups.map { Use($0) } + PagingKeys.others.map { Use($0) } + [letters]
  }

  public var json: JSON {
    let uses = onEmptyLine.map { ("emptyLine", $0) } + onLine.map { ("line", $0) }
    let keys = uses.map { place, use in
      JSON.present([
        "on": .string(place), "keys": .strings(use.keys), "meaning": .string(use.meaning),
        "commands": use.commands.isEmpty ? nil : .strings(use.commands),
      ])
    }
    return ["keys": .array(keys)]
  }

  public func facts(_ wording: ReportWording) -> [Fact] {
    func glossaries(_ entry: (Use) -> (name: String, meaning: String)) -> [Fact.Glossary] {
      [("On an empty line", onEmptyLine), ("On a line with text", onLine)].map {
        Fact.Glossary(title: $0, entries: $1.map(entry))
      }
    }
    let brief = glossaries { ($0.shortNames, $0.brief) }
    let whole = glossaries { use in
      let commands = use.commands.isEmpty ? "" : " (\(use.commands.joined(separator: ", ")))"
      return (use.keys.joined(separator: " / "), use.meaning + commands)
    }
    return [.columns(left: [brief[0]], right: [brief[1]], otherwise: whole)]
  }
}

extension KeyReport.Use {
  fileprivate init(_ group: PagingKeys.Group) {
    commands = group.keys.map(\.command).reduce(into: []) { all, command in
      if !all.contains(command) { all.append(command) }
    }
    (keys, meaning) = (group.keys.map(\.key.name), group.meaning)
    brief = Self.joined(commands)
  }

  fileprivate init(_ use: KeyUse) {
    (keys, meaning, brief) = (use.keys.map(\.name), use.meaning, use.brief)
  }

  /// Joins the commands and leaves out a repeated first word, as in `bar previous, next`.
  private static func joined(_ commands: [String]) -> String {
    let words = commands.map { $0.split(separator: " ") }
    guard let first = words.first?.first,
      words.allSatisfy({ $0.count == 2 && $0[0] == first })
    else { return commands.joined(separator: ", ") }
    return "\(first) " + words.map { String($0[1]) }.joined(separator: ", ")
  }

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
