import CrossPagerConsole
import SeriesExplorer
import TerminalText

/// The text of `--help` and the manual page.
enum Manual {
  static let summary = "Browse a file of numbers over time by day, week, month or year"
  static let description =
    "FILE is a CSV or similar file of dates and numbers. Its format is detected. "
    + "Use - to read standard input. Without FILE, the built-in sample opens. "
    + "Each level remembers its page. At the prompt, 'help' lists the commands."

  /// The examples. The short help shows the first five.
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

  /// The text of `--help TOPIC`.
  ///
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

  /// A two-column table, with the second column wrapped.
  private static func table(_ rows: [(String, String)], _ style: TextStyle) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.flatMap { row in
      let gap = String(repeating: " ", count: width + 2 - row.0.count)
      return style.wrap(row.1, head: "  \(row.0)\(gap)", indent: width + 4)
    }
  }
}
