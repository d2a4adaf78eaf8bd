import CrossPagerConsole
import TerminalText

/// The manual page, in the language of mdoc(7), from the tables of options, commands and rules.
enum ManualPage {
  /// When what the page says was last changed, as mdoc(7) writes dates.
  private static let date = "November 21, 2026"

  static var text: String {
    let sections: [(title: String, lines: [String])] = [
      ("NAME", [".Nm crosspager", ".Nd \(escaped(Manual.summary))"]),
      ("SYNOPSIS", [".Nm", ".Op Ar FILE", ".Op Ar OPTIONS"]),
      ("DESCRIPTION", [Manual.purpose, ".Pp", Manual.file, Manual.prompt].map(line)),
      ("OPTIONS", list(OptionTable.options.map { (macro(of: $0), $0.summary) })),
      ("COMMANDS", commands), ("RULES", rules),
      (
        "ENVIRONMENT",
        list(Manual.variables.map { (".It Ev \(escaped($0.name))", $0.meaning) })
      ),
      (
        "FILES",
        list(Manual.files.map { (".It Pa \(escaped($0.name))", $0.meaning) })
          + [
            ".Pp",
            line(
              "Other files are read, and written by 'save' and 'record', only where they are named."
            ),
          ]
      ),
      (
        "EXIT STATUS",
        list(Manual.statuses.map { (".It \(escaped($0.status))", $0.meaning) })
      ),
      ("EXAMPLES", list(Manual.examples.map { (".It Li \(quoted($0.command))", $0.does) })),
      (
        "STANDARDS",
        [line("Dates and weeks are those of ISO 8601, quoted fields those of RFC 4180.")]
      ),
    ]
    let head = [".Dd \(date)", ".Dt CROSSPAGER 1", ".Os"]
    return (head + sections.flatMap { [".Sh \($0.title)"] + $0.lines }).joined(separator: "\n")
  }

  private static var commands: [String] {
    [line("One command a line; any unambiguous beginning of its name will do.")]
      + CommandReference.groups.flatMap { group in
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
    [line("The first value is the default; dated levels begin with 'start last'.")]
      + list(CommandReference.rules.map { (".It Ic \(quoted($0.usage))", $0.summary) })
  }

  /// A list of terms, each with what it means.
  private static func list(_ items: [(macro: String, meaning: String)]) -> [String] {
    [".Bl -tag -width Ds"] + items.flatMap { [$0.macro, sentence($0.meaning)] } + [".El"]
  }

  /// An option with its names and value: `.It Fl f , Fl -file Ar FILE`.
  private static func macro(of option: Option) -> String {
    let names = option.names.map { "Fl \(escaped(String($0.dropFirst())))" }
    return ".It " + names.joined(separator: " , ")
      + (option.value.map { " Ar \(quoted($0.placeholder))" } ?? "")
  }

  private static func sentence(_ text: String) -> String {
    line(text.last == "." ? text : text + ".")
  }

  /// Text as a line of its own, which must not be taken for a request, each sentence on a new one.
  private static func line(_ text: String) -> String {
    if text.hasPrefix(".Pp") { return text }
    let sentences = escaped(text).replacing(". ", with: ".\n").split(separator: "\n")
    return sentences.flatMap { TextStyle(width: 76).wrap(String($0)) }
      .map { $0.hasPrefix(".") ? "\\&" + $0 : $0 }.joined(separator: "\n")
  }

  /// Text as one argument of a macro.
  private static func quoted(_ text: String) -> String {
    "\"\(escaped(text).replacing("\"", with: "\\(dq"))\""
  }

  /// Text whose characters all stand for themselves: see groff_char(7).
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
