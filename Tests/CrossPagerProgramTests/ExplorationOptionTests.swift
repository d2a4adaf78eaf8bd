import Foundation
import Testing

struct ExplorationOptionTests {
  @Test func `--explore counts the states and outcomes of the pager after the commands before it`()
    throws
  {
    let run = try crosspager(["--levels", "a=2", "-c", "set bounce off", "--explore"])
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.lines.prefix(4) == [
        "changed: bounce off", "states: 124", "transitions: 3772", "diameter: 7 commands",
      ])
    #expect(run.lines.contains("  edge right: 124"))
    #expect(run.lines.contains("  law 1, bounds: every level is on one of its pages"))
    #expect(!run.output.contains("violated"))
  }

  @Test func `--explore prints one JSON object`() throws {
    let run = try crosspager(["--levels", "a=1", "--explore", "--json"])
    let object = try #require(try run.objects().first)
    #expect(run.status == 0 && object["states"] as? Int == 138)
    #expect(
      (object["outcomes"] as? [String: Int])?.values.reduce(0, +) == object["transitions"] as? Int)
  }

  @Test func `--explore of a long pager says what to do`() throws {
    let run = try crosspager(["--explore"])
    #expect(run.status == 1 && run.output == "")
    #expect(
      run.errors == """
        crosspager: This pager has more than 200000 states, and --explore stops there. Explore a smaller pager, for \
        example: crosspager --levels day=3,week=3 --explore

        """)
  }

  struct Way: Sendable {
    var levels = "day=5,week=5"
    var commands = ""
    var place: String
    var status: Int32 = 0
    var output: [String] = []
    var errors = ""
  }

  @Test(arguments: [
    Way(place: "week 1", output: ["right", "zoom out"]),
    Way(place: "week 4", output: ["down", "last"]), Way(place: "day"), Way(place: "day 0"),
    Way(place: "1 0", output: ["down"]),
    Way(
      levels: "a=2,b=2", commands: "lock down; last", place: "b 1",
      output: ["changed: locked down", "moved to a 1 (0…1)", "bottom", "right"]),
    Way(
      levels: "a=2,b=0,c=2", commands: "lock up down", place: "b", status: 1,
      output: ["changed: locked up down"],
      errors: "crosspager: No moves lead from here to 'b'.\n"),
    Way(
      place: "week 7", status: 1,
      errors: "ignored: No page 7 in level 'week'. Its pages are 0 to 4.\n"),
    Way(
      place: "wek 1", status: 1,
      errors: "ignored: No level 'wek'. Did you mean 'week'? Levels: day, week\n"),
    Way(
      place: "day x", status: 1,
      errors: "  go day x\n         ^\n'x' is not an index (0 or more).\n"),
  ])
  func `--reach prints the shortest script to a place`(way: Way) throws {
    let run = try crosspager(
      ["--levels", way.levels, "-c", way.commands, "--reach", way.place])
    #expect(run.lines == way.output)
    #expect(run.errors == way.errors)
    #expect(run.status == way.status)
  }

  @Test func `--reach looks ahead of a settle and behind an open page`() throws {
    let settling = ["--levels", "day=2,week=2", "-c", "drag -0.5 0; release"]
    #expect(try crosspager(settling + ["--reach", "day 1"]).lines.last == "finish")
    let open = try crosspager(["--levels", "day=2,week=2", "-c", "open", "--reach", "wek 1"])
    #expect(open.errors == "ignored: No level 'wek'. Did you mean 'week'? Levels: day, week\n")
  }

  @Test func `--reach finds the page of a date`() throws {
    let date = try crosspager(["--reach", "week 2025-W50"])
    #expect(date.status == 0 && date.errors.isEmpty && !date.lines.isEmpty)
    #expect(try date.lines == crosspager(["--reach", "week 101"]).lines)
    let wrong = try crosspager(["--reach", "week 1999-W50"])
    #expect(wrong.status == 1 && wrong.lines.isEmpty && wrong.errors.hasPrefix("ignored: "))
  }

  @Test func `--reach leaves a recording alone`() throws {
    let file = try temporaryFolder().appending(path: "walk").path
    let run = try crosspager(
      [
        "--levels", "day=2,week=2", "-c", "record \(file); right", "--reach", "week 1", "-c",
        "left",
      ])
    #expect(run.status == 0)
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix("go ") } && lines.contains("left"))
  }

  @Test func `a script from --reach leads to the place`() throws {
    let line = "crosspager --scene article --reach 'month 2' | crosspager --scene article --json"
    let at = try shell(line).objects().last?["at"] as? [String: any Sendable]
    #expect(at?["level"] as? String == "month" && at?["page"] as? Int == 2)
  }
}
