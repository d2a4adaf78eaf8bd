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
  ]

  @Test func `every call is its command, from every position`() {
    for name in Scale.allCases {
      for page in 0..<5 {
        for (call, command) in Self.calls {
          var typed = TypedPager<Scale> { _ in 5 }
          typed.go(to: name, page: page)
          var pager = typed.pager
          #expect(typed.outcome(of: call) == pager.outcome(of: command))
          #expect(call(&typed) == pager.apply(command))
          #expect(typed.pager == pager, "\(command) on page \(page) of \(name)")
        }
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

  @Test func `an enumeration without cases is a pager without levels`() {
    var pager = TypedPager<Nothing>(count: Nothing.pages)
    #expect(pager.current == nil)
    #expect(pager.page == nil)
    #expect(pager.move(.right) == .ignored(.noLevels))
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
