import CrossPager
import Foundation
import PagerCompanions
import Testing

private typealias Row = PagerSection<String, Int>
private typealias Feed = IdentifiedPager<String, Int>

/// Levels that are empty or absent for a while, for example while an app reloads its data.
struct AbsentLevelTests {
  private static let rows = [
    Row("new", pages: [1, 2, 3]), Row("drama", pages: Array(4...12)), Row("kids", pages: [13]),
  ]

  /// A pager on page 6 of "drama", which is scrolled freely to 2.25, with a rule of its own, and on page 3 of "new".
  private static var feed: Feed {
    var feed = Feed(rows)
    feed.rules.viewport = Viewport(levels: 1, pages: 2)
    feed.remember(pageID: 3, ofLevel: "new")
    feed["drama"]?.rules.snap = .free
    feed.go(toPageID: 5, inLevel: "drama")
    feed.drag(x: -1.25)
    feed.finish()
    return feed
  }

  @Test(
    arguments: [
      [], [Row("drama", pages: [])], rows.map { Row($0.id, pages: []) }, [rows[2], rows[0]],
    ] as [[PagerSection<String, Int>]])
  func `a level that comes back returns to its place`(absent: [PagerSection<String, Int>]) {
    var feed = Self.feed
    let before = feed
    #expect(before.currentPageID == 6 && before.base.restOffset(ofLevel: 1) == 2.25)
    #expect(feed.update(to: absent) == .changed())
    #expect(feed != before)
    #expect(feed.update(to: Self.rows) == .changed())
    // If another level has become current in the meantime, it stays current.
    if feed.currentLevel != "drama" { feed.go(toLevel: "drama") }
    #expect(feed == before)
  }

  @Test func `if all levels are absent, the last current level is current again`() {
    var feed = Self.feed
    feed.update(to: [])
    #expect(feed.position == nil)
    feed.update(to: Self.rows)
    #expect(feed == Self.feed)
  }

  @Test func `a snapshot has the places of levels that are absent`() throws {
    var feed = Self.feed
    feed.update(to: [])
    let data = try JSONEncoder().encode(feed.snapshot)
    let snapshot = try JSONDecoder().decode(Feed.Snapshot.self, from: data)
    #expect(snapshot == feed.snapshot && snapshot.absentLevels.count == 3)
    var opened = Feed([])
    #expect(try opened.restore(snapshot) == .changed())
    #expect(opened == feed)
    opened.update(to: Self.rows)
    #expect(opened == Self.feed)
  }

  @Test func `a level that comes back finds its page by identity`() {
    var feed = Self.feed
    feed.update(to: [Self.rows[0]])
    feed.update(to: [Self.rows[0], Row("drama", pages: [0, 4, 6, 7, 8])])
    #expect(feed["drama"]?.page == 2)
    // The scrolled level keeps the distance between its page and its rest.
    #expect(feed.base.restOffset(ofLevel: 1) == 2.25)
  }

  @Test func `a place is forgotten when the level comes back`() {
    var feed = Self.feed
    feed.update(to: [Self.rows[0]])
    #expect(feed.absentLevels.map(\.id) == ["kids", "drama"])
    feed.update(to: Self.rows)
    #expect(feed.absentLevels == [])
  }

  @Test func `a level that stays empty through several updates returns to its place`() {
    var feed = Self.feed
    let empty = Row("drama", pages: [])
    feed.update(to: [empty])
    feed.update(to: [empty, Row("live", pages: [20])])
    feed.update(to: [Self.rows[0], empty])
    feed.update(to: Self.rows)
    #expect(feed.pageID(ofLevel: "drama") == 6 && feed.base.restOffset(ofLevel: 1) == 2.25)
  }

  @Test func `levels that leave one after another all return to their places`() {
    var feed = Self.feed
    feed.update(to: [Self.rows[0], Self.rows[2]])
    feed.update(to: [Self.rows[0]])
    #expect(feed.absentLevels.map(\.id) == ["drama", "kids"])
    feed.update(to: Self.rows)
    #expect(feed.pageID(ofLevel: "drama") == 6)
  }

  @Test(arguments: [[], [Row("kids", pages: [])]] as [[PagerSection<String, Int>]])
  func `a level that comes back empty at first has its rules and place again`(
    absent: [PagerSection<String, Int>]
  ) {
    var feed = Self.feed
    feed.update(to: absent)
    feed.update(to: Self.rows.map { Row($0.id, pages: []) })
    feed.update(to: Self.rows)
    feed.go(toLevel: "drama")
    #expect(feed == Self.feed)
  }

  @Test func `if all levels come back empty at first, the last current level is current again`() {
    var feed = Self.feed
    feed.update(to: [])
    feed.update(to: Self.rows.map { Row($0.id, pages: []) })
    #expect(feed.currentLevel == "drama")
    feed.update(to: Self.rows)
    #expect(feed == Self.feed)
  }

  @Test func `a place that is given for a level with pages has no effect`() {
    var feed = Self.feed
    feed.absentLevels = feed.snapshot.levels
    feed.go(toPageID: 9, inLevel: "drama")
    feed.update(to: Self.rows + [Row("live", pages: [20])])
    #expect(feed.pageID(ofLevel: "drama") == 9 && feed.absentLevels == [])
    feed.absentLevels = Self.feed.snapshot.levels
    feed.update(to: [])
    #expect(feed.absentLevels.map(\.id) == ["new", "kids", "live", "drama"])
    feed.update(to: Self.rows)
    #expect(feed.currentPageID == 9)
  }

  @Test func `a level that follows comes back to its new last page, unless a page is open`() {
    let rows = [Row("log", pages: [1, 2]), Row("new", pages: [3])]
    var feed = Feed(rows, newLevelRules: LevelRules(follow: .on))
    feed.goToLastPage()
    feed.go(toLevel: "new")
    feed.update(to: [rows[1]])
    var opened = feed
    opened.open()
    for (page, isOpen) in [(3, false), (2, true)] {
      var pager = isOpen ? opened : feed
      pager.update(to: [Row("log", pages: [1, 2, 3]), rows[1]])
      #expect(pager.pageID(ofLevel: "log") == page)
    }
  }

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

  @Test func `a start page is the same page after pages were added before it`() {
    var feed = Self.feed
    feed["new"]?.rules.start = .page(1)
    feed.update(to: [Row("new", pages: [0, 1, 2, 3])] + Self.rows.dropFirst())
    #expect(feed["new"]?.rules.start == .page(2))
    // A start page that is gone leaves its index.
    feed.update(to: [Row("new", pages: [0, 3])] + Self.rows.dropFirst())
    #expect(feed["new"]?.rules.start == .page(2))
  }
}
