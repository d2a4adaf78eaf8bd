import CrossPager
import CrossPagerConsole
import Foundation
import SeriesExplorer
import Testing

@testable import CrossPagerProgram

/// Runs every case with the library. `PublishedTests` runs such cases with the program.
struct ScenarioTests {
  @Test func `no case is lost`() throws {
    let all = try Scenario.all()
    #expect(all.count == 41)
    #expect(all.allSatisfy { !$0.steps.isEmpty && !$0.levels.isEmpty })
  }

  @Test(arguments: try Scenario.all())
  func `the library follows the scenario`(scenario: Scenario) throws {
    var session = Session(scene: try Scene(levels: scenario.levels), storage: FileStorage())
    func object(_ line: String) throws -> Scenario.Object {
      let result = session.run(line)
      let text = String(decoding: JSONReport.bytes(try #require(result), number: 1), as: UTF8.self)
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
      return try #require(object as? Scenario.Object)
    }
    for line in scenario.setup {
      let result = session.run(line)
      let response = try #require(result)
      #expect(response.isLegal, "\(line) in the set-up of '\(scenario.name)'")
    }
    for step in scenario.steps {
      try step.check(try object(step.command), then: try object("where"))
    }
  }

  /// A line with another meaning is an error, so that a misspelled expectation is not left out.
  @Test(arguments: ["leves a=3", "> right moved a.1", "> right = moved = a.1", "right"])
  func `a line that is not part of a scenario is an error`(line: String) {
    #expect(throws: Scenario.UnknownLine.self) {
      for (keyword, rest) in try Scenario.lines(of: line) {
        var scenario = Scenario(name: "case")
        if !scenario.add(keyword, rest) { throw Scenario.UnknownLine(line: line) }
      }
    }
  }
}

extension Response {
  /// Whether the line was valid and allowed.
  fileprivate var isLegal: Bool {
    switch result {
    case .moved, .changed, .report: true
    case .ignored, .error, .failed: false
    }
  }
}
