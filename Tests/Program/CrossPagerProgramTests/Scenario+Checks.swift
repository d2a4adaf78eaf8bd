import Foundation
import Testing

extension Scenario {
  /// An object in JSON.
  typealias Object = [String: any Sendable]

  /// Runs the scenario with the program and checks every step.
  func checkProgram() throws {
    let folder = try temporaryFolder()
    var options = ["--levels", levels]
    if let scene {
      try scene.write(to: folder.appending(path: "scene.json"), atomically: true, encoding: .utf8)
      options = ["--scene", "scene.json"]
    }
    // After each step, `where` reports the page of every level.
    let lines = setup + steps.flatMap { [$0.command, "where"] }
    let run = try crosspager(
      options + ["--json", "--events"], input: lines.joined(separator: "\n") + "\n", folder: folder)
    #expect(run.errors == "")
    let objects = try run.objects()
    try #require(objects.count == lines.count)
    for (line, object) in zip(setup, objects) {
      let result = try #require(object["result"] as? String)
      let isLegal = ["moved", "changed", "report"].contains(result)
      #expect(isLegal, "\(line) in the set-up of '\(name)'")
    }
    for (index, step) in steps.enumerated() {
      let place = setup.count + index * 2
      try step.check(objects[place], then: objects[place + 1])
    }
  }
}

extension Scenario.Step {
  /// Compares the result of the step with its expectation.
  ///
  /// - Parameter state: The report of `where` after the step.
  func check(_ object: Scenario.Object, then state: Scenario.Object) throws {
    let levels = try #require(state["levels"] as? [Scenario.Object])
    let result = try #require(expectation.first)
    var words = expectation.dropFirst()
    let place = "'\(command)'"
    #expect(object["result"] as? String == result, "\(place)")
    switch result {
    case "moved": #expect(Self.place(object["to"]) == words.popFirst(), "\(place)")
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
      case "at": #expect(Self.place(object["at"]) == words.popFirst(), "\(place)")
      case "steps":
        #expect(object["steps"] as? Int == words.popFirst().flatMap { Int($0) }, "\(place)")
      case "stopped": #expect(object["stopped"] as? String == words.popFirst(), "\(place)")
      case "finished":
        let finished = object["finished"] as? Scenario.Object
        #expect(Self.place(finished?["to"]) == words.popFirst(), "\(place)")
      case "dragging", "settling": #expect(object["phase"] as? String == word, "\(place)")
      case "horizontal", "vertical":
        #expect(object["axis"] as? String == word, "\(place)")
        #expect(Self.decimal(object["offset"]) == words.popFirst(), "\(place)")
      case "target": #expect(Self.place(object["target"]) == words.popFirst(), "\(place)")
      case "pages":
        let pages = levels.map { ($0["page"] as? Int).map(String.init) ?? "-" }
        #expect(pages == Array(words.prefix(pages.count)), "\(place)")
        words = words.dropFirst(pages.count)
      case "rest":
        let at = try #require(object["at"] as? Scenario.Object)
        let level = levels.first { $0["level"] as? String == at["level"] as? String }
        #expect(Self.decimal(level?["offset"]) == words.popFirst(), "\(place)")
      case "shows":
        let hosts = try #require(object["hosts"] as? [Scenario.Object])
        let displayed = hosts.map { Self.place($0) }.filter { $0 != "-" }
        #expect(displayed.sorted() == words.sorted(), "\(place)")
        words = []
      case "appears":
        let events = try #require(object["events"] as? [Scenario.Object])
        let displayed = events.filter { $0["event"] as? String == "willDisplay" }
        #expect(displayed.map { Self.place($0) } == Array(words), "\(place)")
        words = []
      default: Issue.record("\(place) wants '\(word)', which the test does not know")
      }
    }
  }

  /// Returns a number with two decimals.
  private static func decimal(_ value: (any Sendable)?) -> String? {
    (value as? Double).map { String(format: "%.2f", $0) }
  }

  /// Returns a position, as the cases write it: `a.2`, `b.-` on an empty level, or `-` without
  /// levels.
  private static func place(_ value: (any Sendable)?) -> String {
    guard let place = value as? Scenario.Object, let level = place["level"] as? String else {
      return "-"
    }
    return "\(level).\((place["page"] as? Int).map(String.init) ?? "-")"
  }
}
