import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct StyleTests {
  @Test(arguments: [
    ([], true), (["aggregate sum"], false), (["aggregate last"], false), (["set style bar"], false),
    (["set style line", "aggregate sum"], true), (["compare previous", "left"], true),
    (["compare previous"], false), (["set style bar", "undo"], true),
  ])
  func `means have a line, and other aggregates and compared pages have bars`(
    lines: [String], isLine: Bool
  ) throws {
    var session = try datedSession().after("go month")
    session.run(all: lines)
    let text = TextReport(style: TextStyle()).lines(session.show()).joined()
    #expect(text.contains("█") != isLine)
  }

  @Test func `a snapshot keeps the style, and a session without data has none`() throws {
    let storage = MemoryStorage()
    var session = try datedSession(storage: storage)
    session.run(all: ["set style bar", "save bars.json", "set style line", "restore bars.json"])
    #expect(session.state.drawing.style == .bar)
    var plain = try CrossPagerConsoleTests.session("a=2")
    let shown2 = plain.message("set style line")
    #expect(shown2 != nil)
    let run1 = plain.run("levels")
    let levels = try #require(run1)
    #expect(!TextReport(style: TextStyle()).lines(levels).joined().contains("style"))
  }
}
