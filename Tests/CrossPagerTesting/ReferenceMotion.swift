internal import CrossPager

/// Distances of the reference model: 1/65536 pages. What a command says is held within ``Units/furthest`` or
/// ``Units/fastest`` before it is reckoned with, so that nothing overflows.
typealias Units = Int64

extension Units {
  /// One page, or one level.
  static let page: Units = 65_536

  /// No finger goes further than the longest level, in one drag or in all of them.
  static let furthest = Units(Track.maximumCount) * page

  /// Half of it, as far as content goes on by itself, leads past the end of every level.
  static let fastest = 4 * furthest

  /// `start` + `way` · `part` / `whole`, rounded to the nearest unit, halves away from zero; `whole` is positive.
  ///
  /// The product alone may take more than 64 bits.
  init(_ start: Units = 0, plus way: Units, times part: Units, over whole: Units) {
    let (quotient, rest) = whole.dividingFullWidth(way.multipliedFullWidth(by: part))
    let near = start + quotient
    let isNegative = near < 0 || near == 0 && rest < 0
    // Whether it is nearer to the next unit up or down, or half way and further from zero there.
    let isUp = isNegative ? 2 * rest > whole : 2 * rest >= whole
    let isDown = isNegative ? 2 * rest <= -whole : 2 * rest < -whole
    self = near + (isUp ? 1 : isDown ? -1 : 0)
  }

  /// The distance without its sense.
  var size: Units { self < 0 ? -self : self }

  func held(within range: ClosedRange<Units>) -> Units {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// A distance x beyond what is there shows as 1 − 1 / (0.55·x + 1), which is 11x / (11x + 20).
  var rubberBanded: Units {
    Units(plus: self, times: 11 * .page, over: 11 * self + 20 * .page)
  }

  /// The distance that shows as this after ``rubberBanded``: x = 20y / 11(1 − y). A page shows only of what is
  /// furthest away.
  var stretched: Units {
    self >= .page ? .furthest : Units(plus: self, times: 20 * .page, over: 11 * (.page - self))
  }

  /// Where content shows `elapsed` of `duration` ms after it was let go of here, when it goes to `end`: after t of T it
  /// has covered 1 − (1 − t/T)³ of its way.
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

/// What a gesture has come to.
enum ReferencePhase: Hashable, Sendable {
  case settled
  /// The finger has brought the content `raw` units towards right or down.
  case dragging(Pager.Axis, raw: Units)
  /// The content was let go of at `start`, so many milliseconds ago, and goes to `end`.
  case settling(Pager.Axis, start: Units, end: Units, elapsed: Int)
}
