package import CivilDates
import MessageWords

/// A date in a command: a period, or words that depend on today or on the current page.
package enum DateWords: Hashable, Sendable {
  case period(Range<CivilTime>)
  case today(plus: Int)
  /// A number of units after the start of the current page.
  case step(Int, CalendarUnit)
  /// The last weekday with this name on or before the last day of the current page, or the latest month with this name
  /// that starts no later than the last sample.
  case named(RecurringUnit)
  /// The nearest day, month or other unit of this kind that ends before the current page starts.
  case last(RecurringUnit)
  /// The nearest day, month or other unit of this kind that starts after the current page ends.
  case next(RecurringUnit)

  /// The signed number of units, and the unit, in words such as `last month`, or nil for other words.
  package var stepInUnits: (count: Int, unit: CalendarUnit)? {
    switch self {
    case .last(let unit) where unit.isEvery: (-1, unit.unit)
    case .next(let unit) where unit.isEvery: (1, unit.unit)
    default: nil
    }
  }

  package static let days = ["today": 0, "yesterday": -1, "tomorrow": 1]
  static let units: [Character: CalendarUnit] = [
    "h": .hour, "d": .day, "w": .week, "m": .month, "q": .quarter, "y": .year,
  ]

  /// Reads a word. Returns nil if the word alone is not a date.
  init?(_ word: String, _ calendar: CivilCalendar) {
    let keyword = word.keyword
    if let period = calendar.span(ofKey: word) {
      self = .period(period)
    } else if let days = Self.days[keyword] {
      self = .today(plus: days)
    } else if let named = RecurringUnit.named(word) {
      self = .named(named)
    } else if let sign = keyword.first, "+-".contains(sign),
      let unit = keyword.last.flatMap({ Self.units[$0] }),
      let count = WholeNumber.count(String(keyword.dropFirst().dropLast()), least: 1)
    {
      self = .step(sign == "-" ? -count : count, unit)
    } else {
      return nil
    }
  }

  /// The words that can precede a weekday, a month or a unit.
  static let ways: [String: @Sendable (RecurringUnit) -> DateWords] = ["last": last, "next": next]

  package static func canBegin(with word: String, _ calendar: CivilCalendar) -> Bool {
    ways[word.keyword] != nil || DateWords(word, calendar) != nil
  }

  /// Returns the words that begin with the given text, or the steps that complete a sign and a number.
  package static func beginning(with text: String, names: [String] = RecurringUnit.names)
    -> [String]
  {
    let text = text.keyword
    if let sign = text.first, "+-".contains(sign) {
      let count = text.dropFirst()
      return WholeNumber.count(String(count), least: 1) == nil
        ? [] : ["h", "d", "w", "m", "q", "y"].map { text + $0 }
    }
    let words = days.keys.sorted() + ways.keys.sorted() + names
    return text.isEmpty ? [] : words.filter { $0.hasPrefix(text) }
  }

  /// Returns the period that the words describe, or nil if it depends on today's date and `today` is nil.
  package func period(
    from page: Range<CivilTime>, upTo end: CivilTime, _ today: CivilDate?, _ calendar: CivilCalendar
  ) -> Range<CivilTime>? {
    let last = CivilTime(microseconds: page.upperBound.microseconds - 1)
    switch self {
    case .period(let period): return period
    case .today(let days): return today.map { calendar.span(of: $0.dayNumber + days, in: .day) }
    case .step(let count, let unit):
      let time = page.lowerBound.moved(by: count, unit)
      return time..<CivilTime(microseconds: time.microseconds + 1)
    case .named(let named): return named.latest(at: named.unit == .month ? end : last, calendar)
    case .last(let unit): return unit.latest(at: page.lowerBound, skipping: 1, calendar)
    case .next(let unit): return unit.next(after: last, calendar)
    }
  }
}

/// The dates that, together with the current page, determine the meaning of date words.
package struct DateContext: Sendable {
  /// Today's date, or nil if it is unknown or not needed.
  var today: CivilDate?
  /// The time of the last sample, or nil to use the end of the level's last page.
  var end: CivilTime?

  /// Returns the day that words such as `yesterday` mean, or nil for other words.
  package func day(meantBy words: DateWords?) -> CivilDate? {
    guard case .today(let days) = words, let today else { return nil }
    return CivilDate(dayNumber: today.dayNumber + days)
  }
}

/// A unit that recurs, such as every Monday, every July or every week.
package struct RecurringUnit: Hashable, Sendable {
  /// The unit: a day for a weekday, and a month for a month.
  package let unit: CalendarUnit
  /// The index of one occurrence.
  let start: Int
  /// The number of days, months or other units from one occurrence to the next.
  private let length: Int
  /// The English name of a weekday or a month in lowercase, or the unit.
  package let text: String

  /// Creates the unit for a month from 1 to 12.
  package static func month(_ month: Int) -> RecurringUnit {
    // Month 0 is a January.
    RecurringUnit(unit: .month, start: month - 1, length: 12, text: months[month - 1])
  }

  package static func weekday(_ weekday: Weekday) -> RecurringUnit {
    // Day 0 is a Monday.
    RecurringUnit(unit: .day, start: weekday.rawValue - 1, length: 7, text: weekday.description)
  }

  /// Reads the name of a weekday or a month, such as `monday` or `july`, or at least its first three letters.
  package static func named(_ word: String) -> RecurringUnit? {
    let word = word.keyword
    let month = word.count < 3 ? nil : months.firstIndex { $0.hasPrefix(word) }
    return Weekday(name: word).map(weekday) ?? month.map { Self.month($0 + 1) }
  }

  static func any(_ word: String) -> RecurringUnit? {
    let keyword = word.keyword
    return named(word)
      ?? CalendarUnit.levels.first { $0.rawValue == keyword }
      .map { RecurringUnit(unit: $0, start: 0, length: 1, text: keyword) }
  }

  /// Whether such units directly follow one another, as weeks do and Mondays do not.
  var isEvery: Bool { length == 1 }

  static let weekdays = Weekday.allCases.map(\.description)
  static let months = Month.allCases.map(\.description)

  package static let names = weekdays + months

  static let words = names + CalendarUnit.levels.map(\.rawValue)

  /// Returns the last occurrence at or before a time or, if `skipped` is 1, before the unit that contains the time.
  func latest(
    at time: CivilTime, skipping skipped: Int = 0, _ calendar: CivilCalendar
  ) -> Range<CivilTime> {
    let index = calendar.index(of: time, in: unit) - skipped
    return calendar.span(of: index - (index - start).flooredRemainder(by: length), in: unit)
  }

  /// Returns the first occurrence after the unit that contains a time.
  func next(after time: CivilTime, _ calendar: CivilCalendar) -> Range<CivilTime> {
    let index = calendar.index(of: time, in: unit) + 1
    return calendar.span(of: index + (start - index).flooredRemainder(by: length), in: unit)
  }
}
