/// Which levels a vertical move can come to, and the page a level takes when it is entered.
extension Pager {
  /// Whether vertical moves stop at the level.
  @inline(__always)
  func canEnter(_ level: Int) -> Bool {
    rules.empty == .enter || !levels[level].isEmpty
  }

  /// Where a vertical move of `distance` levels from the current one, which must exist, comes to.
  ///
  /// - Complexity: O(1), under `empty skip` O(levels)
  @inline(__always)
  func columnStep(_ distance: Int, _ sense: Sense, from current: Int, wraps: Bool) -> Track.Step {
    switch rules.empty {
    case .enter:
      column.step(distance, sense, wraps: wraps) ?? Track.Step(place: current, steps: 0)
    case .skip:
      levels.step(distance, sense, from: current, wraps: wraps)
    }
  }

  /// Makes a level current, on the page its entry rule gives, and tells that position.
  @inline(__always)
  mutating func enter(_ level: Int, from: Position, _ alignment: some Alignment) -> Position {
    if levels[level].rules.entry == .remember {
      // It stands where it will; comparing and writing that takes as long as the rest of the move.
      column.place = level
      return Position(existing: level, page: levels[level].page)
    }
    return land(Landing(level: level, pages: levels.entered(level, from: from.level, alignment)))
  }

  /// Makes a level current and has its pages stand as `landing` says, and tells that position.
  @inline(__always)
  @discardableResult
  mutating func land(_ landing: Landing) -> Position {
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

  @inline(__always)
  var position: Position { Position(existing: level, page: pages.place) }
}

/// What concerns several levels. It stands on the array, not on the pager: a mutating command that asks the
/// pager copies it first, which takes longer than the rest of the command (`Docs/Performance.md`).
extension [Level] {
  /// The level a walk goes on to from a level's end; nil if it stops there.
  func continuation(of level: Int, _ sense: Sense, _ linearly: Bool) -> Int? {
    linearly || self[level].rules.edge == .continue ? nonEmptyIndex(beyond: level, sense) : nil
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

  /// Where a move of `distance` levels with pages from the level `current` comes to.
  ///
  /// The column is then the track of the levels with pages, its stops, with the current one among them even if
  /// it is empty: such a level is left and not come back to.
  ///
  /// - Complexity: O(levels)
  func step(_ distance: Int, _ sense: Sense, from current: Int, wraps: Bool) -> Track.Step {
    let nowhere = Track.Step(place: current, steps: 0)
    let stops = Track(
      count: stops(in: indices, current), place: stops(in: 0..<current, current))
    if stops.count == 1 { return nowhere }
    let ring = self[current].isEmpty ? stops.count - 1 : stops.count
    let shortened = wraps ? (distance - 1) % ring + 1 : distance
    guard let step = stops.step(shortened, sense, wraps: wraps) else { return nowhere }
    // In a ring of one, an empty level once left, there is nowhere further to go.
    return Track.Step(
      place: stop(step.place, current), steps: wraps && ring > 1 ? distance : step.steps)
  }

  private func isStop(_ level: Int, _ current: Int) -> Bool {
    level == current || !self[level].isEmpty
  }

  private func stops(in range: Range<Int>, _ current: Int) -> Int {
    var count = 0
    for level in range where isStop(level, current) { count += 1 }
    return count
  }

  /// The level that is stop number `rank`, from 0.
  private func stop(_ rank: Int, _ current: Int) -> Int {
    var rank = rank
    for level in indices where isStop(level, current) {
      if rank == 0 { return level }
      rank -= 1
    }
    return current
  }

  /// The pages of a level that is entered from another, standing as its entry rule says.
  @inline(__always)
  func entered(_ level: Int, from source: Int, _ alignment: some Alignment) -> Track {
    var pages = self[level].pages
    switch self[level].rules.entry {
    case .remember: break
    case .start: pages.stand(on: self[level].startPage)
    case .first: pages.stand(on: pages.entrance(.forward))
    case .last: pages.stand(on: pages.entrance(.backward))
    case .align: pages = aligned(level, with: source, alignment)
    }
    return pages
  }

  /// The pages of a level, standing on the one that corresponds to the page another level stands on; as they stand if
  /// that corresponds already, if either level is empty, or if they are the same.
  @inline(__always)
  func aligned(_ level: Int, with source: Int, _ alignment: some Alignment) -> Track {
    var pages = self[level].pages
    guard level != source, let page = pages.place, let sourcePage = self[source].page else {
      return pages
    }
    let target = pages.nearest(
      to: alignment.page(
        of: LevelPage(level: level, count: self[level].count, page: page),
        alignedWith: LevelPage(level: source, count: self[source].count, page: sourcePage)))
    if target != page { pages.stand(on: target) }
    return pages
  }
}
