extension Pager {
  /// The first invariant that does not hold, in words; nil if all hold.
  ///
  /// They are the contract's law of bounds: a level with pages stands on one of them, an empty level on none,
  /// and the column likewise; levels rest on their page, or within their bounds if they scroll freely; content moves
  /// only where there is a level and no page is open.
  ///
  /// - Complexity: O(levels)
  public var brokenInvariant: StaticString? {
    if column.count != levels.count { return "The column counts other than the levels there are." }
    if !column.isInBounds { return "The current level is outside the column." }
    for level in levels where !level.pages.isInBounds {
      return "A level's page is outside the level."
    }
    for level in levels where !level.isAtRest(extent: rules.viewport.pages) {
      return "A level rests where it cannot."
    }
    if phase != .settled && (openPage != nil || column.place == nil) {
      return "There is a gesture where nothing can be moved."
    }
    if let openPage, !exists(openPage) { return "The open page does not exist." }
    return nil
  }

  private func exists(_ position: Position) -> Bool {
    guard column.contains(position.level), let page = position.page else { return false }
    return levels[position.level].pages.contains(page)
  }

  /// Checked after every mutation in debug builds; costs nothing in release builds.
  func assertInvariants() {
    #if hasFeature(Embedded)
      assert(brokenInvariant == nil)
    #else
      assert(brokenInvariant == nil, brokenInvariant.map { "\($0)" } ?? "")
    #endif
  }
}

extension Track {
  fileprivate var isInBounds: Bool {
    guard let place else { return count == 0 }
    return contains(place)
  }
}

extension Level {
  fileprivate func isAtRest(extent: Offset) -> Bool {
    if pages.displacement == .zero { return true }
    let bounds = pages.rests(extent: extent)
    let rest = pages.rest(extent: extent)
    return rules.snap == .free && bounds.contains(rest) && pages.showsPlace(extent: extent)
  }
}
