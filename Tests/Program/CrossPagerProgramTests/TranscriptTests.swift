import CrossPagerTesting
import Foundation
import Testing

/// A file in the repository.
struct Document: Sendable, CustomStringConvertible {
  var name: String

  var description: String { name }
  var url: URL { repository.appending(path: name) }

  /// Returns the text in the file.
  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }
}

/// Runs the blocks fenced as `console` in documents. `Tests/Program/Runs/README.md` describes the form.
@Suite(.ownThreads) struct TranscriptTests {
  private static let runs = TestDocument.all(in: repository.appending(path: "Tests/Program/Runs"))
  private static let documents = [
    "README", "Docs/Guide", "Docs/Files", "Docs/Gestures", "Docs/Scenes",
  ]
  .map { TestDocument(repository.appending(path: "\($0).md")) }

  /// The programs without which a command in `Runs` is not compared.
  private static let optional = [
    "jq", "bzip2", "xz", "zstd", "xmllint", "mandoc", "groff", "zsh", "fish",
  ]

  @Test(arguments: TestDocument.chosen(documents + runs))
  func `transcripts match the program's output`(document: TestDocument) throws {
    let tellsStatus = Self.runs.contains { $0.url == document.url }
    let folder = try temporaryFolder()
    // The last command, until it runs, and its input.
    var (command, input): (String?, String) = (nil, "")
    func isInput(_ line: String) -> Bool { "\(line) ".hasPrefix("| ") }
    let problems = try document.problems { line, block in
      if block.words != ["console"] || line.hasPrefix("```") { return .text }
      if line.hasPrefix("$ ") {
        (command, input) = (String(line.dropFirst(2)), "")
      } else if command != nil, isInput(line) {
        input += "\(line.dropFirst(2))\n"
      } else {
        return .output
      }
      guard let line = command, !isInput(block.following) else { return .text }
      command = nil
      let run = try shell(tellsStatus ? line : "{ \(line); } 2>&1", input: input, folder: folder)
      if run.status == 127, Self.optional.contains(where: line.contains) { return .command(nil) }
      func lines(_ text: String) -> [String] {
        let lines = text.components(separatedBy: "\n")
        return lines.last == "" ? lines.dropLast() : lines
      }
      return .command(
        lines(run.output) + lines(run.errors).map { "! \($0)" }
          + (tellsStatus && run.status != 0 ? ["[\(run.status)]"] : []))
    }
    for problem in problems { Issue.record("\(problem)") }
  }

  @Test func `the reference of commands matches the program's output`() throws {
    let url = repository.appending(path: "Docs/Commands.md")
    let run = try crosspager(["--commands"])
    if TestDocument.isUpdated { try run.output.write(to: url, atomically: true, encoding: .utf8) }
    #expect(try String(contentsOf: url, encoding: .utf8) == run.output)
  }
}
