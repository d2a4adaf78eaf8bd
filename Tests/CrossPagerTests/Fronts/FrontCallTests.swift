import CrossPager
import Testing

private enum Scale: CaseIterable { case day, week }

/// The calls that every pager offers, on a pager with few calls of its own.
struct FrontCallTests {
  private typealias Typed = TypedPager<Scale>

  private static var five: Typed { Typed { _ in 5 } }

  @Test func `calls without an amount use one page or no velocity`() {
    var pager = Self.five
    #expect(pager.moveToNext() == .move(at(0, 0), at(0, 1), steps: 1))
    #expect(pager.moveToPrevious() == .move(at(0, 1), at(0, 0), steps: 1))
    pager.insertPages(at: 0, inLevel: .day)
    #expect(pager[level: .day]?.count == 6)
    for (x, y) in [(-0.25, 0.0), (0.0, -0.25)] as [(Offset, Offset)] {
      pager.drag(x: x, y: y)
      pager.release()
      #expect(pager.target == pager.position)
      pager.finishSettling()
    }
    pager.drag(x: -0.25)
    pager.release(yPagesPerSecond: 5)
    #expect(pager.target == pager.position)
    pager.finishSettling()
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

  @Test func `a typed pager refuses edits of levels, or any while a page is open`() {
    var pager = Self.five
    #expect(pager.apply(.removeLevel(0)) == .ignored(.doesNotFit))
    pager.open()
    #expect(pager.apply(.removeLevel(0)) == .ignored(.pageOpen))
    #expect(pager[level: .day]?.count == 5)
  }

  @Test func `every rule is a property`() {
    var pager = Self.five
    #expect(pager.routes == [.right, .down])
    (pager.ends, pager.empty, pager.bounce) = (.wrap, .skip, .off)
    (pager.reading, pager.hosting) = (.rtl, .cell)
    pager.viewport = Viewport(levels: 2, pages: 3, beyond: 1)
    pager.gesture = GestureRule(turningPages: 0.25, settleMilliseconds: 100)
    #expect(pager.ends == .wrap && pager.empty == .skip && pager.bounce == .off)
    #expect(pager.reading == .rtl && pager.hosting == .cell)
    #expect(pager.viewport == Viewport(levels: 2, pages: 3, beyond: 1))
    #expect(pager.gesture == GestureRule(turningPages: 0.25, settleMilliseconds: 100))
    #expect(
      pager.pager.rules
        == PagerRules(
          ends: .wrap, empty: .skip, viewport: pager.viewport, bounce: .off, reading: .rtl,
          gesture: pager.gesture, hosting: .cell))
    #expect(pager.routes == [.left, .up, .down])
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
      rules: { LevelRules(start: $0 == "a" ? .first : .last) })
    #expect(feed.pager.levels.map(\.page) == [0, 1])
  }

  @Test func `an update is refused while a page is open, even one without a change`() {
    var feed = Feed([PagerSection("a", pages: [1, 2])])
    feed.open()
    #expect(feed.update(to: feed.sections) == .ignored(.pageOpen))
  }

  @Test func `a pool returns all events, and repeats none for equal pages`() {
    var feed = Feed(
      [PagerSection("a", pages: [1, 1, 2])],
      pagerRules: PagerRules(viewport: Viewport(levels: 1, pages: 2)))
    var pool = IdentifiedHostPool<String, Int, Int>()
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
    guard case .host(let event) = event else { return false }
    return event.step == step && event.number == number && event.position == position
  }

  @Test func `a pool preallocates 100,000 hosts at most`() {
    #expect(HostPool<Int>().preallocatedCount == 100_000)
    #expect(HostRoster().preallocatedCount == 100_000)
    let feed = Feed(
      [PagerSection("a", pages: Array(0..<100_002))], pagerRules: PagerRules(hosting: .preallocated)
    )
    var pool = IdentifiedHostPool<String, Int, Int>()
    _ = pool.update(to: feed) { _ in 0 }
    #expect(pool.createdCount == 100_000)
  }
}
