import CivilDates
import CrossPager
import CrossPagerTimeline
import Testing

/// Links to keys, and the present time.
struct DatedLinkTests {
  private static func time(_ year: Int, _ month: Int, _ day: Int, hour: Int = 0) throws -> CivilTime
  {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    return try #require(CivilTime(date, hour: hour))
  }

  private func dashboard() throws -> DatedPager {
    DatedPager(
      units: [.day, .week, .month],
      covering: try Self.time(2026, 1, 1)...(try Self.time(2026, 6, 15)))
  }

  @Test func `a link to a later day moves only its level`() throws {
    var pager = try dashboard()
    let limits = try Self.time(2000, 1, 1)...(try Self.time(2100, 1, 1))
    let before = pager.position
    let outcome = pager.go(toKey: "2026-07-01", inLevel: .day, addingPagesWithin: limits)
    guard case .moved(let move) = outcome else { return #expect(Bool(false), "\(outcome)") }
    #expect(move.from == before && move.to == pager.position)
    #expect(pager.currentPageID == "2026-07-01" && pager.pageID(ofLevel: .month) == "2026-06")
    #expect(
      pager.go(toKey: "9000-01-01", inLevel: .day, addingPagesWithin: limits)
        == .ignored(.noSuchPage))
  }

  @Test func `a key without a level goes to the level that has it`() throws {
    var pager = try dashboard()
    pager.go(toPageID: "2026-W10")
    #expect(pager.currentLevel == .week && pager.currentPageID == "2026-W10")
    pager.go(toPageID: "2026-03")
    #expect(pager.currentLevel == .month && pager.currentPageID == "2026-03")
  }

  @Test func `another time of the same day changes nothing`() throws {
    var pager = DatedPager(
      units: [.day, .month], covering: try Self.time(2024, 1, 1)...(try Self.time(2027, 12, 31)),
      today: try Self.time(2026, 11, 26, hour: 9))
    #expect(pager.update(today: try Self.time(2026, 11, 26, hour: 17)) == .ignored(.alreadyThere))
    #expect(pager.update(today: try Self.time(2026, 11, 27)) == .changed())
    #expect(pager.currentPageID == "2026-11-27")
  }
}
