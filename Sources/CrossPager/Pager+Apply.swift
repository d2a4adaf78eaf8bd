extension Pager {
  /// Performs or ignores a command and returns the outcome.
  ///
  /// While a page is open, every command except `close` is ignored. The effect of a gesture depends on the current
  /// ``Phase``. Any other command first drops a drag or completes a settle. If such a command is ignored, the gesture
  /// in progress continues.
  ///
  /// - Returns: `moved`, `changed`, or `ignored` with a reason. An ignored command leaves the pager unchanged. Invalid
  ///   indices and counts never cause a trap.
  /// - Complexity: Navigation takes O(1) time and allocates no memory, but `next`, `previous` and `edge continue` take
  ///   O(levels passed), and `empty skip` takes O(levels). Edits to pages take O(1). Edits to levels and commands that
  ///   affect all levels take O(levels).
  @discardableResult
  public mutating func apply(_ command: Command) -> Outcome {
    defer { assertInvariants() }
    if openPage != nil {
      guard case .close = command else { return .ignored(.pageOpen) }
      return close()
    }
    if case .gesture(let gesture) = command { return perform(gesture) }
    return phase == .settled ? perform(command) : interrupt(with: command)
  }

  /// Performs a command while the pager is at rest.
  mutating func perform(_ command: Command) -> Outcome {
    switch command {
    case .move(let direction, let distance): move(direction, distance)
    case .first: goToEnd(.forward)
    case .last: goToEnd(.backward)
    case .top: goToOutermostLevel(.forward)
    case .bottom: goToOutermostLevel(.backward)
    case .next(let distance): moveInLinearOrder(.forward, distance)
    case .previous(let distance): moveInLinearOrder(.backward, distance)
    case .goLevel(let level): goTo(level: level)
    case .goPage(let level, let page): goTo(level: level, page: page)
    case .page(let page): goTo(page: page)
    case .remember(let level, let page): remember(level: level, page: page)
    case .forget(let level): forget(level: level)
    case .forgetAll: forgetEveryLevel()
    case .align(let level): align(level: level)
    case .zoom(let zoom): self.zoom(zoom.direction)
    case .gesture(let gesture): perform(gesture)
    case .open: openCurrentPage()
    case .openPage(let level, let page): openPage(level: level, page: page)
    case .close: close()
    case .insert(let level, let index, let count): insert(level: level, index: index, count: count)
    case .remove(let level, let index, let count): remove(level: level, index: index, count: count)
    case .resize(let level, let count): resize(level: level, count: count)
    case .reload(let level, let count, let page): reload(level: level, count: count, page: page)
    case .insertLevel(let count, let index): insertLevel(count: count, index: index)
    case .removeLevel(let level): remove(level: level)
    case .moveLevel(let level, let index): moveLevel(level, index: index)
    case .replaceLevels(let replacements): replaceLevels(replacements)
    case .restore(let places): restore(places)
    case .setLevelRule(let rule, let level): set(rule, level: level)
    case .setRuleOfAllLevels(let rule): setForAll(rule)
    case .setPagerRule(let rule): set(rule)
    case .lock(let directions): changeRules { $0.locked.formUnion(directions) }
    case .unlock(let directions): changeRules { $0.locked.subtract(directions) }
    }
  }
}

/// Opens and closes pages, for example to show the details of a tapped page (section 7 of the contract).
extension Pager {
  mutating func openCurrentPage() -> Outcome {
    guard let position else { return .ignored(.noLevels) }
    if position.page == nil { return .ignored(.emptyLevel) }
    openPage = position
    return .changed()
  }

  /// The page must be in view, because a page outside the viewport cannot be tapped.
  mutating func openPage(level: Int, page: Int) -> Outcome {
    if let reason = absence(ofPage: page, level: level) { return .ignored(reason) }
    var isVisible = false
    viewed.visitRows { isVisible = isVisible || $0.level == level && $0.pages.contains(page) }
    if !isVisible { return .ignored(.notVisible) }
    openPage = Position(level: level, page: page)
    return .changed()
  }

  /// A copy of this pager with no extra pages around its viewport.
  private var viewed: Pager {
    var pager = self
    let viewport = rules.viewport
    pager.rules.viewport = Viewport(levels: viewport.levels, pages: viewport.pages)
    return pager
  }

  mutating func close() -> Outcome {
    if openPage == nil { return .ignored(.nothingOpen) }
    openPage = nil
    return .changed()
  }
}
