import CrossPagerTesting
import Testing

@testable import CrossPager

/// Compares every page of one level with every page of another, with random spans.
/// At quick depth, the suite runs a twentieth of the seeds.
struct PageSpansPropertyTests {
  /// Returns ranges in ascending order, of any length, with or without gaps.
  private static func ranges(_ random: inout SeededGenerator) -> [Range<Int>] {
    let gaps = Bool.random(using: &random) ? 0...0 : 0...4
    var ranges: [Range<Int>] = []
    var end = Int.random(in: -9...9, using: &random)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let start = end + Int.random(in: gaps, using: &random)
      end = start + Int.random(in: 1...9, using: &random)
      ranges.append(start..<end)
    }
    return ranges
  }

  private static func level(_ random: inout SeededGenerator) -> Level {
    let ranges = ranges(&random)
    return switch Int.random(in: 0..<7, using: &random) {
    case 0:
      Level(
        count: Int.random(in: 1...9, using: &random),
        spans: .every(
          Int.random(in: 1...9, using: &random), from: Int.random(in: -9...9, using: &random)))
    // Some pages share the last range, or some ranges have no page.
    case 1: Level(count: Int.random(in: 1...9, using: &random), spans: .ranges(ranges))
    // All ranges have length zero.
    case 2: Level(count: ranges.count, spans: .ranges(ranges.map { $0.lowerBound..<$0.lowerBound }))
    case 3: Level(count: Int.random(in: 1...9, using: &random))
    default: Level(count: ranges.count, spans: .ranges(ranges))
    }
  }

  private static func level(_ level: Level, on page: Int) -> Level {
    Level(count: level.count, page: page, spans: level.spans)
  }

  @Test(arguments: Seeds.all)
  func `law 9, alignment: there and back, any number of times, is the identity`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (first, second) = (Self.level(&random), Self.level(&random))
    for page in 0..<first.count {
      for other in 0..<second.count {
        var here = Self.level(first, on: page)
        var there = Self.level(second, on: other)
        there.pages = there.aligned(with: here)
        let led = there.page
        for _ in 0..<3 {
          here.pages = here.aligned(with: there)
          there.pages = there.aligned(with: here)
          #expect(here.page == page && there.page == led, "\(first) \(second) \(other)")
        }
      }
    }
  }

  /// Applies the rule for levels with spans to explicit ranges. Returns nil if the rule does not determine the page.
  private static func page(
    of target: [Range<Int64>], on page: Int, with source: [Range<Int64>], on current: Int
  ) -> Int? {
    let here = source[current]
    if target[page].overlaps(here) { return page }
    let holding = target.firstIndex { $0.contains(here.lowerBound) }
    let begun = target.firstIndex { here.contains($0.lowerBound) }
    let longest = { (ranges: [Range<Int64>]) in ranges.map(\.count).max() ?? 0 }
    return longest(target) < longest(source) ? begun ?? holding : holding
  }

  @Test(arguments: Seeds.all)
  func `a page is aligned by the rule for explicit ranges`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let ranges = (Self.ranges(&random), Self.ranges(&random))
    let (first, second) = (
      Level(count: ranges.0.count, spans: .ranges(ranges.0)),
      Level(count: ranges.1.count, spans: .ranges(ranges.1))
    )
    let spans = { (level: Level) in (0..<level.count).map(level.spans.span) }
    for current in 0..<first.count {
      for page in 0..<second.count {
        let source = Self.level(first, on: current)
        let target = Self.level(second, on: page)
        // If the page's counterpart is the current page, the two already correspond.
        if first.counterpart(ofPage: page, in: second) == current { continue }
        guard let expected = Self.page(of: spans(second), on: page, with: spans(first), on: current)
        else { continue }
        #expect(target.aligned(with: source).place == expected, "\(ranges) \(page) \(current)")
      }
    }
  }
}
