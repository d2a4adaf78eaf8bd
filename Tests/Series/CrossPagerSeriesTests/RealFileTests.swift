import CivilDates
import CrossPagerSeries
import CrossPagerTesting
import CrossPagerTimeline
import Foundation
import Testing

/// Public series, described in the folder's file `SOURCES.md`. The expected numbers come from
/// Python's `decimal` and `datetime` modules, not from this package.
///
/// The suite runs if the environment variable `CROSSPAGER_DATA` names the folder. At quick depth,
/// the suite tries fewer options, and reads fewer of the large files.
@Suite(
  .enabled(
    if: realSeriesFolder != nil, "CROSSPAGER_DATA does not name a folder with the real series"))
struct RealFileTests {
  private func readColumns(
    _ name: String, _ configure: (inout SeriesOptions) -> Void = { _ in }
  ) throws -> (series: [Series], report: ReadReport) {
    let path = name.contains(".txt") ? name : name + ".csv"
    let file = URL(fileURLWithPath: try #require(realSeriesFolder)).appending(path: path)
    var options = SeriesOptions()
    configure(&options)
    return try SeriesReader.read(Array(try Data(contentsOf: file)), source: name, options: options)
  }

  private func read(
    _ name: String, _ configure: (inout SeriesOptions) -> Void = { _ in }
  ) throws -> (series: Series, report: ReadReport) {
    let read = try readColumns(name, configure)
    return (read.series[0], read.report)
  }

  private func counts(_ report: ReadReport) -> [Int] {
    [report.rows, report.used, report.blank, report.skipped, report.duplicate, report.outOfOrder]
  }

  /// The count, missing count, sum, minimum, maximum and last value.
  private func facts(_ summary: Summary) -> [Double?] {
    [
      Double(summary.count), Double(summary.missing), sensible(summary.sum), summary.min,
      summary.max, summary.last,
    ]
  }

  /// A number rounded to 15 significant digits, which a `Double` always preserves. For example, 0.1
  /// + 0.2 becomes 0.3.
  private func sensible(_ number: Double?) -> Double? {
    number.flatMap { Double(String(format: "%.15g", $0)) }
  }

  private func facts(_ series: Series, _ key: String) throws -> [Double?] {
    facts(series.summary(of: try #require(CivilCalendar().span(ofKey: key))))
  }

  private func pageCounts(_ series: Series) throws -> [Int] {
    let span = try #require(series.span)
    return [CalendarUnit.hour, .day, .week, .month, .year].map {
      DatedLevel(unit: $0, calendar: CivilCalendar(), covering: span).count
    }
  }

  private func scale(_ series: Series, _ aggregate: Aggregate, _ unit: CalendarUnit) -> [Double?] {
    let range = series.range(of: aggregate, per: unit, calendar: CivilCalendar())
    return [sensible(range?.lowerBound), sensible(range?.upperBound)]
  }

  @Test func `seattle-weather is clean and its zeros are values`() throws {
    let (series, report) = try read("seattle-weather")
    #expect(counts(report) == [1461, 1461, 0, 0, 0, 0])
    #expect([report.dateColumn, report.valueColumn] == ["date", "precipitation"])
    #expect(facts(total(series)) == [1461, 0, 4426.0, 0, 55.9, 0])
    #expect(try pageCounts(series) == [35_041, 1_461, 210, 48, 4])
    #expect(scale(series, .sum, .month) == [0, 284.5])
    #expect(scale(series, .mean, .month) == [0, 9.17741935483871])
  }

  @Test func `seattle-weather has four days in the last week of 2015`() throws {
    let (series, _) = try read("seattle-weather") { $0.value = ["temp_max"] }
    #expect(facts(total(series)) == [1461, 0, 24017.5, -1.6, 35.6, 5.6])
    #expect(try facts(series, "2015-W53") == [4, 0, 23.4, 5, 7.2, 5.6])
    #expect(try facts(series, "2012-02") == [29, 0, 269, 5, 16.1, 5])
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
    #expect(facts(lastFromSunday.total) == [5, 0, 27.8, 4.4, 7.2, 5.6])
  }

  @Test func `wti-daily has four decades and one negative price`() throws {
    let (series, report) = try read("wti-daily")
    #expect(counts(report) == [10_226, 10_226, 0, 0, 0, 0])
    #expect(facts(total(series)) == [10_226, 0, 496_925.18, -36.98, 145.31, 86.48])
    #expect(try facts(series, "2020-04-20") == [1, 0, -36.98, -36.98, -36.98, -36.98])
    #expect(try facts(series, "2020-W17") == [5, 0, 16.62, -36.98, 15.99, 15.99])
    #expect(try facts(series, "2020-04") == [21, 0, 347.5, -36.98, 28.36, 19.23])
    #expect(try facts(series, "2008") == [253, 0, 25_216.89, 30.28, 145.31, 44.6])
    #expect(try pageCounts(series) == [356_113, 14_839, 2_121, 488, 41])
    #expect(scale(series, .mean, .month) == [11.3472727272727, 133.88])
  }

  @Test func `henry-hub-gas-daily has one blank among its gaps`() throws {
    let (series, report) = try read("henry-hub-gas-daily")
    #expect(counts(report) == [7_437, 7_436, 1, 0, 0, 0])
    #expect(facts(total(series)) == [7_436, 1, 30_300.22, 1.05, 30.72, 2.82])
    #expect(try facts(series, "2018-01-05") == [0, 1, nil, nil, nil, nil])
    #expect(try facts(series, "2018-W01") == [3, 1, 17.13, 4.65, 6.24, 4.65])
    #expect(try facts(series, "2005-W40").prefix(2) == [1, 0])
    #expect(try pageCounts(series) == [259_561, 10_816, 1_546, 356, 30])
    #expect(scale(series, .sum, .month) == [29.86, 274.03])
  }

  @Test func `yosemite-temp-5min has 288 samples a day and an hour of NaN`() throws {
    let (series, report) = try read("yosemite-temp-5min")
    #expect(counts(report) == [18_721, 18_709, 12, 0, 0, 0])
    #expect(facts(total(series)) == [18_709, 12, 345_170, -8.4, 53.2, 41.4])
    #expect(try facts(series, "2017-05-01") == [288, 0, 4_480.2, 3.2, 38.2, 30.1])
    #expect(try facts(series, "2017-05-01T13") == [12, 0, 45.5, 3.5, 4, 4])
    #expect(try facts(series, "2017-06-10") == [276, 12, 3_278.4, 6.4, 26.3, 21.3])
    #expect(try facts(series, "2017-06") == [8_628, 12, 181_159.4, -8.4, 53.2, 42.6])
    #expect(try pageCounts(series) == [1_561, 66, 10, 3, 1])
    #expect(scale(series, .mean, .hour) == [-7.75833333333333, 52.2166666666667])
  }

  @Test func `tiny-daily-cumulative keeps its last digits`() throws {
    let (series, report) = try read("tiny-daily-cumulative")
    #expect(counts(report) == [70, 70, 0, 0, 0, 0])
    #expect(facts(total(series)) == [70, 0, 43_612_311_668, 623_031_970, 623_034_084, 623_034_084])
    #expect(
      try facts(series, "2023-04") == [
        30, 0, 18_690_994_565, 623_032_727, 623_033_600, 623_033_600,
      ])
    #expect(try pageCounts(series) == [1_801, 76, 12, 3, 1])
    #expect(scale(series, .mean, .month) == [623_032_323.875, 623_033_833.125])
  }

  @Test func `pjm-east-hourly is sorted and keeps its repeated hours`() throws {
    let (series, report) = try read("pjm-east-hourly")
    #expect(counts(report) == [145_366, 145_366, 0, 0, 4, 6_041])
    #expect(facts(total(series)) == [145_366, 0, 4_663_373_672, 14_544, 62_009, 35_486])
    #expect(series.span == time("2002-01-01T01:00")...time("2018-08-03"))
    #expect(try facts(series, "2014-11-02T02") == [2, 0, 46_690, 22_935, 23_755, 23_755])
    #expect(try facts(series, "2014-11-02") == [25, 0, 669_556, 22_555, 31_954, 27_690])
    #expect(try facts(series, "2010") == [8_757, 0, 289_866_969, 20_020, 59_807, 31_162])
    #expect(try facts(series, "2002-01-01") == [23, 0, 714_857, 27_899, 35_732, 31_857])
    #expect(try pageCounts(series) == [145_392, 6_059, 866, 200, 17])
    #expect(scale(series, .sum, .day) == [35_486, 1_253_516])
  }

  @Test func `fremont-bridge is read newest first, with a detected pattern`() throws {
    let (series, report) = try read("fremont-bridge-hourly-2023-desc")
    #expect(counts(report) == [97_824, 97_798, 26, 0, 0, 97_823])
    #expect(report.valueColumn == "Fremont Bridge Sidewalks, south of N 34th St")
    #expect(series.span == time("2012-10-03")...time("2023-11-30T23:00"))
    #expect(facts(total(series)).prefix(5) == [97_798, 26, 10_407_756, 0, 1_097])
    #expect(try facts(series, "2023-11-30").prefix(3) == [24, 0, 1_875])
    #expect(try facts(series, "2022").prefix(3) == [8_759, 1, 797_537])
  }

  @Test func `air-quality is read with a decimal comma and -200 as missing`() throws {
    let (series, report) = try read("air-quality-uci-mangled") {
      $0.value = ["T"]
      $0.missingTokens = ["-200"]
    }
    #expect(counts(report) == [9_471, 8_991, 480, 0, 0, 0])
    #expect(report.dateColumn == "Date Time")
    #expect(series.span == time("2004-03-10T18:00")...time("2005-04-04T14:00"))
    #expect(facts(total(series)).prefix(5) == [8_991, 366, 164_695.6, -1.9, 44.6])
    #expect(try facts(series, "2004-03-10").prefix(3) == [6, 0, 72.2])
  }

  @Test func `co2_mm_mlo has aligned columns, comments and no header`() throws {
    let (series, report) = try read("co2_mm_mlo.txt") {
      $0.date = ["1", "2"]
      $0.value = ["4"]
    }
    #expect(counts(report) == [787, 787, 0, 0, 0, 0])
    #expect(!report.hasHeader)
    #expect(report.delimiter == .spaces)
    #expect(report.columnNames == (1...8).map(String.init))
    #expect(series.span == time("1958-03")...time("2023-09"))
    #expect(facts(total(series)) == [787, 0, 282_113.93, 312.43, 424, 418.51])
  }

  @Test func `SN_m_tot has padded cells and no header`() throws {
    let (series, report) = try read("SN_m_tot_V2.0") {
      $0.date = ["1", "2"]
      $0.value = ["4"]
    }
    #expect(counts(report) == [3_242, 3_242, 0, 0, 0, 0])
    #expect(!report.hasHeader)
    #expect(report.delimiter == .semicolon)
    #expect(series.span == time("1749-01")...time("2019-02"))
    #expect(facts(total(series)) == [3_242, 0, 266_860.4, 0, 398.2, 0.8])
  }

  @Test func `gistemp-GLB is one series with twelve samples a row`() throws {
    let (columns, report) = try readColumns("gistemp-GLB")
    #expect(columns.map(\.name) == ["value"])
    #expect(counts(report) == [146, 1_752, 0, 0, 0, 0])
    #expect(report.samplesPerRow == 12)
    #expect(columns[0].span == time("1880-01")...time("2025-12"))
    #expect(facts(total(columns[0])) == [1_752, 0, 143.64, -0.82, 1.48, 1.05])
  }

  @Test func `seattle-weather has four columns of numbers`() throws {
    let columns = try readColumns("seattle-weather").series
    #expect(columns.map(\.name) == ["precipitation", "temp_max", "temp_min", "wind"])
    #expect(columns.map { sensible($0.total.sum) } == [4_426, 24_017.5, 12_031, 4_735.3])
    #expect(columns.map(\.total.min) == [0, -1.6, -7.1, 0.4])
    #expect(columns.map(\.total.max) == [55.9, 35.6, 18.3, 9.5])
  }

  @Test(.enabled(if: Depth.current != .quick))
  func `fremont-bridge has three columns with blanks in the same rows`() throws {
    let (columns, report) = try readColumns("fremont-bridge-hourly-2023-desc") {
      $0.dateFormat = "MM/DD/YYYY hh:mm:ss a"
    }
    #expect(columns.map { $0.total.sum } == [10_407_756, 4_593_410, 5_814_346])
    #expect(
      report.valueColumns.map { [$0.used, $0.blank] } == [
        [97_798, 26], [97_798, 26], [97_798, 26],
      ])
    #expect(report.valueColumns.map(\.range) == [0...1_097, 0...698, 0...850])
  }

  private static let repeatedHours: [(DuplicateRule, Double, Int)] = [
    (.last, 4_663_287_139, 4), (.all, 4_663_373_672, 0), (.first, 4_663_286_388, 4),
  ]

  @Test(.enabled(if: Depth.current != .quick), arguments: repeatedHours)
  func `pjm-east-hourly keeps the repeated hours that the rule selects`(
    rule: DuplicateRule, sum: Double, leftOut: Int
  ) throws {
    let (series, report) = try read("pjm-east-hourly") { $0.duplicates = rule }
    #expect(series.total.sum == sum)
    #expect(series.count == 145_366 - leftOut)
    #expect(report.duplicate == 4)
    #expect(report.leftOut == leftOut)
    #expect(report.duplicateRows.map(\.line) == [106_587, 115_371, 124_011, 132_819])
    #expect(report.duplicateRows.map(\.value) == [23_755, 21_171, 21_692, 20_666])
    #expect(report.duplicateRows[0].time == time("2014-11-02T02"))
  }

  @Test func `every column of air-quality has the sentinel -200`() throws {
    let report = try readColumns("air-quality-uci-mangled") {
      $0.decimalMark = .comma
      $0.dateFormat = "DD/MM/YYYY"
    }.report
    let sentinels = report.valueColumns.map(\.sentinel)
    #expect(sentinels.map { $0?.value } == Array(repeating: -200, count: 13))
    #expect(
      sentinels.map { $0?.count } == [
        1_683, 366, 8_443, 366, 366, 1_639, 366, 1_642, 366, 366, 366, 366, 366,
      ])
    let others = [
      0.1...11.9, 647...2_040, 7...1_189, 0.1...63.7, 383...2_214, 2...1_479, 322...2_683, 2...340,
      551...2_775, 221...2_523, -1.9...44.6, 9.2...88.7, 0.1847...2.231,
    ]
    #expect(sentinels.map { $0?.others } == others)
  }

  private static let clean = [
    ("seattle-weather", nil), ("tiny-daily-cumulative", nil), ("yosemite-temp-5min", nil),
    ("wti-daily", nil), ("henry-hub-gas-daily", nil), ("pjm-east-hourly", nil),
    ("fremont-bridge-hourly-2023-desc", "MM/DD/YYYY hh:mm:ss a"),
  ]

  @Test(arguments: Depth.some(of: clean, quick: 2))
  func `the other files have no sentinels`(name: String, format: String?) throws {
    let report = try readColumns(name) { $0.dateFormat = format }.report
    #expect(report.valueColumns.allSatisfy { $0.sentinel == nil })
    #expect(report.closedColumns.isEmpty)
  }
}
