import CrossPager

/// The current page as a prompt draws it.
public struct Drawing: Sendable {
  /// The page or, without data, all displayed pages.
  var page: Response
  /// The motion of the page, or nil if the drawing of ``page`` is complete.
  var motion: Motion?

  /// The motion of a page with data.
  struct Motion: Sendable {
    /// The page that appears, or nil at an edge.
    var next: Response?
    /// Whether the session is already on the next page, which then determines the height of the drawing.
    var hasMoved: Bool
    var axis: Pager.Axis
    /// The distance that the page has moved, positive if content on the right or below appears.
    var offset: Offset
  }
}

extension Session {
  /// Returns the drawing of the current page and, while content moves, of the page that appears.
  ///
  /// - Parameter slide: The slide of the last move, or nil to draw the session as it is.
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

  /// The response to `show` with a page.
  private mutating func show(_ position: Position, _ display: DisplayReport? = nil) -> Response {
    let pages = pages(at: position, display: display)
    return Response(
      command: "show", line: "show", result: .report(Session.report(pages)), motion: state.motion,
      at: state.place(position))
  }
}
