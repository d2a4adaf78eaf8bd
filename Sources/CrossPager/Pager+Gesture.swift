/// Gestures: what a finger and time do in every phase.
extension Pager {
  /// Every gesture in every phase.
  @inline(__always)
  mutating func perform(_ gesture: Gesture, _ alignment: some Alignment) -> Outcome {
    switch (gesture, phase) {
    case (.drag(let dx, let dy), .settled):
      if dx == .zero && dy == .zero { return .ignored(.alreadyThere) }
      if column.place == nil { return .ignored(.noLevels) }
      let axis: Axis =
        dx.rawValue.magnitude >= dy.rawValue.magnitude ? .horizontal : .vertical
      drag(axis, by: axis == .horizontal ? dx : dy, from: { _ in .zero }, alignment)
    case (.drag(let dx, let dy), .dragging(let drag)):
      self.drag(
        drag.axis, by: drag.axis == .horizontal ? dx : dy, from: { _ in drag.distance }, alignment)
    case (.drag(let dx, let dy), .settling(let settle)):
      drag(
        settle.axis, by: settle.axis == .horizontal ? dx : dy,
        from: { $0.distance(shown: settle.offset) }, alignment)
    case (.release(let vx, let vy), .dragging(let drag)):
      phase = .settling(
        settle(drag, velocity: drag.axis == .horizontal ? vx : vy, alignment))
    case (.cancel, .dragging(let drag)):
      phase = .settling(Settle(axis: drag.axis, start: drag.offset, end: .zero))
    case (.release, .settled), (.release, .settling), (.cancel, .settled), (.cancel, .settling):
      return .ignored(.notDragging)
    case (.tick(let milliseconds), .settling(let settle)):
      if milliseconds < 1 { return .ignored(.alreadyThere) }
      guard let later = settle.advanced(by: milliseconds) else { return arrive(alignment) }
      phase = .settling(later)
    case (.finish, .dragging(let drag)):
      phase = .settling(settle(drag, velocity: .zero, alignment))
      return arrive(alignment)
    case (.finish, .settling):
      return arrive(alignment)
    case (.tick, .settled), (.tick, .dragging), (.finish, .settled):
      return .ignored(.alreadyThere)
    }
    return .changed()
  }

  /// Brings content `delta` further in the finger's sense from the distance `start` gives, as far as its reach goes.
  @inline(__always)
  private mutating func drag(
    _ axis: Axis, by delta: Offset, from start: (Reach) -> Offset, _ alignment: some Alignment
  ) {
    let reach = reach(axis, alignment)
    let distance = reach.drag.clamp(start(reach) - delta.withinReach)
    phase = .dragging(Drag(axis: axis, distance: distance, offset: reach.shown(distance)))
  }

  /// The settle that letting go of a drag begins.
  @inline(__always)
  private func settle(_ drag: Drag, velocity: Offset, _ alignment: some Alignment) -> Settle {
    let reach = reach(drag.axis, alignment)
    let end = reach.rest(from: drag.offset, velocity: velocity)
    return Settle(axis: drag.axis, start: drag.offset, end: end)
  }

  /// Brings the settle there is to its rest.
  private mutating func arrive(_ alignment: some Alignment) -> Outcome {
    guard let arrival = settle(at: pendingLanding(alignment)), arrival.from != arrival.to else {
      return .changed()
    }
    return .moved(Move(existing: arrival.from, arrival.to, steps: nil, stopped: nil))
  }

  /// Does another command in a gesture: a drag is dropped and a settle finished first. If the command is ignored after
  /// that, the gesture goes on as if it had not been given.
  mutating func interrupt(with command: Command, _ alignment: some Alignment) -> Outcome {
    let (gesture, column) = (phase, column)
    let landing = pendingLanding(alignment)
    // An arrival changes the pages of one level and nothing more.
    let before = landing.map { Landing(level: $0.level, pages: levels[$0.level].pages) }
    let arrival = settle(at: landing)
    let outcome = perform(command, alignment)
    if case .ignored = outcome {
      if let before { land(before) }
      self.column = column
      phase = gesture
    }
    return arrival.map { outcome.after($0) } ?? outcome
  }

  /// Brings the pager to rest, as every command but a gesture does first: a drag is dropped without trace, a settle
  /// arrives.
  ///
  /// - Parameter alignment: which pages correspond, for the entry rule `align`.
  /// - Returns: where a settle led; nil if there was none.
  /// - Complexity: O(1), under `empty skip` and `edge continue` O(levels)
  public mutating func settle(alignment: some Alignment = IndexAlignment()) -> Arrival? {
    defer { assertInvariants() }
    return settle(at: pendingLanding(alignment))
  }

  /// Comes to rest at a landing; nil is back.
  private mutating func settle(at landing: Landing?) -> Arrival? {
    defer { phase = .settled }
    guard case .settling = phase, let from = position else { return nil }
    return Arrival(from: from, to: landing.map { land($0) } ?? from)
  }

  /// Where the settle there is leads; nil if it goes back, and without one.
  private func pendingLanding(_ alignment: some Alignment) -> Landing? {
    guard case .settling(let settle) = phase else { return nil }
    return landing(of: settle, alignment)
  }

  /// The pager at the position it is settled on, without the gesture there is.
  public var withoutGesture: Pager {
    var pager = self
    pager.phase = .settled
    return pager
  }
}

/// Where gestures can lead.
extension Pager {
  /// Where the content comes to rest as it shows: where a release would go, or the settle is going; the position if
  /// the pager is at rest, nil if there are no levels.
  ///
  /// - Parameter alignment: which pages correspond, for the entry rule `align`.
  /// - Complexity: O(1), under `empty skip` and `edge continue` O(levels)
  public func target(alignment: some Alignment = IndexAlignment()) -> Position? {
    switch phase {
    case .settled: position
    case .dragging(let drag):
      landing(of: settle(drag, velocity: .zero, alignment), alignment)?.position ?? position
    case .settling(let settle): landing(of: settle, alignment)?.position ?? position
    }
  }

  /// Where a settle leads; nil if it goes back.
  @inline(__always)
  func landing(of settle: Settle, _ alignment: some Alignment) -> Landing? {
    guard settle.end != .zero, let level = column.place else { return nil }
    if scrollsFreely(settle.axis) {
      var pages = levels[level].pages
      pages.scroll(by: settle.end, extent: rules.viewport.pages)
      return Landing(level: level, pages: pages)
    }
    return neighbor(Direction(settle.axis, settle.end.sense), alignment)
  }

  /// Whether content on an axis comes to rest anywhere.
  @inline(__always)
  func scrollsFreely(_ axis: Axis) -> Bool {
    guard axis == .horizontal, let level = column.place else { return false }
    return levels[level].rules.snap == .free
  }

  /// How far content can be brought along an axis.
  @inline(__always)
  private func reach(_ axis: Axis, _ alignment: some Alignment) -> Reach {
    let backward = Direction(axis, .backward)
    let forward = Direction(axis, .forward)
    if scrollsFreely(axis), let level = column.place {
      return levels[level].pages.freeReach(
        extent: rules.viewport.pages, backward: !rules.locked.contains(backward),
        forward: !rules.locked.contains(forward))
    }
    return Track.snappingReach(
      backward: placeBeside(backward) != nil, forward: placeBeside(forward) != nil)
  }

  /// Where a single step leads; nil if there is no page that way.
  ///
  /// - Complexity: O(1), under `empty skip` and `edge continue` O(levels)
  @inline(__always)
  func neighbor(_ direction: Direction, _ alignment: some Alignment) -> Landing? {
    guard let level = column.place, let beside = placeBeside(direction) else { return nil }
    switch direction.axis {
    case .horizontal:
      var pages = levels[beside.level].pages
      pages.stand(on: beside.page)
      return Landing(level: beside.level, pages: pages)
    case .vertical:
      return Landing(
        level: beside.level, pages: levels.entered(beside.level, from: level, alignment))
    }
  }

  /// The page, or vertically the level, to which a single step leads; nil if it leads nowhere.
  ///
  /// - Complexity: O(1), under `empty skip` and `edge continue` O(levels)
  @inline(__always)
  private func placeBeside(_ direction: Direction) -> Position? {
    guard let level = column.place, !rules.locked.contains(direction) else { return nil }
    switch direction.axis {
    case .horizontal: return levels.pageBeside(level, direction.sense)
    case .vertical:
      return levelBeside(level, direction.sense).map { Position(existing: $0, page: nil) }
    }
  }

  @inline(__always)
  private func levelBeside(_ level: Int, _ sense: Sense) -> Int? {
    let step = columnStep(1, sense, from: level, wraps: rules.ends == .wrap)
    return step.steps == 0 || step.place == level ? nil : step.place
  }
}

extension [Level] {
  /// The page beside the one a level stands on: of the level, or of the next one with pages if its edge rule goes on.
  @inline(__always)
  fileprivate func pageBeside(_ level: Int, _ sense: Sense) -> Position? {
    guard let step = self[level].pages.step(1, sense, wraps: self[level].rules.edge == .wrap) else {
      return nil
    }
    if step.steps > 0 { return Position(existing: level, page: step.place) }
    return continuation(of: level, sense, false).map {
      Position(existing: $0, page: self[$0].pages.entrance(sense))
    }
  }
}
