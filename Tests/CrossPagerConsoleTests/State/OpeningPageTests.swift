import CivilDates
import CrossPager
import CrossPagerSeries
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests the levels and the first page of a newly opened file (`Docs/Files.md`, "Levels").
struct OpeningPageTests {
  private func data(_ rows: [String]) throws -> ChartData {
    let (columns, report) = try SeriesReader.read(
      Array("date,v\n\(rows.joined(separator: "\n"))\n".utf8), source: "x.csv", resolution: nil)
    return ChartData(columns: columns, report: report)
  }

  private func days(_ first: String, _ count: Int) -> [String] {
    let start = CivilCalendar().span(ofKey: first)?.lowerBound.date.dayNumber ?? 0
    return (0..<count).map { "\(CivilDate(dayNumber: start + $0)),\($0)" }
  }

  private func session(_ rows: [String], _ units: [CalendarUnit]? = nil) throws -> Session {
    Session(scene: try Scene(try data(rows), units: units), storage: MemoryStorage())
  }

  private func places(_ session: Session) -> [String] {
    session.state.places.map { "\($0.level) \($0.title ?? "")" }
  }

  @Test func `daily data opens on the newest week that is at least half as full as usual`() throws {
    // 2024-01-01 is a Monday. The last week has 3 of 7 days.
    var session = try session(days("2024-01-01", 38))
    #expect(places(session) == ["week 2024-W05", "month 2024-02", "year 2024"])
    #expect(session.remarks() == [.newerPages(1)])
    #expect(
      TextReport(style: .init()).lines(.newerPages(1))
        == ["1 newer page has fewer values. To go to the newest page: latest"])
    session.run(all: ["latest"])
    #expect(places(session).first == "week 2024-W06")
    #expect(session.remarks() == [])
    session.run(all: ["undo", "forget all"])
    #expect(places(session) == ["week 2024-W06", "month 2024-02", "year 2024"])
    #expect(try places(self.session(days("2024-01-01", 39))).first == "week 2024-W06")
  }

  @Test func `the other levels open on the page that corresponds`() throws {
    let session = try session(days("2023-12-25", 10) + ["2024-02-05,1"])
    #expect(places(session) == ["month 2024-01", "year 2024", "decade 202X"])
  }

  @Test func `pages without values count as newer pages`() throws {
    var session = try session(days("2024-01-01", 28) + ["2024-03-01,"])
    #expect(places(session) == ["week 2024-W04", "month 2024-01", "year 2024"])
    #expect(session.remarks() == [.newerPages(5)])
    #expect(
      TextReport(style: .init()).lines(.newerPages(5))
        == ["5 newer pages have fewer values. To go to the newest page: latest"])
  }

  @Test func `a start decides the pages of all levels`() throws {
    var scene = try Scene(try data(days("2024-01-01", 38)))
    try scene.start(at: "last")
    #expect(
      places(Session(scene: scene, storage: MemoryStorage()))
        == ["week 2024-W06", "month 2024-02", "year 2024"])
    try scene.start(at: "2024-01-03")
    var session = Session(scene: scene, storage: MemoryStorage())
    #expect(places(session) == ["week 2024-W01", "month 2024-01", "year 2024"])
    #expect(session.remarks() == [])
  }

  @Test func `a followed series opens on the last pages and goes to new ones`() throws {
    let scene = try Scene(try data(days("2024-01-01", 38)), follows: true)
    var session = Session(scene: scene, storage: MemoryStorage())
    #expect(places(session) == ["week 2024-W06", "month 2024-02", "year 2024"])
    session.run(all: ["go month", "left"])
    session.update(try data(days("2024-01-01", 366)))
    #expect(places(session) == ["week 2025-W01", "month 2024-01", "year 2024"])
  }

  @Test func `a remark on single bars holds for all pages and names a page with more`() throws {
    let rows = days("2024-01-01", 60)
    var daily = try session(rows, [.day, .month])
    #expect(daily.remarks() == [.oneBar(.day, levelWithMore: "month")])
    // One day has two bars.
    var mixed = try session(rows + ["2024-01-05T10:00,1"], [.day, .month])
    #expect(mixed.remarks() == [])
    // The page of the coarser level also has only one bar.
    var weekly = try session(["2024-01-31,1", "2024-02-29,1", "2024-03-31,1"], [.day, .month])
    #expect(weekly.remarks() == [])
  }

  @Test func `yearly data opens on a decade, with years as labels`() throws {
    let rows = (1995...2022).map { "\($0)-01-01,\($0 - 1990)" }
    var session = try session(rows)
    #expect(places(session) == ["decade 201X", "century 20XX"])
    session.run(all: ["date 199X"])
    #expect(places(session).first == "decade 199X")
    session.run(all: ["date 2001"])
    #expect(session.state.link.text == "decade=200X,century=20XX@decade")
    session.run(all: ["follow decade=199X,century=19XX@century"])
    #expect(places(session) == ["decade 199X", "century 19XX"])
    let plain = TextReport(style: .init(isPlain: true)).lines(session.show())
    #expect(plain.first == "century 19XX")
    #expect(plain.contains("1990s: 7, 5 samples"))
    #expect(plain.contains("1980s: missing"))
    session.run(all: ["go decade"])
    let decade = TextReport(style: .init(isPlain: true)).lines(session.show())
    #expect(decade.contains("v, mean by year"))
    #expect(decade.contains("1995: 5, 1 sample"))
  }
}
