import CrossPager
import PagerCompanions
import Testing

struct PageExtentTests {
  /// Drags on page 1 of four pages with these lengths.
  @Test(arguments: [
    (Offset(0), 300), (-0.5, 330), (-1, 360), (0.5, 200), (0.25, 250), (-0.0125, 301), (1, 100),
  ])
  func `a drag passes from one length to another`(x: Offset, length: Int) {
    let lengths = [100, 300, 360, 300]
    var pager = Pager(counts: [4])
    pager.go(toPage: 1)
    pager.drag(x: x)
    #expect(PageExtent(of: pager)?.length { lengths[$0.page ?? 0] } == length)
  }

  @Test func `during a settle, the length changes until the end`() {
    var pager = Pager(counts: [2])
    pager.glide(.right)
    var lengths: [Int] = []
    while pager.phase != .settled {
      lengths.append(PageExtent(of: pager)?.length { $0.page == 0 ? 100 : 200 } ?? 0)
      pager.tick(milliseconds: 100)
    }
    #expect(lengths == [100, 170, 196])
    #expect(PageExtent(of: pager)?.length { $0.page == 0 ? 100 : 200 } == 200)
  }

  @Test func `past an edge, the length stays the same`() {
    var pager = Pager(counts: [2])
    pager.drag(x: 0.5)
    #expect(PageExtent(of: pager)?.fraction == 0)
    pager.rules.locked = .right
    pager.drag(x: -0.9)
    #expect(PageExtent(of: pager)?.length { 100 + ($0.page ?? 0) } == 100)
  }

  @Test func `a length changes round an end and on the way to another level`() {
    var pager = Pager(counts: [5, 2], levelRules: LevelRules(edge: .wrap))
    pager.drag(x: 0.25)
    let around = PageExtent(of: pager)
    #expect(around?.from.page == 0 && around?.to.page == 4 && around?.fraction == 0.25)
    pager.cancel()
    pager.finish()
    pager.drag(y: -0.5)
    let below = PageExtent(of: pager)
    #expect(below?.to == Position(level: 1, page: 0) && below?.fraction == 0.5)
  }

  @Test func `a level that scrolls freely rests between two pages`() {
    var pager = Pager(counts: [5], levelRules: LevelRules(snap: .free))
    pager.drag(x: -2.25)
    for _ in 0..<2 {
      let extent = PageExtent(of: pager)
      #expect(extent?.from.page == 2 && extent?.to.page == 3 && extent?.fraction == 0.25)
      pager.finish()
    }
    pager.drag(x: 9)
    #expect(PageExtent(of: pager)?.from.page == 0 && PageExtent(of: pager)?.fraction == 0)
    pager.goToLastPage()
    pager.drag(x: -0.5)
    let end = PageExtent(of: pager)
    #expect(end?.from.page == 4 && end?.to.page == 4 && end?.fraction == 0)
  }

  @Test func `lengths are clamped, and an empty level also has one`() {
    #expect(PageExtent(of: Pager(counts: [])) == nil)
    var pager = Pager(counts: [2, 0])
    pager.drag(x: -0.5)
    #expect(PageExtent(of: pager)?.length { $0.page == 0 ? .min : .max } == 1 << 30)
    #expect(PageExtent(of: pager)?.length { $0.page == 0 ? .max : .min } == (1 << 30) - 1)
    #expect(PageExtent(of: pager)?.length { _ in 7 } == 7)
    pager.drag(x: -0.5)
    #expect(PageExtent(of: pager)?.length { $0.page == 0 ? 10 : .min } == 0)
    pager.move(.down)
    #expect(PageExtent(of: pager)?.length { $0.page == nil ? 40 : 0 } == 40)
    #expect(PageExtent(of: pager)?.length { _ in 0 } == 0)
  }
}
