import CrossPager
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct LinkTests {
  @Test(arguments: [
    ("day=5,week=5,month=5", ["go day 4", "go month 0", "go week 2"], "day=4,week=2,month=0@week"),
    ("a=5,b=0", [], "a=0,b=-@a"), ("a=5,b=0", ["go b"], "a=0,b=-@b"),
    ("two words=3", [], "two+words=0@two+words"),
    ("a+b%=3,x_y.z-1=9", ["right"], "a%2Bb%25=1,x_y.z-1=0@a%2Bb%25"),
    ("a@b=2,\"c\"=2,#=2", ["down"], "a%40b=0,%22c%22=0,%23=0@%22c%22"),
    ("a=b=2", [], "a%3Db=0@a%3Db"),
    ("é=2,日本=2,📄=2", ["down"], "%C3%A9=0,%E6%97%A5%E6%9C%AC=0,%F0%9F%93%84=0@%E6%97%A5%E6%9C%AC"),
    ("0=2,1=2", ["go 1"], "0=0,1=0@1"), ("a=2147483647", ["last"], "a=2147483646@a"),
  ])
  func `a link has every level, its place and the current level`(
    levels: String, lines: [String], link: String
  ) throws {
    var session = try session(levels)
    session.run(all: lines)
    #expect(session.state.link.text == link)
    #expect(session.after("forget all", "top", "follow \(link)").state == session.state)
  }

  @Test(arguments: [
    (
      "day=4,week=2@week", [Link.Stop(level: "day", place: "4"), .init(level: "week", place: "2")],
      "week"
    ),
    ("a+b=-@a+b", [.init(level: "a b", place: "-")], "a b"),
    ("a%20b=1@a+b", [.init(level: "a b", place: "1")], "a b"),
    ("%2b=1@%2B", [.init(level: "+", place: "1")], "+"),
    ("é=1@%C3%A9", [.init(level: "é", place: "1")], "é"),
    ("a=1@", [.init(level: "a", place: "1")], nil), ("@", [], nil), ("@a", [], "a"),
  ])
  func `a link is read`(text: String, stops: [Link.Stop], current: String?) throws {
    #expect(try Link(text: text) == Link(stops: stops, current: current))
  }

  static let unreadable = [
    ("", "A link has one '@', followed by the name of the current level."),
    ("a=1", "A link has one '@', followed by the name of the current level."),
    ("a=1@b@c", "A link has one '@', followed by the name of the current level."),
    ("a@a", "'a' is not NAME=PLACE."), ("a=@a", "'a=' is not NAME=PLACE."),
    ("a=1=2@a", "'a=1=2' is not NAME=PLACE."), ("a=1,@a", "'' is not NAME=PLACE."),
    (",a=1@a", "'' is not NAME=PLACE."), ("=1@a", "'' is not percent-encoded UTF-8."),
    ("a%=1@a", "'a%' is not percent-encoded UTF-8."),
    ("a%2=1@a", "'a%2' is not percent-encoded UTF-8."),
    ("a%GG=1@a", "'a%GG' is not percent-encoded UTF-8."),
    ("%FF=1@a", "'%FF' is not percent-encoded UTF-8."),
    ("a=1@%C3", "'%C3' is not percent-encoded UTF-8."),
    ("a=1,a=2@a", "The link names a level twice."),
    ("a+b=1,a%20b=2@a", "The link names a level twice."),
  ]

  @Test(arguments: unreadable)
  func `a link that cannot be read is an error`(text: String, problem: String) throws {
    #expect(throws: Link.Problem(message: problem)) { try Link(text: text) }
    var session = try session("a=5,b=5")
    let word = text.isEmpty ? "\"\"" : text
    #expect(session.message("follow \(word)") == "'\(text)' is not a link. \(problem)")
    #expect(session.outcome("follow \(word)")?["result"] == "error")
  }

  @Test(arguments: [
    ("a=5,b=-@a", ["Level 'a' has no page '5'."]),
    ("a=-,b=0@a", ["Level 'a' has no page '-'.", "Level 'b' has no page '0'."]),
    ("a=99999999999999999999,b=-@a", ["Level 'a' has no page '99999999999999999999'."]),
    ("a=x,b=-@a", ["Level 'a' has no page 'x'."]),
    ("a=+1,b=x@a", ["Level 'a' has no page ' 1'.", "Level 'b' has no page 'x'."]),
    ("a=1@a", ["Level 'b' is not in the link."]),
    ("@a", ["Level 'a' is not in the link.", "Level 'b' is not in the link."]),
    ("a=1,b=-,c=2@a", ["No level 'c' here."]),
    (
      "0=1,1=-@0",
      [
        "Level 'a' is not in the link.", "Level 'b' is not in the link.", "No level '0' here.",
        "No level '1' here.", "The link's current level '0' is missing here.",
      ]
    ),
    ("A=1,b=-@b", ["Level 'a' is not in the link.", "No level 'A' here."]),
    ("a=1,b=-@", ["The link names no current level."]),
    ("a=1,b=-@c", ["The link's current level 'c' is missing here."]),
  ])
  func `a link that does not fit is ignored with all differences`(
    text: String, differences: [String]
  ) throws {
    var session = try session("a=5,b=0").after("right 3")
    let before = session.state
    #expect(
      session.outcome("follow \(text)") == [
        "result": "ignored", "reason": "doesNotFit",
        "differences": .array(differences.map { .string($0) }),
      ])
    #expect(session.state == before)
  }

  @Test func `following is one change, or none if the places are the same`() throws {
    let script = """
      > follow b=2,a=1@b {"result":"changed","at":{"level":"b","page":2}}
      > follow a=1,b=2@b {"result":"ignored","reason":"alreadyThere","at":{"level":"b","page":2}}
      > preview follow a=0,b=0@a {"result":"changed","preview":true,"at":{"level":"b","page":2}}
      > undo {"result":"changed","at":{"level":"a","page":0}}
      > undo {"result":"ignored","reason":"nothingToUndo","at":{"level":"a","page":0}}
      """
    try session("a=5,b=5").expectJSON(script)
  }

  @Test func `a link keeps the present rules`() throws {
    let session = try session("a=5,b=5").after("set edge wrap", "lock left", "set entry start b")
    let followed = session.after("follow a=3,b=2@b")
    #expect(followed.state.pager.rules == session.state.pager.rules)
    #expect(followed.state.pager.levels.map(\.rules) == session.state.pager.levels.map(\.rules))
  }
}
