import CrossPager
import CrossPagerTesting
import Foundation
import PagerCompanions
import Testing

/// Random moves and edits at both ends.
struct OpenEndedPagerLawTests {
  /// Makes random calls on a random pager, with a model of the places.
  private func run(
    seed: UInt64,
    _ check: (_ before: OpenEndedPager<Int>, _ after: OpenEndedPager<Int>, _ isEdit: Bool, Outcome)
      -> Void
  ) {
    var random = SeededGenerator(seed: seed)
    var pager = OpenEndedPager(
      (0..<1 + random.number(below: 3)).map { level in
        let first = -random.number(below: 4)
        return OpenEndedLevel(level, places: first..<first + 1 + random.number(below: 5))
      })
    for _ in 0..<60 {
      let before = pager
      let level = random.number(below: pager.levels.count)
      if random.happens(percent: 35) {
        let outcome = pager.addPages(
          random.number(below: 4), at: random.happens(percent: 50) ? .backward : .forward,
          ofLevel: level, isLast: random.happens(percent: 10))
        check(before, pager, true, outcome)
        continue
      }
      let direction = random.element(of: Direction.allCases)
      let command = random.element(of: [
        Command.move(direction, 1 + random.number(below: 6)), .gesture(.glide(direction)),
        .gesture(.drag(dx: Offset(rawValue: Int64(random.number(below: 131072) - 65536)), dy: 0)),
        .gesture(.release(vx: 0, vy: 0)), .gesture(.tick(milliseconds: 150)), .gesture(.finish),
        .next(random.number(below: 4)), .goLevel(level), .first, .last, .open, .close, .forgetAll,
      ])
      let outcome =
        random.happens(percent: 10)
        ? pager.go(toPlace: random.number(below: 41) - 20) : pager.apply(command)
      check(before, pager, false, outcome)
    }
  }

  @Test(arguments: Seeds.all)
  func `pages added at an end leave every level at its place, or bring the awaited page`(
    seed: UInt64
  ) {
    run(seed: seed) { before, after, isEdit, _ in
      guard isEdit else { return }
      for level in before.levels.indices {
        let id = before.pageID(ofLevel: level)
        let isAwaited = before.waiting?.level == level && after.waiting == nil
        if id != nil, !isAwaited { #expect(after.pageID(ofLevel: level) == id, "seed \(seed)") }
      }
      if let waiting = before.waiting, after.waiting == nil, after.phase == .settled {
        let places = after.names.levels[waiting.level].places
        let reached = min(max(waiting.place, places.lowerBound), places.upperBound - 1)
        #expect(after.place == reached, "seed \(seed)")
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `an ignored call changes nothing, and an edge is reported only if it is known`(seed: UInt64)
  {
    run(seed: seed) { before, after, _, outcome in
      if outcome.isIgnored { #expect(after == before, "seed \(seed)") }
      let edge: Pager.Edge? =
        switch outcome {
        case .ignored(.edge(let edge)): edge
        case .moved(let move): move.stopped
        default: nil
        }
      guard let level = after.position?.level, edge == .left || edge == .right else { return }
      #expect(after.names.levels[level].knows(edge == .left ? .backward : .forward), "seed \(seed)")
    }
  }

  @Test(arguments: Seeds.all)
  func `a place that the pager waits for is beyond an end that is not known`(seed: UInt64) {
    run(seed: seed) { _, after, _, _ in
      guard let waiting = after.waiting, after.phase == .settled, after.openPage == nil else {
        return
      }
      let level = after.names.levels[waiting.level]
      #expect(after.position?.level == waiting.level, "seed \(seed)")
      #expect(!level.places.contains(waiting.place), "seed \(seed)")
      #expect(
        !level.knows(waiting.place < level.places.lowerBound ? .backward : .forward), "seed \(seed)"
      )
    }
  }

  @Test(arguments: Depth.seeds(300, quick: 20))
  func `a snapshot leads back to the same places after pages were added`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    try run(seed: seed) { before, _ in
      let saved = try JSONEncoder().encode(before.snapshot)
      var later = before
      for level in later.levels.indices {
        later.addPages(1 + random.number(below: 50), at: .backward, ofLevel: level)
        later.addPages(random.number(below: 50), at: .forward, ofLevel: level)
      }
      later.finish()
      later.close()
      later.goToFirstPage()
      later.goToBottomLevel()
      let snapshot = try JSONDecoder().decode(OpenEndedPager<Int>.Snapshot.self, from: saved)
      later.repair(from: snapshot)
      for level in before.levels.indices {
        #expect(later.pageID(ofLevel: level) == before.pageID(ofLevel: level), "seed \(seed)")
      }
      #expect(later.currentLevel == before.currentLevel, "seed \(seed)")
    }
  }

  private func run(
    seed: UInt64, _ check: (OpenEndedPager<Int>, OpenEndedPager<Int>) throws -> Void
  ) throws {
    var states: [(OpenEndedPager<Int>, OpenEndedPager<Int>)] = []
    run(seed: seed) { before, after, _, _ in states.append((before, after)) }
    for (before, after) in states { try check(before, after) }
  }
}
