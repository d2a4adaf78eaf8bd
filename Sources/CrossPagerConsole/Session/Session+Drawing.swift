import CrossPager

/// Draws the current page at a prompt.
extension Session {
  /// Returns a drawing of the current page and, while content moves, of the page that appears.
  ///
  /// - Parameter slide: The slide for the last move, or nil to draw the session as it is.
  public mutating func drawing(during slide: Slide? = nil) -> Drawing {
    let pager = slide?.pager ?? state.pager
    guard let position = pager.position, let axis = pager.phase.axis else {
      return Drawing(page: show())
    }
    if state.labels[position.level].dated == nil {
      let display = state.displayReport(of: pager, current: state.pager.position)
      return Drawing(page: show(state.pager.position ?? position, display))
    }
    let (page, offset) = (show(position), pager.phase.offset)
    let isFree = axis == .horizontal && pager.levels[position.level].rules.snap == .free
    if isFree || offset == .zero { return Drawing(page: page) }
    let direction = Direction(axis, offset < .zero ? .backward : .forward)
    var next = pager.withoutGesture
    next.apply(.move(direction, 1))
    let motion = Drawing.Motion(
      next: next.position == position ? nil : next.position.map { show($0) },
      hasMoved: slide != nil, axis: axis, offset: offset)
    return Drawing(page: page, motion: motion)
  }

  /// The response that `show` would give on a page.
  private mutating func show(_ position: Position, _ display: DisplayReport? = nil) -> Response {
    let pages = pages(at: position, display: display)
    return Response(
      command: "show", line: "show", result: .report(Session.report(pages)), motion: state.motion,
      at: state.place(position))
  }
}
