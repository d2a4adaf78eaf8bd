import CrossPagerTesting
import StateExploration
import Testing

@testable import CrossPager

/// A pager with a bug that has occurred in real pagers.
struct FaultyPager: PagerSystem {
  var pager: Pager
  let fault: Fault

  var observedState: ObservedState { pager.observedState }

  mutating func apply(_ command: Command) -> Outcome { fault.apply(&pager, command) }
}

/// A bug in the handling of a command.
struct Fault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let apply: @Sendable (inout Pager, Command) -> Outcome

  init(_ name: String, _ apply: @escaping @Sendable (inout Pager, Command) -> Outcome) {
    self.testDescription = name
    self.apply = apply
  }

  /// Returns a bug that appears after a command is applied correctly.
  static func after(
    _ name: String, _ spoil: @escaping @Sendable (inout Pager, Pager, Command, Outcome) -> Outcome
  ) -> Fault {
    Fault(name) { pager, command in
      let before = pager
      return spoil(&pager, before, command, pager.apply(command))
    }
  }
}

extension Fault {
  static let all: [Fault] = moves + refusals + edits + gestures + display + correspondences + rules

  private static let moves: [Fault] = [
    .after("forgets the page of a level that it leaves") { pager, before, _, outcome in
      if let left = before.currentLevel, let move = outcome.move, move.to.level != left {
        pager.levels[left].pages.place = before.levels[left].startPage
      }
      return outcome
    },
    .after("turns the pages of all levels together") { pager, _, command, outcome in
      if case .move(let direction, _) = command, direction.axis == .horizontal,
        let page = outcome.move?.to.page
      {
        for level in pager.levels.indices {
          pager.levels[level].pages.place = pager.levels[level].pages.nearest(to: page)
        }
      }
      return outcome
    },
    Fault("wraps off by one") { pager, command in
      guard case .move(let direction, let n) = command, direction.axis == .horizontal, n < 100,
        let level = pager.currentLevel, pager.levels[level].rules.edge == .wrap
      else { return pager.apply(command) }
      let room =
        direction == .right
        ? pager.levels[level].count - 1 - (pager.position?.page ?? 0) : pager.position?.page ?? 0
      return pager.apply(.move(direction, n > room ? n + 1 : n))
    },
    Fault("enters every level that it passes") { pager, command in
      guard case .move(let direction, let n) = command, direction.axis == .vertical,
        let steps = pager.outcome(of: command).move?.steps
      else { return pager.apply(command) }
      let outcome = pager.outcome(of: command)
      for _ in 0..<min(steps, n, 100) { _ = pager.apply(.move(direction, 1)) }
      return outcome
    },
    .after("does not report the edge that stopped a move") { _, _, _, outcome in
      guard var move = outcome.move else { return outcome }
      move.stopped = nil
      return .moved(move)
    },
    .after("reports the requested steps instead of those taken") { _, _, command, outcome in
      guard case .move(_, let n) = command, var move = outcome.move else { return outcome }
      move.steps = n
      return .moved(move)
    },
    Fault("always wraps down") { pager, command in
      guard pager.outcome(of: command) == .ignored(.edge(.bottom)) else {
        return pager.apply(command)
      }
      return pager.apply(.top)
    },
    Fault("aligns by index even where the page corresponds") { pager, command in
      guard case .align(let level) = command, pager.levels.indices.contains(level),
        let page = pager.position?.page
      else { return pager.apply(command) }
      let nearest = pager.levels[level].pages.nearest(to: page)
      return pager.apply(.remember(level: level, page: nearest ?? 0))
    },
  ]

  private static let refusals: [Fault] = [
    Fault("clamps a target instead of refusing it") { pager, command in
      guard case .page(let page) = command, let level = pager.currentLevel else {
        return pager.apply(command)
      }
      return pager.apply(.page(pager.levels[level].pages.nearest(to: page) ?? page))
    },
    .after("goes to a level but refuses the page") { pager, _, command, outcome in
      if case .goPage(let level, _) = command, outcome == .ignored(.noSuchPage) {
        _ = pager.apply(.goLevel(level))
      }
      return outcome
    },
    Fault("zooms through a lock") { pager, command in
      guard case .zoom = command else { return pager.apply(command) }
      let locked = pager.rules.locked
      defer { pager.rules.locked = locked }
      pager.rules.locked = []
      return pager.apply(command)
    },
    Fault("names the edge before the lock") { pager, command in
      guard case .ignored(.locked) = pager.outcome(of: command) else { return pager.apply(command) }
      var free = pager
      free.rules.locked = []
      let outcome = free.apply(command)
      if case .ignored(.edge) = outcome { return outcome }
      return pager.apply(command)
    },
    Fault("also locks absolute moves") { pager, command in
      if case .first = command, pager.rules.locked.contains(.left) {
        return .ignored(.locked(.left))
      }
      return pager.apply(command)
    },
  ]

  private static let edits: [Fault] = [
    Fault("inserts after the page instead of before it") { pager, command in
      guard case .insert(let level, let index, let count) = command,
        pager.levels.indices.contains(level), index < pager.levels[level].count, index >= 0
      else { return pager.apply(command) }
      return pager.apply(.insert(level: level, index: index + 1, count: count))
    },
    .after("keeps the index when a page before it is removed") { pager, before, command, outcome in
      if case .remove(let level, _, _) = command, outcome == .changed(),
        let page = before.levels[level].page
      {
        pager.levels[level].pages.place = pager.levels[level].pages.nearest(to: page)
      }
      return outcome
    },
    .after("goes up when the current level is removed") { pager, before, command, outcome in
      if case .removeLevel(let level) = command, outcome == .changed(),
        before.currentLevel == level, level > 0
      {
        pager.column.place = level - 1
      }
      return outcome
    },
    .after("changes the level when one is inserted above") { pager, before, command, outcome in
      if case .insertLevel = command, outcome == .changed(), let current = before.currentLevel {
        pager.column.place = current
      }
      return outcome
    },
    Fault("follows the end without the rule") { pager, command in
      guard case .insert(let level, _, _) = command, pager.levels.indices.contains(level) else {
        return pager.apply(command)
      }
      let follow = pager.levels[level].rules.follow
      pager.levels[level].rules.follow = .on
      defer { pager.levels[level].rules.follow = follow }
      return pager.apply(command)
    },
    .after("turns the page when its start rule is set") { pager, _, command, outcome in
      if case .setLevelRule(.start, let level) = command, outcome == .changed() {
        pager.levels[level].pages.place = pager.levels[level].startPage
      }
      return outcome
    },
    .after("sets a rule only for existing levels") { pager, before, command, outcome in
      if case .setRuleOfAllLevels = command { pager.newLevelRules = before.newLevelRules }
      return outcome
    },
  ]
}
