internal import CrossPager

/// Distances of the reference model: 1/65536 pages, in integers so wide that nothing a command says overflows.
typealias Units = Int128

extension Units {
  /// One page, or one level.
  static let page: Units = 65_536

  /// No finger goes further than the longest level, in one drag or in all of them.
  static let furthest = Units(Track.maximumCount) * page

  /// The fraction, rounded to the nearest unit, halves away from zero; the denominator is positive.
  init(rounding numerator: Units, over denominator: Units) {
    let twice = (2 * numerator.size + denominator) / (2 * denominator)
    self = numerator < 0 ? -twice : twice
  }

  /// The distance without its sense.
  var size: Units { self < 0 ? -self : self }

  func held(within range: ClosedRange<Units>) -> Units {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// A distance x beyond what is there shows as 1 − 1 / (0.55·x + 1), which is 11x / (11x + 20).
  var rubberBanded: Units {
    Units(rounding: .page * 11 * self, over: 11 * self + 20 * .page)
  }

  /// The distance that shows as this after ``rubberBanded``: x = 20y / 11(1 − y). A page shows only of what is
  /// furthest away.
  var stretched: Units {
    self >= .page
      ? .furthest : Units(rounding: 20 * .page * self, over: 11 * (.page - self))
  }

  /// Where content shows `elapsed` of `duration` ms after it was let go of here, when it goes to `end`: after t of T it
  /// has covered 1 − (1 − t/T)³ of its way.
  func settling(to end: Units, elapsed: Int, of duration: Int) -> Units {
    let all = Units(duration) * Units(duration) * Units(duration)
    let left = Units(duration - elapsed)
    return Units(rounding: self * all + (end - self) * (all - left * left * left), over: all)
  }
}

extension Offset {
  var units: Units { Units(rawValue) }

  init(_ units: Units) {
    self.init(rawValue: Int64(clamping: units))
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
