extension Paging {
  /// A snapshot of a pager of this type.
  public typealias Snapshot = PagerSnapshot<LevelID, PageID>

  /// The places and rules of every level. A snapshot leaves out gestures and the open page.
  ///
  /// - Complexity: O(levels)
  public var snapshot: Snapshot {
    let model = pager
    let levels = model.levels.indices.compactMap { index -> Snapshot.SavedLevel? in
      guard let id = levelID(at: index) else { return nil }
      let level = model.levels[index]
      return .init(
        id: id, count: level.count, page: level.page,
        pageID: pageID(at: Position(level: index, page: level.page)),
        rest: model.restOffset(ofLevel: index), rules: level.rules)
    }
    return Snapshot(
      levels: levels, currentLevel: currentLevel, rules: model.rules,
      newLevelRules: model.newLevelRules)
  }

  /// Restores a snapshot that fits: it must have the same levels in the same order, with the same page counts.
  ///
  /// - Returns: `changed`, or `ignored`: `alreadyThere` if nothing differs, `pageOpen` while a page is open.
  /// - Throws: ``SnapshotMismatch`` with every difference. Then nothing changes.
  /// - Complexity: O(levels), plus the search for pages by identity
  @discardableResult
  public mutating func restore(
    _ snapshot: Snapshot
  ) throws(SnapshotMismatch<LevelID, PageID>) -> Outcome {
    let (places, differences) = fitting(snapshot)
    if !differences.isEmpty { throw SnapshotMismatch(differences: differences) }
    return apply(.restore(places))
  }

  /// Restores what fits of a snapshot, level by level.
  ///
  /// A level under `follow on` that was saved on its last page goes to its present last page, as it does when pages are
  /// added.
  ///
  /// - Returns: Every difference; none if everything fits. While a page is open, nothing changes.
  /// - Complexity: O(levels), plus the search for pages by identity
  @discardableResult
  public mutating func repair(
    from snapshot: Snapshot
  ) -> [SnapshotDifference<LevelID, PageID>] {
    let (places, differences) = fitting(snapshot)
    apply(.restore(places))
    return differences
  }

  /// The parts of a snapshot that fit this pager, and every difference.
  ///
  /// - Complexity: O(levels), plus the search for pages by identity
  public func fitting(
    _ snapshot: Snapshot
  ) -> (places: RestoredPlaces, differences: [SnapshotDifference<LevelID, PageID>]) {
    var differences: [SnapshotDifference<LevelID, PageID>] = []
    var saved: [LevelID: Snapshot.SavedLevel] = [:]
    for level in snapshot.levels {
      if levelIndex(of: level.id) == nil { differences.append(.unknownLevel(level.id)) }
      if saved[level.id] == nil { saved[level.id] = level }
    }
    var places = RestoredPlaces(
      levels: [], currentLevel: snapshot.currentLevel.flatMap { levelIndex(of: $0) },
      rules: snapshot.rules, newLevelRules: snapshot.newLevelRules)
    let present = pager.levels.indices.compactMap { levelID(at: $0) }
    for (index, id) in present.enumerated() {
      guard let level = saved[id] else {
        differences.append(.missingLevel(id))
        places.levels.append(nil)
        continue
      }
      let (place, difference) = fitting(level, at: index)
      if let difference { differences.append(difference) }
      places.levels.append(place)
    }
    let order = snapshot.levels.map(\.id)
    if order != present, order.count == present.count, differences.allSatisfy(\.keepsLevels) {
      differences.append(.otherOrder(saved: order))
    }
    if !present.isEmpty && places.currentLevel == nil {
      differences.append(.missingCurrentLevel(snapshot.currentLevel))
    }
    return (places, differences + restDifferences(saved, places))
  }

  private func fitting(
    _ saved: Snapshot.SavedLevel, at index: Int
  ) -> (RestoredPlaces.LevelPlace, SnapshotDifference<LevelID, PageID>?) {
    let level = pager.levels[index]
    let found = saved.pageID.flatMap { pageIndex(of: $0, inLevel: index) }
    let follows = saved.rules.follow == .on && saved.page == saved.count - 1
    let page =
      follows
      ? level.pages.entrance(.backward)
      : found ?? saved.page.flatMap { level.pages.nearest(to: $0) }
    // At the saved distance from its page.
    let shift = Offset(pages: page ?? 0) - Offset(pages: saved.page ?? 0)
    let place = RestoredPlaces.LevelPlace(
      page: page, rest: saved.rest.map { $0.withinReach + shift }, rules: saved.rules)
    if saved.count != level.count {
      let taken = Level(count: level.count, page: page, rules: saved.rules).page
      return (place, .otherCount(saved.id, saved: saved.count, present: level.count, page: taken))
    }
    guard let pageID = saved.pageID, found == nil else { return (place, nil) }
    return (place, .missingPage(saved.id, pageID, page: page))
  }

  /// A level rests where its page and the viewport put it. A snapshot that differs was not saved here.
  private func restDifferences(
    _ saved: [LevelID: Snapshot.SavedLevel], _ places: RestoredPlaces
  ) -> [SnapshotDifference<LevelID, PageID>] {
    var restored = pager
    restored.openPage = nil
    restored.settle()
    _ = restored.restore(places)
    return restored.levels.indices.compactMap { index in
      guard let id = levelID(at: index), let level = saved[id], let rest = level.rest,
        level.count == restored.levels[index].count, level.page == restored.levels[index].page,
        let present = restored.restOffset(ofLevel: index), present != rest
      else { return nil }
      return .otherRest(id, saved: rest, present: present)
    }
  }
}

extension SnapshotDifference {
  /// Whether the snapshot and the pager have the same level despite this difference.
  fileprivate var keepsLevels: Bool {
    switch self {
    case .unknownLevel, .missingLevel: false
    case .otherOrder, .otherCount, .missingPage, .otherRest, .missingCurrentLevel: true
    }
  }
}
