import CrossPagerTesting
import Foundation
import Testing

@testable import Exploration

/// Tests of `swift run Exploration --levels …`.
struct GivenPagerTests {
  @Test func `the states and outcomes of a pager are counted, starting after the commands`() throws
  {
    let (lines, problems) = try GivenPager(levels: "a=2", after: "set bounce off").run()
    #expect(problems == [])
    #expect(lines.prefix(3) == ["states: 130", "transitions: 4466", "diameter: 7"])
    #expect(lines.contains("  edge right: 194"))
    #expect(lines.contains("  law 1, bounds: every level is on one of its pages"))
    #expect(lines.last == "  the reference model and the mirrored twin agree with the pager")
    let outcomes = lines.drop { $0 != "outcomes:" }.prefix { $0 != "laws checked:" }.dropFirst()
    #expect(outcomes.reduce(0) { $0 + (Int($1.split(separator: " ").last ?? "") ?? 0) } == 4466)
  }

  @Test func `an exploration starts at rest, without an open page`() throws {
    let plain = try GivenPager(levels: "a=2").run()
    let commands = ["open", "drag -0.625 0", "drag -0.625 0; cancel"]
    for commands in Depth.some(of: commands, quick: 1) {
      #expect(try GivenPager(levels: "a=2", after: commands).run() == plain)
    }
  }

  @Test(arguments: [("day=1000,week=1000,month=1000", 200_000), ("a=2", 100)])
  func `an exploration stops beyond its limit`(levels: String, limit: Int) throws {
    var pager = try GivenPager(levels: levels)
    pager.limit = limit
    let (lines, problems) = pager.run()
    #expect(lines == [])
    #expect(
      problems == [
        "This pager has more than \(limit) states. Explore a smaller pager, for example: --levels day=3,week=3"
      ])
  }

  @Test(arguments: [
    ("forgets the page of a level that it leaves", "law 2, independence"),
    ("goes on when a drag is canceled", "law 6, determinism"),
  ])
  func `a planted fault is reported with a script`(name: String, law: String) throws {
    let fault = try #require(Fault.all.first { $0.testDescription == name })
    var pager = try GivenPager(levels: "day=2,week=3", after: "set edge wrap")
    pager.machine = fault.apply
    let problem = try #require(pager.run().problems.first)
    #expect(problem.hasPrefix(law))
    #expect(problem.contains("# crosspager --levels a=2,b=3\nset edge wrap\n"))
  }

  struct Way: Sendable {
    var levels = "day=5,week=5"
    var commands = ""
    var place: String
    var script: [String] = []
    var problems: [String] = []
  }

  @Test(arguments: [
    Way(place: "week 1", script: ["right 1", "zoom out"]),
    Way(place: "week 4", script: ["down 1", "last"]), Way(place: "day"), Way(place: "day 0"),
    Way(place: "1 0", script: ["down 1"]),
    Way(
      levels: "a=2,b=2", commands: "lock down; last", place: "b 1", script: ["next 1", "right 1"]),
    Way(
      levels: "a=2,b=0,c=2", commands: "lock up down", place: "b",
      problems: ["No moves lead to 'b'."]),
    // A script first finishes a settle, and first closes an open page.
    Way(
      levels: "day=2,week=2", commands: "drag -0.625 0; release 0 0", place: "day 1",
      script: ["finish"]),
    Way(levels: "day=2,week=2", commands: "open", place: "week", script: ["close", "down 1"]),
  ])
  func `a script to a place is one of the shortest, and leads there`(way: Way) throws {
    let (script, problems) = try GivenPager(
      levels: way.levels, after: way.commands, reach: way.place
    ).run()
    #expect(script == way.script)
    #expect(problems == way.problems)
    if way.problems.isEmpty {
      let commands = ([way.commands] + script).joined(separator: "; ")
      let rest = try GivenPager(levels: way.levels, after: commands, reach: way.place).run()
      #expect(rest.lines == [] && rest.problems == [])
    }
  }

  @Test func `a search for a script stops beyond its limit`() throws {
    var pager = try GivenPager(levels: "a=100", reach: "a 50")
    pager.limit = 10
    let (script, problems) = pager.run()
    #expect(script == [])
    #expect(problems == ["No script to 'a 50' was found among the 10 nearest states."])
  }
}

struct ExplorationArgumentsTests {
  @Test(arguments: [
    (["--levels"], "--levels needs a value."), (["--reach", "day"], "--reach needs --levels."),
    (["--levels", "a=1", "--check"], "--levels cannot be combined with '--check'."),
    (["--levels", "a=1", "edits"], "--levels cannot be combined with 'edits'."),
    (["--chek"], "Unknown option '--chek'."),
    (["--levels", "5"], "'5' is not a level with 0 to 1000 pages, such as day=5."),
    (["--levels", "a=1,b=-1"], "'b=-1' is not a level with 0 to 1000 pages, such as day=5."),
    (["--levels", "a=1,"], "'' is not a level with 0 to 1000 pages, such as day=5."),
    (["--levels", "day=5", "--reach", "wek 1"], "No level 'wek'. Levels: day"),
    (["--levels", "day=5", "--reach", ""], "'' is not a level, or a level and a page."),
    (
      ["--levels", "day=5", "--reach", "day 7"],
      "No page '7' in level 'day'. Its pages are 0 to 4."
    ),
    (["--levels", "day=0", "--reach", "0 x"], "No page 'x' in level 'day'. It is empty."),
  ])
  func `a wrong argument is refused`(arguments: [String], message: String) {
    #expect(throws: ArgumentError(message: message)) { try Arguments(arguments) }
  }

  @Test func `an unknown name or command is refused, and the message says what is allowed`() {
    #expect { try Arguments(["edit"]) } throws: {
      ($0 as? ArgumentError)?.message.hasPrefix(
        "Unknown name 'edit'. Names: influences, histories, small moves, ") == true
    }
    #expect { try Arguments(["--levels", "a=1", "--after", "last; set egde wrap"]) } throws: {
      ($0 as? ArgumentError)?.message.hasPrefix(
        "Unknown command 'set egde wrap'. Write commands as in the scripts") == true
    }
  }

  @Test func `options and names select the parts to explore`() throws {
    guard case .parts(let names, let options) = try Arguments(["--check", "histories", "edits"])
    else {
      Issue.record("The arguments ask for a pager.")
      return
    }
    #expect(names == ["histories", "edits"] && options == ["--check"])
  }

  @Test func `the document shows what the program prints`() throws {
    let document = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Docs/Verification.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    let blocks = text.matches(
      of: #/```console\n\$ CROSSPAGER_TOOLS=1 swift run -c release Exploration (.*)\n([^`]*)```/#)
    #expect(blocks.count == 2)
    for block in blocks {
      // Arguments with spaces are in single quotes.
      let command = block.1.split(separator: " | ")[0]
      let arguments = command.split(separator: "'").enumerated().flatMap { index, part in
        index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
      }
      let lines = block.2.split(separator: "\n").map(String.init)
      if case .pager(let pager) = try Arguments(arguments) {
        #expect(pager.run().lines.prefix(lines.count) == lines[...])
      } else {
        Issue.record("'\(command)' explores no pager.")
      }
    }
  }
}
