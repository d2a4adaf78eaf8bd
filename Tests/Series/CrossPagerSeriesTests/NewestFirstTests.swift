import CivilDates
import Testing

@testable import CrossPagerSeries

/// Tests rows with equal times, in files with the newest rows first and in converted times.
struct NewestFirstTests {
  /// The lines of a statement from a bank, of which the uppermost is the latest.
  private static let statement = [
    "2026-10-12,-20.00,872.00", "2026-10-09,-30.00,892.00", "2026-10-09,-8.00,922.00",
    "2026-10-09,-70.00,930.00", "2026-10-05,1000.00,1000.00",
  ]

  private static func bars(
    _ aggregate: Aggregate, of column: Int, in text: String,
    _ configure: (inout SeriesOptions) -> Void = { _ in }
  ) throws -> [Double?] {
    let series = try readColumns(text, configure).series[column]
    return series.bars.indices.map { series.summaries[$0..<$0 + 1].value(aggregate) }
  }

  @Test(arguments: [false, true])
  func `the uppermost of the newest rows is the latest`(isReversed: Bool) throws {
    let rows = isReversed ? Self.statement.reversed() : Self.statement
    let text = "date,amount,balance\n" + rows.joined(separator: "\n") + "\n"
    #expect(try Self.bars(.last, of: 1, in: text) == [1000, 892, 872])
    #expect(try Self.bars(.sum, of: 0, in: text) == [1000, -108, -20])
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

  @Test func `disorder of a few rows does not make a file one with the newest first`() throws {
    let days = (10...28).map { "2026-10-\($0),\($0)" } + ["2026-10-27,1", "2026-10-28,2"]
    let text = "date,v\n" + days.joined(separator: "\n") + "\n2026-10-28,3\n"
    #expect(try Self.bars(.last, of: 0, in: text).last == 3)
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

  @Test func `a log is one series, and no rows are 0 in the span of all rows`() throws {
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

  @Test func `a date on which something ends is not the time of a row`() throws {
    let rows = (10...28).map { "2027-01-\($0 * 7 % 17 + 10),2026-10-\($0),\($0)\n" }
    for name in ["expires", "end_time", "birthday"] {
      let found = try layout("\(name),time,v\n" + rows.joined())
      #expect(found?.datePositions == [1], "\(name)")
    }
  }
}
