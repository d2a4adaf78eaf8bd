internal import CrossPager

/// Absolute moves, remembered pages and alignment.
extension ReferencePager {
  /// `first` and `last`.
  mutating func goToEnd(_ end: (ReferenceRow) -> Int?) -> Outcome {
    guard let row = row(current) else { return .ignored(.noLevels) }
    guard let page = end(row) else { return .ignored(.emptyLevel) }
    return go(toPage: page)
  }

  /// `top` and `bottom`, which go to the outermost level that can be entered.
  mutating func goToOutermost(_ outermost: ([Int]) -> Int?) -> Outcome {
    if rows.isEmpty { return .ignored(.noLevels) }
    guard let level = outermost(rows.indices.filter(canBeEntered)) else {
      return .ignored(.emptyLevel)
    }
    return go(to: level)
  }

  /// `go LEVEL`.
  mutating func go(to level: Int) -> Outcome {
    let refused = refusal([
      .noSuchLevel: row(level) == nil, .emptyLevel: row(level) != nil && !canBeEntered(level),
      .alreadyThere: level == current,
    ])
    if let refused { return refused }
    let before = self
    enter(level)
    return came(since: before)
  }

  /// `go LEVEL PAGE`.
  mutating func go(to level: Int, page: Int) -> Outcome {
    if let refused = refusal(against(level: level, page: page)) { return refused }
    let before = self
    rows[level].stand(on: page)
    current = level
    return came(since: before)
  }

  /// `page PAGE`.
  mutating func go(toPage page: Int) -> Outcome {
    guard let current else { return .ignored(.noLevels) }
    return go(to: current, page: page)
  }

  /// `remember LEVEL PAGE`.
  mutating func remember(level: Int, page: Int) -> Outcome {
    if level == current { return go(toPage: page) }
    if let refused = refusal(against(level: level, page: page)) { return refused }
    let before = self
    rows[level].stand(on: page)
    return came(since: before)
  }

  /// `forget LEVEL` and `forget all`.
  mutating func forget(_ level: Int?) -> Outcome {
    let forgotten = level.map { [$0] } ?? Array(rows.indices)
    let refused = refusal([
      .noSuchLevel: level.map { row($0) == nil } ?? false, .noLevels: rows.isEmpty,
    ])
    if let refused { return refused }
    let before = self
    for level in forgotten { rows[level].stand(on: rows[level].startPage) }
    return self == before ? .ignored(.alreadyThere) : .changed()
  }

  /// `align LEVEL`.
  mutating func align(_ level: Int) -> Outcome {
    let refused = refusal([
      .noSuchLevel: row(level) == nil, .noLevels: rows.isEmpty,
      .emptyLevel: row(level)?.isEmpty == true || row(current)?.isEmpty == true,
    ])
    guard refused == nil, let current else { return refused ?? .ignored(.noLevels) }
    let before = self
    align(level, with: current)
    return self == before ? .ignored(.alreadyThere) : .changed()
  }

  /// Goes to a level and applies its entry rule.
  mutating func enter(_ level: Int) {
    switch rows[level].rules.entry {
    case .remember: break
    case .start: rows[level].stand(on: rows[level].startPage)
    case .first: rows[level].stand(on: rows[level].held(0))
    case .last: rows[level].stand(on: rows[level].last)
    case .align: current.map { align(level, with: $0) }
    }
    current = level
  }

  /// Moves a level to the page that corresponds to the page of another level. If the level's own
  /// page already corresponds, nothing changes.
  mutating func align(_ level: Int, with source: Int) {
    let page = rows[level].page(alignedWith: rows[source])
    if page != rows[level].page { rows[level].stand(on: page) }
  }

  /// Returns the possible reasons to refuse a page, and whether each one applies.
  func against(level: Int, page: Int) -> KeyValuePairs<Reason, Bool> {
    [
      .noSuchLevel: row(level) == nil, .emptyLevel: row(level)?.isEmpty == true,
      .noSuchPage: row(level)?.contains(page) == false,
    ]
  }
}
