extension Pager {
  /// Does what `command` asks, or nothing, and says which.
  ///
  /// An open page refuses every command but `close`. The phase decides about gestures. Every other command needs a
  /// pager at rest. Unless it is ignored, it drops a drag and finishes a settle first.
  ///
  /// - Returns: `moved`, `changed`, or `ignored` with the reason, in which case the pager is equal to what it
  ///   was. Nothing throws or traps, whatever the command's values.
  /// - Complexity: O(1) and without allocation for navigation; `next`, `previous` and `edge continue` are
  ///   linear in the levels they pass, `empty skip` in the levels there are. Edits of pages are O(1); edits of
  ///   levels, and what concerns all levels, are linear in the levels.
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

  /// Performs a command at rest.
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

/// Opening a page, as an app pushes the detail of an item that is tapped (the contract's section 7).
extension Pager {
  /// `open`.
  mutating func openCurrentPage() -> Outcome {
    guard let position else { return .ignored(.noLevels) }
    if position.page == nil { return .ignored(.emptyLevel) }
    openPage = position
    return .changed()
  }

  /// `open LEVEL PAGE`: a tap on a page, which must be in view; one that is only kept ready cannot be tapped.
  mutating func openPage(level: Int, page: Int) -> Outcome {
    guard column.contains(level) else { return .ignored(.noSuchLevel) }
    if levels[level].isEmpty { return .ignored(.emptyLevel) }
    guard levels[level].pages.contains(page) else { return .ignored(.noSuchPage) }
    let position = Position(level: level, page: page)
    guard viewed.window.contains(position) else { return .ignored(.notVisible) }
    openPage = position
    return .changed()
  }

  /// The pager with nothing kept ready around the viewport.
  private var viewed: Pager {
    var pager = self
    let viewport = rules.viewport
    pager.rules.viewport = Viewport(levels: viewport.levels, pages: viewport.pages)
    return pager
  }

  /// `close`.
  mutating func close() -> Outcome {
    if openPage == nil { return .ignored(.nothingOpen) }
    openPage = nil
    return .changed()
  }
}
