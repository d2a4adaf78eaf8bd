internal import CrossPager

/// Gestures (`Docs/Gestures.md`).
extension ReferencePager {
  mutating func perform(_ gesture: Command.Gesture) -> Outcome {
    switch gesture {
    case .drag(let dx, let dy): drag(dx.units, dy.units)
    case .release(let vx, let vy): release(vx.units, vy.units)
    case .cancel: cancel()
    case .glide(let direction): glide(direction)
    case .tick(let milliseconds): tick(milliseconds)
    case .finish: finish()
    }
  }

  private mutating func drag(_ dx: Units, _ dy: Units) -> Outcome {
    let axis: Pager.Axis
    let before: Units
    switch phase {
    case .settled:
      if dx == 0 && dy == 0 { return .ignored(.alreadyThere) }
      if rows.isEmpty { return .ignored(.noLevels) }
      axis = dx.magnitude >= dy.magnitude ? .horizontal : .vertical
      before = 0
    case .dragging(let locked, let raw): (axis, before) = (locked, raw)
    case .settling(let locked, let start, let end, let elapsed):
      axis = locked
      before = raw(showing: start.settling(to: end, elapsed: elapsed, of: duration), axis)
    }
    let finger = (axis == .horizontal ? dx : dy).held(within: -Units.furthest...Units.furthest)
    // A finger that moves left reveals the page on the right.
    let raw = (before - finger).held(within: reach(axis))
    if phase == .settled && raw == 0 {
      return refusal(towards: axis, finger < 0 ? .forward : .backward)
    }
    phase = .dragging(axis, raw: raw)
    return .changed()
  }

  /// Returns the refusal of a first drag under `bounce off`, with the reason `locked` if the direction is locked, and
  /// `edge` otherwise.
  private func refusal(towards axis: Pager.Axis, _ sense: Sense) -> Outcome {
    let direction = Direction(axis, sense)
    return .ignored(rules.locked.contains(direction) ? .locked(direction) : .edge(direction.edge))
  }

  private mutating func release(_ vx: Units, _ vy: Units) -> Outcome {
    guard case .dragging(let axis, let raw) = phase else { return .ignored(.notDragging) }
    let start = shown(raw, axis)
    let velocity = -(axis == .horizontal ? vx : vy).held(within: -Units.fastest...Units.fastest)
    let end =
      scrollsFreely(axis)
      ? (start + Units(plus: velocity, times: 1, over: 2)).held(
        within: -room(axis, .backward)...room(axis, .forward)) : snap(start, velocity, axis)
    phase = .settling(axis, start: start, end: end, elapsed: 0)
    return .changed()
  }

  /// Returns the final offset of a snapping level, or of the column, after a release.
  private func snap(_ offset: Units, _ velocity: Units, _ axis: Pager.Axis) -> Units {
    if offset == 0 { return 0 }
    let (sense, towards): (Sense, Units) =
      offset > 0 ? (.forward, velocity) : (.backward, -velocity)
    if !hasPage(axis, sense) { return 0 }
    let (turning, throwing) = (
      rules.gesture.turningPages.units, rules.gesture.throwingPagesPerSecond.units
    )
    let goesOn = towards >= throwing || (towards > -throwing && offset.size >= turning)
    return goesOn ? (offset > 0 ? .page : -.page) : 0
  }

  private mutating func cancel() -> Outcome {
    guard case .dragging(let axis, let raw) = phase else { return .ignored(.notDragging) }
    phase = .settling(axis, start: shown(raw, axis), end: 0, elapsed: 0)
    return .changed()
  }

  /// `glide`, which begins at rest. A freely scrolling level moves by a page or, if it is closer, to the bound.
  private mutating func glide(_ direction: Direction) -> Outcome {
    let axis = direction.axis
    var way = Units.page
    if scrollsFreely(axis) {
      let room = room(axis, direction.sense)
      let refused = refusal([
        .emptyLevel: row(current)?.isEmpty == true,
        .locked(direction): rules.locked.contains(direction), .edge(direction.edge): room == 0,
      ])
      if let refused { return refused }
      way = min(way, room)
    } else {
      var moved = self
      let outcome = moved.move(direction, 1)
      if case .ignored = outcome { return outcome }
    }
    phase = .settling(axis, start: 0, end: direction.sense == .forward ? way : -way, elapsed: 0)
    return .changed()
  }

  private mutating func tick(_ milliseconds: Int) -> Outcome {
    guard case .settling(let axis, let start, let end, let elapsed) = phase, milliseconds > 0 else {
      return .ignored(.alreadyThere)
    }
    if milliseconds >= duration - elapsed { return finish() }
    phase = .settling(axis, start: start, end: end, elapsed: elapsed + milliseconds)
    return .changed()
  }

  private mutating func finish() -> Outcome {
    if phase == .settled { return .ignored(.alreadyThere) }
    if case .dragging = phase { _ = release(0, 0) }
    guard let arrival = rest(), let from = arrival.from, let to = arrival.to, from != to else {
      return .changed()
    }
    return .moved(Move(from: from, to: to))
  }

  /// Drops a drag, or completes a settle and returns its arrival.
  mutating func rest() -> Arrival? {
    let gesture = phase
    phase = .settled
    guard case .settling(let axis, _, let end, _) = gesture, let from = position else { return nil }
    if end != 0 {
      if scrollsFreely(axis) {
        scroll(by: rules.reading == .ltr ? end : -end)
      } else {
        _ = move(Direction(axis, end > 0 ? .forward : .backward), 1)
      }
    }
    return Arrival(from: from, to: position ?? from)
  }

  /// Scrolls the current level and moves it to the first page that is at least half visible.
  private mutating func scroll(by distance: Units) {
    guard let current else { return }
    let rest = rows[current].rest(extent) + distance
    let first = Int(rest / .page)
    rows[current].stand(on: Units(first + 1) * .page - rest >= .page / 2 ? first : first + 1)
    rows[current].scroll(to: rest, extent)
  }
}

/// The visible state of a gesture.
extension ReferencePager {
  var extent: Units { rules.viewport.pages.units }

  var observedPhase: ObservedPhase {
    var arrived = self
    switch phase {
    case .settled: return .settled
    case .dragging(let axis, let raw):
      _ = arrived.finish()
      return .dragging(axis, offset: Offset(shown(raw, axis)), target: arrived.position)
    case .settling(let axis, let start, let end, let elapsed):
      _ = arrived.finish()
      return .settling(
        axis, offset: Offset(start.settling(to: end, elapsed: elapsed, of: duration)),
        target: arrived.position)
    }
  }

  private func scrollsFreely(_ axis: Pager.Axis) -> Bool {
    axis == .horizontal && row(current)?.rules.snap == .free
  }

  /// Returns whether a single move in a direction would change the position.
  private func hasPage(_ axis: Pager.Axis, _ sense: Sense) -> Bool {
    var next = self
    if case .moved = next.move(Direction(axis, sense), 1) { return true }
    return false
  }

  /// The duration of a settle in milliseconds.
  private var duration: Int { rules.gesture.settleMilliseconds }

  /// Returns the range of raw drag distances. Under `bounce off`, the range ends where a rubber
  /// band would begin.
  private func reach(_ axis: Pager.Axis) -> ClosedRange<Units> {
    if rules.bounce == .off { return -room(axis, .backward)...room(axis, .forward) }
    let reach: Units = scrollsFreely(axis) ? .furthest : .page
    return -reach...reach
  }

  /// Returns the distance over which the content follows the finger before rubber-band resistance applies.
  private func room(_ axis: Pager.Axis, _ sense: Sense) -> Units {
    guard scrollsFreely(axis), let row = row(current) else {
      return hasPage(axis, sense) ? .page : 0
    }
    let direction = Direction(axis, sense)
    if row.isEmpty || rules.locked.contains(direction) { return 0 }
    return self.sense(direction) == .forward
      ? row.lastRest(extent) - row.rest(extent) : row.rest(extent)
  }

  /// Returns the displayed offset for a raw drag distance.
  private func shown(_ raw: Units, _ axis: Pager.Axis) -> Units {
    let room = room(axis, raw > 0 ? .forward : .backward)
    let way = min(raw.size, room) + max(raw.size - room, 0).rubberBanded
    return raw < 0 ? -way : way
  }

  /// Returns the raw drag distance for a displayed offset.
  private func raw(showing offset: Units, _ axis: Pager.Axis) -> Units {
    let room = room(axis, offset > 0 ? .forward : .backward)
    let way = min(offset.size, room) + max(offset.size - room, 0).stretched
    return (offset < 0 ? -way : way).held(within: reach(axis))
  }
}
