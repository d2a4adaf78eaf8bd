internal import CrossPager

/// Edits to pages, levels and rules.
extension ReferencePager {
  /// `insert LEVEL INDEX COUNT`.
  mutating func insert(level: Int, index: Int, count: Int) -> Outcome {
    guard let row = row(level) else { return .ignored(.noSuchLevel) }
    let refused = refusal(
      own: row.contains(index) || index == row.count ? nil : .noSuchPage,
      [.doesNotFit: count > Pager.maximumCount - row.count, .alreadyThere: count < 1])
    if let refused { return refused }
    add(count, at: index, to: level)
    return .changed()
  }

  /// Adds pages. While a page is open, the rule `follow` has no effect.
  private mutating func add(_ count: Int, at index: Int, to level: Int) {
    let isClosed = openPage == nil
    edit(level) { $0.add(count, at: index, canFollow: isClosed) }
  }

  /// `remove LEVEL INDEX COUNT`. All the pages must exist.
  mutating func remove(level: Int, index: Int, count: Int) -> Outcome {
    guard let row = row(level) else { return .ignored(.noSuchLevel) }
    let exists = row.contains(index) && count <= row.count - index
    let refused = refusal(own: exists ? nil : .noSuchPage, [.alreadyThere: count < 1])
    if let refused { return refused }
    edit(level) { $0.remove(count, at: index) }
    return .changed()
  }

  /// `resize LEVEL COUNT`.
  mutating func resize(level: Int, count: Int) -> Outcome {
    guard let row = row(level) else { return .ignored(.noSuchLevel) }
    let refused = refusal([.doesNotFit: !fits(count), .alreadyThere: count == row.count])
    if let refused { return refused }
    if count > row.count {
      add(count - row.count, at: row.count, to: level)
    } else {
      edit(level) { $0.remove(row.count - count, at: count) }
    }
    return .changed()
  }

  /// `reload`.
  mutating func reload(level: Int, count: Int, page: Int?) -> Outcome {
    let refused = refusal([.noSuchLevel: row(level) == nil, .doesNotFit: !fits(count)])
    if let refused { return refused }
    edit(level) { $0.replace(count: count, standingOn: page) }
    return .changed()
  }

  /// `insert-level NAME COUNT INDEX`.
  mutating func insertLevel(count: Int, index: Int?) -> Outcome {
    let index = index ?? rows.count
    let refused = refusal([
      .noSuchLevel: !(0...rows.count).contains(index), .doesNotFit: !fits(count),
    ])
    if let refused { return refused }
    rows.insert(newRow(count: count, rules: newLevelRules), at: index)
    current = current.map { $0 >= index ? $0 + 1 : $0 } ?? 0
    return .changed()
  }

  /// `remove-level LEVEL`. If the level is current, the level below it becomes current, or the level above if there is
  /// no level below.
  mutating func removeLevel(_ level: Int) -> Outcome {
    guard row(level) != nil, let was = current else { return .ignored(.noSuchLevel) }
    rows.remove(at: level)
    if was > level || was == rows.count { current = was == 0 ? nil : was - 1 }
    return .changed()
  }

  /// `move-level LEVEL INDEX`. The current level stays current.
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

  /// ``Command/replaceLevels(_:)``. Existing levels keep their pages, as in an edit, and their rules unless the
  /// replacement has others.
  mutating func replaceLevels(_ replacements: [LevelReplacement]) -> Outcome {
    let origins = replacements.compactMap(\.origin)
    let refused = refusal([
      .noSuchLevel: origins.contains { row($0) == nil } || Set(origins).count < origins.count,
      .doesNotFit: !replacements.allSatisfy { fits($0.count) },
    ])
    if let refused { return refused }
    let before = self
    for replacement in replacements {
      guard let origin = replacement.origin else { continue }
      replacePages(of: origin, with: replacement)
    }
    rows = replacements.map { replacement in
      var row =
        replacement.origin.map { rows[$0] }
        ?? newRow(count: replacement.count, rules: replacement.rules ?? newLevelRules)
      row.spans = ReferenceSpans(replacement.spans)
      return row
    }
    let was = before.current ?? 0
    let heir = origins.filter { $0 >= was }.min() ?? origins.filter { $0 < was }.max()
    current =
      rows.isEmpty
      ? nil
      : replacements.firstIndex { $0.origin != nil && $0.origin == heir }
        ?? min(was, rows.count - 1)
    return .changed()
  }

  /// Replaces the pages of a level. Under `follow on`, a level on its last page goes to the new
  /// last page if pages were added at the end, the old page still exists and no page is open.
  private mutating func replacePages(of level: Int, with replacement: LevelReplacement) {
    let row = rows[level]
    let follows =
      row.rules.follow == .on && !row.isEmpty && row.page == row.last && replacement.addsAtEnd
      && replacement.page != nil && openPage == nil
    if let rules = replacement.rules {
      rows[level].rules = rules
      if rules.snap == .page { rows[level].stand(on: rows[level].page) }
    }
    let page = follows ? replacement.count - 1 : replacement.page
    if replacement.count == row.count && (page ?? row.page) == row.page { return }
    edit(level) { $0.replace(count: replacement.count, standingOn: page) }
  }

  /// ``Command/restore(_:)``. Restores the rules, then the page and rest offset of each level.
  mutating func restore(_ snapshot: Pager.Snapshot) -> Outcome {
    let before = self
    (rules, newLevelRules) = (snapshot.rules, snapshot.newLevelRules)
    for saved in snapshot.levels where row(saved.id) != nil {
      let level = saved.id
      rows[level].rules = saved.rules
      guard let start = rows[level].startPage else { continue }
      rows[level].stand(on: saved.page.map(rows[level].held) ?? start)
      if saved.rules.snap == .free, let rest = saved.rest {
        rows[level].scroll(to: rest.units.held(within: -Units.furthest...Units.furthest), extent)
        rows[level].showPage(extent)
      }
    }
    for level in rows.indices where !snapshot.levels.contains(where: { $0.id == level }) {
      keep(rest: before.rows[level].scrolled, of: level)
    }
    if let level = snapshot.currentLevel {
      current = rows.isEmpty ? nil : min(max(level, 0), rows.count - 1)
    }
    return looks(like: before) ? .ignored(.alreadyThere) : .changed()
  }

  /// Returns whether two pagers have the same observed state and the same spans.
  func looks(like other: ReferencePager) -> Bool {
    observedState == other.observedState && rows.map(\.spans) == other.rows.map(\.spans)
  }

  /// `set RULE VALUE LEVEL`, or `set RULE VALUE` for all existing and future levels.
  mutating func set(_ rule: LevelRule, level: Int?) -> Outcome {
    let before = self
    if let level {
      guard row(level) != nil else { return .ignored(.noSuchLevel) }
      change(level, rule)
    } else {
      for level in rows.indices { change(level, rule) }
      change(&newLevelRules, rule)
    }
    return self == before ? .ignored(.alreadyThere) : .changed()
  }

  /// `set RULE VALUE` for a pager rule.
  mutating func set(_ rule: PagerRule) -> Outcome {
    let before = rules
    switch rule {
    case .ends(let value): rules.ends = value
    case .empty(let value): rules.empty = value
    case .viewport(let value): show(value)
    case .bounce(let value): rules.bounce = value
    case .reading(let value): rules.reading = value
    case .gesture(let value): rules.gesture = value
    }
    return rules == before ? .ignored(.alreadyThere) : .changed()
  }

  /// `lock` and `unlock`.
  mutating func setLocks(_ directions: Directions) -> Outcome {
    if rules.locked == directions { return .ignored(.alreadyThere) }
    rules.locked = directions
    return .changed()
  }

  /// Edits the pages of a level. A freely scrolling level keeps its page at the same place on the
  /// display if its bounds allow.
  private mutating func edit(_ level: Int, _ edit: (inout ReferenceRow) -> Void) {
    let before = rows[level]
    edit(&rows[level])
    guard before.rules.snap == .free, let was = before.page, let page = rows[level].page else {
      return
    }
    let place = Units(was) * .page - before.rest(extent)
    rows[level].scroll(to: Units(page) * .page - place, extent)
  }

  /// Sets the viewport. A freely scrolled level keeps its rest offset, clamped to its bounds. If
  /// the new viewport would hide the level's page, the level rests where a snapping level would.
  private mutating func show(_ viewport: Viewport) {
    let before = extent
    rules.viewport = viewport
    if extent == before { return }
    for level in rows.indices { keep(rest: rows[level].scrolled, of: level) }
  }

  /// Returns a freely scrolled level to its rest offset, clamped to the bounds under the new viewport.
  private mutating func keep(rest: Units?, of level: Int) {
    guard let rest else { return }
    rows[level].scroll(to: rest, extent)
    rows[level].showPage(extent)
  }

  /// Sets a rule for a level. If the rule requires the level to rest on pages, the level does so
  /// immediately.
  private mutating func change(_ level: Int, _ rule: LevelRule) {
    let snapped = rows[level].rules.snap
    change(&rows[level].rules, rule)
    if rows[level].rules.snap == .page && snapped == .free {
      rows[level].stand(on: rows[level].page)
    }
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

  private func fits(_ count: Int) -> Bool { (0...Pager.maximumCount).contains(count) }
}

/// The places of pages after an edit.
extension ReferencePager {
  /// Returns the new place of a page after an edit. The page is nil if the edit removed it, and the place is nil if the
  /// edit removed its level.
  func place(
    of position: Position, since before: ReferencePager, after edit: Command
  ) -> Position? {
    let row = before.rows[position.level]
    guard let level = rows.firstIndex(where: { $0.id == row.id }) else { return nil }
    var place = Position(level: level, page: nil)
    guard let page = position.page else { return place }
    switch edit.newIndices(ofLevel: position.level) {
    case let told? where page == row.page: place.page = told.page
    case let told? where position == before.openPage: place.page = told.openPage
    case _?: break
    case nil: place.page = row.identity(at: page).flatMap(rows[level].index)
    }
    place.page = rows[level].isEmpty ? nil : place.page.map(rows[level].held)
    return place
  }
}

extension Command {
  /// Whether the command edits pages or levels.
  var edits: Bool {
    switch self {
    case .insert, .remove, .resize, .reload, .insertLevel, .removeLevel, .moveLevel, .replaceLevels:
      true
    case .move, .first, .last, .top, .bottom, .next, .previous, .goLevel, .goPage, .page,
      .remember, .forget, .forgetAll, .align, .zoom, .gesture, .open, .openPage, .close,
      .restore, .setLevelRule, .setRuleOfAllLevels, .setPagerRule, .lock, .unlock:
      false
    }
  }

  /// Returns the new indices of a level's page and of its open page, as given by a command that replaces the level's
  /// pages. Returns nil if the command does not replace them.
  fileprivate func newIndices(ofLevel level: Int) -> (page: Int?, openPage: Int?)? {
    switch self {
    case .reload(level, _, let page, let openPage): (page, openPage)
    case .replaceLevels(let replacements):
      replacements.first { $0.origin == level }.map { ($0.page, $0.openPage) }
    default: nil
    }
  }
}
