import CivilDates
import Testing

@testable import CrossPagerSeries

/// Tests rows with equal times, in files with the newest rows first and in converted times.
struct NewestFirstTests {
  private static func bars(
    _ aggregate: Aggregate, of column: Int, in text: String,
    _ configure: (inout SeriesOptions) -> Void = { _ in }
  ) throws -> [Double?] {
    let series = try readColumns(text, configure).series[column]
    return series.bars.indices.map { series.summaries[$0..<$0 + 1].value(aggregate) }
  }

  @Test(arguments: [false, true])
  func `a meter replaced on a day counts from its first value`(isReversed: Bool) throws {
    let rows = ["01-31,52340", "02-28,52480", "03-31,52610", "03-31,12", "04-30,130"]
    let text =
      "date,Zählerstand\n" + (isReversed ? rows.reversed() : rows).map { "2024-\($0)\n" }.joined()
    // 52,480 to 52,610 is 130, and the new meter counts 12.
    #expect(try Self.bars(.rise, of: 0, in: text) == [nil, 140, 142, 118])
    let series = try read(text).series
    #expect(series.onlyRises(atLeast: 0, isMeter: true))
  }

  @Test(arguments: ["", "Europe/Berlin", "UTC"])
  func `an hour that repeats is ordered by instant`(zone: String) throws {
    let text = """
      time,meter
      2024-10-27T01:30:00+02:00,10
      2024-10-27T02:30:00+01:00,40
      2024-10-27T02:30:00+02:00,20
      2024-10-27T03:30:00+01:00,70

      """
    let read = try readColumns(text) { if !zone.isEmpty { $0.timeZone = zone } }
    #expect(read.report.duplicate == 0)
    #expect(total(read.series[0]).value(.rise) == 60)
    #expect(total(read.series[0]).resetCount == 0)
  }

  @Test func `a log is one series, and a day without rows has the count 0 in the span of all rows`()
    throws
  {
    let rows = ["01,a", "01,b", "04,a", "06,a", "06,b", "07,a", "07,b", "08,a", "08,b", "12,a"]
    let text = "date,author\n" + rows.map { "2024-01-\($0)\n" }.joined()
    #expect(try read(text).report.seriesColumns == [])
    var options = SeriesOptions()
    options.by = ["author"]
    var reader = SeriesReader(source: "x.csv", options: options)
    try reader.read(Array(text.utf8))
    try reader.finish()
    let counts = reader.series.map { series in
      ["02", "04", "12", "13"].map { day in
        series.series[0].summary(of: time("2024-01-\(day)")..<time("2024-01-\(day)T23:59"))
          .value(.count)
      }
    }
    #expect(counts == [[0, 1, 1, nil], [0, 0, 0, nil]])
  }

  @Test func `a time without rows has the count 0 inside the data and none outside`() throws {
    let (series, _) = try read("2024-02-03\n2024-02-03\n2024-02-06\n")
    let calendar = CivilCalendar()
    let month = calendar.index(of: try #require(series.span?.lowerBound), in: .month)
    let values = series.page(month, of: .month, in: calendar).bars.map { $0.summary.value(.count) }
    #expect(values.prefix(7) == [nil, nil, 2, 0, 0, 1, nil])
  }
}
