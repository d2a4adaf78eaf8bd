import CivilDates
import CrossPagerTesting
import Foundation

/// Parses a key or date such as `2015-12-31T23:59`. For any other text, returns the first possible
/// time, so the test fails instead of trapping.
func time(_ key: String) -> CivilTime {
  CivilCalendar().span(ofKey: key)?.lowerBound ?? CivilTime(microseconds: .min)
}

/// Reference dates from Foundation's calendar.
///
/// Foundation's Gregorian calendars are Julian before 15 October 1582. The Gregorian calendar
/// repeats every 400 years, which are 146,097 days or 20,871 weeks. To find an earlier date, this
/// type looks up the date 2,000 years later.
struct DateOracle {
  private static let cycleDays = 5 * 146_097
  private static let cycleYears = 2_000
  private static let firstGregorianDay = 577_735
  let calendar: Calendar

  init(firstWeekday: Weekday = .monday) {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    calendar.firstWeekday = firstWeekday.rawValue % 7 + 1
    self.calendar = calendar
  }

  /// Returns the year, month, day, weekday (Monday is 1), week-numbering year, and week of a day number.
  func components(dayNumber: Int) -> [Int?] {
    let parts = calendar.dateComponents(
      [.year, .month, .day, .weekday, .yearForWeekOfYear, .weekOfYear],
      from: date(CivilTime(CivilDate(dayNumber: dayNumber))))
    let years = shift(dayNumber) > 0 ? Self.cycleYears : 0
    return [
      parts.year.map { $0 - years }, parts.month, parts.day, parts.weekday.map { ($0 + 5) % 7 + 1 },
      parts.yearForWeekOfYear.map { $0 - years }, parts.weekOfYear,
    ]
  }

  /// Returns the span of the unit that contains a time.
  func span(of unit: Calendar.Component, holding time: CivilTime) -> Range<CivilTime>? {
    let shift = Int64(shift(time.date.dayNumber)) * 86_400_000_000
    return calendar.dateInterval(of: unit, for: date(time)).map { interval in
      civil(interval.start, shift)..<civil(interval.end, shift)
    }
  }

  /// Returns the span of the unit that contains a time if days begin at an hour, and years with a month. Hours and
  /// shorter units depend on neither.
  func span(
    of unit: CalendarUnit, holding time: CivilTime, dayStart: Int, yearStart: Int
  ) -> Range<CivilTime>? {
    let components: [CalendarUnit: Calendar.Component] = [
      .second: .second, .minute: .minute, .hour: .hour, .day: .day, .week: .weekOfYear,
      .month: .month,
    ]
    if unit <= .hour { return components[unit].flatMap { span(of: $0, holding: time) } }
    let hours = Int64(dayStart) * 3_600_000_000
    func later(_ time: CivilTime) -> CivilTime {
      CivilTime(microseconds: time.microseconds + hours)
    }
    let earlier = CivilTime(microseconds: time.microseconds - hours)
    if let component = components[unit] {
      return span(of: component, holding: earlier).map {
        later($0.lowerBound)..<later($0.upperBound)
      }
    }
    let parts = self.components(dayNumber: earlier.date.dayNumber)
    guard let year = parts[0], let month = parts[1] else { return nil }
    let first = month < yearStart ? year - 1 : year
    let quarter = (month - yearStart + 12) % 12 / 3
    let units: [CalendarUnit: (year: Int, month: Int, length: Int)] = [
      .quarter: (first, yearStart + 3 * quarter, 3), .year: (first, yearStart, 12),
      .decade: (first - first % 10, yearStart, 120),
      .century: (first - first % 100, yearStart, 1200),
    ]
    guard let (startYear, startMonth, length) = units[unit],
      let start = calendar.date(
        from: DateComponents(year: startYear + Self.cycleYears, month: startMonth)),
      let end = calendar.date(byAdding: .month, value: length, to: start)
    else { return nil }
    let shift = Int64(Self.cycleDays) * 86_400_000_000
    return later(civil(start, shift))..<later(civil(end, shift))
  }

  private func shift(_ dayNumber: Int) -> Int {
    dayNumber < Self.firstGregorianDay + 400 ? Self.cycleDays : 0
  }

  private func date(_ time: CivilTime) -> Date {
    let days = Int64(719_162 - shift(time.date.dayNumber)) * 86_400
    return Date(
      timeIntervalSince1970: (Double(time.microseconds) / 1e6).rounded(.down) - Double(days))
  }

  private func civil(_ date: Date, _ shift: Int64) -> CivilTime {
    CivilTime(
      microseconds: Int64(date.timeIntervalSince1970 + 719_162 * 86_400) * 1_000_000 - shift)
  }
}

extension CivilCalendar {
  /// Returns a calendar with any first weekday, day start and year start.
  static func random(using generator: inout SeededGenerator) -> CivilCalendar {
    CivilCalendar(
      firstWeekday: Weekday.allCases.randomElement(using: &generator) ?? .monday,
      dayStart: Int.random(in: 0...23, using: &generator),
      yearStart: Month.allCases.randomElement(using: &generator) ?? .january)
  }
}
