import CrossPager
import Testing

private enum Scale: CaseIterable { case day, week, month }

private enum Nothing: CaseIterable, Equatable {
  static func pages(_ name: Nothing?) -> Int { 5 }
}

/// The typed front: names in, the core's commands out.
struct TypedPagerTests {
  private typealias Call = @Sendable (inout TypedPager<Scale>) -> Outcome

  /// Each call with the command it stands for.
  private static let calls: [(call: Call, command: Command)] = [
    ({ $0.move(.right) }, .move(.right, 1)), ({ $0.move(.down, 2) }, .move(.down, 2)),
    ({ $0.go(to: .week) }, .goLevel(1)),
    ({ $0.go(to: .month, page: 2) }, .goPage(level: 2, page: 2)),
    ({ $0.go(toPage: 3) }, .page(3)), ({ $0.first() }, .first), ({ $0.last() }, .last),
    ({ $0.top() }, .top), ({ $0.bottom() }, .bottom), ({ $0.next(2) }, .next(2)),
    ({ $0.previous() }, .previous(1)), ({ $0.zoom(.out) }, .zoom(.out)),
    ({ $0.remember(.week, page: 4) }, .remember(level: 1, page: 4)),
    ({ $0.forget(.week) }, .forget(level: 1)), ({ $0.forgetAll() }, .forget(level: nil)),
    ({ $0.align(.month) }, .align(level: 2)),
    ({ $0.insert(2, at: 1, in: .day) }, .insert(level: 0, index: 1, count: 2)),
    ({ $0.remove(at: 0, in: .week) }, .remove(level: 1, index: 0, count: 1)),
    ({ $0.resize(.month, to: 9) }, .resize(level: 2, count: 9)),
    ({ $0.set(.edge(.wrap), for: .week) }, .setLevelRule(.edge(.wrap), level: 1)),
    ({ $0.set(.entry(.start)) }, .setLevelRule(.entry(.start), level: nil)),
    ({ $0.set(.ends(.wrap)) }, .setPagerRule(.ends(.wrap))),
    ({ $0.lock([.left, .up]) }, .lock([.left, .up])), ({ $0.unlock(.left) }, .unlock(.left)),
    ({ $0.drag(dx: .page(-0.5), dy: .zero) }, .drag(-0.5)), ({ $0.release() }, .release()),
    ({ $0.release(vx: .page(1), vy: .page(2)) }, .release(1, 2)),
    ({ $0.cancel() }, .gesture(.cancel)), ({ $0.tick(milliseconds: 100) }, .tick(100)),
    ({ $0.finish() }, .gesture(.finish)), ({ $0.open() }, .open),
    ({ $0.open(.week, page: 1) }, .openPage(level: 1, page: 1)), ({ $0.close() }, .close),
  ]

  /// What has been done before the call: nothing, or a gesture, or a page has been opened.
  private static let starts: [[Call]] = [
    [], [{ $0.drag(dx: .page(-0.75), dy: .zero) }], [{ $0.open() }],
    [{ $0.drag(dx: .zero, dy: .page(-0.75)) }, { $0.release() }, { $0.tick(milliseconds: 10) }],
  ]

  @Test(arguments: Scale.allCases, starts.indices)
  private func `every call is its command, from every position`(name: Scale, start: Int) {
    for page in 0..<5 {
      for (call, command) in Self.calls {
        var typed = TypedPager<Scale> { _ in 5 }
        typed.go(to: name, page: page)
        for call in Self.starts[start] { _ = call(&typed) }
        var pager = typed.pager
        #expect(typed.outcome(of: call) == pager.outcome(of: command))
        #expect(call(&typed) == pager.apply(command))
        #expect(typed.pager == pager, "\(command) on page \(page) of \(name)")
      }
    }
  }

  @Test func `levels are told by their names`() {
    var pager = TypedPager<Scale>(
      rules: { LevelRules(start: $0 == .day ? .last : .first) },
      pagerRules: PagerRules(ends: .wrap), count: { $0 == .day ? 365 : 12 })
    #expect(pager.current == .day)
    #expect(pager.page == 364)
    #expect(pager[.day].count == 365)
    #expect(pager[.week] == Level(count: 12))
    pager.move(.up)
    #expect(pager.current == .month)
    #expect(pager.page == 0)
  }

  @Test func `a gesture leads from name to name`() {
    var pager = TypedPager<Scale> { _ in 5 }
    #expect(pager.phase == .settled)
    pager.remember(.week, page: 3)
    pager.drag(dx: .zero, dy: .page(-0.75))
    #expect(pager.phase.offset == .page(0.75))
    #expect(pager.target()?.name == .week)
    #expect(pager.target()?.page == 3)
    #expect(pager.window() == pager.pager.window())
    #expect(pager.window().rows.map { pager.name(of: $0.level) } == [.day, .week])
    pager.finish()
    #expect(pager.current == .week)
    #expect(pager.openPage == nil)
    pager.open()
    #expect(pager.openPage?.name == .week)
    #expect(pager.openPage?.page == 3)
    #expect(pager.move(.left) == .ignored(.pageOpen))
    #expect(pager.close() == .changed())
  }

  @Test func `an alignment of the app's own decides where a gesture leads`() {
    struct Weeks: Alignment {
      func page(of target: LevelPage, alignedWith source: LevelPage) -> Int { source.page / 7 }
    }
    var pager = TypedPager<Scale>(rules: { _ in LevelRules(entry: .align) }, count: { _ in 28 })
    pager.go(to: .day, page: 16)
    pager.drag(dx: .zero, dy: .page(-0.75), alignment: Weeks())
    #expect(pager.target(alignment: Weeks())?.page == 2)
    #expect(pager.window(alignment: Weeks()).contains(at(1, 2)))
    pager.release(alignment: Weeks())
    pager.tick(milliseconds: 300, alignment: Weeks())
    #expect(pager.page == 2)
    pager.go(to: .day, page: 23)
    pager.drag(dx: .zero, dy: .page(-0.75), alignment: Weeks())
    pager.release(alignment: Weeks())
    #expect(
      pager.open(.week, page: 3, alignment: Weeks())
        == .changed(finished: Arrival(from: at(0, 23), to: at(1, 3))))
    pager.close()
    pager.drag(dx: .zero, dy: .page(0.75), alignment: Weeks())
    pager.finish(alignment: Weeks())
    #expect(pager.page == 0)
  }

  @Test func `an index outside the enumeration has no name`() {
    let pager = TypedPager<Scale> { _ in 5 }
    #expect(
      [-1, 0, 2, 3, .max, .min].map(pager.name) == [nil, .day, .month, nil, nil, nil])
  }

  @Test func `an enumeration without cases is a pager without levels`() {
    var pager = TypedPager<Nothing>(count: Nothing.pages)
    #expect(pager.current == nil)
    #expect(pager.page == nil)
    #expect(pager.move(.right) == .ignored(.noLevels))
    #expect(pager.drag(dx: .page(1), dy: .zero) == .ignored(.noLevels))
    #expect(pager.target() == nil)
    #expect(pager.window().rows.isEmpty)
  }

  @Test func `an alignment of the app's own decides what corresponds`() {
    struct Weeks: Alignment {
      func page(of target: LevelPage, alignedWith source: LevelPage) -> Int { source.page / 7 }
    }
    var pager = TypedPager<Scale> { $0 == .day ? 28 : 4 }
    pager.go(to: .day, page: 16)
    pager.zoom(.out, alignment: Weeks())
    #expect(pager.page == 2)
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
  ])
  private func `a reload keeps the page that is still there, else its index, or the last`(
    reload: Reload
  ) {
    var pager = TypedPager<Scale> { _ in reload.old.count }
    pager.go(to: .day, page: reload.page)
    #expect(pager.reload(.day, from: reload.old, to: reload.new) == .changed())
    #expect(pager[.day].count == reload.new.count)
    #expect(pager.page == reload.expected)
  }
}

extension Offset {
  /// A distance of so many pages.
  fileprivate static func page(_ pages: Double) -> Offset { Offset(pages) }
}
