extension Pager {
  /// Restores the places and rules of a snapshot whose levels are identified by index. Returns the reason for ignoring
  /// the command; nil if it changed the pager.
  mutating func restore(_ snapshot: PagerSnapshot<Int, Never>) -> Reason? {
    changing(&self) {
      $0.changeRules { $0 = snapshot.rules }
      $0.newLevelRules = snapshot.newLevelRules
      $0.column.place = $0.column.nearest(to: snapshot.currentLevel ?? $0.column.place ?? 0)
      for saved in snapshot.levels where $0.column.contains(saved.id) {
        let present = $0.levels[saved.id]
        let level = Level(
          count: present.count, page: saved.page, rules: saved.rules, spans: present.spans)
        $0.levels[saved.id] = level.scrolled(to: saved.rest, extent: $0.rules.viewport.pages)
      }
    }
  }
}
