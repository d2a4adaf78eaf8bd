import CivilDates
import Testing

@testable import CrossPagerSeries

struct RunningBarTests {
  private static func times(
    _ unit: CalendarUnit, from first: String, to last: String, tradingDays: Bool = false
  ) -> [CivilTime] {
    let bounds = [first, last].map { word -> CivilTime in
      let parts = word.split(separator: "T")
      let numbers = parts[0].split(separator: "-").compactMap { Int($0) }
      let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]).map(CivilTime.init)
      return (date ?? CivilTime(microseconds: 0))
        .moved(by: parts.count > 1 ? Int(parts[1]) ?? 0 : 0, .hour)
    }
    var times = [bounds[0]]
    while let time = times.last?.moved(by: unit == .week ? 7 : 1, unit == .week ? .day : unit),
      time <= bounds[1]
    {
      times.append(time)
    }
    return times.filter { !tradingDays || $0.date.weekday.rawValue <= 5 }
  }

  /// The table comes from `Tests/Verification/charts/running.py`.
  @Test(arguments: [
    (
      "hours until 14:00", times(.hour, from: "2024-09-01", to: "2024-09-23T14"),
      [true, true, true, false]
    ),
    (
      "hours until 23:00", times(.hour, from: "2024-09-01", to: "2024-09-22T23"),
      [false, false, true, false]
    ),
    (
      "days until the 23rd", times(.day, from: "2024-03-01", to: "2024-09-23"),
      [false, true, true, true]
    ),
    (
      "days of a whole month", times(.day, from: "2024-03-01", to: "2024-09-30"),
      [false, true, false, true]
    ),
    (
      "trading days until Friday the 29th",
      times(.day, from: "2023-03-01", to: "2023-09-29", tradingDays: true),
      [false, false, false, true]
    ),
    (
      "trading days until Tuesday the 26th",
      times(.day, from: "2023-03-01", to: "2023-09-26", tradingDays: true),
      [false, true, true, true]
    ),
    (
      "weeks until 28 September", times(.week, from: "2024-01-06", to: "2024-09-28"),
      [false, false, false, true]
    ),
    (
      "days of one month until the 23rd", times(.day, from: "2024-09-01", to: "2024-09-23"),
      [false, true, true, false]
    ),
  ])
  func `a bar is running if the data ends in it earlier than in the bars before`(
    name: String, times: [CivilTime], expected: [Bool]
  ) throws {
    let calendar = CivilCalendar()
    // Rows without values at the end change nothing.
    let blank = try #require(times.last).moved(by: 400, .day)
    let samples = times.map { Sample(time: $0, value: 1) } + [Sample(time: blank, value: nil)]
    for resolution in [CalendarUnit.minute, .hour] {
      let series = Series(name: "v", samples: samples, resolution: resolution)
      for (unit, isRunning) in zip([CalendarUnit.day, .week, .month, .year], expected) {
        let last = calendar.index(of: times[times.count - 1], in: unit)
        #expect(
          series.runningBar(of: unit, in: calendar) == (isRunning ? last : nil), "\(name): \(unit)")
      }
    }
  }

  @Test func `a series without values has no running bar`() {
    let series = Series(name: "v", samples: [])
    #expect(series.runningBar(of: .day, in: CivilCalendar()) == nil)
  }
}
