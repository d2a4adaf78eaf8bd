import CrossPager
import CrossPagerTesting
import Foundation
import Testing

/// Checks the documents in `Tests/Pager/Documents`. Their README describes the form.
struct PagerDocumentTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Documents").standardized

  @Test(arguments: TestDocument.all(in: folder))
  func `pagers do what the documents say`(document: TestDocument) throws {
    var pager: DocumentedPager?
    let problems = try document.problems { line, words in
      if line.hasPrefix("levels") {
        var opened = try DocumentedPager(line, words)
        defer { pager = opened }
        return opened.extras()
      }
      guard line.hasPrefix("> ") || line.hasPrefix("? ") else { return nil }
      var next = try #require(pager)
      let lines = try next.output(of: String(line.dropFirst(2)))
      if line.hasPrefix(">") { pager = next }
      return lines
    }
    for problem in problems { Issue.record("\(problem)") }
  }
}
