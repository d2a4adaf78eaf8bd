import CivilDates
import MessageWords

extension Parameter where Value == DateWords {
  /// A date, another key of a dated page, or words such as `today` or `may 2020`.
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
  /// Reads a date.
  ///
  /// - Parameter expected: The description of the allowed words, for errors.
  package mutating func date(_ expected: String) throws(LineError) -> DateWords {
    splitQuotedDate()
    let word = try next("a date")
    if let way = DateWords.ways[word.text.keyword] {
      return way(
        try value(
          "a weekday, a month or a unit such as 'week'",
          among: RecurringUnit.words, RecurringUnit.any))
    }
    guard let words = DateWords(word.text, calendar) else {
      for (kind, names) in [
        ("weekday", Weekday.allCases.map(\.description)), ("month", MonthName.all),
      ]
      where Spelling.nearest(to: word.text, among: names) != nil {
        throw error(word, "a \(kind)", among: names)
      }
      throw dateError(word, expected, among: DateWords.days.keys.sorted(), takesSteps: true)
    }
    guard case .named(let month) = words, month.unit == .month, let year = peek,
      let number = WholeNumber.index(year.text)
    else { return words }
    _ = try next("a year")
    if year.text.count != 4 {
      throw error(year, "a year with four digits, such as '\(word.text.excerpt) 2020'")
    }
    let index = number * 12 + (MonthName.all.firstIndex(of: month.text) ?? 0)
    guard number > 0 else {
      throw error(year, "a year from 0001 to 9999")
    }
    return .period(calendar.span(of: index, in: .month))
  }

  /// Whether the next two words together are a date, such as `last july` or `july 2024`.
  package var beginsLongDate: Bool {
    let texts = words.words[index...].prefix(2).map(\.text)
    guard texts.count == 2 else { return false }
    return DateWords.ways[texts[0].keyword] != nil
      ? RecurringUnit.any(texts[1]) != nil
      : MonthName.number(texts[0].keyword) != nil && WholeNumber.index(texts[1]) != nil
  }
}
