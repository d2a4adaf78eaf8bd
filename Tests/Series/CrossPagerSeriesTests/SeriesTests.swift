import CivilDates
import CrossPagerSeries
import CrossPagerTesting
import CrossPagerTimeline
import Testing

/// At quick depth, the suite runs a few of the seeds.
struct SeriesTests {
  /// Returns random samples in shuffled order, with blanks, duplicate times and gaps. The values
  /// are multiples of 0.25, so their sums are exact.
  private static func randomSamples(_ generator: inout SeededGenerator) -> [Sample] {
    let start = time("2015-11-10").microseconds
    return (0..<Int.random(in: 1...400, using: &generator)).map { _ in
      let minutes = Int64.random(in: 0...120_000, using: &generator) / 7 * 7
      let value = Double(Int.random(in: -4_000...4_000, using: &generator)) / 4
      return Sample(
        time: CivilTime(microseconds: start + minutes * 60_000_000),
        value: Int.random(in: 0..<8, using: &generator) == 0 ? nil : value)
    }
  }

  /// Returns the number of samples before a time.
  private static func place(of time: CivilTime, in sorted: [Sample]) -> Int {
    var range = 0..<sorted.count
    while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
      range = sorted[middle].time < time ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// Returns the aggregates and the number of missing samples in a span, computed directly from the samples, sorted by
  /// time.
  private static func expected(_ sorted: [Sample], _ span: Range<CivilTime>) -> [Double?] {
    let inside = sorted[
      place(of: span.lowerBound, in: sorted)..<place(of: span.upperBound, in: sorted)]
    let values = inside.compactMap(\.value)
    let missing = Double(inside.count - values.count)
    guard !values.isEmpty else { return [nil, nil, nil, nil, nil, nil, missing] }
    let sum = values.reduce(0, +)
    let count = Double(values.count)
    return [sum / count, sum, values.min(), values.max(), count, values.last, missing]
  }

  private static func actual(_ summary: Summary) -> [Double?] {
    Aggregate.allCases.filter { $0 != .rise }.map { summary.value($0) } + [Double(summary.missing)]
  }

  @Test(arguments: Depth.seeds(20, quick: 2))
  func `pages and bars summarize their samples`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let samples = Self.randomSamples(&generator)
    let sorted = samples.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
    let series = Series(name: "v", samples: samples)
    let span = try #require(series.span)
    let calendar = CivilCalendar.random(using: &generator)
    #expect(series.count == samples.count)
    #expect(
      [span.lowerBound, span.upperBound] == [samples.map(\.time).min(), samples.map(\.time).max()])
    for unit in CalendarUnit.levels {
      let level = DatedLevel(unit: unit, calendar: calendar, covering: span)
      var counted = 0
      for index in stride(from: 0, to: level.count, by: unit == .hour ? 97 : 1) {
        let page = series.page(index, of: level)
        #expect(page.key == level.key(ofPage: index))
        #expect(page.span == level.span(ofPage: index))
        #expect(
          Self.actual(page.total) == Self.expected(sorted, page.span), "seed \(seed), \(page.key)")
        counted += page.total.count + page.total.missing
        for (bar, next) in zip(
          page.bars, page.bars.dropFirst().map(\.start) + [page.span.upperBound])
        {
          #expect(
            Self.actual(bar.summary) == Self.expected(sorted, bar.start..<next),
            "seed \(seed), \(bar.key)")
        }
      }
      if unit != .hour { #expect(counted == samples.count, "seed \(seed), \(unit)") }
    }
  }

  @Test(arguments: Depth.seeds(10, quick: 2))
  func `the common scale covers all bars of all pages`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let series = Series(name: "v", samples: Self.randomSamples(&generator))
    let span = try #require(series.span)
    let calendar = CivilCalendar(firstWeekday: .sunday)
    for unit in CalendarUnit.levels.dropFirst() {
      let level = DatedLevel(unit: unit, calendar: calendar, covering: span)
      let bars = (0..<level.count).flatMap { series.page($0, of: level).bars }
      for aggregate in Aggregate.allCases {
        let values = bars.compactMap { $0.summary.value(aggregate) }
        let range = series.range(of: aggregate, per: try #require(unit.finer), calendar: calendar)
        #expect(
          [range?.lowerBound, range?.upperBound] == [values.min(), values.max()],
          "seed \(seed), \(unit)")
      }
    }
  }

  @Test(arguments: [
    (CalendarUnit.decade, "0001-01-01", "000X", "0000", "0009"),
    (.century, "0001-01-01", "00XX", "000X", "009X"),
    (.decade, "9999-12-31", "999X", "9990", "9999"),
    (.century, "9999-12-31", "99XX", "990X", "999X"),
  ])
  func `the first and last decades and centuries are whole pages`(
    unit: CalendarUnit, date: String, key: String, first: String, last: String
  ) {
    let series = Series(name: "v", samples: [Sample(time: time(date), value: 7)])
    let calendar = CivilCalendar()
    let page = series.page(calendar.index(of: time(date), in: unit), of: unit, in: calendar)
    #expect([page.key, page.bars.first?.key, page.bars.last?.key] == [key, first, last])
    #expect(page.bars.map(\.summary.count).reduce(0, +) == 1)
    #expect(page.bars.count == 10)
  }

  @Test(arguments: [
    (CalendarUnit.hour, "2016-02-29T05:00", 60, "2016-02-29T05:00", "2016-02-29T05:59"),
    (.day, "2016-02-29", 24, "2016-02-29T00", "2016-02-29T23"),
    (.week, "2016-02-29", 7, "2016-02-29", "2016-03-06"),
    (.month, "2016-02", 29, "2016-02-01", "2016-02-29"),
    (.quarter, "2016-Q1", 3, "2016-01", "2016-03"), (.year, "2016", 12, "2016-01", "2016-12"),
    (.decade, "201X", 10, "2010", "2019"), (.century, "20XX", 10, "200X", "209X"),
  ])
  func `a page has a bar for every finer unit`(
    unit: CalendarUnit, date: String, count: Int, first: String, last: String
  ) {
    let series = Series(name: "v", samples: [Sample(time: time("2016-02-29T05:07"), value: 1)])
    let level = DatedLevel(
      unit: unit, calendar: CivilCalendar(), covering: time("2016-02-29T05")...time("2016-03-01"))
    let page = series.page(0, of: level)
    #expect(page.span.lowerBound == time(date) || unit > .week)
    #expect(page.bars.count == count)
    #expect([page.bars.first?.key, page.bars.last?.key] == [first, last])
    #expect(page.bars.allSatisfy { $0.unit == unit.finer })
    #expect(page.bars.count { $0.summary.count == 1 } == 1)
  }

  @Test func `samples with the same time all count, and the one added last is the last value`() {
    let noon = time("2015-12-31T12:00")
    let samples = [(1, 4.0), (0, 1.0), (0, 2.0), (0, nil), (-1, 8.0)].map { days, value in
      Sample(time: CivilTime(microseconds: noon.microseconds + days * 86_400_000_000), value: value)
    }
    let series = Series(name: "v", samples: samples)
    let day = series.summary(of: time("2015-12-31")..<time("2016-01-01"))
    #expect([day.count, day.missing] == [2, 1])
    #expect([day.sum, day.last] == [3, 2])
    #expect(total(series).last == 4)
  }

  @Test func `an empty series has no span, no scale and empty summaries`() {
    let series = Series(name: "v", samples: [])
    #expect(series.span == nil)
    #expect(series.range(of: .sum, per: .day, calendar: CivilCalendar()) == nil)
    #expect(series.summary(of: time("0001")..<time("9999")) == Summary())
  }

  @Test func `series are equal if their samples are equal, including blanks`() {
    let samples = [Sample(time: time("2015"), value: nil), Sample(time: time("2016"), value: 1)]
    #expect(Series(name: "v", samples: samples) == Series(name: "v", samples: samples.reversed()))
    #expect(Series(name: "v", samples: samples) != Series(name: "w", samples: samples))
    #expect(Series(name: "v", samples: samples) != Series(name: "v", samples: [samples[1]]))
    #expect(Sample(time: time("2015"), value: .nan) == samples[0])
  }

  @Test func `later blanks do not change the last value of a bar`() {
    let samples = [("2020-03-01T12:30", nil), ("2020-03-01T13:00", 1), ("2020-03-01T12:10", 5.0)]
      .map { Sample(time: time($0), value: $1) }
    let series = Series(name: "v", samples: samples, resolution: .hour)
    let hour = series.summary(of: time("2020-03-01T12:00")..<time("2020-03-01T13:00"))
    #expect([hour.count, hour.missing] == [1, 1])
    #expect(hour.last == 5)
  }
}
