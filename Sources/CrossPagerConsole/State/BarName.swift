import CivilDates
import CrossPagerTimeline

/// The name of a bar on the current page: a time of day, a weekday or a month.
enum BarName: Hashable, Sendable {
  /// A time of day, in minutes after midnight.
  case time(Int)
  case weekday(Weekday)
  /// A month from 1 to 12.
  case month(Int)

  /// Reads a name such as `12:00`, `9:30pm`, `9am`, `noon`, `midnight`, `monday` or `july`. Returns nil for any other
  /// word.
  init?(_ word: String) {
    let word = word.keyword
    if let minute = Self.minute(word) {
      self = .time(minute)
    } else if let weekday = Weekday(name: word) {
      self = .weekday(weekday)
    } else if let month = MonthName.number(word) {
      self = .month(month)
    } else {
      return nil
    }
  }

  /// The names that contain no digits.
  static let words =
    ["noon", "midnight"] + DateWords.Recurring.names

  private static func minute(_ word: String) -> Int? {
    if word == "midnight" { return 0 }
    if word == "noon" { return 12 * 60 }
    guard let match = word.wholeMatch(of: #/([0-9]{1,2})(?::([0-5][0-9]))?(am|pm)?/#)?.output,
      match.2 != nil || match.3 != nil, let hour = Int(match.1)
    else { return nil }
    let minute = match.2.flatMap { Int($0) } ?? 0
    guard let half = match.3 else { return hour < 24 ? hour * 60 + minute : nil }
    return 1...12 ~= hour ? (hour % 12 + (half == "pm" ? 12 : 0)) * 60 + minute : nil
  }

  /// Whether the name fits a bar, given the start and the unit of the bar. A time fits the bar that contains it.
  func fits(_ start: CivilTime, _ unit: CalendarUnit) -> Bool {
    switch (self, unit) {
    case (.time(let minute), .hour): minute / 60 == start.hour
    case (.time(let minute), .minute): minute == start.hour * 60 + start.minute
    case (.weekday(let weekday), .day): weekday == start.date.weekday
    case (.month(let month), .month): month == start.date.month
    default: false
    }
  }

  /// The date with this name, or nil if the name does not mean a day or a month longer than a unit.
  func date(longerThan unit: CalendarUnit) -> DateWords? {
    switch self {
    case .weekday(let weekday) where unit < .day: .weekday(weekday)
    case .month(let month) where unit < .month: .month(month)
    case .time, .weekday, .month: nil
    }
  }

  /// The name as typed in commands, such as `09:30`, `monday` or `july`.
  var text: String {
    switch self {
    case .time(let minute):
      String(CivilTime(microseconds: Int64(minute) * 60_000_000).isoMinutes.suffix(5))
    case .weekday(let weekday): weekday.description
    case .month(let month): MonthName.all[month - 1]
    }
  }
}

extension DatedLevel {
  /// The calendar indices of a page's bars that a name fits, in units of ``barUnit``.
  func bars(named name: BarName, ofPage page: Int) -> [Int] {
    bars(ofPage: page).filter { name.fits(calendar.start(of: $0, in: barUnit), barUnit) }
  }

  /// Whether a name means a single bar of a page, or a date.
  func takes(_ name: BarName, onPage page: Int) -> Bool {
    let count = bars(named: name, ofPage: page).count
    return count == 1 || count == 0 && name.date(longerThan: barUnit) != nil
  }
}

/// The English names of the months.
enum MonthName {
  /// The names in lowercase, from January to December.
  static let all = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// The number of the month whose name begins with `word`, which must have at least three lowercase letters.
  static func number(_ word: String) -> Int? {
    word.count < 3 ? nil : all.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
  }
}
