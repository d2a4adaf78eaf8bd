import CivilDates
import CrossPagerSeries
import CrossPagerTesting
import CrossPagerTimeline
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests searches for the greatest and least values.
struct FindExtremeTests {
  @Test func `the greatest values are found in order, from any page`() throws {
    try FindTests.session().expectText(
      """
      > find max
      moved to day 2016-01-05 (2 of 7), max 9 °C in the hour from 18:00 on Tue
        2016-01-05
      > find max
      ignored: Already at max 9 °C in the hour from 18:00 on Tue 2016-01-05.
      > find previous
      moved to day 2016-01-10 (7 of 7), max 2 °C in the hour from 00:00 on Sun
        2016-01-10, number 5 of 5 pages, continued from the last maximum
      > find next
      moved to day 2016-01-05 (2 of 7), max 9 °C in the hour from 18:00 on Tue
        2016-01-05, continued from the first maximum
      > find next
      moved to day 2016-01-09 (6 of 7), max 9 °C in the hour from 20:00 on Sat
        2016-01-09, number 2 of 5 pages
      > find next
      moved to day 2016-01-08 (5 of 7), max 6.25 °C in the hour from 03:00 on Fri
        2016-01-08, number 3 of 5 pages
      > find previous
      moved to day 2016-01-09 (6 of 7), max 9 °C in the hour from 20:00 on Sat
        2016-01-09, number 2 of 5 pages
      > find min
      moved to day 2016-01-05 (2 of 7), min 1 °C in the hour from 06:00 on Tue
        2016-01-05
      > page 3
      moved to day 2016-01-07 (4 of 7)
      > find next
      moved to day 2016-01-05 (2 of 7), min 1 °C in the hour from 06:00 on Tue
        2016-01-05
      """)
  }

  @Test func `a search that is already there tells the bar that it found`() throws {
    var session = try FindTests.session().after("find max")
    let again = session.run("find max")
    let response = try #require(again)
    let line = String(decoding: JSONReport.bytes(response, number: 2), as: UTF8.self)
    #expect(line.contains(#""reason":"alreadyThere","found":{"key":"2016-01-05T18","#), "\(line)")
  }

  @Test(arguments: ["find", "bar"])
  func `help says how to find the day with the greatest value`(command: String) throws {
    var session = try FindTests.session()
    let help = session.run("help \(command)").map(TextReport(style: TextStyle()).lines) ?? []
    let text = help.joined(separator: " ")
    #expect(text.contains("'go month', then '\(command == "bar" ? "bar max" : "find max")'"))
    try datedSession().expectText(
      """
      > go day 0
      moved to day 2015-12-28 (1 of 6)
      > find max
      moved to day 2016-01-02 (6 of 6), max 6 in the hour from 00:00 on Sat 2016-01-02
      > go month
      moved to month 2016-01 (2 of 2)
      > find max
      changed: bar marked, max 6 on Sat 2016-01-02
      > bar off
      changed: bar off
      > bar max
      changed: bar at 1, Sat 2016-01-02: 6, 1 sample
      """)
  }

  @Test(arguments: Depth.seeds(40, quick: 1), CalendarUnit.levels)
  func `the order of the greatest values is that of all pages`(
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
    var search = PageSearch(.word(isMax ? .max : .min), of: series, .sum, on: level) {}
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
