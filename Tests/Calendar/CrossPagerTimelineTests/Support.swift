import CivilDates
import CrossPagerTesting

/// Parses a key or date such as `2015-12-31T23:59`. For any other text, returns the first possible
/// time, so the test fails instead of trapping.
func time(_ key: String) -> CivilTime {
  CivilCalendar().span(ofKey: key)?.lowerBound ?? CivilTime(microseconds: .min)
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
