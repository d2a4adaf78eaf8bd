/// Moves. Each changes the places of the tracks it names and reports where that led.
extension Pager {
  /// `left` and `right`.
  mutating func moveAlongLevel(_ direction: Direction, _ distance: Int) -> Outcome {
    guard let from = position else { return .ignored(.noLevels) }
    if from.page == nil { return .ignored(.emptyLevel) }
    if rules.locked.contains(direction) { return .ignored(.locked(direction)) }
    return walk(from, direction.sense, distance, linearly: false, stoppedAt: direction.edge)
  }

  /// `next` and `previous`.
  mutating func moveInLinearOrder(_ sense: Sense, _ distance: Int) -> Outcome {
    let edge: Edge = sense == .forward ? .end : .beginning
    guard let from = position else { return .ignored(distance < 1 ? .alreadyThere : .edge(edge)) }
    return walk(from, sense, distance, linearly: true, stoppedAt: edge)
  }

  /// Goes from page to page, and on to the next level that has any where a level ends and its edge rule, or
  /// the linear order, says so.
  ///
  /// A walk is that many single moves, so a level walked through is left on the page it was left from.
  ///
  /// - Complexity: O(levels passed)
  @inline(__always)
  private mutating func walk(
    _ from: Position, _ sense: Sense, _ distance: Int, linearly: Bool, stoppedAt edge: Edge
  ) -> Outcome {
    if distance < 1 { return .ignored(.alreadyThere) }
    let distance = min(distance, Track.maximumCount)
    var to = from
    var rest = distance - walkWithinLevel(&to, sense, distance, linearly)
    while rest > 0, let next = levels.continuation(of: to.level, sense, linearly) {
      var pages = levels[next].pages
      pages.stand(on: pages.entrance(sense))
      to = land(Landing(level: next, pages: pages))
      rest -= 1
      rest -= walkWithinLevel(&to, sense, rest, linearly)
    }
    if rest == distance { return .ignored(.edge(edge)) }
    // Whole rounds of the level lead to the same page, at its own place if the level was scrolled off it.
    if from == to { return place(from.level, on: from.page) }
    return moved(from, to, steps: distance - rest, stopped: rest > 0 ? edge : nil)
  }

  /// Goes from page to page of one level, as far as it goes, and tells how many pages that were.
  @inline(__always)
  private mutating func walkWithinLevel(
    _ to: inout Position, _ sense: Sense, _ distance: Int, _ linearly: Bool
  ) -> Int {
    let level = levels[to.level]
    let wraps = !linearly && level.rules.edge == .wrap
    guard let step = level.pages.step(distance, sense, wraps: wraps), step.steps > 0 else {
      return 0
    }
    if step.place != to.page {
      to = Position(existing: to.level, page: step.place)
      levels[to.level].pages.stand(on: step.place)
    }
    return step.steps
  }

  /// `up` and `down`: only the last level is entered.
  mutating func moveAlongColumn(
    _ direction: Direction, _ distance: Int, _ alignment: some Alignment
  ) -> Outcome {
    guard let from = position else { return .ignored(.noLevels) }
    if rules.locked.contains(direction) { return .ignored(.locked(direction)) }
    if distance < 1 { return .ignored(.alreadyThere) }
    let distance = min(distance, Track.maximumCount)
    let step = columnStep(distance, direction.sense, from: from.level, wraps: rules.ends == .wrap)
    if step.steps == 0 { return .ignored(.edge(direction.edge)) }
    if step.place == from.level { return .ignored(.alreadyThere) }
    return moved(
      from, enter(step.place, from: from, alignment), steps: step.steps,
      stopped: step.steps < distance ? direction.edge : nil)
  }

  /// `zoom in` and `zoom out`.
  mutating func zoom(_ direction: Direction, _ alignment: some Alignment) -> Outcome {
    guard let from = position else { return .ignored(.noLevels) }
    if rules.locked.contains(direction) { return .ignored(.locked(direction)) }
    let step = columnStep(1, direction.sense, from: from.level, wraps: false)
    if step.steps == 0 { return .ignored(.edge(direction.edge)) }
    let pages = levels.aligned(step.place, with: from.level, alignment)
    return moved(from, land(Landing(level: step.place, pages: pages)), steps: step.steps)
  }

  /// `first` and `last`: the end that `sense` leads away from.
  mutating func goToEnd(_ sense: Sense) -> Outcome {
    guard let from = position else { return .ignored(.noLevels) }
    guard let page = levels[from.level].pages.entrance(sense) else { return .ignored(.emptyLevel) }
    return go(to: Position(existing: from.level, page: page), from)
  }

  /// `top` and `bottom`: the end of the column that `sense` leads away from.
  mutating func goToOutermostLevel(_ sense: Sense, _ alignment: some Alignment) -> Outcome {
    guard let from = position, let outermost = column.entrance(sense) else {
      return .ignored(.noLevels)
    }
    let level =
      canEnter(outermost) ? outermost : levels.nonEmptyIndex(beyond: outermost, sense)
    guard let level else { return .ignored(.emptyLevel) }
    if level == from.level { return .ignored(.alreadyThere) }
    return moved(from, enter(level, from: from, alignment))
  }

  /// `go LEVEL`.
  mutating func go(toLevel level: Int, _ alignment: some Alignment) -> Outcome {
    guard let from = position, column.contains(level) else { return .ignored(.noSuchLevel) }
    guard canEnter(level) else { return .ignored(.emptyLevel) }
    if level == from.level { return .ignored(.alreadyThere) }
    return moved(from, enter(level, from: from, alignment))
  }

  /// `go LEVEL PAGE`.
  mutating func go(toLevel level: Int, page: Int) -> Outcome {
    guard let from = position, column.contains(level) else { return .ignored(.noSuchLevel) }
    if levels[level].isEmpty { return .ignored(.emptyLevel) }
    guard levels[level].pages.contains(page) else { return .ignored(.noSuchPage) }
    return go(to: Position(existing: level, page: page), from)
  }

  /// `page PAGE`.
  mutating func go(toPage page: Int) -> Outcome {
    guard let level = column.place else { return .ignored(.noLevels) }
    return go(toLevel: level, page: page)
  }

  /// To a position that exists.
  @inline(__always)
  private mutating func go(to: Position, _ from: Position) -> Outcome {
    if from == to { return place(to.level, on: to.page) }
    levels[to.level].pages.stand(on: to.page)
    column.place = to.level
    return moved(from, to)
  }

  /// `remember LEVEL PAGE`.
  mutating func remember(level: Int, page: Int) -> Outcome {
    guard column.contains(level) else { return .ignored(.noSuchLevel) }
    if level == column.place { return go(toPage: page) }
    if levels[level].isEmpty { return .ignored(.emptyLevel) }
    guard levels[level].pages.contains(page) else { return .ignored(.noSuchPage) }
    return place(level, on: page)
  }

  /// `forget LEVEL`.
  mutating func forget(level: Int) -> Outcome {
    guard column.contains(level) else { return .ignored(.noSuchLevel) }
    return place(level, on: levels[level].startPage)
  }

  /// `forget all`.
  mutating func forgetAll() -> Outcome {
    if levels.isEmpty { return .ignored(.noLevels) }
    var outcome = Outcome.ignored(.alreadyThere)
    for level in levels.indices where forget(level: level) == .changed() {
      outcome = .changed()
    }
    return outcome
  }

  /// `align LEVEL`.
  mutating func align(level: Int, _ alignment: some Alignment) -> Outcome {
    guard column.contains(level), let current = column.place else { return .ignored(.noSuchLevel) }
    if levels[level].isEmpty || levels[current].isEmpty { return .ignored(.emptyLevel) }
    let pages = levels.aligned(level, with: current, alignment)
    if levels[level].pages == pages { return .ignored(.alreadyThere) }
    levels[level].pages = pages
    return .changed()
  }

  /// Puts a level on one of its pages, and says whether that changed anything.
  private mutating func place(_ level: Int, on page: Int?) -> Outcome {
    let before = levels[level].pages
    levels[level].pages.stand(on: page)
    return levels[level].pages == before ? .ignored(.alreadyThere) : .changed()
  }

  /// What a move from one position to another, which has been made, comes to.
  @inline(__always)
  private func moved(
    _ from: Position, _ to: Position, steps: Int? = nil, stopped: Edge? = nil
  ) -> Outcome {
    from == to
      ? .ignored(.alreadyThere) : .moved(Move(existing: from, to, steps: steps, stopped: stopped))
  }
}
