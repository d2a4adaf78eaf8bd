/// Where a single step leads. Moves, gestures, routes and the window all ask here.
extension Pager {
  /// Why no step leads that way, whatever there is; nil if one may.
  func obstacle(_ direction: Direction) -> Reason? {
    guard let level = column.place else { return .noLevels }
    if direction.axis == .horizontal && levels[level].isEmpty { return .emptyLevel }
    return isLocked(direction) ? .locked(direction) : nil
  }

  /// Whether steps that way are refused.
  func isLocked(_ direction: Direction) -> Bool { rules.locked.contains(direction) }

  /// The way along its track that a direction takes.
  func sense(of direction: Direction) -> Sense {
    let isMirrored = rules.reading == .rtl && direction.axis == .horizontal
    return isMirrored ? direction.sense.opposite : direction.sense
  }

  /// A distance on the display as a distance along the track, and the other way round.
  func alongTrack(_ offset: Offset, _ axis: Axis) -> Offset {
    rules.reading == .rtl && axis == .horizontal ? -offset : offset
  }

  /// Where a single step leads; nil if there is no page that way.
  ///
  /// - Complexity: O(1), under `empty skip` and `edge continue` O(levels)
  func step(_ direction: Direction) -> Landing? {
    guard obstacle(direction) == nil, let level = column.place else { return nil }
    let sense = sense(of: direction)
    switch direction.axis {
    case .horizontal:
      guard let beside = levels.pageBeside(level, sense, linearly: false) else { return nil }
      var pages = levels[beside.level].pages
      pages.stand(on: beside.page)
      return Landing(level: beside.level, pages: pages)
    case .vertical:
      guard let step = columnStep(1, sense, wraps: rules.ends == .wrap) else { return nil }
      return step.place == level ? nil : entrance(toLevel: step.place)
    }
  }

  /// The directions in which a single step would move, once content has come to rest.
  ///
  /// - Complexity: O(1), under `empty skip` and `edge continue` O(levels); while content settles, that of a copy as well
  public var routes: Directions {
    if openPage != nil { return [] }
    var rested = self
    rested.settle()
    var routes: Directions = []
    for direction in Direction.allCases where rested.step(direction) != nil {
      routes.insert(Directions(direction))
    }
    return routes
  }
}

/// Levels.
extension Pager {
  /// Whether vertical moves stop at the level.
  func canEnter(_ level: Int) -> Bool {
    rules.empty == .enter || !levels[level].isEmpty
  }

  /// Where a vertical move of `distance` levels from the current one comes to; nil if it leads nowhere.
  ///
  /// - Complexity: O(1), under `empty skip` O(levels)
  func columnStep(_ distance: Int, _ sense: Sense, wraps: Bool) -> Track.Step? {
    guard rules.empty == .skip, let current = column.place else {
      return column.step(distance, sense, wraps: wraps)
    }
    if !levels[current].isEmpty {
      return levels.nonEmptyStep(distance, sense, from: current, wraps: wraps)
    }
    // An empty level is left and not come back to: from the nearest one on, the column has levels with pages only.
    let outermost: Int? = column.entrance(sense).flatMap { outermost in
      levels[outermost].isEmpty ? levels.nonEmptyIndex(beyond: outermost, sense) : outermost
    }
    guard
      let nearest = levels.nonEmptyIndex(beyond: current, sense) ?? (wraps ? outermost : nil)
    else { return nil }
    guard let rest = levels.nonEmptyStep(distance - 1, sense, from: nearest, wraps: wraps) else {
      return Track.Step(place: nearest, steps: 1)
    }
    return Track.Step(place: rest.place, steps: rest.steps + 1)
  }

  /// A level as it is entered: standing where its entry rule says.
  func entrance(toLevel level: Int) -> Landing {
    var pages = levels[level].pages
    switch levels[level].rules.entry {
    case .remember: break
    case .start: pages.stand(on: levels[level].startPage)
    case .first: pages.stand(on: pages.entrance(.forward))
    case .last: pages.stand(on: pages.entrance(.backward))
    case .align:
      if let current = column.place { pages = levels[level].aligned(with: levels[current]) }
    }
    return Landing(level: level, pages: pages)
  }

  /// Makes a level current and has its pages stand as `landing` says, and tells that position.
  @discardableResult
  mutating func land(_ landing: Landing) -> Position {
    // Copies share the levels as long as none of them changes.
    if levels[landing.level].pages != landing.pages {
      levels[landing.level].pages = landing.pages
    }
    column.place = landing.level
    return landing.position
  }
}

/// Where a move comes to: a level that is current then, and its pages as they stand then.
struct Landing {
  var level: Int
  var pages: Track

  var position: Position { Position(level: level, page: pages.place) }
}

extension [Level] {
  /// The page beside the one a level stands on: of the level, or of the next one with pages if its edge rule, or the
  /// linear order, goes on.
  ///
  /// - Complexity: O(levels passed)
  func pageBeside(_ level: Int, _ sense: Sense, linearly: Bool) -> Position? {
    let edge: EdgeRule = linearly ? .continue : self[level].rules.edge
    if let step = self[level].pages.step(1, sense, wraps: edge == .wrap) {
      return Position(level: level, page: step.place)
    }
    guard edge == .continue, let next = nonEmptyIndex(beyond: level, sense) else { return nil }
    return Position(level: next, page: self[next].pages.entrance(sense))
  }

  /// The nearest level with pages above (`backward`) or below (`forward`) a level.
  ///
  /// - Complexity: O(levels passed)
  func nonEmptyIndex(beyond level: Int, _ sense: Sense) -> Int? {
    switch sense {
    case .forward: self[(level + 1)...].firstIndex { !$0.isEmpty }
    case .backward: self[..<level].lastIndex { !$0.isEmpty }
    }
  }

  /// Where a move of `distance` levels with pages, from one of them, comes to; nil if it leads nowhere.
  ///
  /// - Complexity: O(levels)
  func nonEmptyStep(
    _ distance: Int, _ sense: Sense, from current: Int, wraps: Bool
  ) -> Track.Step? {
    var (count, place) = (0, 0)
    for level in indices where !self[level].isEmpty {
      if level == current { place = count }
      count += 1
    }
    guard let step = Track(count: count, place: place).step(distance, sense, wraps: wraps) else {
      return nil
    }
    var rank = step.place
    let level = indices.first { level in
      if self[level].isEmpty { return false }
      rank -= 1
      return rank < 0
    }
    return level.map { Track.Step(place: $0, steps: step.steps) }
  }
}
