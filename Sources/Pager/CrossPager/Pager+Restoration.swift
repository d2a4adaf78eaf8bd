extension Pager {
  /// Restores a snapshot. Returns the reason for ignoring the command, or nil if it changed the pager.
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
  /// Sets the rest offset of a new level that scrolls freely, clamped to its bounds. If the given offset is nil or
  /// would hide the level's page, the level rests at its default offset.
  mutating func scroll(to rest: Offset?, extent: Offset) {
    if let rest, rules.snap == .free { pages.keep(rest: rest.withinReach, extent: extent) }
  }
}
