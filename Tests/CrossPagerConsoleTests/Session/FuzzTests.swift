import Foundation
import PropertyTesting
import Testing

@testable import CrossPagerConsole

/// No line whatsoever crashes, and every response can be written.
struct FuzzTests {
  @Test(arguments: seeds(40))
  func `bytes at random are run and written`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var session = try session("a=5,b=0")
    for _ in 0..<20 {
      let bytes = (0..<random.number(below: 60)).map { _ in UInt8(random.number(below: 256)) }
      expectWritten(String(decoding: bytes, as: UTF8.self), by: &session, seed)
    }
  }

  @Test(arguments: seeds(100))
  func `words at random are run and written`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var session = try seed % 2 == 0 ? articleSession() : datedSession()
    let words =
      CommandTable.entries.map(\.name) + RuleTable.entries.map(\.name)
      + [
        "\"", "\"\"", "#", ";", "\t", "\0", "\u{1B}[2J", "\r\n", "\u{202E}", "日本", "👨‍👩‍👧", "a\u{301}",
        "-1",
      ]
      + [
        "99999999999999999999", "2147483647", "0", "1.5", "all", "--repair", "day", "week",
        "9999-12-31",
      ]
      + [
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
    String(repeating: "preview ", count: 100_000) + "left",
    "go " + String(repeating: "9", count: 10_000),
    String(repeating: "lock left ", count: 1_000), "left " + String(repeating: " ", count: 10_000),
    "a" + String(repeating: "\u{301}", count: 10_000),
    "follow " + String(repeating: "a=1,", count: 1_000),
  ])
  func `long lines are run and written`(line: String) throws {
    var session = try session("a=5,b=0")
    expectWritten(line, by: &session, 0)
  }

  private func expectWritten(_ line: String, by session: inout Session, _ seed: UInt64) {
    guard let response = session.run(line) else { return }
    let json = response.json(number: 1)
    #expect(!json.utf8.contains { $0 < 0x20 }, "seed \(seed): \(line)")
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
