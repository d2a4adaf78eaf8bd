import Foundation
import Testing

/// The diagram of the phases, which the program finds by trying, against what is written about them.
struct StateMachineTests {
  private static let name = "Docs/Gestures.md"

  @Test func `the document's diagram is the one the program prints`() throws {
    let printed = try crosspager(["--diagram"])
    #expect(printed.status == 0)
    let document = Document(name: Self.name)
    let parts = try document.text().components(separatedBy: "```mermaid\n")
    let rest = try #require(parts.last?.range(of: "```").map { parts[1][$0.lowerBound...] })
    #expect(parts.count == 2)
    let expected = parts[0] + "```mermaid\n" + printed.output + rest
    if TranscriptTests.updates {
      try expected.write(to: document.url, atomically: true, encoding: .utf8)
    }
    #expect(try document.text() == expected)
  }

  /// A comment says of every phase what it is "Followed by", the names of phases in code font.
  @Test func `the comments of the phases say which may follow`() throws {
    let url = repository.appending(path: "Sources/CrossPager/Phase.swift")
    var said: [String: Set<String>] = [:]
    var comment = ""
    for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("///") {
        comment += text.dropFirst(3)
      } else {
        if let phase = text.prefixMatch(of: #/case (\w+)/#)?.1, comment.contains("Followed by") {
          let words = comment.matches(of: #/`(\w+)`/#).map { String($0.1) }
          said[String(phase)] = Set(words)
        }
        comment = ""
      }
    }
    let phases = Set(said.keys)
    var found: [String: Set<String>] = [:]
    for line in try crosspager(["--diagram"]).lines {
      guard let match = line.firstMatch(of: #/(\w+) --> (\w+) :/#) else { continue }
      // A page that is open is no phase.
      let ends = [String(match.1), String(match.2)]
      if phases.isSuperset(of: ends) { found[ends[0], default: []].insert(ends[1]) }
    }
    #expect(phases == ["settled", "dragging", "settling"])
    #expect(said.mapValues { $0.intersection(phases) } == found)
  }
}
