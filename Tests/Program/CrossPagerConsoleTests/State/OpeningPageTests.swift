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

  /// The levels with their pages, and the current level.
  private func opening(_ rows: [String]) throws -> String {
    let session = try session(rows)
    let current = session.state.pager.currentLevel.map { session.state.labels[$0].name }
    return places(session).joined(separator: ", ") + " @" + (current ?? "")
  }

  @Test func `every level stands on its last page, and the first full one is current`() throws {
    // 2024-01-01 is a Monday. The last week has 3 of 7 days, and February has 7 of usually 19 days.
    #expect(try opening(days("2024-01-01", 38)) == "week 2024-W06, month 2024-02, year 2024 @year")
    // Five of seven days are not three quarters of them.
    #expect(try opening(days("2024-01-01", 40)) == "week 2024-W06, month 2024-02, year 2024 @year")
    #expect(try opening(days("2024-01-01", 41)) == "week 2024-W06, month 2024-02, year 2024 @week")
  }

  @Test func `a day without rows counts as a bar where rows are counted`() throws {
    // January and February have rows on every day, and March, which ends with the data, on every fifth.
    let dates =
      days("2024-01-01", 60)
      + [1, 6, 11, 16, 21, 26, 31].flatMap { days("2024-03-\($0 < 10 ? "0" : "")\($0)", 1) }
    let rows = dates.map { String($0.prefix(11)) + "ann" }
    #expect(try opening(rows) == "week 2024-W13, month 2024-03, year 2024 @week")
  }

  @Test func `a page whose values are equal is passed over`() throws {
    let equal = days("2024-01-29", 7).map { String($0.prefix(11)) + "4" }
    // No other page is as full as the last week, but the year has two months.
    #expect(
      try opening(days("2024-01-01", 28) + equal)
        == "week 2024-W05, month 2024-02, year 2024 @year")
  }

  @Test func `without a full page, the level whose last page has the largest share is current`()
    throws
  {
    // The year has one value for its usual two bars.
    let rows = days("2024-01-01", 38).map { String($0.prefix(11)) + "4" }
    #expect(try opening(rows) == "week 2024-W06, month 2024-02, year 2024 @year")
  }

  private func elements(_ json: JSON?) -> [JSON] {
    if case .array(let elements)? = json { elements } else { [] }
  }

  @Test func `weekly and quarterly data have full pages`() throws {
    let weeks = (0..<120).map { week in
      let date = CivilDate(dayNumber: 738_885 + 7 * week)
      return "\(date),\(week % 9)"
    }
    // 2024-01-01 is a Monday, so the first year has 52 weeks, and so has 2025.
    let session = try session(weeks)
    #expect(places(session) == ["year 2026", "decade 202X", "century 20XX"])
    var year = session.after("go year", "date 2025")
    let bars = elements(year.outcome("show")?["page"]?["bars"])
    #expect(bars.count == 52 && bars.allSatisfy { $0["count"] == 1 })
    #expect(bars.first?["key"] == "2025-W01" && bars.last?["key"] == "2025-W52")
    let quarters = (0..<103).map { quarter in
      "\(2000 + quarter / 4)-\(["01", "04", "07", "10"][quarter % 4])-01,\(quarter % 7)"
    }
    var decade = try self.session(quarters)
    #expect(places(decade) == ["decade 202X", "century 20XX"])
    decade.run(all: ["go decade", "date 2015"])
    let all = elements(decade.outcome("show")?["page"]?["bars"])
    #expect(all.count == 40 && all.first?["key"] == "2010-Q1")
  }

  @Test func `one more coarser level follows while the coarsest has more than 60 pages`() throws {
    // 62 months of days, and 61 years of days.
    #expect(try opening(days("2019-01-01", 365 * 5 + 30)).hasPrefix("week"))
    #expect(try opening(days("1960-01-01", 365 * 62)).contains("decade"))
    #expect(!(try opening(days("1966-01-01", 365 * 59)).contains("decade")))
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
    #expect(mixed.remarks() == [.rises(column: "v")])
    // The page of the coarser level also has only one bar.
    var weekly = try session(["2024-01-31,1", "2024-02-29,1", "2024-03-31,1"], [.day, .month])
    #expect(weekly.remarks() == [])
  }

  @Test func `yearly data opens on a decade, with years as labels`() throws {
    let rows = (1995...2022).map { "\($0)-01-01,\($0 - 1990)" }
    var session = try session(rows)
    #expect(places(session) == ["decade 202X", "century 20XX"])
    session.run(all: ["go decade", "date 199X"])
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
