/// Between pages and what a front end measures in: points, pixels, cells.
extension Offset {
  /// A distance in points, of which a page has so many.
  ///
  ///     Offset(points: -80, perPage: 320)       // a quarter of a page, to the left
  ///
  /// - Parameters:
  ///   - points: held within ±(2³¹ − 1).
  ///   - perPage: how wide a page is, or how high a level; held within 1 through 2³¹ − 1.
  public init(points: Int, perPage: Int) {
    let most = Track.maximumCount
    let numerator = Int64((-most...most).clamp(points)) * Offset.unitsPerPage
    self.init(rounding: 0, plus: numerator, over: Int64((1...most).clamp(perPage)))
  }

  /// The distance in points, of which a page has so many, rounded to the nearest.
  ///
  ///     pager.window().rows[0].x.points(perPage: 320)       // where to draw
  ///
  /// - Parameter perPage: how wide a page is, or how high a level; held within 1 through 2³¹ − 1.
  public func points(perPage: Int) -> Int {
    let points = Int64((1...Track.maximumCount).clamp(perPage))
    let (pages, rest) = withinReach.rawValue.quotientAndRemainder(dividingBy: Offset.unitsPerPage)
    let whole = Offset(rounding: pages * points, plus: rest * points, over: Offset.unitsPerPage)
    return Int(clamping: whole.rawValue)
  }
}
