import CivilDates
import CrossPagerSeries
import CrossPagerTesting
import CrossPagerTimeline
import Foundation

/// Parses a key or date such as `2015-12-31T23:59`. For any other text, returns the first possible
/// time, so the test fails instead of trapping.
func time(_ key: String) -> CivilTime {
  CivilCalendar().span(ofKey: key)?.lowerBound ?? CivilTime(microseconds: .min)
}

/// Reads text as the file `x.csv`. Returns the first series and the report.
func read(
  _ text: String, _ configure: (inout SeriesOptions) -> Void = { _ in }
) throws(SeriesError) -> (series: Series, report: ReadReport) {
  let read = try readColumns(text, configure)
  return (read.series[0], read.report)
}

/// Reads text as the file `x.csv`. Returns all columns and the report.
func readColumns(
  _ text: String, _ configure: (inout SeriesOptions) -> Void = { _ in }
) throws(SeriesError) -> (series: [Series], report: ReadReport) {
  var options = SeriesOptions()
  configure(&options)
  return try SeriesReader.read(Array(text.utf8), source: "x.csv", options: options)
}

/// Returns the summary of all samples in a series.
func total(_ series: Series) -> Summary { series.total }

/// Detects the layout of the file `x.csv` from its beginning or from the whole file.
func layout(
  _ text: String, isWhole: Bool = true, _ configure: (inout SeriesOptions) -> Void = { _ in }
) throws(SeriesError) -> SeriesLayout? {
  var options = SeriesOptions()
  configure(&options)
  return try SeriesLayout.find(
    in: Array(text.utf8), isWhole: isWhole, source: "x.csv", options: options)
}

extension Series {
  /// Returns the summary of a page on a level.
  func page(_ page: Int, of level: DatedLevel) -> PageSummary {
    self.page(level.index(ofPage: page), of: level.unit, in: level.calendar)
  }
}

/// The folder of real series; nil if `CROSSPAGER_DATA` is not set or empty.
let realSeriesFolder = ProcessInfo.processInfo.environment["CROSSPAGER_DATA"]
  .flatMap { $0.isEmpty ? nil : $0 }

extension CivilCalendar {
  /// Returns a calendar with any first weekday, day start and year start.
  static func random(using generator: inout SeededGenerator) -> CivilCalendar {
    CivilCalendar(
      firstWeekday: Weekday.allCases.randomElement(using: &generator) ?? .monday,
      dayStart: Int.random(in: 0...23, using: &generator),
      yearStart: Month.allCases.randomElement(using: &generator) ?? .january)
  }
}
