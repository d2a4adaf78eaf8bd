/// The destinations of single steps, used by moves, gestures, routes and the window.
extension Pager {
  /// Returns the reason for refusing steps in a direction, or nil if steps are allowed.
  func obstacle(_ direction: Direction) -> Reason? {
    guard let level = column.place else { return .noLevels }
    if direction.axis == .horizontal && levels[level].isEmpty { return .emptyLevel }
    return rules.locked.contains(direction) ? .locked(direction) : nil
  }

  /// Returns the sense along the track that corresponds to a direction on the display.
  package func sense(of direction: Direction) -> Sense {
    let isMirrored = rules.reading == .rtl && direction.axis == .horizontal
    return isMirrored ? direction.sense.opposite : direction.sense
  }

  /// Converts a distance between display coordinates and track coordinates.
  func alongTrack(_ offset: Offset, _ axis: Axis) -> Offset {
    rules.reading == .rtl && axis == .horizontal ? -offset : offset
  }

  /// Returns the destination of a single step, or nil if no step is possible.
  func step(_ direction: Direction) -> Landing? {
    guard obstacle(direction) == nil, let level = column.place else { return nil }
    let sense = sense(of: direction)
    switch direction.axis {
    case .horizontal:
      return levels.pageBeside(level, sense, linearly: false)
    case .vertical:
      guard let step = columnStep(1, sense, wraps: rules.ends == .wrap) else { return nil }
      return step.place == level ? nil : entrance(toLevel: step.place)
    }
  }

  /// The directions in which a single step is possible after any gesture has ended.
  ///
  /// - Complexity: O(1), or O(levels) under `empty skip` or `edge continue`. A settle adds the cost of copying the
  ///   pager.
  public var routes: Directions {
    if openPage != nil { return [] }
    var rested = self
    rested.settle()
    return Direction.allCases.reduce(into: []) { routes, direction in
      if rested.step(direction) != nil { routes.insert(Directions(direction)) }
    }
  }
}

extension Pager {
  /// Returns the result of a vertical move of `distance` levels, or nil if no move is possible.
  func columnStep(_ distance: Int, _ sense: Sense, wraps: Bool) -> Track.Step? {
    guard rules.empty == .skip, let current = column.place else {
      return column.step(distance, sense, wraps: wraps)
    }
    // The first step may start on an empty level. From there, the move visits only non-empty levels.
    let next = levels.nonEmptyIndex(beyond: current, sense)
    guard let first = next ?? (wraps ? levels.nonEmptyIndex(beyond: nil, sense) : nil),
      first != current
    else { return nil }
    let rank = levels[..<first].count { !$0.isEmpty }
    let nonEmpty = Track(count: rank + levels[first...].count { !$0.isEmpty }, place: rank)
    guard let further = nonEmpty.step(distance - 1, sense, wraps: wraps) else { return (first, 1) }
    let indices = levels.indices.lazy.filter { [levels] in !levels[$0].isEmpty }
    return indices.dropFirst(further.place).first.map { ($0, 1 + further.steps) }
  }

  /// Returns the result of entering a level under its entry rule.
  func entrance(toLevel level: Int) -> Landing {
    let pages = levels[level].pages
    let next =
      switch levels[level].rules.entry {
      case .remember: pages
      case .start: pages.standing(on: levels[level].startPage)
      case .first: pages.standing(on: pages.end(.backward))
      case .last: pages.standing(on: pages.end(.forward))
      case .align: column.place.map { levels[level].aligned(with: levels[$0]) } ?? pages
      }
    return Landing(level: level, pages: next)
  }

  /// Completes a move and returns the new position.
  @discardableResult mutating func land(_ landing: Landing) -> Position {
    // Writing an equal value might copy an array of levels that other pagers share.
    if levels[landing.level].pages != landing.pages { levels[landing.level].pages = landing.pages }
    column.place = landing.level
    return landing.position
  }
}

/// The destination of a move: the new current level and the new state of its pages.
struct Landing {
  var level: Int
  var pages: Track

  var position: Position { Position(level: level, page: pages.place) }
}

extension [Level] {
  /// Returns the page next to a level's page, or nil if there is no such page. In the linear order or under `edge
  /// continue`, the next page may be in another level.
  func pageBeside(_ level: Int, _ sense: Sense, linearly: Bool) -> Landing? {
    let (pages, edge) = (self[level].pages, linearly ? .continue : self[level].rules.edge)
    if let step = pages.step(1, sense, wraps: edge == .wrap) {
      return Landing(level: level, pages: pages.standing(on: step.place))
    }
    guard edge == .continue, let next = nonEmptyIndex(beyond: level, sense) else { return nil }
    let end = self[next].pages.end(sense.opposite)
    return Landing(level: next, pages: self[next].pages.standing(on: end))
  }

  /// Returns the nearest non-empty level above (`backward`) or below (`forward`) a level. If `level` is nil, the search
  /// begins outside the column.
  func nonEmptyIndex(beyond level: Int?, _ sense: Sense) -> Int? {
    switch sense {
    case .forward: self[(level.map { $0 + 1 } ?? 0)...].firstIndex { !$0.isEmpty }
    case .backward: self[..<(level ?? count)].lastIndex { !$0.isEmpty }
    }
  }
}
