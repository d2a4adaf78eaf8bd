import CrossPager
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// At quick depth, the suite leaves out the largest changes, which contain tens of megabytes of text, and the limits of
/// the histories.
struct UndoTests {
  @Test(arguments: [
    "right", "down", "bottom", "next 9", "go b 3", "remember b 2", "set edge wrap",
    "set scale page", "lock up", "insert a 0 3", "remove a 0", "resize a 2", "insert-level c 2 0",
    "remove-level a", "move-level a 1", "follow a=4,b=4@b", "restore saved",
  ])
  func `every kind of change is one step`(line: String) throws {
    let saved = try session("a=5,b=5").after("go b 1", "set ends wrap")
    let storage = MemoryStorage([
      "saved": SessionSnapshot(of: saved.state, .explorer, Explorer()).json.text
    ])
    let before = try session("a=5,b=5", storage: storage).after("left", "set start 0 b")
    let after = before.after(line)
    #expect(after.state != before.state)
    #expect(after.after("undo").state == before.state)
    #expect(after.after("undo", "redo").state == after.state)
    #expect(after.after("undo", "undo", "redo", "redo").state == after.state)
  }

  @Test(arguments: [
    "left", "page 0", "page 9", "lfet", "left 0", "go \"a", "preview right", "preview undo",
    "where", "levels", "map", "routes", "show", "data", "save file", "link", "help", "history",
    "quit", "", "# right", "follow x", "follow a=9,b=0@a", "restore none",
  ])
  func `a command without a change is not recorded and keeps redo`(line: String) throws {
    let taken = try session("a=5,b=5").after("down", "up", "down", "undo", "undo")
    #expect(taken.after("redo").state != taken.state)
    #expect(taken.after(line, "redo").state == taken.after("redo").state)
    #expect(taken.after("undo").state != taken.state)
    #expect(taken.after(line, "undo").state == taken.after("undo").state)
  }

  /// Returns the number of changes that can be undone, and their size in bytes.
  private func kept(_ session: Session) -> (changes: Int, bytes: Int) {
    var session = session
    let bytes = session.history.bytes
    var changes = 0
    while session.outcome("undo") == ["result": "changed"] { changes += 1 }
    return (changes, bytes)
  }

  @Test(.enabled(if: Depth.current != .quick))
  func `edits of many levels keep as many changes as fit in 64 MB`() throws {
    let levels = (0..<4000).map { "l\($0)=3" }.joined(separator: ",")
    var session = try session(levels)
    for count in 0..<300 { session.run(all: ["insert-level n\(count) 3 0"]) }
    let (changes, bytes) = kept(session)
    #expect((40..<300).contains(changes))
    #expect((60_000_000...64_000_000).contains(bytes))
  }

  /// Returns the number of bytes that a state has after some lines but not before them.
  private func bytes(_ levels: String, _ lines: String...) throws -> Int {
    let session = try session(levels)
    var changed = session
    changed.run(all: lines)
    return changed.state.bytes(besides: session.state)
  }

  @Test func `a state counts the memory that it does not share`() throws {
    let name = String(repeating: "n", count: 1000)
    #expect(try bytes("a=11") == 0)
    #expect(
      try bytes("a=11", "insert-level \(name)n 3")
        == bytes("a=11", "insert-level \(name) 3") + 1)
    #expect(try bytes("a=11", "mark \(name)n") == bytes("a=11", "mark \(name)") + 1)
    #expect(try bytes("a=11", "mark m a 10") == bytes("a=11", "mark m a 9") + 1)
    #expect(try bytes("aa=11", "mark m aa 9") == bytes("a=11", "mark m a 9") + 1)
    #expect(try bytes("\(name)=11", "insert-level b 3") == bytes("a=11", "insert-level b 3"))
    // The history also counts the command, except for a gesture.
    let start = try session("a=11").after("mark \(name)")
    #expect(
      start.after("right").history.bytes
        == start.after("glide right", "finish").history.bytes + "right".utf8.count)
    #expect(start.after("right").state.bytes(besides: start.state) < 1000)
  }

  @Test func `a state counts the notes and titles that it does not share`() throws {
    let start = try session("a=11").state
    let noted = ["2015", "2015-01"].map { key in
      var state = start
      state.add([("note", key)])
      return state.bytes(besides: start)
    }
    #expect(noted[1] == noted[0] + 3)
    let title = String(repeating: "t", count: 1000)
    let titled = try session(document: #"{"levels":[{"name":"a","pages":["\#(title)"]}]}"#)
    let untitled = titled.after("insert-level b 3", "remove-level a").state
    #expect((1000..<2000).contains(titled.state.bytes(besides: untitled)))
    #expect(titled.after("insert-level b 3").state.bytes(besides: titled.state) < 1000)
  }

  @Test(.enabled(if: Depth.current != .quick))
  func `ten changes are kept at any size`() throws {
    let name = String(repeating: "n", count: 1_000_000)
    var session = try session("a=3")
    for count in 0..<40 { session.run(all: ["insert-level \(name)\(count) 3", "remove-level 1"]) }
    let (changes, bytes) = kept(session)
    // After a removal, the state needs little additional memory, but the command contains the long
    // name of the level.
    #expect((40..<80).contains(changes))
    #expect((60_000_000...64_000_000).contains(bytes))

    let titles = (0..<1000).map { "\"\($0)" + String(repeating: "t", count: 10_000) + "\"" }
    let document = #"{"levels":[{"name":"a","pages":[\#(titles.joined(separator: ","))]}]}"#
    var titled = try CrossPagerConsoleTests.session(document: document)
    titled.run(all: ["insert-level b 3", "go b", "remove-level a"])
    #expect(titled.history.bytes > 10_000_000)
    titled.run(all: ["undo"])
    // The current state contains the titles again, so the history does not count them.
    #expect(titled.history.bytes < 10_000)
  }

  @Test func `a thousand changes are kept, and undo beyond them has nothing to undo`() throws {
    var session = try session("a=3000")
    for _ in 0..<1005 { session.run(all: ["right"]) }
    let last = session.state
    for _ in 0..<1000 { #expect(session.outcome("undo") == ["result": "changed"]) }
    #expect(session.outcome("undo") == ["result": "ignored", "reason": "nothingToUndo"])
    #expect(session.place?.page == 5)
    for _ in 0..<1000 { #expect(session.outcome("redo") == ["result": "changed"]) }
    #expect(session.state == last)
  }

  @Test func `states share the parts that moves do not change`() throws {
    let levels = (0..<100).map { "l\($0)=3" }.joined(separator: ",")
    var session = try session(levels)
    for _ in 0..<50 { session.run(all: ["down"]) }
    #expect(session.history.bytes < 50 * 1000)
  }

  @Test func `a log keeps the newest 1,000 lines, and 16 MiB`() {
    var log = LineLog()
    #expect(log.last == nil)
    for line in 0..<1002 { log.append("\(line)") }
    #expect(log.elements.count == 1000)
    #expect(log.elements.first == "2" && log.last == "1001")
    let longest = String(repeating: "x", count: CommandLines.lineLimit)
    for _ in 0..<17 { log.append(longest) }
    #expect(log.elements == Array(repeating: longest, count: 16))
    log.append("")
    #expect(log.elements.count == 17)
    log.append("x")
    #expect(log.elements.count == 17)
  }

  @Test(.enabled(if: Depth.current != .quick))
  func `the history of lines is bounded`() throws {
    var session = try session("a=3")
    let long = String(repeating: "x", count: 1_000_000)
    for count in 0..<40 { session.run(all: ["\(count)\(long)"]) }
    #expect(session.lines.elements.count == 16)
    for count in 0..<1500 { session.run(all: ["left \(count)"]) }
    let lines = session.lines.elements
    #expect(lines.count == 1000 && lines.last == "left 1499")
  }
}
