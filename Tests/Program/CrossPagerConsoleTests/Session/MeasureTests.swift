import CivilDates
import CrossPagerSeries
import Foundation
import Testing
import TextCharts

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests goals, counts, means and running totals. The file and the expected numbers in `measures.json` come from
/// `measures.py`, which computes them from the rows, and not from this package.
struct MeasureTests {
  private struct Expected: Codable {
    struct Page: Codable {
      let key: String
      let reached, of, above, atMost: Int
      let means: [Double?]
      let totals: [Int?]
    }

    let file: String
    let pages: [Page]
    let days, above, atMost: Int
  }

  private static func expected() throws -> Expected {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Verification/measures")
    let json = try Data(contentsOf: folder.appending(path: "measures.json"))
    return try JSONDecoder().decode(Expected.self, from: json)
  }

  /// Returns a session with the file, on a month.
  private static func session(_ month: String = "2025-06") throws -> Session {
    let read = try SeriesReader.read(Array(try expected().file.utf8), source: "steps.csv")
    let data = ChartData(columns: read.series, report: read.report, aggregate: .sum)
    let scene = try Scene(data, units: [.day, .month, .year])
    var session = Session(scene: scene, storage: MemoryStorage())
    session.run(all: ["go month", "date \(month)"])
    return session
  }

  private static let months = ["2025-04", "2025-05", "2025-06", "2025-07"]

  private static func page(_ key: String) throws -> Expected.Page {
    try #require(try expected().pages.first { $0.key == key })
  }

  private static func array(_ json: JSON?) -> [JSON] {
    if case .array(let elements) = json { elements } else { [] }
  }

  @Test(arguments: months)
  func `goals and counts agree with the rows`(month: String) throws {
    let (page, all) = (try Self.page(month), try Self.expected())
    var session = try Self.session(month)
    session.run(all: ["goal 8k"])
    #expect(
      session.outcome("show")?["page"]?["goal"]
        == ["value": 8000, "matching": .integer(page.reached), "bars": .integer(page.of)])
    for (search, onPage, onLevel) in [
      ("> 10,000", page.above, all.above), ("<= 3k", page.atMost, all.atMost),
    ] {
      #expect(
        session.outcome("count \(search)")?["count"] == [
          "search": .string(search),
          "page": ["matching": .integer(onPage), "bars": .integer(page.of)],
          "level": ["matching": .integer(onLevel), "bars": .integer(all.days)],
        ])
    }
  }

  @Test(arguments: months)
  func `a line shows the mean of the last seven days, even across a month's start`(
    month: String
  ) throws {
    let page = try Self.page(month)
    var session = try Self.session(month)
    let bars = session.outcome("show")?["page"]?["bars"]
    session.run(all: ["smooth 7"])
    let shown = session.outcome("show")?["page"]
    #expect(shown?["bars"] == bars && shown?["smooth"]?["bars"] == 7)
    let means = Self.array(shown?["smooth"]?["values"]).map { JSONReader(value: $0).number }
    #expect(means.count == page.means.count)
    for (mean, other) in zip(means, page.means) {
      #expect((mean == nil) == (other == nil))
      if let mean, let other { #expect(abs(mean - other) < 1e-9) }
    }
  }

  @Test(arguments: months)
  func `running totals start on each page, and a missing bar stays missing`(month: String) throws {
    let totals = try Self.page(month).totals
    var session = try Self.session(month)
    session.run(all: ["cumulate on"])
    let shown = session.outcome("show")?["page"]
    #expect(shown?["cumulated"] == true)
    #expect(Self.array(shown?["bars"]).map { $0["value"] } == totals.map { .optional($0) })
    #expect(session.outcome("bar first")?["bar"]?["value"] == .optional(totals[0]))
  }

  @Test func `the running totals of all pages share a scale`() throws {
    var session = try Self.session()
    session.run(all: ["set scale level", "cumulate on"])
    let report = try #require(session.page() as? ChartPage)
    let greatest = try Self.expected().pages.flatMap(\.totals).compactMap(\.self).max() ?? 0
    #expect(report.charts[0].scale == PageScale(rule: .level, range: 0...Double(greatest)))
    session.run(all: ["cumulate off"])
    let plain = try #require(session.page() as? ChartPage)
    #expect(plain.charts[0].scale.range?.upperBound ?? .infinity < 20_000)
  }

  @Test func `compared pages also show running totals`() throws {
    var session = try Self.session()
    session.run(all: ["cumulate on", "compare previous"])
    let other = try Self.page("2025-05")
    let report = try #require(session.page() as? ChartPage)
    let bars = PageChart(report.charts[0]).bars.map { $0.bar.other }
    #expect(bars == Array(other.totals.map { $0.map(Double.init) }.prefix(30)))
    // The data ends on 23 July. The bars of June continue, but the totals are those of 23 days.
    session.run(all: ["date 2025-07"])
    let shown = session.outcome("show")
    let june = try Self.page("2025-06")
    #expect(shown?["compare"]?["sum"] == .optional(june.totals[22]))
  }

  @Test func `a picture draws the goal, the means and the notes`() throws {
    var session = try Self.session()
    session.run(all: ["goal 8000", "smooth 7", "bar 3", "note a <b>", "bar off"])
    let storage = MemoryStorage()
    session.context.storage = storage
    session.run(all: ["export a.svg"])
    let text = try #require(storage["a.svg"])
    #expect(text.split(separator: "class=\"goal\"").count == 30)
    // All 30 days have a mean, so there are 29 segments.
    #expect(text.split(separator: "class=\"smoothed\"").count == 30)
    #expect(text.contains("◆ Tue 3: a &lt;b&gt;"))
    #expect(text.contains("class=\"ink\" points") || text.contains("<polygon class=\"ink\""))
  }
}
