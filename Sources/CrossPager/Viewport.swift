/// How many levels and pages fit on the display, and how many around them are kept ready.
///
///     pager.viewport = Viewport(levels: 3, pages: 2.5)
public struct Viewport: Hashable, Sendable {
  /// How many levels fit, in ``extents``.
  public let levels: Offset
  /// How many pages of a level fit, in ``extents``.
  public let pages: Offset
  /// How many more levels and pages count as displayed on every side, so that they are ready before they come into
  /// view, in ``beyonds``; Compose's `beyondViewportPageCount`.
  public let beyond: Int

  /// A viewport; what lies outside the ranges is held within.
  public init(levels: Offset, pages: Offset, beyond: Int = 0) {
    self.levels = Viewport.extents.clamp(levels)
    self.pages = Viewport.extents.clamp(pages)
    self.beyond = Viewport.beyonds.clamp(beyond)
  }

  /// The extents a viewport may have on either axis: 1 through 1000, so that what is displayed at once can be hosted.
  public static let extents = Offset(pages: 1)...Offset(pages: 1000)

  /// How many levels and pages may be kept ready on every side: 0 through 100.
  public static let beyonds = 0...100

  /// One page of one level.
  public static let single = Viewport(levels: 1, pages: 1)
}
