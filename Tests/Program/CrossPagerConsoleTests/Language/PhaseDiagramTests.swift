import Foundation
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct PhaseDiagramTests {
  /// Commands that act on the session or change nothing.
  private static let others: Set = [
    "date", "latest", "undo", "redo", "where", "levels", "map", "routes", "preview", "show",
    "hosts", "data", "value", "gaps", "values", "series", "save", "restore", "link", "follow",
    "record", "replay", "expect", "help", "history", "quit", "keys", "bar", "enter", "back",
    "compare", "find", "mark", "marks", "unmark", "aggregate", "first-weekday", "timezone",
    "missing", "duplicates", "by", "browse", "export", "split", "style", "profile", "goal",
    "smooth", "cumulate", "note", "notes", "count",
  ]

  @Test func `the document has the diagram`() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Docs/Gestures.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let diagram = try #require(text.firstRange(of: #/```mermaid\n(?s:.*?)```/#))
    let expected = text.replacingCharacters(
      in: diagram, with: "```mermaid\n\(PhaseDiagram.mermaid)\n```")
    if ProcessInfo.processInfo.environment["CROSSPAGER_UPDATE"] != nil {
      try expected.write(to: url, atomically: true, encoding: .utf8)
    } else {
      #expect(text == expected)
    }
  }

  @Test func `each phase leads to the phases in the table`() {
    var found: [PhaseDiagram.Stage: Set<PhaseDiagram.Stage>] = [:]
    for arrow in PhaseDiagram.explored.values.joined() {
      found[arrow.from, default: []].insert(arrow.to)
    }
    let all = Set(PhaseDiagram.Stage.allCases)
    #expect(found == [.settled: all, .dragging: all, .settling: all, .open: [.open, .settled]])
  }

  @Test func `the diagram has every command of the model`() {
    let words = Set(CommandTable.entries.map(\.name)).subtracting(Self.others)
    #expect(Set(PhaseDiagram.explored.keys) == words)
  }

  @Test func `commands for every phase are found in every phase`() {
    let atRest: Set<PhaseDiagram.Arrow> = [
      .init(from: .settled, to: .settled), .init(from: .dragging, to: .settled),
      .init(from: .settling, to: .settled),
    ]
    let found = PhaseDiagram.explored
    for word in ["left", "down", "go", "remember", "align", "zoom"] {
      #expect(found[word] == atRest, "\(word)")
    }
    for word in ["unlock", "insert", "set"] {
      #expect(found[word] == atRest.union([.init(from: .open, to: .open)]), "\(word)")
    }
    #expect(
      found["remove-level"]
        == atRest.union([.init(from: .open, to: .open), .init(from: .open, to: .settled)]))
    #expect(found["close"] == [.init(from: .open, to: .settled)])
    #expect(
      found["glide"]
        == Set([.settled, .dragging, .settling].map { .init(from: $0, to: .settling) }))
    #expect(
      found["tick"]
        == [.init(from: .settling, to: .settling), .init(from: .settling, to: .settled)])
  }
}
