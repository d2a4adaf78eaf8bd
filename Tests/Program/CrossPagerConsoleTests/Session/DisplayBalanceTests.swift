import CrossPager
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests the events of the display. `display-events.md` has the events that a session prints. Checks law 10 for a
/// reader of `--events` that identifies levels only by name.
///
/// At quick depth, the suite runs a few of the seeds.
struct DisplayBalanceTests {
  private struct Page: Hashable {
    var level: String
    var page: Int
  }

  /// The state of the display according to its events.
  private struct Witness {
    var displayed: Set<Page> = []
    var shownBy: [Int: Page] = [:]

    /// Applies an event and returns the violation, or nil if there is none.
    mutating func take(_ event: Response.Event) -> String? {
      guard let level = event.level, let number = event.page else { return nil }
      let page = Page(level: level, page: number)
      switch (event.name, event.host) {
      case ("willDisplay", _): return displayed.insert(page).inserted ? nil : "displayed twice"
      case ("didEndDisplaying", _): return displayed.remove(page) != nil ? nil : "not displayed"
      case ("addView", let host?):
        return shownBy.updateValue(page, forKey: host) == nil ? nil : "the host shows a page"
      case ("removeView", let host?):
        return shownBy.removeValue(forKey: host) == page ? nil : "the host shows another page"
      default: return nil
      }
    }
  }

  @Test(arguments: Depth.seeds(150, quick: 10))
  func `every page appears and leaves in turn, and hosts show the displayed pages`(seed: UInt64)
    throws
  {
    var script = RandomLines(seed: seed, levels: ["a", "b", "none", "0", "1", "2", "new", "c"])
    script.entries = CommandTable.entries.filter { !["replay", "quit"].contains($0.name) }
    let edits = CommandTable.editing + CommandTable.gestures + CommandTable.rules
    let lines = (0..<60).map { index -> String in
      var chosen = script
      if index % 2 == 0 { chosen.entries = edits }
      defer { script.random = chosen.random }
      return chosen.line()
    }
    let start = Session(
      scene: try seed % 2 == 0
        ? Scene(levels: "a=5,b=3,none=0") : Scene(named: "filmstrip", storage: MemoryStorage()),
      storage: MemoryStorage(), tellsEvents: true)
    var witness = Witness()
    expectLaw(of: lines, from: start, seed: seed) { session, line in
      if session.lines.elements.isEmpty { witness = Witness() }
      let before = witness
      guard let events = session.run(line)?.events else { return nil }
      for event in events {
        if let complaint = witness.take(event) {
          return "\(complaint): \(event.line), \(before)"
        }
      }
      let pages = session.state.pager.window.positions.map {
        Page(level: session.state.labels[$0.level].name, page: $0.page ?? -1)
      }
      if Set(pages) != witness.displayed {
        return "expected \(witness.displayed) on the display, found \(pages)"
      }
      let hosts = session.display.assignments.compactMap { number, position in
        position.map {
          (number, Page(level: session.state.labels[$0.level].name, page: $0.page ?? -1))
        }
      }
      return Dictionary(uniqueKeysWithValues: hosts) == witness.shownBy
        ? nil : "expected the hosts \(witness.shownBy), found \(hosts)"
    }
  }

  @Test func `each of the first 100,000 pages has its own host`() throws {
    let session = try session("a=100001").after("set hosting preallocated")
    #expect(session.display.assignments.count == 100_000)
    #expect(session.after("page 99999").display.assignments.count == 100_000)
    #expect(session.after("last").display.assignments.count == 100_001)
  }

  @Test func `the program has the same hosts with and without events`() throws {
    let lines = [
      "set viewport 2 2.5 beyond 1", "drag -0.6 0", "release", "tick 100", "drag 0 -1", "finish",
      "set viewport 1 1", "right 3", "set hosting cell", "down", "set hosting recycled", "undo",
    ]
    var told = Session(
      scene: try Scene(levels: "a=9,b=9"), storage: MemoryStorage(), tellsEvents: true)
    var untold = try session("a=9,b=9")
    for line in lines {
      told.run(all: [line])
      untold.run(all: [line])
      #expect(told.outcome("hosts")?["hosts"] == untold.outcome("hosts")?["hosts"], "\(line)")
    }
  }
}
