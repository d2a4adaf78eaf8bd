import CivilDates
import CrossPagerConsole
import CrossPagerTimeline

/// The name of a bar on the current page: a time of day, a weekday or a month.
enum BarName: Hashable, Sendable {
  /// A time of day, in minutes after midnight.
  case time(Int)
  /// A weekday or a month.
  case unit(NamedUnit)

  /// Reads a name such as `12:00`, `9:30pm`, `9am`, `noon`, `midnight`, `monday` or `july`. Returns nil for any other
  /// word.
  init?(_ word: String) {
    if let minute = Self.minute(word.keyword) {
      self = .time(minute)
    } else if let unit = NamedUnit(word) {
      self = .unit(unit)
    } else {
      return nil
    }
  }

  /// The names that contain no digits.
  static let words = ["noon", "midnight"] + NamedUnit.names

  private static func minute(_ word: String) -> Int? {
    if word == "midnight" { return 0 }
    if word == "noon" { return 12 * 60 }
    var scanner = TextScanner(word)
    guard let hour = scanner.takeDigits(1...2).flatMap({ Int($0) }) else { return nil }
    let hasMinute = scanner.takeOne(of: ":") != nil
    let minute = hasMinute ? scanner.takeDigits(2...2).flatMap { Int($0) } : 0
    let half = scanner.takeOne(of: "ap")
    guard let minute, minute < 60, half == nil || scanner.takeOne(of: "m") != nil,
      hasMinute || half != nil, scanner.isAtEnd
    else { return nil }
    guard let half else { return hour < 24 ? hour * 60 + minute : nil }
    return 1...12 ~= hour ? (hour % 12 + (half == "p" ? 12 : 0)) * 60 + minute : nil
  }

  /// Whether the name fits a bar, given the start and the unit of the bar. A time fits the bar that contains it.
  func fits(_ start: CivilTime, _ unit: CalendarUnit) -> Bool {
    switch (self, unit) {
    case (.time(let minute), .hour): minute / 60 == start.hour
    case (.time(let minute), .minute): minute == start.hour * 60 + start.minute
    case (.unit(.weekday(let weekday)), .day): weekday == start.date.weekday
    case (.unit(.month(let month)), .month): month == start.date.month
    default: false
    }
  }

  /// The date with this name, or nil if the name does not mean a day or a month longer than a unit.
  func date(longerThan unit: CalendarUnit) -> DateWords? {
    switch self {
    case .unit(let named) where unit < named.unit: .named(named)
    case .time, .unit: nil
    }
  }

  /// The name as typed in commands, such as `09:30`, `monday` or `july`.
  var text: String {
    switch self {
    case .time(let minute):
      String(CivilTime(microseconds: Int64(minute) * 60_000_000).isoMinutes.suffix(5))
    case .unit(let unit): unit.text
    }
  }
}

extension DatedPage {
  /// The calendar indices of the bars with this name, in units of ``DatedLevel/barUnit``.
  func bars(named name: BarName) -> [Int] {
    bars.filter { name.fits(level.calendar.start(of: $0, in: level.barUnit), level.barUnit) }
  }

  /// Whether exactly one bar has the name or, if no bar has it, whether the name is a date.
  func takes(_ name: BarName) -> Bool {
    let count = bars(named: name).count
    return count == 1 || count == 0 && name.date(longerThan: level.barUnit) != nil
  }
}
