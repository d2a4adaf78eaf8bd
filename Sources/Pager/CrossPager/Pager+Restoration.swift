extension Pager {
  /// Returns the reason for ignoring the command; nil if it changed the pager.
  mutating func restore(_ snapshot: PagerSnapshot<Int, Never>) -> Reason? {
    let before = self
    changeRules { $0 = snapshot.rules }
    newLevelRules = snapshot.newLevelRules
    column.place = column.nearest(to: snapshot.currentLevel ?? column.place ?? 0)
    for saved in snapshot.levels where column.contains(saved.id) {
      let present = levels[saved.id]
      levels[saved.id] = Level(
        count: present.count, page: saved.page, rules: saved.rules, spans: present.spans)
      levels[saved.id].scroll(to: saved.rest, extent: rules.viewport.pages)
    }
    return self == before ? .alreadyThere : nil
  }
}

extension Level {
  /// Rests a new, freely scrolling level at an offset, clamped to its bounds. The level rests at its default offset if
  /// the given offset is nil or would hide the level's page.
  mutating func scroll(to rest: Offset?, extent: Offset) {
    if let rest, rules.snap == .free { pages.keep(rest: rest.withinReach, extent: extent) }
  }
}
