extension Pager {
  /// A description of the first broken invariant; nil if all invariants hold.
  ///
  /// Every non-empty level has a valid page, and every pager with levels has a valid current level. A level rests at the
  /// default offset of its page or, if it scrolls freely, within its bounds. Content moves only if there is a level and
  /// no page is open. The open page exists.
  package var brokenInvariant: StaticString? {
    if column.count != levels.count { return "The column's count is not the number of levels." }
    if column.place != column.nearest(to: column.place ?? 0) {
      return "The current level is outside the column."
    }
    for level in levels {
      var kept = level.pages
      if kept.place != kept.nearest(to: kept.place ?? 0) { return "A page is outside its level." }
      let rest = kept.rest(extent: rules.viewport.pages)
      kept.keep(rest: rest, extent: rules.viewport.pages)
      if kept != level.pages || level.rules.snap == .page && kept.displacement != .zero {
        return "A level's rest offset is out of bounds or hides its page."
      }
    }
    if phase != .settled && (openPage != nil || column.place == nil) {
      return "A gesture is in progress while a page is open or there are no levels."
    }
    if let openPage, absence(ofPage: openPage.page ?? -1, level: openPage.level) != nil {
      return "The open page does not exist."
    }
    return nil
  }

  func assertInvariants() { assert(brokenInvariant == nil) }
}
