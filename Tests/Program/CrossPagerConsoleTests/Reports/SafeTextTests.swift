import CivilDates
import CrossPagerTesting
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Reports make control characters visible, and their lines fit the width of the screen.
/// At quick depth, the suite runs a fifth of the seeds.
struct SafeTextTests {
  private static let evil = "\u{1B}[2J\u{202E}\u{7}\u{9B}31m\u{2028}"

  @Test(arguments: [
    "go \"\(evil)\"", "\(evil)", "left \(evil)", "save \(evil)", "restore \(evil)", "help \(evil)",
    "insert-level \(evil) 3", "follow %1B%5B2J=0@%1B%5B2J", "follow \(evil)", "date \(evil)",
    "history", "insert-level \"\u{202E}x\" 3", "where", "map", "levels", "show", "link",
    "remove-level 1", "preview go \(evil)", "set \(evil)",
  ])
  func `control characters are made visible`(line: String) throws {
    let document = """
      {"levels":[{"name":"a","pages":["\\u001b[2J\\u202e\\u0007"]},{"name":"\\u202e\\u2028b","pages":3}]}
      """
    var session = try session(document: document)
    session.run(all: ["lfet \(Self.evil)"])
    let result = session.run(line)
    let response = try #require(result)
    let report = TextReport(style: TextStyle())
    let text = report.lines(response) + report.messages(response)
    #expect(!text.isEmpty)
    for line in text { #expect(line == line.replacingControlCharacters) }
    let prompt = report.text(session.place)
    #expect(prompt == prompt.replacingControlCharacters)
  }

  @Test(
    arguments: pairs(
      of: #"""
        \u{1B}[C |   ␛[C\n  ^^^\nThe Right key does not work here. Instead, enter: right
        whe\u{1B}[5~re |   whe␛[5~re\n  ^^^^^^^^^\nThe Page Up key does not work here. Instead, enter: left 10
        left 2\u{1B}x |   left 2␛x\n       ^^^\n'2␛x' is not a number from 1 to 2147483647.
        \u{1B}[99z |   ␛[99z\n  ^^^^^\nThis key does not work here. 'help' lists the commands.
        """#
    ))
  func `the keys of a terminal lead to commands`(line: String, text: String) throws {
    var session = try session("day=5,week=5")
    let result = session.run(line)
    let response = try #require(result)
    let report = TextReport(style: TextStyle())
    #expect((report.lines(response) + report.messages(response)).joined(separator: "\n") == text)
  }

  @Test(arguments: Depth.seeds(30, quick: 6), [1, 5, 20, 40, 80])
  func `no line of a report of places exceeds the width`(seed: UInt64, width: Int) throws {
    var script = RandomLines(seed: seed, levels: ["日本", "a", "0", "long name of a level"])
    script.entries = script.entries.filter {
      !["history", "help", "link", "data"].contains($0.name)
    }
    var session = try session("日本=5,a=2147483647,long name of a level=0")
    for line in script.lines(20) {
      guard let response = session.response(to: line) else { continue }
      if response.report(LineReport.self) != nil { continue }
      if response.report(LinkReport.self) != nil { continue }
      let lines = TextReport(style: TextStyle(width: width)).lines(response)
      let isNarrow = lines.allSatisfy { $0.displayWidth <= width }
      #expect(isNarrow, "seed \(seed), width \(width): \(line)\n\(lines.joined(separator: "\n"))")
    }
  }

  @Test(arguments: Depth.seeds(40))
  func `plain output draws nothing, whatever the command`(seed: UInt64) throws {
    var lines = RandomLines(seed: seed, levels: ["day", "week", "month", "a", "0"])
    let report = TextReport(style: TextStyle(isPlain: true))
    for var session in [try session("a=5,b=0"), try datedSession()] {
      for line in lines.lines(20) {
        guard let response = session.response(to: line) else { continue }
        for line in report.lines(response) + report.messages(response) {
          #expect(!line.contains("  "), "seed \(seed): \(line)")
          #expect(!line.contains(where: { "▸●·─│┤█…^".contains($0) }), "seed \(seed): \(line)")
        }
      }
    }
  }

  @Test(
    arguments: [
      String(repeating: "n", count: 100_000), "a" + String(repeating: "\u{301}", count: 10_000),
    ], ["data", "values", "show"])
  func `a long column name is cut in text`(name: String, command: String) throws {
    let text = "date,\(name),x\n2015-01-01,1,2\n2015-01-02,2,x\n"
    var session = try dataSession(reading: text, units: [.month])
    let ran = session.run(command)
    let response = try #require(ran)
    for isPlain in [false, true] {
      let lines = TextReport(style: TextStyle(isPlain: isPlain)).lines(response)
      #expect(lines.joined().unicodeScalars.count < 4_000)
      #expect(lines.joined().unicodeScalars.contains("."))
    }
  }
}
