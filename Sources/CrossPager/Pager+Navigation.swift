/// Moves. Each changes the places of the tracks it names and reports where that led.
extension Pager {
  /// `left` and `right`.
  mutating func moveAlongLevel(_ direction: Direction, _ distance: Int) -> Outcome {
    guard let level = column.place else { return .ignored(.noLevels) }
    if levels[level].isEmpty { return .ignored(.emptyLevel) }
    if rules.locked.contains(direction) { return .ignored(.locked(direction)) }
    return walk(direction.sense, distance, linearly: false, stoppedAt: direction.edge)
  }

  /// `next` and `previous`.
  mutating func moveInLinearOrder(_ sense: Sense, _ distance: Int, stoppedAt edge: Edge) -> Outcome
  {
    walk(sense, distance, linearly: true, stoppedAt: edge)
  }

  /// Goes from page to page, and on to the next level that has any where a level ends and its edge rule, or
  /// the linear order, says so.
  ///
  /// A walk is that many single moves, so a level walked through is left on the page it was left from.
  ///
  /// - Complexity: O(levels passed)
  private mutating func walk(
    _ sense: Sense, _ distance: Int, linearly: Bool, stoppedAt edge: Edge
  ) -> Outcome {
    if distance < 1 { return .ignored(.alreadyThere) }
    guard let from = position else { return .ignored(.edge(edge)) }
    var level = from.level
    var rest = distance
    while true {
      let rule: EdgeRule = linearly ? .continue : levels[level].rules.edge
      if let step = levels[level].pages.step(rest, sense, wraps: rule == .wrap), step.steps > 0 {
        levels[level].pages.place = step.place
        rest -= step.steps
      }
      guard rest > 0, rule == .continue, let next = nonEmptyLevel(beyond: level, sense) else {
        break
      }
      levels[next].pages.place = levels[next].pages.entrance(sense)
      column.place = next
      level = next
      rest -= 1
    }
    let steps = distance - rest
    if steps == 0 { return .ignored(.edge(edge)) }
    return moved(from: from, steps: steps, stopped: rest > 0 ? edge : nil)
  }

  /// `up` and `down`: only the last level is entered.
  mutating func moveAlongColumn(
    _ direction: Direction, _ distance: Int, _ alignment: some Alignment
  ) -> Outcome {
    guard let from = position else { return .ignored(.noLevels) }
    if rules.locked.contains(direction) { return .ignored(.locked(direction)) }
    if distance < 1 { return .ignored(.alreadyThere) }
    let step = columnStep(
      distance, direction.sense, from: from.level, wraps: rules.ends == .wrap)
    if step.steps == 0 { return .ignored(.edge(direction.edge)) }
    if step.place == from.level { return .ignored(.alreadyThere) }
    enter(step.place, alignment)
    return moved(
      from: from, steps: step.steps, stopped: step.steps < distance ? direction.edge : nil)
  }

  /// `zoom in` and `zoom out`.
  mutating func zoom(_ direction: Direction, _ alignment: some Alignment) -> Outcome {
    guard let from = position else { return .ignored(.noLevels) }
    if rules.locked.contains(direction) { return .ignored(.locked(direction)) }
    let step = columnStep(1, direction.sense, from: from.level, wraps: false)
    if step.steps == 0 { return .ignored(.edge(direction.edge)) }
    levels[step.place].pages.place = page(of: step.place, alignedWith: from.level, alignment)
    column.place = step.place
    return moved(from: from, steps: step.steps)
  }

  /// `first` and `last`: the end that `sense` leads away from.
  mutating func goToEnd(_ sense: Sense) -> Outcome {
    guard let level = column.place else { return .ignored(.noLevels) }
    guard let page = levels[level].pages.entrance(sense) else { return .ignored(.emptyLevel) }
    return go(toPage: page)
  }

  /// `top` and `bottom`: the end of the column that `sense` leads away from.
  mutating func goToOutermostLevel(_ sense: Sense, _ alignment: some Alignment) -> Outcome {
    guard let from = position, let outermost = column.entrance(sense) else {
      return .ignored(.noLevels)
    }
    let level =
      canEnter(outermost) ? outermost : nonEmptyLevel(beyond: outermost, sense)
    guard let level else { return .ignored(.emptyLevel) }
    if level == from.level { return .ignored(.alreadyThere) }
    enter(level, alignment)
    return moved(from: from)
  }

  /// `go LEVEL`.
  mutating func go(toLevel level: Int, _ alignment: some Alignment) -> Outcome {
    guard let from = position, column.contains(level) else { return .ignored(.noSuchLevel) }
    guard canEnter(level) else { return .ignored(.emptyLevel) }
    if level == from.level { return .ignored(.alreadyThere) }
    enter(level, alignment)
    return moved(from: from)
  }

  /// `go LEVEL PAGE`.
  mutating func go(toLevel level: Int, page: Int) -> Outcome {
    guard let from = position, column.contains(level) else { return .ignored(.noSuchLevel) }
    if levels[level].isEmpty { return .ignored(.emptyLevel) }
    guard levels[level].pages.contains(page) else { return .ignored(.noSuchPage) }
    if from == Position(level: level, page: page) { return .ignored(.alreadyThere) }
    levels[level].pages.place = page
    column.place = level
    return moved(from: from)
  }

  /// `page PAGE`.
  mutating func go(toPage page: Int) -> Outcome {
    guard let level = column.place else { return .ignored(.noLevels) }
    return go(toLevel: level, page: page)
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
    for level in levels.indices where forget(level: level) == .changed {
      outcome = .changed
    }
    return outcome
  }

  /// `align LEVEL`.
  mutating func align(level: Int, _ alignment: some Alignment) -> Outcome {
    guard column.contains(level), let current = column.place else { return .ignored(.noSuchLevel) }
    if levels[level].isEmpty || levels[current].isEmpty { return .ignored(.emptyLevel) }
    return place(level, on: page(of: level, alignedWith: current, alignment))
  }

  /// Puts a level on one of its pages, and says whether that changed anything.
  private mutating func place(_ level: Int, on page: Int?) -> Outcome {
    if levels[level].page == page { return .ignored(.alreadyThere) }
    levels[level].pages.place = page
    return .changed
  }

  /// What a move that began at `from` and has been made comes to.
  private func moved(from: Position, steps: Int? = nil, stopped: Edge? = nil) -> Outcome {
    guard let to = position, to != from else { return .ignored(.alreadyThere) }
    return .moved(Move(from: from, to: to, steps: steps, stopped: stopped))
  }
}
