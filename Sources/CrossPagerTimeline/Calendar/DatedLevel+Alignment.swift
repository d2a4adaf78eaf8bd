extension DatedLevel {
  /// The page this level takes when it is aligned with a page of another level, by section 8 of the contract.
  ///
  /// The remembered page stays if it overlaps the other page in time. Otherwise a coarser level, or one of the same
  /// unit, takes the page that holds the other page's start; a finer one takes the first of its pages that starts
  /// inside the other page, or, where none does, the page that holds its start.
  ///
  /// Levels that cover the same span always end up with pages that overlap, so aligning back changes nothing, however
  /// often it is repeated.
  ///
  /// - Parameters:
  ///   - remembered: This level's page; one outside is taken as the nearest one inside.
  ///   - page: The other level's page; one outside is taken as the nearest one inside.
  ///   - other: The level to align with.
  /// - Returns: A page in `0..<count`: where the rule gives one outside, the nearest.
  /// - Complexity: O(1).
  public func alignedPage(remembered: Int, with page: Int, of other: DatedLevel) -> Int {
    let kept = nearest(to: remembered)
    let target = other.span(ofPage: page)
    if span(ofPage: kept).overlaps(target) { return kept }

    let holding = nearest(to: calendar.index(of: target.lowerBound, in: unit) - first)
    guard unit < other.unit, span(ofPage: holding).lowerBound < target.lowerBound else {
      return holding
    }
    // A unit is no longer than a coarser one, so the next page starts inside the other page, if there is a next.
    return nearest(to: holding + 1)
  }
}
