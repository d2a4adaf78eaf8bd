import CrossPagerTesting
import Foundation
import Testing

/// Tests that a document cannot pass without a comparison.
@Suite(.enabled(if: !TestDocument.isUpdated))
struct TestDocumentTests {
  /// Returns the problems of a document in which `> TEXT` prints the text.
  private func problems(_ text: String) throws -> [String] {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: url) }
    try text.write(to: url, atomically: true, encoding: .utf8)
    return try TestDocument(url).problems { line, _ in
      if line.hasPrefix("> ") { return .command(line.dropFirst(2).components(separatedBy: ",")) }
      return line.isEmpty || line.hasPrefix("```") ? .text : .output
    }
  }

  @Test(arguments: [
    ("> a,b\na\nb", true), ("> a,b\na", false), ("> a\nb", false), ("> a", false),
    ("> a,b\n[...]", true), ("> a,b\n[...]\nb", true), ("> a,b\n[...]\nc", false),
    ("> abc\na[...]c", true), ("> abc\n[...]d", false), ("> abc\n...", false),
  ])
  func `output that differs is a problem`(block: String, fits: Bool) throws {
    #expect(try problems("text\n```console\n\(block)\n```\n").isEmpty == fits)
  }

  @Test func `a document without commands is a problem`() throws {
    #expect(try problems("> a\nb\n").count == 1)
  }

  @Test(arguments: [
    "```console\nlost\n```", "```console\n> a\na\n\nlost\n```", "```console\n> a\na\n",
    "```console\n> a\na\n```text\n```",
  ])
  func `a line without a command and a block without an end are errors`(text: String) {
    #expect(throws: (any Error).self) { try problems(text) }
  }
}
