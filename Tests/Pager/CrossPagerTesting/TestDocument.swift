package import Foundation

/// A document whose fenced blocks contain commands and their expected output. If `CROSSPAGER_UPDATE` is set, a check
/// rewrites the document instead of comparing it.
///
/// In the expected output, `[...]` stands for any text, and a line `[...]` for any number of lines.
package struct TestDocument: Sendable, CustomStringConvertible {
  package let url: URL

  package init(_ url: URL) { self.url = url }

  /// Returns the documents in a folder, without `README.md`.
  package static func all(in folder: URL) -> [TestDocument] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let documents = names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted()
    precondition(!documents.isEmpty, "'\(folder.path)' has no documents.")
    return documents.map { TestDocument(folder.appending(path: $0)) }
  }

  /// Returns the documents, or their sections, whose descriptions `CROSSPAGER_DOCUMENTS` lists, one on each line. If it
  /// is not set, returns all of them.
  package static func chosen<Part: CustomStringConvertible>(_ parts: [Part]) -> [Part] {
    guard let list = ProcessInfo.processInfo.environment["CROSSPAGER_DOCUMENTS"] else {
      return parts
    }
    let names = Set(list.split(separator: "\n").map(String.init))
    return parts.filter { names.contains($0.description) }
  }

  package static let isUpdated = ProcessInfo.processInfo.environment["CROSSPAGER_UPDATE"] == "1"

  package var description: String { url.lastPathComponent }

  /// The meaning of a line in a block.
  package enum Meaning {
    /// The line stays as it is, and no output follows.
    case text
    /// A command, which printed these lines. If they are nil, its output is not compared.
    case command(_ printed: [String]?)
    /// The line belongs to the expected output of the last command.
    case output
  }

  /// The context of a line.
  package struct Block {
    /// The words after the fence.
    package var words: [String]
    /// The next line of the document.
    package var following: String
  }

  /// A line that follows no command, or a block without an end.
  private struct UnknownLine: Error { let line: String }

  private struct Part {
    let number: Int
    let line: String
    var printed: [String]?
    var isCommand = false
    var expected: [String] = []

    var fits: Bool { printed.map { $0[...].fit(expected[...]) } ?? true }
  }

  /// Runs the commands and returns a description of each output that differs from the expected one.
  ///
  /// - Parameter meaning: The meaning of a line in a block. It is also called, without effect, for the fence that begins
  ///   a block.
  package func problems(
    _ meaning: (_ line: String, _ block: Block) throws -> Meaning
  ) throws -> [String] {
    var parts: [Part] = []
    var words: [String]?
    let text = try String(contentsOf: url, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      var part = Part(number: index + 1, line: line)
      let following = index + 1 < lines.count ? lines[index + 1] : ""
      if line == "```", words != nil {
        words = nil
      } else if line.hasPrefix("```") {
        if words != nil { throw UnknownLine(line: line) }
        let opened = line.dropFirst(3).split(separator: " ").map(String.init)
        _ = try meaning(line, Block(words: opened, following: following))
        words = opened
      } else if let words {
        switch try meaning(line, Block(words: words, following: following)) {
        case .text: break
        case .command(let printed): (part.printed, part.isCommand) = (printed, true)
        case .output:
          let command = parts.lastIndex { $0.isCommand }
          guard let command, command == parts.count - 1 else { throw UnknownLine(line: line) }
          parts[command].expected.append(line)
          continue
        }
      }
      parts.append(part)
    }
    if let words { throw UnknownLine(line: "The last block, \(words), has no end.") }
    if !parts.contains(where: \.isCommand) { return ["\(self) has no commands."] }
    if Self.isUpdated {
      let lines = parts.flatMap { [$0.line] + ($0.fits ? $0.expected : $0.printed ?? []) }
      if lines.joined(separator: "\n") == text { return [] }
      try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
      return ["\(self) was rewritten. Read the difference."]
    }
    return parts.filter { !$0.fits }.map { part in
      """
      \(description):\(part.number): \(part.line)
      printed: \((part.printed ?? []).joined(separator: "\n"))
      expected: \(part.expected.joined(separator: "\n"))
      """
    }
  }
}
