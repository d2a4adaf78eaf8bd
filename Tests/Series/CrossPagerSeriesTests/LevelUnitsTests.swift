import CivilDates
import CrossPagerTesting
import Testing

@testable import CrossPagerSeries

/// The levels that the data determines (`Docs/Files.md`, "Levels"). `chosen-levels.md` has examples on both sides of
/// every limit.
///
/// At quick depth, the suite runs a fifth of the seeds.
struct LevelUnitsTests {
  /// Returns samples `step` microseconds apart.
  private static func series(
    from first: String, step: Int64, count: Int, resolution: CalendarUnit = .hour
  ) -> Series {
    let samples = (0..<count).map { index in
      let start = time(first).microseconds
      return Sample(
        time: CivilTime(microseconds: start + Int64(index) * step), value: Double(index))
    }
    return Series(name: "v", samples: samples, resolution: resolution)
  }

  /// Returns samples at the start of every `step`-th unit.
  private static func series(_ unit: CalendarUnit, step: Int = 1, count: Int) -> Series {
    let calendar = CivilCalendar()
    let first = calendar.index(of: time("1900-01-01"), in: unit)
    let samples = (0..<count).map { index in
      Sample(time: calendar.start(of: first + index * step, in: unit), value: 1)
    }
    return Series(name: "v", samples: samples, resolution: .hour)
  }

  @Test func `samples in hours have no level of hours, even if they span a day`() {
    let day = Self.series(from: "2024-05-01", step: 300_000_000, count: 288)
    for series in [day, Self.series(.day, count: 0)] {
      #expect(series.levelUnits(in: CivilCalendar()) == [.day, .week, .month])
    }
  }

  @Test(arguments: [
    (series(.day, count: 3), [CalendarUnit.week, .month, .year]),
    (series(.day, count: 1), [.day, .week, .month]),
    (series(from: "2024-05-01", step: 1, count: 1, resolution: .minute), [.hour, .day, .week]),
    // A sample at a whole minute may belong to data with a sample each minute.
    (series(from: "2024-05-01", step: 1, count: 1, resolution: .second), [.hour, .day, .week]),
    (
      series(from: "2024-05-01T00:00:07", step: 1, count: 1, resolution: .second),
      [.minute, .hour, .day]
    ),
    (series(.day, count: 100), [.week, .month, .year]),
  ])
  func `a growing series without four bars on a page begins at the finest unit with the most`(
    series: Series, units: [CalendarUnit]
  ) {
    #expect(series.levelUnits(in: CivilCalendar(), isGrowing: true) == units)
  }

  /// Each number is the distance from one day to the next.
  @Test(arguments: [
    ([7, 7, 7], CalendarUnit.week), ([7, 7], nil), ([6, 6, 6], nil), ([8, 8, 8], nil),
    ([28, 31, 30], .month), ([27, 27, 27], nil), ([32, 32, 32], nil),
    ([90, 91, 92], .quarter), ([89, 89, 89], nil), ([93, 93, 93], nil),
    ([365, 366, 365], .year), ([364, 364, 364], nil), ([367, 367, 367], nil),
    // Three of four steps are enough, but three of five are not. Samples on the same day are no step.
    ([7, 7, 7, 3], .week), ([7, 7, 7, 3, 5], nil), ([7, 0, 7, 0, 7, 0], .week),
  ])
  func `data is weekly, monthly, quarterly or yearly if most steps have this length`(
    distances: [Int], unit: CalendarUnit?
  ) {
    let days = distances.reduce(into: [738_000]) { $0.append(($0.last ?? 0) + $1) }
    let samples = days.enumerated().map { place, day in
      let start = CivilTime(CivilDate(dayNumber: day)).microseconds
      let hour = Int64(place) * CivilTime.microsecondsPerHour
      return Sample(time: CivilTime(microseconds: start + hour), value: 1)
    }
    #expect(Series(name: "v", samples: samples, resolution: .hour).step == unit)
  }

  /// Returns the number of bars with a value on each page, counted one by one.
  private static func naiveFill(
    _ samples: [Sample], _ unit: CalendarUnit, _ calendar: CivilCalendar
  ) -> [Int: Int] {
    var bars: [Int: Set<Int>] = [:]
    for sample in samples where sample.value != nil {
      bars[calendar.index(of: sample.time, in: unit), default: []]
        .insert(calendar.index(of: sample.time, in: unit.finer ?? .second))
    }
    return bars.mapValues(\.count)
  }

  private static func median(_ counts: [Int]) -> Double {
    let sorted = counts.sorted()
    if sorted.isEmpty { return 0 }
    return Double(sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  @Test(arguments: Depth.seeds(30, quick: 6))
  func `fills, levels and the newest full page agree with a naive count`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let calendar = CivilCalendar.random(using: &random)
    // The samples span anything from a few minutes to thousands of years.
    let length = Int64(1) << Int64.random(in: 28...58, using: &random)
    let first = Int64.random(
      in: CivilTime.microsecondsOfYears.lowerBound..<CivilTime.microsecondsOfYears.upperBound
        - length, using: &random)
    let samples = (0..<Int.random(in: 1...400, using: &random)).map { _ in
      Sample(
        time: CivilTime(microseconds: Int64.random(in: first..<first + length, using: &random)),
        value: Int.random(in: 0..<5, using: &random) == 0 ? nil : 1)
    }
    let resolution = [CalendarUnit.second, .minute, .hour].randomElement(using: &random) ?? .hour
    let series = Series(name: "v", samples: samples, resolution: resolution)
    var typical: [(unit: CalendarUnit, bars: Double)] = []
    for unit in CalendarUnit.levels where unit > resolution {
      let naive = Self.naiveFill(samples, unit, calendar)
      let fill = series.pageFill(of: unit, in: calendar)
      #expect(
        fill.pages == naive.sorted { $0.key < $1.key }.map { .init(index: $0.key, bars: $0.value) },
        "seed \(seed), \(unit)")
      let middle = Self.median(Array(naive.values))
      #expect(fill.typicalBars == middle, "seed \(seed), \(unit)")
      if unit != .quarter { typical.append((unit, middle)) }
    }
    let span = try #require(series.span)
    let isShort = span.upperBound.microseconds - span.lowerBound.microseconds < 2 * 86_400_000_000
    let candidates = typical.filter { $0.unit != .hour || isShort }
    let most = candidates.map(\.bars).max()
    let wanted = try #require(
      candidates.firstIndex { $0.bars >= 4 } ?? candidates.lastIndex { $0.bars == most })
    #expect(
      series.levelUnits(in: calendar) == candidates[wanted...].prefix(3).map(\.unit), "seed \(seed)"
    )
  }
}

/// The end of the data in a period, and whether several entries a day are usual.
struct SampleEndTests {
  /// Returns a series with a number of samples at each time, a second apart.
  private static func series(
    _ counts: [(time: CivilTime, count: Int)], _ resolution: CalendarUnit
  ) -> Series {
    let samples = counts.flatMap { start, count in
      (0..<count).map { second in
        let after = Int64(second) * CivilTime.microsecondsPerSecond
        return Sample(time: CivilTime(microseconds: start.microseconds + after), value: 1)
      }
    }
    return Series(name: "v", samples: samples, resolution: resolution)
  }

  /// Returns the times of successive units.
  private static func times(_ unit: CalendarUnit, from first: String, count: Int) -> [CivilTime] {
    let calendar = CivilCalendar()
    let index = calendar.index(of: time(first), in: unit)
    return (0..<count).map { calendar.start(of: index + $0, in: unit) }
  }

  private static func end(
    of series: Series, in period: String, upTo last: CivilTime? = nil
  ) -> String? {
    let calendar = CivilCalendar()
    guard let last = last ?? series.span?.upperBound, let span = calendar.span(ofKey: period),
      let end = series.end(in: span, upTo: last, calendar: calendar)
    else { return nil }
    return "\(end.time) \(end.unit)"
  }

  @Test(arguments: [
    // A sample stands for its unit if all recent samples are in successive units.
    (times(.month, from: "2024-01", count: 3), "2024-04-01 month"),
    (times(.month, from: "2024-02", count: 2), "2024-03-02 day"),
    (times(.quarter, from: "2024-Q1", count: 3), "2024-10-01 quarter"),
    (times(.week, from: "2024-W02", count: 4), "2024-02-05 week"),
    (times(.day, from: "2024-02-01", count: 4), "2024-02-05 day"),
    ([time("2024-02-01"), time("2024-02-01"), time("2024-02-04")], "2024-02-05 day"),
    (times(.hour, from: "2024-02-01T05", count: 4), "2024-02-01T09:00 hour"),
    ([time("2024-02-01T05:00"), time("2024-02-01T06:30")], "2024-02-01T06:31 minute"),
    // Only the last 100 bars count.
    ([time("2010-01-05")] + times(.month, from: "2015-12", count: 100), "2024-04-01 month"),
    ([time("2010-01-05")] + times(.month, from: "2016-01", count: 99), "2024-03-02 day"),
    // The data ends with the period or outside it.
    (times(.month, from: "2024-10", count: 3), nil),
    (times(.month, from: "2024-11", count: 3), nil),
  ])
  func `the samples end with the last unit that they stand for`(times: [CivilTime], end: String?) {
    let series = Self.series(times.map { ($0, 1) }, .minute)
    #expect(Self.end(of: series, in: "2024") == end)
  }

  @Test(arguments: [
    ([4, 4, 4, 3], "2024-02-01T03:00 hour"), ([4, 4, 4, 4], "2024-02-01T04:00 hour"),
    ([4, 4, 4, 5], "2024-02-01T04:00 hour"), ([4, 4, 5, 3], "2024-02-01T04:00 hour"),
    ([5, 4, 4, 4, 3], "2024-02-01T04:00 hour"), ([4, 4, 3], "2024-02-01T03:00 hour"),
    ([4, 4, 0, 4, 3], "2024-02-01T05:00 hour"),
  ])
  func `the last bar is incomplete if it has fewer samples than three equal ones`(
    counts: [Int], end: String
  ) {
    let hours = Self.times(.hour, from: "2024-02-01T00", count: counts.count)
    let series = Self.series(Array(zip(hours, counts)), .hour)
    #expect(Self.end(of: series, in: "2024-02") == end)
    // A period that consists of the last bar is complete.
    let last = CivilCalendar().index(of: hours[hours.count - 1], in: .hour)
    #expect(Self.end(of: series, in: CivilCalendar().key(of: last, in: .hour)) == nil)
    // The last bar is complete if another series has later samples.
    let next = CivilCalendar().start(of: last + 1, in: .hour)
    let after = CivilCalendar().start(of: last + 2, in: .hour)
    #expect(Self.end(of: series, in: "2024-02", upTo: next) == "\(after) hour")
  }

  @Test(arguments: [
    ([1, 1, 1, 2], true), ([1, 1, 1, 1, 2], false), ([2, 2, 2], false), ([1, 1, 1], false),
    ([1, 2, 3], true), ([3] + Array(repeating: 2, count: 99), true),
    ([3] + Array(repeating: 2, count: 100), false),
  ])
  func `several entries a day are usual if a quarter of the days have more than one`(
    counts: [Int], areUsual: Bool
  ) {
    let days = Self.times(.day, from: "2024-02-01", count: counts.count)
    let samples = zip(days, counts).flatMap { day, count in
      (0..<count).map { Sample(time: day, value: $0 == 1 ? nil : 1) }
    }
    let series = Series(name: "v", samples: samples, resolution: .hour)
    #expect(series.hasSeveralEntriesADay(in: CivilCalendar()) == areUsual)
    let noon = samples.map {
      Sample(time: CivilTime(microseconds: $0.time.microseconds + 43_200_000_000), value: 1)
    }
    let atNoon = Series(name: "v", samples: noon, resolution: .hour)
    #expect(!atNoon.hasSeveralEntriesADay(in: CivilCalendar()))
  }
}

/// The resolution that the samples determine.
///
/// At quick depth, the suite runs one of the seeds.
struct ChosenResolutionTests {
  private static func text(_ rows: [(Int64, Double)]) -> [UInt8] {
    Array(
      ("time,v,w\n"
        + rows.map { "\(CivilTime(microseconds: $0.0)),\($0.1),\($0.1 * 2)\n" }.joined()).utf8)
  }

  @Test(arguments: Depth.seeds(12, quick: 1), DuplicateRule.allCases)
  func `bars are seconds up to two hours, minutes up to two days, and else as if read in hours`(
    seed: UInt64, rule: DuplicateRule
  ) throws {
    var random = SeededGenerator(seed: seed)
    var options = SeriesOptions()
    options.duplicates = rule
    // 100 minutes and 1, 2, 3 and 40 days.
    for steps in [200, 2_880, 5_760, 8_640, 115_200] as [Int64] {
      let first = time("2024-02-28").microseconds
      // Use multiples of 30 seconds so that some times repeat and some steps are regular.
      var rows = (0..<300).map { _ in
        (
          first + Int64.random(in: 0..<steps, using: &random) * 30_000_000,
          Double(Int.random(in: 0...999, using: &random))
        )
      }
      if Bool.random(using: &random) { rows.sort { $0.0 < $1.0 } }
      let times = rows.map(\.0)
      let length = (times.max() ?? 0) - (times.min() ?? 0)
      let resolution: CalendarUnit =
        length < 7_200_000_000 ? .second : length < 2 * 86_400_000_000 ? .minute : .hour
      let wanted = try SeriesReader.read(
        Self.text(rows), source: "x.csv", options: options, resolution: resolution)
      var reader = SeriesReader(source: "x.csv", options: options, resolution: nil)
      for chunk in Self.text(rows).chunks(of: Int.random(in: 1...900, using: &random)) {
        try reader.read(chunk)
      }
      try reader.finish()
      #expect(reader.firstSeries == wanted.series, "seed \(seed), \(steps) steps, \(rule)")
      #expect(reader.report == wanted.report, "seed \(seed), \(steps) steps, \(rule)")
    }
  }

  @Test func `the first use of the columns ends the choice`() throws {
    var reader = SeriesReader(source: "x.csv", resolution: nil)
    try reader.read(Array("time,v\n2024-01-01T00:00,1\n2024-01-01T00:01,2\n".utf8))
    try reader.catchUp()
    #expect(reader.firstSeries.map(\.resolution) == [.second])
    try reader.read(Array("2024-03-01T00:00,1\n".utf8))
    try reader.finish()
    #expect(reader.firstSeries.map(\.resolution) == [.second])
    #expect(reader.firstSeries.map(\.count) == [3])
  }
}

extension [UInt8] {
  fileprivate func chunks(of length: Int) -> [[UInt8]] {
    stride(from: 0, to: count, by: length).map { Array(self[$0..<Swift.min(count, $0 + length)]) }
  }
}
