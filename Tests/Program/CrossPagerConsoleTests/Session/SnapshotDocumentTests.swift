import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct SnapshotDocumentTests {
  private static let good =
    #"{"version":1,"current":"a","levels":["#
    + #"{"name":"a","count":5,"page":4,"offset":3.5,"rules":{"start":"last"}},"#
    + #"{"name":"b","count":0,"page":null,"offset":null,"rules":{}}],"#
    + #""rules":{"viewport":[1,1.5],"locked":["up"]},"newLevels":{"edge":"wrap"}}"#

  /// A replacement in a valid document, and the resulting message.
  struct Row: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    var problem: String

    init(_ old: String, _ new: String, _ problem: String) {
      (self.old, self.new, self.problem) = (old, new, problem)
    }

    var testDescription: String { "\(old) → \(new)" }
  }

  @Test func `rules that are not given have their defaults`() throws {
    let session = try session("a=5,b=0", storage: MemoryStorage(["old": Self.good]))
      .after("set edge continue", "set ends wrap", "restore old")
    let pager = session.state.pager
    #expect(pager.levels.map(\.rules) == [LevelRules(start: .last), LevelRules()])
    #expect(pager.newLevelRules == LevelRules(edge: .wrap))
    let viewport = Viewport(levels: 1, pages: 1.5)
    #expect(pager.rules == PagerRules(viewport: viewport, locked: .up))
    #expect(pager.position == Position(level: 0, page: 4))
  }

  @Test(
    arguments: triples(
      of: """
        "version":1, |  | 'version' is missing.
        "current":"a", |  | 'current' is missing.
        ,"newLevels":{"edge":"wrap"} |  | 'newLevels' is missing.
        "levels" | "Levels" | 'levels' is missing.
        "version":1 | "version":3 | version: 3 is not 1.
        "version":1 | "version":"1" | version: "1" is not 1.
        "version":1 | "version":1.5 | version: 1.5 is not 1.
        "current":"a" | "current":0 | current: 0 is not a string.
        "newLevels":{"edge":"wrap"} | "newLevels":[] | newLevels: [] is not an object.
        "version":1 | "absent":[],"version":1 | Unknown member 'absent'. Members: aggregate, aggregates, bar, compare, compareFull, current, dayStart, entered, firstWeekday, levels, marks, newLevels, reading, rules, series, split, value, version, yearStart
        "edge":"wrap" | "edge":"warp" | newLevels.edge: "warp" is not one of 'stop', 'wrap' or 'continue'.
        "edge":"wrap" | "ends":"wrap" | newLevels: Unknown member 'ends'. Members: edge, entry, follow, snap, start
        """
    ).map { Row($0, $1, $2) } + [
      Row(good, "", "Not JSON. Expected a value at line 1, column 1, found the end."),
      Row(good, "{", "Not JSON. Expected a member's name at line 1, column 2, found the end."),
      Row(good, "a=4@a", "Not JSON. Expected a value at line 1, column 1, found 'a'."),
      Row(
        good, String(repeating: "[", count: 100_000),
        "Not JSON. Expected at most 512 nested lists and objects at line 1, column 513, found '['."),
      Row(good, "[]", "[] is not an object."),
      Row(good, "null", "null is not an object."),
      Row(good, "3", "3 is not an object."),
      Row(good, "{}", "'version' is missing."),
    ])
  func `an invalid document says where`(row: Row) throws {
    try expect(row)
  }

  @Test(
    arguments: triples(
      of: """
        {"name":"a", | { | levels[0]: 'name' is missing.
        "name":"b" | "name":7 | levels[1].name: 7 is not a string.
        "name":"b" | "name":"a" | levels[1].name: Another level has this name.
        "count":5 | "count":5,"pages":5 | levels[0]: Unknown member 'pages'. Did you mean 'page'?
        "count":5 | "count":-1 | levels[0].count: -1 is not an integer from 0 through 2147483647.
        "count":5 | "count":2147483648 | levels[0].count: 2147483648 is not an integer from 0 through 2147483647.
        "count":5 | "count":1e300 | levels[0].count: 1e+300 is not an integer from 0 through 2147483647.
        "page":4, |  | levels[0]: 'page' is missing.
        "page":4 | "page":5 | levels[0].page: 5 is not an integer from 0 through 4.
        "page":4 | "page":-1 | levels[0].page: -1 is not an integer from 0 through 4.
        "page":4 | "page":null | levels[0].page: null is not an integer from 0 through 4.
        "page":null | "page":0 | levels[1].page: 0 is not null, because the level is empty.
        "offset":null | "offset":0 | levels[1].offset: 0 is not null, because the level is empty.
        "offset":3.5 | "offset":"4" | levels[0].offset: "4" is not a number.
        "offset":3.5 | "offset":0.1 | levels[0].offset: 0.1 is not a number of pages in steps of 1/65536.
        "offset":3.5 | "offset":1e300 | levels[0].offset: 1e+300 is not a number of pages in steps of 1/65536.
        {"start":"last"} | {"start":-1} | levels[0].rules.start: -1 is not 'first', 'last' or a page's index.
        {"start":"last"} | {"start":null} | levels[0].rules.start: null is not 'first', 'last' or a page's index.
        {"start":"last"} | {"entry":["last"]} | levels[0].rules.entry: ["last"] is not a string.
        {"start":"last"} | "last" | levels[0].rules: "last" is not an object.
        {"name":"a","count":5,"page":4,"offset":3.5,"rules":{"start":"last"}}, | 7, | levels[0]: 7 is not an object.
        """
    ).map { Row($0, $1, $2) })
  func `an invalid level says where`(row: Row) throws {
    try expect(row)
  }

  @Test(
    arguments: triples(
      of: """
        [1,1.5] | [1] | rules.viewport: [1] is not an array of two or three numbers: levels, pages and extra pages to keep ready.
        [1,1.5] | 3 | rules.viewport: 3 is not a list.
        [1,1.5] | [1,0.5] | rules.viewport[1]: 0.5 is not a number from 1 through 1000.
        [1,1.5] | [1,1.5,101] | rules.viewport[2]: 101 is not an integer from 0 through 100.
        [1,1.5] | [1,"x"] | rules.viewport[1]: "x" is not a number from 1 through 1000.
        ["up"] | ["up","in"] | rules.locked[1]: "in" is not one of 'left', 'right', 'up' or 'down'.
        ["up"] | "up" | rules.locked: "up" is not a list.
        """
    ).map { Row($0, $1, $2) } + [
      Row(
        #"["up"]"#, #"["\#(String(repeating: "x", count: 50))"]"#,
        "rules.locked[0]: The value is not one of 'left', 'right', 'up' or 'down'.")
    ])
  func `an invalid rule says where`(row: Row) throws {
    try expect(row)
  }

  private func expect(_ row: Row) throws {
    let document = row.old == Self.good ? row.new : Self.good.replacing(row.old, with: row.new)
    #expect(document != Self.good)
    var session = try session("a=5,b=0", storage: MemoryStorage(["old": document]))
    let before = session.state
    for line in ["restore old", "restore --repair old"] {
      #expect(session.message(line) == "'old' is not a snapshot: \(row.problem)")
    }
    #expect(session.state == before)
    #expect(session.outcome("undo") == ["result": "ignored", "reason": "nothingToUndo"])
  }

  @Test(arguments: [
    [], ["right", "lock up", "set edge wrap", "set scale page"], ["mark m"], ["set hints off"],
    ["set scale robust"], ["mark m", "unmark m"],
  ])
  func `every snapshot of a plain pager has the same version`(lines: [String]) throws {
    let storage = MemoryStorage()
    var session = try session("a=5,b=3", storage: storage)
    session.run(all: lines + ["save a.json"])
    let saved = session.state
    let document = try JSONReader(document: try #require(storage["a.json"])).value
    #expect(document["version"] == .integer(1))
    session.run(all: ["undo", "left", "restore a.json"])
    #expect(session.state == saved)
  }

  @Test func `a dated pager's snapshot has the same version, and members may be missing`() throws {
    let storage = MemoryStorage()
    var session = try datedSession(storage: storage)
    session.run(all: ["go week", "bar at 2", "compare previous", "save a.json"])
    let saved = session.state
    #expect(try #require(storage["a.json"]).contains(#""version":1"#))
    session.run(all: ["go month", "compare off", "restore a.json"])
    #expect(session.state == saved)
    let first =
      #"{"current":"week","levels":[{"count":1,"key":"2015-W53","name":"week","offset":0,"page":0,"rules":{}}],"#
      + #""newLevels":{},"rules":{"scale":"level"},"value":"rain","version":1}"#
    storage.put(first, "first.json")
    session = try datedSession([.week], storage: storage).after("aggregate sum", "mark m")
    session.run(all: ["restore first.json"])
    #expect(session.state.drawing.aggregate == .sum && session.state.drawing.scale == .level)
    #expect(session.state.marks.isEmpty)
  }
}
