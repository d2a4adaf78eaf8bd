import Foundation
import Testing

/// A document with transcripts, which are blocks fenced as `console`. Lines that begin with `$ `
/// are shell commands, and the other lines are their output.
struct Document: Sendable, CustomStringConvertible {
  var name: String

  static let all = [
    "README.md", "Docs/Guide.md", "Docs/Files.md", "Docs/Gestures.md", "Docs/Scenes.md",
  ].map(Document.init)

  var description: String { name }
  var url: URL { repository.appending(path: name) }

  /// The text in the file.
  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// The text with the current output of every command.
  ///
  /// All transcripts in a document run in the same folder, which is empty at first.
  func replayed() throws -> (text: String, commands: Int) {
    let folder = try temporaryFolder()
    var lines: [String] = []
    var isTranscript = false
    var commands = 0
    for line in try text().components(separatedBy: "\n") {
      if line.hasPrefix("```") { isTranscript = line == "```console" }
      if !isTranscript || line == "```console" {
        lines.append(line)
      } else if line.hasPrefix("$ ") {
        lines.append(line)
        let run = try shell("{ \(line.dropFirst(2)); } 2>&1", folder: folder)
        lines += run.output.components(separatedBy: "\n").dropLast()
        commands += 1
      }
    }
    return (lines.joined(separator: "\n"), commands)
  }
}

struct TranscriptTests {
  /// If `CROSSPAGER_UPDATE` is set, the test rewrites the documents instead of comparing them.
  static let updates = ProcessInfo.processInfo.environment["CROSSPAGER_UPDATE"] != nil

  @Test(arguments: Document.all)
  func `transcripts match the program's output`(document: Document) throws {
    let (replayed, commands) = try document.replayed()
    #expect(commands > 0)
    if Self.updates { try replayed.write(to: document.url, atomically: true, encoding: .utf8) }
    let (wanted, printed) = (
      try document.text().components(separatedBy: "\n"), replayed.components(separatedBy: "\n")
    )
    for (line, (wanted, printed)) in zip(wanted, printed).enumerated() where wanted != printed {
      Issue.record("\(document.name):\(line + 1) says '\(wanted)', printed is '\(printed)'.")
      return
    }
    #expect(wanted.count == printed.count)
  }

  @Test func `the reference of commands matches the program's output`() throws {
    let url = repository.appending(path: "Docs/Commands.md")
    let run = try crosspager(["--commands"])
    if Self.updates { try run.output.write(to: url, atomically: true, encoding: .utf8) }
    #expect(try String(contentsOf: url, encoding: .utf8) == run.output)
  }
}
