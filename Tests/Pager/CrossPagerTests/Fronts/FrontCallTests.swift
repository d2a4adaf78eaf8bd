import CrossPager
import PageHosts
import Testing

private enum Scale: CaseIterable { case day, week }

/// Tests the calls that every pager offers, on a pager with few calls of its own.
struct FrontCallTests {
  private typealias Typed = TypedPager<Scale>

  private static var five: Typed { Typed { _ in 5 } }

  @Test func `calls without an amount use one page or a velocity of zero`() {
    var pager = Self.five
    #expect(pager.moveToNext() == .move(at(0, 0), at(0, 1), steps: 1))
    #expect(pager.moveToPrevious() == .move(at(0, 1), at(0, 0), steps: 1))
    pager.insertPages(at: 0, inLevel: .day)
    #expect(pager[.day]?.count == 6)
    for (x, y) in [(-0.25, 0.0), (0.0, -0.25)] as [(Offset, Offset)] {
      pager.drag(x: x, y: y)
      pager.release()
      #expect(pager.target == pager.position)
      pager.finish()
    }
    pager.drag(x: -0.25)
    pager.release(yPagesPerSecond: 5)
    #expect(pager.target == pager.position)
    pager.finish()
    pager.drag(y: -0.25)
    pager.release(xPagesPerSecond: 5)
    #expect(pager.target == pager.position)
  }

  @Test func `a position stands for its level and page, or for its level`() {
    var pager = Self.five
    #expect(pager.go(to: at(1, 3)) == .move(at(0, 0), at(1, 3)))
    #expect(pager.go(to: at(0, nil)) == .move(at(1, 3), at(0, 0)))
    #expect(pager.open(at: at(0, 1)) == .ignored(.notVisible))
    #expect(pager.open(at: at(0, nil)) == .ignored(.noSuchPage))
    #expect(pager.open(at: at(0, 0)) == .changed() && pager.openPage == at(0, 0))
  }

  @Test func `a pager edits its levels by index`() {
    var pager = Pager(counts: [3, 2])
    #expect(pager.insertLevel(count: 1, at: 0) == .changed())
    #expect(pager.moveLevel(0, to: 2) == .changed())
    #expect(pager.levels.map(\.count) == [3, 2, 1])
    #expect(pager.removeLevel(1) == .changed())
    #expect(pager.levels.map(\.count) == [3, 1])
  }

  @Test func `the names of a pager's levels are their indices`() {
    let pager = Pager(counts: [3, 2])
    #expect([-1, 0, 1, 2].map { pager.levelID(at: $0) } == [nil, 0, 1, nil])
    #expect([-1, 0, 1, 2].map { pager.levelIndex(of: $0) } == [nil, 0, 1, nil])
  }

  @Test func `a reload finds an open page beside the level's own page`() {
    var pager = Pager(counts: [3], rules: PagerRules(viewport: Viewport(levels: 1, pages: 2)))
    pager.open(at: at(0, 1))
    #expect(pager.reload(level: 0, from: ["a", "b", "c"], to: ["x", "a", "b"]) == .changed())
    #expect(pager.openPage == at(0, 2) && pager.position == at(0, 1))
  }

  @Test func `a typed pager refuses edits of levels`() {
    var pager = Self.five
    #expect(pager.apply(.removeLevel(0)) == .ignored(.doesNotFit))
    pager.open()
    #expect(pager.apply(.removeLevel(0)) == .ignored(.doesNotFit))
    #expect(pager[.day]?.count == 5 && pager.openPage == at(0, 0))
  }

  @Test func `a rule that is assigned is set, and a gesture gives way to it`() {
    var pager = Self.five
    #expect(pager.routes == [.right, .down])
    pager.drag(x: -0.25)
    (pager.rules.ends, pager.rules.empty, pager.rules.bounce) = (.wrap, .skip, .off)
    #expect(pager.phase == .settled)
    pager.rules.reading = .rtl
    pager.rules.viewport = Viewport(levels: 2, pages: 3, beyond: 1)
    pager.rules.gesture = GestureRule(turningPages: 0.25, settleMilliseconds: 100)
    #expect(
      pager.rules
        == PagerRules(
          ends: .wrap, empty: .skip, viewport: Viewport(levels: 2, pages: 3, beyond: 1),
          bounce: .off, reading: .rtl,
          gesture: GestureRule(turningPages: 0.25, settleMilliseconds: 100)))
    #expect(pager.routes == [.left, .up, .down])
    pager.rules.locked = [.left, .up]
    #expect(pager.routes == [.down])
    pager.rules.locked = [.down]
    #expect(pager.routes == [.left, .up])
    #expect(pager.base.rules == pager.rules)
  }

  @Test func `a rule that is assigned its own value leaves a gesture alone`() {
    var pager = Self.five
    pager.drag(x: -0.25)
    let before = pager
    pager.rules.ends = .stop
    pager.rules = PagerRules()
    pager[.day]?.rules.edge = .stop
    pager[.day] = Level(count: 99, page: 7)
    #expect(pager == before)
  }

  @Test func `a settle can be finished or dropped`() {
    var pager = Self.five
    pager.drag(x: -0.75)
    #expect(pager.withoutGesture == Self.five)
    var dropped = pager
    #expect(dropped.settle() == nil && dropped == Self.five)
    pager.release()
    #expect(pager.withoutGesture == Self.five)
    #expect(pager.settle() == Arrival(from: at(0, 0), to: at(0, 1)))
    #expect(pager.position == at(0, 1) && pager.phase == .settled)
    #expect(pager.settle() == nil)
  }
}

/// Pagers and pools that refer to pages by identity.
struct IdentityFrontTests {
  private typealias Feed = IdentifiedPager<String, Int>

  @Test func `the pages of a section have no spans by default`() {
    #expect(PagerSection("a", pages: [1]).spans == .plain)
  }

  @Test func `each section can have rules of its own`() {
    let feed = Feed(
      [PagerSection("a", pages: [1, 2]), PagerSection("b", pages: [3, 4])],
      levelRules: { LevelRules(start: $0 == "a" ? .first : .last) })
    #expect(feed.levels.map(\.page) == [0, 1])
  }

  @Test func `a level remembers a page by identity`() {
    var feed = Feed([PagerSection("a", pages: [1, 2]), PagerSection("b", pages: [3, 4])])
    #expect(feed.remember(pageID: 4, ofLevel: "b") == .changed())
    #expect(feed.pageID(ofLevel: "b") == 4 && feed.currentPageID == 1)
    #expect(feed.remember(pageID: 1, ofLevel: "b") == .ignored(.noSuchPage))
  }

  @Test func `an update without a change is ignored, even while a page is open`() {
    var feed = Feed([PagerSection("a", pages: [1, 2])])
    feed.open()
    #expect(feed.update(to: feed.names.sections) == .ignored(.alreadyThere))
  }

  @Test func `a pool returns all events, and repeats none for equal pages`() {
    var feed = Feed(
      [PagerSection("a", pages: [1, 1, 2])],
      rules: PagerRules(viewport: Viewport(levels: 1, pages: 2)))
    var pool = IdentifiedPager<String, Int>.Hosts<Int>()
    let first = pool.update(to: feed) { _ in 7 }
    #expect(first.count == 12 && pool.createdCount == 2)
    #expect(isEvent(first.last, .addView, 1, at(0, 1)))
    #expect(pool.update(to: feed) { _ in 8 }.isEmpty)
    feed.go(toPage: 1)
    let second = pool.update(to: feed) { _ in 9 }
    #expect(second.count == 6 && isEvent(second.last, .addView, 0, at(0, 2)))
  }

  private func isEvent(
    _ event: DisplayEvent<Int>?, _ step: HostStep, _ number: Int, _ position: Position
  ) -> Bool {
    guard case .host(step, number, _, position) = event else { return false }
    return true
  }

  @Test func `a pool preallocates at most 100,000 hosts`() {
    #expect(Pager.Hosts<Int>().preallocatedCount == 100_000)
    let feed = Feed([PagerSection("a", pages: Array(0..<100_002))])
    var pool = Feed.Hosts<Int>(hosting: .preallocated)
    _ = pool.update(to: feed) { _ in 0 }
    #expect(pool.createdCount == 100_000)
  }
}
