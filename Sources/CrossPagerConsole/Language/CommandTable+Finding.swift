import CivilDates

extension CommandTable {
  static let finding: [CommandEntry] = [
    CommandEntry(
      "find", .jumping, .search,
      summary: "Find a page by the values of its bars",
      details:
        "Goes to the next page of this level with a matching bar. 'missing' finds a bar without a value, and 'gap' "
        + "finds a page without any values. 'max' and 'min' find the page with the greatest or least value. After these "
        + "searches, 'find next' goes to the page with the second-highest or second-lowest value. '= 31.2' finds values "
        + "that round to 31.2. On the level 'day', bars are hours. To find the day with the greatest value, go to a "
        + "level whose bars are days: 'go month', then 'find max'. "
        + "'find next' and 'find previous' repeat the last search or start the given search. At the prompt, n and N "
        + "repeat a search.",
      examples: ["find > 20", "find missing", "find max", "find previous < 0", "find next"],
      synonyms: ["search", "seek", "above", "below"] + Search.extremes
    ) { .find($0.search, $0.way) },
    CommandEntry(
      "mark", .jumping, .markName, .opening(.level, before: .pageWord), .closing(.pageWord),
      summary: "Name the current page or another page",
      details:
        "\"go 'NAME\" goes to the page, 'marks' lists the names, and 'unmark' removes one. A mark on a dated level "
        + "stays on its date, even if pages are added or removed. A mark on any other level moves with its page and is "
        + "removed with it. Snapshots include the marks.",
      examples: ["mark storm", "mark start day 0", "mark summer week july 2025"],
      synonyms: ["bookmark", "label", "pin"]
    ) { name, level, page in .mark(name: name, level: level, page: page) },
    CommandEntry(
      "marks", .jumping, summary: "List the marked pages", synonyms: ["bookmarks"]
    ) { .report(.marks) },
    CommandEntry(
      "unmark", .jumping, .mark, summary: "Remove a mark", examples: ["unmark storm"],
      synonyms: ["unpin"]
    ) { .unmark($0) },
  ]
}

/// A target of `go`.
enum Stop: Hashable, Sendable {
  case level(Int)
  case mark(String)
}

extension Parameter where Value == Stop {
  static let stop = Parameter(
    usage: "LEVEL", meaning: "a level's name or index, or a quote followed by a mark's name",
    kind: .stop
  ) { reader throws(LineError) in
    guard let word = reader.peek, word.text.first == "'",
      !reader.labels.contains(where: { $0.name.isName(word.text) })
    else { return .level(try reader.levelButNoDate()) }
    _ = try reader.next("a level")
    if word.text.count == 1 {
      let expected = "the name of a mark right after the quote"
      throw LineError(.incomplete(command: "go '", expected: expected), at: word.range)
    }
    if let next = reader.peek, WholeNumber.index(next.text) == nil {
      let name = reader.words.words.drop { $0 != word }.map(\.text).joined(separator: " ")
      throw LineError(
        .spacesInName(Wording.quoting(name)),
        at: word.range.lowerBound..<reader.words.end)
    }
    try reader.finish()
    return .mark(String(word.text.dropFirst()))
  }
}

extension Parameter where Value == String {
  /// The name of a mark. The mark need not exist.
  static let markName: Parameter = Parameter(
    usage: "NAME", meaning: "a name (any text but 'all', without control characters)", kind: .mark
  ) { reader throws(LineError) in
    // Otherwise, later words of a name in single quotes could be mistaken for a level and a page.
    if reader.peek?.text.first == "'", let error = reader.singleQuoteError { throw error }
    return try reader.value(markName.meaning, missing: "a name") {
      LevelLabel.isValid(name: $0) ? $0 : nil
    }
  }

  static let mark = word("NAME", "the name of a mark", .mark) { $0 }

  /// An index or, on a dated level, any date. The text of a date can have several words.
  static let pageWord: Parameter = Parameter(
    usage: "PAGE", meaning: "a page's index or, on a dated level, its date", kind: .number
  ) { reader throws(LineError) in
    if reader.beginsLongDate {
      let words = reader.words.words[reader.index...].prefix(2)
      _ = try reader.date(pageWord.meaning)
      return words.map(\.text).joined(separator: " ")
    }
    let word = try reader.next("a page")
    if word.text.isEmpty || DateProblem.sentence(on: word.text, reader.calendar) != nil,
      WholeNumber.index(word.text) == nil
    {
      throw reader.dateError(word, pageWord.meaning)
    }
    return word.text
  }
}

extension WordReader {
  /// The error for a unit after a search for the greatest or least value, or nil if no unit follows.
  fileprivate func unitError(after search: String) -> LineError? {
    guard let word = peek else { return nil }
    let name = word.text.keyword
    let unit = CalendarUnit.allCases.first { [$0.rawValue, "\($0)s"].contains(name) }
    guard let unit else { return nil }
    let level = labels.last { $0.dated?.barUnit == unit }?.name
    return LineError(.unitOfSearch(search, unit: unit, level: level), at: word.range)
  }
}

/// The argument to `find`: a search, a direction or both.
struct SearchWords: Hashable, Sendable {
  var search: Search?
  var way: Search.Way?
}

extension SearchWords {
  /// The words that can follow `find`.
  static let candidates =
    Search.Comparison.allCases.map(\.rawValue) + ["missing", "gap", "max", "min"]
    + Search.Way.spellings
}

extension Parameter where Value == SearchWords {
  private static let meaning =
    "a comparison such as '> 20', or 'missing', 'gap', 'max', 'min', 'next' or 'previous'"

  static let search = Parameter(usage: "WHAT", meaning: meaning, kind: .search) {
    reader throws(LineError) in
    var words = SearchWords()
    if let way = reader.peek.flatMap({ Search.Way(spelling: $0.text) }) {
      _ = try reader.next(meaning)
      words.way = way
      if reader.peek == nil { return words }
    }
    let search = try search(&reader)
    words.search = search
    if search == .max || search == .min, let error = reader.unitError(after: search.text) {
      throw error
    }
    return words
  }

  private static func search(_ reader: inout WordReader) throws(LineError) -> Search {
    let word = try reader.next(meaning)
    switch word.text.keyword {
    case "missing": return .missing
    case "gap", "gaps": return .gap
    case "max", "maximum": return .max
    case "min", "minimum": return .min
    default: break
    }
    let found = Search.Comparison.allCases.first { word.text.hasPrefix($0.rawValue) }
    guard let comparison = found else {
      throw reader.error(word, meaning, among: SearchWords.candidates)
    }
    // Accept a number right after the sign, as in `>20`.
    let attached = String(word.text.dropFirst(comparison.rawValue.count))
    let typed =
      attached.isEmpty ? try reader.next(Self.number) : Word(text: attached, range: word.range)
    if let number = Search.Number(typed.text) { return .compared(comparison, number) }
    guard let problem = Search.Number.problem(of: typed.text) else {
      throw reader.error(typed, Self.number)
    }
    throw LineError(.wrongNumber(typed.text, problem: problem), at: typed.range)
  }

  private static let number = "a number, such as 20 or -0.5"
}
