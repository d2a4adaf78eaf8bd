extension Pager {
  mutating func perform(_ gesture: Command.Gesture) -> Outcome {
    switch (gesture, phase) {
    case (.drag(let dx, let dy), .settled): return beginDrag(dx: dx, dy: dy)
    case (.drag(let dx, let dy), .dragging(let drag)):
      follow(drag.axis, dx, dy, from: drag.distance, in: reach(drag.axis))
    case (.drag(let dx, let dy), .settling(let settle)):
      let reach = reach(settle.axis)
      follow(settle.axis, dx, dy, from: reach.distance(shown: settle.offset), in: reach)
    case (.release(let vx, let vy), .dragging(let drag)):
      release(drag, velocity: drag.axis == .horizontal ? vx : vy)
    case (.cancel, .dragging(let drag)): settle(drag.axis, from: drag.offset, to: .zero)
    case (.release, .settled), (.release, .settling), (.cancel, .settled), (.cancel, .settling):
      return .ignored(.notDragging)
    case (.glide(let direction), .settled): return .changed(unless: glide(direction))
    case (.glide, .dragging), (.glide, .settling): return interrupt(with: .gesture(gesture))
    case (.tick(let milliseconds), .settling(var settle)):
      if milliseconds < 1 { return .ignored(.alreadyThere) }
      let remaining = settle.durationMilliseconds - settle.elapsedMilliseconds
      if milliseconds >= remaining { return arrive() }
      settle.elapsedMilliseconds += milliseconds
      phase = .settling(settle)
    case (.finish, .dragging(let drag)):
      release(drag, velocity: .zero)
      return arrive()
    case (.finish, .settling): return arrive()
    case (.tick, .settled), (.tick, .dragging), (.finish, .settled):
      return .ignored(.alreadyThere)
    }
    return .changed()
  }

  private mutating func beginDrag(dx: Offset, dy: Offset) -> Outcome {
    if dx == .zero && dy == .zero { return .ignored(.alreadyThere) }
    if column.place == nil { return .ignored(.noLevels) }
    // Compare raw values, because the magnitude of the minimum offset does not fit in an offset.
    let axis: Axis = dx.rawValue.magnitude >= dy.rawValue.magnitude ? .horizontal : .vertical
    let delta = axis == .horizontal ? dx : dy
    let reach = reach(axis)
    if reach.drag.clamp(-delta) == .zero {
      let direction = Direction(axis, (-delta).sense)
      let isLocked = rules.locked.contains(direction)
      return .ignored(isLocked ? .locked(direction) : .edge(direction.edge))
    }
    follow(axis, dx, dy, from: .zero, in: reach)
    return .changed()
  }

  /// Moves the content with the finger by `dx` or `dy` from the raw distance `start`.
  private mutating func follow(
    _ axis: Axis, _ dx: Offset, _ dy: Offset, from start: Offset, in reach: Reach
  ) {
    let delta = axis == .horizontal ? dx : dy
    let distance = reach.drag.clamp(start - delta.withinReach)
    phase = .dragging(Drag(axis: axis, distance: distance, offset: reach.shown(distance)))
  }

  private mutating func release(_ drag: Drag, velocity: Offset) {
    let end = reach(drag.axis).rest(from: drag.offset, velocity: velocity, rules.gesture)
    settle(drag.axis, from: drag.offset, to: end)
  }

  private mutating func glide(_ direction: Direction) -> Reason? {
    if let obstacle = obstacle(direction) { return obstacle }
    let distance = min(room(direction), .page)
    if distance == .zero { return .edge(direction.edge) }
    settle(
      direction.axis, from: .zero, to: direction.sense == .forward ? distance : -distance)
    return nil
  }

  private mutating func settle(_ axis: Axis, from start: Offset, to end: Offset) {
    phase = .settling(
      Settle(
        axis: axis, start: start, end: end, durationMilliseconds: rules.gesture.settleMilliseconds))
  }

  private mutating func arrive() -> Outcome {
    let arrival = settle()
    guard let from = arrival?.from, let to = arrival?.to, from != to else { return .changed() }
    return .moved(Move(from: from, to: to))
  }

  /// Performs a command after dropping the drag or completing the settle. If it is ignored, the gesture is unchanged.
  // Inlining would slow down every other command.
  @inline(never)
  mutating func interrupt(with command: Command) -> Outcome {
    let (gesture, column) = (phase, column)
    // Completing a settle changes the track of only one level.
    let before = landing.map { Landing(level: $0.level, pages: levels[$0.level].pages) }
    let finished = settle()?.moved { successor(of: $0, after: command) }
    switch perform(command) {
    case .moved(var move):
      move.finished = finished
      return .moved(move)
    case .changed: return .changed(finished: finished)
    case .ignored(let reason):
      if let before { land(before) }
      self.column = column
      phase = gesture
      return .ignored(reason)
    }
  }

  /// Drops a drag or completes a settle. Returns the completed settle, or nil if the content was not settling.
  @discardableResult package mutating func settle() -> Arrival? {
    let landing = self.landing
    defer { phase = .settled }
    guard case .settling = phase, let from = position else { return nil }
    return Arrival(from: from, to: landing.map { land($0) } ?? from)
  }
}

/// Destinations of gestures.
extension Pager {
  /// The position at which the content would settle if the finger lifted now; nil if there are no levels.
  ///
  /// During a settle, the target is the position at the end of the settle. At rest, the target is the current position.
  ///
  /// - Complexity: O(1), or O(levels) under `empty skip` or `edge continue`
  public var target: Position? {
    var pager = self
    if case .dragging(let drag) = phase { pager.release(drag, velocity: .zero) }
    return pager.landing?.position ?? position
  }

  /// The destination of the current settle; nil if the content returns to its previous position or is not settling.
  private var landing: Landing? {
    guard case .settling(let settle) = phase, settle.end != .zero, let level = column.place else {
      return nil
    }
    if !scrollsFreely(settle.axis) { return step(Direction(settle.axis, settle.end.sense)) }
    var pages = levels[level].pages
    pages.scroll(by: alongTrack(settle.end, settle.axis), extent: rules.viewport.pages)
    return Landing(level: level, pages: pages)
  }

  /// Returns whether content can rest between pages along an axis.
  package func scrollsFreely(_ axis: Axis) -> Bool {
    guard axis == .horizontal, let level = column.place else { return false }
    return levels[level].rules.snap == .free
  }

  private func reach(_ axis: Axis) -> Reach {
    let isFree = scrollsFreely(axis)
    let open = -room(Direction(axis, .backward))...room(Direction(axis, .forward))
    let furthest: Offset = isFree ? .reach : .page
    return Reach(
      open: open, drag: rules.bounce == .on ? -furthest...furthest : open, snaps: !isFree)
  }

  /// Returns the maximum distance that the content follows the finger in a direction without rubber-band resistance.
  private func room(_ direction: Direction) -> Offset {
    guard scrollsFreely(direction.axis), let level = column.place else {
      return step(direction) == nil ? .zero : .page
    }
    if obstacle(direction) != nil { return .zero }
    let bounds = levels[level].pages.rests(extent: rules.viewport.pages)
    let rest = levels[level].pages.rest(extent: rules.viewport.pages)
    return sense(of: direction) == .forward ? bounds.upperBound - rest : rest
  }
}
