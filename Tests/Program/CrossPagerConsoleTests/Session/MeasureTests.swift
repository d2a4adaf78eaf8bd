import CivilDates
import CrossPagerSeries
import Foundation
import TerminalText
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

  /// A session with the file, on a month.
  private static func session(
    _ month: String = "2025-06", storage: any Storage = MemoryStorage()
  ) throws -> Session {
    let read = try SeriesReader.read(Array(try expected().file.utf8), source: "steps.csv")
    let data = ChartData(columns: read.series, report: read.report, aggregate: .sum)
    let scene = try Scene(data, units: [.day, .month, .year])
    var session = Session(scene: scene, storage: storage)
    session.run(all: ["go month", "date \(month)"])
    return session
  }

  private static let months = ["2025-04", "2025-05", "2025-06", "2025-07"]

  private static func page(_ key: String) throws -> Expected.Page {
    try #require(try expected().pages.first { $0.key == key })
  }

  private static func numbers(_ json: JSON?) -> [Double?] {
    guard case .array(let elements) = json else { return [] }
    return elements.map { JSONReader(value: $0).number }
  }

  @Test(arguments: months)
  func `the bars that reach a goal are counted`(month: String) throws {
    let page = try Self.page(month)
    var session = try Self.session(month)
    session.run(all: ["goal 8k"])
    #expect(
      session.outcome("show")?["page"]?["goal"]
        == ["value": 8000, "matching": .integer(page.reached), "bars": .integer(page.of)])
    let text = TextReport(style: TextStyle()).lines(session.show())
    #expect(text.contains("┈ \(page.reached) of \(page.of) days reach 8,000"))
  }

  @Test(arguments: months)
  func `bars are counted on the page and on the level`(month: String) throws {
    let (page, all) = (try Self.page(month), try Self.expected())
    try Self.session(month).expectText(
      """
      > count > 10,000
      \(page.above) of \(page.of) days > 10,000 in \(month), \(all.above) of \(all.days) days on level 'month'
      """)
    var session = try Self.session(month)
    #expect(
      session.outcome("count <=3k")?["count"] == [
        "search": "<= 3k",
        "page": ["matching": .integer(page.atMost), "bars": .integer(page.of)],
        "level": ["matching": .integer(all.atMost), "bars": .integer(all.days)],
      ])
  }

  @Test(arguments: months)
  func `a line shows the mean of the last seven days, also of the month before`(
    month: String
  ) throws {
    let page = try Self.page(month)
    var session = try Self.session(month)
    let bars = session.outcome("show")?["page"]?["bars"]
    session.run(all: ["smooth 7"])
    let shown = session.outcome("show")?["page"]
    #expect(shown?["bars"] == bars)
    #expect(shown?["smooth"]?["bars"] == 7)
    let means = Self.numbers(shown?["smooth"]?["values"])
    #expect(means.count == page.means.count)
    for (mean, other) in zip(means, page.means) {
      #expect((mean == nil) == (other == nil))
      if let mean, let other { #expect(abs(mean - other) < 1e-9) }
    }
  }

  @Test(arguments: months)
  func `running totals start on each page, and a missing bar stays missing`(month: String) throws {
    let page = try Self.page(month)
    var session = try Self.session(month)
    session.run(all: ["cumulate on"])
    let shown = session.outcome("show")?["page"]
    #expect(shown?["cumulated"] == true)
    guard case .array(let bars) = shown?["bars"] else {
      Issue.record("no bars")
      return
    }
    #expect(bars.map { $0["value"] } == page.totals.map { .optional($0) })
    session.run(all: ["bar last"])
    #expect(
      session.outcome("bar first")?["bar"]?["value"] == .optional(page.totals[0]))
  }

  @Test func `a goal for running totals is a goal for the page`() throws {
    var session = try Self.session()
    session.run(all: ["cumulate on", "goal 100000"])
    let page = try Self.page("2025-06")
    let reached = page.totals.compactMap(\.self).count { $0 >= 100_000 }
    #expect(session.outcome("show")?["page"]?["goal"]?["matching"] == .integer(reached))
    session.run(all: ["cumulate off"])
    #expect(session.outcome("show")?["page"]?["goal"] == nil)
    // The bars of a year are months.
    session.run(all: ["go year"])
    let months = try Self.expected().pages.map { $0.totals.compactMap(\.self).max() ?? 0 }
    #expect(
      session.outcome("show")?["page"]?["goal"]?["matching"]
        == .integer(months.count { $0 >= 100_000 }))
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

  @Test func `compared pages show running totals, too`() throws {
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

  @Test func `the axis reaches a goal, and a line shows it between the bars`() throws {
    var session = try datedSession()
    session.run(all: ["go week", "aggregate sum", "goal 12", "bar 30", "note rain"])
    let lines = TextReport(style: TextStyle(width: 40)).lines(session.show())
    #expect(
      lines == [
        "week 2015-W53", "  2015-12-28 through 2016-01-03", "rain, sum by day",
        "   │┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈", "   │", "10 ┤", "   │",
        "   │                          ▅▅▅▅", " 5 ┤                ▃▃▃▃ ████ ████",
        "   │      ▂▂▂▂ ▆▆▆▆ ████ ████ ████", "   │ ▅▅▅▅ ████ ████ ████ ████ ████",
        " 0 ┴────────────────────────────── ·····", "                ▲",
        "    Mon 28    Wed 30     Fri 1     Sun 3", "Wed 2015-12-30: 3 · 1 sample",
        "  note: rain", "┈ 0 of 6 days reach 12", "count 6 · missing 0 · sum 21",
        "  sample min 1 · sample mean 3.5", "  sample max 6",
      ])
  }

  @Test func `settings are kept by undo and snapshots, and refused without dates`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(storage: storage)
    session.run(all: ["goal 8000", "smooth 7", "cumulate on", "save a.json"])
    let saved = session.state
    session.run(all: ["goal off", "smooth off", "cumulate off"])
    let plain = session.state
    session.run(all: ["restore a.json"])
    #expect(session.state == saved)
    session.run(all: ["undo"])
    #expect(session.state == plain)
    #expect(session.message("goal off") == "Nothing to change.")
    #expect(session.message("smooth 1") == "'1' is not a number of bars from 2 to 1000, or 'off'.")
    #expect(session.message("goal x") == "'x' is not a number or 'off'.")
    #expect(session.message("count gap") == "'gap' is not a comparison such as '> 20'.")
    session.run(all: ["insert-level plain 2", "go plain"])
    #expect(session.message("goal 3") == "Level 'plain' has no dates.")
    for line in ["goal 3", "smooth 7", "cumulate on", "count > 3"] {
      var pager = try CrossPagerConsoleTests.session("a=5")
      #expect(pager.outcome(line)?["reason"] == "noDates", "\(line)")
    }
  }

  @Test(arguments: ["mean", "min", "max", "last"])
  func `bars that have no total have no running total`(aggregate: String) throws {
    var session = try Self.session()
    session.run(all: ["aggregate \(aggregate)"])
    let bars = session.outcome("show")?["page"]
    #expect(
      session.message("cumulate on")
        == "The bars show '\(aggregate)', which has no running total. To show sums: aggregate sum"
    )
    session.run(all: ["aggregate sum", "cumulate on", "aggregate \(aggregate)"])
    #expect(session.outcome("show")?["page"] == bars)
  }

  @Test func `a goal is for its column and its unit, and a mean has a goal on every level`() throws
  {
    var session = try Self.session()
    session.run(all: ["goal 8000"])
    session.run(all: ["go year"])
    #expect(session.outcome("show")?["page"]?["goal"] == nil)
    session.run(all: ["aggregate mean"])
    #expect(session.outcome("show")?["page"]?["goal"]?["value"] == 8000)
  }

  @Test func `a picture draws the goal, the means and the notes`() throws {
    var session = try Self.session()
    session.run(all: ["goal 8000", "smooth 7", "bar 3", "note a <b>", "bar off"])
    let storage = MemoryStorage()
    session.context.storage = storage
    session.run(all: ["export a.svg"])
    let text = try #require(storage["a.svg"])
    #expect(text.split(separator: "class=\"goal\"").count == 30)
    // 30 days, of which all have a mean, so there are 29 segments.
    #expect(text.split(separator: "class=\"smoothed\"").count == 30)
    #expect(text.contains("◆ Tue 3: a &lt;b&gt;"))
    #expect(text.contains("class=\"ink\" points") || text.contains("<polygon class=\"ink\""))
  }
}
