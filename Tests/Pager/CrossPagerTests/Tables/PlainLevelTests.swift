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

  /// Returns two levels with their counts and pages, with the plain level first and second.
  private static func pairs(
    _ counts: [Int], _ pages: [Int], _ spans: PageSpans
  ) -> [(current: Level, other: Level)] {
    [(.plain, spans), (spans, .plain)].map { (first: PageSpans, second: PageSpans) in
      (
        Level(count: counts[0], page: pages[0], spans: first),
        Level(count: counts[1], page: pages[1], spans: second)
      )
    }
  }

  /// Applies the rule for plain levels. A level stays on its page if that page corresponds. Otherwise, the level goes to the
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
        for pair in Self.pairs([currentCount, count], [current, start], spans) {
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

  @Test func `levels are plain by default`() {
    let typed = TypedPager<Scale> { _ in 3 }
    #expect(typed.levels.map(\.spans) == [.plain, .plain])
    #expect(Level(count: 3).spans == .plain)
    #expect(LevelReplacement(origin: 0, count: 3, page: nil).spans == .plain)
    #expect(PageSpans.plain != .every(1))
    #expect(PageSpans.plain.span(ofPage: 5) == 5..<6)
  }
}
