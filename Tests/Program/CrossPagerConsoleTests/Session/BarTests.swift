import CivilDates
import CrossPagerSeries
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests marked bars. `bars.md` shows what a session prints.
struct BarTests {
  private static func session(_ storage: MemoryStorage) throws -> Session {
    try datedSession(from: (2015, 1, 1), days: 90, units: [.day, .week, .month], storage: storage)
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

  @Test func `pages whose bars would be finer than the data have none`() throws {
    let time = try #require(CivilDate(year: 2015, month: 1, day: 1).map { CivilTime($0) })
    var session = try dataSession(
      of: Series(name: "v", samples: [Sample(time: time, value: 1)], resolution: .hour),
      units: [.hour])
    #expect(session.message("bar at 0") == "The pages of 'hour' have no bars.")
  }
}
