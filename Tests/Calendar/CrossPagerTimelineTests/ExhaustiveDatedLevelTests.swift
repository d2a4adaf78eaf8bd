import CivilDates
import Testing

@testable import CrossPagerTimeline

/// Every level of days chosen from six, with and without gaps, and every day and period around them. The expected pages
/// come from a search of the list of days.
struct ExhaustiveDatedLevelTests {
  private let calendar = CivilCalendar()

  private func start(_ day: Int) -> CivilTime { calendar.start(of: day, in: .day) }

  private func expectPages(_ days: [Int], _ level: DatedLevel) {
    #expect(level.count == days.count && level.end == (days.last ?? 0) + 1)
    for day in 97...108 {
      #expect(level.page(holding: start(day)) == days.firstIndex(of: day))
      #expect(level.page(at: day) == days.firstIndex(of: day))
      let nearest = days.indices.min { (abs(days[$0] - day), $0) < (abs(days[$1] - day), $1) }
      #expect(level.page(nearestTo: day) == nearest)
      #expect(level.index(ofPage: day - 100) == days[min(max(day - 100, 0), days.count - 1)])
      for last in day...108 {
        let page = days.firstIndex { day...last ~= $0 }
        #expect(level.page(in: start(day)..<start(last + 1)) == page)
        let all = min(day, days.first ?? 0)...max(last, days.last ?? 0)
        let extended = level.extended(toCover: start(day)...start(last))
        #expect(
          extended
            == DatedLevel(
              unit: .day, calendar: calendar,
              covering: start(all.lowerBound)...start(all.upperBound)))
      }
    }
  }

  @Test(arguments: 1..<64)
  func `a level finds the same pages as a search of its list`(set: Int) throws {
    let days = (0..<6).filter { set >> $0 & 1 == 1 }.map { $0 + 100 }
    let (first, last) = (try #require(days.first), try #require(days.last))
    expectPages(
      days, try #require(DatedLevel(unit: .day, calendar: calendar, indices: days.reversed())))
    expectPages(
      Array(first...last),
      DatedLevel(unit: .day, calendar: calendar, covering: start(first)...start(last)))
  }
}
