import CivilDates
import CrossPagerSeries
import CrossPagerTimeline
import Foundation
import Testing

/// Public series, described in the folder's file `SOURCES.md`. The expected numbers come from
/// Python's `decimal` and `datetime` modules, not from this package. `Tests/Series/Readings/real-files.md` shows more.
///
/// The suite runs if the environment variable `CROSSPAGER_DATA` names the folder.
@Suite(
  .enabled(
    if: realSeriesFolder != nil, "CROSSPAGER_DATA does not name a folder with the real series"))
struct RealFileTests {
  private struct Example {
    var name: String
    /// The number of pages of each unit from the hour to the year.
    var pages: [Int]
    /// The range of the bars with an aggregate in a unit, with 15 significant digits, which a `Double` always preserves.
    var scales: [(Aggregate, CalendarUnit, least: Double, greatest: Double)]
  }

  private static let examples = [
    Example(
      name: "seattle-weather", pages: [35_041, 1_461, 210, 48, 4],
      scales: [(.sum, .month, 0, 284.5), (.mean, .month, 0, 9.17741935483871)]),
    Example(
      name: "wti-daily", pages: [356_113, 14_839, 2_121, 488, 41],
      scales: [(.mean, .month, 11.3472727272727, 133.88)]),
    Example(
      name: "henry-hub-gas-daily", pages: [259_561, 10_816, 1_546, 356, 30],
      scales: [(.sum, .month, 29.86, 274.03)]),
    Example(
      name: "yosemite-temp-5min", pages: [1_561, 66, 10, 3, 1],
      scales: [(.mean, .hour, -7.75833333333333, 52.2166666666667)]),
    Example(
      name: "tiny-daily-cumulative", pages: [1_801, 76, 12, 3, 1],
      scales: [(.mean, .month, 623_032_323.875, 623_033_833.125)]),
    Example(
      name: "pjm-east-hourly", pages: [145_392, 6_059, 866, 200, 17],
      scales: [(.sum, .day, 35_486, 1_253_516)]),
  ]

  @Test(arguments: examples.indices)
  func `pages cover the days of a file, and a scale covers its bars`(index: Int) throws {
    let example = Self.examples[index]
    let series = try series(example.name)
    let span = try #require(series.span)
    let pages = [CalendarUnit.hour, .day, .week, .month, .year].map {
      DatedLevel(unit: $0, calendar: CivilCalendar(), covering: span).count
    }
    #expect(pages == example.pages)
    for (aggregate, unit, least, greatest) in example.scales {
      let range = try #require(series.range(of: aggregate, per: unit, calendar: CivilCalendar()))
      let bounds = [range.lowerBound, range.upperBound].map { Double(String(format: "%.15g", $0)) }
      #expect(bounds == [least, greatest])
    }
  }

  @Test func `seattle-weather has four days in the last week of 2015`() throws {
    let series = try series("seattle-weather", value: "temp_max")
    let span = try #require(series.span)
    let weeks = DatedLevel(unit: .week, calendar: CivilCalendar(), covering: span)
    let last = series.page(weeks.count - 1, of: weeks)
    #expect(last.key == "2015-W53")
    #expect(last.total.mean == 5.85)
    #expect(last.bars.map(\.summary.count) == [1, 1, 1, 1, 0, 0, 0])
    #expect(last.bars.map { $0.summary.value(.mean) }.suffix(3) == [nil, nil, nil])
    let sundays = DatedLevel(
      unit: .week, calendar: CivilCalendar(firstWeekday: .sunday), covering: span)
    let lastFromSunday = series.page(sundays.count - 1, of: sundays)
    #expect(lastFromSunday.key == "2015-12-27")
    let total = lastFromSunday.total
    #expect([total.sum, total.min, total.max, total.last] == [27.8, 4.4, 7.2, 5.6])
    #expect(total.count == 5 && total.missing == 0)
  }

  private func series(_ name: String, value: String? = nil) throws -> Series {
    let file = URL(filePath: try #require(realSeriesFolder)).appending(path: name + ".csv")
    var options = SeriesOptions()
    options.value = value.map { [$0] } ?? []
    return try SeriesReader.read(Array(try Data(contentsOf: file)), source: name, options: options)
      .series[0]
  }
}
