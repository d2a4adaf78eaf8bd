/// Creates the facts and the JSON for `keys`.
extension ReportFacts {
  func keys(_ report: KeyReport) -> Fact {
    .glossary([
      glossary("On an empty line", report.onEmptyLine),
      glossary("On a line with text", report.onLine),
      glossary("Mouse, after 'set mouse on'", report.mouse),
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
}

extension JSONReport {
  static func json(_ report: KeyReport) -> JSON {
    .array(
      [
        ("emptyLine", report.onEmptyLine), ("line", report.onLine), ("mouse", report.mouse),
      ].flatMap { place, uses in
        uses.map { use in
          .joined(
            ["on": .string(place), "keys": strings(use.keys), "meaning": .string(use.meaning)],
            use.commands.isEmpty ? [:] : ["commands": strings(use.commands)])
        }
      })
  }
}
