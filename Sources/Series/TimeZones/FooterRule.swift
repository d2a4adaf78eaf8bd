import CivilDates

/// The rule in the footer of a TZif file, which applies to all times after the last listed change (RFC 9636, section
/// 3.3). The rule `CET-1CEST,M3.5.0,M10.5.0/3`, for example, means one hour ahead of UTC, and two hours ahead from the
/// last Sunday in March until the last Sunday in October.
///
/// The rule has the syntax of the variable `TZ` (POSIX, *Environment Variables*, section 8.3), extended to hours from
/// -167 to 167.
struct FooterRule: Sendable {
  /// A change of the clocks that recurs every year.
  fileprivate struct Change {
    enum Day {
      /// A day of the year from 1 to 365. February 29 is not counted.
      case withoutLeapDay(Int)
      /// A day of the year from 0 to 365.
      case withLeapDay(Int)
      /// A weekday, counted from Sunday (0), in a week of a month. Week 5 is the last one.
      case weekday(Int, week: Int, month: Int)
    }

    var day: Day
    /// The wall-clock time before the change, in seconds since the day started.
    var secondOfDay: Int
  }

  private struct Daylight {
    var secondsAhead: Int
    var start: Change
    var end: Change
  }

  private let standard: Int
  /// Daylight saving time, or nil if clocks never change.
  private let daylight: Daylight?

  /// Returns the period between two changes that contains a moment, in seconds since 1970-01-01T00:00Z.
  func period(at second: Int64) -> ZoneClock.Period {
    guard let daylight else { return .init(seconds: .min..<(.max), secondsAhead: standard) }
    let days = Int(clamping: second.flooredQuotient(by: 86_400) + Self.daysBefore1970)
    let year = CivilDate(dayNumber: days).year
    // The changes of two years on either side surround the moment, even if they are at the end of a year. If daylight
    // saving time ends when the next period of daylight saving time starts, the start comes last.
    let changes = (year - 2...year + 2).flatMap { year in
      [
        (start: daylight.end.moment(in: year, from: daylight.secondsAhead), ahead: standard),
        (daylight.start.moment(in: year, from: standard), daylight.secondsAhead),
      ]
    }.sorted { $0.start < $1.start }
    let next = changes.firstIndex { second < $0.start } ?? changes.count
    let start = next > 0 ? changes[next - 1].start : .min
    let end = next < changes.count ? changes[next].start : .max
    let secondsAhead = next > 0 ? changes[next - 1].ahead : standard
    return .init(seconds: start..<end, secondsAhead: secondsAhead)
  }

  fileprivate static let daysBefore1970: Int64 = 719_162
}

extension FooterRule.Change {
  /// Returns the moment of the change in a year, in seconds since 1970-01-01T00:00Z. Before the change, `secondsAhead`
  /// is the offset.
  func moment(in year: Int, from secondsAhead: Int) -> Int64 {
    let newYear = CivilDate(firstOfMonth: year * 12).dayNumber
    let dayNumber: Int
    switch day {
    case .withLeapDay(let day): dayNumber = newYear + day
    case .withoutLeapDay(let day):
      let march = CivilDate(firstOfMonth: year * 12 + 2).dayNumber
      dayNumber = newYear + day - 1 + (day > 59 ? march - newYear - 59 : 0)
    case .weekday(let weekday, let week, let month):
      let first = CivilDate(firstOfMonth: year * 12 + month - 1).dayNumber
      let next = CivilDate(firstOfMonth: year * 12 + month).dayNumber
      // Day 0 is a Monday.
      let found = first + (weekday + 6 - first).flooredRemainder(by: 7) + (week - 1) * 7
      dayNumber = found < next ? found : found - 7
    }
    let days = Int64(dayNumber) - FooterRule.daysBefore1970
    return days * 86_400 + Int64(secondOfDay - secondsAhead)
  }
}

extension FooterRule {
  /// Reads a rule. Returns nil if the text is not a rule.
  init?(_ text: String) {
    var scanner = RuleScanner(rest: text.utf8[...])
    guard scanner.takeName(), let behind = scanner.time(hours: 0...24) else { return nil }
    standard = -behind
    if scanner.rest.isEmpty {
      daylight = nil
      return
    }
    guard scanner.takeName() else { return nil }
    var secondsAhead = standard + 3600
    if scanner.rest.first != UInt8(ascii: ",") {
      guard let behind = scanner.time(hours: 0...24) else { return nil }
      secondsAhead = -behind
    }
    guard let start = scanner.change(), let end = scanner.change(), scanner.rest.isEmpty else {
      return nil
    }
    daylight = Daylight(secondsAhead: secondsAhead, start: start, end: end)
  }
}

/// Reads the parts of a rule in order. Each part is nil if it is missing or invalid.
private struct RuleScanner {
  var rest: Substring.UTF8View.SubSequence

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes the name of a clock: three or more letters, or any text in angle brackets.
  mutating func takeName() -> Bool {
    if take("<") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = rest[rest.index(after: end)...]
      return true
    }
    let letters = rest.prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    rest = rest.dropFirst(letters.count)
    return letters.count >= 3
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    rest = rest.dropFirst(digits.count)
    return Int(String(Substring(digits))).flatMap { range.contains($0) ? $0 : nil }
  }

  /// Reads a time such as `2`, `-1:30` or `24:00:00` in seconds.
  mutating func time(hours: ClosedRange<Int>) -> Int? {
    let sign = take("-") ? -1 : 1
    if sign > 0 { _ = take("+") }
    guard var seconds = number(hours).map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] where take(":") {
      guard let number = number(0...59) else { return nil }
      seconds += number * unit
    }
    return sign * seconds
  }

  /// Reads a comma, a day such as `J60`, `59` or `M3.5.0`, and, after a slash, a time. The default time is 02:00.
  mutating func change() -> FooterRule.Change? {
    guard take(","), let day = day() else { return nil }
    guard take("/") else { return .init(day: day, secondOfDay: 7200) }
    return time(hours: 0...167).map { .init(day: day, secondOfDay: $0) }
  }

  private mutating func day() -> FooterRule.Change.Day? {
    if take("J") { return number(1...365).map { .withoutLeapDay($0) } }
    guard take("M") else { return number(0...365).map { .withLeapDay($0) } }
    guard let month = number(1...12), take("."), let week = number(1...5), take("."),
      let weekday = number(0...6)
    else { return nil }
    return .weekday(weekday, week: week, month: month)
  }
}
