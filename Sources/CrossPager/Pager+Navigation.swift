/// Moves.
extension Pager {
  /// `left`, `right`, `up`, `down`.
  mutating func move(_ direction: Direction, _ distance: Int) -> Outcome {
    if let obstacle = obstacle(direction) { return .ignored(obstacle) }
    guard let from = position else { return .ignored(.noLevels) }
    switch direction.axis {
    case .horizontal:
      return walk(from, sense(of: direction), distance, linearly: false, stoppedAt: direction.edge)
    case .vertical: return climb(from, direction, distance)
    }
  }

  /// `next` and `previous`.
  mutating func moveInLinearOrder(_ sense: Sense, _ distance: Int) -> Outcome {
    let edge: Edge = sense == .forward ? .end : .beginning
    guard let from = position else { return .ignored(distance < 1 ? .alreadyThere : .edge(edge)) }
    return walk(from, sense, distance, linearly: true, stoppedAt: edge)
  }

  /// Moves from page to page. At the end of a level, the move continues in the next non-empty level if the edge rule or
  /// the linear order requires it.
  ///
  /// The result is the same as for many single moves, so each level stays on its last visited page.
  ///
  /// - Complexity: O(levels passed)
  private mutating func walk(
    _ from: Position, _ sense: Sense, _ distance: Int, linearly: Bool, stoppedAt edge: Edge
  ) -> Outcome {
    if distance < 1 { return .ignored(.alreadyThere) }
    let distance = min(distance, Track.maximumCount)
    let pages = levels[from.level].pages
    var to = from
    var rest = distance
    while rest > 0, let next = levels.pageBeside(to.level, sense, linearly: linearly) {
      to = next
      rest -= 1
      // Move to the end of this level in one step.
      let wraps = !linearly && levels[to.level].rules.edge == .wrap
      levels[to.level].pages.stand(on: to.page)
      if let stride = levels[to.level].pages.step(rest, sense, wraps: wraps) {
        levels[to.level].pages.stand(on: stride.place)
        to.page = stride.place
        rest -= stride.steps
      }
    }
    if rest == distance { return .ignored(.edge(edge)) }
    column.place = to.level
    if from == to {
      // Complete rounds of the level end on the same page but reset its free scrolling.
      return levels[to.level].pages == pages ? .ignored(.alreadyThere) : .changed()
    }
    return moved(from, to, steps: distance - rest, stopped: rest > 0 ? edge : nil)
  }

  /// Moves from level to level. Only the last level is entered.
  private mutating func climb(
    _ from: Position, _ direction: Direction, _ distance: Int
  ) -> Outcome {
    if distance < 1 { return .ignored(.alreadyThere) }
    let distance = min(distance, Track.maximumCount)
    guard let step = columnStep(distance, direction.sense, wraps: rules.ends == .wrap) else {
      return .ignored(.edge(direction.edge))
    }
    if step.place == from.level { return .ignored(.alreadyThere) }
    return moved(
      from, land(entrance(toLevel: step.place)), steps: step.steps,
      stopped: step.steps < distance ? direction.edge : nil)
  }

  /// `zoom in` and `zoom out`.
  mutating func zoom(_ direction: Direction) -> Outcome {
    if let obstacle = obstacle(direction) { return .ignored(obstacle) }
    guard let from = position, let step = columnStep(1, direction.sense, wraps: false) else {
      return .ignored(.edge(direction.edge))
    }
    let pages = levels[step.place].aligned(with: levels[from.level])
    return moved(from, land(Landing(level: step.place, pages: pages)), steps: step.steps)
  }

  /// `first` (`forward`) and `last` (`backward`).
  mutating func goToEnd(_ sense: Sense) -> Outcome {
    guard let from = position else { return .ignored(.noLevels) }
    guard let page = levels[from.level].pages.entrance(sense) else { return .ignored(.emptyLevel) }
    return go(to: Position(level: from.level, page: page), from)
  }

  /// `top` (`forward`) and `bottom` (`backward`).
  mutating func goToOutermostLevel(_ sense: Sense) -> Outcome {
    guard let outermost = column.entrance(sense) else { return .ignored(.noLevels) }
    let level =
      canEnter(outermost) ? outermost : levels.nonEmptyIndex(beyond: outermost, sense)
    return level.map { goTo(level: $0) } ?? .ignored(.emptyLevel)
  }

  /// `go LEVEL`.
  mutating func goTo(level: Int) -> Outcome {
    guard let from = position, column.contains(level) else { return .ignored(.noSuchLevel) }
    guard canEnter(level) else { return .ignored(.emptyLevel) }
    if level == from.level { return .ignored(.alreadyThere) }
    return moved(from, land(entrance(toLevel: level)))
  }

  /// `go LEVEL PAGE`.
  mutating func goTo(level: Int, page: Int) -> Outcome {
    if let reason = absence(ofPage: page, level: level) { return .ignored(reason) }
    guard let from = position else { return .ignored(.noLevels) }
    return go(to: Position(level: level, page: page), from)
  }

  /// Why a page does not exist; nil if it does.
  func absence(ofPage page: Int, level: Int) -> Reason? {
    guard column.contains(level) else { return .noSuchLevel }
    if levels[level].isEmpty { return .emptyLevel }
    return levels[level].pages.contains(page) ? nil : .noSuchPage
  }

  /// `page PAGE`.
  mutating func goTo(page: Int) -> Outcome {
    guard let level = column.place else { return .ignored(.noLevels) }
    return goTo(level: level, page: page)
  }

  /// Goes to a position that exists.
  private mutating func go(to: Position, _ from: Position) -> Outcome {
    if from == to { return place(to.level, on: to.page) }
    levels[to.level].pages.stand(on: to.page)
    column.place = to.level
    return moved(from, to)
  }

  /// `remember LEVEL PAGE`.
  mutating func remember(level: Int, page: Int) -> Outcome {
    if let reason = absence(ofPage: page, level: level) { return .ignored(reason) }
    return level == column.place ? goTo(page: page) : place(level, on: page)
  }

  /// `forget LEVEL`.
  mutating func forget(level: Int) -> Outcome {
    guard column.contains(level) else { return .ignored(.noSuchLevel) }
    return place(level, on: levels[level].startPage)
  }

  /// `forget all`.
  mutating func forgetEveryLevel() -> Outcome {
    if levels.isEmpty { return .ignored(.noLevels) }
    var outcome = Outcome.ignored(.alreadyThere)
    for level in levels.indices where forget(level: level) == .changed() {
      outcome = .changed()
    }
    return outcome
  }

  /// `align LEVEL`.
  mutating func align(level: Int) -> Outcome {
    guard column.contains(level), let current = column.place else { return .ignored(.noSuchLevel) }
    if levels[level].isEmpty || levels[current].isEmpty { return .ignored(.emptyLevel) }
    let pages = levels[level].aligned(with: levels[current])
    if levels[level].pages == pages { return .ignored(.alreadyThere) }
    levels[level].pages = pages
    return .changed()
  }

  /// Moves a level to one of its pages, and returns whether anything changed.
  private mutating func place(_ level: Int, on page: Int?) -> Outcome {
    let before = levels[level].pages
    levels[level].pages.stand(on: page)
    return levels[level].pages == before ? .ignored(.alreadyThere) : .changed()
  }

  /// The outcome of a completed move.
  private func moved(
    _ from: Position, _ to: Position, steps: Int? = nil, stopped: Edge? = nil
  ) -> Outcome {
    .moved(Move(from: from, to: to, steps: steps, stopped: stopped))
  }
}
