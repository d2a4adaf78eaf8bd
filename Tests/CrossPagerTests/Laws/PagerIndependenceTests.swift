import CrossPager
import CrossPagerTesting
import Testing

/// Law 2: A command changes only certain levels, and a move of several steps equals several single
/// moves.
/// At quick depth, the suite runs a tenth of the seeds.
struct PagerIndependenceTests {
  @Test(arguments: Seeds.all)
  func `law 2, independence: a command changes no other level's page`(seed: UInt64) {
    expect(seed: seed) { (given: Transition) in
      let step = given.isGesture ? given : given.atRest
      guard let allowed = levelsAllowedToTurn(step) else { return nil }
      let others = step.turnedLevels.filter { !allowed.contains($0) }
      return others.isEmpty ? nil : "Levels \(others) also changed their pages."
    }
  }

  @Test(arguments: Seeds.all)
  func `law 2, independence: n horizontal steps are n single moves`(seed: UInt64) {
    expect(seed: seed) { (given: Transition) in
      let step = given.atRest
      return switch step.command {
      case .move(let direction, let n) where direction.axis == .horizontal:
        differenceFromSingles(step, .move(direction, 1), n, edge: direction.edge)
      case .next(let n): differenceFromSingles(step, .next(1), n, edge: .end)
      case .previous(let n): differenceFromSingles(step, .previous(1), n, edge: .beginning)
      default: nil
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `law 2, independence: n vertical steps are n single moves that enter only the last level`(
    seed: UInt64
  ) {
    expect(seed: seed) { (given: Transition) in
      let step = given.atRest
      guard case .move(let direction, let n) = step.command, direction.axis == .vertical else {
        return nil
      }
      if step.before.levels.allSatisfy({ $0.rules.entry == .remember }) {
        return differenceFromSingles(step, .move(direction, 1), n, edge: direction.edge)
      }
      guard (1...50).contains(n), step.outcome.move != nil else { return nil }
      let singles = step.before.repeating(.move(direction, 1), n).pager
      return singles.currentLevel == step.after.currentLevel ? nil : "Single moves lead elsewhere."
    }
  }

  /// The levels whose page the command may change; nil if the command is an edit.
  private func levelsAllowedToTurn(_ step: Transition) -> Set<Int>? {
    let from = step.before.currentLevel
    let to = step.after.currentLevel
    switch step.command {
    case .move(let direction, _) where direction.axis == .horizontal:
      return passed(from, to)
    case .move, .top, .bottom, .goLevel:
      let entered = to.map { $0 != from && step.before.levels[$0].rules.entry != .remember }
      return entered == true ? passed(to, to) : []
    case .first, .last, .page: return passed(from, from)
    case .next, .previous: return passed(from, to)
    case .zoom: return from == to ? [] : passed(to, to)
    case .goPage(let level, _), .remember(let level, _), .align(let level): return [level]
    case .forget(let level): return [level]
    case .forgetAll: return Set(step.before.levels.indices)
    case .gesture:
      switch step.before.phase.axis {
      case .horizontal: return passed(from, to)
      case .vertical:
        let entered = to.map { $0 != from && step.before.levels[$0].rules.entry != .remember }
        return entered == true ? passed(to, to) : []
      case nil: return []
      }
    case .open, .openPage, .close: return []
    case .setLevelRule, .setRuleOfAllLevels, .setPagerRule, .lock, .unlock: return []
    case .insert, .remove, .resize, .reload, .insertLevel, .removeLevel, .moveLevel, .replaceLevels,
      .restore:
      return nil
    }
  }

  private func passed(_ from: Int?, _ to: Int?) -> Set<Int> {
    guard let from, let to else { return [] }
    return Set(min(from, to)...max(from, to))
  }

  private func differenceFromSingles(
    _ step: Transition, _ single: Command, _ n: Int, edge: Pager.Edge
  ) -> String? {
    guard (1...50).contains(n) else { return nil }
    let (outcomes, pager) = step.before.repeating(single, n)
    let steps = outcomes.prefix { if case .ignored = $0 { false } else { true } }.count
    if pager != step.after { return "\(n) single moves lead elsewhere." }
    guard let from = step.before.position, let to = pager.position, steps > 0 else {
      return step.outcome == outcomes[0] ? nil : "A single move is \(outcomes[0])."
    }
    let expected = Move(from: from, to: to, steps: steps, stopped: steps < n ? edge : nil)
    let stayed = pager == step.before ? Outcome.ignored(.alreadyThere) : .changed()
    let outcome = from == to ? stayed : .moved(expected)
    return step.outcome == outcome ? nil : "\(n) single moves are \(outcome)."
  }
}
