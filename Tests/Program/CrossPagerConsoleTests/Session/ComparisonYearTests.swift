import CivilDates
import CrossPagerTesting
import CrossPagerTimeline
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests `compare YEAR`. See also `comparison.md`.
struct ComparisonYearTests {
  private static let calendars =
    Weekday.allCases.map { CivilCalendar(firstWeekday: $0) } + [
      CivilCalendar(dayStart: 4, yearStart: .july),
      CivilCalendar(firstWeekday: .sunday, dayStart: 23, yearStart: .february),
    ]

  /// A week belongs to the year of its fourth day, the year that contains most of its days. The last week takes the
  /// place of week 53 in years without that week. At quick depth, the test takes fewer years.
  @Test(arguments: calendars)
  func `a week is compared with the week of the same number in every calendar`(
    calendar: CivilCalendar
  ) throws {
    let first = try #require(CivilDate(year: 1992, month: 1, day: 1))
    let last = try #require(CivilDate(year: 2022, month: 12, day: 31))
    let level = DatedLevel(
      unit: .week, calendar: calendar, covering: CivilTime(first)...CivilTime(last))
    var weeks: [Int: [Int]] = [:]
    for page in 0..<level.count {
      let start = level.span(ofPage: page).lowerBound.date
      let fourth = CivilDate(dayNumber: start.dayNumber + 3)
      let year = fourth.month < calendar.yearStart.rawValue ? fourth.year - 1 : fourth.year
      weeks[year, default: []].append(page)
    }
    let years = Depth.choose(quick: 2009, full: 1993)...2021
    let whole = weeks.filter { years ~= $0.key }
    #expect(whole.allSatisfy { 52...53 ~= $0.value.count })
    var wrong: [String] = []
    for (other, others) in whole {
      let period = calendar.span(of: other, in: .year)
      for pages in whole.values {
        for (number, page) in pages.enumerated() {
          let found = level.index(like: page, inYear: period).flatMap(level.page(at:))
          if found != others[min(number, others.count - 1)] {
            wrong.append("\(level.key(ofPage: page)) in \(other)")
          }
        }
      }
    }
    #expect(wrong == [])
  }
}
