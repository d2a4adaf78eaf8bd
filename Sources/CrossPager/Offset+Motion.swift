/// The physics of a gesture, in whole units and so equal to the last bit on every platform; every result is rounded
/// to the nearest unit, halves away from zero.
extension Offset {
  /// No distance a finger goes, and none that content travels, counts beyond this: the longest level.
  static let reach = Offset(pages: Track.maximumCount)

  /// The offset within ± ``reach``, where sums of a few of them cannot overflow.
  var withinReach: Offset { (-Offset.reach...Offset.reach).clamp(self) }

  /// Where a rubber band lets content show that a finger has brought this far, at least 0, beyond the last page.
  ///
  /// A distance of x pages shows as 1 − 1 / (0.55 x + 1), with the resistance of UIScrollView; never more than a page.
  var rubberBanded: Offset {
    let resistance = 20 * Offset.unitsPerPage
    return Offset(
      rounding: Offset.unitsPerPage, plus: -Offset.unitsPerPage * resistance,
      over: 11 * rawValue + resistance)
  }

  /// The distance that a rubber band shows like this, at least 0.
  var stretched: Offset {
    let slack = Offset.unitsPerPage - rawValue
    if slack <= 0 { return .reach }
    return Offset(rounding: 0, plus: rawValue * 20 * Offset.unitsPerPage, over: 11 * slack)
  }

  /// Where content shows that goes from here to `end`, after `elapsed` of `duration`: quick first, and slower as
  /// it comes near, 1 − (1 − t)³ of the way.
  func eased(to end: Offset, elapsed: Int64, of duration: Int64) -> Offset {
    let whole = duration * duration * duration
    let rest = duration - elapsed
    let part = rest * rest * rest
    let way = end.rawValue - rawValue
    // The way is split so that no product needs more than 64 bits.
    let (quotient, remainder) = way.quotientAndRemainder(dividingBy: whole)
    return Offset(rounding: end.rawValue - quotient * part, plus: -remainder * part, over: whole)
  }

  /// The `fraction` of this offset; neither is above a few thousand pages.
  func scaled(by fraction: Offset) -> Offset {
    Offset(rounding: 0, plus: rawValue * fraction.rawValue, over: Offset.unitsPerPage)
  }

  /// Half of this offset.
  var halved: Offset { Offset(rounding: 0, plus: rawValue, over: 2) }

  /// The units `whole + numerator / denominator`, rounded; the denominator is positive.
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

/// Fractions of distances.
extension Offset {
  /// The sense in which the distance leads; `forward` for none.
  var sense: Sense { rawValue < 0 ? .backward : .forward }

  /// Half a page.
  public static let half = Offset(rawValue: unitsPerPage / 2)
  /// One page.
  static let page = Offset(rawValue: unitsPerPage)

  /// The last whole page at or before this offset.
  var floor: Int64 { rawValue >> 16 }
  /// The first whole page at or after this offset.
  var ceiling: Int64 { (rawValue + Offset.unitsPerPage - 1) >> 16 }
}
