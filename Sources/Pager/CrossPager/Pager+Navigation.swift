extension Pager {
  /// Performs a relative move. A vertical move applies only the destination's entry rule.
  mutating func move(_ direction: Direction, _ distance: Int) -> Outcome {
    if let obstacle = obstacle(direction) { return .ignored(obstacle) }
    if direction.axis == .horizontal {
      return walk(sense(of: direction), distance, linearly: false, stoppedAt: direction.edge)
    }
    if distance < 1 { return .ignored(.alreadyThere) }
    guard let from = position else { return .ignored(.noLevels) }
    let distance = min(distance, Track.maximumCount)
    guard let step = columnStep(distance, direction.sense, wraps: rules.ends == .wrap) else {
      return .ignored(.edge(direction.edge))
    }
    if step.place == from.level { return .ignored(.alreadyThere) }
    let to = land(entrance(toLevel: step.place))
    let stopped = step.steps < distance ? direction.edge : nil
    return .moved(Move(from: from, to: to, steps: step.steps, stopped: stopped))
  }

  /// Moves from page to page. At the end of a level, a move in the linear order or under `edge continue` enters the
  /// next non-empty level. The result is the same as after `distance` single moves. Every level along the way remembers
  /// the last page visited.
  mutating func walk(
    _ sense: Sense, _ distance: Int, linearly: Bool, stoppedAt edge: Edge
  ) -> Outcome {
    if distance < 1 { return .ignored(.alreadyThere) }
    guard let from = position else { return .ignored(.edge(edge)) }
    let distance = min(distance, Track.maximumCount)
    let pages = levels[from.level].pages
    var to = from
    var remaining = distance
    while remaining > 0, var next = levels.pageBeside(to.level, sense, linearly: linearly) {
      remaining -= 1
      // Cover the remaining distance within this level in one step.
      let wraps = !linearly && levels[next.level].rules.edge == .wrap
      if let stride = next.pages.step(remaining, sense, wraps: wraps) {
        next.pages.stand(on: stride.place)
        remaining -= stride.steps
      }
      to = land(next)
    }
    if remaining == distance { return .ignored(.edge(edge)) }
    if from == to {
      // Wrapping all the way around a level ends on the same page but resets free scrolling.
      return levels[to.level].pages == pages ? .ignored(.alreadyThere) : .changed()
    }
    let stopped = remaining > 0 ? edge : nil
    return .moved(Move(from: from, to: to, steps: distance - remaining, stopped: stopped))
  }

  mutating func zoom(_ direction: Direction) -> Outcome {
    if let obstacle = obstacle(direction) { return .ignored(obstacle) }
    guard let from = position, let step = columnStep(1, direction.sense, wraps: false) else {
      return .ignored(.edge(direction.edge))
    }
    let pages = levels[step.place].aligned(with: levels[from.level])
    let to = land(Landing(level: step.place, pages: pages))
    return .moved(Move(from: from, to: to, steps: step.steps))
  }

  /// Performs `top` (`backward`) or `bottom` (`forward`).
  mutating func goToOutermostLevel(_ sense: Sense) -> Outcome {
    guard let end = column.end(sense) else { return .ignored(.noLevels) }
    let level = rules.empty == .enter ? end : levels.nonEmptyIndex(beyond: nil, sense.opposite)
    return level.map { goTo(level: $0) } ?? .ignored(.emptyLevel)
  }

  mutating func goTo(level: Int) -> Outcome {
    guard let from = position, column.contains(level) else { return .ignored(.noSuchLevel) }
    if rules.empty == .skip && levels[level].isEmpty { return .ignored(.emptyLevel) }
    if level == from.level { return .ignored(.alreadyThere) }
    return .moved(Move(from: from, to: land(entrance(toLevel: level))))
  }

  /// Goes to a page of a level. The level is nil if there are no levels, and thus no current level.
  mutating func goTo(level: Int?, page: Int) -> Outcome {
    guard let level else { return .ignored(.noLevels) }
    if let reason = absence(ofPage: page, level: level) { return .ignored(reason) }
    guard let from = position else { return .ignored(.noLevels) }
    let to = Position(level: level, page: page)
    if from == to { return .changed(unless: place(level, on: page)) }
    levels[level].pages.stand(on: page)
    column.place = level
    return .moved(Move(from: from, to: to))
  }

  /// Returns the reason to report for a page that does not exist, or nil if the page exists.
  func absence(ofPage page: Int, level: Int) -> Reason? {
    guard column.contains(level) else { return .noSuchLevel }
    if levels[level].isEmpty { return .emptyLevel }
    return levels[level].pages.contains(page) ? nil : .noSuchPage
  }

  mutating func remember(level: Int, page: Int) -> Outcome {
    if level == column.place { return goTo(level: level, page: page) }
    return .changed(unless: absence(ofPage: page, level: level) ?? place(level, on: page))
  }

  mutating func forget(level: Int) -> Reason? {
    guard column.contains(level) else { return .noSuchLevel }
    return place(level, on: levels[level].startPage)
  }

  mutating func forgetEveryLevel() -> Reason? {
    if levels.isEmpty { return .noLevels }
    var reason: Reason? = .alreadyThere
    for level in levels.indices where forget(level: level) == nil { reason = nil }
    return reason
  }

  mutating func align(level: Int) -> Reason? {
    guard column.contains(level), let current = column.place else { return .noSuchLevel }
    if levels[level].isEmpty || levels[current].isEmpty { return .emptyLevel }
    let pages = levels[level].aligned(with: levels[current])
    return changing(&levels[level].pages) { $0 = pages }
  }

  private mutating func place(_ level: Int, on page: Int?) -> Reason? {
    changing(&levels[level].pages) { $0.stand(on: page) }
  }
}

/// Changes a value and returns nil, or returns `alreadyThere` if the new value is the same.
func changing<Value: Equatable>(_ value: inout Value, _ change: (inout Value) -> Void) -> Reason? {
  let before = value
  change(&value)
  return value == before ? .alreadyThere : nil
}
