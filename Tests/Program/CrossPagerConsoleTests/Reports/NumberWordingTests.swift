import CivilDates
import CrossPagerSeries
import TerminalText
import Testing
import TextCharts

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct NumberWordingTests {
  /// Steps of nine days, as whole numbers.
  private static func steps() throws -> Session {
    let rows = (1...9).map { "2024-01-0\($0),\(7040 + $0 * 1000)" }
    let text = "date,steps\n" + rows.joined(separator: "\n")
    return try dataSession(reading: text, units: [.week, .month])
  }

  @Test func `numbers are written alike beside the axis, in captions and at the cursor`() throws {
    var session = try Self.steps().after("first")
    let run1 = session.run("bar at 6")
    let marked = try #require(run1)
    let lines = TextReport(style: TextStyle()).lines(marked)
    #expect(lines == ["changed: bar at 6, Sun 2024-01-07: 14,040, 1 sample"])
    let page = TextReport(style: TextStyle()).lines(session.show())
    #expect(page.contains { $0.hasPrefix("10,000 ┤") })
    #expect(page.contains { $0.contains("sample min 8,040 · sample mean 11,040") })
    var month = try Self.steps().after("go month")
    let year = TextReport(style: TextStyle()).lines(month.show())
    #expect(year.contains { $0.contains("mean 12,040") })
  }

  @Test func `plain text, JSON and tables keep plain digits`() throws {
    var session = try Self.steps().after("first")
    let run2 = session.run("bar at 6")
    let marked = try #require(run2)
    let plain = TextReport(style: TextStyle(isPlain: true))
    #expect(plain.lines(marked) == ["changed: bar at 6, Sun 2024-01-07: 14040, 1 sample"])
    let shown4 = session.show()
    #expect(plain.lines(shown4).contains("sample max 14040, Sun 7"))
    let run3 = session.run("show")
    let response = try #require(run3)
    #expect(response.json(number: 1).contains("\"value\":14040"))
    #expect(!response.json(number: 1).contains("14,040"))
  }
}
