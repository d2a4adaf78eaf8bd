import CrossPagerConsole
import SeriesExplorer
import TerminalText

/// The manual page in mdoc(7), generated from the tables of options, commands and rules.
enum ManualPage {
  /// The date of the last change to the text.
  private static let date = "November 22, 2026"

  static var text: String {
    let options = OptionTable.groups.flatMap { group in
      [".Ss \(group.title)"] + list(group.options.map { (macro(of: $0), $0.description) })
    }
    let written = "The commands 'save', 'record' and 'export' write to the files that you name."
    let files = list(Manual.files.map { (".It Pa \(escaped($0.name))", $0.meaning) })
    let name = Manual.summary.prefix(1).lowercased() + Manual.summary.dropFirst()
    let sections: [(title: String, lines: [String])] = [
      ("NAME", [".Nm crosspager", ".Nd \(escaped(name))"]),
      ("SYNOPSIS", [".Nm", ".Op Ar FILE", ".Op Ar OPTION ..."]),
      ("DESCRIPTION", [line("\(Manual.summary)."), ".Pp", line(Manual.description)]),
      ("OPTIONS", options), ("COMMANDS", commands), ("RULES", rules),
      ("ENVIRONMENT", list(Manual.variables.map { (".It Ev \(escaped($0.name))", $0.meaning) })),
      ("FILES", files + [".Pp", line(written)]),
      ("EXIT STATUS", list(Manual.statuses.map { (".It \(escaped($0.status))", $0.meaning) })),
      ("EXAMPLES", list(Manual.examples.map { (".It Li \(quoted($0.command))", $0.does) })),
      ("STANDARDS", [line("Dates and weeks follow ISO 8601. Quoted fields follow RFC 4180.")]),
    ]
    let head = [".Dd \(date)", ".Dt CROSSPAGER 1", ".Os"]
    return (head + sections.flatMap { [".Sh \($0.title)"] + $0.lines }).joined(separator: "\n")
  }

  private static var commands: [String] {
    [line("Enter one command per line. An unambiguous prefix of a command is enough.")]
      + Grammar.explorer.groupedHelp.flatMap { group in
        [".Ss \(escaped(group.title))"]
          + list(
            group.entries.map { entry in
              let short = entry.shortForm.map { " (short: \($0))" } ?? ""
              let details = entry.details.isEmpty ? "" : " \(entry.details)"
              return (".It Ic \(quoted(entry.usage + short))", entry.summary + "." + details)
            })
      }
  }

  private static var rules: [String] {
    [line("The first value is the default, except that dated levels use 'start last'.")]
      + list(
        Grammar.explorer.ruleHelp.map {
          (".It Ic \(quoted($0.usage))", "\($0.summary). \($0.details)")
        })
  }

  private static func list(_ items: [(macro: String, meaning: String)]) -> [String] {
    [".Bl -tag -width Ds"] + items.flatMap { [$0.macro, sentence($0.meaning)] } + [".El"]
  }

  /// The list item for an option, such as `.It Fl f , Fl -file Ar FILE`.
  private static func macro(of option: Option) -> String {
    let names = option.names.map { "Fl \(escaped(String($0.dropFirst())))" }
    return ".It " + names.joined(separator: " , ")
      + (option.value.map { " Ar \(quoted($0.placeholder))" } ?? "")
  }

  private static func sentence(_ text: String) -> String {
    line(text.last == "." ? text : text + ".")
  }

  /// The text with each sentence on its own line.
  private static func line(_ text: String) -> String {
    let sentences = escaped(text).replacing(". ", by: ".\n").split(separator: "\n")
    return sentences.flatMap { TextStyle(width: 76).wrap(String($0)) }
      // Escape a leading dot, which would start a request.
      .map { $0.hasPrefix(".") ? "\\&" + $0 : $0 }.joined(separator: "\n")
  }

  /// The text in double quotes, as one argument to a macro.
  private static func quoted(_ text: String) -> String {
    "\"\(escaped(text).replacing("\"", by: "\\(dq"))\""
  }

  /// The text with special characters escaped, as described in groff_char(7).
  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "…": "..."
      default: String(character)
      }
    }.joined()
  }
}
