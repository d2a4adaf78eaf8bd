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

  /// The table of the contract's section 4; an open page is no phase.
  @Test func `each phase is followed by the phases of the contract`() throws {
    let phases = ["settled", "dragging", "settling"]
    var found: [String: [String]] = [:]
    for line in try crosspager(["--diagram"]).lines {
      guard let match = line.firstMatch(of: #/(\w+) --> (\w+) :/#) else { continue }
      found[String(match.1), default: []].append(String(match.2))
    }
    #expect(
      found.mapValues { Set($0).intersection(phases) } == [
        "settled": ["settled", "dragging"], "dragging": ["settled", "dragging", "settling"],
        "settling": ["settled", "dragging", "settling"], "open": ["settled"],
      ])
  }
}
