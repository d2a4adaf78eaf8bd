import CivilDates
import CrossPager
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests that snapshots and recordings keep the marked bar, the bars that were entered, and the comparison.
struct BarMemoryTests {
  private static func session(_ storage: MemoryStorage = MemoryStorage()) throws -> Session {
    try datedSession(from: (2015, 1, 1), days: 90, units: [.day, .week, .month], storage: storage)
  }

  private static let walk = [
    "go month 0", "bar at 30", "enter", "compare 2015-02-03", "bar max", "go week", "bar at 1",
    "enter", "go month 0", "bar at 30", "right",
  ]

  @Test func `a snapshot keeps them`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(storage)
    session.run(all: Self.walk + ["save place.json"])
    let saved = session.state
    #expect(
      storage["place.json"]?.contains(
        #""bar":30,"compare":{"level":"day","page":"2015-02-03"},"current":"month","dayStart":"00:00","entered":[{"bar":30,"level":"month","page":"2015-01"},{"bar":1,"level":"week","page":"2015-W14"}]"#
      ) == true)
    var other = try Self.session(storage)
    #expect(other.outcome("restore place.json") == ["result": "changed"])
    #expect(other.state == saved)
    session.run(all: ["bar off", "compare off", "back", "back", "restore place.json"])
    #expect(session.state == saved)
    #expect(session.outcome("restore place.json")?["reason"] == "alreadyThere")
  }

  @Test func `a snapshot without them is as short as before`() throws {
    let storage = MemoryStorage()
    _ = try Self.session(storage).after("save place.json")
    for member in ["\"bar\"", "\"entered\"", "\"compare\""] {
      #expect(storage["place.json"]?.contains(member) == false)
    }
  }

  @Test(arguments: [
    (#""compare":"years""#, "\"years\" is not 'previous', 'year' or a page with its level"),
    (#""bar":"two""#, "bar"), (#""entered":[{"level":"week","page":"2015-W14"}]"#, "bar"),
  ])
  func `a snapshot with other values is refused`(member: String, problem: String) throws {
    let storage = MemoryStorage()
    var session = try Self.session(storage).after("save place.json")
    let text = "{\(member)," + (storage["place.json"] ?? "").dropFirst()
    var other = try Self.session(MemoryStorage(["place.json": text]))
    #expect(other.message("restore place.json")?.contains(problem) == true)
    #expect(session.message("restore place.json") == "Already at the saved places.")
  }

  @Test func `bars and pages that do not exist here are left out`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(storage).after("save place.json")
    let members =
      #""bar":99,"compare":{"level":"hour","page":"x"},"entered":[{"bar":1,"level":"week","page":"2020-W01"}]"#
    let text = "{\(members)," + (storage["place.json"] ?? "").dropFirst()
    var other = try Self.session(MemoryStorage(["place.json": text]))
    #expect(other.outcome("restore place.json") == ["result": "changed"])
    #expect(other.state.explored.cursor == BarCursor(level: "day", index: 23))
    #expect(other.state.explored.entrances == [])
    #expect(other.state.drawing.comparison == nil)
    session.run(all: ["bar last"])
    #expect(session.state == other.state)
  }

  @Test func `a recording has bars, entered pages and comparisons`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(storage)
    session.run(all: ["record walk.script"] + Self.walk + ["bar next", "back", "back", "record"])
    var other = try Self.session(storage)
    #expect(other.message("replay walk.script") == nil)
    #expect(other.state == session.state)
  }

  @Test func `skipped gaps forget the bars that were entered and keep the mark on the page`() throws
  {
    let storage = MemoryStorage()
    var session = try Self.session(storage)
    session.run(all: ["record walk.script"] + Self.walk + ["gaps skip", "record"])
    #expect(session.state.explored.entrances == [])
    #expect(session.state.explored.cursor == BarCursor(level: "month", index: 27))
    var other = try Self.session(storage)
    #expect(other.message("replay walk.script") == nil)
    #expect(other.state == session.state)
  }

  @Test(arguments: Depth.seeds(100, quick: 20))
  func `a walk over bars is saved, recorded and replayed whole`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let words = [
      "bar next", "bar previous", "bar at 27", "bar at 30", "bar max", "bar off", "bar 2015-02-28",
      "enter", "enter", "back", "left", "right", "up", "down", "zoom in", "zoom out",
      "compare previous", "compare 2015-02", "compare off", "gaps skip", "gaps show", "undo",
      "redo", "drag 0 0.7", "finish", "first", "last",
    ]
    let storage = MemoryStorage()
    var session = try Self.session(storage)
    func walk() -> [String] { (0..<15).map { _ in random.element(of: words) } }
    session.run(all: ["record walk.script"] + walk() + ["finish", "record", "save place.json"])
    let saved = session.state
    var restored = try Self.session(storage)
    restored.run(all: walk() + ["finish", "restore place.json"])
    if saved.drawing.gaps == restored.state.drawing.gaps {
      #expect(restored.state == saved, "seed \(seed)")
    }
    var replayed = try Self.session(storage)
    #expect(replayed.message("replay walk.script") == nil, "seed \(seed)")
    #expect(replayed.state == saved, "seed \(seed)")
  }
}
