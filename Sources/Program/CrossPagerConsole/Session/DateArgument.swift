import CivilDates
import MessageWords

extension Parameter where Value == DateWords {
  package static let date: Parameter = Parameter(
    usage: "DATE",
    meaning:
      "a date such as 2015, 2015-12, 2015-12-31, 2015-W53, 2015-Q4 or 201X, or today, yesterday, monday, -7d, +1m, "
      + "'may 2020' or 'last week'",
    kind: .date
  ) { reader throws(LineError) in try reader.date(date.meaning) }
}

extension DateWords {
  /// Reads a date of one or more words, such as `last july`. Returns nil for any other text.
  init?(text: String, _ calendar: CivilCalendar) {
    guard let words = try? Words(line: text) else { return nil }
    var reader = WordReader(words: words, calendar: calendar)
    guard let date = try? reader.date(""), reader.peek == nil else { return nil }
    self = date
  }
}

extension WordReader {
  /// - Parameter expected: The description of the allowed words, for errors.
  package mutating func date(_ expected: String) throws(LineError) -> DateWords {
    if let period = writtenPeriod {
      index = words.words.count
      return .period(period)
    }
    splitQuotedDate()
    let word = try next("a date")
    if let way = DateWords.ways[word.text.keyword] {
      return way(
        try value(
          "a weekday, a month or a unit such as 'week'",
          among: RecurringUnit.words, RecurringUnit.any))
    }
    guard let words = DateWords(word.text, calendar) else {
      for (kind, names) in [("weekday", RecurringUnit.weekdays), ("month", RecurringUnit.months)]
      where Spelling.nearest(to: word.text, among: names) != nil {
        throw error(word, "a \(kind)", among: names)
      }
      throw dateError(word, expected, among: DateWords.days.keys.sorted())
    }
    guard case .named(let month) = words, month.unit == .month, let year = peek,
      let number = WholeNumber.index(year.text)
    else { return words }
    _ = try next("a year")
    if year.text.count != 4 {
      throw error(year, "a year with four digits, as in '\(word.text.excerpt) 2020'")
    }
    guard number > 0 else { throw error(year, "a year from 0001 to 9999") }
    return .period(calendar.span(of: number * 12 + month.start, in: .month))
  }

  /// The period that the rest of the line describes if it is a date as written in files, such as `5.6.2026` or
  /// `jun 5 2026`. Nil for other text and for a single word that is another kind of date.
  private var writtenPeriod: Range<CivilTime>? {
    let text = words.words[index...].map(\.text).joined(separator: " ")
    guard let content, DateWords(text, calendar) == nil else { return nil }
    return content.period(of: text, in: calendar)
  }

  package var beginsDate: Bool {
    writtenPeriod != nil || peek.map { DateWords.canBegin(with: $0.text, calendar) } ?? false
  }

  /// Whether the next two words together are a date, such as `last july` or `july 2024`.
  package var beginsLongDate: Bool {
    let texts = words.words[index...].prefix(2).map(\.text)
    guard texts.count == 2 else { return false }
    return DateWords.ways[texts[0].keyword] != nil
      ? RecurringUnit.any(texts[1]) != nil
      : RecurringUnit.named(texts[0])?.unit == .month && WholeNumber.index(texts[1]) != nil
  }

  /// Returns the error for a word that is not a date. If the word looks like a date, the error names the wrong part.
  /// Otherwise, the error uses `expected` and suggests one of `words`.
  package func dateError(
    _ word: Word, _ expected: String, among words: [String] = []
  ) -> LineError {
    let problem =
      DateProblem.sentence(on: word.text, calendar) ?? DateProblem.sentence(onStep: word.text)
    guard let problem else { return error(word, expected, among: words) }
    return LineError(.said("'\(word.text.excerpt)' is not a date. \(problem)"), at: word.range)
  }
}

enum DateProblem {
  /// Returns a sentence about the wrong part of a word, or nil if the word is a date or does not look like one.
  static func sentence(on word: String, _ calendar: CivilCalendar) -> String? {
    calendar.span(ofKey: word) == nil
      ? ofDay(word, calendar) ?? ofWeek(word, calendar) ?? ofQuarter(word) : nil
  }

  /// Checks a date with a year, a month and perhaps a day and a time, such as `2015-13` or `31.12.2015`.
  private static func ofDay(_ word: String, _ calendar: CivilCalendar) -> String? {
    var scanner = TextScanner(word)
    var texts: [String] = []
    for separators in ["-/.", "-/.", "Tt", ":", ":", ""] {
      guard let digits = scanner.takeDigits(1...6) else { return nil }
      texts.append(digits)
      if scanner.takeOne(of: separators) == nil { break }
    }
    guard texts.count > 1, scanner.isAtEnd else { return nil }
    let numbers = texts.compactMap { Int($0) }
    if texts[0].count != 4 { return "Write the year first, with four digits, as in 2015-12-31." }
    let (year, month) = (numbers[0], numbers[1])
    if year == 0 { return "Years go from 0001 to 9999." }
    let parts = [
      ("Month", 1...12), ("Day", 1...31), ("Hour", 0...23), ("Minute", 0...59), ("Second", 0...59),
    ]
    for ((name, range), number) in zip(parts, numbers.dropFirst()) {
      if !range.contains(number) { return none(name, number, range) }
      if name == "Day", CivilDate(year: year, month: month, day: number) == nil {
        return "\(calendar.title(of: year * 12 + month - 1, in: .month)) has no day \(number)."
      }
    }
    let separators = ["", "-", "-", "T", ":", ":"]
    let key = zip(separators, texts).map { $0 + ($1.count < 2 ? "0" : "") + $1 }.joined()
    return calendar.span(ofKey: key).map { _ in "Write it as \(key)." }
  }

  private static func ofWeek(_ word: String, _ calendar: CivilCalendar) -> String? {
    guard let (year, week) = yearAndNumber(word, after: "Ww") else { return nil }
    let key = "\(year)-W\(week < 10 ? "0" : "")\(week)"
    if calendar.span(ofKey: key) != nil { return "Write it as \(key)." }
    let last = calendar.span(ofKey: "\(year)-W53") == nil ? 52 : 53
    return "There is no week \(week). The weeks of \(year) are numbered 1 to \(last)."
  }

  private static func ofQuarter(_ word: String) -> String? {
    guard let (year, quarter) = yearAndNumber(word, after: "Qq") else { return nil }
    return 1...4 ~= quarter ? "Write it as \(year)-Q\(quarter)." : none("Quarter", quarter, 1...4)
  }

  private static func none(_ part: String, _ number: Int, _ range: ClosedRange<Int>) -> String {
    "There is no \(part.lowercased()) \(number). \(part)s go from \(range.lowerBound) to \(range.upperBound)."
  }

  /// Returns the year and the number in a word such as `2015W7` or `2015-q-1`.
  private static func yearAndNumber(
    _ word: String, after letters: String
  ) -> (year: String, number: Int)? {
    var scanner = TextScanner(word)
    guard let year = scanner.takeDigits(4...4) else { return nil }
    _ = scanner.takeOne(of: "-")
    guard scanner.takeOne(of: letters) != nil else { return nil }
    _ = scanner.takeOne(of: "-")
    guard let number = scanner.takeDigits().flatMap({ Int($0) }), scanner.isAtEnd else {
      return nil
    }
    return (year, number)
  }

  /// Returns a sentence about the wrong part of a step, such as `-7` or `7d`, or nil for any other word that is not a
  /// date.
  static func sentence(onStep word: String) -> String? {
    var scanner = TextScanner(word)
    let sign = scanner.takeOne(of: "+-")
    guard let number = scanner.takeDigits(1...(.max)),
      let letters = scanner.take(letters), scanner.isAtEnd
    else { return nil }
    let unit = letters.lowercased().first.flatMap { DateWords.units[$0] }
    guard let sign else {
      return letters.count == 1 && unit != nil ? "Write a step with + or -, such as -\(word)." : nil
    }
    if letters.count != 1 || unit == nil {
      return "A step ends in h, d, w, m, q or y, as in \(sign)\(number)d."
    }
    return "The number in a step must be from 1 to \(Int32.max)."
  }

  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
}
