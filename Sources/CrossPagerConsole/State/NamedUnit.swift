package import CivilDates

/// A weekday or a month, given by its English name.
package enum NamedUnit: Hashable, Sendable {
  case weekday(Weekday)
  /// A month from 1 to 12.
  case month(Int)

  /// Reads a name such as `monday` or `july`, or at least its first three letters. Returns nil for any other word.
  package init?(_ word: String) {
    let word = word.keyword
    if let weekday = Weekday(name: word) {
      self = .weekday(weekday)
    } else if let month = MonthName.number(word) {
      self = .month(month)
    } else {
      return nil
    }
  }

  /// The name in lowercase.
  package var text: String {
    switch self {
    case .weekday(let weekday): weekday.description
    case .month(let month): MonthName.all[month - 1]
    }
  }

  /// The names of all weekdays and months.
  package static let names = Weekday.allCases.map(\.description) + MonthName.all

  /// The unit: a day or a month.
  package var unit: CalendarUnit {
    switch self {
    case .weekday: .day
    case .month: .month
    }
  }

  /// The index of one such unit, and the number of units from one to the next.
  var cycle: (start: Int, length: Int) {
    switch self {
    // Day 0 is a Monday, and month 0 is a January.
    case .weekday(let weekday): (weekday.rawValue - 1, 7)
    case .month(let month): (month - 1, 12)
    }
  }
}

/// The English names of the months.
package enum MonthName {
  /// The names in lowercase, from January to December.
  package static let all = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// The number of the month whose name begins with `word`, which must have at least three lowercase letters.
  static func number(_ word: String) -> Int? {
    word.count < 3 ? nil : all.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
  }
}
