import CrossPager
import Testing

private enum Scale: CaseIterable { case day, week, month }

private enum Nothing: CaseIterable, Hashable { static func pages(_ name: Nothing?) -> Int { 5 } }

struct TypedPagerTests {
  private typealias Call = @Sendable (inout TypedPager<Scale>) -> Outcome

  /// Calls and their equivalent commands.
  private static let calls: [(call: Call, command: Command)] = [
    ({ $0.move(.right) }, .move(.right, 1)), ({ $0.move(.down, by: 2) }, .move(.down, 2)),
    ({ $0.go(toLevel: .week) }, .goLevel(1)),
    ({ $0.go(toLevel: .month, page: 2) }, .goPage(level: 2, page: 2)),
    ({ $0.go(toPage: 3) }, .page(3)), ({ $0.goToFirstPage() }, .first),
    ({ $0.goToLastPage() }, .last), ({ $0.goToTopLevel() }, .top),
    ({ $0.goToBottomLevel() }, .bottom), ({ $0.moveToNext(by: 2) }, .next(2)),
    ({ $0.moveToPrevious() }, .previous(1)), ({ $0.zoom(.out) }, .zoom(.out)),
    ({ $0.remember(page: 4, ofLevel: .week) }, .remember(level: 1, page: 4)),
    ({ $0.forget(level: .week) }, .forget(level: 1)), ({ $0.forgetAll() }, .forgetAll),
    ({ $0.align(level: .month) }, .align(level: 2)),
    ({ $0.insertPages(2, at: 1, inLevel: .day) }, .insert(level: 0, index: 1, count: 2)),
    ({ $0.removePages(at: 0, inLevel: .week) }, .remove(level: 1, index: 0, count: 1)),
    ({ $0.resize(level: .month, to: 9) }, .resize(level: 2, count: 9)),
    ({ $0.setForAllLevels(.entry(.start)) }, .setRuleOfAllLevels(.entry(.start))),
    ({ $0.drag(x: -0.5) }, .drag(-0.5)), ({ $0.drag(y: -0.5) }, .drag(0, -0.5)),
    ({ $0.release() }, .release()),
    ({ $0.release(xPagesPerSecond: 1, yPagesPerSecond: 2) }, .release(1, 2)),
    ({ $0.cancel() }, .cancel), ({ $0.glide(.down) }, .glide(.down)),
    ({ $0.tick(milliseconds: 100) }, .tick(100)), ({ $0.finish() }, .finish),
    ({ $0.open() }, .open), ({ $0.open(page: 1, ofLevel: .week) }, .openPage(level: 1, page: 1)),
    ({ $0.close() }, .close),
  ]

  /// Calls that set up the initial state: settled, in a gesture, or with an open page.
  private static let starts: [[Call]] = [
    [], [{ $0.drag(x: -0.75) }], [{ $0.open() }],
    [{ $0.drag(y: -0.75) }, { $0.release() }, { $0.tick(milliseconds: 10) }],
  ]

  @Test(arguments: Scale.allCases, starts.indices)
  private func `every call equals its command from every position`(name: Scale, start: Int) {
    for page in 0..<5 {
      for (call, command) in Self.calls {
        var typed = TypedPager<Scale> { _ in 5 }
        typed.go(toLevel: name, page: page)
        for call in Self.starts[start] { _ = call(&typed) }
        var pager = typed.base
        #expect(typed.outcome(of: call) == pager.outcome(of: command))
        #expect(call(&typed) == pager.apply(command))
        #expect(typed.base == pager, "\(command) on page \(page) of \(name)")
      }
    }
  }

  @Test func `levels are accessed by name`() {
    var pager = TypedPager<Scale>(
      rules: PagerRules(ends: .wrap),
      levelRules: { LevelRules(start: $0 == .day ? .last : .first) },
      count: { $0 == .day ? 365 : 12 })
    #expect(pager.currentLevel == .day)
    #expect(pager.currentPage == 364)
    #expect(pager[.day]?.count == 365)
    #expect(pager[.week] == Level(count: 12))
    pager.move(.up)
    #expect(pager.currentLevel == .month)
    #expect(pager.currentPage == 0)
  }

  @Test func `a gesture leads from name to name`() {
    var pager = TypedPager<Scale> { _ in 5 }
    #expect(pager.phase == .settled)
    pager.remember(page: 3, ofLevel: .week)
    pager.drag(y: -0.75)
    #expect(pager.phase.offset == 0.75)
    #expect(pager.target == at(1, 3))
    #expect(pager.window == pager.base.window)
    #expect(pager.window.rows.map { pager.levelID(at: $0.level) } == [.day, .week])
    pager.finish()
    #expect(pager.currentLevel == .week)
    #expect(pager.openPage == nil)
    pager.open()
    #expect(pager.openPage == at(1, 3))
    #expect(pager.move(.left) == .ignored(.pageOpen))
    #expect(pager.close() == .changed())
  }

  @Test func `an index outside the enumeration has no name`() {
    let pager = TypedPager<Scale> { _ in 5 }
    #expect([-1, 0, 2, 3, .max, .min].map(pager.levelID) == [nil, .day, .month, nil, nil, nil])
  }

  @Test func `an enumeration without cases gives a pager without levels`() {
    var pager = TypedPager<Nothing>(count: Nothing.pages)
    #expect(pager.currentLevel == nil)
    #expect(pager.currentPage == nil)
    #expect(pager.move(.right) == .ignored(.noLevels))
    #expect(pager.drag(x: 1) == .ignored(.noLevels))
    #expect(pager.target == nil)
    #expect(pager.window.rows.isEmpty)
  }

  private struct Reload: Sendable {
    var old: String
    var new: String
    var page: Int
    var expected: Int?
  }

  @Test(arguments: [
    Reload(old: "abc", new: "xabc", page: 2, expected: 3),
    Reload(old: "abc", new: "ca", page: 2, expected: 0),
    Reload(old: "abc", new: "ab", page: 2, expected: 1),
    Reload(old: "abc", new: "abxy", page: 2, expected: 2),
    Reload(old: "abc", new: "", page: 1, expected: nil),
    Reload(old: "a", new: "ab", page: 0, expected: 0),
  ]) private func `a reload keeps the page if it still exists, or else its index or the last page`(
    reload: Reload
  ) {
    var pager = TypedPager<Scale> { _ in reload.old.count }
    pager.go(toLevel: .day, page: reload.page)
    #expect(pager.reload(level: .day, from: reload.old, to: reload.new) == .changed())
    #expect(pager[.day]?.count == reload.new.count)
    #expect(pager.currentPage == reload.expected)
  }
}
