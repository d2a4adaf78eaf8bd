import CivilDates
import CrossPagerSeries
import CrossPagerTimeline
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// `gaps skip` leaves out pages without values.
struct GapsTests {
  /// Rows for a Thursday, a Friday, a Saturday without a value, the next Monday, and the Friday of the following week.
  private static func data(_ more: [(String, Double?)] = []) throws -> ChartData {
    let values: [(String, Double?)] =
      [
        ("2016-01-07", 1), ("2016-01-08", 2), ("2016-01-09", nil), ("2016-01-11", 3),
        ("2016-01-22", 4),
      ] + more
    let text = values.map { "\($0.0),\($0.1.map { "\($0)" } ?? "")" }.joined(separator: "\n")
    let read = try SeriesReader.read(Array("date,close\n\(text)\n".utf8), source: "prices.csv")
    return ChartData(columns: read.series, report: read.report)
  }

  private static func session(storage: any Storage = MemoryStorage()) throws -> Session {
    var session = Session(scene: try Scene(data(), units: [.day, .week]), storage: storage)
    session.run(all: ["go week 0", "go day 1"])
    return session
  }

  private static func keys(_ session: Session) -> [[String]] {
    session.state.labels.compactMap(\.dated).map { level in
      (0..<level.count).map(level.key(ofPage:))
    }
  }

  private static let skipped = [
    ["2016-01-07", "2016-01-08", "2016-01-11", "2016-01-22"], ["2016-W01", "2016-W02", "2016-W03"],
  ]

  @Test func `only units with a value have pages, and every level keeps its page`() throws {
    try Self.session().expectJSON(
      """
      > gaps skip {"result":"changed","at":{"level":"day","page":1}}
      > right {"result":"moved","from":{"level":"day","page":1},"to":{"level":"day","page":2},"steps":1,"at":{"level":"day","page":2}}
      > gaps skip {"result":"ignored","reason":"alreadyThere","at":{"level":"day","page":2}}
      > gaps show {"result":"changed","at":{"level":"day","page":4}}
      """)
  }

  @Test func `the level of a page without a value goes to the nearest page`() throws {
    var session = try Self.session()
    session.run(all: ["date 2016-01-18", "gaps skip"])
    #expect(Self.keys(session) == Self.skipped)
    #expect(session.state.link.text == "day=2016-01-22,week=2016-W01@day")
  }

  @Test func `a date without a page is refused, and the nearest page is named`() throws {
    var session = try Self.session()
    session.run(all: ["gaps skip"])
    #expect(
      session.message("date 2016-01-10")
        == "No page for 2016-01-10 in level 'day'. The nearest page is 2016-01-11.")
    #expect(
      session.message("date 2016-02-10")
        == "No page for 2016-02-10 in level 'day'. Its pages are 2016-01-07 to 2016-01-22.")
    session.run(all: ["date 2016-W03"])
    #expect(session.state.link.text == "day=2016-01-22,week=2016-W01@day")
  }

  @Test func `undo and redo bring pages back`() throws {
    var session = try Self.session()
    let shown = session.state
    session.run(all: ["gaps skip"])
    let skipped = session.state
    session.run(all: ["undo"])
    #expect(session.state == shown)
    session.run(all: ["redo"])
    #expect(session.state == skipped)
  }

  @Test func `a snapshot restores the rule and the pages`() throws {
    var session = try Self.session()
    session.run(all: ["gaps skip", "latest", "save a.json"])
    let saved = session.state
    session.run(all: ["gaps show", "first", "restore a.json"])
    #expect(session.state == saved)
    session.run(all: ["undo"])
    #expect(session.state.drawing.gaps == .show)
  }

  @Test func `a link leads to the same dates with and without gaps`() throws {
    var session = try Self.session()
    session.run(all: ["gaps skip", "date 2016-01-22", "zoom out"])
    let link = session.state.link.text
    #expect(link == "day=2016-01-22,week=2016-W03@week")
    session.run(all: ["gaps show", "first", "follow \(link)"])
    #expect(session.state.link.text == link)
    session.run(all: ["go day", "date 2016-01-10", "gaps skip"])
    #expect(session.message("follow day=2016-01-10,week=2016-W03@week") == "The link does not fit.")
  }

  @Test func `new samples add pages where they have values`() throws {
    var session = try Self.session()
    session.run(all: ["gaps skip", "set follow on", "latest"])
    session.update(try Self.data([("2016-01-09", 5), ("2016-01-30", nil)]))
    #expect(
      Self.keys(session)[0]
        == ["2016-01-07", "2016-01-08", "2016-01-09", "2016-01-11", "2016-01-22"])
    #expect(session.state.link.text == "day=2016-01-22,week=2016-W01@day")
    session.update(try Self.data([("2016-01-09", 5), ("2016-01-30", 6)]))
    #expect(session.state.link.text == "day=2016-01-30,week=2016-W01@day")
  }

  @Test func `a recording has the rule`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(storage: storage)
    session.run(all: ["record a.txt", "gaps skip", "right", "gaps show", "record"])
    var other = try Self.session(storage: storage)
    let report = other.run("replay a.txt")
    guard let replayed = report?.report(ReplayReport.self) else {
      Issue.record("\(String(describing: report?.result))")
      return
    }
    #expect(replayed.commands == 4)
    #expect(other.state == session.state)
  }

  @Test func `the rule is listed with the other rules`() throws {
    var session = try Self.session()
    session.run(all: ["gaps skip"])
    #expect(session.outcome("levels")?["rules"]?["gaps"] == "skip")
    let levels = session.run("levels").map(TextReport(style: TextStyle()).lines) ?? []
    #expect(levels.last?.hasSuffix("gaps skip") == true)
    #expect(try articleSession().gapsOfLevels == nil)
  }

  @Test func `states with other pages count toward the memory for undo`() throws {
    let start = try #require(CivilDate(year: 2000, month: 1, day: 1)).dayNumber
    let samples = (0..<3_000).map { day in
      Sample(time: CivilTime(CivilDate(dayNumber: start + 2 * day)), value: 1)
    }
    var session = try dataSession(of: Series(name: "v", samples: samples), units: [.day])
    session.run(all: ["gaps skip"])
    let skipped = session.state
    session.run(all: ["gaps show"])
    // Every page has an index and a span.
    #expect(skipped.bytes(besides: session.state) > 3_000 * 24)
    #expect(skipped.bytes(besides: skipped) == 0)
  }

  @Test func `plain levels have no gaps`() throws {
    var session = try articleSession()
    #expect(session.outcome("gaps skip")?["reason"] == "noDates")
  }

  @Test func `data without any value keeps its pages`() throws {
    let day = try #require(CivilDate(year: 2016, month: 1, day: 7))
    var session = try dataSession(
      of: Series(name: "close", samples: [Sample(time: CivilTime(day), value: nil)]), units: [.day])
    session.run(all: ["gaps skip"])
    #expect(Self.keys(session) == [["2016-01-07"]])
  }
}

extension Session {
  /// The rule for gaps that `levels` reports, or nil if it reports none.
  fileprivate var gapsOfLevels: JSON? {
    var copy = self
    return copy.outcome("levels")?["rules"]?["gaps"]
  }
}
