/// Which levels a vertical move can come to, and the page a level takes when it is entered.
extension Pager {
  /// Whether vertical moves stop at the level.
  func canEnter(_ level: Int) -> Bool {
    switch rules.empty {
    case .enter: true
    case .skip: !levels[level].isEmpty
    }
  }

  /// The nearest level with pages above (`backward`) or below (`forward`) a level.
  ///
  /// - Complexity: O(levels passed)
  func nonEmptyLevel(beyond level: Int, _ sense: Sense) -> Int? {
    switch sense {
    case .forward: levels[(level + 1)...].firstIndex { !$0.isEmpty }
    case .backward: levels[..<level].lastIndex { !$0.isEmpty }
    }
  }

  /// Where a vertical move of `distance` levels from the current one, which must exist, comes to.
  ///
  /// Under `empty skip` the column is the track of the levels that can be entered, with the current one among
  /// them even if it is empty: such a level is left and not come back to.
  ///
  /// - Complexity: O(1), under `empty skip` O(levels)
  func columnStep(_ distance: Int, _ sense: Sense, from current: Int, wraps: Bool) -> Track.Step {
    let nowhere = Track.Step(place: current, steps: 0)
    guard rules.empty == .skip else {
      return column.step(distance, sense, wraps: wraps) ?? nowhere
    }
    let stops = Track(count: stops(in: levels.indices), place: stops(in: 0..<current))
    if stops.count == 1 { return nowhere }
    let ring = canEnter(current) ? stops.count : stops.count - 1
    let shortened = wraps ? (distance - 1) % ring + 1 : distance
    guard let step = stops.step(shortened, sense, wraps: wraps) else { return nowhere }
    // In a ring of one, an empty level once left, there is nowhere further to go.
    return Track.Step(place: stop(step.place), steps: wraps && ring > 1 ? distance : step.steps)
  }

  private func isStop(_ level: Int) -> Bool {
    level == column.place || canEnter(level)
  }

  private func stops(in range: Range<Int>) -> Int {
    var count = 0
    for level in range where isStop(level) { count += 1 }
    return count
  }

  /// The level that is stop number `rank`, from 0.
  private func stop(_ rank: Int) -> Int {
    var rank = rank
    for level in levels.indices where isStop(level) {
      if rank == 0 { return level }
      rank -= 1
    }
    return levels.count - 1
  }

  /// Makes a level current, on the page its entry rule gives.
  mutating func enter(_ level: Int, _ alignment: some Alignment) {
    levels[level].pages.place = entryPage(of: level, alignment)
    column.place = level
  }

  private func entryPage(of level: Int, _ alignment: some Alignment) -> Int? {
    switch levels[level].rules.entry {
    case .remember: levels[level].page
    case .start: levels[level].startPage
    case .first: levels[level].pages.entrance(.forward)
    case .last: levels[level].pages.entrance(.backward)
    case .align: column.place.flatMap { page(of: level, alignedWith: $0, alignment) }
    }
  }

  /// The page of a level that corresponds to the page another stands on; the page it stands on itself if
  /// either is empty or they are the same.
  func page(of level: Int, alignedWith source: Int, _ alignment: some Alignment) -> Int? {
    let page = levels[level].page
    guard level != source, let page, let sourcePage = levels[source].page else { return page }
    return levels[level].pages.nearest(
      to: alignment.page(
        of: LevelPage(level: level, count: levels[level].count, page: page),
        alignedWith: LevelPage(level: source, count: levels[source].count, page: sourcePage)))
  }
}
