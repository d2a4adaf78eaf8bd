import CivilDates
import CrossPager
import CrossPagerSeries
import TerminalText
import Testing
import TextCharts

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// `style calendar` draws months, quarters and years as calendars of shaded days.
struct CalendarTests {
  /// The values 1 to 200 on the days from 2014-12-20 on.
  private static func session(
    _ units: [CalendarUnit] = [.day, .month, .year], storage: any Storage = MemoryStorage()
  ) throws -> Session {
    try datedSession(from: (2014, 12, 20), days: 200, units: units, storage: storage)
      .after("style calendar")
  }

  /// The places and the shades come from a script in Python: `(date.weekday() + day_of_year) % 7` and `// 7`, and the
  /// first of four equal steps from 2 to 199, the range of all but the least and the greatest value.
  @Test func `a year has a row for each weekday, and a column for each week`() throws {
    try Self.session().after("go year").expectText(
      """
      > bar 2015-03-01
      changed: bar at 59, Sun 2015-03-01: 72, 1 sample
      > show
      year 2015 · 2015-01-01 through 2015-12-31
      rain, mean by day
          Jan Feb Mar  Apr May  Jun Jul Aug  Sep Oct Nov  Dec
      Mon  ░░░░░▒▒▒▒▒▒▒▓▓▓▓▓▓▓████████·························
      Tue  ░░░░░▒▒▒▒▒▒▒▓▓▓▓▓▓▓████████·························
      Wed  ░░░░░▒▒▒▒▒▒▒▓▓▓▓▓▓▓███████··························
      Thu ░░░░░░▒▒▒▒▒▒▒▓▓▓▓▓▓▓███████··························
      Fri ░░░░░░▒▒▒▒▒▒▒▓▓▓▓▓▓▓███████·························
      Sat ░░░░░░▒▒▒▒▒▒▒▓▓▓▓▓▓▓███████·························
      Sun▸░░░░░░▒▒▒▒▒▒▒▓▓▓▓▓▓▓███████·························
                  ▲
      · missing · ░ 2 to 51 · ▒ to 100 · ▓ to 149 · █ above 149 · scale robust
      Sun 2015-03-01: 72 · 1 sample
      count 188 · missing 0 · min 13 · mean 106 · max 200
      """)
  }

  @Test func `a diamond marks each day with a note`() throws {
    try Self.session().after("go year", "bar 2015-03-01", "note a", "go month 4", "bar 3", "note b")
      .expectText(
        """
        > show
        month 2015-04 · 2015-04-01 through 2015-04-30
        rain, mean by day
            Apr
        Mon    ▓▓ ▓▓ ▓▓ ▓▓
        Tue    ▓▓ ▓▓ ▓▓ ▓▓
        Wed ▓▓ ▓▓ ▓▓ ▓▓ ▓▓
        Thu ▓▓ ▓▓ ▓▓ ▓▓ ▓▓
        Fri▸▓◆ ▓▓ ▓▓ ▓▓
        Sat ▓▓ ▓▓ ▓▓ ▓▓
        Sun ▓▓ ▓▓ ▓▓ ▓▓
            ▲
        ░ 2 to 51 · ▒ to 100 · ▓ to 149 · █ to 199 · scale robust
        Fri 2015-04-03: 105 · 1 sample · note: b
        count 30 · missing 0 · min 103 · mean 118 · max 132
        """)
  }

  @Test func `a screen reader gets each day with its month`() throws {
    var session = try Self.session().after("go year")
    let lines = TextReport(style: TextStyle(isPlain: true)).lines(session.show())
    #expect(lines.count { $0.hasSuffix(", 1 sample") } == 188)
    #expect(lines.contains("Mar 1: 72, 1 sample"))
    #expect(lines.last == "Dec 31: missing")
  }

  @Test(arguments: [
    ([CalendarUnit.year, .decade], "go year", 365), ([.quarter, .year], "go quarter 1", 90),
    ([.month, .year], "go month 2", 28), ([.week, .year], "go week 1", 7),
    ([.day, .decade], "go decade", 10), ([.day, .century], "go day 0", 24),
  ])
  func `quarters and years have a bar for each day`(
    units: [CalendarUnit], line: String, count: Int
  ) throws {
    var session = try Self.session(units).after(line)
    guard case .array(let bars)? = session.outcome("show")?["page"]?["bars"] else {
      Issue.record("There are no bars.")
      return
    }
    #expect(bars.count == count)
  }

  @Test func `a day is marked, entered and left like a bar`() throws {
    try Self.session().after("go year").expectJSON(
      """
      > bar 2015-02-03 {"result":"changed","bar":{"index":33,"key":"2015-02-03","start":"2015-02-03","end":"2015-02-04","value":46,"count":1},"at":{"level":"year","page":1}}
      > bar next {"result":"changed","bar":{"index":34,"key":"2015-02-04","start":"2015-02-04","end":"2015-02-05","value":47,"count":1},"at":{"level":"year","page":1}}
      > enter {"result":"moved","from":{"level":"year","page":1},"to":{"level":"day","page":46},"at":{"level":"day","page":46}}
      > back {"result":"moved","from":{"level":"day","page":46},"to":{"level":"year","page":1},"bar":{"index":34,"key":"2015-02-04","start":"2015-02-04","end":"2015-02-05","value":47,"count":1},"at":{"level":"year","page":1}}
      > find > 199 {"result":"ignored","reason":"noSuchPage","at":{"level":"year","page":1}}
      """)
  }

  /// The number of bars on the current page.
  private static func bars(_ session: Session) -> Int? {
    let page = session.state.datedPage(at: session.state.pager.position)
    return page.map { $0.bars.count }
  }

  @Test func `the style is kept by undo, snapshots and another file, and marks of a year are not`()
    throws
  {
    let storage = MemoryStorage()
    var session = try Self.session(storage: storage).after("go year", "bar 3", "bar at 3")
    #expect(session.hasMarkedBar)
    session.run(all: ["save year.json", "style bar"])
    #expect(!session.hasMarkedBar)
    #expect(Self.bars(session) == 12)
    #expect(Self.bars(session.after("undo")) == 365)
    #expect(session.after("undo").hasMarkedBar)
    #expect(Self.bars(session.after("undo", "redo")) == 12)
    session.run(all: ["restore year.json"])
    #expect(Self.bars(session) == 365)
    #expect(session.state.barIndex(in: session.chartData) == 3)
    let other = try datedSession(from: (2016, 1, 1), days: 9, units: [.year])
    let scene = try Scene(try #require(other.chartData), units: [.year])
    let opened = session.state.opening(scene)
    #expect(opened.labels.compactMap(\.dated).map(\.barUnit) == [.day])
  }

  @Test(arguments: [20, 33, 57, 58, 80, 120, 200])
  func `a calendar fits every width, and shows each day once`(width: Int) throws {
    var session = try Self.session().after("go year")
    let page = try #require(session.page() as? ChartPage)
    let cells = try #require(PageChart(page.charts[0]).cells)
    let rows = cells.rows(width: width, .blocks).map(\.text)
    #expect(rows.allSatisfy { $0.displayWidth <= width })
    for bar in [0, 200, 364] {
      session.run(all: ["bar at \(bar)"])
      let lines = TextReport(style: TextStyle(width: width)).lines(session.show())
      #expect(lines.count { $0.contains("▸") } == 1 && lines.count { $0.hasSuffix("▲") } == 1)
    }
    let glyphs = rows.joined().filter { "░▒▓█▁·".contains($0) }
    let perDay = rows.contains { $0.contains("░░ ") } ? 2 : 1
    #expect(glyphs.count { $0 != "·" } == 188 * perDay)
    #expect(glyphs.count { $0 == "·" } == 177)
  }

  @Test(arguments: 1...16)
  func `a calendar on a short screen loses figures, the legend, its labels, and then all rows`(
    height: Int
  ) throws {
    var session = try Self.session().after("go year")
    var style = TextStyle(width: 80)
    (style.height, style.omission) = (height, .titles)
    let lines = TextReport(style: style).lines(session.show())
    #expect(lines.count <= height || height < 3)
    #expect(lines.contains { $0.hasPrefix("Sun") } == (height >= 8))
    #expect(lines.contains { $0.contains("Jan") } == (height >= 9))
    #expect(lines.contains { $0.contains("missing ·") } == (height >= 10))
    #expect(lines.contains("no room for 365 days") == (2..<8 ~= height))
  }

  @Test func `a split has a calendar for each chart`() throws {
    let rows = (1...59).map { day in
      "2015-0\(day < 32 ? 1 : 2)-\(day % 31 < 10 && day != 31 ? "0" : "")\(day < 32 ? day : day - 31),\(day * 7 % 11),\(60 - day * day % 13)\n"
    }
    let read = try SeriesReader.read(
      Array(("date,rain,wind\n" + rows.joined()).utf8), source: "x.csv")
    let data = ChartData(columns: read.series, report: read.report)
    var session = Session(scene: try Scene(data, units: [.month, .year]), storage: MemoryStorage())
      .after("split 2", "style calendar", "go month 0")
    let lines = TextReport(style: TextStyle()).lines(session.show())
    #expect(lines.count { $0.hasPrefix("Thu ") } == 2)
    #expect(lines.count { $0.contains("▒ to ") } == 2)
  }
}
