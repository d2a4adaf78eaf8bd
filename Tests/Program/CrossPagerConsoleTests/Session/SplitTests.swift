import CivilDates
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct SplitTests {
  /// Returns a session with two weeks of daily values in three columns.
  private static func weather(_ storage: any Storage = MemoryStorage()) throws -> Session {
    let rows = (1...14).map { day in
      "2024-01-\(day < 10 ? "0" : "")\(day),\(day).5,\(day * 1000).5,\(100.25 - Double(day))\n"
    }
    return try dataSession(
      reading: "date,rain,wind,air pressure\n" + rows.joined(), units: [.week, .month],
      storage: storage)
  }

  @Test(arguments: [
    (10, ["bar at 0"], 3), (9, ["bar at 0"], 2), (8, ["bar at 0"], 1), (7, [], 2), (6, [], 1),
    (5, [], 1), (4, [], 0),
  ])
  func `on a small screen, the line that names the other charts stays`(
    height: Int, lines: [String], bars: Int
  ) throws {
    var style = TextStyle(width: 40)
    (style.height, style.omission) = (height, .titles)
    var session = try Self.weather().after("split 3")
    session.run(all: lines)
    let drawn = TextReport(style: style).lines(session.show())
    #expect(drawn.count <= height)
    #expect(drawn.contains { $0.hasPrefix("2 not shown: ") })
    #expect(drawn.contains { $0.hasPrefix("Mon 2024-01-08: 8.5") } == !lines.isEmpty)
    #expect(drawn.count { $0.contains("┤") || $0.contains("│") } == bars)
    #expect(drawn.contains { $0.contains("┴") } == (bars > 0))
  }

  @Test func `a picture has all charts of a page`() throws {
    let storage = MemoryStorage()
    _ = try Self.weather(storage).after("split 2", "export page.svg")
    #expect(storage["page.svg"]?.split(separator: "<g ").count == 3)
  }
}
