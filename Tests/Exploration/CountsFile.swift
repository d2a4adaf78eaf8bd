import Foundation

/// The checked-in file with the counts, in sections that each begin with a line such as `[moves]`.
struct CountsFile {
  private static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "counts.txt")

  private(set) var sections: [(name: String, lines: [String])] = []

  static func read() throws -> CountsFile {
    var file = CountsFile()
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("[") { file.sections.append((String(line), [])) }
      file.sections.indices.last.map { file.sections[$0].lines.append(String(line)) }
    }
    return file
  }

  /// The lines of a section that differ from the given lines: lines in the file follow `-`, and given lines follow `+`.
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
