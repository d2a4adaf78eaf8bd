import CivilDates
import CrossPagerSeries
import CrossPagerTimeline

/// A time from its key or date, `2015-12-31T23:59`; a failing test rather than a trap if it is none.
func time(_ key: String) -> CivilTime {
  CivilCalendar().span(ofKey: key)?.lowerBound ?? CivilTime(microseconds: .min)
}

/// The first series and the report of a text, read from a file called `x.csv`.
func read(
  _ text: String, _ configure: (inout SeriesOptions) -> Void = { _ in }
) throws(SeriesError) -> (series: Series, report: ReadReport) {
  let read = try readColumns(text, configure)
  return (read.columns[0], read.report)
}

/// All series and the report of a text, read from a file called `x.csv`.
func readColumns(
  _ text: String, _ configure: (inout SeriesOptions) -> Void = { _ in }
) throws(SeriesError) -> (columns: [Series], report: ReadReport) {
  var options = SeriesOptions()
  configure(&options)
  return try SeriesReader.read(Array(text.utf8), source: "x.csv", options: options)
}

/// What all samples of a series come to.
func total(_ series: Series) -> Summary { series.total }

/// The layout of the beginning of a file called `x.csv`, or of all of it.
func layout(
  _ text: String, isWhole: Bool = true, _ configure: (inout SeriesOptions) -> Void = { _ in }
) throws(SeriesError) -> SeriesLayout? {
  var options = SeriesOptions()
  configure(&options)
  return try SeriesLayout.find(
    in: Array(text.utf8), isWhole: isWhole, source: "x.csv", options: options)
}

extension Series {
  /// A page of a level, summed up.
  func page(_ page: Int, of level: DatedLevel) -> PageSummary {
    self.page(level.index(ofPage: page), of: level.unit, in: level.calendar)
  }
}
