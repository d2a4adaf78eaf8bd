import CrossPager
import PagerCompanions

/// Laws 3, 5, 6 and 7, and the positions in outcomes.
extension Law {
  public static let refusal = Law(
    name: "law 3, refusal: an ignored command changes nothing, and any other changes something",
    scope: .transition { step in
      switch step.outcome {
      case .ignored:
        return step.before == step.after ? nil : "An ignored command changed something."
      case .moved(let move):
        let from = move.finished?.from ?? move.from
        let truth = from == step.before.position && move.to == step.after.position
        return truth && move.from != move.to ? nil : "The reported move was not made."
      case .changed(let finished, _):
        if let finished, finished.from != step.before.position, !step.command.isEdit {
          return "The finished settle has the wrong start."
        }
        // The core does not know the identities of pages and levels, so `reload` and `move-level` may leave the state
        // unchanged. So may a drag at its limit.
        if case .reload = step.command { return nil }
        if case .moveLevel = step.command { return nil }
        if case .gesture(.drag) = step.command { return nil }
        return step.before != step.after ? nil : "A change changed nothing."
      }
    })

  public static let dryRun = Law(
    name: "law 5, dry run: the predicted outcome is right",
    scope: .transition { step in
      let foretold = step.before.outcome(of: step.command)
      return foretold == step.outcome ? nil : "Predicted \(foretold), got \(step.outcome)."
    })

  public static let routes = Law(
    name: "law 5, dry run: the routes are the directions in which the pager moves",
    scope: .state { pager in
      var routes: Directions = []
      for direction in Direction.allCases where pager.outcome(of: .move(direction, 1)).move != nil {
        routes.insert(Directions(direction))
      }
      return pager.routes == routes ? nil : "The routes are \(routes), not \(pager.routes)."
    })

  public static let determinism = Law(
    name: "law 6, determinism: a copy acts as the pager does, independently of other copies",
    scope: .transition { step in
      var (copy, other) = (step.before, step.before)
      _ = (other.apply(.gesture(.finish)), other.apply(.next(1)))
      let outcome = copy.apply(step.command)
      return outcome == step.outcome && copy == step.after ? nil : "The copy differs."
    })

  public static let snapshots = Law(
    name: "law 7, round trip: a snapshot restores a settled pager from any other place",
    scope: .rest { pager in
      var places: [Pager] = [pager, pager]
      places[1].forgetAll()
      places[1].setForAllLevels(.snap(.page))
      places[1][0]?.rules.edge = .wrap
      places[1].goToTopLevel()
      places[1].rules.reading = .rtl
      places[1].rules.viewport = Viewport(levels: 2, pages: Offset(pages: 2) + .half)
      for var other in places {
        let isThere = other == pager
        let outcome = try? other.restore(pager.snapshot)
        if outcome != (isThere ? .ignored(.alreadyThere) : .changed()) {
          return "The outcome is \(String(describing: outcome))."
        }
        if other != pager { return "The restored pager is \(other)." }
      }
      return nil
    })

  public static let rebuilding = Law(
    name: "law 7, round trip: a settled pager rebuilt from its parts is equal",
    scope: .rest { pager in
      var again = Pager(
        levels: pager.levels, rules: pager.rules, newLevelRules: pager.newLevelRules,
        currentLevel: pager.currentLevel ?? 0)
      // A rebuilt pager rests on pages, and a snapshot also holds the rest offsets of free levels.
      if again != pager { again.apply(.restore(pager.snapshot)) }
      return again == pager ? nil : "The rebuilt pager is \(again)."
    })

  public static let outcomePositions = Law(
    name: "outcomes: the positions in an outcome exist in the pager left behind",
    scope: .transition { step in
      let removes = step.command.isEdit
      func exists(_ position: Position?) -> Bool {
        guard let position else { return removes }
        guard step.after.levels.indices.contains(position.level) else { return false }
        let level = step.after.levels[position.level]
        return position.page.map { (0..<level.count).contains($0) } ?? (removes || level.isEmpty)
      }
      let positions: [Position?]
      switch step.outcome {
      case .moved(let move):
        positions = [move.from, move.to] + (move.finished.map { [$0.from, $0.to] } ?? [])
      case .changed(let finished, let closed):
        if closed != nil && (closed != step.before.openPage || step.after.openPage != nil) {
          return "Another page is open, or a page still is."
        }
        if closed == nil && step.before.openPage != nil && step.after.openPage == nil {
          return step.command == .close ? nil : "The outcome lacks the closed page."
        }
        positions = finished.map { [$0.from, $0.to] } ?? []
      case .ignored: positions = []
      }
      return positions.allSatisfy(exists) ? nil : "The outcome has a position that does not exist."
    })
}
