import CrossPagerTesting
import Foundation
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// No line crashes the program, and every response can be written.
/// At quick depth, the suite runs a fifth of the seeds and tries two of the long words in half of the lines.
struct FuzzTests {
  @Test(arguments: Depth.seeds(40, quick: 8))
  func `random bytes run, and their responses can be written`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var session = try session("a=5,b=0")
    for _ in 0..<20 {
      let bytes = (0..<random.number(below: 60)).map { _ in UInt8(random.number(below: 256)) }
      expectWritten(String(decoding: bytes, as: UTF8.self), by: &session, seed)
    }
  }

  @Test(arguments: Depth.seeds(100, quick: 20))
  func `random words run, and their responses can be written`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var session = try seed % 2 == 0 ? articleSession() : datedSession()
    let words =
      CommandTable.entries.map(\.name) + RuleTable.entries.map(\.name) + [
        "\"", "\"\"", "#", ";", "\t", "\0", "\u{1B}[2J", "\r\n", "\u{202E}", "\u{9B}31m", "日本", "👨‍👩‍👧",
        "a\u{301}", "-1",
      ] + [
        "99999999999999999999", "2147483647", "0", "1.5", "all", "--repair", "day", "week",
        "9999-12-31",
      ] + [
        "day=0,week=0,month=0@day", "%", "@", "=", "last", "wrap", "in", "left", "0000",
        "0001-01-01",
      ]
    for _ in 0..<20 {
      let line = (0..<1 + random.number(below: 5)).map { _ in random.element(of: words) }
      expectWritten(line.joined(separator: random.element(of: [" ", " ", ""])), by: &session, seed)
    }
  }

  @Test(arguments: [
    String(repeating: "a", count: 10_000), String(repeating: "\"", count: 10_001),
    String(repeating: "preview ", count: 20_000) + "left",
    "go " + String(repeating: "9", count: 10_000),
    String(repeating: "lock left ", count: 1_000), "left " + String(repeating: " ", count: 10_000),
    "a" + String(repeating: "\u{301}", count: 10_000),
    "follow " + String(repeating: "a=1,", count: 1_000),
  ])
  func `long lines run, and their responses can be written`(line: String) throws {
    var session = try session("a=5,b=0")
    expectWritten(line, by: &session, 0)
  }

  /// Long words, including words with many accents and words that are slow to compare.
  private static let longWords = Depth.some(of: allLongWords, quick: 2)

  private static let allLongWords = [
    String(repeating: "a", count: 2_000), "e" + String(repeating: "\u{301}", count: 5_000),
    String(repeating: "é", count: 2_000), String(repeating: "👨‍👩‍👧", count: 500),
    String(repeating: "\u{9B}", count: 2_000), String(repeating: "a,", count: 1_000),
  ]

  private static let quoting = [
    "%", "%=1", "go %", "go 0 %", "set %", "set edge %", "set edge wrap %", "set start %",
    "set viewport 1 %", "help %", "help a % b", "value %", "date %", "expect %", "expect ignored %",
    "expect moved %", "follow %", "follow a=%@a", "follow %@a", "follow a=0@%", "follow %=0@%",
    "insert-level % 3", "insert-level \"%", "insert-level \"%\"x", "remember % 1", "align %",
    "forget %", "move-level % 0", "remove-level %", "insert % 0", "open % 1", "save %", "restore %",
    "restore --repair %", "replay %", "record %", "preview %", "preview go %", "left %", "tick %",
    "drag % 0", "release %", "lock %", "zoom %", "quit %", "left 1 %", ";%",
  ]

  @Test(arguments: Depth.some(of: quoting, quick: 6))
  func `no message quotes more than 60 characters of a line`(line: String) throws {
    for word in FuzzTests.longWords {
      var session = try datedSession(storage: FailingStorage())
      // `help` accepts any word, and some of the words are valid level names.
      let isMessage = !line.hasPrefix("help") && !line.hasPrefix("insert-level % ")
      let line = line.replacing("%", with: word)
      let result = session.run(line)
      let response = try #require(result)
      let lines = [TextStyle(), TextStyle(width: 100_000), TextStyle(isPlain: true)].map { style in
        let report = TextReport(style: style)
        return (report.lines(response) + report.messages(response)).joined(separator: "\n")
      }
      for text in lines + [session.message(line) ?? ""] {
        // A message has room for one quoted word, the problem and the allowed values.
        #expect(
          !isMessage || text.count < 1000 && text.utf8.count < 5000,
          "\(line.prefix(40)): \(text.count)")
        #expect(!text.contains(String(word.prefix(61))), "\(line.prefix(40))")
      }
      #expect(!isMessage || session.message(line) != nil, "\(line.prefix(40))")
      expectWritten(line, by: &session, 0)
    }
  }

  @Test func `long names of levels and columns are shortened but stay distinct`() throws {
    for word in FuzzTests.longWords where !word.contains("\u{9B}") {
      var session = try session("a=3", storage: FailingStorage())
      session.run(all: ["insert-level \(word) 3", "insert-level \(word)b 0"])
      #expect(session.state.labels.count == 3)
      for line in [
        "go \(word)", "right", "right 9", "right", "go \(word)b", "left", "preview left", "top",
        "up", "insert-level \(word) 1", "go c", "page 9", "insert \(word) 9",
        "set edge wrap \(word)", "undo", "where c", "set snap free", "open", "left", "close",
        "save x", "remove-level 0", "restore none",
      ] {
        let result = session.run(line)
        let response = try #require(result)
        for style in [TextStyle(width: 100_000), TextStyle(isPlain: true)] {
          let report = TextReport(style: style)
          let text = (report.lines(response) + report.messages(response)).joined()
          #expect(text.count < 1000 && text.utf8.count < 5000, "\(line.prefix(40)): \(text.count)")
        }
      }
    }
  }

  private func expectWritten(_ line: String, by session: inout Session, _ seed: UInt64) {
    guard let response = session.response(to: line) else { return }
    let json = response.json(number: 1)
    #expect(
      !json.unicodeScalars.contains { $0.properties.generalCategory == .control },
      "seed \(seed): \(line)")
    #expect(
      (try? JSONSerialization.jsonObject(with: Data(json.utf8))) != nil, "seed \(seed): \(line)")
    for style in [
      TextStyle(), TextStyle(width: 1, isASCII: true), TextStyle(width: 30, isColored: true),
    ] {
      let report = TextReport(style: style)
      let isQuit = response.quit.isWanted || response.isPreview
      let lines = report.lines(response) + report.messages(response)
      #expect(isQuit || !lines.isEmpty || line.contains("history"), "seed \(seed): \(line)")
    }
  }
}
