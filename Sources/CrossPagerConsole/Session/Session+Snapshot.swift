import CrossPager

extension Session {
  /// `save`.
  func save(to file: String) -> Response.Result {
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
    var next = state
    let differences = next.restore(snapshot, columns: chartData?.names ?? [])
    return adopt(next, fits: differences.isEmpty || repairs, notes: differences)
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
    for saved in savedNames where !names.contains(saved) {
      differences.append("Level '\(saved)' does not exist here, it is left out.")
    }
    var levels = pager.levels
    for (index, name) in names.enumerated() {
      if let saved = snapshot.levels.first(where: { $0.name == name }) {
        levels[index] = Level(
          count: levels[index].count, page: saved.level.page, rules: saved.level.rules)
        differences += self.differences(name, saved.level, levels[index])
      } else {
        differences.append("Level '\(name)' is not in the snapshot, it stays as it is.")
      }
    }
    if savedNames != names, savedNames.sorted() == names.sorted() {
      differences.append(
        "The levels \(Wording.list(savedNames)) are in another order here, they stay in theirs.")
    }
    let current = snapshot.current.flatMap { names.firstIndex(of: $0) }
    if let saved = snapshot.current, current == nil {
      differences.append(
        "The snapshot's current level '\(saved)' does not exist here, the one here stays.")
    } else if snapshot.current == nil && !names.isEmpty {
      differences.append("The snapshot has no current level, the one here stays.")
    }
    pager = Pager(
      levels: levels, rules: snapshot.rules, newLevelRules: snapshot.newLevelRules,
      current: current ?? pager.currentLevel ?? 0)
    scale = snapshot.scale
    if let saved = snapshot.value {
      if columns.contains(saved) {
        value = saved
      } else {
        differences.append("The snapshot's column '\(saved)' is not open here, the one here stays.")
      }
    }
    return differences + offsetDifferences(snapshot)
  }

  private func differences(_ name: String, _ saved: Level, _ taken: Level) -> [String] {
    guard saved.count != taken.count else { return [] }
    let page = taken.page.map { "its page is \($0)" } ?? "it has no page"
    return [
      "Level '\(name)' has \(Wording.count(taken.count, "page")), in the snapshot \(saved.count), \(page)."
    ]
  }

  /// A level rests where its page and the viewport put it; a snapshot that says otherwise was not saved here.
  private func offsetDifferences(_ snapshot: Snapshot) -> [String] {
    labels.indices.compactMap { index in
      guard let saved = snapshot.levels.first(where: { $0.name == labels[index].name }),
        saved.level.count == pager.levels[index].count, let offset = saved.offset,
        let rest = pager.restOffset(ofLevel: index), offset != rest
      else { return nil }
      return
        "Level '\(labels[index].name)' rests at \(rest.decimal), in the snapshot at \(offset.decimal)."
    }
  }
}
