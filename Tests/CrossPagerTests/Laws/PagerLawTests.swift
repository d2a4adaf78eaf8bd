import CrossPager
import CrossPagerTesting
import Foundation
import Testing

/// Checks the laws of the contract (section 2) with random states and commands.
/// At quick depth, the suite runs a tenth of the seeds.
struct PagerLawTests {
  @Test(arguments: Seeds.all)
  func `law 1, bounds: every level is on one of its pages`(seed: UInt64) {
    expect(seed: seed) { (step: Transition) in
      let levels = step.after.levels
      for level in levels {
        guard (0...Track.maximumCount).contains(level.count) else {
          return "A count is out of range."
        }
        if level.page.map({ (0..<level.count).contains($0) }) != (level.isEmpty ? nil : true) {
          return "A level stands on page \(String(describing: level.page)) of \(level.count)."
        }
      }
      guard let position = step.after.position else {
        return levels.isEmpty ? nil : "There are levels but no position."
      }
      guard levels.indices.contains(position.level) else { return "The position is out of range." }
      return position.page == levels[position.level].page
        ? step.after.brokenInvariant.map { "\($0)" } : "The position has another page."
    }
  }

  @Test(arguments: Seeds.all)
  func
    `law 3, refusal: an ignored command changes nothing in any phase, and any other changes something`(
      seed: UInt64
    )
  {
    expect(seed: seed) { (step: Transition) in
      switch step.outcome {
      case .ignored:
        return step.before == step.after ? nil : "An ignored command changed something."
      case .moved(let move):
        let from = move.finished?.from ?? move.from
        let truth = from == step.before.position && move.to == step.after.position
        return truth && move.from != move.to ? nil : "The reported move was not made."
      case .changed(let finished):
        if let finished, finished.from != step.before.position {
          return "The finished settle has the wrong start."
        }
        // The core does not know the identities of pages and levels, so `reload` and `move-level`
        // may leave an equal state. So may a drag at its limit.
        if case .reload = step.command { return nil }
        if case .moveLevel = step.command { return nil }
        if case .gesture(.drag) = step.command { return nil }
        return step.before != step.after ? nil : "A change changed nothing."
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `law 4, inverse: left and right undo each other, and so do up and down`(seed: UInt64) {
    let opposites: [(Direction, Direction)] = [
      (.left, .right), (.right, .left), (.up, .down), (.down, .up),
    ]
    expect(seed: seed) { (step: Transition) in
      let pager = step.after.atRest
      guard pager.rules.locked.isEmpty, let position = pager.position else { return nil }
      for (direction, opposite) in opposites {
        let plain =
          direction.axis == .horizontal
          ? pager.levels[position.level].rules.edge != .continue
            && pager.levels[position.level].rules.snap == .page
          : pager.levels.allSatisfy { $0.rules.entry == .remember }
            && (pager.rules.empty == .enter || position.page != nil)
        var copy = pager
        guard plain, copy.apply(.move(direction, 1)).move != nil else { continue }
        guard copy.apply(.move(opposite, 1)).move != nil, copy == pager else {
          return "\(direction) and \(opposite) do not return."
        }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `law 4, inverse: previous returns to the position before next`(seed: UInt64) {
    expect(seed: seed) { (step: Transition) in
      for (there, back) in [(Command.next(1), Command.previous(1)), (.previous(1), .next(1))] {
        let home = step.after.atRest
        var copy = home
        guard home.position?.page != nil, copy.apply(there).move != nil else { continue }
        if copy.apply(back).move?.to != home.position {
          return "\(there) and \(back) do not return."
        }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `law 5, dry run: the predicted outcome is right, and predicting changes nothing`(
    seed: UInt64
  ) {
    expect(seed: seed) { (step: Transition) in
      let pager = step.before
      let foretold = pager.outcome(of: step.command)
      if pager != step.before { return "Predicting changed something." }
      if foretold != step.outcome { return "Predicted \(foretold), got \(step.outcome)." }
      let routes = Direction.allCases.filter { Transition(pager, .move($0, 1)).outcome.move != nil }
      return Direction.allCases.filter { pager.routes.contains($0) } == routes
        ? nil : "The routes are \(routes)."
    }
  }

  @Test(arguments: Seeds.all)
  func `law 6, determinism: the same commands give equal states and outcomes`(seed: UInt64) {
    let script = Script(seed: seed)
    var (first, second) = (Pager(counts: script.counts), Pager(counts: script.counts))
    #expect(script == Script(seed: seed))
    for command in script.commands {
      _ = second.outcome(of: .next(3))
      #expect(first.apply(command) == second.apply(command))
      #expect(first == second && first.hashValue == second.hashValue)
    }
  }

  @Test(arguments: Seeds.all)
  func `law 7, round trip: a snapshot restores a settled pager from any other place`(
    seed: UInt64
  ) {
    expect(seed: seed) { (step: Transition) in
      let pager = step.after.atRest
      var places: [Pager] = [pager, pager]
      places[1].forgetAll()
      places[1].setForAllLevels(.snap(.page))
      places[1].set(.edge(.wrap), forLevel: 0)
      places[1].goToTopLevel()
      places[1].reading = .rtl
      places[1].viewport = Viewport(levels: 2, pages: 2.5)
      for var other in places {
        let isThere = other == pager
        let outcome = try? other.restore(pager.snapshot)
        if outcome != (isThere ? .ignored(.alreadyThere) : .changed()) {
          return "It is \(String(describing: outcome))."
        }
        if other != pager { return "It became \(other)." }
      }
      return nil
    }
  }

  @Test(arguments: Depth.seeds(200, quick: 20))
  func `law 7, round trip: a written snapshot can be read`(seed: UInt64) {
    expect(seed: seed) { (script: Script) in
      var pager = Pager(counts: script.counts)
      for command in script.commands { pager.apply(command) }
      let snapshot = pager.atRest.snapshot
      do {
        let data = try JSONEncoder().encode(snapshot)
        let read = try JSONDecoder().decode(Pager.Snapshot.self, from: data)
        return read == snapshot.startingWithin ? nil : "\(snapshot) became \(read)."
      } catch {
        return "\(error)"
      }
    }
  }

  @Test(arguments: [(-1, 0), (.min, 0), (7, 7), (.max, Track.maximumCount)])
  func `law 7, round trip: a start page out of range is written as the nearest possible`(
    given: Int, written: Int
  ) throws {
    let data = try JSONEncoder().encode([StartRule.page(given)])
    #expect(try JSONDecoder().decode([StartRule].self, from: data) == [.page(written)])
  }

  @Test(arguments: Seeds.all)
  func `law 7, round trip: a settled pager rebuilt from its parts is equal`(seed: UInt64) {
    expect(seed: seed) { (step: Transition) in
      let pager = step.after.atRest
      let again = Pager(
        levels: pager.levels, rules: pager.rules, newLevelRules: pager.newLevelRules,
        currentLevel: pager.currentLevel ?? 0, rests: pager.levels.indices.map(pager.restOffset))
      return again == pager ? nil : "It became \(again)."
    }
  }
}

extension PagerSnapshot {
  /// The snapshot as it is written, with start pages clamped to the range of a level.
  fileprivate var startingWithin: PagerSnapshot {
    func held(_ rules: inout LevelRules) {
      guard case .page(let page) = rules.start else { return }
      rules.start = .page(min(max(page, 0), Track.maximumCount))
    }
    var snapshot = self
    held(&snapshot.newLevelRules)
    for level in levels.indices { held(&snapshot.levels[level].rules) }
    return snapshot
  }
}
