import Foundation

/// A test case from a file in `Scenarios`.
struct Scenario: Sendable, CustomStringConvertible {
  /// A command and its expected result.
  struct Step: Sendable {
    var command: String
    var expectation: [String]
  }

  var name: String
  var levels = ""
  var setup: [String] = []
  var steps: [Step] = []

  var description: String { name }

  /// The cases from all files.
  static let all: [Scenario] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scenarios")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".scenario") }.sorted().flatMap { file in
      parse((try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? "")
    }
  }()

  private static func parse(_ text: String) -> [Scenario] {
    var scenarios: [Scenario] = []
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      let rest = parts[1].trimmingCharacters(in: .whitespaces)
      switch parts[0] {
      case "scenario": scenarios.append(Scenario(name: rest))
      case "levels":
        scenarios[scenarios.count - 1].levels = rest.split(separator: " ").joined(separator: ",")
      case "set": scenarios[scenarios.count - 1].setup.append(rest)
      case ">":
        let sides = rest.components(separatedBy: "= ")
        scenarios[scenarios.count - 1].steps.append(
          Step(
            command: sides[0].trimmingCharacters(in: .whitespaces),
            expectation: sides[1].split(separator: " ").map(String.init)))
      default: break
      }
    }
    return scenarios
  }
}
