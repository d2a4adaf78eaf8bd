package import Foundation

/// A document whose fenced blocks contain commands and their expected output. If `CROSSPAGER_UPDATE` is set, a check
/// rewrites the document instead of comparing it.
///
/// In a block, lines that start with `#` are comments. In the expected output, `...` stands for any text, and a line of
/// `...` for any lines.
package struct TestDocument: Sendable, CustomStringConvertible {
  private let url: URL

  /// The documents in a folder, without `README.md`.
  package static func all(in folder: URL) -> [TestDocument] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted()
      .map { TestDocument(url: folder.appending(path: $0)) }
  }

  package var description: String { url.lastPathComponent }

  /// A line that is neither a command nor the output of one.
  private struct UnknownLine: Error { let line: String }

  /// A line of a document. If it is a command, the expected and printed lines.
  private struct Part {
    let line: String
    let printed: [String]?
    var expected: [String] = []

    var fits: Bool { printed.map { $0[...].fit(expected[...]) } ?? true }
  }

  /// Runs the commands and returns a description of each output that differs from the expected one.
  ///
  /// - Parameter output: The lines that a line in a block prints; nil if the line is not a command. `words` are the words
  ///   that follow the fence of the block.
  package func problems(
    _ output: (_ line: String, _ words: [String]) throws -> [String]?
  ) throws -> [String] {
    var parts: [(number: Int, part: Part)] = []
    var words: [String]?
    let text = try String(contentsOf: url, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = String(line)
      var printed: [String]?
      if line.hasPrefix("```") {
        words = words == nil ? line.dropFirst(3).split(separator: " ").map(String.init) : nil
      } else if let words, !line.isEmpty, !line.hasPrefix("#") {
        printed = try output(line, words)
        if printed == nil {
          guard parts[parts.count - 1].part.printed != nil else { throw UnknownLine(line: line) }
          parts[parts.count - 1].part.expected.append(line)
          continue
        }
      }
      parts.append((index + 1, Part(line: line, printed: printed)))
    }
    if ProcessInfo.processInfo.environment["CROSSPAGER_UPDATE"] != nil {
      let lines = parts.map(\.part).flatMap {
        [$0.line] + ($0.fits ? $0.expected : $0.printed ?? [])
      }
      try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
      return []
    }
    return parts.filter { !$0.part.fits }.map { number, part in
      """
      \(description):\(number): \(part.line)
      printed: \((part.printed ?? []).joined(separator: "\n"))
      expected: \(part.expected.joined(separator: "\n"))
      """
    }
  }
}
