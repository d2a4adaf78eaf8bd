import CrossPagerConsole
import CrossPagerTimeline

/// An option: its names, what it takes, and what `--help` says of it.
struct Option: Sendable {
  var names: [String]
  var summary: String
  var action: Action

  enum Action: Sendable {
    case flag(@Sendable (inout Arguments) -> Void)
    /// Takes a value: its placeholder, what is allowed, and how it is set; false is a value that is not.
    case value(String, allowed: String, @Sendable (inout Arguments, String) -> Bool)
  }

  var usage: String {
    let names = names.joined(separator: ", ")
    switch action {
    case .flag: return names
    case .value(let placeholder, _, _): return "\(names) \(placeholder)"
    }
  }
}

/// All options, in the order `--help` lists them.
enum OptionTable {
  static let options: [Option] = [
    text(
      ["--levels"], "LEVELS",
      "units of time, put in order from the finest: day,week,month if not given; or plain levels, such as day=5,week=5"
    ) { $0.levels = $1 },
    text(["--scene"], "NAME|FILE", "levels with titled pages: 'article', or a JSON file") {
      $0.scene = $1
    },
    text(["--start"], "PAGE", "where levels start: first, last, a page's index, or a date") {
      $0.start = $1
    },
    text(
      ["--value"], "COLUMN",
      "a column of numbers, by its name or its number from 1, several times for several; if not given, all there are"
    ) { $0.series.value.append($1) },
    text(
      ["--date"], "COLUMN",
      "the column of dates, by its name or its number from 1; several times if day, time, year and so on stand in columns of their own; if not given, they are found"
    ) { $0.series.date.append($1) },
    value(
      ["--aggregate"], "HOW",
      "what a bar's height is: \(words(Aggregate.allCases.map(\.rawValue)))",
      allowed: "allowed are \(words(Aggregate.allCases.map(\.rawValue)))"
    ) { arguments, word in
      guard let aggregate = Aggregate(rawValue: word.lowercased()) else { return false }
      arguments.aggregate = aggregate
      return true
    },
    value(
      ["--first-weekday"], "DAY", "the day weeks begin with; if not given, monday (ISO 8601)",
      allowed: "allowed are \(words(Weekday.allCases.map(\.description)))"
    ) { arguments, word in
      guard let weekday = Weekday(name: word) else { return false }
      arguments.firstWeekday = weekday
      return true
    },
    text(
      ["--timezone"], "ZONE",
      "the clocks for times with an offset, such as Europe/Berlin; if not given, UTC"
    ) { $0.series.timeZone = $1 },
    text(
      ["--date-format"], "FORMAT",
      "how dates are written, 'ISO 8601' or a pattern such as 'MM/DD/YYYY hh:mm:ss a', of the fields \(words(StampPattern.fields)); if not given, it is found"
    ) { $0.series.dateFormat = $1 },
    flag(["--no-header"], "reads the first line as a row; columns are then called 1, 2 and so on") {
      $0.series.hasHeader = false
    },
    value(
      ["--decimal"], "MARK", "the decimal mark, '.' or ','; if not given, it is found",
      allowed: "allowed are '.' and ','"
    ) { arguments, mark in
      guard let mark = DecimalMark(rawValue: mark) else { return false }
      arguments.series.decimalMark = mark
      return true
    },
    value(
      ["--delimiter"], "CHARACTER",
      "what stands between columns, such as ';' or tab; if not given, it is found",
      allowed: "allowed are one ASCII character and 'tab'"
    ) { arguments, text in
      let text = ["tab", "\\t"].contains(text) ? "\t" : text
      guard text.utf8.count == 1, let byte = text.utf8.first else { return false }
      arguments.series.delimiter = byte
      return true
    },
    text(
      ["--missing"], "TOKEN,...",
      "cells that are missing values, besides blank ones, NA, N/A, #N/A, <NA>, NaN, null, none, nil, -, --, ., ? and \\N"
    ) {
      $0.series.missingTokens += $1.split(separator: ",").map(String.init)
    },
    value(
      ["--duplicates"], "RULE",
      "what of rows with the same time counts: \(words(DuplicateRule.allCases.map(\.rawValue))); if not given, all",
      allowed: "allowed are \(words(DuplicateRule.allCases.map(\.rawValue)))"
    ) { arguments, word in
      guard let rule = DuplicateRule(rawValue: word.lowercased()) else { return false }
      arguments.series.duplicates = rule
      return true
    },
    flag(["--follow"], "goes on to read the file, or standard input, as it grows") {
      $0.follows = true
    },
    flag(["--skip-bad-rows"], "leaves out rows that cannot be read, and counts them") {
      $0.series.skipBadRows = true
    },
    text(["-c", "--command"], "COMMANDS", "does these commands, separated by ';', and ends") {
      $0.scripts.append(.text($1))
    },
    text(
      ["-f", "--file"], "FILE",
      "does the commands of a file, one a line, and ends; '-' is standard input"
    ) {
      $0.scripts.append(.file($1))
    },
    flag(["--json"], "prints one JSON object for each command") { $0.isJSON = true },
    flag(["--bail"], "ends at the first error") { $0.bails = true },
    flag(["--ascii"], "draws with ASCII characters alone; names stay as they are") {
      $0.isASCII = true
    },
    value(
      ["--color"], "WHEN", "colours: auto (at a terminal, unless NO_COLOR is set), always or never",
      allowed: "allowed are \(words(Arguments.Choice.allCases.map(\.rawValue)))"
    ) { arguments, word in
      guard let choice = Arguments.Choice(rawValue: word) else { return false }
      arguments.color = choice
      return true
    },
    flag(["--no-history"], "keeps no history of the lines entered at the prompt") {
      $0.keepsHistory = false
    },
    flag(["-h", "--help"], "prints this") { $0.information = .help },
    flag(["--commands"], "prints the reference of all commands, as Markdown") {
      $0.information = .commands
    },
    flag(["--version"], "prints the version") { $0.information = .version },
  ]

  /// What is said of an option that does not exist.
  static func unknown(_ name: String) -> String {
    let names = options.flatMap(\.names).filter { $0.hasPrefix("--") }
    let hint = Spelling.nearest(to: name, among: names).map { "Did you mean '\($0)'?" }
    return "Unknown option '\(name)'. \(hint ?? "'--help' lists the options.")"
  }

  /// The whole of `--help`.
  static func help(_ style: TextStyle) -> String {
    let blocks: [[String]] = [
      style.wrap(
        "Pages through a file of numbers over time by day, week and month; every level keeps its own "
          + "place."),
      ["Usage: crosspager [FILE] [OPTIONS]"],
      style.wrap(
        "FILE is a CSV file with a column of dates and one of numbers, however they are written; '-' is "
          + "standard input; without one there is a built-in sample. At the prompt 'help' lists the commands."
      ),
      ["Examples:"] + examples.flatMap { ["  \($0.command)", "      \($0.does)"] },
      ["Options:"]
        + options.flatMap { ["  \($0.usage)"] + style.wrap($0.summary, head: "      ", indent: 6) },
      style.wrap(
        "Exit status: 0; 1 if a command was an error; 2 bad arguments; 65 bad data; 66 input that "
          + "cannot be opened or read; 74 output that failed; 'quit N' gives N."),
    ]
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private static let examples = [
    (command: "crosspager", does: "pages through the built-in sample"),
    (
      command: "crosspager weather.csv --value temp_max",
      does: "pages through a column of a file"
    ),
    (
      command: "crosspager weather.csv -c 'left 3; down; show'",
      does: "does some commands and ends"
    ),
    (
      command: "crosspager --scene article",
      does: "the pager of the article this began with"
    ),
  ]

  private static func flag(
    _ names: [String], _ summary: String, _ set: @escaping @Sendable (inout Arguments) -> Void
  ) -> Option {
    Option(names: names, summary: summary, action: .flag(set))
  }

  private static func value(
    _ names: [String], _ placeholder: String, _ summary: String, allowed: String,
    _ set: @escaping @Sendable (inout Arguments, String) -> Bool
  ) -> Option {
    Option(
      names: names, summary: summary, action: .value(placeholder, allowed: allowed, set))
  }

  private static func text(
    _ names: [String], _ placeholder: String, _ summary: String,
    _ set: @escaping @Sendable (inout Arguments, String) -> Void
  ) -> Option {
    value(names, placeholder, summary, allowed: "") { arguments, text in
      set(&arguments, text)
      return true
    }
  }

  private static func words(_ words: [String]) -> String { words.joined(separator: ", ") }
}
