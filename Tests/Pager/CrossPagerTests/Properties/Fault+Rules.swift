import CrossPagerTesting
import StateExploration

@testable import CrossPager

/// Bugs in correspondence, in edits during a gesture, and in gesture and reading rules.
extension Fault {
  static let correspondences: [Fault] = [
    Fault("settles by another correspondence than the pager's") { pager, command in
      if case .gesture = command { return pager.apply(command) }
      guard case .settling = pager.phase, pager.openPage == nil else { return pager.apply(command) }
      let spans = pager.levels.map(\.spans)
      var landed = pager
      for level in landed.levels.indices { landed.levels[level].spans = .plain }
      let arrival = landed.settle()
      for level in landed.levels.indices { landed.levels[level].spans = spans[level] }
      switch landed.apply(command) {
      case .ignored(let reason): return .ignored(reason)
      case .moved(var move):
        pager = landed
        move.finished = arrival
        return .moved(move)
      case .changed:
        pager = landed
        return .changed(finished: arrival)
      }
    },
    Fault("reloads with the page before the settle") { pager, command in
      guard case .reload(let level, let count, let page?, let openPage) = command,
        case .settling = pager.phase, pager.levels.indices.contains(level)
      else { return pager.apply(command) }
      // The index in the command refers to the page after the settle. Shift the index to the page
      // before the settle.
      var rested = pager
      rested.settle()
      let distance = (pager.levels[level].page ?? 0) - (rested.levels[level].page ?? 0)
      return pager.apply(
        .reload(level: level, count: count, page: max(page, 0) + distance, openPage: openPage))
    },
    Fault("reloads with the index before the settle") { pager, command in
      guard case .reload(let level, let count, nil, _) = command, pager.phase.axis != nil,
        pager.levels.indices.contains(level)
      else { return pager.apply(command) }
      return pager.apply(.reload(level: level, count: count, page: pager.levels[level].page))
    },
    .after("aligns a page that already overlaps") { pager, before, command, outcome in
      guard case .align(let level) = command, before.levels.indices.contains(level),
        let current = pager.currentLevel, level != current, let page = pager.levels[current].page,
        !pager.levels[level].isEmpty, pager.openPage == nil
      else { return outcome }
      let target = pager.levels[level].counterpart(ofPage: page, in: pager.levels[current])
      if target == pager.levels[level].page { return outcome }
      pager.levels[level].pages.stand(on: target)
      return .changed()
    },
    Fault("takes the coarser of two levels for the finer") { pager, command in
      // Select the page that contains the start, as the rule for a coarser level does.
      guard case .zoom(.in) = command, let current = pager.currentLevel, current > 0,
        pager.outcome(of: command).move?.to.page != nil, let page = pager.levels[current].page
      else { return pager.apply(command) }
      let above = pager.levels[current - 1]
      let span = pager.levels[current].spans.span(ofPage: page)
      let outcome = pager.apply(command)
      guard var move = outcome.move, move.to.level == current - 1 else { return outcome }
      let holding = above.spans.page(at: span.lowerBound, count: above.count)
      pager.levels[current - 1].pages.stand(on: holding)
      move.to.page = holding
      return .moved(move)
    },
    .after("keeps the index of the level when levels are replaced") {
      pager, before, command, outcome in
      if case .replaceLevels = command, outcome == .changed(), let level = before.currentLevel {
        pager.column.place = pager.column.nearest(to: level)
      }
      return outcome
    },
    .after("forgets the spans of replaced levels") { pager, before, command, outcome in
      if case .replaceLevels(let replacements) = command, outcome == .changed() {
        for (level, replacement) in replacements.enumerated() {
          guard let origin = replacement.origin else { continue }
          pager.levels[level].spans = before.levels[origin].spans
        }
      }
      return outcome
    },
    .after("restores places without their rests") { pager, _, command, outcome in
      if case .restore = command, outcome == .changed() {
        for level in pager.levels.indices { pager.levels[level].pages.displacement = .zero }
      }
      return outcome
    },
    Fault("restores a page out of range") { pager, command in
      guard case .restore(var snapshot) = command else { return pager.apply(command) }
      snapshot.levels.removeAll { saved in
        guard let page = saved.page, pager.levels.indices.contains(saved.id) else { return false }
        return !pager.levels[saved.id].pages.contains(page)
      }
      return pager.apply(.restore(snapshot))
    },
  ]

  static let rules: [Fault] = [
    Fault("moves as under ltr") { pager, command in
      guard case .move(let direction, let n) = command, pager.rules.reading == .rtl else {
        return pager.apply(command)
      }
      return pager.apply(.move(direction.mirrored, n))
    },
    Fault("drags as under ltr") { pager, command in
      guard case .gesture(.drag) = command, pager.rules.reading == .rtl, pager.phase == .settled
      else { return pager.apply(command) }
      return pager.apply(command.mirrored)
    },
    Fault("throws in the wrong reading direction") { pager, command in
      guard case .gesture(.release) = command, pager.rules.reading == .rtl else {
        return pager.apply(command)
      }
      return pager.apply(command.mirrored)
    },
    .after("names the edge as under ltr") { pager, _, _, outcome in
      pager.rules.reading == .rtl ? outcome.mirrored : outcome
    },
    Fault("mirrors the linear order") { pager, command in
      switch (command, pager.rules.reading) {
      case (.next(let n), .rtl): pager.apply(.previous(n))
      case (.previous(let n), .rtl): pager.apply(.next(n))
      default: pager.apply(command)
      }
    },
    Fault("shows a rubber band under bounce off") { pager, command in
      guard case .gesture(.drag) = command, pager.rules.bounce == .off, pager.phase != .settled
      else { return pager.apply(command) }
      pager.rules.bounce = .on
      defer { pager.rules.bounce = .off }
      return pager.apply(command)
    },
    Fault("begins a drag towards no page under bounce off") { pager, command in
      guard case .gesture(.drag) = command, pager.rules.bounce == .off, pager.phase == .settled
      else { return pager.apply(command) }
      pager.rules.bounce = .on
      defer { pager.rules.bounce = .off }
      return pager.apply(command)
    },
    .after("names the edge when a lock refuses a drag") { _, _, command, outcome in
      if case .gesture = command, case .ignored(.locked(let direction)) = outcome {
        return .ignored(.edge(direction.edge))
      }
      return outcome
    },
    Fault("goes on from half a page under every rule") { pager, command in
      guard case .gesture(.release) = command else { return pager.apply(command) }
      return pager.applying(command) {
        GestureRule(
          throwingPagesPerSecond: $0.throwingPagesPerSecond,
          settleMilliseconds: $0.settleMilliseconds)
      }
    },
    Fault("is thrown at half a page per second under every rule") { pager, command in
      guard case .gesture(.release) = command else { return pager.apply(command) }
      return pager.applying(command) {
        GestureRule(turningPages: $0.turningPages, settleMilliseconds: $0.settleMilliseconds)
      }
    },
    Fault("settles in 300 ms under every rule") { pager, command in
      guard case .gesture(.release) = command else { return pager.apply(command) }
      return pager.applying(command) {
        GestureRule(
          turningPages: $0.turningPages, throwingPagesPerSecond: $0.throwingPagesPerSecond)
      }
    },
    Fault("turns a page only past the turning point") { pager, command in
      let offset = pager.phase.offset
      guard case .gesture(.release(vx: .zero, vy: .zero)) = command,
        offset.magnitude == pager.rules.gesture.turningPages
      else { return pager.apply(command) }
      return pager.apply(.gesture(.cancel))
    },
  ]
}

extension Pager {
  /// Applies a command under a different gesture rule, then restores the rule.
  fileprivate mutating func applying(
    _ command: Command, under rule: (GestureRule) -> GestureRule
  ) -> Outcome {
    let usual = rules.gesture
    rules.gesture = rule(usual)
    defer { rules.gesture = usual }
    return apply(command)
  }
}
