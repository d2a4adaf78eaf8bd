public import CrossPager

/// A move that is drawn over time. The session has already moved.
///
/// A slide simulates a throw in the direction of the move, so it follows the same curve and takes the same time as a
/// gesture.
public struct Slide: Sendable {
  /// The pager before the move, settling toward the move's target page.
  private(set) var pager: Pager

  /// Creates the slide for a move, or returns nil if a throw in this direction would not lead from one state to the
  /// other.
  init?(_ direction: Direction, from former: SessionState, to state: SessionState) {
    pager = former.pager
    guard pager.phase == .settled, pager.openPage == nil, former.place != state.place else {
      return nil
    }
    // The shortest drag toward the page, and the greatest velocity that a throw can require.
    let sign = direction == .right || direction == .down ? -1 : 1
    let (distance, velocity) = (Offset(rawValue: Int64(sign)), Offset(pages: sign * 1000))
    switch direction.axis {
    case .horizontal:
      pager.apply(.gesture(.drag(dx: distance, dy: .zero)))
      pager.apply(.gesture(.release(vx: velocity, vy: .zero)))
    case .vertical:
      pager.apply(.gesture(.drag(dx: .zero, dy: distance)))
      pager.apply(.gesture(.release(vx: .zero, vy: velocity)))
    }
    if pager.target != state.pager.position { return nil }
  }

  /// Whether the page has arrived.
  public var isOver: Bool { pager.phase == .settled }

  /// Advances the page by the given time.
  public mutating func advance(byMilliseconds milliseconds: Int) {
    pager.apply(.gesture(.tick(milliseconds: milliseconds)))
  }
}

extension Session {
  /// Returns the slide for a move to the current page, or nil if the page appears at once.
  ///
  /// - Parameters:
  ///   - direction: The direction of the move.
  ///   - former: The state before the move.
  public func slide(_ direction: Direction, from former: SessionState) -> Slide? {
    // A page that shows only its index does not slide.
    guard let level = state.pager.currentLevel,
      state.labels[level].dated != nil || !state.displayReport.isBare
    else { return nil }
    return Slide(direction, from: former, to: state)
  }
}
