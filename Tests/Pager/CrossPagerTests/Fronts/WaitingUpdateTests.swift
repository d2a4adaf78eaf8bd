import CrossPager
import Testing

private typealias Row = PagerSection<String, Int>
private typealias Feed = IdentifiedPager<String, Int>

/// Updates to the names during a gesture.
struct WaitingUpdateTests {
  private let rows = [Row("new", pages: [1, 2, 3]), Row("drama", pages: [4, 5, 6])]
  /// The same levels in the other order, with a page before all others.
  private let next = [Row("drama", pages: [0, 4, 5, 6]), Row("new", pages: [9, 1, 2, 3])]
  private let last = [Row("new", pages: [8, 9, 1, 2, 3]), Row("drama", pages: [4, 5])]

  private func dragging(_ x: Offset = -0.75) -> Feed {
    var feed = Feed(rows)
    feed.drag(x: x)
    return feed
  }

  @Test func `an update waits until the gesture ends, and content moves on until then`() {
    var feed = dragging()
    let still = feed
    #expect(feed.update(to: next) == .changed())
    #expect(feed.base == still.base && feed.names == still.names)
    feed.drag(x: -0.125)
    #expect(feed.offset == 0.875 && feed.names.sections == rows)
    feed.release()
    #expect(feed.tick(milliseconds: 299) == .changed())
    #expect(feed.names.sections == rows)
    // The positions are those after the update.
    #expect(feed.tick(milliseconds: 1) == .move(at(1, 1), at(1, 2)))
    #expect(feed.names.sections == next && feed.currentPageID == 2)
  }

  @Test func `of several updates, only the newest takes effect, and only once`() {
    var feed = dragging()
    #expect(feed.update(to: next) == .changed())
    #expect(feed.update(to: last) == .changed())
    #expect(feed.update(to: last) == .ignored(.alreadyThere))
    feed.finish()
    #expect(feed.names.sections == last && feed.currentPageID == 2)
    // A level that was never in the newest names has left no trace.
    var direct = dragging()
    direct.finish()
    direct.update(to: last)
    #expect(feed == direct)
    feed.drag(x: -0.25)
    feed.cancel()
    feed.finish()
    #expect(feed == direct)
  }

  @Test func `an update back to the present names ends the wait`() {
    var feed = dragging()
    let before = feed
    feed.update(to: next)
    #expect(feed.update(to: rows) == .changed())
    #expect(feed == before)
    #expect(feed.update(to: rows) == .ignored(.alreadyThere))
  }

  @Test func `an interrupting update takes effect at once, and no other waits any longer`() {
    var feed = dragging()
    feed.update(to: next)
    feed.release()
    #expect(
      feed.update(to: last, interrupting: true)
        == .changed(finished: Arrival(from: at(0, 2), to: at(0, 3))))
    #expect(feed.names.sections == last && feed.phase == .settled)
    feed.drag(x: -0.25)
    feed.finish()
    #expect(feed.names.sections == last)
  }

  /// Calls that end the gesture, and their outcomes, with the positions after the update.
  private static let ends: [(call: @Sendable (inout Feed) -> Outcome, outcome: Outcome)] = [
    ({ $0.finish() }, .move(at(1, 1), at(1, 2))),
    ({ $0.move(.down) }, .move(at(1, 1), at(0, 1), steps: 1)),
    ({ $0.go(toPageID: 6, inLevel: "drama") }, .move(at(1, 1), at(0, 3))),
    ({ $0.forgetAll() }, .ignored(.alreadyThere)), ({ $0.open() }, .changed()),
    ({ $0.setForAllLevels(.edge(.wrap)) }, .changed()),
  ]

  @Test(arguments: ends.indices)
  func `the positions in the outcome of the call that ends the gesture are those after the update`(
    index: Int
  ) {
    let (call, outcome) = Self.ends[index]
    var feed = dragging()
    feed.update(to: next)
    #expect(feed.outcome(of: call) == outcome)
    #expect(call(&feed) == outcome)
    // A call that is ignored leaves the gesture alone, and the update waits.
    #expect(feed.names.sections == (outcome.isIgnored ? rows : next))
    #expect((feed.phase == .settled) != outcome.isIgnored)
  }

  @Test func `a settle that a call completes is told by the positions after the update`() {
    var feed = dragging()
    feed.release()
    feed.update(to: next)
    #expect(
      feed.move(.right)
        == .moved(
          Move(
            from: at(1, 2), to: at(1, 3), steps: 1,
            finished: Arrival(from: at(1, 1), to: at(1, 2)))))
  }

  @Test func `a move to a page that the update removes is a change`() {
    var feed = dragging()
    feed.update(to: [Row("drama", pages: [4]), Row("new", pages: [1])])
    #expect(feed.finish() == .changed(finished: Arrival(from: at(1, 0), to: at(1, nil))))
    #expect(feed.currentPageID == 1)
    feed = dragging()
    feed.update(to: [Row("drama", pages: [4])])
    #expect(feed.finish() == .changed(finished: Arrival(from: nil, to: at(0, 0))))
    #expect(feed.currentPageID == 4)
  }

  @Test func `an open page stays open if it remains, wherever it goes`() {
    var feed = Feed(rows)
    feed.go(toPageID: 5, inLevel: "drama")
    feed.open()
    #expect(feed.update(to: next) == .changed())
    #expect(feed.openPageID == 5 && feed.openPage == at(0, 2))
    #expect(feed.update(to: [Row("drama", pages: [4, 6])]) == .changed(closed: at(0, 2)))
    #expect(feed.openPage == nil && feed.currentPageID == 6)
  }

  @Test func `an open page beside the level's own page also stays open`() {
    var feed = Feed(rows, rules: PagerRules(viewport: Viewport(levels: 2, pages: 2)))
    #expect(feed.open(page: 1, ofLevel: "drama") == .changed() && feed.openPageID == 5)
    #expect(feed.update(to: [Row("drama", pages: [5, 0, 4]), rows[0]]) == .changed())
    #expect(feed.openPageID == 5 && feed.openPage == at(0, 0))
    #expect(feed.pageID(ofLevel: "drama") == 4 && feed.currentPageID == 1)
    #expect(feed.update(to: [Row("drama", pages: [4]), rows[0]]) == .changed(closed: at(0, 0)))
  }

  @Test func `an update closes a page of a level that is gone`() {
    var feed = Feed(rows)
    feed.open()
    #expect(feed.update(to: [Row("drama", pages: [4])]) == .changed(closed: at(0, 0)))
  }

  @Test func `while a page is open, no level follows, nor afterwards`() {
    var feed = Feed(rows, newLevelRules: LevelRules(follow: .on))
    feed.goToLastPage()
    feed.open()
    feed.update(to: [Row("new", pages: [1, 2, 3, 4]), rows[1]])
    #expect(feed.openPageID == 3 && feed.currentPageID == 3)
    feed.close()
    feed.update(to: [Row("new", pages: [1, 2, 3, 4, 5]), rows[1]])
    #expect(feed.currentPageID == 3)
  }
}
