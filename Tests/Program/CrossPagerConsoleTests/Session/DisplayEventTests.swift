import CrossPager
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct DisplayEventTests {
  private static func telling(_ levels: String, _ lines: String...) throws -> Session {
    var session = Session(
      scene: try Scene(levels: levels), storage: MemoryStorage(["walk.script": "right\nright\n"]),
      tellsEvents: true)
    session.run(all: lines)
    return session
  }

  private static func events(_ session: inout Session, _ line: String) -> [String] {
    session.run(line)?.events?.map(OutcomeWording.line) ?? ["no events"]
  }

  @Test func `the first response has the initial events, later ones the new events`() throws {
    var session = try Self.telling("a=3")
    #expect(
      Self.events(&session, "where") == [
        "willDisplay a 0", "create a 0, host 0", "addChild a 0, host 0",
        "didMoveToParent a 0, host 0", "configure a 0, host 0", "addView a 0, host 0",
      ])
    #expect(Self.events(&session, "where") == [])
    #expect(Self.events(&session, "left") == [])
    #expect(Self.events(&session, "preview right") == [])
    #expect(
      Self.events(&session, "right") == [
        "didEndDisplaying a 0", "willDisplay a 1", "removeView a 0, host 0", "reuse a 1, host 0",
        "configure a 1, host 0", "addView a 1, host 0",
      ])
    #expect(Self.events(&session, "nonsense") == [])
  }

  @Test func `events appear only on request`() throws {
    var session = try session("a=3")
    #expect(session.run("right")?.events == nil)
    #expect(session.run("right")?.json(number: 1).contains("events") == false)
  }

  @Test func `a script is one update of the display, with its events at the end`() throws {
    var session = try Self.telling("a=3", "where")
    let events = Self.events(&session, "replay walk.script")
    #expect(events.filter { $0.contains("isplay") } == ["didEndDisplaying a 0", "willDisplay a 2"])
    #expect(Self.events(&session, "where") == [])
  }

  @Test(arguments: [
    "remove-level a\nhosts", "remove-level a\nremove-level b\nhosts\nundo\nhosts",
    "set viewport 2 2.5\nresize a 1\nhosts\nremove-level b\nhosts",
    "set hosting preallocated\nhosts\nremove-level a\nhosts", "drag 0 -1\nremove-level b\nhosts",
  ])
  func `a script can report hosts after it removes what they showed`(script: String) throws {
    let storage = MemoryStorage(["edit.script": script])
    let scene = try Scene(levels: "a=3,b=3")
    let session = Session(scene: scene, storage: storage)
    let commands = script.split(separator: "\n").count
    for line in ["preview replay edit.script", "replay edit.script"] {
      var replaying = session
      guard let report = replaying.run(line)?.report(ReplayReport.self) else {
        Issue.record("\(line): \(script)")
        continue
      }
      #expect(report.commands == commands)
      // After the replay, the hosts show the displayed pages.
      let shown = replaying.display.assignments.compactMap(\.position)
      #expect(Set(shown) == Set(replaying.state.pager.window.positions), "\(line): \(script)")
    }
  }

  @Test func `a recording that removes sections and reports hosts replays`() throws {
    let storage = MemoryStorage()
    let scene = try Scene(named: "filmstrip", storage: storage)
    var session = Session(scene: scene, storage: storage)
    session.run(all: ["record walk"] + (0..<3).map { _ in "remove-level 0" } + ["hosts", "record"])
    var fresh = Session(scene: scene, storage: storage)
    #expect(fresh.message("replay walk") == nil)
    #expect(fresh.outcome("hosts") == session.outcome("hosts"))
  }

  @Test func `removed pages and levels leave under their old names`() throws {
    var session = try Self.telling("a=3,b=3", "set viewport 2 1", "go b 2", "go a 2")
    #expect(
      Self.events(&session, "resize a 1").filter { $0.contains("isplay") } == [
        "didEndDisplaying a 2", "willDisplay a 0",
      ])
    #expect(
      Self.events(&session, "remove-level a").filter { $0.contains("isplay") } == [
        "didEndDisplaying a 0"
      ])
    #expect(
      Self.events(&session, "remove-level b") == ["didEndDisplaying b 2", "removeView b 2, host 1"])
  }

  @Test func `a page whose title changes leaves and appears again`() throws {
    var session = Session(
      scene: try Scene(named: "article", storage: MemoryStorage()), storage: MemoryStorage(),
      tellsEvents: true)
    session.run(all: ["first", "where"])
    #expect(
      Self.events(&session, "remove day 0") == [
        "didEndDisplaying day 0", "willDisplay day 0", "removeView day 0, host 0",
        "reuse day 0, host 0", "configure day 0, host 0", "addView day 0, host 0",
      ])
    #expect(Self.events(&session, "remove day 3") == [])
    #expect(Self.events(&session, "insert day 1") == [])
  }

  @Test func `a page that opens and closes stays on the display`() throws {
    var session = try Self.telling("a=3", "where")
    #expect(Self.events(&session, "open") == [])
    #expect(Self.events(&session, "close") == [])
  }

  @Test func `hosts are counted the same with and without events`() throws {
    let lines = [
      "set viewport 2 2.5 beyond 1", "drag -0.6 0", "release", "tick 100", "drag 0 -1", "finish",
      "set viewport 1 1", "right 3", "set hosting cell", "down", "set hosting recycled", "undo",
    ]
    var told = try Self.telling("a=9,b=9")
    var untold = try session("a=9,b=9")
    for line in lines {
      told.run(all: [line])
      untold.run(all: [line])
      #expect(told.outcome("hosts")?["hosts"] == untold.outcome("hosts")?["hosts"], "\(line)")
    }
  }

  @Test func `text and plain text have one line for each event`() throws {
    var session = try Self.telling("a=3", "where")
    let result = session.run("right")
    let response = try #require(result)
    let events = [
      "didEndDisplaying a 0", "willDisplay a 1", "removeView a 0, host 0", "reuse a 1, host 0",
      "configure a 1, host 0", "addView a 1, host 0",
    ]
    #expect(
      TextReport(style: TextStyle()).lines(response)
        == ["moved to a 1 (0…2), 1 step"] + events.map { "  \($0)" })
    #expect(
      TextReport(style: TextStyle(isPlain: true)).lines(response) == [
        "moved to a 1, pages 0 to 2, 1 step"
      ] + events)
  }
}
