/// Snapshots. The module PagerCompanions restores and stores them.
extension Paging {
  /// The type of this pager's snapshots.
  public typealias Snapshot = PagerSnapshot<LevelID, PageID>

  /// A snapshot of the pager's places and rules, excluding any gesture and the open page.
  ///
  /// - Complexity: O(levels)
  public var snapshot: Snapshot {
    let levels = base.levels.indices.compactMap { index -> Snapshot.SavedLevel? in
      guard let id = levelID(at: index) else { return nil }
      let level = base.levels[index]
      return .init(
        id: id, count: level.count, page: level.page,
        pageID: pageID(at: Position(level: index, page: level.page)),
        rest: base.restOffset(ofLevel: index), rules: level.rules)
    }
    var snapshot = Snapshot(
      levels: levels, currentLevel: currentLevel, rules: base.rules,
      newLevelRules: base.newLevelRules)
    snapshot.absentLevels = absentLevels
    return snapshot
  }

  /// Returns the place of a saved level, adapted to the present level at an index.
  ///
  /// The page is the one with the saved identity or, if there is none, the page at or nearest to the saved index. Under
  /// `follow on`, a level saved on its last page goes to its new last page if pages have been added since then. If
  /// names determine the start page, a level saved on its start page goes to the present one instead.
  ///
  /// - Parameters:
  ///   - rules: The rules of the level after the restoration, except for a start page that names determine.
  ///   - viewport: The viewport of the saved pager.
  package func place(
    of saved: Snapshot.SavedLevel, at index: Int, _ rules: LevelRules, _ viewport: Viewport,
    canFollow: Bool = true
  ) -> Pager.Snapshot.SavedLevel {
    let pages = base.levels[index].pages
    let rules = rules.starting(as: names.level(at: index)?.rules)
    let was = Track(count: saved.count, place: saved.page ?? 0)
    var page = self.page(of: saved, at: index) ?? saved.page.flatMap { pages.nearest(to: $0) }
    if canFollow, rules.follow == .on, let place = was.place {
      if case .page(let start)? = names.level(at: index)?.rules.start {
        if saved.rules.start == .page(place) { page = start }
      } else if pages.count > was.count && place == was.end(.forward) {
        page = pages.end(.forward)
      }
    }
    // A scrolled level keeps the saved distance between its page and its rest offset.
    let shift = Offset(pages: page ?? 0) - Offset(pages: was.place ?? 0)
    let isScrolled = saved.rest != was.rest(extent: viewport.pages)
    return .init(
      id: index, count: pages.count, page: page,
      rest: isScrolled ? saved.rest.map { $0.withinReach + shift } : nil, rules: rules)
  }

  /// Returns the index of a saved level's page in the level at an index, or nil if the page has no identity or is gone.
  package func page(of saved: Snapshot.SavedLevel, at index: Int) -> Int? {
    guard let id = saved.pageID else { return nil }
    let isThere = pageID(at: Position(level: index, page: saved.page)) == id
    return isThere ? saved.page : names.pageIndex(of: id, inLevelAt: index)
  }
}
