extension Pager {
  /// The first invariant that does not hold, in words; nil if all hold.
  ///
  /// They are the contract's law of bounds: a level with pages stands on one of them, an empty level on none,
  /// and the column likewise.
  ///
  /// - Complexity: O(levels)
  public var brokenInvariant: StaticString? {
    if column.count != levels.count { return "The column counts other than the levels there are." }
    if !column.isInBounds { return "The current level is outside the column." }
    for level in levels where !level.pages.isInBounds {
      return "A level's page is outside the level."
    }
    return nil
  }

  /// Checked after every mutation in debug builds; costs nothing in release builds.
  func assertInvariants() {
    assert(brokenInvariant == nil)
  }
}

extension Track {
  fileprivate var isInBounds: Bool {
    guard let place else { return count == 0 }
    return contains(place)
  }
}
