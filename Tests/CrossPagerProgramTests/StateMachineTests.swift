import Foundation
import Testing

/// Compares the program's phase diagram with the document, and the phases that may follow each phase with a table.
struct StateMachineTests {
  private static let name = "Docs/Gestures.md"

  @Test func `the document has the diagram that the program prints`() throws {
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

  /// The table does not count an open page as a phase.
  @Test func `each phase leads to the phases in the table`() throws {
    let phases = ["settled", "dragging", "settling"]
    var found: [String: [String]] = [:]
    for line in try crosspager(["--diagram"]).lines {
      guard let match = line.firstMatch(of: #/(\w+) --> (\w+) :/#) else { continue }
      found[String(match.1), default: []].append(String(match.2))
    }
    #expect(
      found.mapValues { Set($0).intersection(phases) } == [
        "settled": ["settled", "dragging", "settling"],
        "dragging": ["settled", "dragging", "settling"],
        "settling": ["settled", "dragging", "settling"], "open": ["settled"],
      ])
  }
}
