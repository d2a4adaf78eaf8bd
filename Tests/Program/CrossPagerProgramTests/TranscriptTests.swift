import CrossPagerTesting
import Foundation
import Testing

/// A document with transcripts, which are blocks fenced as `console`. `Tests/Program/Runs/README.md` describes the form.
struct Document: Sendable, CustomStringConvertible {
  var name: String

  private static let runs = "Tests/Program/Runs/"

  static let all: [Document] = {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: repository.appending(path: runs).path)
    let documents = [
      "README.md", "Docs/Guide.md", "Docs/Files.md", "Docs/Gestures.md", "Docs/Scenes.md",
    ]
    return (documents + (names ?? []).filter { $0 != "README.md" }.sorted().map { runs + $0 })
      .map(Document.init)
  }()

  var description: String { name }
  var url: URL { repository.appending(path: name) }

  /// The text in the file.
  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// A command with its input and expected output, or any other line.
  struct Part {
    var lines: [String]
    /// The number of the first line, from 1.
    var number: Int
    /// The text for standard input, or nil if the line is not a command.
    var input: String?
    var printed: [String] = []
    var expected: [String] = []

    /// The lines to write when the document is updated.
    var updated: [String] { lines + (fits ? expected : printed) }

    /// Whether the output is as expected, or a program is not installed.
    var fits: Bool {
      printed[...].fit(expected[...])
        || printed.last == "[127]" && !lines[0].hasPrefix("$ crosspager")
    }
  }

  /// Runs all commands in the same folder, which is empty at first.
  func replayed() throws -> [Part] {
    let folder = try temporaryFolder()
    var parts: [Part] = []
    var isTranscript = false
    for (index, line) in try text().components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") { isTranscript = line == "```console" }
      let last = parts.count - 1
      if !isTranscript || line == "```console" || line.hasPrefix("$ ") {
        let isCommand = isTranscript && line.hasPrefix("$ ")
        parts.append(Part(lines: [line], number: index + 1, input: isCommand ? "" : nil))
      } else if "\(line) ".hasPrefix("| "), parts[last].expected.isEmpty {
        parts[last].lines.append(line)
        parts[last].input?.append("\(line.dropFirst(2))\n")
      } else {
        parts[last].expected.append(line)
      }
    }
    for (index, part) in parts.enumerated() {
      guard let input = part.input else { continue }
      let run = try shell("{ \(part.lines[0].dropFirst(2)); } 2>&1", input: input, folder: folder)
      var printed = run.output.components(separatedBy: "\n")
      if printed.last == "" { printed.removeLast() }
      if run.status != 0, name.hasPrefix(Self.runs) { printed.append("[\(run.status)]") }
      parts[index].printed = printed
    }
    return parts
  }
}

struct TranscriptTests {
  /// If `CROSSPAGER_UPDATE` is set, the test rewrites the documents instead of comparing them.
  static let updates = ProcessInfo.processInfo.environment["CROSSPAGER_UPDATE"] != nil

  @Test(arguments: Document.all)
  func `transcripts match the program's output`(document: Document) throws {
    let parts = try document.replayed()
    #expect(parts.contains { $0.input != nil })
    if Self.updates {
      let text = parts.flatMap(\.updated).joined(separator: "\n")
      try text.write(to: document.url, atomically: true, encoding: .utf8)
      return
    }
    for part in parts {
      #expect(
        part.fits,
        """
        \(document.name):\(part.number): \(part.lines[0])
        printed: \(part.printed.joined(separator: "\n"))
        expected: \(part.expected.joined(separator: "\n"))
        """)
    }
  }

  @Test func `the reference of commands matches the program's output`() throws {
    let url = repository.appending(path: "Docs/Commands.md")
    let run = try crosspager(["--commands"])
    if Self.updates { try run.output.write(to: url, atomically: true, encoding: .utf8) }
    #expect(try String(contentsOf: url, encoding: .utf8) == run.output)
  }
}
