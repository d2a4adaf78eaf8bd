public import CrossPager

/// Restoring snapshots.
extension Paging {
  /// Restores a snapshot that fits the pager.
  ///
  /// The snapshot must have the same levels in the same order, with the same page counts. If pages have identities,
  /// every level must still have its saved page.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - keepingRules: Whether to keep the current rules and restore only the places. The rules include the viewport,
  ///     the reading direction and the locks. Pass `true` if the app sets its own rules at every launch.
  /// - Returns: `changed`, or `ignored` with the reason `alreadyThere` or `pageOpen`.
  /// - Throws: ``SnapshotMismatch``, with all differences, if the snapshot does not fit. The pager remains unchanged.
  /// - Complexity: O(levels), plus the cost of finding pages by identity
  @discardableResult
  public mutating func restore(
    _ snapshot: Snapshot, keepingRules: Bool = false
  ) throws(SnapshotMismatch<LevelID, PageID>) -> Outcome {
    let (places, differences) = fitting(snapshot, keepingRules: keepingRules)
    if !differences.isEmpty { throw SnapshotMismatch(differences: differences) }
    return restore(places, absent: snapshot.absentLevels)
  }

  /// Restores the parts of a snapshot that fit the pager. In a ``/CrossPager/NamedPager``, levels that are still empty or
  /// absent return to their saved places when an update adds their pages.
  ///
  /// Under `follow on`, a level saved on its last page goes to its new last page if the level now has more pages.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - keepingRules: Whether to keep the current rules and restore only the places, as in
  ///     ``restore(_:keepingRules:)``.
  /// - Returns: The outcome and all differences. While a page is open, the outcome is `ignored` with `pageOpen`.
  /// - Complexity: O(levels), plus the cost of finding pages by identity
  @discardableResult
  public mutating func repair(
    from snapshot: Snapshot, keepingRules: Bool = false
  ) -> (outcome: Outcome, differences: [SnapshotDifference<LevelID, PageID>]) {
    let (places, differences) = fitting(snapshot, keepingRules: keepingRules)
    // Levels that the pager does not show yet return to their places when they appear.
    var absent = snapshot.levels.filter { $0.count > 0 && self[$0.id]?.page == nil }
    // If all levels are absent, the last one becomes current.
    let current = absent.firstIndex { $0.id == snapshot.currentLevel }
    if let current { absent.append(absent.remove(at: current)) }
    if keepingRules { for index in absent.indices { absent[index].rules = base.newLevelRules } }
    return (restore(places, absent: snapshot.absentLevels + absent), differences)
  }

  private mutating func restore(
    _ places: Pager.Snapshot, absent: [Snapshot.SavedLevel]
  ) -> Outcome {
    if base.openPage != nil { return .ignored(.pageOpen) }
    let before = absentLevels
    // The restore can trigger a waiting update, which returns its levels to these places.
    absentLevels = absent.filter { self[$0.id]?.page == nil }
    let outcome = apply(.restore(places))
    return outcome.isIgnored && absentLevels != before ? .changed() : outcome
  }

  /// Returns the parts of a snapshot that fit the pager, and all differences.
  ///
  /// - Complexity: O(levels), plus the cost of finding pages by identity
  public func fitting(
    _ snapshot: Snapshot, keepingRules: Bool = false
  ) -> (places: Pager.Snapshot, differences: [SnapshotDifference<LevelID, PageID>]) {
    var differences: [SnapshotDifference<LevelID, PageID>] = []
    let present = base.levels.indices.compactMap { levelID(at: $0) }
    let indices = Dictionary(
      present.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var saved: [LevelID: Snapshot.SavedLevel] = [:]
    for level in snapshot.levels {
      if indices[level.id] == nil { differences.append(.unknownLevel(level.id)) }
      if saved[level.id] == nil { saved[level.id] = level }
    }
    // Levels that were empty or absent return to their last known places.
    for level in snapshot.absentLevels where (saved[level.id]?.count ?? 0) == 0 {
      if self[level.id]?.page != nil { saved[level.id] = level }
    }
    var places = Pager.Snapshot(
      levels: [], currentLevel: snapshot.currentLevel.flatMap { indices[$0] },
      rules: keepingRules ? base.rules : snapshot.rules,
      newLevelRules: keepingRules ? base.newLevelRules : snapshot.newLevelRules)
    for (index, id) in present.enumerated() {
      guard let level = saved[id] else {
        differences.append(.missingLevel(id))
        continue
      }
      let rules = keepingRules ? base.levels[index].rules : level.rules
      let place = place(of: level, at: index, rules, snapshot.rules.viewport)
      places.levels.append(place)
      let taken = Level(count: place.count, page: place.page, rules: rules).page
      if level.count != place.count {
        differences.append(
          .otherCount(id, saved: level.count, present: place.count, page: taken))
      }
      if let pageID = level.pageID, page(of: level, at: index) == nil {
        differences.append(.missingPage(id, pageID, page: taken))
      }
    }
    let order = snapshot.levels.map(\.id)
    // Compare only levels that both the snapshot and the pager contain.
    if order.filter({ indices[$0] != nil }) != present.filter(Set(order).contains) {
      differences.append(.otherOrder(saved: order))
    }
    if !present.isEmpty && places.currentLevel == nil {
      differences.append(.missingCurrentLevel(snapshot.currentLevel))
    }
    return (places, differences + (keepingRules ? [] : restDifferences(saved, places, present)))
  }

  private func restDifferences(
    _ saved: [LevelID: Snapshot.SavedLevel], _ places: Pager.Snapshot, _ present: [LevelID]
  ) -> [SnapshotDifference<LevelID, PageID>] {
    var restored = base.settled
    restored.apply(.close)
    restored.apply(.restore(places))
    return present.enumerated().compactMap { index, id in
      guard let level = saved[id], let rest = level.rest,
        level.count == restored.levels[index].count, level.page == restored.levels[index].page,
        let present = restored.restOffset(ofLevel: index), present != rest
      else { return nil }
      return .otherRest(id, saved: rest, present: present)
    }
  }
}
