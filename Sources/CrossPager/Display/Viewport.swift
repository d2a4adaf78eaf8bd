/// How many levels and pages fit on the display.
public struct Viewport: Hashable, Sendable {
  /// How many levels fit, at least 1.
  public let levels: Offset
  /// How many pages of a level fit, at least 1.
  public let pages: Offset

  /// A viewport of at least 1 × 1 and at most (2³¹ − 1) × (2³¹ − 1); what lies outside is held within.
  public init(levels: Offset, pages: Offset) {
    self.levels = Viewport.extents.clamp(levels)
    self.pages = Viewport.extents.clamp(pages)
  }

  /// The extents a viewport may have on either axis: 1 through 2³¹ − 1.
  public static let extents = Offset(pages: 1)...Offset(pages: Track.maximumCount)

  /// One page of one level.
  public static let single = Viewport(levels: Offset(pages: 1), pages: Offset(pages: 1))
}

extension ClosedRange {
  /// The value of this range nearest to `value`.
  func clamp(_ value: Bound) -> Bound {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
