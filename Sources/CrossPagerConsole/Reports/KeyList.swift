/// Creates the facts and the JSON for `keys`.
extension ReportFacts {
  func keys(_ report: KeyReport) -> Fact {
    .columns(
      left: [brief("On an empty line", report.onEmptyLine)],
      right: [brief("On a line with text", report.onLine)],
      otherwise: [
        glossary("On an empty line", report.onEmptyLine),
        glossary("On a line with text", report.onLine),
      ])
  }

  private func glossary(_ title: String, _ uses: [KeyReport.Use]) -> Fact.Glossary {
    Fact.Glossary(
      title: title,
      entries: uses.map { use in
        let commands = use.commands.isEmpty ? "" : " (\(use.commands.joined(separator: ", ")))"
        return (name: use.keys.joined(separator: " / "), meaning: use.meaning + commands)
      })
  }

  private func brief(_ title: String, _ uses: [KeyReport.Use]) -> Fact.Glossary {
    Fact.Glossary(
      title: title, entries: uses.map { (name: $0.shortNames, meaning: $0.brief) })
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

extension JSONReport {
  static func json(_ report: KeyReport) -> JSON {
    .array(
      [
        ("emptyLine", report.onEmptyLine), ("line", report.onLine),
      ].flatMap { place, uses in
        uses.map { use in
          .joined(
            ["on": .string(place), "keys": strings(use.keys), "meaning": .string(use.meaning)],
            use.commands.isEmpty ? [:] : ["commands": strings(use.commands)])
        }
      })
  }
}
