import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct RecordTests {
  @Test func `a recording has every command with its outcome`() throws {
    let storage = MemoryStorage(["walk": "old"])
    try session("a=5,two words=3", storage: storage).expectText(
      """
      > right
      moved to a 1 (0…4), 1 step
      > set edge wrap
      changed: edge wrap for all levels
      > record walk
      recording to 'walk', without the changes before
      >  right  2   # on
      moved to a 3 (0…4), 2 steps
      > lfet
        lfet
        ^^^^
      Unknown command 'lfet'. Did you mean 'left'?
      > go "two words" 9
      ignored: No page 9 in level 'two words'. Its pages are 0 to 2.
      > preview left
      would move to a 2 (0…4), 1 step
      > expect moved
      as expected
      > where
      ▸ a          3  (0…4)
        two words  0  (0…2)
      > undo
      changed: undid 'right  2', at a 1 (0…4)
      > record
      recorded 5 commands to 'walk'
      > right
      moved to a 2 (0…4), 1 step
      > record
      ignored: Nothing is being recorded. To start: record FILE
      """)
    #expect(
      storage["walk"] == """
        # Recorded by crosspager. 'replay FILE' or 'crosspager -f FILE' runs it again.
        follow a=1,two+words=0@a
        expect a=1,two+words=0@a
        right  2
        expect moved a=3,two+words=0@a
        go "two words" 9
        expect ignored noSuchPage
        preview left
        expect moved
        where
        expect report
        undo
        expect changed a=1,two+words=0@a

        """)
  }

  private func session(_ levels: String) throws -> Session {
    try CrossPagerConsoleTests.session(levels)
  }

  private func session(_ levels: String, storage: any Storage) throws -> Session {
    try CrossPagerConsoleTests.session(levels, storage: storage)
  }

  @Test func `a recording in progress is not overwritten, whatever its file is called`() throws {
    let storage = MemoryStorage()
    var session = try session("a=5", storage: storage).after("record walk", "right")
    for line in ["save walk", "save ./walk", "preview save walk"] {
      let path = line.contains("./") ? "./walk" : "walk"
      #expect(
        session.message(line)
          == "Cannot write '\(path)': it is being recorded. To end the recording: record.")
    }
    #expect(session.message("record ./walk") == "Already recording to './walk'.")
    #expect(
      session.message("replay ./walk") == "'./walk' is being recorded. To end the recording: record"
    )
    session.run(all: ["right", "record"])
    #expect(
      storage["walk"]?.hasSuffix("right\nexpect moved a=1@a\nright\nexpect moved a=2@a\n") == true)
    var fresh = try self.session("a=5", storage: MemoryStorage(["walk": storage["walk"] ?? ""]))
    #expect(fresh.message("replay walk") == nil)
    #expect(fresh.place?.page == 2)
  }

  @Test(arguments: ["save", "record"])
  func `a script does not overwrite itself`(command: String) throws {
    let script = "right\n\(command) ./walk\nright"
    let storage = MemoryStorage(["walk": script])
    var session = try session("a=5", storage: storage)
    guard case .error(let error)? = session.run("replay walk")?.result else {
      Issue.record("nothing was refused")
      return
    }
    #expect(error.message == "1 line in 'walk' failed.")
    #expect(error.failures.first?.contains("is being replayed") == true)
    #expect(storage["walk"] == script)
    #expect(session.place?.page == 2)
  }

  @Test(arguments: [
    "\u{FEFF}", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}", "\r", "\t", "  ", "\"\"",
  ])
  func `a word is recorded as it was given`(mark: String) throws {
    let storage = MemoryStorage()
    var session = try session("a=3", storage: storage)
    let name = "\"\(mark)one\(mark)two\""
    session.run(all: [
      "record walk", "insert-level \(name) 3", "save \(name)", "go \(name)", "record",
    ])
    let script = try #require(storage["walk"])
    for command in ["insert-level", "save", "go"] {
      #expect(script.contains("\n\(command) \(name)") || session.state.labels.count == 1)
    }
    #expect(script.contains("\nsave \(name)\n"))
    let files = MemoryStorage(["walk": script])
    var fresh = try self.session("a=3", storage: files)
    #expect(fresh.message("replay walk") == nil)
    #expect(fresh.state == session.state)
    let written = mark == "\"\"" ? "\"" : mark
    let file = "\(written)one\(written)two"
    #expect(files[file] != nil && files[file] == storage[file])
  }

  @Test(arguments: ["save \"one\ntwo\"", "go \"\r\n\"", "insert-level \"\n\" 3"])
  func `a word that a script cannot hold is refused while recording`(line: String) throws {
    let storage = MemoryStorage()
    var session = try session("a=3", storage: storage).after("record walk")
    let message =
      "A recording cannot contain a line break inside a word. To end the recording: record"
    let isRead = !line.contains("insert-level")
    #expect((session.message(line) == message) == isRead)
    session.run(all: ["right", "left\n2", "record"])
    #expect(session.message(line) != message)
    let script = try #require(storage["walk"])
    #expect(script.hasSuffix("right\nexpect moved a=1@a\nleft 2\nexpect moved a=0@a\n"))
    #expect(storage["one\ntwo"] == nil || line.contains("save"))
  }

  @Test func `a line too long for a script is left out of a recording`() throws {
    let storage = MemoryStorage()
    let name = String(repeating: "n", count: CommandLines.lineLimit - 20)
    var session = try session("a=3", storage: storage)
    session.run(all: ["record walk", "insert-level \(name) 3", "right", "record"])
    let script = try #require(storage["walk"])
    #expect(script.hasSuffix(" 3\nexpect changed\nright\nexpect moved\n"))
    var fresh = try self.session("a=3", storage: MemoryStorage(["walk": script]))
    #expect(fresh.message("replay walk") == nil)
  }

  @Test func `levels with names too long for a script are not recorded`() throws {
    let name = String(repeating: "n", count: CommandLines.lineLimit)
    var session = try session("\(name)=3")
    #expect(
      session.message("record walk")
        == "'walk' cannot be recorded. The link for these levels is too long for a line (1 MiB).")
  }

  @Test func `record, replay and expect report JSON`() throws {
    let storage = MemoryStorage(["s": "right\nexpect moved\nlfet\nexpect error\nleft 0\n"])
    try session("a=5", storage: storage).expectJSON(
      """
      > record r {"result":"report","record":{"file":"r","ended":false},"at":{"level":"a","page":0}}
      > replay s {"result":"error","message":"1 line in 's' failed.","failures":["s:5: '0' is not a number from 1 to 2147483647."],"at":{"level":"a","page":1}}
      > record {"result":"report","record":{"file":"r","ended":true},"at":{"level":"a","page":1}}
      > expect error {"result":"report","expect":"error","at":{"level":"a","page":1}}
      > replay r {"result":"report","replay":{"file":"r","commands":2,"expectations":2},"at":{"level":"a","page":1}}
      > expect Ignored EDGE a=1@a {"result":"error","message":"Expected 'ignored edge', but the result was 'moved'.","at":{"level":"a","page":1}}
      """)
  }

  @Test func `a preview writes nothing and changes nothing`() throws {
    let storage = MemoryStorage(["s": "right\nsave place\nrecord r"])
    var session = try session("a=5", storage: storage)
    #expect(session.message("preview record s") == nil)
    #expect(session.message("preview replay s") == nil)
    #expect(storage["s"] == "right\nsave place\nrecord r")
    #expect(storage["place"] == nil && storage["r"] == nil)
    #expect(session.state == session.beginning)
    #expect(session.message("record") == "Nothing is being recorded. To start: record FILE")
  }

  @Test func `a file that cannot be written ends the recording, not the session`() throws {
    var failing = try session("a=5", storage: FailingStorage())
    #expect(failing.message("record r") == "Cannot write 'r': no space left.")
    let storage = MemoryStorage()
    var session = try session("a=5", storage: storage).after("record r", "right")
    storage.remove("r")
    session.expectText(
      """
      > right
      moved to a 2 (0…4), 1 step
      Cannot write 'r': no such file. The recording has ended.
      > right
      moved to a 3 (0…4), 1 step
      """)
    session = try self.session("a=5", storage: storage).after("record r")
    storage.remove("r")
    let json = session.run("right").map { $0.json(number: 1) } ?? ""
    #expect(json.contains(#""lostRecording":"Cannot write 'r': no such file.""#))
  }

  @Test(arguments: [
    ["left", "left", "record r", "undo"], ["left 2", "undo", "record r", "redo"],
    ["right", "record r", "left", "undo", "preview undo", "redo", "undo", "undo"],
  ])
  func `a command that goes back before a recording's start ends it`(lines: [String]) throws {
    let storage = MemoryStorage()
    let last = lines.last ?? ""
    var session = try session("a=5", storage: storage).after("last", "first")
    session.run(all: lines.dropLast())
    let script = storage["r"]
    #expect(script?.contains("preview") == false)
    #expect(session.run(last)?.lostRecording == .passedBeginning(file: "r", command: last))
    #expect(session.message("record") == "Nothing is being recorded. To start: record FILE")
    #expect(storage["r"] == script)
    var fresh = try self.session("a=5", storage: storage)
    #expect(fresh.message("replay r") == nil)
  }

  @Test(arguments: ["drag -0.2 0", "open"])
  func `a recording begins at rest`(line: String) throws {
    let storage = MemoryStorage(["r": "old"])
    var session = try session("a=5,b=2", storage: storage).after(line)
    #expect(
      session.message("record r")
        == "'r' cannot be recorded now. Start a recording while nothing is moving and no page is open."
    )
    #expect(storage["r"] == "old")
    session.run(all: ["undo", "cancel", "finish"])
    #expect(session.message("record r") == nil)
  }

  @Test(arguments: [
    ("left", true), ("go b", true), ("last", true), ("set edge wrap", false), ("lock up", false),
    ("insert-level foo 3", false), ("resize a 6", false), ("remove-level b", false),
  ])
  func `a recording says whether it can be replayed in a new session`(line: String, isWhole: Bool)
    throws
  {
    let storage = MemoryStorage()
    var session = try session("a=5,b=2", storage: storage).after(line)
    session.expectText(
      "> record r\nrecording to 'r'\(isWhole ? "" : ", without the changes before")")
    session.run(all: ["record r", "right", "record"])
    var fresh = try self.session("a=5,b=2", storage: storage)
    #expect((fresh.message("replay r") == nil && fresh.state == session.state) == isWhole)
    var other = try self.session("a=5,b=2", storage: storage).after(line)
    let json = other.run("record s").map { $0.json(number: 1) } ?? ""
    #expect(json.contains(#""whole":false"#) == !isWhole)
  }

  @Test func `undo with nothing to undo does not end a recording`() throws {
    let storage = MemoryStorage()
    var session = try session("a=3000", storage: storage).after("record walk")
    #expect(session.run("undo")?.lostRecording == nil)
    // Make more changes than the history keeps, then undo as many as possible.
    for _ in 0..<1005 { session.run(all: ["right"]) }
    for _ in 0..<1001 { #expect(session.run("undo")?.lostRecording == nil) }
    #expect(session.scripts.recording?.commands == 2007)
    var fresh = try self.session("a=3000", storage: MemoryStorage(["walk": storage["walk"] ?? ""]))
    #expect(fresh.message("replay walk") == nil)
    #expect(fresh.state == session.state)
  }
}
