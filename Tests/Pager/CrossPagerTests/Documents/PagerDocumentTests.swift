import CrossPager
import CrossPagerTesting
import Foundation
import PagerCompanions
import Testing

/// Checks the documents in `Tests/Pager/Documents`. Their README describes the form.
struct PagerDocumentTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Documents").standardized

  @Test(arguments: TestDocument.chosen(TestDocument.all(in: folder)))
  func `pagers do what the documents say`(document: TestDocument) throws {
    let saved = SavedRows()
    var pager: any Documented = try DocumentedPager()
    let problems = try document.problems { line, block in
      if line.isEmpty || line.hasPrefix("#") || line.hasPrefix("```") { return .text }
      switch line.prefix(while: { $0 != " " && $0 != ";" }) {
      case "levels": pager = try DocumentedPager(line, block.words)
      case "rows": pager = try DocumentedFront<DocumentedRows>(line, saved)
      case "endless": pager = try DocumentedFront<OpenEndedPager<String>>(line)
      case ">", "?":
        var next = pager
        let lines = try next.output(of: String(line.dropFirst(2)))
        if line.hasPrefix(">") { pager = next }
        return .command(lines)
      default: return .output
      }
      return .command(try pager.output(of: ""))
    }
    for problem in problems { Issue.record("\(problem)") }
  }

  /// If this test fails for a new command, add an example of it to every block in `phases.md`.
  @Test func `every command has an example in every phase`() throws {
    let url = Self.folder.appending(path: "phases.md")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let told = lines.compactMap { $0.hasPrefix("? ") ? $0.split(separator: " ")[1] : nil }
    let commands = (0..<UInt64(200)).flatMap { PagerScript(seed: $0).commands }
    for word in Set(commands.map { $0.line().prefix { $0 != " " } }).subtracting(Self.directions) {
      #expect(told.count { $0 == word } >= 6, "\(word)")
    }
  }

  private static let directions: Set<Substring> = ["left", "up", "down"]
}

/// A pager in a document.
protocol Documented {
  /// Performs a line with commands and returns its output. For an empty line, returns what the block asks for.
  mutating func output(of line: String) throws -> [String]
}

extension DocumentedFront: Documented {}
