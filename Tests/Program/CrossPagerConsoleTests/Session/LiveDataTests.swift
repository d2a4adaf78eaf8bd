import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTesting
import CrossPagerTimeline
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// At quick depth, the suite runs a fifth of the seeds.
struct LiveDataTests {
  /// Returns data with one value per day, starting `first` days after 2016-01-01.
  private static func data(_ first: Int, _ count: Int) -> ChartData {
    let start = (CivilDate(year: 2016, month: 1, day: 1)?.dayNumber ?? 0) + first
    let samples = (start..<start + count).map {
      Sample(time: CivilTime(CivilDate(dayNumber: $0)), value: Double($0 - start))
    }
    let series = Series(name: "rain", samples: samples)
    return ChartData(
      columns: [series], report: ReadReport(of: series, source: "rain.csv"), aggregate: .mean)
  }

  private static func session(_ data: ChartData) throws -> Session {
    Session(scene: try Scene(data, units: [.day, .week, .month]), storage: MemoryStorage())
  }

  private static func places(_ session: Session) -> [String?] { session.state.places.map(\.title) }

  @Test func `levels grow at both ends and keep their pages`() throws {
    var session = try Self.session(Self.data(0, 10))
    session.run(all: ["left 3", "go month"])
    session.update(Self.data(-40, 100))
    #expect(Self.places(session) == ["2016-01-07", "2016-W01", "2016-01"])
    #expect(session.state.pager.levels.map(\.count) == [100, 16, 4])
    #expect(session.place?.level == "month")
  }

  @Test func `a recording can begin after the data has grown`() throws {
    var session = try Self.session(Self.data(0, 10))
    session.update(Self.data(0, 40))
    session.run(all: ["left"])
    let lines = session.run("record r").map(TextReport(style: TextStyle()).lines)
    #expect(lines == ["recording to 'r'"])
  }

  @Test func `under 'follow on', a level on its last page goes to the new last page`() throws {
    var session = try Self.session(Self.data(0, 10))
    session.run(all: ["set follow on day"])
    session.update(Self.data(0, 40))
    #expect(Self.places(session) == ["2016-02-09", "2016-W01", "2016-01"])
    session.run(all: ["left"])
    session.update(Self.data(0, 41))
    #expect(Self.places(session) == ["2016-02-08", "2016-W01", "2016-01"])
  }

  @Test func `new samples are not a change, and undo keeps them`() throws {
    var session = try Self.session(Self.data(0, 10))
    session.run(all: ["left 3"])
    session.update(Self.data(-1, 50))
    session.run(all: ["first"])
    session.run(all: ["undo"])
    #expect(Self.places(session).first == "2016-01-07")
    session.run(all: ["undo"])
    #expect(Self.places(session).first == "2016-01-10")
    #expect(session.place?.count == 50)
    #expect(session.outcome("undo")?["reason"] == "nothingToUndo")
    session.run(all: ["redo"])
    #expect(Self.places(session).first == "2016-01-07")
    #expect(session.place?.count == 50)
  }

  @Test(arguments: [
    (["drag 0.4 0"], "cancel", "finish"), (["drag 0.4 0", "release"], "tick 299", "tick 1"),
    (["drag 0.4 0"], "undo", "left"),
  ])
  func `while content moves, levels keep their pages`(
    before: [String], during: String, end: String
  ) throws {
    var session = try Self.session(Self.data(0, 10))
    session.run(all: before)
    session.update(Self.data(-1, 50))
    session.run(all: [during])
    #expect(session.place?.count == 10)
    session.run(all: [end])
    #expect(session.place?.count == 50)
    #expect(session.state.pager.brokenInvariant == nil)
    #expect(session.state.labels.map { $0.dated?.count } == session.state.pager.levels.map(\.count))
  }

  @Test func `an open page stays open while its level grows, and no level follows`() throws {
    var session = try Self.session(Self.data(0, 10))
    session.run(all: ["set follow on", "open"])
    session.update(Self.data(-1, 50))
    #expect(session.state.opened?.place.title == "2016-01-10")
    #expect(Self.places(session) == ["2016-01-10", "2016-W01", "2016-01"])
    #expect(session.place?.count == 50)
    session.run(all: ["close"])
    #expect(Self.places(session) == ["2016-01-10", "2016-W01", "2016-01"])
  }

  @Test func `undo to an open page keeps new samples`() throws {
    var session = try Self.session(Self.data(0, 10))
    session.run(all: ["left", "open", "close"])
    session.update(Self.data(-1, 50))
    session.run(all: ["undo"])
    #expect(session.state.opened?.place.title == "2016-01-09")
    #expect(session.place?.count == 50)
  }

  @Test func `the chart and its scale use all samples`() throws {
    var session = try Self.session(Self.data(0, 10))
    #expect(session.outcome("go week")?["result"] == "moved")
    #expect(session.outcome("show")?["page"]?["max"] == 9)
    session.update(Self.data(0, 11))
    session.run(all: ["set scale level"])
    guard let chart = session.chart else {
      Issue.record("no chart")
      return
    }
    #expect(chart.page.total.max == 9)
    #expect(chart.scale.range == 0...10)
  }

  @Test func `a missing column is replaced by the first, even after undo`() throws {
    let times = [1, 2].compactMap { CivilDate(year: 2016, month: 1, day: $0).map { CivilTime($0) } }
    let columns = ["rain", "snow"].map { name in
      Series(name: name, samples: times.map { Sample(time: $0, value: 1) })
    }
    let report = ReadReport(of: columns[0], source: "x.csv")
    var session = try Self.session(ChartData(columns: columns, report: report))
    session.run(all: ["value snow", "left"])
    session.update(ChartData(columns: [columns[0]], report: report))
    #expect(session.state.drawing.value == "rain")
    session.run(all: ["undo"])
    #expect(session.state.drawing.value == "rain")
    #expect(session.place?.title == "2016-01-02")
  }

  @Test func `new samples add pages where they have values`() throws {
    func data(_ more: String) throws -> ChartData {
      let text = "date,close\n2016-01-07,1\n2016-01-08,2\n2016-01-22,4\n2016-01-09,\(more)\n"
      let read = try SeriesReader.read(Array(text.utf8), source: "prices.csv")
      return ChartData(columns: read.series, report: read.report)
    }
    var session = Session(scene: try Scene(data(""), units: [.day]), storage: MemoryStorage())
    session.run(all: ["gaps skip", "set follow on", "latest"])
    session.update(try data("5\n2016-01-30,"))
    let days = try #require(session.state.labels[0].dated)
    #expect(
      (0..<days.count).map(days.key(ofPage:))
        == ["2016-01-07", "2016-01-08", "2016-01-09", "2016-01-22"])
    #expect(session.state.link.text == "day=2016-01-22@day")
    session.update(try data("5\n2016-01-30,6"))
    #expect(session.state.link.text == "day=2016-01-30@day")
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

  /// A session that gradually receives samples ends on the same pages as one that had all samples
  /// from the start, unless a command depended on the last page.
  @Test(arguments: Depth.seeds(20, quick: 4))
  func `a session that grows keeps its dates`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var session = try Self.session(Self.data(0, 30))
    var extent = (first: 0, count: 30)
    for _ in 0..<30 {
      let before = Self.places(session)
      let added = (random.number(below: 20), random.number(below: 20))
      extent = (extent.first - added.0, extent.count + added.0 + added.1)
      session.update(Self.data(extent.first, extent.count))
      #expect(Self.places(session) == before, "seed \(seed)")
      #expect(session.state.pager.brokenInvariant == nil, "seed \(seed)")
      let fresh = try Self.session(Self.data(extent.first, extent.count))
      #expect(session.state.labels == fresh.state.labels, "seed \(seed)")
      let line = random.element(of: ["left 3", "right", "up", "down", "first", "undo", "redo"])
      session.run(all: [line])
    }
  }
}
