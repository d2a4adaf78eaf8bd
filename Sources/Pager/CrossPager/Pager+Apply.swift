extension Pager {
  /// Performs or ignores a command and returns the outcome.
  ///
  /// The effect of a gesture depends on the current ``Phase``. Any other command first drops a drag or completes a
  /// settle. If such a command is ignored, the gesture in progress continues.
  ///
  /// While a page is open, moves, gestures and other commands that change the current or remembered pages are
  /// ignored with `pageOpen`. Edits and rules still work, but `follow` moves nothing. The open page keeps its identity
  /// through edits. An edit that removes the page closes it.
  ///
  /// - Returns: `moved`, `changed`, or `ignored` with a reason. An ignored command leaves the pager unchanged. Invalid
  ///   indices and counts never cause a trap.
  /// - Complexity: Navigation takes O(1) time and allocates no memory, but `next`, `previous` and `edge continue` take
  ///   O(levels passed), and `empty skip` takes O(levels). Edits to pages take O(1). Edits to levels and commands that
  ///   affect all levels take O(levels).
  @discardableResult public mutating func apply(_ command: Command) -> Outcome {
    defer { assertInvariants() }
    if let openPage { return perform(command, beside: openPage) }
    if case .gesture(let gesture) = command { return perform(gesture) }
    return phase == .settled ? perform(command) : interrupt(with: command)
  }

  /// Performs a command while a page is open, and keeps the page open if it still exists.
  // Inlining would slow down every other command.
  @inline(never)
  private mutating func perform(_ command: Command, beside former: Position) -> Outcome {
    switch command.kind {
    case .navigation: return .ignored(.pageOpen)
    case .settings: return perform(command)
    case .edit:
      let next = successor(of: former, after: command)
      let outcome = perform(command)
      if outcome.isIgnored { return outcome }
      openPage = next?.page == nil ? nil : next
      return .changed(closed: openPage == nil ? former : nil)
    }
  }

  /// Performs a command while the pager is at rest.
  mutating func perform(_ command: Command) -> Outcome {
    let reason: Reason?
    switch command {
    case .move(let direction, let distance): return move(direction, distance)
    case .first: return goTo(level: column.place, page: 0)
    case .last:
      return goTo(level: column.place, page: column.place.map { levels[$0].count - 1 } ?? 0)
    case .top: return goToOutermostLevel(.backward)
    case .bottom: return goToOutermostLevel(.forward)
    case .next(let distance): return walk(.forward, distance, linearly: true, stoppedAt: .end)
    case .previous(let distance):
      return walk(.backward, distance, linearly: true, stoppedAt: .beginning)
    case .goLevel(let level): return goTo(level: level)
    case .goPage(let level, let page): return goTo(level: level, page: page)
    case .page(let page): return goTo(level: column.place, page: page)
    case .remember(let level, let page): return remember(level: level, page: page)
    case .forget(let level): reason = forget(level: level)
    case .forgetAll: reason = forgetEveryLevel()
    case .align(let level): reason = align(level: level)
    case .zoom(let zoom): return self.zoom(zoom == .in ? .up : .down)
    case .gesture(let gesture): return perform(gesture)
    case .open: reason = openPage(at: position)
    case .openPage(let level, let page): reason = openPage(at: Position(level: level, page: page))
    case .close:
      reason = openPage == nil ? .nothingOpen : nil
      openPage = nil
    case .insert, .remove, .resize, .reload, .insertLevel, .removeLevel, .moveLevel:
      reason = edit(command)
    case .replaceLevels(let replacements): reason = replaceLevels(replacements)
    case .restore(let snapshot): reason = restore(snapshot)
    case .setLevelRule(let rule, let level): reason = set(rule, level: level)
    case .setRuleOfAllLevels(let rule): reason = setForAll(rule)
    case .setPagerRule(let rule): reason = changeRules { $0.set(rule) }
    case .lock(let directions): reason = changeRules { $0.locked.formUnion(directions) }
    case .unlock(let directions): reason = changeRules { $0.locked.subtract(directions) }
    }
    return .changed(unless: reason)
  }
}

extension Pager {
  /// Opens a page. The page must be in view, because a page outside the viewport cannot be tapped.
  private mutating func openPage(at position: Position?) -> Reason? {
    guard let position else { return .noLevels }
    let (level, page) = (position.level, position.page ?? -1)
    if let reason = absence(ofPage: page, level: level) { return reason }
    let isInView =
      column.displays(level, extent: rules.viewport.levels)
      && levels[level].pages.displays(page, extent: rules.viewport.pages)
    if !isInView { return .notVisible }
    openPage = position
    return nil
  }
}
