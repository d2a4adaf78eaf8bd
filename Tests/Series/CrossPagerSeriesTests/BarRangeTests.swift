import CivilDates
import CrossPagerTesting
import Testing

@testable import CrossPagerSeries

struct BarRangeTests {
  /// Returns daily samples with these values.
  private func series(_ values: [Double?]) -> Series {
    Series(
      name: "v",
      samples: values.enumerated().map { day, value in
        Sample(time: CivilTime(CivilDate(dayNumber: 700_000 + day)), value: value)
      })
  }

  private func range(_ values: [Double?]) -> BarRange? {
    series(values).barRange(of: .mean, per: .day, calendar: CivilCalendar())
  }

  @Test func `the whole range is kept if all other bars are zero`() {
    #expect(range(Array(repeating: 0, count: 300) + [7])?.robust == 0...7)
    #expect(range(Array(repeating: 5, count: 300) + [7])?.robust == 5...5)
  }

  @Test func `without values, there is no range`() {
    #expect(range([nil]) == nil)
  }

  /// The fourth day of the week from 2019-12-30 is in 2020, and so is that of the week from 2020-12-28.
  @Test func `a week at the turn of a year belongs to the page that shows it`() {
    let weeks: [(String, Double)] = [
      ("2019-12-16", 5), ("2019-12-23", 4), ("2019-12-30", 90), ("2020-01-06", 10),
      ("2020-12-21", 20), ("2020-12-28", 30), ("2021-01-04", 7), ("2021-01-11", 6),
    ]
    let series = Series(name: "v", samples: weeks.map { Sample(time: time($0), value: $1) })
    var calendar = CivilCalendar()
    calendar.dataUnit = .week
    let range = series.barRange(of: .mean, per: .week, on: .year, calendar: calendar)
    #expect(range?.pages == [4...5, 10...90, 6...7])
  }

  @Test func `the first hour of all begins a page`() {
    let series = Series(
      name: "v", samples: [Sample(time: CivilTime(microseconds: 0), value: 3)], resolution: .hour)
    let calendar = CivilCalendar()
    #expect(series.barRange(of: .mean, per: .hour, on: .day, calendar: calendar)?.pages == [3...3])
    #expect(series.pageFill(of: .day, in: calendar).pages == [.init(index: 0, bars: 1)])
  }

  /// Of every 200 bars, the lowest and the highest are left out.
  @Test(arguments: Depth.seeds(20, quick: 5), [1, 199, 200, 399, 400, nil] as [Int?])
  func `the range is that of the sorted values`(seed: UInt64, count: Int?) throws {
    var generator = SeededGenerator(seed: seed)
    let count = count ?? generator.number(below: 2000) + 1
    let values = (0..<count).map { _ -> Double in
      let bits = generator.next()
      let value = Double(bitPattern: bits)
      return value.isFinite ? value : Double(bits % 7)
    }
    let sorted = values.sorted()
    let (last, tail) = (values.count - 1, values.count / 200)
    let range = range(values + [nil, nil])
    #expect(range?.robust == sorted[tail]...sorted[last - tail], "seed \(seed), \(count)")
    #expect(range?.whole == sorted[0]...sorted[last], "seed \(seed), \(count)")
  }
}
