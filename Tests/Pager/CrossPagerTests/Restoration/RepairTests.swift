import CrossPager
import PagerCompanions
import Testing

/// Snapshots of pagers whose pages have since changed.
struct RepairTests {
  private typealias Feed = IdentifiedPager<String, Int>

  private static let free = LevelRules(snap: .free)
  private static let following = LevelRules(follow: .on)

  /// Returns a pager with one level of these pages, on the given page.
  private func feed(_ pages: [Int], on page: Int = 0, _ rules: LevelRules = LevelRules()) -> Feed {
    var feed = Feed([PagerSection("a", pages: pages)], newLevelRules: rules)
    feed.go(toPage: page)
    return feed
  }

  @Test func `a level saved without a page does not follow`() {
    var snapshot = feed([1, 2], Self.following).snapshot
    (snapshot.levels[0].page, snapshot.levels[0].pageID) = (nil, nil)
    var other = feed([1, 2, 3], Self.following)
    other.repair(from: snapshot)
    #expect(other.currentPage == 0)
  }

  /// A level with six pages that rests between pages 2 and 3, on a display that shows two pages.
  private var scrolled: Feed {
    var feed = feed(Array(1...6), Self.free)
    feed.rules.viewport = Viewport(levels: 1, pages: 2)
    feed.drag(x: -2.25)
    feed.finish()
    return feed
  }

  @Test(arguments: [0, 6]) func `without a page, the start page and the saved rest count`(
    count: Int
  ) {
    var snapshot = scrolled.snapshot
    snapshot.levels[0].count = count
    (snapshot.levels[0].page, snapshot.levels[0].pageID) = (nil, nil)
    snapshot.levels[0].rules.start = .page(2)
    var other = feed(Array(1...6), Self.free)
    other.repair(from: snapshot)
    #expect(other.currentPage == 2 && other.base.restOffset(ofLevel: 0) == 2.25)
  }

  @Test func `a level saved without pages was not scrolled`() {
    var snapshot = scrolled.snapshot
    (snapshot.levels[0].count, snapshot.levels[0].rest) = (0, 0)
    (snapshot.levels[0].page, snapshot.levels[0].pageID) = (nil, nil)
    snapshot.levels[0].rules.start = .page(1)
    var other = feed(Array(1...6), Self.free)
    other.repair(from: snapshot)
    #expect(other.currentPage == 1 && other.base.restOffset(ofLevel: 0) == 1)
  }

  @Test func `with another count, another rest is not a separate difference`() {
    var pager = Pager(counts: [9])
    pager.rules.viewport = Viewport(levels: 1, pages: 3)
    pager.go(toPage: 5)
    var other = Pager(counts: [6])
    #expect(
      other.repair(from: pager.snapshot).differences == [
        .otherCount(0, saved: 9, present: 6, page: 5)
      ])
    #expect(other.base.restOffset(ofLevel: 0) == 3)
  }

  @Test func `the saved rules fit by default`() {
    var pager = Pager(counts: [3])
    pager.rules.ends = .wrap
    let other = Pager(counts: [3])
    #expect(other.fitting(pager.snapshot).places.rules.ends == .wrap)
    #expect(other.fitting(pager.snapshot, keepingRules: true).places.rules.ends == .stop)
  }

  @Test func `the differences are those of a pager without an open page`() {
    var scrolled = Pager(counts: [5], levelRules: LevelRules(snap: .free))
    scrolled.drag(x: -1.25)
    scrolled.finish()
    var opened = Pager(counts: [5])
    opened.go(toPage: 1)
    opened.open()
    #expect(opened.fitting(scrolled.snapshot).differences.isEmpty)
  }
}
