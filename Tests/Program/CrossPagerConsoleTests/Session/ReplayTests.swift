import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests scripts that a session replays, and their expectations.
struct ReplayTests {
  private func session(_ levels: String, storage: any Storage = MemoryStorage()) throws -> Session {
    try CrossPagerConsoleTests.session(levels, storage: storage)
  }

  @Test func `a script replays, and undo takes back its commands one by one`() throws {
    let script = "# walk\nright 2\n\nexpect moved\r\nexpect ignored edge\nquit\nleft"
    try session(
      "a=5", storage: MemoryStorage(["bad": script, "good": "right\nexpect a=1@a\nright"])
    ).expectText(
      """
      > replay good
      replayed 'good': 2 commands, 1 expectation met
      > where
      ▸ a  2  (0…4)
      > undo
      changed: undid 'right', at a 1 (0…4)
      > replay bad
        replay bad
               ^^^
      1 line in 'bad' failed.
      - bad:5: Expected 'ignored edge', but the result was 'moved'.
      > where
      ▸ a  3  (0…4)
      > replay none
      Cannot read 'none': no such file.
      """)
  }

  @Test(
    arguments: pairs(
      of: """
        expect moved | Expected 'moved', but there is no previous command.
        expect a=1@a | Expected 'a=1@a', but the place is 'a=0,b=0@a'.
        expect | 'expect' needs 'moved', 'changed', 'ignored', 'report' or 'error', a link, or both. Usage: expect OUTCOME [REASON] [LINK]
        expect mved | 'mved' is not 'moved', 'changed', 'ignored', 'report' or 'error', a link, or both. Did you mean 'moved'?
        expect moved a | 'a' is not a link. A link has one '@', followed by the name of the current level.
        expect a=1@a moved | Unexpected 'moved'. Usage: expect OUTCOME [REASON] [LINK]
        expect ignored egde | 'egde' is not a reason. Did you mean 'edge'?
        """))
  func `an expectation that is not met or cannot be read says why`(line: String, message: String)
    throws
  {
    var session = try session("a=5,b=2")
    #expect(session.message(line) == message)
  }

  @Test(arguments: [
    "expect ignored", "expect ignored edge", "expect b=0,a=0@a", "expect ignored a=0,b=0@a",
  ])
  func `an expectation checks only what it names`(line: String) throws {
    var session = try session("a=5,b=2").after("left")
    #expect(session.message(line) == nil)
    #expect(session.message("expect ignored edge") == nil)
  }

  @Test(arguments: [
    "expect moved", "expect changed", "expect report", "expect error", "expect ignored locked",
    "expect ignored edge a=1,b=0@a", "expect a=0,b=0@b", "expect a=0@a", "expect a=0,b=0,c=0@a",
  ])
  func `an expectation of anything else is not met`(line: String) throws {
    var session = try session("a=5,b=2").after("left")
    #expect(session.message(line)?.hasPrefix("Expected '") == true)
    #expect(session.state == session.beginning)
  }

  @Test func `scripts do not run in or write to each other`() throws {
    let storage = MemoryStorage([
      "inner": "right", "outer": "replay inner\nrecord outer\nrecord other",
    ])
    var session = try session("a=5", storage: storage)
    guard case .error(let error)? = session.run("replay outer")?.result else {
      Issue.record("no error")
      return
    }
    #expect(
      error.failures == [
        "outer:1: 'inner' cannot be replayed while 'outer' is being replayed.",
        "outer:2: 'outer' is being replayed and cannot be recorded.",
      ])
    #expect(
      session.message("replay other") == "'other' is being recorded. To end the recording: record")
    #expect(session.message("record other") == "Already recording to 'other'.")
    #expect(storage["outer"] == "replay inner\nrecord outer\nrecord other")
  }

  @Test(arguments: [
    ("lfet\nexpect error\nright", []), ("lfet\nexpect error a=0@a", []),
    ("lfet\nexpect a=0@a", ["s:1: Unknown command 'lfet'. Did you mean 'left'?"]),
    ("lfet\nright\nexpect moved", ["s:1: Unknown command 'lfet'. Did you mean 'left'?"]),
    ("restore none\nexpect error", []),
    ("restore none", ["s:1: Cannot read 'none': no such file."]),
    (
      "lfet\nexpect moved",
      [
        "s:1: Unknown command 'lfet'. Did you mean 'left'?",
        "s:2: Expected 'moved', but the result was 'error'.",
      ]
    ),
  ])
  func `an error is not a failure if the next line expects it`(script: String, failures: [String])
    throws
  {
    var session = try session("a=5", storage: MemoryStorage(["s": script]))
    switch session.run("replay s")?.result {
    case .error(let error): #expect(error.failures == failures)
    case .report: #expect(failures == [])
    case let result: Issue.record("\(String(describing: result))")
    }
  }

  @Test func `an interrupted replay stops between two lines`() throws {
    var session = try session("a=9", storage: MemoryStorage(["s": "right\n\nlfet\nright\nright"]))
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

  @Test func `a failure with very long links names only the differing places`() throws {
    let names = (0..<20).map { "level\($0)" }
    var session = try session(names.map { "\($0)=3" }.joined(separator: ","))
    let link = names.map { $0 == "level13" ? "\($0)=2" : "\($0)=0" }.joined(separator: ",")
    #expect(
      session.message("expect \(link)@level0")
        == "Expected 'level13=2@level0', but the place is 'level13=0@level0'.")
  }

  /// The eleventh line has run, because the line after the tenth could have expected its error.
  @Test func `after ten failures a replay stops`() throws {
    let script =
      String(repeating: "lfet\n", count: 11) + "right\n" + String(repeating: "x\n", count: 9)
    var session = try session("a=5", storage: MemoryStorage(["s": script]))
    guard case .error(let error)? = session.run("replay s")?.result else {
      Issue.record("The replay has no error.")
      return
    }
    #expect(error.message == "The replay of 's' stopped at line 12, because 10 lines had failed.")
    #expect(error.failures.count == 10)
    #expect(error.failures.last == "s:10: Unknown command 'lfet'. Did you mean 'left'?")
    #expect(session.place?.page == 0)
  }

  @Test func `a script with ten failures at its end runs to the end`() throws {
    let script =
      String(repeating: "lfet\nexpect error\n", count: 20) + String(repeating: "lfet\n", count: 10)
    var session = try session("a=5", storage: MemoryStorage(["s": script]))
    #expect(session.message("replay s") == "10 lines in 's' failed.")
  }
}
