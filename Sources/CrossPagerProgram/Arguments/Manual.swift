import CrossPagerConsole
import TerminalText

/// What is said of the program as a whole, once for `--help` and the manual page.
enum Manual {
  static let summary = "pages through a file of numbers over time by day, week and month"
  static let purpose =
    "Pages through a file of numbers over time by day, week and month; every level keeps its own place."
  static let file =
    "FILE is a CSV file with dates and numbers, however they are written; '-' is standard input; without "
    + "one there is a built-in sample."
  static let prompt = "At the prompt 'help' lists the commands."

  static let examples = [
    (command: "crosspager", does: "pages through the built-in sample"),
    (command: "crosspager weather.csv", does: "pages through a file of your own"),
    (
      command: "crosspager air.csv --value NO2 --missing -200",
      does: "begins with one of its columns; a cell of -200 is a missing value"
    ),
    (
      command: "crosspager --follow log.csv",
      does: "goes on to read the file while it grows"
    ),
    (
      command: "crosspager weather.csv -c 'left 3; down; show'",
      does: "does some commands and ends"
    ),
    (
      command: "crosspager --scene article",
      does: "the pager of the article this began with"
    ),
    (
      command: "crosspager weather.csv -f walk.script",
      does: "runs what 'record walk.script' wrote; the status tells whether all came as expected"
    ),
  ]

  static let statuses: [(status: String, meaning: String)] = [
    ("0", "all went well"), ("1", "a command was an error"), ("2", "bad arguments"),
    ("65", "bad data"), ("66", "input that cannot be opened or read"), ("74", "output that failed"),
    ("N", "what 'quit N' was given"),
  ]

  static let files: [(name: String, meaning: String)] = [
    (
      "$XDG_STATE_HOME/crosspager/history",
      "the last 1,000 lines entered at the prompt; not read or written with '--no-history'"
    )
  ]

  static let variables: [(name: String, meaning: String)] = [
    (
      "NO_COLOR",
      "if it is not empty, nothing is written in colour unless '--color always' asks for it"
    ),
    ("TERM", "if it is 'dumb', nothing is written in colour either"),
    (
      "XDG_STATE_HOME",
      "the folder in which the prompt's history is kept; if not given, ~/.local/state"
    ),
    ("COLUMNS", "how wide lines may be where there is no terminal; if not given, 80"),
    (
      "LC_ALL, LC_CTYPE, LANG",
      "if the first of them that is set names an encoding other than UTF-8, charts are drawn in ASCII"
    ),
  ]

  /// The whole of `--help`.
  static func help(_ style: TextStyle) -> String {
    let statuses = Manual.statuses.map { "\($0.status) \($0.meaning)" }.joined(separator: "; ")
    let blocks: [[String]] = [
      style.wrap(purpose), ["Usage: crosspager [FILE] [OPTIONS]"],
      style.wrap("\(file) \(prompt)"),
      ["Examples:"] + examples.flatMap { ["  \($0.command)", "      \($0.does)"] },
      ["Options:"]
        + OptionTable.options.flatMap {
          ["  \($0.usage)"] + style.wrap($0.summary, head: "      ", indent: 6)
        },
      style.wrap("Exit status: \(statuses)."),
    ]
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }
}
