import CivilDates
import CrossPagerSeries
import CrossPagerTimeline
import Foundation
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Opens the files in `Tests/Verification/aggregates/files` without options. The aggregates in `aggregates.json` are those that
/// the files' owners mean, and `aggregates.py` computes the values of their days and months. See also `aggregates.md`.
struct ColumnAggregateTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Verification/aggregates").standardized

  struct Facts: Codable, Equatable, Sendable {
    let file: String
    let column: String
    let aggregate: String
    let resets: Int
    let values: [String: Double]
  }

  private static func expected() throws -> [Facts] {
    let json = try Data(contentsOf: folder.appending(path: "aggregates.json"))
    return try JSONDecoder().decode([Facts].self, from: json)
  }

  private static func data(_ file: String) throws -> ChartData {
    let bytes = try Data(contentsOf: folder.appending(path: "files/\(file)"))
    let (columns, report) = try SeriesReader.read(Array(bytes), source: file, resolution: nil)
    return ChartData(columns: columns, report: report)
  }

  @Test(arguments: (try? expected()) ?? [])
  func `a column has the aggregate and the numbers that its owner means`(facts: Facts) throws {
    let data = try Self.data(facts.file)
    let aggregate = data.aggregate(ofColumn: facts.column)
    #expect(aggregate.rawValue == facts.aggregate)
    let series = data.column(named: facts.column)
    #expect(series.total.resetCount == facts.resets)
    var values: [String: Double] = [:]
    for unit in [CalendarUnit.day, .month] {
      let level = try #require(data.level(unit, gaps: .show))
      for page in 0..<level.count {
        let summary = series.page(level.index(ofPage: page), of: unit, in: level.calendar)
        values[summary.key] = summary.total.value(aggregate)
      }
    }
    #expect(values.keys.sorted() == facts.values.keys.sorted())
    for (key, value) in values {
      let expected = try #require(facts.values[key])
      #expect(abs(value - expected) <= 1e-9 * max(1, abs(expected)), "\(key)")
    }
  }

  @Test(arguments: Aggregate.allCases)
  func `rows in any order give the same bars`(aggregate: Aggregate) throws {
    let facts = try #require(Self.expected().last { $0.aggregate == "rise" })
    let text = try String(
      contentsOf: Self.folder.appending(path: "files/\(facts.file)"), encoding: .utf8)
    let lines = text.split(separator: "\n").map { $0 + "\n" }
    func values(_ rows: [String]) throws -> [Double?] {
      let bytes = Array((lines[0] + rows.joined()).utf8)
      let (columns, _) = try SeriesReader.read(bytes, source: facts.file, resolution: nil)
      let month = try #require(columns[0].span).lowerBound
      let calendar = CivilCalendar()
      let index = calendar.index(of: month, in: .month)
      return (0..<2).flatMap { next in
        columns[0].page(index + next, of: .month, in: calendar).bars.map {
          $0.summary.value(aggregate)
        }
      }
    }
    let rows = Array(lines.dropFirst()).map(String.init)
    let sorted = try values(rows)
    #expect(try values(rows.reversed()) == sorted)
    let halves = Array(
      rows[rows.count / 2 / 3 * 3..<rows.count] + rows[..<(rows.count / 2 / 3 * 3)])
    #expect(try values(halves) == sorted)
  }
}
