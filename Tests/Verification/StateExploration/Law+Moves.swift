import CrossPager

/// Laws 1, 2 and 4: bounds, independence and inverse.
extension Law {
  public static let bounds = Law(
    name: "law 1, bounds: every level is on one of its pages",
    scope: .state { pager in
      for level in pager.levels {
        guard (0...Pager.maximumCount).contains(level.count) else {
          return "A count is out of range."
        }
        if level.page.map({ (0..<level.count).contains($0) }) != (level.isEmpty ? nil : true) {
          return "A level is on page \(String(describing: level.page)) of \(level.count)."
        }
      }
      guard let position = pager.position else {
        return pager.levels.isEmpty ? nil : "There are levels but no position."
      }
      guard pager.levels.indices.contains(position.level) else {
        return "The position is out of range."
      }
      return position.page == pager.levels[position.level].page
        ? pager.brokenInvariant.map { "\($0)" } : "The position has the wrong page."
    })

  public static let independence = Law(
    name: "law 2, independence: a command changes no other level's page",
    scope: .resting { given, step in
      if given.isIgnored { return nil }
      guard step.before.levels.count == step.after.levels.count else { return nil }
      for level in step.before.levels.indices
      where step.before.levels[level].page != step.after.levels[level].page {
        if !mayTurn(level, step) { return "Level \(level) also changed its page." }
      }
      return nil
    })

  /// Returns whether a command may change a level's page. Edits may change the page of any level.
  private static func mayTurn(_ level: Int, _ step: Transition) -> Bool {
    guard let from = step.before.currentLevel, let to = step.after.currentLevel else { return true }
    let isPassed = (min(from, to)...max(from, to)).contains(level)
    let isEntered = level == to && to != from && step.before.levels[to].rules.entry != .remember
    switch step.command {
    case .move(let direction, _): return direction.axis == .horizontal ? isPassed : isEntered
    case .top, .bottom, .goLevel: return isEntered
    case .first, .last, .page: return level == from
    case .next, .previous: return isPassed
    case .zoom: return from != to && level == to
    case .goPage(let named, _), .remember(let named, _), .align(let named), .forget(let named):
      return level == named
    case .gesture:
      switch step.before.phase.axis {
      case .horizontal: return isPassed
      case .vertical: return isEntered
      case nil: return false
      }
    case .open, .openPage, .close: return false
    case .setLevelRule, .setRuleOfAllLevels, .setPagerRule, .lock, .unlock: return false
    case .forgetAll, .insert, .remove, .resize, .reload, .insertLevel, .removeLevel, .moveLevel,
      .replaceLevels, .restore:
      return true
    }
  }

  public static let severalSteps = Law(
    name:
      "law 2, independence: n steps are n single moves, but vertical ones enter only the last level",
    scope: .resting { _, step in
      switch step.command {
      case .move(let direction, let n) where n > 1:
        if direction.axis == .horizontal
          || step.before.levels.allSatisfy({ $0.rules.entry == .remember })
        {
          return differenceFromSingles(step, .move(direction, 1), n, edge: direction.edge)
        }
        guard n <= 50, step.outcome.move != nil else { return nil }
        let singles = step.before.repeating(.move(direction, 1), n).pager
        return singles.currentLevel == step.after.currentLevel
          ? nil : "Single moves lead elsewhere."
      case .next(let n) where n > 1: return differenceFromSingles(step, .next(1), n, edge: .end)
      case .previous(let n) where n > 1:
        return differenceFromSingles(step, .previous(1), n, edge: .beginning)
      default: return nil
      }
    })

  private static func differenceFromSingles(
    _ step: Transition, _ single: Command, _ n: Int, edge: Pager.Edge
  ) -> String? {
    if n > 50 { return nil }
    let (outcomes, pager) = step.before.repeating(single, n)
    let steps = outcomes.prefix { if case .ignored = $0 { false } else { true } }.count
    if pager != step.after { return "\(n) single moves lead elsewhere." }
    guard let from = step.before.position, let to = pager.position, steps > 0 else {
      return step.outcome == outcomes[0] ? nil : "The outcome of a single move is \(outcomes[0])."
    }
    let expected = Move(from: from, to: to, steps: steps, stopped: steps < n ? edge : nil)
    let stayed = pager == step.before ? Outcome.ignored(.alreadyThere) : .changed()
    let outcome = from == to ? stayed : .moved(expected)
    return step.outcome == outcome ? nil : "The outcome of \(n) single moves is \(outcome)."
  }

  public static let inverseMoves = Law(
    name: "law 4, inverse: left and right undo each other, and so do up and down",
    scope: .rest { pager in
      guard pager.rules.locked.isEmpty, let position = pager.position else { return nil }
      let opposites: [(Direction, Direction)] = [
        (.left, .right), (.right, .left), (.up, .down), (.down, .up),
      ]
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
          return "\(direction) and \(opposite) do not lead back to the start."
        }
      }
      return nil
    })

  public static let inverseLinearOrder = Law(
    name: "law 4, inverse: previous returns to the position before next",
    scope: .rest { home in
      for (there, back) in [(Command.next(1), Command.previous(1)), (.previous(1), .next(1))] {
        var copy = home
        guard home.position?.page != nil, copy.apply(there).move != nil else { continue }
        if copy.apply(back).move?.to != home.position {
          return "\(there) and \(back) do not lead back to the start."
        }
      }
      return nil
    })
}
