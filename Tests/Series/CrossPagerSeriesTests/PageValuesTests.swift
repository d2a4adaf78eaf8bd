import CivilDates
import CrossPagerTesting
import CrossPagerTimeline
import Testing

@testable import CrossPagerSeries

struct PageValuesTests {
  /// Returns a series with gaps, blanks, and bars of one or more samples.
  private static func series(_ random: inout SeededGenerator, _ resolution: CalendarUnit) -> Series
  {
    var hours = 24 * 400 * 365
    let samples = (0..<300).map { _ in
      hours += random.happens(percent: 10) ? random.number(below: 2_000) : random.number(below: 3)
      let minutes = Int64(hours * 60 + random.number(below: 60))
      return Sample(
        time: CivilTime(microseconds: minutes * 60_000_000),
        value: random.happens(percent: 15) ? nil : Double(random.number(below: 100)))
    }
    return Series(name: "v", samples: samples, resolution: resolution)
  }

  @Test(arguments: Depth.seeds(40, quick: 10))
  func `the values are those of the page's summary, in any order of pages`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let series = Self.series(&random, random.happens(percent: 50) ? .minute : .hour)
    let aggregate = random.element(of: Aggregate.allCases)
    let calendar = CivilCalendar.random(using: &random)
    let unit = random.element(of: CalendarUnit.levels)
    let level = DatedLevel(unit: unit, calendar: calendar, covering: try #require(series.span))
    var values = PageValues(of: series, aggregate, on: unit, in: calendar)
    let pages = Array(0..<min(level.count, 300))
    for page in pages + pages.reversed() + pages.shuffled(using: &random) {
      values.read(page: level.index(ofPage: page))
      let summary = series.page(page, of: level)
      #expect(values.values == summary.bars.map { $0.summary.unboundedValue(aggregate) })
    }
  }

  @Test(arguments: Depth.seeds(40, quick: 10))
  func `the best bar of a page is the first one with its least or greatest value`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let series = Self.series(&random, random.happens(percent: 50) ? .minute : .hour)
    let aggregate = random.element(of: Aggregate.allCases)
    let calendar = CivilCalendar.random(using: &random)
    let unit = random.element(of: CalendarUnit.levels)
    let findsGreatest = random.happens(percent: 50)
    let level = DatedLevel(unit: unit, calendar: calendar, covering: try #require(series.span))
    let pages = (0..<min(level.count, 300)).map { level.index(ofPage: $0) }
    var values = PageValues(of: series, aggregate, on: unit, in: calendar)
    let expected = pages.map { page in
      values.read(page: page)
      let present = values.values.compactMap { $0 }
      return (findsGreatest ? present.max() : present.min()).flatMap { best in
        values.values.firstIndex(of: best).map {
          PageValues.BestBar(page: page, bar: $0, value: best)
        }
      }
    }
    func isBetter(_ one: Double, _ other: Double) -> Bool {
      findsGreatest ? one > other : one < other
    }
    for place in pages.indices.shuffled(using: &random) {
      #expect(values.bestBar(ofPage: pages[place], isBetter) == expected[place])
    }
    values.restart()
    for best in expected.compactMap({ $0 }) { #expect(values.nextBestBar(isBetter) == best) }
  }
}
