import CivilDates
import CrossPagerSeries
import TerminalText
import Testing
import TextCharts

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// `style calendar` draws months, quarters and years as calendars of shaded days. See also `calendar-style.md`.
struct CalendarTests {
  /// Returns a session with the values 1 to 200 on the days from 2014-12-20 on.
  private static func session() throws -> Session {
    try datedSession(from: (2014, 12, 20), days: 200, units: [.day, .month, .year])
      .after("style calendar", "go year")
  }

  @Test func `another file keeps the style`() throws {
    let other = try datedSession(from: (2016, 1, 1), days: 9, units: [.year])
    let scene = try Scene(try #require(other.chartData), units: [.year])
    let opened = try Self.session().state.opening(scene)
    #expect(opened.labels.compactMap(\.dated).map(\.barUnit) == [.day])
  }

  @Test(arguments: [20, 33, 57, 58, 80, 120, 200])
  func `a calendar fits every width, and shows each day once`(width: Int) throws {
    var session = try Self.session()
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
    var session = try Self.session()
    var style = TextStyle(width: 80)
    (style.height, style.omission) = (height, .titles)
    let lines = TextReport(style: style).lines(session.show())
    #expect(lines.count <= height || height < 3)
    #expect(lines.contains { $0.hasPrefix("Sun") } == (height >= 8))
    #expect(lines.contains { $0.contains("Jan") } == (height >= 9))
    #expect(lines.contains { $0.contains("missing ·") } == (height >= 10))
    #expect(lines.contains("no room for 365 days") == (2..<8 ~= height))
  }
}
