import CrossPagerTesting
import Testing

@testable import CrossPager

/// Tests the correspondence of pages in two levels.
struct PageSpansTests {
  private static let days = PageSpans.every(1)
  private static let weeks = PageSpans.every(7)
  /// January, February and part of March.
  private static let months = PageSpans.ranges([0..<31, 31..<59, 59..<70])
  private static let gaps = PageSpans.ranges([0..<2, 10..<12, 20..<22])

  /// The spans of a level, and the pages of another level that correspond to its first pages.
  struct Counterparts: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: PageSpans
    let target: PageSpans
    let count: Int
    let pages: [Int: Int]

    init(
      _ name: String, _ source: PageSpans, to target: PageSpans, of count: Int, _ pages: [Int: Int]
    ) {
      testDescription = name
      self.source = source
      self.target = target
      self.count = count
      self.pages = pages
    }
  }

  static let counterparts: [Counterparts] = [
    Counterparts("equal units", days, to: days, of: 3, [0: 0, 1: 1, 2: 2, 3: 2, 99: 2]),
    Counterparts(
      "a week holds seven days", days, to: weeks, of: 10,
      [0: 0, 6: 0, 7: 1, 34: 4, 35: 5, 69: 9, 70: 9, 999: 9]),
    Counterparts("a week begins with its first day", weeks, to: days, of: 70, [0: 0, 1: 7, 9: 63]),
    Counterparts("a removed day", weeks, to: days, of: 60, [8: 56, 9: 59, 10: 59]),
    Counterparts(
      "a month holds its days", days, to: months, of: 3,
      [0: 0, 30: 0, 31: 1, 58: 1, 59: 2, 69: 2, 99: 2]),
    Counterparts("a month begins with its first day", months, to: days, of: 70, [1: 31, 2: 59]),
    Counterparts(
      "a week belongs to the month in which it begins", weeks, to: months, of: 3,
      [4: 0, 5: 1, 8: 1, 9: 2]),
    Counterparts(
      "the first week that begins in a month", months, to: weeks, of: 10, [0: 0, 1: 5, 2: 9]),
    Counterparts(
      "pages after the last range share it", days, to: months, of: 9, [59: 2, 69: 2, 80: 2]),
    Counterparts("fewer pages than ranges", days, to: months, of: 2, [30: 0, 31: 1, 69: 1]),
    Counterparts(
      "a gap leads to the page before it", days, to: gaps, of: 3,
      [0: 0, 1: 0, 2: 0, 9: 0, 10: 1, 15: 1, 20: 2, 21: 2, 22: 2, 99: 2]),
    Counterparts(
      "a gap leads to the page that begins in it", weeks, to: gaps, of: 3, [0: 0, 1: 1, 2: 2, 3: 2]),
    Counterparts("a coarser page over gaps", .every(100), to: gaps, of: 3, [0: 0, 1: 2]),
    Counterparts(
      "a page right before a gap does not hold the gap", .every(9, from: 2),
      to: .ranges([0..<2, 10..<30]), of: 2, [0: 1]),
    Counterparts(
      "an empty page where a month begins", .ranges([31..<31]), to: months, of: 3, [0: 1]),
    Counterparts("one before the line", days, to: .every(1, from: 1), of: 3, [0: 0, 1: 0, 2: 1]),
    Counterparts("from pages with gaps", gaps, to: weeks, of: 4, [0: 0, 1: 1, 2: 2]),
    Counterparts("a line that begins later", days, to: .every(7, from: 10), of: 3, [0: 0, 17: 1]),
    Counterparts("spans that do not meet, before", days, to: .every(7, from: 999), of: 3, [5: 0]),
    Counterparts("spans that do not meet, after", .every(7, from: 999), to: days, of: 3, [5: 2]),
    Counterparts(
      "an origin below zero", .every(1, from: -3), to: .every(2, from: -4), of: 9,
      [0: 0, 1: 1, 2: 1, 3: 2]),
    Counterparts("no ranges are one unit each", days, to: .ranges([]), of: 5, [0: 0, 3: 3, 7: 4]),
    Counterparts(
      "the ends of the line", days, to: .ranges([.min ..< -5, -5..<5, 5..<Int.max]), of: 3,
      [0: 1, 4: 1, 5: 2, Pager.maximumCount - 1: 2]),
    Counterparts(
      "the most distant origins", .every(1, from: .max), to: .every(.max, from: .min), of: 5, [0: 4]
    ),
    Counterparts(
      "the most distant origins, reversed", .every(.max, from: .min), to: .every(1, from: .max),
      of: 5, [0: 0, 4: 0]),
    Counterparts(
      "from the start of the line to far after it", .ranges([.min ..< .min + 1]),
      to: .every(1, from: .max), of: 5, [0: 0]),
    Counterparts(
      "from the end of the line to far before it", .ranges([.max - 1 ..< .max]),
      to: .every(1, from: .min), of: 5, [0: 4]),
    Counterparts(
      "the longest levels", .every(.max), to: .every(.max), of: Pager.maximumCount,
      [Pager.maximumCount - 1: Pager.maximumCount - 1]),
  ]

  @Test(arguments: counterparts)
  func `a page leads to the page that covers the same part of the line`(example: Counterparts) {
    let target = Level(count: example.count, spans: example.target)
    for (page, expected) in example.pages {
      let source = Level(count: Pager.maximumCount, page: page, spans: example.source)
      #expect(target.counterpart(ofPage: page, in: source) == expected, "page \(page)")
    }
  }

  @Test func `spans are read page by page, clamped to their ranges`() {
    #expect([0, 1, 5].map(Self.weeks.span) == [0..<7, 7..<14, 35..<42])
    #expect([0, 2, 3, .max].map(Self.months.span) == [0..<31, 59..<70, 59..<70, 59..<70])
    #expect([-1, .min].map(Self.months.span) == [0..<31, 0..<31])
    #expect(PageSpans.every(0, from: 5) == .every(1, from: 5))
    #expect(PageSpans.every(.min) == .every(1))
    #expect(PageSpans.every(.max) == .every(Pager.maximumCount))
    #expect(PageSpans.ranges([]) == .every(1))
    #expect(PageSpans.every(1, from: .min).span(ofPage: 0).lowerBound == -(1 << 61))
    #expect(PageSpans.ranges([3..<3]).longest == 0)
    let furthest = PageSpans.every(.max, from: .max).span(ofPage: .max)
    #expect(furthest.lowerBound == (1 << 61) + (1 << 62) - (1 << 32) + 1)
  }
}
