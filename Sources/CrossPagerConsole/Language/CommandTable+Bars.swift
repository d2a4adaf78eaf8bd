import CivilDates

extension CommandTable {
  static let bars: [CommandEntry] = [
    CommandEntry(
      "bar", .bars, .bar, summary: "Mark a bar and print its value",
      details:
        "If no bar is marked, 'next' and 'previous' mark the first and the last bar with a value. The bar stays marked "
        + "when the page turns, but not when the level changes. At the ends of a page, 'next' and "
        + "'previous' turn the page and ignore locks and the rule 'edge'. 'max' and 'min' mark the first bar with the "
        + "greatest or least value. On the level 'day', bars are hours. To mark the day with the greatest value, go to "
        + "a level whose bars are days: 'go month', then 'bar max', or 'find max' for all months. A time, a weekday or "
        + "a month marks a bar of this page. For a date on another page, goes to that page. A four-digit number is a "
        + "year.",
      examples: ["bar max", "bar next", "bar 12:00", "bar 2025-07-02T14", "bar off"],
      synonyms: ["cursor", "point", "peek"] + Search.extremes
    ) { .bar($0) },
    CommandEntry(
      "enter", .bars, summary: "Go to the marked bar's page on the finer level",
      details: "Mark a bar first, for example with 'bar max'. 'back' returns to the bar.",
      synonyms: ["drill", "into", "descend"]
    ) { .enter },
    CommandEntry(
      "back", .bars, summary: "Return to the bar that you entered",
      details: "Returns to the page where the last 'enter' started, wherever you are now.",
      synonyms: ["return", "ascend"]
    ) { .back },
    CommandEntry(
      "compare", .bars, .comparison, summary: "Compare the page with another page",
      details:
        "Draws both pages side by side and prints the change. 'previous' selects the previous page. 'year' selects the "
        + "page a year earlier: the same date, or the same weekdays 52 weeks earlier. 'previous' and 'year' follow the "
        + "current page. A date or an index selects a fixed page of this level. A four-digit number is a year: it "
        + "selects the page with the same date in that year or, for a week, the week with the same number (52 in a year "
        + "without a week 53). Bars are matched by index.",
      examples: ["compare previous", "compare year", "compare 2023", "compare off"],
      synonyms: ["versus", "vs", "change", "difference", "diff", "against"]
    ) { .compare($0) },
  ]
}

extension Parameter where Value == BarTarget {
  private static let targets: [(word: String, target: BarTarget)] = [
    ("next", .next), ("previous", .previous), ("first", .first), ("last", .last), ("max", .max),
    ("min", .min), ("off", .off),
  ]

  /// A bar, by word, index or date.
  static let bar: Parameter = Parameter(
    usage: "BAR",
    meaning: "an index (0 or more), a date, a time such as 12:00, a weekday, a month, "
      + Wording.list(targets.map(\.word), "or"),
    kind: .bar(targets.map(\.word))
  ) { reader throws(LineError) in
    try reader.wordOrPlace(
      targets.map { ($0.word, $0.target) }, bar.meaning, missing: "a bar, such as 'next' or 'max'",
      index: { .index($0) }, date: { .date($0) }, names: BarName.words
    ) {
      BarName($0).map { .named($0) }
    }
  }
}

extension Parameter where Value == ComparisonTarget {
  private static let targets: [(word: String, target: ComparisonTarget)] = [
    ("previous", .previous), ("year", .year), ("off", .off),
  ]

  /// A page to compare with, given as a word, an index or a date.
  static let comparison: Parameter = Parameter(
    usage: "PAGE",
    meaning: "'previous', 'year', 'off', a date or a page's index",
    kind: .comparison(targets.map(\.word))
  ) { reader throws(LineError) in
    try reader.wordOrPlace(
      targets.map { ($0.word, $0.target) }, comparison.meaning,
      missing: "a page, such as 'previous' or 'year'",
      index: { .index($0) }, date: { .date($0) })
  }
}

extension WordReader {
  /// Reads a word from a list, an index or a date. A four-digit number is a year. A word from the list that begins a
  /// longer date, such as `last july`, is part of the date.
  ///
  /// - Parameters:
  ///   - expected: The description of the allowed words, for errors.
  ///   - missing: The text that errors show for a missing word.
  ///   - names: Other words that errors can suggest.
  ///   - named: Converts any other word, or returns nil.
  fileprivate mutating func wordOrPlace<Value>(
    _ values: [(word: String, value: Value)], _ expected: String, missing: String,
    index: (Int) -> Value, date: (DateWords) -> Value,
    names: [String] = [], named: (String) -> Value? = { _ in nil }
  ) throws(LineError) -> Value {
    splitQuotedDate()
    guard let word = peek else {
      _ = try next(missing)
      return index(0)
    }
    if !beginsLongDate {
      let value =
        values.first { $0.word == word.text.keyword }?.value
        ?? (word.text.count == 4 ? nil : WholeNumber.index(word.text).map(index))
        ?? named(word.text)
      if let value {
        _ = try next(missing)
        return value
      }
    }
    guard DateWords.canBegin(with: word.text, calendar) else {
      throw dateError(
        word, expected, among: values.map(\.word) + names + DateWords.days.keys.sorted(),
        takesSteps: true)
    }
    return date(try self.date(expected))
  }
}
