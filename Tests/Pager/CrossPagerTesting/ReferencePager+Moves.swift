internal import CrossPager

/// Relative moves: `left right up down`, `next previous` and `zoom`.
extension ReferencePager {
  func row(_ level: Int?) -> ReferenceRow? {
    level.flatMap { rows.indices.contains($0) ? rows[$0] : nil }
  }

  /// `left`, `right`, `up` and `down`, performed as a series of single moves. Vertically, only the
  /// last move enters a level.
  mutating func move(_ direction: Direction, _ distance: Int) -> Outcome {
    let horizontal = direction.axis == .horizontal
    let refused = refusal([
      .noLevels: rows.isEmpty, .emptyLevel: horizontal && row(current)?.isEmpty == true,
      .locked(direction): rules.locked.contains(direction), .alreadyThere: distance < 1,
    ])
    if let refused { return refused }
    return relatively(distance, stop: direction.edge) { pager, rest in
      horizontal
        ? pager.stepAlongRow(pager.sense(direction), rest) { $0.rules.edge }
        : pager.stepAlongColumn(direction.sense, wraps: pager.rules.ends == .wrap)
    }
  }

  /// Returns the sense of a direction along its row or column: forward or backward. Under `reading rtl`, page 0 is on
  /// the right.
  func sense(_ direction: Direction) -> Sense {
    switch (direction, rules.reading) {
    case (.up, _), (.left, .ltr), (.right, .rtl): .backward
    case (.down, _), (.right, .ltr), (.left, .rtl): .forward
    }
  }

  /// `next` and `previous`, which act as `right` and `left` would if every level had the rules
  /// `reading ltr` and `edge continue`.
  mutating func moveInLinearOrder(_ sense: Sense, _ distance: Int, stop: Pager.Edge) -> Outcome {
    if distance < 1 { return .ignored(.alreadyThere) }
    return relatively(distance, stop: stop) { pager, rest in
      pager.stepAlongRow(sense, rest) { _ in .continue }
    }
  }

  /// `zoom`.
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

  /// Makes up to `distance` single moves and stops if a move is refused.
  ///
  /// A move depends only on the position. When a position repeats during a long move, the method counts complete rounds
  /// instead of performing them.
  private mutating func relatively(
    _ distance: Int, stop: Pager.Edge, single: (inout ReferencePager, Int) -> Int
  ) -> Outcome {
    let before = self
    let distance = min(distance, Pager.maximumCount)
    var rest = distance
    var made = 0
    var seen: [Position?: Int] = [:]
    while rest > 0 {
      if distance > 100, let earlier = seen.updateValue(rest, forKey: position) {
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

  /// Moves to the next page and returns the number of steps, or 0 if there is no page in that
  /// direction. For a long distance, takes many steps at once.
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

  /// Moves to the next level without entering it. Returns the number of steps, or 0 if there is no
  /// level in that direction.
  private mutating func stepAlongColumn(_ sense: Sense, wraps: Bool) -> Int {
    guard let level = current, let next = levelBeside(level, sense, wraps: wraps) else { return 0 }
    current = next
    return 1
  }

  /// Returns the next level at which a vertical move stops.
  private func levelBeside(_ level: Int, _ sense: Sense, wraps: Bool) -> Int? {
    let others =
      sense == .forward
      ? Array(rows.indices.dropFirst(level + 1)) + (wraps ? Array(0..<level) : [])
      : Array((0..<level).reversed()) + (wraps ? rows.indices.dropFirst(level + 1).reversed() : [])
    return others.first(where: canBeEntered)
  }

  func canBeEntered(_ level: Int) -> Bool { rules.empty == .enter || !rows[level].isEmpty }

  /// Returns the outcome of a move: `moved`, `changed` if only a rest offset changed, or `ignored`.
  func came(since before: ReferencePager, steps: Int? = nil, stopped: Pager.Edge? = nil) -> Outcome
  {
    guard let from = before.position, let to = position, from != to else {
      return self == before ? .ignored(.alreadyThere) : .changed()
    }
    return .moved(Move(from: from, to: to, steps: steps, stopped: stopped))
  }
}
