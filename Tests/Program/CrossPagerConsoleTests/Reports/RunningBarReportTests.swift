import CivilDates
import CrossPagerSeries
import Foundation
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct RunningBarReportTests {
  /// Values of every day from 1 March to 23 September 2024.
  private static func session(storage: any Storage = MemoryStorage()) throws -> Session {
    try datedSession(from: (2024, 3, 1), days: 207, units: [.month, .year], storage: storage).after(
      "go year", "set style bar", "aggregate sum")
  }

  @Test func `the running bar is drawn lighter and named`() throws {
    var session = try Self.session()
    let lines = TextReport(style: TextStyle(width: 80)).lines(session.show())
    #expect(lines.contains { $0.contains("▒▒▒") })
    #expect(lines.joined(separator: "\n").contains("▒ Sep so far"))
    let ascii = TextReport(style: TextStyle(width: 80, isASCII: true)).lines(session.show())
    #expect(ascii.contains { $0.contains("///") })
    let plain = TextReport(style: TextStyle(isPlain: true)).lines(session.show())
    #expect(plain.contains { $0.hasPrefix("Sep: ") && $0.hasSuffix("23 samples, so far") })
    #expect(plain.contains { $0.hasPrefix("Aug: ") && $0.hasSuffix("31 samples") })
  }

  @Test func `pages before the last one have no running bar`() throws {
    var session = try Self.session().after("go month")
    let shown2 = session.show()
    #expect(!TextReport(style: TextStyle()).lines(shown2).joined().contains("so far"))
    session.run(all: ["levels year,decade", "go year", "compare previous"])
    let shown3 = session.show()
    #expect(TextReport(style: TextStyle()).lines(shown3).joined().contains("so far"))
  }

  @Test func `JSON and pictures mark the running bar`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(storage: storage)
    let run1 = session.run("show")
    let response = try #require(run1)
    let json = response.json(number: 1)
    #expect(json.contains(#""key":"2024-09","count":23,"value":"#))
    #expect(json.components(separatedBy: "\"running\":true").count == 2)
    session.run(all: ["export bars.svg", "set style line", "export line.svg"])
    let bars = try #require(storage["bars.svg"])
    #expect(bars.contains("fill=\"url(#running)\"") && bars.contains("hatched: Sep so far"))
    let line = try #require(storage["line.svg"])
    #expect(line.components(separatedBy: "stroke-dasharray=\"4 4\"").count == 2)
    #expect(line.contains("<circle") && line.contains("dashed: Sep so far"))
  }
}
