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
  func `values are those of the summary, and the best bar is the first with the least or greatest`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let series = Self.series(&random, random.happens(percent: 50) ? .minute : .hour)
    let aggregate = random.element(of: Aggregate.allCases)
    let calendar = CivilCalendar.random(using: &random)
    let unit = random.element(of: CalendarUnit.levels)
    let findsGreatest = random.happens(percent: 50)
    let level = DatedLevel(unit: unit, calendar: calendar, covering: try #require(series.span))
    var values = PageValues(of: series, aggregate, on: unit, in: calendar)
    let pages = Array(0..<min(level.count, 300))
    for page in pages + pages.reversed() + pages.shuffled(using: &random) {
      values.read(page: level.index(ofPage: page))
      let summary = series.page(page, of: level)
      #expect(values.values == summary.bars.map { $0.summary.unboundedValue(aggregate) })
    }
    values.restart()
    let expected = pages.map { page in
      let index = level.index(ofPage: page)
      values.read(page: index)
      let present = values.values.compactMap { $0 }
      return (findsGreatest ? present.max() : present.min()).flatMap { best in
        values.values.firstIndex(of: best).map {
          PageValues.BestBar(page: index, bar: $0, value: best)
        }
      }
    }
    func isBetter(_ one: Double, _ other: Double) -> Bool {
      findsGreatest ? one > other : one < other
    }
    for page in pages.shuffled(using: &random) {
      #expect(values.bestBar(ofPage: level.index(ofPage: page), isBetter) == expected[page])
    }
    values.restart()
    for best in expected.compactMap({ $0 }) { #expect(values.nextBestBar(isBetter) == best) }
  }

  @Test func `bars and pages between counted rows have the count 0`() {
    let samples = ["2024-01-30", "2024-03-02"].map { Sample(time: time($0), value: 1) }
    var series = Series(name: "rows", samples: samples, resolution: .hour)
    series.rowSpan = series.span
    let calendar = CivilCalendar()
    for (aggregate, none) in [(Aggregate.count, 0.0), (.sum, 0), (.mean, nil), (.rise, nil)] {
      var values = PageValues(of: series, aggregate, on: .month, in: calendar)
      for (month, isCounted) in [("2024-01", nil), ("2024-02", true), ("2024-04", false)] {
        let index = calendar.index(of: time(month), in: .month)
        let page = series.page(index, of: .month, in: calendar)
        values.read(page: index)
        #expect(values.values == page.bars.map { $0.summary.unboundedValue(aggregate) })
        guard let isCounted else { continue }
        #expect(page.total.unboundedValue(aggregate) == (isCounted ? none : nil))
        #expect(values.values.allSatisfy { $0 == (isCounted ? none : nil) })
      }
    }
  }
}
