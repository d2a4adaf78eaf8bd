import CrossPager
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct SnapshotTests {
  private static let rules =
    #"{"edge":"stop","entry":"remember","follow":"off","snap":"page","start":"first"}"#
  private static let pagerRules =
    #"{"bounce":"on","empty":"enter","ends":"stop","gesture":[0.5,0.5,300],"hosting":"recycled","#
    + #""locked":[],"reading":"ltr","scale":"auto","viewport":[1,1]}"#

  /// A snapshot with default rules.
  private static func document(_ levels: [(String, Int, Int?)], current: String?) -> String {
    let levels = levels.map { name, count, page in
      let place = page.map(String.init) ?? "null"
      return
        #"{"count":\#(count),"name":"\#(name)","offset":\#(place),"page":\#(place),"rules":\#(rules)}"#
    }
    let current = current.map { "\"\($0)\"" } ?? "null"
    return #"{"current":\#(current),"levels":[\#(levels.joined(separator: ","))],"#
      + #""newLevels":\#(rules),"rules":\#(pagerRules),"version":1}"#
  }

  @Test func `a snapshot holds every level, its rules, the pager's rules and the current level`()
    throws
  {
    let storage = MemoryStorage()
    let session = try session("a=5,two words=0,c=3", storage: storage).after(
      "go c 2", "remember a 4", "set edge wrap c", "set start 7 a", "set viewport 1.5 2.25 beyond 2"
    ).after(
      "lock up left", "set scale page", "set bounce off", "set reading rtl",
      "set gesture 0.25 0.5 200", "save place.json")
    let expected =
      #"{"current":"c","levels":["#
      + #"{"count":5,"name":"a","offset":2.75,"page":4,"rules":{"edge":"stop","entry":"remember","follow":"off","snap":"page","start":7}},"#
      + #"{"count":0,"name":"two words","offset":null,"page":null,"rules":\#(Self.rules)},"#
      + #"{"count":3,"name":"c","offset":0.75,"page":2,"rules":{"edge":"wrap","entry":"remember","follow":"off","snap":"page","start":"first"}}],"#
      + #""newLevels":\#(Self.rules),"#
      + #""rules":{"bounce":"off","empty":"enter","ends":"stop","gesture":[0.25,0.5,200],"hosting":"recycled","locked":["left","up"],"reading":"rtl","scale":"page","viewport":[1.5,2.25,2]},"#
      + #""version":1}"# + "\n"
    #expect(storage["place.json"] == expected)
    #expect(session.after("restore place.json").state == session.state)
  }

  /// Members that plain levels have no use for.
  @Test(arguments: [
    (#""bounce":"on""#, #""bounce":"on","gaps":"skip""#),
    (#""version""#, #""entered":[{"level":"month","page":"2024-03","bar":1}],"version""#),
    (#""version""#, #""compare":{"page":"2024-01-05","level":"a"},"version""#),
    (#""version""#, #""bar":null,"entered":null,"version""#),
  ])
  func `plain levels ignore what a snapshot tells about data`(old: String, new: String) throws {
    let document = Self.document([("a", 5, 0)], current: "a").replacing(old, with: new)
    var session = try session("a=5", storage: MemoryStorage(["place": document]))
    let before = session.state
    let response = session.run("restore --repair place")
    #expect(response?.result.kind == .ignored, "\(String(describing: response))")
    #expect(session.state == before)
    #expect(session.run("undo")?.result.kind == .ignored)
  }

  @Test(
    arguments: pairs(
      of: """
        {} | split: {} is not an object with one member.
        {"count":2,"columns":["x"]} | split: {"count":2,"columns":["x"]} is not an object with one member.
        """))
  func `a saved split has one member`(split: String, problem: String) throws {
    let document = Self.document([("a", 5, 0)], current: "a")
      .replacing(#""version""#, with: #""split":\#(split),"version""#)
    var session = try session("a=5", storage: MemoryStorage(["place": document]))
    guard case .failed(let error)? = session.run("restore place")?.result else {
      Issue.record("restored")
      return
    }
    #expect(error.message == "'place' is not a snapshot: \(problem)")
  }

  @Test func `restoring is one change that can be undone, or none if nothing differs`() throws {
    let storage = MemoryStorage([
      "old": Self.document([("a", 5, 3), ("b", 4, 2)], current: "b"),
      "empty": Self.document([], current: nil),
    ])
    let script = """
      > restore old {"result":"changed","at":{"level":"b","page":2}}
      > restore old {"result":"ignored","reason":"alreadyThere","at":{"level":"b","page":2}}
      > undo {"result":"changed","at":{"level":"a","page":0}}
      > undo {"result":"ignored","reason":"nothingToUndo","at":{"level":"a","page":0}}
      > preview restore old {"result":"changed","preview":true,"at":{"level":"a","page":0}}
      > redo {"result":"changed","at":{"level":"b","page":2}}
      > save "new file" {"result":"report","save":"new file","at":{"level":"b","page":2}}
      > preview save other {"result":"report","preview":true,"save":"other","at":{"level":"b","page":2}}
      > restore other {"result":"error","message":"Cannot read 'other': no such file.","at":{"level":"b","page":2}}
      > restore --repair "new file" {"result":"ignored","reason":"alreadyThere","at":{"level":"b","page":2}}
      """
    try session("a=5,b=4", storage: storage).expectJSON(script)
    #expect(storage["new file"] == Self.document([("a", 5, 3), ("b", 4, 2)], current: "b") + "\n")
    #expect(storage["other"] == nil)
    let empty = Session(scene: Scene([]), storage: storage)
    #expect(empty.after("insert-level a 1", "restore empty").place?.level == "a")
    #expect(empty.after("restore empty").state == empty.state)
  }

  /// A snapshot that differs from the session, and the pages and current level after the repair.
  struct Row: Sendable, CustomTestStringConvertible {
    var document: String
    var differences: [String]
    var pages: [Int?]
    var current: String

    var testDescription: String { differences.joined(separator: " ") }
  }

  private static let different = [
    Row(
      document: document([("a", 9, 8), ("b", 3, 1)], current: "b"),
      differences: ["Level 'a' has 5 pages here and 9 in the snapshot. --repair selects page 4."],
      pages: [4, 1],
      current: "b"),
    Row(
      document: document([("a", 1, 0), ("b", 0, nil)], current: "a"),
      differences: [
        "Level 'a' has 5 pages here and 1 in the snapshot. --repair selects page 0.",
        "Level 'b' has 3 pages here and 0 in the snapshot. --repair selects page 0.",
      ], pages: [0, 0], current: "a"),
    Row(
      document: document([("a", 5, 3)], current: "a"),
      differences: ["Level 'b' is not in the snapshot. --repair keeps the level unchanged."],
      pages: [3, 2],
      current: "a"),
    Row(
      document: document([("c", 5, 3), ("a", 5, 3), ("d", 1, 0), ("b", 3, 0)], current: "b"),
      differences: [
        "No level 'c' here. --repair ignores the level.",
        "No level 'd' here. --repair ignores the level.",
      ], pages: [3, 0], current: "b"),
    Row(
      document: document([("b", 3, 1), ("a", 5, 4)], current: "a"),
      differences: ["Levels 'b' and 'a' are in a different order here. --repair keeps this order."],
      pages: [4, 1], current: "a"),
    Row(
      document: document([("a", 5, 4), ("c", 5, 3)], current: "c"),
      differences: [
        "No level 'c' here. --repair ignores the level.",
        "Level 'b' is not in the snapshot. --repair keeps the level unchanged.",
        "The snapshot's current level 'c' is missing here. --repair keeps the current level.",
      ], pages: [4, 2], current: "b"),
    Row(
      document: document([("a", 5, 4), ("b", 3, 0)], current: nil),
      differences: ["The snapshot has no current level. --repair keeps the current level."],
      pages: [4, 0],
      current: "b"),
    Row(
      document: document([("a", 5, 4), ("b", 3, 0)], current: "a")
        .replacing(#""offset":4,"page":4"#, with: #""offset":3.5,"page":4"#),
      differences: ["Level 'a' cannot rest at 3.5. --repair moves it to 4."], pages: [4, 0],
      current: "a"
    ),
    Row(
      document: document([], current: nil),
      differences: [
        "Level 'a' is not in the snapshot. --repair keeps the level unchanged.",
        "Level 'b' is not in the snapshot. --repair keeps the level unchanged.",
        "The snapshot has no current level. --repair keeps the current level.",
      ], pages: [1, 2], current: "b"),
  ]

  @Test(arguments: different)
  func `a snapshot that differs is refused with all differences and restored with all repairs`(
    row: Row
  ) throws {
    var session = try session("a=5,b=3", storage: MemoryStorage(["old": row.document]))
      .after("go a 1", "go b 2")
    let before = session.state
    let differences = JSON.array(row.differences.map { .string($0) })
    #expect(
      session.outcome("restore old")
        == ["result": "ignored", "reason": "doesNotFit", "differences": differences])
    #expect(session.state == before)
    let changes = row.pages != [1, 2]
    #expect(
      session.outcome("restore --repair old")
        == (changes
          ? ["result": "changed", "repairs": differences]
          : ["result": "ignored", "reason": "alreadyThere", "differences": differences]))
    #expect(session.state.pager.levels.map(\.page) == row.pages)
    #expect(session.place?.level == row.current)
    #expect(session.state.labels == before.labels)
  }

  /// The page that level a has after a repair. It has three pages when it is saved and five pages then.
  @Test(arguments: [
    ("set follow on", "page 2", "set follow off", 4),
    ("set follow on", "page 1", "set follow on", 1),
    ("set follow off", "page 2", "set follow on", 2),
  ])
  func `a level that was saved on its last page under the rule follow goes to its last page`(
    rule: String, page: String, later: String, restored: Int
  ) throws {
    var session = try session("a=3", storage: MemoryStorage())
      .after(rule, page, "save old", later, "insert a 3 2", "first")
    #expect(
      session.outcome("restore --repair old") == [
        "result": "changed",
        "repairs": [
          .string(
            "Level 'a' has 5 pages here and 3 in the snapshot. --repair selects page \(restored).")
        ],
      ])
    #expect(session.place?.page == restored)
  }

  @Test func `a file that cannot be read or written says so`() throws {
    let script = """
      > save place.json {"result":"error","message":"Cannot write 'place.json': no space left.","at":{"level":"a","page":0}}
      > restore place.json {"result":"error","message":"Cannot read 'place.json': permission denied.","at":{"level":"a","page":0}}
      > right {"result":"moved","from":{"level":"a","page":0},"to":{"level":"a","page":1},"steps":1,"at":{"level":"a","page":1}}
      """
    try session("a=5", storage: FailingStorage()).expectJSON(script)
  }
}
