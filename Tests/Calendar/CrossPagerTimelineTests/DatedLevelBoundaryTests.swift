import CivilDates
import CrossPager
import Testing

@testable import CrossPagerTimeline

struct DatedLevelBoundaryTests {
  private static let calendar = CivilCalendar()

  private static func days(_ indices: [Int]) -> DatedLevel? {
    DatedLevel(unit: .day, calendar: calendar, indices: indices)
  }

  @Test func `the spans of months are minutes since 1970`() throws {
    let first = try #require(Self.calendar.span(ofKey: "1970-01")?.lowerBound)
    let second = try #require(Self.calendar.span(ofKey: "1970-02")?.lowerBound)
    let level = DatedLevel(unit: .month, calendar: Self.calendar, covering: first...second)
    #expect(level.spans == .ranges([0..<44_640, 44_640..<84_960]))
  }

  @Test func `halfway between two pages, the earlier one counts as the nearest`() throws {
    let level = try #require(Self.days([100, 104]))
    #expect(
      [99, 100, 101, 102, 103, 104, 105].map(level.page(nearestTo:)) == [0, 0, 0, 0, 1, 1, 1])
  }

  @Test func `chosen pages take memory, unless another level has the same pages`() throws {
    let level = try #require(Self.days([100, 104, 110]))
    let equal = try #require(Self.days([100, 104, 110]))
    #expect(level.bytes(besides: nil) == 3 * 24)
    #expect(level.bytes(besides: level) == 0)
    #expect(level.bytes(besides: equal) == 3 * 24)
    let all = DatedLevel(
      unit: .day, calendar: Self.calendar,
      covering: CivilTime(CivilDate(dayNumber: 100))...CivilTime(CivilDate(dayNumber: 110)))
    #expect(all.bytes(besides: nil) == 0)
  }
}
