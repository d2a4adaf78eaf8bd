import CivilDates
import CrossPager
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests what happens when time passes at a prompt without a command.
struct TimeTests {
  @Test func `released content arrives after the time of a settle`() throws {
    var session = try session("a=5")
    #expect(session.advance(byMilliseconds: 300) == nil)
    session.run(all: ["drag -0.6 0"])
    #expect(!session.isSettling)
    #expect(session.advance(byMilliseconds: 300) == nil)
    session.run(all: ["release"])
    #expect(session.isSettling)
    #expect(session.advance(byMilliseconds: 0) == nil)
    #expect(session.advance(byMilliseconds: 200) == nil)
    #expect(session.state.pager.phase.offset > 0.9)
    #expect(session.advance(byMilliseconds: 99) == nil)
    let response = session.advance(byMilliseconds: 1)
    #expect(response.map(TextReport(style: .init()).lines) == ["moved to a 1 (0…4)"])
    #expect(response?.command == "tick 1")
    #expect(!session.isSettling)
  }

  @Test func `a settle arrives at once without motion`() throws {
    var session = try session("a=5")
    #expect(session.arrive() == nil)
    session.run(all: ["drag -0.2 0", "release"])
    let response = session.arrive()
    #expect(response.map(TextReport(style: .init()).lines) == ["changed, at a 0 (0…4)"])
    #expect(session.state.pager.phase == .settled)
  }

  @Test func `undo takes back the whole gesture, and the history lists only commands`() throws {
    var session = try session("a=5")
    session.run(all: ["right", "drag -0.6 0", "release"])
    for _ in 0..<10 { _ = session.advance(byMilliseconds: 33) }
    #expect(session.place?.page == 2)
    #expect(session.lines.elements == ["right", "drag -0.6 0", "release"])
    session.run(all: ["undo"])
    #expect(session.place?.page == 1)
    session.run(all: ["undo"])
    #expect(session.place?.page == 0)
  }

  @Test func `a recording has one tick for all the time between two commands`() throws {
    let storage = MemoryStorage()
    var session = try CrossPagerConsoleTests.session("a=5", storage: storage)
    session.run(all: ["record script", "drag -0.6 0", "release"])
    for _ in 0..<3 { _ = session.advance(byMilliseconds: 20) }
    session.run(all: ["where"])
    _ = session.advance(byMilliseconds: 20)
    // The drag catches the content where it is.
    session.run(all: ["drag 0.1 0", "release -1 0"])
    for _ in 0..<10 { _ = session.advance(byMilliseconds: 31) }
    _ = session.advance(byMilliseconds: 31)
    session.run(all: ["drag -0.6 0", "release"])
    _ = session.advance(byMilliseconds: 1)
    let end = session.state
    session.run(all: ["record"])
    let script = try storage.read("script")
    #expect(
      script.split(separator: "\n").filter { !$0.hasPrefix("expect") }.suffix(11) == [
        "drag -0.6 0", "release", "tick 60", "where", "tick 20", "drag 0.1 0", "release -1 0",
        "tick 310", "drag -0.6 0", "release", "tick 1",
      ])
    #expect(script.contains("tick 310\nexpect moved a=1@a\n"))
    var other = try CrossPagerConsoleTests.session("a=5", storage: storage)
    #expect(other.message("replay script") == nil)
    #expect(other.state == end)
  }

  @Test func `a recording that time cannot extend ends with the next command`() throws {
    let storage = MemoryStorage()
    var session = try CrossPagerConsoleTests.session("a=5", storage: storage)
    session.run(all: ["record script", "drag -0.6 0", "release"])
    #expect(session.advance(byMilliseconds: 20) == nil)
    storage.remove("script")
    let response = session.run("where")
    #expect(response?.lostRecording != nil)
    #expect(session.run("where")?.lostRecording == nil)
  }

  @Test func `events wait until the content arrives`() throws {
    var session = Session(
      scene: try Scene(levels: "a=5"), storage: MemoryStorage(), tellsEvents: true)
    session.run(all: ["set snap free", "drag -1.1 0", "release -3 0"])
    while session.isSettling {
      let response = session.advance(byMilliseconds: 40)
      #expect((response == nil) == session.isSettling)
      let names = response?.events?.map(\.name) ?? []
      #expect(session.isSettling || names.contains("didEndDisplaying"))
    }
  }

  @Test func `the display follows content that scrolls`() throws {
    var session = try session("a=9").after("set snap free", "drag -0.5 0", "release -8 0")
    #expect(session.advance(byMilliseconds: 150) == nil)
    let shown = session.display.assignments.compactMap(\.position)
    #expect(Set(shown) == Set(session.state.pager.window.positions))
  }

  @Test func `new samples wait until the content arrives`() throws {
    var session = try datedSession([.day, .week])
    session.run(all: ["left", "drag 0.6 0", "release"])
    let newer = try datedSession(from: (2015, 12, 28), days: 9, units: [.day, .week])
    session.update(try #require(newer.chartData))
    #expect(session.newestPage == "2016-01-02")
    _ = session.advance(byMilliseconds: 100)
    #expect(session.newestPage == "2016-01-02")
    #expect(session.advance(byMilliseconds: 200) != nil)
    #expect(session.newestPage == "2016-01-05")
  }
}
