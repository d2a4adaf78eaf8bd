public import CrossPager

extension Session {
  /// Returns a drawing of the current page and, while content moves, of the page that appears.
  ///
  /// - Parameter slide: The gliding pager that shows the last move, or nil to draw the session as it is.
  public mutating func drawing(during slide: Pager? = nil) -> Drawing {
    let pager = slide ?? state.pager
    guard let position = pager.position, let axis = pager.phase.axis else {
      return Drawing(page: page(), place: place)
    }
    let current = state.labels[position.level].dated == nil ? state.pager.position : nil
    let shown = current ?? position
    let display = current.map { state.displayReport(of: pager, current: $0) }
    let drawing = Drawing(page: page(at: shown, display: display), place: state.place(shown))
    let offset = pager.phase.offset
    if display != nil || pager.scrollsFreely(axis) || offset == .zero { return drawing }
    let direction = Direction(axis, offset < .zero ? .backward : .forward)
    var next = pager.withoutGesture
    next.apply(.move(direction, 1))
    let motion = Drawing.Motion(
      next: next.position == position ? nil : next.position.map { page(at: $0) },
      hasMoved: slide != nil, axis: axis, offset: offset)
    return Drawing(page: drawing.page, place: drawing.place, motion: motion)
  }

  /// Returns a pager that glides from the page before a move to the current page, so that the page slides into view.
  /// Returns nil if the page appears at once.
  ///
  /// - Parameters:
  ///   - direction: The direction of the move.
  ///   - former: The state before the move.
  public func slide(_ direction: Direction, from former: SessionState) -> Pager? {
    var pager = former.pager
    guard pager.phase == .settled, !pager.glide(direction).isIgnored, pager.settled == state.pager
    else { return nil }
    // The chart of a freely scrolling level and a page that shows only its index do not slide.
    let slides =
      state.currentDates == nil ? !state.displayReport.isBare : !pager.scrollsFreely(direction.axis)
    return slides ? pager : nil
  }

  /// Whether content is settling, so that ``advance(byMilliseconds:)`` moves it.
  public var isSettling: Bool { state.pager.phase.isSettling }

  /// The duration of a settle.
  public var settleMilliseconds: Int { state.pager.rules.gesture.settleMilliseconds }

  /// Advances settling content by the given time, as `tick` does.
  ///
  /// Because the user did not enter this command, `history` does not list it. A recording contains a single `tick` for
  /// all the time between two other commands.
  ///
  /// - Returns: The response to the arrival, or nil if the content is still settling or was not settling.
  public mutating func advance(byMilliseconds milliseconds: Int) -> Response? {
    guard case .settling(let settle) = state.pager.phase else { return nil }
    let tick = Command.gesture(.tick(milliseconds: milliseconds))
    let passed = (scripts.recording?.passedMilliseconds ?? 0) + milliseconds
    if milliseconds < settle.durationMilliseconds - settle.elapsedMilliseconds {
      _ = state.apply(tick)
      display.update(to: state)
      scripts.recording?.passedMilliseconds = passed
      return nil
    }
    scripts.recording?.passedMilliseconds = 0
    return arrival(after: tick, "tick", "tick \(passed)")
  }

  /// Ends a settle at once, as `finish` does.
  ///
  /// - Returns: The response to the arrival, or nil if the content was not settling.
  public mutating func arrive() -> Response? {
    isSettling ? arrival(after: .gesture(.finish), "finish", "finish") : nil
  }

  /// Performs the command that ends a settle, and records it as `line`.
  private mutating func arrival(
    after command: Command, _ name: String, _ line: String
  ) -> Response? {
    grammar.entry(named: name).map { entry in
      respond(to: Request(entry: entry, work: .model(command)), of: line, line)
    }
  }
}

extension Pager {
  fileprivate func scrollsFreely(_ axis: Axis) -> Bool {
    axis == .horizontal && position.map { levels[$0.level].rules.snap } == .free
  }
}
