import CrossPager
import PagerCompanions
import Testing

private typealias Row = PagerSection<String, Int>
private typealias Feed = IdentifiedPager<String, Int>

/// Levels that are empty or absent for a while, for example while an app reloads its data.
struct AbsentLevelTests {
  private enum Tab: CaseIterable { case home, search }

  @Test(arguments: [false, true])
  func `an edit that empties a level leaves it without a place`(isAnotherAbsent: Bool) {
    var pager = TypedPager<Tab> { _ in 5 }
    pager.go(toPage: 3)
    if isAnotherAbsent {
      pager.absentLevels = pager.snapshot.levels.filter { $0.id == .search }
      pager.resize(level: .search, to: 0)
    }
    pager.resize(level: .home, to: 0)
    pager.resize(level: .home, to: 5)
    #expect(pager[.home]?.page == 0)
  }

  @Test func `a pager remembers the last thousand absent levels`() {
    var feed = IdentifiedPager<Int, Int>((0...1000).map { PagerSection($0, pages: [$0]) })
    feed.go(toLevel: 1000)
    feed.update(to: [])
    #expect(feed.absentLevels.map(\.id) == Array(1...1000))
  }

  @Test func `a tab whose pages arrive later goes to its place`() {
    enum Tab: CaseIterable { case inbox, archive }
    var saved = TypedPager<Tab> { _ in 5 }
    saved.go(toLevel: .archive, page: 3)
    var tabs = TypedPager<Tab> { $0 == .inbox ? 5 : 0 }
    tabs.repair(from: saved.snapshot)
    tabs.resize(level: .archive, to: 5)
    #expect(tabs[.archive]?.page == 3 && tabs.absentLevels.isEmpty)
  }

  @Test
  func `the place of a row with pages takes precedence over a place that it had while absent`()
    throws
  {
    let sections = [Row("r", pages: [1, 2, 3]), Row("s", pages: [4, 5, 6])]
    var rows = Feed(sections)
    rows.go(toPageID: 6)
    var snapshot = rows.snapshot
    snapshot.absentLevels = Feed([sections[1]]).snapshot.levels
    var opened = Feed(sections)
    try opened.restore(snapshot)
    #expect(opened == rows)
  }

  @Test func `a repair that changes nothing is ignored`() {
    var pager = Pager(counts: [5])
    let outcome = pager.repair(from: Pager(counts: [5, 5]).snapshot).outcome
    #expect(outcome == .ignored(.alreadyThere))
  }
}
