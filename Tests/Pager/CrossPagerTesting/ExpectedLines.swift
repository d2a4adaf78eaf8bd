/// Lines that a document expects. In these lines, `...` stands for any text, and a line of `...` for any lines.
package struct ExpectedLines {
  package var patterns: [String]

  package init(_ patterns: [String]) { self.patterns = patterns }

  /// Whether the lines are as expected.
  package func fit(_ lines: [String]) -> Bool { Self.fits(lines[...], patterns[...]) }

  private static func fits(_ lines: ArraySlice<String>, _ patterns: ArraySlice<String>) -> Bool {
    guard let pattern = patterns.first else { return lines.isEmpty }
    if pattern == "..." {
      return (lines.startIndex...lines.endIndex).contains {
        fits(lines[$0...], patterns.dropFirst())
      }
    }
    guard let line = lines.first, fits(line, pattern) else { return false }
    return fits(lines.dropFirst(), patterns.dropFirst())
  }

  private static func fits(_ line: String, _ pattern: String) -> Bool {
    let pieces = pattern.split(separator: "...", omittingEmptySubsequences: false)
    if pieces.count == 1 { return line == pattern }
    guard line.hasPrefix(pieces[0]) else { return false }
    var rest = line.dropFirst(pieces[0].count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(pieces[pieces.count - 1])
  }
}
