import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import MessageWords
import SeriesExplorer

/// All options, in the order of `--help all`.
enum OptionTable {
  static let groups: [(title: String, options: [Option])] = [
    ("Levels and pages", levels), ("Reading FILE", reading), ("Commands", commands),
    ("Output", output), ("Information", information),
  ]

  static let options = groups.flatMap(\.options)

  /// The options in the short help.
  static let common = [
    "--levels", "--aggregate", "--value", "--date-format", "--missing", "--skip-bad-rows",
    "--follow", "--command", "--file", "--json",
  ].compactMap(option)

  static func option(named name: String) -> Option? { options.first { $0.names.contains(name) } }

  /// Whether an option is allowed only on the command line, because it makes sense only for a single run.
  static func isForOneRun(_ option: Option) -> Bool {
    let names = ["--scene", "--command", "--file", "--page", "--no-config"]
    return (information.flatMap(\.names) + names).contains { option.names.contains($0) }
  }

  private static let levels: [Option] = [
    .value(
      "--levels LEVELS", "Levels to show, such as day,week,month",
      "The units are \(CalendarUnit.levels.map(\.rawValue).joined(separator: ", ")). By default, "
        + "units are chosen to suit the data: day,week,month for hourly data, week,month,year for daily data, "
        + "year,decade,century for weekly and monthly data and decade,century for quarterly and yearly data. "
        + "Without FILE, day=5,week=5 creates plain levels with 5 numbered pages each.",
      takes: .list(CalendarUnit.levels.map(\.rawValue))
    ) { $0.levels = $1 },
    .value(
      "--scene NAME|FILE", "Open levels of titled pages",
      "NAME is \(Wording.list(Scene.names, "or")). FILE is JSON.",
      takes: .file(or: Scene.names)
    ) { $0.scene = $1 },
    .value(
      "--start PAGE", "Page to start on: first, last, an index or a date",
      "By default, every level starts on its last page, and the first level whose last page is nearly full is shown."
    ) { $0.start = $1 },
    .value(
      "--notes FILE.csv", "Notes on dates: a date and its text on each line",
      "Charts mark the dates. The command 'notes' prints all notes in this form.", takes: .file()
    ) { $0.notes = $1 },
    .parsed(
      "--aggregate HOW", "Bars: mean, sum, min, max, count, last or rise",
      "HOW alone applies to the drawn column, and COLUMN=HOW to any column. Separate several "
        + "with commas, or repeat the option. By default, each column has the aggregate that suits it.",
      takes: .list(Aggregate.allCases.map(\.rawValue)), aggregates,
      { $0.aggregates += $1 }),
    .choice(
      "--gaps RULE", "Pages without values: show or skip",
      "With skip, for example, each trading day directly follows the previous one. The default is show."
    ) { $0.gaps = $1 },
    .parsed(
      "--first-weekday DAY", "First day of the week", "The default is monday, as in ISO 8601.",
      takes: .choice(Weekday.allCases.map(\.description)), { Weekday(name: $0) },
      { $0.series.calendar.firstWeekday = $1 }),
    .parsed(
      "--day-start HOUR", "Hour at which days begin, such as 04:00",
      "An earlier time belongs to the day before. Dates without a time keep their days. The default is 00:00.",
      takes: .text(hint: "Use a whole hour from 00:00 to 23:00, such as 04:00 or 4."),
      { DayStart(text: $0) }, { $0.series.calendar.dayStart = $1.hour }),
    .parsed(
      "--year-start MONTH", "First month of the year, such as july",
      "A year has the number of the calendar year in which it begins, and a title such as 2015/16. Quarters, decades "
        + "and centuries shift too. MONTH is a name, its first three letters or a number. The default is january.",
      takes: .choice(Month.allCases.map(\.description)), { Month(text: $0) },
      { $0.series.calendar.yearStart = $1 }),
  ]

  /// Parses `HOW`, `COLUMN=HOW` or several of these, separated by commas. A sole name can contain commas.
  private static func aggregates(_ text: String) -> [(column: String?, aggregate: Aggregate)]? {
    func one(_ text: Substring) -> (column: String?, aggregate: Aggregate)? {
      let end = text.lastIndex(of: "=")
      let how = end.map { text[$0...].dropFirst() } ?? text
      guard let aggregate = Aggregate(spelling: String(how)) else { return nil }
      return (end.map { String(text[..<$0]) }, aggregate)
    }
    let parts = text.split(separator: ",").map(one)
    let all = parts.compactMap(\.self)
    return all.count == parts.count ? all : one(text[...]).map { [$0] }
  }

  /// The options that need FILE.
  static let reading: [Option] = [
    .value(
      "--value COLUMN", "Column to draw, by name or number. Repeat for several",
      "All columns that you name must be readable, and the first one is drawn at the start. "
        + "The 'value' command draws any other numeric column."
    ) { $0.series.value.append($1) },
    .value(
      "--by COLUMN", "Column of names that divides the rows into series, or none",
      "Repeat the option if several columns, such as country and sex, together name a series. By default, the program "
        + "detects columns in which rows with the same time differ. With none, rows with the same time are "
        + "summarized together."
    ) { arguments, text in
      let isNone = text.lowercased() == "none"
      arguments.series.by = isNone ? [] : (arguments.series.by ?? []) + [text]
    },
    .value(
      "--series NAME", "Series to draw at the start",
      "By default, the first series with at least five values is drawn. The 'series' command draws any other series."
    ) { $0.drawnSeries = $1 },
    .value(
      "--date COLUMN", "Column of dates, by name or number",
      "Repeat the option if the date is split across several columns. By default, the columns are "
        + "detected."
    ) { $0.series.date.append($1) },
    .value(
      "--date-format FORMAT", "Format of dates, such as DD/MM/YYYY or 'ISO 8601'",
      "The fields are \(DateFormat.fields.joined(separator: ", ")), as in 'MM/DD/YYYY hh:mm:ss a'. "
        + "By default, the format is detected."
    ) { $0.series.dateFormat = $1 },
    .value(
      "--timezone ZONE", "Time zone for times with an offset, such as Europe/Berlin",
      "By default, offsets are ignored, times stay as written, and counts since 1970 are in UTC.",
      takes: .timeZone
    ) { $0.series.timeZone = $1 },
    .flag(
      "--no-header", "Read the first line as a row", "The columns are named 1, 2 and so on.",
      sets: \.series.hasHeader, to: false),
    .choice("--decimal MARK", "Decimal mark, '.' or ','", "By default, the mark is detected.") {
      $0.series.decimalMark = $1
    },
    .parsed(
      "--delimiter CHARACTER", "Character between columns, such as ';', tab or space",
      "By default, the character is detected. With 'space', columns are separated by any number of spaces or tabs. "
        + "If CHARACTER is two spaces in quotes, cells can contain single spaces.",
      takes: .text(hint: "Use one ASCII character, 'tab' or 'space'."), { Delimiter($0) },
      { $0.series.delimiter = $1 }),
    .value(
      "--missing TOKEN,...", "Cells to read as missing values, such as -200",
      "Blank cells, NA, N/A, #N/A, <NA>, NaN, null, none, nil, -, --, ., .., :, ?, ***, <1, \\N, unknown, "
        + "unavailable, #REF! and similar markers are always missing."
    ) { $0.series.missingTokens += $1.split(separator: ",").map(String.init) },
    .choice(
      "--duplicates RULE", "Rows to use if several have the same time: all, first or last",
      "The default is all."
    ) { $0.series.duplicates = $1 },
    .flag(
      "--skip-bad-rows", "Skip rows that cannot be read, and count them", sets: \.series.skipBadRows
    ),
    .flag(
      "--follow", "Keep reading as the file grows",
      "A level on its last page follows new pages. Rows that cannot be read are reported and skipped.",
      sets: \.follows),
  ]

  private static let commands: [Option] = [
    .value("-c, --command COMMANDS", "Run commands separated by ';', then exit", takes: .commands) {
      $0.scripts.append(.text($1))
    },
    .value(
      "-f, --file FILE", "Run the commands in a file, one per line, then exit",
      "Use - for standard input.", takes: .file()
    ) { $0.scripts.append(.file($1)) },
    .parsed(
      "--page FILE.html", "Write a web page with the data",
      "The page needs no server. It opens at the place where the session ends. The command 'export --force' "
        + "replaces an existing file.",
      takes: .file(hint: "Use a file name that ends in .html."),
      { $0.lowercased().hasSuffix(".html") ? Wording.quoting($0, isQuoted: true) : nil },
      { $0.pages.append(.text("export " + $1)) }),
    .flag("--bail", "Exit at the first error", sets: \.bails),
    .flag(
      "--no-history", "Do not read or write the prompt history", sets: \.keepsHistory, to: false),
    .flag(
      "--no-config", "Do not read the configuration file",
      "The file is $XDG_CONFIG_HOME/crosspager/config. It contains options that apply to every run.",
      sets: \.readsConfig, to: false),
  ]

  private static let output: [Option] = [
    .flag("--json", "Print one JSON object per command", sets: \.isJSON),
    .flag(
      "--events", "Print events: pages that appear or disappear, and changes to hosts",
      sets: \.tellsEvents),
    .flag("--plain", "Print one fact per line, for screen readers and scripts", sets: \.isPlain),
    .flag(
      "--ascii", "Draw with ASCII characters only", "Names are printed unchanged.", sets: \.isASCII),
    .flag(
      "--no-motion", "Draw pages at the prompt without motion",
      "Released content settles at once, and pages do not slide. To turn motion on or off at the prompt: set motion",
      sets: \.moves, to: false),
    .parsed(
      "--height ROWS", "Maximum rows of bars in a chart",
      "By default, a chart at the prompt fills the screen, up to \(Environment.chartHeight) rows, and other charts have 8 "
        + "rows. A chart always fits on the screen.",
      takes: .text(hint: "Use a number from 2 to 1000."),
      { Int($0).flatMap { 2...1000 ~= $0 ? $0 : nil } }, { $0.height = $1 }),
    .choice(
      "--color WHEN", "Use color: auto, always or never",
      "The default, auto, uses color on a terminal unless NO_COLOR is set."
    ) { $0.color = $1 },
  ]

  private static let information: [Option] = [
    .value(
      "-h, --help [all|OPTION]", "Print help: the basics, all options or one option", takes: .topic
    ) { arguments, topic in
      arguments.information = { style throws(Failure) in try Manual.help(topic, style) }
    },
    .value("--man", "Print the manual page", "View the page with 'crosspager --man | man -l -'.") {
      arguments, _ in arguments.information = { _ in ManualPage.text }
    },
    .value("--commands", "Print the command reference in Markdown") { arguments, _ in
      arguments.information = { _ in Grammar.explorer.markdown }
    },
    .choice(
      "--completions SHELL", "Print a completion script for bash, zsh or fish",
      "For bash, use 'source <(crosspager --completions bash)'."
    ) { (arguments, script: CompletionScript) in arguments.information = { _ in script.text } },
    .value("--version", "Print the version") { arguments, _ in
      arguments.information = { _ in "crosspager \(Manual.version)" }
    },
  ]

  static func unknown(_ name: String) -> String {
    let names = options.flatMap(\.names).filter { $0.hasPrefix("--") }
    let bare = name.drop { $0 == "-" }
    let nearest =
      names.first { !bare.isEmpty && $0.dropFirst(2).hasPrefix(bare) }
      ?? Spelling.nearest(to: "--\(bare)", among: names)
    let hint = nearest.map { " Did you mean '\($0)'?" } ?? ""
    return "Unknown option '\(name.excerpt)'.\(hint)"
  }
}
