import CivilDates
import Testing

@testable import CrossPagerSeries

/// A column of dates for two kinds of periods, such as years and their quarters.
struct OtherPeriodTests {
  private static func read(_ rows: [String]) throws -> (Series, ReadReport) {
    let text = "date,v\n" + rows.joined(separator: "\n") + "\n"
    let read = try SeriesReader.read(Array(text.utf8), source: "x.csv")
    return (read.series[0], read.report)
  }

  // The sums are those of the finer rows alone: 1 + 2 + 3 + 4 + 5 = 15.
  @Test(arguments: [
    (["2019,10", "2019Q1,1", "2019Q2,2", "2019Q3,3", "2019Q4,4", "2020,5", "2020Q1,5"], "year"),
    (
      ["Q1 2019,1", "Q2 2019,2", "2019,3", "Q3 2019,3", "Q4 2019,4", "2020,5", "Q1 2020,5"], "year"
    ),
    (
      ["2019,10", "2019-01,1", "2019-02,2", "2019-03,3", "2019-04,4", "2020,5", "2020-01,5"], "year"
    ),
    (
      ["2019-Q1,6", "2019-01,1", "2019-02,2", "2019-03,3", "2019-04,4", "2019-Q2,9", "2019-05,5"],
      "quarter"
    ),
    // Most rows are years, so the quarters are left out.
    (["2015,1", "2016,2", "2017,3", "2018,4", "2019Q1,10", "2019Q2,10", "2019,5"], "quarter"),
  ])
  func `the rows of the kind that most rows have are read, and the others are told`(
    rows: [String], other: String
  ) throws {
    let (series, report) = try Self.read(rows)
    #expect(series.total.sum == 15)
    #expect([report.rows, report.used, report.skipped] == [7, 5, 2])
    #expect(
      report.skippedErrors.map(\.description).allSatisfy {
        $0.hasSuffix("in column 'date', which is a \(other), unlike the dates of most rows.")
      })
  }

  @Test func `a date of the same kind in another format is an error`() {
    let rows = (1...9).map { "0\($0)/2019,1" } + ["2019-10,1"]
    #expect(throws: SeriesError.self) { try Self.read(rows) }
  }
}
