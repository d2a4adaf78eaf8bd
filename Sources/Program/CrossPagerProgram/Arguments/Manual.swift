import CrossPagerConsole
import SeriesExplorer
import TerminalText

/// The text of `--help` and the manual page.
enum Manual {
  static let version = "1.0.0"
  static let summary = "Browse a file of numbers over time by day, week, month or year"
  static let description =
    "FILE is a CSV or similar file of dates and numbers. Its format is detected. "
    + "Use - to read standard input. Without FILE, the built-in sample opens. "
    + "Each level remembers its page. At the prompt, 'help' lists the commands."

  /// The examples, of which the short help shows the first five.
  static let examples: [(command: String, does: String)] = [
    ("crosspager", "Browse the built-in sample"),
    ("crosspager weather.csv", "Browse a file"),
    ("crosspager air.csv --value NO2 --missing -200", "Treat -200 as missing"),
    ("crosspager log.csv --follow", "Keep reading as the file grows"),
    ("crosspager weather.csv -c 'left 3; show'", "Run commands, then exit"),
    ("curl URL | crosspager -", "Browse standard input"),
    ("crosspager --scene article", "Browse a scene of titled pages"),
    (
      "crosspager weather.csv -f walk.script",
      "Replay the commands recorded in walk.script and check their results"
    ),
  ]

  static let statuses: [(status: String, meaning: String)] = [
    ("0", "Success"), ("1", "A command failed"), ("2", "Bad arguments"),
    ("65", "Bad data"), ("66", "Input cannot be opened or read"),
    ("74", "Output cannot be written"), ("N", "The status given by 'quit N'"),
  ]

  static let files: [(name: String, meaning: String)] = [
    (
      "$XDG_CONFIG_HOME/crosspager/config",
      "Options that apply to every run, one per line, without the leading dashes. Options on the command line take "
        + "precedence. The option --no-config disables this file."
    ),
    (
      "$XDG_STATE_HOME/crosspager/history",
      "The last 1,000 lines entered at the prompt. The option --no-history disables this file."
    ),
  ]

  static let variables: [(name: String, meaning: String)] = [
    ("NO_COLOR", "If set, disable colors unless '--color always' is given"),
    ("TERM", "If 'dumb', disable colors and cursor movement"), ("TZ", "The time zone of 'today'"),
    (
      "TZDIR",
      "The folder of time zones for '--timezone'. The default is the system's, such as /usr/share/zoneinfo."
    ),
    ("XDG_CONFIG_HOME", "The base directory for the configuration file. The default is ~/.config."),
    ("XDG_STATE_HOME", "The base directory for the history. The default is ~/.local/state."),
    (
      "COLUMNS, LINES", "The size of the screen if no terminal reports it. The default is 80 by 24."
    ),
    (
      "LC_ALL, LC_CTYPE, LANG",
      "The locale. Charts are drawn in ASCII if the locale's encoding is not UTF-8."
    ),
  ]

  /// - Parameter topic: `all`, an option with or without dashes, or an empty string.
  static func help(_ topic: String, _ style: TextStyle) throws(Failure) -> String {
    if topic.isEmpty { return help(style) }
    let name = topic.lowercased()
    if name == "all" { return helpOnAll(style) }
    let option = [name, "--\(name)", "-\(name)"].lazy.compactMap(OptionTable.option).first
    if let option { return helpOn(option, style).joined(separator: "\n") }
    if Grammar.explorer.groupedHelp.flatMap(\.entries).contains(where: { $0.name == name }) {
      throw .usage("'\(name)' is a command, not an option. Run: crosspager -c 'help \(name)'")
    }
    throw .usage(OptionTable.unknown(topic))
  }

  private static let usage = "Usage: crosspager [FILE] [OPTION]..."

  /// The short help, which fits on an 80-by-24 screen.
  private static func help(_ style: TextStyle) -> String {
    [
      [usage, "\(summary)."], ["Examples:"] + table(examples.prefix(5).map { $0 }, style),
      ["Options:"] + table(OptionTable.common.map { ($0.usage, $0.summary) }, style),
      ["For more: crosspager --help all, or 'help' at the prompt."],
    ].map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private static func helpOnAll(_ style: TextStyle) -> String {
    let groups = OptionTable.groups.map { group in
      ["\(group.title):"] + group.options.flatMap { helpOn($0, style) }
    }
    let blocks =
      [[usage, "\(summary)."], style.wrap(description)] + groups
      + [["Exit status:"] + table(statuses.map { ($0.status, $0.meaning) }, style)]
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private static func helpOn(_ option: Option, _ style: TextStyle) -> [String] {
    ["  \(option.usage)"] + style.wrap(option.description, head: "      ", indent: 6)
  }

  private static func table(_ rows: [(String, String)], _ style: TextStyle) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.flatMap { row in
      let gap = String(repeating: " ", count: width + 2 - row.0.count)
      return style.wrap(row.1, head: "  \(row.0)\(gap)", indent: width + 4)
    }
  }
}

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

  /// Returns the list item for an option, such as `.It Fl f , Fl -file Ar FILE`.
  private static func macro(of option: Option) -> String {
    let names = option.names.map { "Fl \(escaped(String($0.dropFirst())))" }
    return ".It " + names.joined(separator: " , ")
      + (option.placeholder.map { " Ar \(quoted($0))" } ?? "")
  }

  private static func sentence(_ text: String) -> String {
    line(text.last == "." ? text : text + ".")
  }

  /// Returns the text with each sentence on its own line.
  private static func line(_ text: String) -> String {
    let sentences = escaped(text).replacing(". ", by: ".\n").split(separator: "\n")
    return sentences.flatMap { TextStyle(width: 76).wrap(String($0)) }
      // Escape a leading dot, which would start a request.
      .map { $0.hasPrefix(".") ? "\\&" + $0 : $0 }.joined(separator: "\n")
  }

  /// Returns the text in double quotes, as one argument to a macro.
  private static func quoted(_ text: String) -> String {
    "\"\(escaped(text).replacing("\"", by: "\\(dq"))\""
  }

  /// Returns the text with special characters escaped, as described in groff_char(7).
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
