import CrossPager
import CrossPagerTesting
import Foundation
import StateExploration
import Testing

/// Checks the laws in `Docs/Verification.md` with random states and commands.
/// At quick depth, the suite runs a twentieth of the seeds.
struct PagerLawTests {
  @Test(arguments: Law.all, Seeds.all)
  func `every law holds for every command of a script`(law: Law, seed: UInt64) {
    expect(seed: seed) { (step: Transition) in law.violation(by: step) }
  }
  @Test(arguments: Seeds.all)
  func `law 6, determinism: the same commands give equal states and outcomes`(seed: UInt64) {
    let script = PagerScript(seed: seed)
    var (first, second) = (Pager(counts: script.counts), Pager(counts: script.counts))
    #expect(script == PagerScript(seed: seed))
    for command in script.commands {
      _ = second.outcome(of: .next(3))
      #expect(first.apply(command) == second.apply(command))
      #expect(first == second && first.hashValue == second.hashValue)
    }
  }

  @Test(arguments: Depth.seeds(200, quick: 20))
  func `law 7, round trip: a written snapshot can be read`(seed: UInt64) {
    expect(seed: seed) { (script: PagerScript) in
      var pager = Pager(counts: script.counts)
      for command in script.commands { pager.apply(command) }
      let snapshot = pager.atRest.snapshot
      do {
        let data = try JSONEncoder().encode(snapshot)
        let read = try JSONDecoder().decode(Pager.Snapshot.self, from: data)
        return read == snapshot.startingWithin ? nil : "\(snapshot) became \(read)."
      } catch { return "\(error)" }
    }
  }

  @Test(arguments: [(-1, 0), (.min, 0), (7, 7), (.max, Pager.maximumCount)])
  func `law 7, round trip: a start page out of range is written as the nearest possible page`(
    given: Int, written: Int
  ) throws {
    let data = try JSONEncoder().encode([StartRule.page(given)])
    #expect(try JSONDecoder().decode([StartRule].self, from: data) == [.page(written)])
  }

  @Test(arguments: Seeds.all)
  func `law 11, never stuck: ticks of any length end every settle on time`(seed: UInt64) {
    expect(seed: seed) { (step: Transition) in
      guard case .settling(let settle) = step.after.phase else { return nil }
      if settle.durationMilliseconds != step.after.rules.gesture.settleMilliseconds {
        return "It takes \(settle.durationMilliseconds) ms."
      }
      var random = SeededGenerator(seed: seed)
      var pager = step.after
      var milliseconds = settle.elapsedMilliseconds
      var ticks = 0
      while pager.phase != .settled {
        if ticks == settle.durationMilliseconds { return "It is not at rest after \(ticks) ticks." }
        let tick = random.next() % 8 == 0 ? 1 + Int(random.next() % 100) : 1
        let outcome = pager.apply(.gesture(.tick(milliseconds: tick)))
        milliseconds += tick
        ticks += 1
        if (pager.phase == .settled) != (milliseconds >= settle.durationMilliseconds) {
          return "After \(milliseconds) ms it is \(pager.phase), with \(outcome)."
        }
      }
      return pager == step.after.atRest ? nil : "Ticking and finishing lead to different states."
    }
  }
}

extension PagerSnapshot {
  /// The snapshot as it is written, with start pages clamped to the range of a level.
  fileprivate var startingWithin: PagerSnapshot {
    func held(_ rules: inout LevelRules) {
      guard case .page(let page) = rules.start else { return }
      rules.start = .page(min(max(page, 0), Pager.maximumCount))
    }
    var snapshot = self
    held(&snapshot.newLevelRules)
    for level in levels.indices { held(&snapshot.levels[level].rules) }
    return snapshot
  }
}
