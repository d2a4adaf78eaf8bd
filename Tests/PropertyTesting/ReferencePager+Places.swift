internal import CrossPager

/// Absolute moves, what levels remember, and which pages correspond.
extension ReferencePager {
  /// `first` and `last`.
  mutating func goToEnd(_ end: (ReferenceRow) -> Int?) -> Outcome {
    guard let row = row(current) else { return .ignored(.noLevels) }
    guard let page = end(row) else { return .ignored(.emptyLevel) }
    return go(toPage: page)
  }

  /// `top` and `bottom`: the outermost level that can be entered.
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
      .noSuchLevel: row(level) == nil,
      .emptyLevel: row(level) != nil && !canBeEntered(level),
      .alreadyThere: level == current,
    ])
    guard refused == nil, let from = position else { return refused ?? .ignored(.noLevels) }
    enter(level)
    return moved(from)
  }

  /// `go LEVEL PAGE`.
  mutating func go(to level: Int, page: Int) -> Outcome {
    let refused = refusal(
      against(level: level, page: page).merging([
        .alreadyThere: position == Position(level: level, page: page)
      ]) { $1 })
    guard refused == nil, let from = position else { return refused ?? .ignored(.noLevels) }
    rows[level].stand(on: page)
    current = level
    return moved(from)
  }

  /// `page PAGE`.
  mutating func go(toPage page: Int) -> Outcome {
    guard let current else { return .ignored(.noLevels) }
    return go(to: current, page: page)
  }

  /// `remember LEVEL PAGE`.
  mutating func remember(level: Int, page: Int) -> Outcome {
    if level == current { return go(toPage: page) }
    let refused = refusal(
      against(level: level, page: page).merging([.alreadyThere: row(level)?.page == page]) { $1 })
    if let refused { return refused }
    rows[level].stand(on: page)
    return .changed()
  }

  /// `forget LEVEL` and `forget all`.
  mutating func forget(_ level: Int?) -> Outcome {
    let forgotten = level.map { [$0] } ?? Array(rows.indices)
    let refused = refusal([
      .noSuchLevel: level.map { row($0) == nil } ?? false,
      .noLevels: rows.isEmpty,
      .alreadyThere: forgotten.allSatisfy { row($0)?.page == row($0)?.startPage },
    ])
    if let refused { return refused }
    for level in forgotten { rows[level].stand(on: rows[level].startPage) }
    return .changed()
  }

  /// `align LEVEL`.
  mutating func align(_ level: Int) -> Outcome {
    let refused = refusal([
      .noSuchLevel: row(level) == nil,
      .noLevels: rows.isEmpty,
      .emptyLevel: row(level)?.isEmpty == true || row(current)?.isEmpty == true,
    ])
    guard refused == nil, let current else { return refused ?? .ignored(.noLevels) }
    let page = page(of: level, alignedWith: current)
    if rows[level].page == page { return .ignored(.alreadyThere) }
    rows[level].stand(on: page)
    return .changed()
  }

  /// Goes to a level, which takes the page its entry rule names.
  mutating func enter(_ level: Int) {
    switch rows[level].rules.entry {
    case .remember: break
    case .start: rows[level].stand(on: rows[level].startPage)
    case .first: rows[level].stand(on: rows[level].held(0))
    case .last: rows[level].stand(on: rows[level].last)
    case .align: current.map { rows[level].stand(on: page(of: level, alignedWith: $0)) }
    }
    current = level
  }

  /// The page of a level that corresponds to the one another stands on (section 8, plain levels); its own if
  /// either is empty.
  func page(of level: Int, alignedWith source: Int) -> Int? {
    guard let page = rows[level].page, let sought = rows[source].page else {
      return rows[level].page
    }
    if min(page, rows[source].last) == sought { return page }
    return rows[level].contains(sought) ? sought : rows[level].last
  }

  private func against(level: Int, page: Int) -> [Reason: Bool] {
    [
      .noSuchLevel: row(level) == nil,
      .emptyLevel: row(level)?.isEmpty == true,
      .noSuchPage: row(level)?.contains(page) == false,
    ]
  }
}
