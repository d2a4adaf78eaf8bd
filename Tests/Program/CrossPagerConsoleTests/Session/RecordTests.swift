import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Scripts and their text. `recording.md`, `replaying.md` and `prompt-rules.md`
/// show what a session prints.
struct RecordTests {
  private func session(_ levels: String, _ storage: any Storage) throws -> Session {
    try CrossPagerConsoleTests.session(levels, storage: storage)
  }

  @Test func `a recording has every command with its outcome`() throws {
    let storage = MemoryStorage(["walk": "old"])
    _ = try session("a=5,two words=3", storage).after(
      "right", "set edge wrap", "record walk", " right  2   # on", "lfet", "go \"two words\" 9",
      "preview left", "expect moved", "where", "undo", "record", "right")
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

  @Test(arguments: [
    "\u{FEFF}", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}", "\r", "\t", "  ", "\"\"",
  ])
  func `a word is recorded as it was given`(mark: String) throws {
    let storage = MemoryStorage()
    let name = "\"\(mark)one\(mark)two\""
    let session = try session("a=3", storage).after(
      "record walk", "insert-level \(name) 3", "save \(name)", "go \(name)", "record")
    let script = try #require(storage["walk"])
    for command in ["insert-level", "save", "go"] {
      #expect(script.contains("\n\(command) \(name)") || session.state.labels.count == 1)
    }
    #expect(script.contains("\nsave \(name)\n"))
    let files = MemoryStorage(["walk": script])
    var fresh = try self.session("a=3", files)
    #expect(fresh.message("replay walk") == nil)
    #expect(fresh.state == session.state)
    let file = String(name.dropFirst().dropLast()).replacing("\"\"", with: "\"")
    #expect(files[file] != nil && files[file] == storage[file])
  }

  @Test(arguments: ["save \"one\ntwo\"", "go \"\r\n\"", "insert-level \"\n\" 3"])
  func `a word that a script cannot hold is refused while recording`(line: String) throws {
    let storage = MemoryStorage()
    var session = try session("a=3", storage).after("record walk")
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
    _ = try session("a=3", storage).after(
      "record walk", "insert-level \(name) 3", "right", "record")
    #expect(storage["walk"]?.hasSuffix(" 3\nexpect changed\nright\nexpect moved\n") == true)
    var fresh = try session("a=3", storage)
    #expect(fresh.message("replay walk") == nil)
    var long = try session("\(name)\(String(repeating: "n", count: 20))=3", storage)
    #expect(
      long.message("record walk")
        == "'walk' cannot be recorded. The link for these levels is too long for a line (1 MiB).")
  }

  @Test func `a line of a recording has at most 1 MiB`() throws {
    let storage = MemoryStorage()
    // The link is `NAME=1@NAME`. With `expect moved `, it fills the line exactly.
    let name = String(repeating: "n", count: (CommandLines.lineLimit - 16) / 2)
    _ = try session("\(name)=3", storage).after("record walk", "right", "record")
    #expect(storage["walk"]?.hasSuffix("expect moved \(name)=1@\(name)\n") == true)
    _ = try session("\(name)n=3", storage).after("record walk", "right", "record")
    #expect(storage["walk"]?.hasSuffix("right\nexpect moved\n") == true)
    // The link is `NAME=10@NAME`. With `follow ` and a line feed, it has 1 MiB.
    let longer = String(repeating: "n", count: (CommandLines.lineLimit - 12) / 2)
    var longest = try session("\(longer)=11", storage).after("last")
    #expect(longest.message("record walk") == nil)
    var tooLong = try session("\(longer)n=11", storage).after("last")
    #expect(tooLong.message("record walk") != nil)
  }

  @Test func `a file that cannot be written ends the recording, not the session`() throws {
    var failing = try session("a=5", FailingStorage())
    #expect(failing.message("record r") == "Cannot write 'r': no space left.")
    let storage = MemoryStorage()
    let session = try session("a=5", storage).after("record r", "right")
    storage.remove("r")
    session.expectText(
      """
      > right
      moved to a 2 (0…4), 1 step
      Cannot write 'r': no such file. The recording has ended.
      > right
      moved to a 3 (0…4), 1 step
      """)
  }

  @Test func `an undo that the history forgot does not end a recording`() throws {
    let storage = MemoryStorage()
    var session = try session("a=3000", storage).after("record walk")
    // Make more changes than the history keeps, then undo as many as possible.
    for _ in 0..<1005 { session.run(all: ["right"]) }
    for _ in 0..<1001 { #expect(session.run("undo")?.lostRecording == nil) }
    #expect(session.scripts.recording?.commands == 2006)
    var fresh = try self.session("a=3000", MemoryStorage(["walk": storage["walk"] ?? ""]))
    #expect(fresh.message("replay walk") == nil)
    #expect(fresh.state == session.state)
  }

  @Test func `an interrupted replay stops between two lines`() throws {
    let storage = MemoryStorage(["s": "right\r\n\r\nlfet\nright\nright"])
    var session = try session("a=9", storage)
    let asked = Locked(0)
    session.context.isInterrupted = {
      asked.withLock { count in
        count += 1
        return count == 4
      }
    }
    session.expectText(
      """
      > replay s
        replay s
               ^
      The replay of 's' was interrupted at line 4.
      - s:3: Unknown command 'lfet'. Did you mean 'left'?
      > where
      ▸ a  1  (0…8)
      """)
  }

  @Test func `a rule of the prompt has its effect there, and its default is not saved`() throws {
    let storage = MemoryStorage()
    var session = try session("a=3", storage)
    session.context.isAtPrompt = true
    session.expectText("> set motion off\nchanged: motion off")
    session.run(all: ["set hints off", "save place"])
    #expect(storage["place"]?.contains("motion") == false)
    #expect(storage["place"]?.contains(#""hints":"off""#) == true)
  }
}
