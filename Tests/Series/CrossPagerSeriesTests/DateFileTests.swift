import CivilDates
import CrossPagerSeries
import Foundation
import Testing

/// Public files with years, weeks, or parts of dates in several columns. The expected numbers come from Python.
///
/// The suite runs if the environment variable `CROSSPAGER_DATA` names the folder.
@Suite(
  .enabled(
    if: realSeriesFolder != nil, "CROSSPAGER_DATA does not name a folder with the real series"))
struct DateFileTests {
  /// The name of the file, whether it has a header, the beginning of the layout, and the span of the dates.
  @Test(arguments: [
    ("gold-annual.csv", true, ", . Date as YYYY: Price!", "1833", "2025"),
    ("stmf-weekly-head.csv", true, ", . Year+Week as YYYY ww: RTotal!", "2017-W01", "2023-W17"),
    ("SN_m_tot_V2.0.csv", false, "; . 1+2 as YYYY MM: 4! 5 6 7", "1749-01", "2019-02"),
    ("vega-stocks.csv", true, ", . date as MMM D YYYY: price!", "2000-01-01", "2010-03-01"),
    ("airline-passengers.csv", true, ", . Month as ISO 8601: Passengers!", "1949-01", "1960-12"),
  ])
  func `the dates are found`(
    name: String, hasHeader: Bool, expected: String, first: String, last: String
  ) throws {
    let file = URL(fileURLWithPath: try #require(realSeriesFolder)).appending(path: name)
    let bytes = Array(try Data(contentsOf: file))
    var options = SeriesOptions()
    options.hasHeader = hasHeader
    let layout = try SeriesLayout.find(in: bytes, isWhole: true, source: name, options: options)
    #expect(line(layout) == expected)
    let read = try SeriesReader.read(bytes, source: name, options: options)
    #expect(read.series[0].span == time(first)...time(last))
    #expect(read.report.skipped == 0)
  }
}
