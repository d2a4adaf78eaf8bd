import Foundation

/// The checked-in file with the counts, in sections that each begin with a line such as `[moves]`.
struct CountsFile {
  private static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "counts.txt")

  private(set) var sections: [(name: String, lines: [String])] = []

  static func read() throws -> CountsFile {
    CountsFile(text: try String(contentsOf: url, encoding: .utf8))
  }

  init(text: String) {
    for line in text.split(separator: "\n") {
      if line.hasPrefix("[") { sections.append((String(line), [])) }
      sections.indices.last.map { sections[$0].lines.append(String(line)) }
    }
  }

  /// The sums over all groups, in words that say what was checked.
  var totals: [String] {
    func values(_ name: String) -> [Int] {
      sections.flatMap(\.lines).compactMap { line in
        line.hasPrefix("\(name): ") ? Int(line.dropFirst(name.count + 2)) : nil
      }
    }
    func sum(_ name: String) -> Int { values(name).reduce(0, +) }
    let (states, unexpanded) = (sum("states"), sum("states not continued"))
    return [
      "states checked, each once in every exploration that reaches it: \(states)",
      "  with every command of their group applied: \(states - unexpanded)",
      "  where a walk ends, between eighths of a page or after a single gesture: \(unexpanded)",
      "transitions checked against the laws, the model and the twin: \(sum("transitions"))",
      "transitions compared only with those of a like start: \(sum("repeated transitions"))",
      "longest shortest script: \(values("diameter").max() ?? 0)",
    ]
  }

  /// Returns the lines of a section that differ from the given lines: lines in the file follow `-`, and given lines
  /// follow `+`.
  func difference(from lines: [String]) -> [String] {
    let known = sections.first { $0.name == lines[0] }?.lines ?? []
    return known.filter { !lines.contains($0) }.map { "-\($0)" }
      + lines.filter { !known.contains($0) }.map { "+\($0)" }
  }

  /// Replaces or adds a section.
  mutating func replace(_ lines: [String]) {
    sections.removeAll { $0.name == lines[0] }
    sections.append((lines[0], lines))
  }

  /// Puts the named sections in the given order, and removes all others.
  mutating func arrange(_ names: [String]) {
    sections = names.compactMap { name in sections.first { $0.name == "[\(name)]" } }
  }

  func write() throws {
    let text = sections.map { $0.lines.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    try text.write(to: Self.url, atomically: true, encoding: .utf8)
  }
}
