import CrossPager
import CrossPagerTesting
import Testing

private enum Scale: CaseIterable { case first, second }

/// Tests the correspondence between a plain level, which has no spans, and any other level.
struct PlainLevelTests {
  /// Days in minutes since 1970, like those of dated levels.
  private static let days = PageSpans.every(1440, from: 24_000_000)

  /// The spans of a level beside a plain level.
  static let spans: [PageSpans] = [
    .plain, .every(1), .every(1, from: 3), .every(7), days, .every(3, from: -90_000),
    .ranges([0..<31, 31..<59, 59..<70]), .ranges([1..<2, 5..<6, 5..<6]), .ranges([.min ..< .max]),
  ]

  /// Two levels with their counts and pages, the first of which is current. After `align`, the second level is on
  /// `page`.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let counts: [Int]
    let pages: [Int]
    let page: Int

    init(_ name: String, _ counts: [Int], _ pages: [Int], to page: Int) {
      testDescription = name
      self.counts = counts
      self.pages = pages
      self.page = page
    }
  }

  static let examples: [Example] = [
    Example("the same index", [14, 9], [1, 0], to: 1),
    Example("the first page", [14, 9], [0, 8], to: 0),
    Example("the same index already", [14, 9], [5, 5], to: 5),
    Example("more pages: the same index", [2, 9], [0, 5], to: 0),
    Example("more pages: the last page corresponds to all later pages", [2, 9], [1, 5], to: 5),
    Example("fewer pages: the last page", [14, 3], [9, 0], to: 2),
    Example("fewer pages: the last page already", [14, 3], [9, 2], to: 2),
    Example("one page", [14, 1], [9, 0], to: 0),
    Example("beside one page", [1, 9], [0, 7], to: 7),
  ]

  /// Every example with the plain level first and second.
  private static func pairs(
    _ example: Example, _ spans: PageSpans
  ) -> [(current: Level, other: Level)] {
    [(.plain, spans), (spans, .plain)].map { (first: PageSpans, second: PageSpans) in
      (
        Level(count: example.counts[0], page: example.pages[0], spans: first),
        Level(count: example.counts[1], page: example.pages[1], spans: second)
      )
    }
  }

  @Test(arguments: examples, spans)
  func `a plain level and any other level are aligned by index`(
    example: Example, spans: PageSpans
  ) {
    for pair in Self.pairs(example, spans) {
      var pager = Pager(levels: [pair.current, pair.other])
      let outcome: Outcome = example.pages[1] == example.page ? .ignored(.alreadyThere) : .changed()
      #expect(pager.align(level: 1) == outcome)
      #expect(pager.levels.map(\.page) == [example.pages[0], example.page])
      #expect(pager.align(level: 1) == .ignored(.alreadyThere))
    }
  }

  /// The rule for plain levels. A level stays on its page if that page corresponds. Otherwise, the level goes to the
  /// page at the same index, or to its last page if that index is too large.
  private func page(_ page: Int, of count: Int, with current: Int, of currentCount: Int) -> Int {
    min(page, currentCount - 1) == current ? page : min(current, count - 1)
  }

  @Test(arguments: spans)
  func `all pages correspond by the rule, there and back any number of times`(spans: PageSpans) {
    for (count, currentCount) in (1...6).flatMap({ count in (1...6).map { (count, $0) } }) {
      for (start, current) in (0..<count).flatMap({ page in (0..<currentCount).map { (page, $0) } })
      {
        let expected = page(start, of: count, with: current, of: currentCount)
        let example = Example("", [currentCount, count], [current, start], to: expected)
        for pair in Self.pairs(example, spans) {
          var pager = Pager(levels: [pair.current, pair.other])
          pager.align(level: 1)
          for _ in 0..<3 {
            #expect(
              pager.levels.map(\.page) == [current, expected],
              "page \(start) of \(count), on page \(current) of \(currentCount)")
            pager.go(toLevel: 1)
            #expect(pager.align(level: 0) == .ignored(.alreadyThere))
            pager.go(toLevel: 0)
            #expect(pager.align(level: 1) == .ignored(.alreadyThere))
          }
        }
      }
    }
  }

  /// Fourteen days above a plain level with five pages.
  private static func pager(_ rules: LevelRules, _ positions: [Position]) -> Pager {
    var pager = Pager(levels: [
      Level(count: 14, rules: rules, spans: days), Level(count: 5, rules: rules),
    ])
    for position in positions { pager.go(to: position) }
    return pager
  }

  @Test(arguments: [
    ([at(0, 3)], Command.zoom(.out), at(1, 3)), ([at(0, 3)], .move(.down, 1), at(1, 3)),
    ([at(0, 3)], .goLevel(1), at(1, 3)), ([at(0, 3)], .bottom, at(1, 3)),
    ([at(0, 3)], .goPage(level: 1, page: 2), at(1, 2)), ([at(0, 9)], .zoom(.out), at(1, 4)),
    ([at(0, 9)], .move(.down, 1), at(1, 4)), ([at(1, 3)], .zoom(.in), at(0, 3)),
    ([at(1, 3)], .move(.up, 1), at(0, 3)), ([at(0, 9), at(1, 4)], .zoom(.in), at(0, 9)),
    ([at(0, 9), at(1, 4)], .move(.up, 1), at(0, 9)),
    ([at(0, 9), at(1, 3)], .move(.up, 1), at(0, 3)),
  ])
  func `zoom and entry go by index between a plain and a dated level`(
    positions: [Position], command: Command, position: Position
  ) {
    var pager = Self.pager(LevelRules(entry: .align), positions)
    let outcome = pager.outcome(of: command)
    #expect(pager.apply(command) == outcome)
    #expect(pager.position == position)
  }

  @Test func `a settle arrives at the page with the same index`() {
    var pager = Self.pager(LevelRules(entry: .align), [at(0, 3)])
    pager.drag(y: -0.75)
    #expect(pager.window.positions == [at(0, 3), at(1, 3)])
    pager.release()
    #expect(pager.target == at(1, 3))
    pager.finish()
    #expect(pager.position == at(1, 3))
  }

  /// The pages of the level that stays, the current page of the other level, and the rest offset.
  @Test(arguments: [
    (stays: 1, page: 3, other: 3, drag: Offset(-0.25), rest: Offset(3.25)),
    (stays: 1, page: 4, other: 9, drag: 0.25, rest: 3.75),
    (stays: 0, page: 3, other: 3, drag: -0.25, rest: 3.25),
    (stays: 0, page: 7, other: 4, drag: 0.25, rest: 6.75),
  ])
  func `a level on a corresponding page keeps its free scrolling`(
    stays level: Int, page: Int, other: Int, drag: Offset, rest: Offset
  ) {
    var pager = Self.pager(LevelRules(snap: .free), [at(level, page)])
    pager.drag(x: drag)
    pager.finish()
    #expect(pager.restOffset(ofLevel: level) == rest)
    pager.go(to: at(1 - level, other))
    #expect(pager.align(level: level) == .ignored(.alreadyThere))
    #expect(pager.restOffset(ofLevel: level) == rest)
    // The other level goes to another page. The level follows and rests where a snapping level rests.
    pager.go(toPage: 1)
    #expect(pager.align(level: level) == .changed())
    #expect(pager.restOffset(ofLevel: level) == 1)
  }

  @Test func `levels are plain by default`() {
    let typed = TypedPager<Scale> { _ in 3 }
    #expect(typed.levels.map(\.spans) == [.plain, .plain])
    #expect(Level(count: 3).spans == .plain)
    #expect(LevelReplacement(origin: 0, count: 3, page: nil).spans == .plain)
    #expect(PageSpans.plain != .every(1))
    #expect(PageSpans.plain.span(ofPage: 5) == 5..<6)
  }
}
