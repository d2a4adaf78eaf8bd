import CrossPager

/// The current page as a prompt draws it.
public struct Drawing: Sendable {
  /// The current page or, if it has no data, all displayed pages.
  package var page: any Report
  /// The page's place, or nil if there are no levels.
  package var place: Place?
  /// The motion of the page, or nil if ``page`` is the complete drawing.
  var motion: Motion?

  /// The motion of a page with data.
  struct Motion: Sendable {
    /// The page that appears, or nil at an edge.
    var next: (any Report)?
    /// Whether the session is already on the next page, which then determines the height of the drawing.
    var hasMoved: Bool
    var axis: Pager.Axis
    /// The distance that the page has moved, positive if the next page appears on the right or below.
    var offset: Offset
  }
}
