import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import MessageWords

/// All options, in the order `--help` lists them.
enum OptionTable {
  static let options: [Option] = [
    text(
      ["--levels"], "LEVELS",
      "units of time, put in order from the finest: day,week,month if not given; or plain levels, such as day=5,week=5"
    ) { $0.levels = $1 },
    value(
      ["--scene"], "NAME|FILE",
      "levels with titled pages: \(Wording.list(Scene.names, "or")), or a JSON file of your own",
      .file(or: Scene.names)
    ) { $0.scene = $1 },
    text(["--start"], "PAGE", "where levels start: first, last, a page's index, or a date") {
      $0.start = $1
    },
    text(
      ["--value"], "COLUMN",
      "the column of numbers to draw, by its name or its number from 1; several times for those that must be readable; all others stay open"
    ) { $0.series.value.append($1) },
    text(
      ["--date"], "COLUMN",
      "the column of dates, by its name or its number from 1; several times if day, time, year and so on stand in columns of their own; if not given, they are found"
    ) { $0.series.date.append($1) },
    choice(
      ["--aggregate"], "HOW",
      "what a bar's height is: \(Aggregate.allCases.map(\.rawValue).joined(separator: ", "))"
    ) { $0.aggregate = $1 },
    checked(
      ["--first-weekday"], "DAY", "the day weeks begin with; if not given, monday (ISO 8601)",
      .choice(Weekday.allCases.map(\.description))
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
      "how dates are written, 'ISO 8601' or a pattern such as 'MM/DD/YYYY hh:mm:ss a', of the fields \(DateFormat.fields.joined(separator: ", ")); if not given, it is found"
    ) { $0.series.dateFormat = $1 },
    flag(["--no-header"], "reads the first line as a row; columns are then called 1, 2 and so on") {
      $0.series.hasHeader = false
    },
    choice(
      ["--decimal"], "MARK", "the decimal mark, '.' or ','; if not given, it is found"
    ) { $0.series.decimalMark = $1 },
    checked(
      ["--delimiter"], "CHARACTER",
      "what stands between columns, such as ';' or tab; if not given, it is found",
      .text(allowed: "allowed are one ASCII character and 'tab'")
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
    choice(
      ["--duplicates"], "RULE",
      "what of rows with the same time counts: \(DuplicateRule.allCases.map(\.rawValue).joined(separator: ", ")); if not given, all"
    ) { $0.series.duplicates = $1 },
    flag(["--follow"], "goes on to read the file, or standard input, as it grows") {
      $0.follows = true
    },
    flag(["--skip-bad-rows"], "leaves out rows that cannot be read, and counts them") {
      $0.series.skipBadRows = true
    },
    value(
      ["-c", "--command"], "COMMANDS", "does these commands, separated by ';', and ends", .commands
    ) { $0.scripts.append(.text($1)) },
    value(
      ["-f", "--file"], "FILE",
      "does the commands of a file, one a line, and ends; '-' is standard input", .file()
    ) {
      $0.scripts.append(.file($1))
    },
    flag(["--json"], "prints one JSON object for each command") { $0.isJSON = true },
    flag(
      ["--events"], "tells which pages come and leave after each command, and what their hosts do"
    ) { $0.tellsEvents = true },
    flag(["--bail"], "ends at the first error") { $0.bails = true },
    flag(["--ascii"], "draws with ASCII characters alone; names stay as they are") {
      $0.isASCII = true
    },
    flag(
      ["--plain"],
      "says everything in words and numbers, one fact a line, for screen readers and scripts"
    ) { $0.isPlain = true },
    choice(
      ["--color"], "WHEN", "colours: auto (at a terminal, unless NO_COLOR is set), always or never"
    ) { $0.color = $1 },
    flag(["--no-history"], "keeps no history of the lines entered at the prompt") {
      $0.keepsHistory = false
    },
    flag(["-h", "--help"], "prints this") { $0.information = .help },
    flag(["--commands"], "prints the reference of all commands, as Markdown") {
      $0.information = .commands
    },
    flag(["--diagram"], "prints how gestures and commands lead from phase to phase, for Mermaid") {
      $0.information = .diagram
    },
    flag(["--man"], "prints the manual page, for 'man -l -'") { $0.information = .manual },
    choice(
      ["--completions"], "SHELL", "prints what makes a shell complete these options"
    ) { $0.information = .completions($1) },
    flag(["--version"], "prints the version") { $0.information = .version },
  ]

  /// What is said of an option that does not exist.
  static func unknown(_ name: String) -> String {
    let names = options.flatMap(\.names).filter { $0.hasPrefix("--") }
    let hint = Spelling.nearest(to: name, among: names).map { "Did you mean '\($0)'?" }
    return "Unknown option '\(name.excerpt)'. \(hint ?? "'--help' lists the options.")"
  }

  static func flag(
    _ names: [String], _ summary: String, _ set: @escaping @Sendable (inout Arguments) -> Void
  ) -> Option {
    Option(names: names, summary: summary, action: .flag(set))
  }

  /// An option whose value is looked at before it is set.
  static func checked(
    _ names: [String], _ placeholder: String, _ summary: String, _ kind: Option.Value.Kind,
    _ set: @escaping @Sendable (inout Arguments, String) -> Bool
  ) -> Option {
    let value = Option.Value(placeholder: placeholder, kind: kind)
    return Option(names: names, summary: summary, action: .value(value, set))
  }

  static func value(
    _ names: [String], _ placeholder: String, _ summary: String, _ kind: Option.Value.Kind,
    _ set: @escaping @Sendable (inout Arguments, String) -> Void
  ) -> Option {
    checked(names, placeholder, summary, kind) { arguments, text in
      set(&arguments, text)
      return true
    }
  }

  static func text(
    _ names: [String], _ placeholder: String, _ summary: String,
    _ set: @escaping @Sendable (inout Arguments, String) -> Void
  ) -> Option {
    value(names, placeholder, summary, .text(), set)
  }

  /// An option whose value is one of an enumeration's raw values, in any case.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ names: [String], _ placeholder: String, _ summary: String,
    _ set: @escaping @Sendable (inout Arguments, Choice) -> Void
  ) -> Option {
    checked(names, placeholder, summary, .choice(Choice.allCases.map(\.rawValue))) {
      arguments, word in
      guard let value = Choice(rawValue: word.lowercased()) else { return false }
      set(&arguments, value)
      return true
    }
  }
}
