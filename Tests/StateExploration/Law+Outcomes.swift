import CrossPager

/// Laws 3, 5, 6 and 7, and the rule for open pages.
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
      case .changed(let finished):
        if let finished, finished.from != step.before.position {
          return "The finished settle has the wrong start."
        }
        // The core does not know the identities of pages and levels, so `reload` and `move-level`
        // may leave the state unchanged. So may a drag at its limit.
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
      for direction in Direction.allCases
      where pager.outcome(of: .move(direction, 1)).move != nil {
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
      places[1].set(.edge(.wrap), forLevel: 0)
      places[1].goToTopLevel()
      places[1].reading = .rtl
      places[1].viewport = Viewport(levels: 2, pages: Offset(pages: 2) + .half)
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
      let again = Pager(
        levels: pager.levels, rules: pager.rules, newLevelRules: pager.newLevelRules,
        currentLevel: pager.currentLevel ?? 0, rests: pager.levels.indices.map(pager.restOffset))
      return again == pager ? nil : "The rebuilt pager is \(again)."
    })

  public static let openPage = Law(
    name: "open pages: an open page refuses every command but close, and close returns",
    scope: .resting { step, rested in
      if step.before.openPage != nil && step.command != .close {
        return step.outcome == .ignored(.pageOpen) ? nil : "The outcome is \(step.outcome)."
      }
      guard step.after.openPage != nil else { return nil }
      var pager = step.after
      let outcome = pager.apply(.close)
      return outcome == .changed() && pager == rested.before
        ? nil : "The outcome of closing is \(outcome), or the pager differs."
    })
}
