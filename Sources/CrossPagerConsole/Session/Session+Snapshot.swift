import CrossPager
import CrossPagerTimeline

extension Session {
  /// `save`.
  func save(to file: String) -> Response.Result {
    if let script = scriptInUse(file) {
      return .failed(.cannotWrite(path: file, reason: script.use))
    }
    do {
      try storage.write(Snapshot(of: state).json.text + "\n", to: file)
      return .report(.saved(file: file))
    } catch {
      return .failed(error)
    }
  }

  /// `restore`.
  mutating func restore(_ file: String, repairs: Bool) -> Response.Result {
    let snapshot: Snapshot
    do {
      snapshot = try Session.snapshot(try storage.read(file), file: file)
    } catch {
      return .failed(error)
    }
    let columns = chartData?.names ?? []
    return change { state in
      let before = state
      let differences = state.restore(snapshot, columns: columns)
      return Changed(
        adopting: state, from: before, fits: differences.isEmpty || repairs, differences)
    }
  }

  private static func snapshot(
    _ text: String, file: String
  ) throws(StorageError) -> Snapshot {
    do {
      return try Snapshot(JSONReader(document: text))
    } catch {
      throw .unreadable(path: file, as: "a snapshot", problem: error.description)
    }
  }
}

extension Session.State {
  /// Takes what fits of a snapshot, level by level by their names, and says in which ways it did not fit.
  ///
  /// - Parameter columns: the columns that can be drawn here.
  mutating func restore(_ snapshot: Snapshot, columns: [String]) -> [String] {
    var differences: [String] = []
    let names = labels.map(\.name)
    let savedNames = snapshot.levels.map(\.name)
    let savedLevels = snapshot.byName
    let present = Set(names)
    for saved in savedNames where !present.contains(saved) {
      differences.append("Level '\(saved.excerpt)' does not exist here, it is left out.")
    }
    var levels = pager.levels
    var rests = levels.indices.map { pager.restOffset(ofLevel: $0) }
    for (index, name) in names.enumerated() {
      if let saved = savedLevels[name] {
        let keyed = saved.key.flatMap { labels[index].dated?.page(forKey: $0) }
        levels[index] = Level(
          count: levels[index].count, page: keyed ?? saved.level.page, rules: saved.level.rules)
        rests[index] = saved.rest(onPage: levels[index].page)
        differences += self.differences(saved, levels[index], labels[index])
      } else {
        differences.append("Level '\(name.excerpt)' is not in the snapshot, it stays as it is.")
      }
    }
    if savedNames != names, savedNames.sorted() == names.sorted() {
      differences.append(
        "The levels \(Wording.list(savedNames)) are in another order here, they stay in theirs.")
    }
    let current = snapshot.current.flatMap { names.firstIndex(of: $0) }
    if let saved = snapshot.current, current == nil {
      differences.append(
        "The snapshot's current level '\(saved.excerpt)' does not exist here, the one here stays.")
    } else if snapshot.current == nil && !names.isEmpty {
      differences.append("The snapshot has no current level, the one here stays.")
    }
    pager = Pager(
      levels: levels, rules: snapshot.rules, newLevelRules: snapshot.newLevelRules,
      current: current ?? pager.currentLevel ?? 0,
      rests: rests)
    scale = snapshot.scale
    if let saved = snapshot.value {
      if columns.contains(saved) {
        value = saved
      } else {
        differences.append(
          "The snapshot's column '\(saved.excerpt)' is not open here, the one here stays.")
      }
    }
    return differences + offsetDifferences(snapshot)
  }

  private func differences(
    _ saved: Snapshot.SavedLevel, _ taken: Level, _ label: LevelLabel
  ) -> [String] {
    let page = taken.page.map { "its page is \(label.title(ofPage: $0))" } ?? "it has no page"
    if saved.level.count != taken.count {
      return [
        "Level '\(label.name.excerpt)' has \(Wording.count(taken.count, "page")), in the snapshot \(saved.level.count), \(page)."
      ]
    }
    guard let key = saved.key, taken.page.map(label.title) != key else { return [] }
    return [
      "Level '\(label.name.excerpt)' has no page '\(key.excerpt)', where the snapshot stands, \(page)."
    ]
  }

  /// A level rests where its page and the viewport put it; a snapshot that says otherwise was not saved here.
  private func offsetDifferences(_ snapshot: Snapshot) -> [String] {
    let savedLevels = snapshot.byName
    return labels.indices.compactMap { index in
      guard let saved = savedLevels[labels[index].name],
        saved.level.count == pager.levels[index].count,
        saved.level.page == pager.levels[index].page, let offset = saved.offset,
        let rest = pager.restOffset(ofLevel: index), offset != rest
      else { return nil }
      return
        "Level '\(labels[index].name.excerpt)' rests at \(rest.decimal), in the snapshot at \(offset.decimal)."
    }
  }
}
