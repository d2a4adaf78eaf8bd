import CivilDates
import CrossPagerSeries
import CrossPagerTesting
import CrossPagerTimeline
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests searches. `finding.md` shows what a session prints.
struct FindTests {
  @Test(arguments: ["find max", "find min", "find > 5000", "find previous < 0", "find gap"])
  func `an interrupt stops a search, and nothing changes`(search: String) throws {
    var session = try datedSession(from: (2000, 1, 3), days: 4000, units: [.day, .week])
    session.run(all: ["page 2000"])
    let state = session.state
    session.context.isInterrupted = { true }
    #expect(session.message(search) == "The search was interrupted.")
    #expect(session.state == state)
    #expect(session.outcome("undo")?["result"] == "changed")
  }

  @Test(arguments: Depth.seeds(40, quick: 1), CalendarUnit.levels)
  func `the greatest values of all pages are found in order`(
    seed: UInt64, unit: CalendarUnit
  ) throws {
    var random = SeededGenerator(seed: seed)
    let start = try #require(CivilDate(year: 2015, month: 11, day: 27)).dayNumber
    let samples = (0..<random.number(below: 60) + 1).map { _ in
      let day = CivilDate(dayNumber: start + random.number(below: 40))
      let time = CivilTime(day, hour: random.number(below: 3), minute: random.number(below: 2))
      return Sample(
        time: time ?? CivilTime(day),
        value: random.happens(percent: 10) ? nil : Double(random.number(below: 6)))
    }
    let series = Series(
      name: "v", samples: samples, resolution: random.happens(percent: 50) ? .minute : .hour)
    let span = try #require(series.span)
    let level = DatedLevel(unit: unit, calendar: CivilCalendar(), covering: span)
    let isMax = random.happens(percent: 50)
    /// The best bar on every page with a value, in order.
    let order = (0..<level.count).compactMap { page -> (page: Int, bar: Int, value: Double)? in
      let bars = series.page(level.index(ofPage: page), of: unit, in: CivilCalendar()).bars
      let values = bars.map { $0.summary.unboundedValue(.sum) }
      guard let best = isMax ? values.compactMap(\.self).max() : values.compactMap(\.self).min(),
        let bar = values.firstIndex(of: best)
      else { return nil }
      return (page, bar, best)
    }.sorted { $0.value == $1.value ? $0.page < $1.page : ($0.value > $1.value) == isMax }
    var search = PageSearch(.word(isMax ? .max : .min), of: series, .sum, on: level, covering: span)
    {}
    for page in 0..<level.count {
      let place = order.firstIndex { $0.page == page }
      let rows: [(way: Search.Way?, found: Int)] = [
        (nil, 0), (.next, place.map { $0 + 1 } ?? 0),
        (.previous, place.map { $0 - 1 } ?? order.count - 1),
      ]
      for (way, found) in rows {
        let match = try search.match(from: page, way)
        // The search goes round, but not back to the same page.
        let isRound = !order.indices.contains(found)
        let found = isRound ? (found < 0 ? order.count - 1 : 0) : found
        let expected =
          isRound && order.indices.contains(found) && order[found].page == page
          ? nil : order.indices.contains(found) ? order[found] : nil
        #expect((match?.isRound ?? isRound) == isRound)
        #expect(match?.page == expected?.page && match?.bar == expected?.bar)
        #expect(match?.value == expected?.value)
        #expect(
          match.map { [$0.rank?.place, $0.rank?.of] }
            == expected.map { _ in [found + 1, order.count] })
      }
    }
  }
}
