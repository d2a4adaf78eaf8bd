extension Pager {
  /// Does what `command` asks, or nothing, and says which.
  ///
  /// - Returns: `moved`, `changed`, or `ignored` with the reason, in which case the pager is equal to what it
  ///   was. Nothing throws or traps, whatever the command's values.
  /// - Complexity: O(1) and without allocation for navigation; `next`, `previous` and `edge continue` are
  ///   linear in the levels they pass, `empty skip` in the levels there are. Edits of pages are O(1); edits of
  ///   levels, and what concerns all levels, are linear in the levels.
  public mutating func apply(_ command: Command) -> Outcome {
    apply(command, alignment: IndexAlignment())
  }

  /// Does what `command` asks, with a correspondence of pages other than by index.
  ///
  /// A page that is open refuses all but `close`. Gestures are for the phase to decide; every other command needs a
  /// pager at rest, and brings it to rest unless it is ignored.
  ///
  /// - Parameter alignment: which pages correspond, for `align`, `zoom` and the entry rule `align`.
  @inline(__always)
  public mutating func apply(_ command: Command, alignment: some Alignment) -> Outcome {
    defer { assertInvariants() }
    return switch phase {
    case .settled where openPage == nil: perform(command, alignment)
    case .settled, .dragging, .settling: performWhileOccupied(command, alignment)
    }
  }

  /// Does a command while a page is open or content moves. It stands apart, so that other commands take no registers
  /// for it.
  @inline(never)
  private mutating func performWhileOccupied(
    _ command: Command, _ alignment: some Alignment
  ) -> Outcome {
    if openPage != nil {
      guard case .close = command else { return .ignored(.pageOpen) }
      return close()
    }
    guard case .gesture(let gesture) = command else { return interrupt(with: command, alignment) }
    return perform(gesture, alignment)
  }

  @inline(__always)
  mutating func perform(_ command: Command, _ alignment: some Alignment) -> Outcome {
    switch command {
    case .move(let direction, let distance):
      switch direction.axis {
      case .horizontal: moveAlongLevel(direction, distance)
      case .vertical: moveAlongColumn(direction, distance, alignment)
      }
    case .first: goToEnd(.forward)
    case .last: goToEnd(.backward)
    case .top: goToOutermostLevel(.forward, alignment)
    case .bottom: goToOutermostLevel(.backward, alignment)
    case .next(let distance): moveInLinearOrder(.forward, distance)
    case .previous(let distance): moveInLinearOrder(.backward, distance)
    case .goLevel(let level): go(toLevel: level, alignment)
    case .goPage(let level, let page): go(toLevel: level, page: page)
    case .page(let page): go(toPage: page)
    case .remember(let level, let page): remember(level: level, page: page)
    case .forget(let level?): forget(level: level)
    case .forget(nil): forgetAll()
    case .align(let level): align(level: level, alignment)
    case .zoom(let zoom): self.zoom(zoom.direction, alignment)
    case .gesture(let gesture): perform(gesture, alignment)
    case .open: open()
    case .openPage(let level, let page): open(level: level, page: page, alignment)
    case .close: close()
    case .insert(let level, let index, let count): insert(level: level, index: index, count: count)
    case .remove(let level, let index, let count): remove(level: level, index: index, count: count)
    case .resize(let level, let count): resize(level: level, count: count)
    case .reload(let level, let count, let page): reload(level: level, count: count, page: page)
    case .insertLevel(let count, let index): insertLevel(count: count, index: index)
    case .removeLevel(let level): removeLevel(level)
    case .moveLevel(let level, let index): moveLevel(level, index: index)
    case .setLevelRule(let rule, let level?): set(rule, level: level)
    case .setLevelRule(let rule, nil): setForAll(rule)
    case .setPagerRule(let rule): set(rule)
    case .lock(let directions): changeRules { $0.locked.formUnion(directions) }
    case .unlock(let directions): changeRules { $0.locked.subtract(directions) }
    }
  }
}
