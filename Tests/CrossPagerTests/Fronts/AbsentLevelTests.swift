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
}
