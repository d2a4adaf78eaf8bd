internal import CrossPager

/// Edits of pages, of levels, and of rules.
extension ReferencePager {
  /// `insert LEVEL INDEX COUNT`.
  mutating func insert(level: Int, index: Int, count: Int) -> Outcome {
    guard let row = row(level) else { return .ignored(.noSuchLevel) }
    let refused = refusal(
      own: row.contains(index) || index == row.count ? nil : .noSuchPage,
      [.doesNotFit: count > Track.maximumCount - row.count, .alreadyThere: count < 1])
    if let refused { return refused }
    rows[level].add(count, at: index)
    return .changed()
  }

  /// `remove LEVEL INDEX COUNT`: the whole range must exist.
  mutating func remove(level: Int, index: Int, count: Int) -> Outcome {
    guard let row = row(level) else { return .ignored(.noSuchLevel) }
    let exists = row.contains(index) && count <= row.count - index
    let refused = refusal(own: exists ? nil : .noSuchPage, [.alreadyThere: count < 1])
    if let refused { return refused }
    rows[level].remove(count, at: index)
    return .changed()
  }

  /// `resize LEVEL COUNT`: adds or removes at the end.
  mutating func resize(level: Int, count: Int) -> Outcome {
    guard let row = row(level) else { return .ignored(.noSuchLevel) }
    let refused = refusal([.doesNotFit: !fits(count), .alreadyThere: count == row.count])
    if let refused { return refused }
    if count > row.count {
      rows[level].add(count - row.count, at: row.count)
    } else {
      rows[level].remove(row.count - count, at: count)
    }
    return .changed()
  }

  /// `reload`: new page identities.
  mutating func reload(level: Int, count: Int, page: Int?) -> Outcome {
    let refused = refusal([.noSuchLevel: row(level) == nil, .doesNotFit: !fits(count)])
    if let refused { return refused }
    rows[level].replace(count: count, standingOn: page)
    return .changed()
  }

  /// `insert-level NAME COUNT INDEX`.
  mutating func insertLevel(count: Int, index: Int?) -> Outcome {
    let index = index ?? rows.count
    let refused = refusal([
      .noSuchLevel: !(0...rows.count).contains(index), .doesNotFit: !fits(count),
    ])
    if let refused { return refused }
    rows.insert(ReferenceRow(count: count, rules: newLevelRules), at: index)
    current = current.map { $0 >= index ? $0 + 1 : $0 } ?? 0
    return .changed()
  }

  /// `remove-level LEVEL`: the one that slides into its index becomes current, else the one above.
  mutating func removeLevel(_ level: Int) -> Outcome {
    guard row(level) != nil, let was = current else { return .ignored(.noSuchLevel) }
    rows.remove(at: level)
    if was > level || was == rows.count { current = was == 0 ? nil : was - 1 }
    return .changed()
  }

  /// `move-level LEVEL INDEX`: levels take their state, and being current, with them.
  mutating func moveLevel(_ level: Int, to index: Int) -> Outcome {
    let refused = refusal([
      .noSuchLevel: row(level) == nil || row(index) == nil, .alreadyThere: level == index,
    ])
    if let refused { return refused }
    var order = Array(rows.indices)
    order.insert(order.remove(at: level), at: index)
    rows = order.map { rows[$0] }
    current = current.flatMap { order.firstIndex(of: $0) }
    return .changed()
  }

  /// `set RULE VALUE LEVEL` for the rules of levels: of one, or of all there are and will be.
  mutating func set(_ rule: LevelRule, level: Int?) -> Outcome {
    let before = self
    if let level {
      guard row(level) != nil else { return .ignored(.noSuchLevel) }
      change(&rows[level].rules, rule)
    } else {
      for level in rows.indices { change(&rows[level].rules, rule) }
      change(&newLevelRules, rule)
    }
    return self == before ? .ignored(.alreadyThere) : .changed()
  }

  /// `set RULE VALUE` for the rules of the pager.
  mutating func set(_ rule: PagerRule) -> Outcome {
    let before = rules
    switch rule {
    case .ends(let value): rules.ends = value
    case .empty(let value): rules.empty = value
    case .viewport(let value): rules.viewport = value
    case .hosting(let value): rules.hosting = value
    }
    return rules == before ? .ignored(.alreadyThere) : .changed()
  }

  /// `lock` and `unlock`.
  mutating func setLocks(_ directions: Directions) -> Outcome {
    if rules.locked == directions { return .ignored(.alreadyThere) }
    rules.locked = directions
    return .changed()
  }

  private func change(_ rules: inout LevelRules, _ rule: LevelRule) {
    switch rule {
    case .start(let value): rules.start = value
    case .entry(let value): rules.entry = value
    case .edge(let value): rules.edge = value
    case .follow(let value): rules.follow = value
    case .snap(let value): rules.snap = value
    }
  }

  private func fits(_ count: Int) -> Bool {
    (0...Track.maximumCount).contains(count)
  }
}
