import CivilDates
import CrossPager
import CrossPagerTesting
import CrossPagerTimeline
import Testing

/// Tests the correspondence of levels by date, which combines the spans of ``DatedLevel`` with the
/// core's rule.
struct DatedLevelAlignmentTests {
  @Test(arguments: Depth.seeds(60))
  func `aligning there and back any number of times changes nothing`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for (one, other) in Self.pairs(of: Self.randomLevels(&generator)) {
      let page = Int.random(in: 0..<one.count, using: &generator)
      let remembered = Int.random(in: 0..<other.count, using: &generator)
      var pager = Self.pager(one, on: page, other, on: remembered)
      pager.zoom(.out)
      let there = pager
      for _ in 0..<3 {
        pager.zoom(.in)
        #expect(pager.position == Position(level: 0, page: page), "\(one), \(other)")
        pager.zoom(.out)
        #expect(pager == there, "\(one), \(other)")
      }
    }
  }

  @Test(arguments: Depth.seeds(60, quick: 20))
  func `the page agrees with a search through all pages for any two units`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for (level, other) in Self.pairs(of: Self.randomLevels(&generator)) where level.count < 4_000 {
      let page = Int.random(in: 0..<other.count, using: &generator)
      let remembered = Int.random(in: 0..<level.count, using: &generator)
      let spans = (0..<level.count).map { level.span(ofPage: $0) }
      let current = other.span(ofPage: page)
      let holding = spans.firstIndex { $0.contains(current.lowerBound) }
      let inside = spans.firstIndex { current.contains($0.lowerBound) }
      let led = level.unit < other.unit ? inside ?? holding : holding ?? 0
      let expected = spans[remembered].overlaps(current) ? remembered : led
      var pager = Self.pager(other, on: page, level, on: remembered)
      pager.align(level: 1)
      #expect(pager.levels[1].page == expected, "\(level), \(other), \(remembered) with \(page)")
    }
  }

  @Test(arguments: Depth.seeds(3))
  func `levels over different times also correspond, and aligning again changes nothing`(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let levels = Self.randomLevels(&generator) + Self.randomLevels(&generator)
      for (one, other) in Self.pairs(of: levels) {
        var pager = Self.pager(
          one, on: Int.random(in: 0..<one.count, using: &generator),
          other, on: Int.random(in: 0..<other.count, using: &generator))
        pager.zoom(.out)
        let there = pager
        pager.zoom(.in)
        pager.zoom(.out)
        #expect(pager == there, "\(one), \(other)")
      }
    }
  }

  @Test func `minutes and weeks of year 0 correspond like all units`() {
    let calendar = CivilCalendar(firstWeekday: .sunday)
    let span = CivilTime(microseconds: .min)...time("0001-02-01")
    let levels = [CalendarUnit.minute, .week, .month].map {
      DatedLevel(unit: $0, calendar: calendar, covering: span)
    }
    for (one, other) in Self.pairs(of: levels) where one.unit != other.unit {
      var pager = Self.pager(one, on: one.count - 1, other, on: 0)
      pager.align(level: 1)
      let aligned = other.span(ofPage: pager.levels[1].page ?? -1)
      #expect(aligned.overlaps(one.span(ofPage: one.count - 1)), "\(one.unit), \(other.unit)")
    }
  }

  /// Returns a pager with two levels, on a page of the first level.
  private static func pager(
    _ current: DatedLevel, on page: Int, _ other: DatedLevel, on remembered: Int
  ) -> Pager {
    Pager(levels: [
      Level(count: current.count, page: page, spans: current.spans),
      Level(count: other.count, page: remembered, spans: other.spans),
    ])
  }

  private static func pairs(of levels: [DatedLevel]) -> [(DatedLevel, DatedLevel)] {
    levels.flatMap { one in levels.map { (one, $0) } }
  }

  /// Returns levels of every unit over a random span of up to several decades, sometimes at the
  /// start or end of the supported years.
  private static func randomLevels(_ generator: inout SeededGenerator) -> [DatedLevel] {
    let last: Int64 = 3_652_059 * 86_400_000_000 - 1
    let length = Int64.random(
      in: 0...(1 << Int64.random(in: 32...50, using: &generator)), using: &generator)
    let start =
      [0, last - length, Int64.random(in: 0...last - length, using: &generator)]
      .randomElement(using: &generator) ?? 0
    let span = CivilTime(microseconds: start)...CivilTime(microseconds: start + length)
    let calendar = CivilCalendar.random(using: &generator)
    return CalendarUnit.levels.map { DatedLevel(unit: $0, calendar: calendar, covering: span) }
  }
}
