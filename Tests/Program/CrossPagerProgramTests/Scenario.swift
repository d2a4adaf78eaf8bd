import Foundation

/// A test case from a file in `Scenarios` or in `Tests/Verification/published`.
struct Scenario: Sendable, CustomStringConvertible {
  /// A command and its expected result.
  struct Step: Sendable {
    var command: String
    var expectation: [String]
  }

  /// A line that is not part of a scenario.
  struct UnknownLine: Error, Equatable { var line: String }

  var name: String
  /// The levels, as the option `--levels` takes them, unless there is a scene.
  var levels = ""
  /// The text of a scene file.
  var scene: String?
  var setup: [String] = []
  var steps: [Step] = []

  var description: String { name }

  /// Returns the cases from all files in `Scenarios`.
  static func all() throws -> [Scenario] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scenarios")
    return try texts(in: folder).flatMap { _, text in
      var scenarios: [Scenario] = []
      for (keyword, rest) in try lines(of: text) where keyword != "source" {
        if keyword == "scenario" {
          scenarios.append(Scenario(name: rest))
        } else if scenarios.isEmpty || !scenarios[scenarios.count - 1].add(keyword, rest) {
          throw UnknownLine(line: "\(keyword) \(rest)")
        }
      }
      return scenarios
    }
  }

  /// Returns the names and texts of the files with scenarios in a folder.
  static func texts(in folder: URL) throws -> [(name: String, text: String)] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".scenario") }.sorted()
      .map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }

  /// Returns the first word and the rest of every line, without blank lines and comments.
  static func lines(of text: String) throws -> [(keyword: String, rest: String)] {
    try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw UnknownLine(line: String(line)) }
      return (parts[0], parts[1].trimmingCharacters(in: .whitespaces))
    }
  }

  /// Adds a line to the scenario, or returns false if the line has another meaning.
  mutating func add(_ keyword: String, _ rest: String) -> Bool {
    switch keyword {
    case "levels": levels = rest.split(separator: " ").joined(separator: ",")
    case "scene": scene = rest
    case "set": setup.append(rest)
    case ">":
      let sides = "\(rest) ".components(separatedBy: "= ")
      guard sides.count == 2 else { return false }
      steps.append(
        Step(
          command: sides[0].trimmingCharacters(in: .whitespaces),
          expectation: sides[1].split(separator: " ").map(String.init)))
    default: return false
    }
    return true
  }
}
