import CrossPagerTesting

@testable import CrossPager

/// Bugs in gestures, free scrolling and opening.
extension Fault {
  static let gestures: [Fault] = [
    .after("keeps a drag after another command") { pager, before, command, outcome in
      if case .dragging = before.phase, !command.isGesture, !outcome.isIgnored,
        pager.openPage == nil, pager.position != nil
      {
        pager.phase = before.phase
      }
      return outcome
    },
    .after("does not report the settle that a command finished") { _, _, _, outcome in
      switch outcome {
      case .moved(var move):
        move.finished = nil
        return .moved(move)
      case .changed: return .changed()
      case .ignored: return outcome
      }
    },
    Fault("drops a settle instead of finishing it") { pager, command in
      guard case .settling = pager.phase, !command.isGesture else { return pager.apply(command) }
      var dropped = pager
      dropped.phase = .settled
      let outcome = dropped.apply(command)
      if !outcome.isIgnored { pager = dropped }
      return outcome
    },
    Fault("stops a gesture for a command that is ignored") { pager, command in
      let outcome = pager.apply(command)
      if outcome.isIgnored && !command.isGesture { pager.phase = .settled }
      return outcome
    },
    Fault("goes on when a drag is canceled") { pager, command in
      pager.apply(command == .gesture(.cancel) ? .gesture(.release(vx: .zero, vy: .zero)) : command)
    },
    .after("moves before it arrives") { pager, _, command, outcome in
      if case .gesture(.release) = command { _ = pager.apply(.gesture(.finish)) }
      return outcome
    },
    Fault("goes back from exactly half a page") { pager, command in
      let offset = pager.phase.offset
      guard case .gesture(.release(vx: .zero, vy: .zero)) = command, offset.magnitude == .half
      else { return pager.apply(command) }
      return pager.apply(.gesture(.cancel))
    },
    Fault("forgets the elapsed time") { pager, command in
      if case .gesture(.tick) = command, case .settling(let settle) = pager.phase {
        pager.phase = .settling(
          Settle(
            axis: settle.axis, start: settle.start, end: settle.end,
            durationMilliseconds: settle.durationMilliseconds))
      }
      return pager.apply(command)
    },
    Fault("takes a rubber band's offset for the finger's distance") { pager, command in
      if case .gesture(.drag) = command, case .settling(let settle) = pager.phase {
        pager.phase = .dragging(
          Drag(axis: settle.axis, distance: settle.offset, offset: settle.offset))
      }
      return pager.apply(command)
    },
    Fault("drops the settle before a glide") { pager, command in
      guard case .gesture(.glide) = command, case .settling = pager.phase else {
        return pager.apply(command)
      }
      var dropped = pager
      dropped.phase = .settled
      let outcome = dropped.apply(command)
      if !outcome.isIgnored { pager = dropped }
      return outcome
    },
    Fault("ends a drag for a glide that is ignored") { pager, command in
      let outcome = pager.apply(command)
      if case .gesture(.glide) = command, outcome.isIgnored { pager.phase = .settled }
      return outcome
    },
    .after("glides past the bound of a free level") { pager, _, command, outcome in
      if case .gesture(.glide) = command, case .settling(let settle) = pager.phase,
        settle.end != .zero
      {
        pager.phase = .settling(
          Settle(
            axis: settle.axis, start: settle.start, end: settle.end.sense == .forward ? 1 : -1,
            durationMilliseconds: settle.durationMilliseconds))
      }
      return outcome
    },
    .after("glides from the bound of a free level") { pager, before, command, outcome in
      guard case .gesture(.glide(let direction)) = command, direction.axis == .horizontal,
        outcome == .ignored(.edge(direction.edge)), let level = before.settled.currentLevel,
        before.levels[level].rules.snap == .free
      else { return outcome }
      pager.settle()
      return .changed()
    },
    Fault("drags through a lock") { pager, command in
      guard command.isGesture else { return pager.apply(command) }
      let locked = pager.rules.locked
      defer { pager.rules.locked = locked }
      pager.rules.locked = []
      return pager.apply(command)
    },
  ]

  static let display: [Fault] = [
    .after("rests one unit further") { pager, before, _, outcome in
      guard case .settling = before.phase, pager.phase == .settled, let level = pager.currentLevel,
        pager.levels[level].rules.snap == .free
      else { return outcome }
      let extent = pager.rules.viewport.pages
      let rest = pager.levels[level].pages.rest(extent: extent) + Offset(rawValue: 1)
      pager.levels[level].pages.keep(rest: rest, extent: extent)
      return outcome
    },
    .after("takes any displayed page") { pager, before, _, outcome in
      guard case .settling = before.phase, pager.phase == .settled, let level = pager.currentLevel,
        pager.levels[level].rules.snap == .free
      else { return outcome }
      let extent = pager.rules.viewport.pages
      let rest = pager.levels[level].pages.rest(extent: extent)
      pager.levels[level].pages.place = pager.levels[level].pages.nearest(to: Int(rest.floor))
      pager.levels[level].pages.keep(rest: rest, extent: extent)
      return outcome
    },
    .after("loses a level's rest in an edit") { pager, _, command, outcome in
      if case .insert(let level, _, _) = command, outcome == .changed() {
        pager.levels[level].pages.displacement = .zero
      }
      return outcome
    },
    Fault("takes a page scrolled aside for reached") { pager, command in
      if case .page(let page) = command, pager.openPage == nil, page == pager.position?.page {
        return .ignored(.alreadyThere)
      }
      return pager.apply(command)
    },
    Fault("keeps the rest of a level that must rest on pages") { pager, command in
      let levels: [Int]
      switch command {
      case .setLevelRule(.snap(.page), let level): levels = [level]
      case .setRuleOfAllLevels(.snap(.page)): levels = Array(pager.levels.indices)
      default: return pager.apply(command)
      }
      let isScrolled = levels.contains {
        pager.levels.indices.contains($0) && pager.levels[$0].pages.displacement != .zero
      }
      return isScrolled && pager.openPage == nil ? .ignored(.alreadyThere) : pager.apply(command)
    },
    Fault("opens a page that is not displayed") { pager, command in
      guard case .openPage(let level, let page) = command,
        pager.outcome(of: command) == .ignored(.notVisible), pager.phase == .settled
      else { return pager.apply(command) }
      pager.openPage = Position(level: level, page: page)
      return .changed()
    },
    Fault("refuses an edit while a page is open") { pager, command in
      if case .insert = command, pager.openPage != nil { return .ignored(.pageOpen) }
      return pager.apply(command)
    },
    Fault("refuses a rule while a page is open") { pager, command in
      if case .setPagerRule = command, pager.openPage != nil { return .ignored(.pageOpen) }
      return pager.apply(command)
    },
    .after("keeps the index of the open page") { pager, before, command, outcome in
      if case .insert = command, let open = before.openPage { pager.openPage = open }
      return outcome
    },
    .after("follows the end while a page is open") { pager, before, command, outcome in
      if case .insert(let level, let index, _) = command, outcome == .changed(),
        before.openPage != nil, before.levels[level].rules.follow == .on,
        index == before.levels[level].count, before.levels[level].page == index - 1
      {
        pager.levels[level].pages.place = pager.levels[level].count - 1
      }
      return outcome
    },
    .after("does not tell which page an edit closes") { _, _, _, outcome in
      if case .changed(let finished, _?) = outcome { .changed(finished: finished) } else { outcome }
    },
    .after("tells the closed page by its index after the edit") { _, before, command, outcome in
      guard case .changed(let finished, let closed?) = outcome,
        case .removeLevel = command, before.levels.count > 1, closed.level > 0
      else { return outcome }
      return .changed(
        finished: finished, closed: Position(level: closed.level - 1, page: closed.page))
    },
    Fault("tells a finished settle by its indices before the edit") { pager, command in
      let before = pager
      let outcome = pager.apply(command)
      guard case .changed(_?, let closed) = outcome, before.openPage == nil else { return outcome }
      var rested = before
      return .changed(finished: rested.settle(), closed: closed)
    },
    Fault("closes a page for another command") { pager, command in
      if pager.openPage != nil { _ = pager.apply(.close) }
      return pager.apply(command)
    },
    .after("forgets the open page") { pager, _, command, outcome in
      if command == .open { pager.openPage = nil }
      return outcome
    },
  ]
}

extension Command {
  fileprivate var isGesture: Bool { if case .gesture = self { true } else { false } }
}
