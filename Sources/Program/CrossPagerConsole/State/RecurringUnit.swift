package import CivilDates

/// A unit that recurs, such as every Monday, every July or every week.
package struct RecurringUnit: Hashable, Sendable {
  /// The unit: a day for a weekday, and a month for a month.
  package let unit: CalendarUnit
  /// The index of one such unit.
  private let start: Int
  /// The number of units from one to the next.
  private let length: Int
  /// The English name of a weekday or a month in lowercase, or the unit.
  package let text: String

  /// A month from 1 to 12.
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

  /// The last such unit up to the unit that contains a time.
  ///
  /// - Parameter skipped: 1 to exclude the unit that contains the time.
  func latest(
    at time: CivilTime, skipping skipped: Int = 0, _ calendar: CivilCalendar
  ) -> Range<CivilTime> {
    let index = calendar.index(of: time, in: unit) - skipped
    return calendar.span(of: index - (index - start).flooredRemainder(by: length), in: unit)
  }

  /// The first such unit after the unit that contains a time.
  func next(after time: CivilTime, _ calendar: CivilCalendar) -> Range<CivilTime> {
    let index = calendar.index(of: time, in: unit) + 1
    return calendar.span(of: index + (start - index).flooredRemainder(by: length), in: unit)
  }
}
