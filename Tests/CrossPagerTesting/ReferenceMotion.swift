internal import CrossPager

/// Distances of the reference model: 1/65536 pages. The distances and velocities of a command are held within
/// ``Units/furthest`` or ``Units/fastest`` before any calculation, so that nothing overflows.
typealias Units = Int64

extension Units {
  /// One page, or one level.
  static let page: Units = 65_536

  /// No finger goes further than the longest level, in one drag or in all drags of a gesture.
  static let furthest = Units(Track.maximumCount) * page

  /// Content travels on by half of it, which is past the end of every level.
  static let fastest = 4 * furthest

  /// `start` + `way` · `part` / `whole`, rounded to the nearest unit, halves away from zero; `whole` is positive.
  ///
  /// The product alone may take more than 64 bits.
  init(_ start: Units = 0, plus way: Units, times part: Units, over whole: Units) {
    let (quotient, rest) = whole.dividingFullWidth(way.multipliedFullWidth(by: part))
    let near = start + quotient
    let isNegative = near < 0 || near == 0 && rest < 0
    // Whether the next unit is nearer, or half way and further from zero.
    let isUp = isNegative ? 2 * rest > whole : 2 * rest >= whole
    let isDown = isNegative ? 2 * rest <= -whole : 2 * rest < -whole
    self = near + (isUp ? 1 : isDown ? -1 : 0)
  }

  /// The distance without its sense.
  var size: Units { self < 0 ? -self : self }

  func held(within range: ClosedRange<Units>) -> Units {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// A distance x beyond the last page shows as 1 − 1 / (0.55·x + 1), which is 11x / (11x + 20).
  var rubberBanded: Units {
    Units(plus: self, times: 11 * .page, over: 11 * self + 20 * .page)
  }

  /// The inverse of ``rubberBanded``: x = 20y / 11(1 − y). Only the furthest distance shows as a whole page.
  var stretched: Units {
    self >= .page ? .furthest : Units(plus: self, times: 20 * .page, over: 11 * (.page - self))
  }

  /// The displayed offset `elapsed` of `duration` ms after a release here, on the way to `end`. After t of T, the
  /// content has covered 1 − (1 − t/T)³ of its way.
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
  /// The finger has moved the content `raw` units to the right or down.
  case dragging(Pager.Axis, raw: Units)
  /// The content was released at `start`, this many milliseconds ago, and goes to `end`.
  case settling(Pager.Axis, start: Units, end: Units, elapsed: Int)
}
