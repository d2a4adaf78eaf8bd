import CrossPager
import CrossPagerTesting
import Foundation
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Law 7: `restore(snapshot(s)) == s`.
/// At quick depth, the suite runs a fifth of the seeds.
struct SnapshotTests {
  private static let levels = ["a", "b", "none", "0", "1", "n", "new", "c"]

  /// The commands that change neither the levels nor their page counts.
  private static var wandering: [CommandEntry] {
    CommandTable.entries.filter {
      !(CommandTable.editing + CommandTable.undoing).contains($0)
        && !["save", "restore", "preview"].contains($0.name)
    }
  }

  @Test(arguments: Depth.seeds(150, quick: 30))
  func `a saved state is restored whole from any other`(seed: UInt64) throws {
    var script = RandomLines(seed: seed, levels: Self.levels)
    var session = try session("a=5,b=3,none=0", storage: MemoryStorage())
    // A snapshot contains a settled state with no open page.
    let rest = ["finish", "close"]
    let there = script.lines(25) + rest
    session.run(all: there + ["save there.json"])
    let saved = session.state
    script.entries = Self.wandering
    let away = script.lines(25) + rest
    session.run(all: away)
    let report = (there + ["save there.json"] + away + ["restore there.json"]).joined(
      separator: "\n")
    let isElsewhere = session.state != saved
    let outcome = session.outcome("restore there.json")
    #expect(session.state == saved, "seed \(seed):\n\(report)")
    #expect(
      outcome
        == (isElsewhere ? ["result": "changed"] : ["result": "ignored", "reason": "alreadyThere"]),
      "seed \(seed):\n\(report)")
  }

  @Test(arguments: Depth.seeds(100, quick: 20))
  func `a snapshot survives its text in any layout`(seed: UInt64) throws {
    var script = RandomLines(seed: seed, levels: Self.levels)
    var session = try session("a=5,b=3,none=0")
    session.run(all: script.lines(40))
    let snapshot = SessionSnapshot(of: session.state, .explorer, Explorer())
    let text = snapshot.json.text
    #expect(try read(text).json == snapshot.json, "seed \(seed): \(text)")
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let pretty = try JSONSerialization.data(withJSONObject: object, options: .prettyPrinted)
    let document = String(decoding: pretty, as: UTF8.self)
    #expect(try read(document).json == snapshot.json, "seed \(seed): \(document)")
  }

  private func read(_ document: String) throws -> SessionSnapshot {
    try SessionSnapshot(document: document, .explorer, Explorer())
  }

  @Test(arguments: Depth.seeds(100, quick: 20))
  func `a repair restores any snapshot into any pager`(seed: UInt64) throws {
    var script = RandomLines(seed: seed, levels: Self.levels)
    // A replayed script could save to the same file.
    script.entries = script.entries.filter { $0.group != .recording }
    let storage = MemoryStorage()
    var session = try session("a=5,b=3,none=0", storage: storage)
    let there = script.lines(25)
    session.run(all: there + ["save there.json"])
    let saved = SessionSnapshot(of: session.state, .explorer, Explorer()).pager
    let away = script.lines(25)
    session.run(all: away + ["close"])
    let before = session.state
    session.run(all: ["restore --repair there.json"])
    // If a settle leads to the saved places, there is nothing to repair, and the settle goes on.
    let after = session.state.pager.phase.isSettling ? session.state.settled : session.state
    let report = (there + ["save there.json"] + away).joined(separator: "\n")
    #expect(after.pager.brokenInvariant == nil, "seed \(seed):\n\(report)")
    #expect(after.labels == before.labels, "seed \(seed):\n\(report)")
    #expect(after.pager.rules == saved.rules, "seed \(seed):\n\(report)")
    for (label, level) in zip(after.labels, after.pager.levels) {
      guard let old = saved.levels.first(where: { $0.id == label.name }) else { continue }
      #expect(level.rules == old.rules, "seed \(seed):\n\(report)")
      if let page = old.page, level.page != nil {
        let follows = old.rules.follow == .on && page == old.count - 1
        let last = level.count - 1
        #expect(level.page == (follows ? last : min(page, last)), "seed \(seed):\n\(report)")
      }
    }
  }

  @Test func `the message about a file says that it cannot be read or written`() throws {
    var session = try session("a=5", storage: FailingStorage())
    #expect(session.message("save place.json") == "Cannot write 'place.json': no space left.")
    #expect(session.message("restore place.json") == "Cannot read 'place.json': permission denied.")
  }
}
