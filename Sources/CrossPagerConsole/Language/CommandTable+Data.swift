import CivilDates
import CrossPagerSeries
import TimeZones

extension CommandTable {
  /// The commands that change the options for reading and summarizing data. Only the last five commands read a file.
  static let reading: [CommandEntry] = [
    CommandEntry(
      "aggregate", .reading, .aggregate, summary: "Choose what the bars show",
      details: "A bar shows the mean, sum, minimum, maximum, count or last of its values.",
      examples: ["aggregate sum"], synonyms: ["average", "total", "maximum", "minimum", "height"]
    ) { .setAggregate($0) },
    CommandEntry(
      "first-weekday", .reading, .weekday, summary: "Set the first day of the week",
      details: "Every level stays on its date.", examples: ["first-weekday sunday"],
      synonyms: ["weekday", "weekstart", "sunday"]
    ) { .setFirstWeekday($0) },
    CommandEntry(
      "timezone", .reading, .timeZone, summary: "Read the file again with another time zone",
      details: "Converts times with an offset to this time zone. \(again)",
      examples: ["timezone Europe/Berlin"],
      synonyms: ["zone", "utc", "tz"]
    ) { .reread(.timeZone($0)) },
    CommandEntry(
      "missing", .reading, .words("TOKEN"),
      summary: "Read the file again and treat more values as missing",
      details:
        "Cells with these words have no value. 'none' leaves only the usual words, such as NA and NaN. \(again)",
      examples: ["missing -200 -999", "missing none"], synonyms: ["sentinel", "blank", "na"]
    ) { words in .reread(.missing(words.isNone ? [] : words.flatMap(\.tokens))) },
    CommandEntry(
      "duplicates", .reading, .duplicates,
      summary: "Read the file again with another rule for duplicates",
      details: again, examples: ["duplicates last"], synonyms: ["repeated", "twice"]
    ) { .reread(.duplicates($0)) },
    CommandEntry(
      "by", .reading, .words("COLUMN"), summary: "Divide the rows into series by columns of names",
      details:
        "'none' reads all rows as one series, and 'auto' detects the columns. \(again)",
      examples: ["by country", "by none"], synonyms: ["group", "divide"]
    ) { words in
      .reread(.by(words.isNone ? [] : words.count == 1 && words[0].keyword == "auto" ? nil : words))
    },
    CommandEntry(
      "browse", .reading, .file, summary: "Show another data file",
      details:
        "Chooses levels that suit the file. Keeps the pager's rules, the aggregate, the time zone, the missing "
        + "values and the rule for duplicates, but not the marks. 'undo' returns to the previous file.",
      examples: ["browse weather.csv"], synonyms: ["file", "load", "edit"]
    ) { .browse($0) },
  ]

  private static let again =
    "Every level stays on its date. Ctrl-C stops the command and changes nothing. Standard input and a file "
    + "opened with --follow cannot be read again."
}

extension [String] {
  /// Whether the array contains only the word `none`.
  fileprivate var isNone: Bool { count == 1 && self[0].keyword == "none" }
}

extension String {
  /// The words between commas.
  fileprivate var tokens: [String] { split(separator: ",").map(String.init) }
}

extension Parameter where Value == [String] {
  /// One or more words, to the end of the line.
  static func words(_ usage: String) -> Parameter {
    let isColumn = usage == "COLUMN"
    let meaning =
      isColumn
      ? "one or more columns, by name or number, or 'none' or 'auto'"
      : "one or more words, or 'none'"
    return Parameter(
      usage: usage + "…", meaning: meaning, kind: isColumn ? .fileColumn : .choice(["none"])
    ) { reader throws(LineError) in
      var words: [String] = []
      repeat { words.append(try reader.next(meaning).text) } while reader.peek != nil
      return words
    }
  }

  static let timeZones = (ZoneDatabase.system?.names ?? []) + ["UTC"]
}

extension Parameter where Value == Aggregate {
  static let aggregate = choice(Aggregate.allCases.map(\.rawValue), Aggregate.init(rawValue:))
}

extension Parameter where Value == DuplicateRule {
  static let duplicates = choice(
    DuplicateRule.allCases.map(\.rawValue), DuplicateRule.init(rawValue:))
}

extension Parameter where Value == Weekday {
  static let weekday = word(
    "DAY", "a day of the week, such as 'monday'", .choice(Weekday.allCases.map(\.description)),
    among: Weekday.allCases.map(\.description), Weekday.init(name:))
}

extension Parameter where Value == String {
  static let timeZone = word(
    "ZONE", "a time zone such as UTC or Europe/Berlin", .timeZone, missing: "a time zone",
    among: Parameter<[String]>.timeZones
  ) { name in
    let known = Parameter<[String]>.timeZones.first { $0.lowercased() == name.lowercased() }
    // Without a database, the error from reading the file says what to install.
    return known ?? (ZoneClock(name: name) != nil || ZoneDatabase.system == nil ? name : nil)
  }
}

extension Parameter where Value == [CalendarUnit] {
  /// The units of levels, separated by commas or spaces.
  static let units = Parameter(
    usage: "UNIT…", meaning: "one or more units, such as day,week,month", kind: .units
  ) { reader throws(LineError) in
    let names = CalendarUnit.levels.map(\.rawValue)
    var units: [CalendarUnit] = []
    repeat {
      let word = try reader.next("a unit")
      for name in word.text.split(separator: ",").map(String.init) {
        guard let unit = CalendarUnit(rawValue: name.keyword), CalendarUnit.levels.contains(unit)
        else {
          let expected = "a unit. Units: \(names.joined(separator: ", "))"
          throw reader.error(Word(text: name, range: word.range), expected, among: names)
        }
        units.append(unit)
      }
      if units.isEmpty { throw reader.error(word, "a unit", among: names) }
    } while reader.peek != nil
    return units
  }
}

extension Parameter {
  /// One of several words, in any letter case.
  fileprivate static func choice(
    _ words: [String], _ read: @escaping @Sendable (String) -> Value?
  ) -> Parameter {
    word(
      words.joined(separator: "|"), Wording.list(words, "or"), .choice(words), among: words
    ) { read($0.keyword) }
  }
}
