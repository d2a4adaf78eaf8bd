import CivilDates
import Testing

@testable import CrossPagerSeries

/// Tests a given layout with rows that are rare in files.
struct SeriesTableTests {
  private static let names = ["year", "a", "month", "day", "b"]

  /// A table with three date columns, a required value column `b` and an optional value column `a`.
  private func table() throws -> SeriesTable {
    let layout = SeriesLayout(
      skippedLines: 0, delimiter: .comma, decimalMark: .point, hasHeader: false,
      columnNames: Self.names, datePositions: [0, 2, 3], dateFormat: try DateFormat("YYYY M D"),
      valueColumns: [.init(position: 1, isRequired: false), .init(position: 4, isRequired: true)],
      seriesPositions: [], constantPositions: [])
    return try SeriesTable(layout, source: "x.csv", options: SeriesOptions())
  }

  private func collector(_ text: String) throws -> SeriesCollector {
    var options = SeriesOptions()
    options.skipBadRows = true
    var collector = SeriesCollector(try table(), options: options, resolution: .hour)
    let bytes = Array(text.utf8)
    var cursor = CSVCursor(delimiter: .comma, in: bytes.span)
    var fields: [CSVField] = []
    while try cursor.nextRecord(in: bytes.span, upTo: bytes.count, isLast: true, into: &fields) {
      try collector.add(fields, in: bytes.span)
    }
    return collector
  }

  @Test func `several cells make a date, and the required column comes first`() throws {
    var collector = try collector("2015,1,12,31,2\n\" 2016\",3,\"1\",9 ,4\n")
    let series = collector.firstSeries()
    #expect(series.map(\.name) == ["b", "a"])
    #expect(series.map { $0.total.sum } == [6, 4])
    #expect(series[0].span == time("2015-12-31")...time("2016-01-09"))
    #expect(collector.report.dateColumn == "year month day")
    #expect(collector.report.dateFormat == "YYYY M D")
  }

  @Test(arguments: [
    ("2015,1,13,31,2", "2015 13 31", "year month day"),
    ("2015,1,,31,2", "2015  31", "year month day"),
    (",1,,,2", "", "year month day"), ("2015,1,12,31,x", "x", "b"),
  ])
  func `an invalid cell is reported with its columns`(
    row: String, value: String, column: String
  ) throws {
    let report = try collector("2015,1,12,30,2\n\(row)\n").report
    #expect(report.skipped == 1)
    let problem: SeriesError.CellProblem =
      switch column {
      case "b": .notNumber(.point)
      case _: value.isEmpty ? .blankDate : .notDate(format: "YYYY M D")
      }
    #expect(
      report.skippedErrors == [
        .badCell(source: "x.csv", line: 2, column: column, value: value, problem: problem)
      ])
  }

  @Test func `a row may be short only after the required column`() throws {
    let report = try collector("2015,1,12,30\n2015,,12,31,2\n,,,,\n , ,\n").report
    #expect(report.skippedErrors == [.shortRow(source: "x.csv", line: 1, fields: 4, columns: 5)])
    #expect(report.valueColumns.map { [$0.used, $0.blank] } == [[1, 2], [0, 3]])
    #expect([report.rows, report.skipped] == [4, 1])
  }
}
