import CrossPager
import CrossPagerObservation
import Testing

struct DisplayedPagesTests {
  @Test func `displayed pages have identities and places`() {
    var feed = IdentifiedPager(
      [PagerSection("a", pages: [1, 2, 3]), PagerSection("b", pages: [1])],
      rules: PagerRules(viewport: Viewport(levels: 2, pages: 2)))
    feed.drag(x: -0.5)
    let pages = feed.displayedPages
    #expect(pages.map(\.id.level) == ["a", "a", "a", "b"])
    #expect(pages.map(\.id.page) == [1, 2, 3, 1])
    #expect(pages.map(\.x) == [-0.5, 0.5, 1.5, 0] && pages.map(\.y) == [0, 0, 0, 1])
    #expect(pages.map(\.position) == feed.window.positions)
    #expect(feed.displayedLevels.map(\.id) == ["a", "b"])
    #expect(feed.displayedLevels.map(\.y) == [0, 1])
    feed.finish()
    feed.open()
    #expect(feed.openPageID == feed.currentPageID && !feed.isAtRest)
    feed.close()
    #expect(feed.openPageID == nil && feed.isAtRest)
  }

  @Test func `a level that wraps is displayed once`() {
    var feed = IdentifiedPager(
      [PagerSection("a", pages: [1, 2, 3])], newLevelRules: LevelRules(edge: .wrap))
    feed.drag(x: 0.5)
    #expect(feed.window.rows.count == 2)
    #expect(feed.displayedLevels.map(\.id) == ["a"])
  }
}
