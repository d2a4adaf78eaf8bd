/// The physics of gestures in integer arithmetic, with identical results on every platform. Results are rounded to the
/// nearest unit, with halves rounded away from zero.
extension Offset {
  /// The largest distance that a finger or the content can move: the length of the longest possible level.
  static var reach: Offset { Offset(pages: Track.maximumCount) }

  /// The offset, clamped to ±``reach`` so that sums of a few offsets cannot overflow.
  var withinReach: Offset { (-Offset.reach...Offset.reach).clamp(self) }

  /// The displayed offset for a nonnegative raw drag distance beyond an edge. A drag of x pages is displayed as
  /// 1 − 1 / (0.55 x + 1) pages, which never exceeds one page. `UIScrollView` applies the same resistance.
  var rubberBanded: Offset {
    let resistance = 20 * Offset.unitsPerPage
    return Offset(
      rounding: Offset.unitsPerPage, plus: -Offset.unitsPerPage * resistance,
      over: 11 * rawValue + resistance)
  }

  /// The raw drag distance for a nonnegative displayed offset: the inverse of ``rubberBanded``.
  var stretched: Offset {
    let slack = Offset.unitsPerPage - rawValue
    if slack <= 0 { return .reach }
    return Offset(rounding: 0, plus: rawValue * 20 * Offset.unitsPerPage, over: 11 * slack)
  }

  /// Returns the displayed offset of content settling from this offset to `end`. At time t = `elapsed` / `duration`,
  /// the content has covered 1 − (1 − t)³ of the distance, slowing down toward the end.
  func eased(to end: Offset, elapsed: Int64, of duration: Int64) -> Offset {
    let whole = duration * duration * duration
    let rest = duration - elapsed
    let part = rest * rest * rest
    let way = end.rawValue - rawValue
    // Split the division so that no product exceeds 64 bits.
    let (quotient, remainder) = way.quotientAndRemainder(dividingBy: whole)
    return Offset(rounding: end.rawValue - quotient * part, plus: -remainder * part, over: whole)
  }

  /// Returns this offset multiplied by a fraction. Neither factor may exceed a few thousand pages.
  func scaled(by fraction: Offset) -> Offset {
    Offset(rounding: 0, plus: rawValue * fraction.rawValue, over: Offset.unitsPerPage)
  }

  /// Creates an offset of `whole + numerator / denominator` units. The denominator must be positive.
  init(rounding whole: Int64, plus numerator: Int64, over denominator: Int64) {
    var (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    if remainder < 0 {
      quotient -= 1
      remainder += denominator
    }
    let floor = whole + quotient
    let awayFromZero = floor >= 0 ? 2 * remainder >= denominator : 2 * remainder > denominator
    self.init(rawValue: awayFromZero ? floor + 1 : floor)
  }
}

extension Offset {
  /// The sense of the distance; `forward` for zero.
  var sense: Sense { rawValue < 0 ? .backward : .forward }

  /// Half a page.
  public static var half: Offset { Offset(rawValue: unitsPerPage / 2) }
  package static var page: Offset { Offset(rawValue: unitsPerPage) }

  /// The offset rounded down to whole pages.
  var floor: Int64 { rawValue >> 16 }
  var ceiling: Int64 { (rawValue + Offset.unitsPerPage - 1) >> 16 }
}
