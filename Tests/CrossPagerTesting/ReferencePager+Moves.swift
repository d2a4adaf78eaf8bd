internal import CrossPager

/// Relative moves: `left right up down`, `next previous` and `zoom`.
extension ReferencePager {
  func row(_ level: Int?) -> ReferenceRow? {
    level.flatMap { rows.indices.contains($0) ? rows[$0] : nil }
  }

  /// `left`, `right`, `up`, `down`: n single moves, of which vertically only the last enters a level.
  mutating func move(_ direction: Direction, _ distance: Int) -> Outcome {
    let horizontal = direction.axis == .horizontal
    let refused = refusal([
      .noLevels: rows.isEmpty,
      .emptyLevel: horizontal && row(current)?.isEmpty == true,
      .locked(direction): rules.locked.contains(direction),
      .alreadyThere: distance < 1,
    ])
    if let refused { return refused }
    return relatively(distance, stop: direction.edge) { pager, rest in
      horizontal
        ? pager.stepAlongRow(pager.sense(direction), rest) { $0.rules.edge }
        : pager.stepAlongColumn(direction.sense, wraps: pager.rules.ends == .wrap)
    }
  }

  /// The way of a displayed direction along its row or column. Under `reading rtl`, page 0 is on the right.
  func sense(_ direction: Direction) -> Sense {
    switch (direction, rules.reading) {
    case (.up, _), (.left, .ltr), (.right, .rtl): .backward
    case (.down, _), (.right, .ltr), (.left, .rtl): .forward
    }
  }

  /// `next` and `previous`: the moves that `right` and `left` would make, reading left to right, if every level went on
  /// at its edge.
  mutating func moveInLinearOrder(_ sense: Sense, _ distance: Int, stop: Pager.Edge) -> Outcome {
    if distance < 1 { return .ignored(.alreadyThere) }
    return relatively(distance, stop: stop) { pager, rest in
      pager.stepAlongRow(sense, rest) { _ in .continue }
    }
  }

  /// `zoom`: aligns the level above or below, and goes there.
  mutating func zoom(_ direction: Direction) -> Outcome {
    let refused = refusal([
      .noLevels: rows.isEmpty, .locked(direction): rules.locked.contains(direction),
    ])
    if let refused { return refused }
    let before = self
    guard let current, let target = levelBeside(current, direction.sense, wraps: false) else {
      return .ignored(.edge(direction.edge))
    }
    align(target, with: current)
    self.current = target
    return came(since: before, steps: 1)
  }

  /// Makes `distance` single moves, up to the largest count, or until a move is refused.
  ///
  /// Moves depend only on the position. So when a position repeats, further whole rounds change nothing and are only
  /// counted.
  private mutating func relatively(
    _ distance: Int, stop: Pager.Edge, single: (inout ReferencePager, Int) -> Int
  ) -> Outcome {
    let before = self
    let distance = min(distance, Track.maximumCount)
    var rest = distance
    var made = 0
    var seen: [Position?: Int] = [:]
    while rest > 0 {
      if let earlier = seen.updateValue(rest, forKey: position) {
        let rounds = rest - rest % (earlier - rest)
        made += rounds
        rest -= rounds
        seen = [:]
        continue
      }
      let steps = single(&self, rest)
      if steps == 0 { break }
      made += steps
      rest -= steps
    }
    guard made > 0, let from = before.position, let to = position else {
      return .ignored(.edge(stop))
    }
    if to.level != from.level, stop == .top || stop == .bottom {
      current = from.level
      enter(to.level)
    }
    return came(since: before, steps: made, stopped: rest > 0 ? stop : nil)
  }

  /// A single step from page to page; 0 if there is nowhere to go. Far from the edge, it takes many steps at once if
  /// needed, since some levels are too long to walk page by page.
  private mutating func stepAlongRow(
    _ sense: Sense, _ wanted: Int, atEdge: (ReferenceRow) -> EdgeRule
  ) -> Int {
    guard let level = current else { return 0 }
    if let page = rows[level].page {
      let room = sense == .forward ? rows[level].last - page : page
      let steps = min(room, wanted > 100 ? wanted : 1)
      if steps > 0 {
        rows[level].stand(on: sense == .forward ? page + steps : page - steps)
        return steps
      }
    }
    switch atEdge(rows[level]) {
    case .stop: return 0
    case .wrap:
      if rows[level].count < 2 { return 0 }
      rows[level].stand(on: sense == .forward ? 0 : rows[level].last)
      return 1
    case .continue:
      let beyond =
        sense == .forward
        ? rows.indices.first { $0 > level && !rows[$0].isEmpty }
        : rows.indices.last { $0 < level && !rows[$0].isEmpty }
      guard let beyond else { return 0 }
      rows[beyond].stand(on: sense == .forward ? 0 : rows[beyond].last)
      current = beyond
      return 1
    }
  }

  /// A single step from level to level, without entering it; 0 if there is nowhere to go.
  private mutating func stepAlongColumn(_ sense: Sense, wraps: Bool) -> Int {
    guard let level = current, let next = levelBeside(level, sense, wraps: wraps) else { return 0 }
    current = next
    return 1
  }

  /// The next level above or below at which vertical moves stop.
  private func levelBeside(_ level: Int, _ sense: Sense, wraps: Bool) -> Int? {
    let others =
      sense == .forward
      ? Array(rows.indices.dropFirst(level + 1)) + (wraps ? Array(0..<level) : [])
      : Array((0..<level).reversed())
        + (wraps ? rows.indices.dropFirst(level + 1).reversed() : [])
    return others.first(where: canBeEntered)
  }

  func canBeEntered(_ level: Int) -> Bool {
    rules.empty == .enter || !rows[level].isEmpty
  }

  /// The result of a move: another position, the same position at another place on the display, or nothing.
  func came(since before: ReferencePager, steps: Int? = nil, stopped: Pager.Edge? = nil) -> Outcome
  {
    guard let from = before.position, let to = position, from != to else {
      return self == before ? .ignored(.alreadyThere) : .changed()
    }
    return .moved(Move(from: from, to: to, steps: steps, stopped: stopped))
  }
}
