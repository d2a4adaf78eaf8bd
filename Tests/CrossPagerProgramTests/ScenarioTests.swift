import CrossPager
import CrossPagerConsole
import Foundation
import SeriesExplorer
import Testing

@testable import CrossPagerProgram

/// Runs every case with the library and with the program.
struct ScenarioTests {
  @Test func `no case is lost`() {
    #expect(Scenario.all.count == 41)
    #expect(Scenario.all.allSatisfy { !$0.steps.isEmpty && !$0.levels.isEmpty })
  }

  @Test(arguments: Scenario.all)
  func `the library follows the scenario`(scenario: Scenario) throws {
    var session = Session(scene: try Scene(levels: scenario.levels), storage: FileStorage())
    for line in scenario.setup {
      let result = session.run(line)
      let response = try #require(result)
      #expect(response.isLegal, "\(line) in the set-up of '\(scenario.name)'")
    }
    for (number, step) in scenario.steps.enumerated() {
      let result = session.run(step.command)
      let response = try #require(result)
      let text = String(decoding: JSONReport.bytes(response, number: number + 1), as: UTF8.self)
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
      let pages = session.state.pager.levels.map { $0.page.map(String.init) ?? "-" }
      check(step, try #require(object as? [String: any Sendable]), pages)
    }
  }

  @Test(arguments: Scenario.all)
  func `the program follows the scenario`(scenario: Scenario) throws {
    // After each step, `where` reports the page of every level.
    let lines = scenario.setup + scenario.steps.flatMap { [$0.command, "where"] }
    let run = try crosspager(
      ["--levels", scenario.levels, "--json"], input: lines.joined(separator: "\n") + "\n")
    #expect(run.errors == "")
    let objects = Array(try run.objects().dropFirst(scenario.setup.count))
    try #require(objects.count == scenario.steps.count * 2)
    for (index, step) in scenario.steps.enumerated() {
      let levels = try #require(objects[index * 2 + 1]["levels"] as? [[String: any Sendable]])
      let pages = levels.map { ($0["page"] as? Int).map(String.init) ?? "-" }
      check(step, objects[index * 2], pages)
    }
  }

  /// Compares a step's result with its expectation.
  private func check(
    _ step: Scenario.Step, _ object: [String: any Sendable], _ pages: [String]
  ) {
    let result = step.expectation[0]
    var words = step.expectation.dropFirst()
    let place = "'\(step.command)'"
    #expect(object["result"] as? String == result, "\(place)")
    switch result {
    case "moved": #expect(self.place(object["to"]) == words.popFirst(), "\(place)")
    case "ignored":
      #expect(object["reason"] as? String == words.popFirst(), "\(place)")
      if let operand = object["edge"] ?? object["direction"] {
        #expect(operand as? String == words.popFirst(), "\(place)")
      }
    case "report":
      if let routes = object["routes"] as? [String] {
        #expect(routes == Array(words), "\(place)")
        words = []
      }
    default: break
    }
    while let word = words.popFirst() {
      switch word {
      case "at": #expect(self.place(object["at"]) == words.popFirst(), "\(place)")
      case "steps":
        #expect(object["steps"] as? Int == words.popFirst().flatMap { Int($0) }, "\(place)")
      case "stopped": #expect(object["stopped"] as? String == words.popFirst(), "\(place)")
      case "finished":
        let finished = object["finished"] as? [String: any Sendable]
        #expect(self.place(finished?["to"]) == words.popFirst(), "\(place)")
      case "dragging", "settling": #expect(object["phase"] as? String == word, "\(place)")
      case "horizontal", "vertical":
        #expect(object["axis"] as? String == word, "\(place)")
        let offset = (object["offset"] as? Double).map { String(format: "%.2f", $0) }
        #expect(offset == words.popFirst(), "\(place)")
      case "target": #expect(self.place(object["target"]) == words.popFirst(), "\(place)")
      case "pages":
        #expect(pages == Array(words.prefix(pages.count)), "\(place)")
        words = words.dropFirst(pages.count)
      default: Issue.record("\(place) wants '\(word)', which the test does not know")
      }
    }
  }

  /// A position, as the cases write it: `a.2`, `b.-` on an empty level, or `-` without
  /// levels.
  private func place(_ value: (any Sendable)?) -> String {
    guard let place = value as? [String: any Sendable], let level = place["level"] as? String else {
      return "-"
    }
    return "\(level).\((place["page"] as? Int).map(String.init) ?? "-")"
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
