import CivilDates
import CrossPager
import CrossPagerTesting
import CrossPagerTimeline
import Testing

/// Levels with pages only for chosen units.
///
/// At quick depth, the suite runs a fifth of the seeds.
struct DatedLevelGapsTests {
  private let calendar = CivilCalendar()

  /// Returns a level with Friday 2016-01-08, Monday 2016-01-11 and Thursday 2016-01-14.
  private func days() throws -> DatedLevel {
    let indices = ["2016-01-14", "2016-01-08", "2016-01-11", "2016-01-08"].map {
      calendar.index(of: time($0), in: .day)
    }
    return try #require(DatedLevel(unit: .day, calendar: calendar, indices: indices))
  }

  @Test func `only chosen units have pages, in ascending order`() throws {
    let level = try days()
    #expect(level.count == 3)
    #expect((0..<3).map(level.key(ofPage:)) == ["2016-01-08", "2016-01-11", "2016-01-14"])
    #expect(DatedLevel(unit: .day, calendar: calendar, indices: []) == nil)
  }

  @Test(
    arguments: [
      ("2016-01-07", nil, 0), ("2016-01-08", 0, 0), ("2016-01-09", nil, 0), ("2016-01-10", nil, 1),
      ("2016-01-11", 1, 1), ("2016-01-12", nil, 1), ("2016-01-13", nil, 2), ("2016-01-14", 2, 2),
      ("2016-01-15", nil, 2),
    ] as [(String, Int?, Int)])
  func `a unit without a page still has a nearest page`(
    key: String, page: Int?, nearest: Int
  ) throws {
    let level = try days()
    #expect(level.page(holding: time(key)) == page)
    #expect(level.page(forKey: key) == page)
    #expect(level.page(nearestTo: calendar.index(of: time(key), in: .day)) == nearest)
  }

  @Test(
    arguments: [
      ("2016-W01", 0), ("2016-W02", 1), ("2016-W03", nil), ("2016-01", 0), ("2016-01-12", nil),
      ("2015", nil), ("2016", 0),
    ] as [(String, Int?)])
  func `a period leads to its first page`(key: String, page: Int?) throws {
    let period = try #require(calendar.span(ofKey: key))
    #expect(try days().page(in: period) == page)
  }

  /// Levels with the same samples align on pages that overlap in time, and aligning back returns to the same page.
  @Test(arguments: Depth.seeds(40, quick: 8))
  func `levels with gaps align by date, and back`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let start = calendar.index(of: time("2015-06-01"), in: .day)
    let samples = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
      start + Int.random(in: 0..<400, using: &generator)
    }
    let levels = try [CalendarUnit.day, .week, .month, .quarter, .year].map { unit in
      try #require(
        DatedLevel(
          unit: unit, calendar: calendar,
          indices: samples.map { calendar.index(of: calendar.start(of: $0, in: .day), in: unit) }))
    }
    var pager = Pager(levels: levels.map { Level(count: $0.count, spans: $0.spans) })
    for _ in 0..<60 {
      let source = Int.random(in: levels.indices, using: &generator)
      let target = Int.random(in: levels.indices, using: &generator)
      let page = Int.random(in: 0..<levels[source].count, using: &generator)
      pager.apply(.goPage(level: source, page: page))
      pager.apply(.align(level: target))
      let aligned = try #require(pager.levels[target].page)
      let (one, other) = (levels[source].span(ofPage: page), levels[target].span(ofPage: aligned))
      #expect(one.overlaps(other), "\(levels[source].key(ofPage: page)), seed \(seed)")
      pager.apply(.goPage(level: target, page: aligned))
      pager.apply(.align(level: source))
      #expect(pager.levels[source].page == page, "seed \(seed)")
    }
  }
}
