import CivilDates
import MessageWords

/// The argument to `date`: a period, or words that depend on today or on the current page.
enum DateWords: Hashable, Sendable {
  case period(Range<CivilTime>)
  /// A number of days after today.
  case today(plus: Int)
  /// A number of units after the start of the current page.
  case step(Int, CalendarUnit)
  /// The last day with this weekday, on or before the last day of the current page.
  case weekday(Weekday)
  /// A month from 1 to 12 in the year of the current page.
  case month(Int)

  /// Whether the result depends on today's date.
  var dependsOnToday: Bool {
    if case .today = self { true } else { false }
  }
}

extension DateWords {
  static let days = ["today": 0, "yesterday": -1, "tomorrow": 1]
  static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  /// The letters for the units in steps.
  static let units: [Character: CalendarUnit] = [
    "h": .hour, "d": .day, "w": .week, "m": .month, "q": .quarter, "y": .year,
  ]

  /// Reads a word. Returns nil if the word is not a valid argument for `date`.
  init?(_ word: String, _ calendar: CivilCalendar) {
    let keyword = word.keyword
    if let period = calendar.span(ofKey: word) {
      self = .period(period)
    } else if let days = Self.days[keyword] {
      self = .today(plus: days)
    } else if let weekday = Weekday(name: keyword) {
      self = .weekday(weekday)
    } else if let month = Self.month(keyword) {
      self = .month(month)
    } else if let sign = keyword.first, "+-".contains(sign),
      let unit = keyword.last.flatMap({ Self.units[$0] }),
      let count = WholeNumber.count(String(keyword.dropFirst().dropLast()), least: 1)
    {
      self = .step(sign == "-" ? -count : count, unit)
    } else {
      return nil
    }
  }

  /// The number of the month whose English name begins with `word`, which must have at least three letters.
  private static func month(_ word: String) -> Int? {
    word.count < 3 ? nil : months.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
  }

  /// The words that begin with the given text, or the steps that complete a sign and a number.
  static func beginning(with text: String) -> [String] {
    let text = text.keyword
    if let sign = text.first, "+-".contains(sign) {
      let count = text.dropFirst()
      return WholeNumber.count(String(count), least: 1) == nil
        ? [] : ["h", "d", "w", "m", "q", "y"].map { text + $0 }
    }
    let words = days.keys.sorted() + Weekday.allCases.map(\.description) + months
    return text.isEmpty ? [] : words.filter { $0.hasPrefix(text) }
  }
}

extension DateWords {
  /// The period that the words describe, or nil if it depends on today's date and `today` is nil.
  ///
  /// - Parameter page: The time span of the current page.
  func period(
    from page: Range<CivilTime>, _ today: CivilDate?, _ calendar: CivilCalendar
  ) -> Range<CivilTime>? {
    switch self {
    case .period(let period): return period
    case .today(let days):
      return today.map { calendar.span(of: $0.dayNumber + days, in: .day) }
    case .step(let count, let unit):
      let time = page.lowerBound.moved(by: count, unit)
      return time..<CivilTime(microseconds: time.microseconds + 1)
    case .weekday(let weekday):
      let last = calendar.index(
        of: CivilTime(microseconds: page.upperBound.microseconds - 1), in: .day)
      let after = CivilDate(dayNumber: last).weekday.rawValue - weekday.rawValue
      return calendar.span(of: last - (after + 7) % 7, in: .day)
    case .month(let month):
      let year = page.lowerBound.date.year
      return calendar.span(of: year * 12 + month - 1, in: .month)
    }
  }
}

extension Parameter where Value == DateWords {
  /// A date, another key of a dated page, or words such as `today` or `may 2020`.
  static let date: Parameter = Parameter(
    usage: "DATE",
    meaning:
      "a date such as 2015, 2015-12, 2015-12-31, 2015-W53, 2015-Q4 or 201X, or today, yesterday, monday, -7d, +1m or "
      + "'may 2020'",
    kind: .date
  ) { reader throws(LineError) in
    let calendar = reader.calendar
    let word = try reader.next("a date")
    guard let words = DateWords(word.text, calendar) else {
      for (kind, names) in [
        ("weekday", Weekday.allCases.map(\.description)), ("month", DateWords.months),
      ]
      where Spelling.nearest(to: word.text, among: names) != nil {
        throw reader.error(word, "a \(kind)", among: names)
      }
      throw reader.dateError(
        word, date.meaning, among: DateWords.days.keys.sorted(), takesSteps: true)
    }
    guard case .month(let month) = words, let year = reader.peek,
      let number = WholeNumber.index(year.text)
    else { return words }
    _ = try reader.next("a year")
    if year.text.count != 4 {
      throw reader.error(year, "a year with four digits, such as '\(word.text.excerpt) 2020'")
    }
    let key = "\(year.text)-\(month < 10 ? "0" : "")\(month)"
    guard number > 0, let period = calendar.span(ofKey: key) else {
      throw reader.error(year, "a year from 0001 to 9999")
    }
    return .period(period)
  }
}
