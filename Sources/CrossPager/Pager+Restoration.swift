extension Pager {
  /// Restores the places and rules of a snapshot whose levels are identified by index. Returns the reason for ignoring
  /// the command; nil if it changed the pager.
  mutating func restore(_ snapshot: PagerSnapshot<Int, Never>) -> Reason? {
    let before = self
    rules = snapshot.rules
    newLevelRules = snapshot.newLevelRules
    column.place = column.nearest(to: snapshot.currentLevel ?? column.place ?? 0)
    // An unscrolled level stays at its default rest offset even if the viewport changes.
    let extent = rules.viewport.pages
    for index in levels.indices where levels[index].pages.displacement != .zero {
      levels[index].scroll(to: before.restOffset(ofLevel: index), extent: extent)
    }
    for saved in snapshot.levels where column.contains(saved.id) {
      let present = levels[saved.id]
      levels[saved.id] = Level(
        count: present.count, page: saved.page, rules: saved.rules, spans: present.spans)
      levels[saved.id].scroll(to: saved.rest, extent: extent)
    }
    return self == before ? .alreadyThere : nil
  }
}
