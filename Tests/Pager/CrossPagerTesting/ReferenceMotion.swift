internal import CrossPager

/// A distance in the reference model, in units of 1/65536 of a page. Distances and velocities from commands are clamped
/// to ``Units/furthest`` or ``Units/fastest`` first, so no calculation overflows.
typealias Units = Int64

extension Units {
  /// One page, or one level.
  static let page: Units = 65_536

  /// The largest distance for one drag or for a complete gesture: the length of the longest possible level.
  static let furthest = Units(Pager.maximumCount) * page

  /// The largest velocity. Content released at this velocity reaches the end of any level.
  static let fastest = 4 * furthest

  /// `start` + `way` · `part` / `whole`, rounded to the nearest unit, with halves rounded away from zero. `whole` must
  /// be positive.
  ///
  /// The product may need more than 64 bits.
  init(_ start: Units = 0, plus way: Units, times part: Units, over whole: Units) {
    let (quotient, rest) = whole.dividingFullWidth(way.multipliedFullWidth(by: part))
    let near = start + quotient
    let isNegative = near < 0 || near == 0 && rest < 0
    // Round to the next unit if it is closer, or equally close and farther from zero.
    let isUp = isNegative ? 2 * rest > whole : 2 * rest >= whole
    let isDown = isNegative ? 2 * rest <= -whole : 2 * rest < -whole
    self = near + (isUp ? 1 : isDown ? -1 : 0)
  }

  /// The absolute value.
  var size: Units { self < 0 ? -self : self }

  func held(within range: ClosedRange<Units>) -> Units {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// The displayed offset for a raw distance x beyond the last page: 1 − 1 / (0.55·x + 1) = 11x / (11x + 20).
  var rubberBanded: Units { Units(plus: self, times: 11 * .page, over: 11 * self + 20 * .page) }

  /// The inverse of ``rubberBanded``: x = 20y / (11(1 − y)). For a whole page, the result is
  /// ``furthest``.
  var stretched: Units {
    self >= .page ? .furthest : Units(plus: self, times: 20 * .page, over: 11 * (.page - self))
  }

  /// Returns the displayed offset `elapsed` milliseconds after a release at this offset. At time t of the duration T,
  /// the content has covered 1 − (1 − t/T)³ of the distance to `end`.
  func settling(to end: Units, elapsed: Int, of duration: Int) -> Units {
    let all = Units(duration) * Units(duration) * Units(duration)
    let left = Units(duration - elapsed)
    return Units(self, plus: end - self, times: all - left * left * left, over: all)
  }
}

extension Offset {
  var units: Units { rawValue }

  init(_ units: Units) {
    self.init(rawValue: units)
  }
}

/// The state of a gesture.
enum ReferencePhase: Hashable, Sendable {
  case settled
  /// The content follows a finger. The raw drag distance is positive if it reveals content to the
  /// right or below.
  case dragging(Pager.Axis, raw: Units)
  /// The content was released at `start` and has been settling to `end` for `elapsed` milliseconds.
  case settling(Pager.Axis, start: Units, end: Units, elapsed: Int)
}
