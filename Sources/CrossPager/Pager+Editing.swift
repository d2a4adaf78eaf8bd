/// Edits to pages, levels and rules.
///
/// Each function returns the reason for ignoring the edit; nil if the edit changed the pager.
extension Pager {
  /// Performs an edit to the pages of one level, or to the column.
  mutating func edit(_ command: Command) -> Reason? {
    if case .pages(let level) = command.kind, !column.contains(level) { return .noSuchLevel }
    let counts = 0...Track.maximumCount
    switch command {
    case .insert(let level, let index, let count):
      let present = levels[level].count
      guard (0...present).contains(index) else { return .noSuchPage }
      if count < 1 { return .alreadyThere }
      if count > Track.maximumCount - present { return .doesNotFit }
    case .remove(let level, let index, let count):
      let pages = levels[level].pages
      guard pages.contains(index), count <= pages.count - index else { return .noSuchPage }
      if count < 1 { return .alreadyThere }
    case .resize(let level, let count):
      guard counts.contains(count) else { return .doesNotFit }
      if count == levels[level].count { return .alreadyThere }
    case .reload(let level, let count, let page, _):
      guard counts.contains(count) else { return .doesNotFit }
      levels[level].edit(extent: rules.viewport.pages) { $0.replace(count: count, place: page) }
    case .insertLevel(let count, let index):
      let index = index ?? levels.count
      guard (0...levels.count).contains(index) else { return .noSuchLevel }
      guard counts.contains(count), levels.count < Track.maximumCount else { return .doesNotFit }
      levels.insert(Level(count: count, rules: newLevelRules), at: index)
    case .removeLevel(let level):
      guard column.contains(level) else { return .noSuchLevel }
      levels.remove(at: level)
    case .moveLevel(let level, let index):
      guard column.contains(level), column.contains(index) else { return .noSuchLevel }
      if level == index { return .alreadyThere }
      levels.insert(levels.remove(at: level), at: index)
    default: break
    }
    switch trackEdit(of: command) {
    case (let level?, let edit)?:
      let follows = levels[level].rules.follow == .on && openPage == nil
      levels[level].edit(extent: rules.viewport.pages) { $0.perform(edit, follows: follows) }
    case (nil, let edit)?:
      column.perform(edit)
      if column.place == nil { column.place = column.nearest(to: 0) }
    case nil: break
    }
    return nil
  }

  /// What a command does to the track of a level or, if the level is nil, to the column; nil if it replaces places or
  /// edits nothing.
  private func trackEdit(of command: Command) -> (level: Int?, edit: Track.Edit)? {
    switch command {
    case .insert(let level, let index, let count): return (level, .insert(count, at: index))
    case .remove(let level, let index, let count): return (level, .remove(count, at: index))
    case .resize(let level, let count):
      guard column.contains(level) else { return nil }
      let added = count &- levels[level].count
      return (
        level, added > 0 ? .insert(added, at: levels[level].count) : .remove(0 &- added, at: count)
      )
    case .insertLevel(_, let index): return (nil, .insert(1, at: index ?? column.count))
    case .removeLevel(let level): return (nil, .remove(1, at: level))
    case .moveLevel(let level, let index): return (nil, .move(level, to: index))
    default: return nil
    }
  }

  mutating func replaceLevels(_ replacements: [LevelReplacement]) -> Reason? {
    var successors = [Int?](repeating: nil, count: levels.count)
    for (index, replacement) in replacements.enumerated() {
      guard let origin = replacement.origin else { continue }
      guard column.contains(origin), successors[origin] == nil else { return .noSuchLevel }
      successors[origin] = index
    }
    let fits = replacements.allSatisfy { (0...Track.maximumCount).contains($0.count) }
    guard fits, replacements.count <= Track.maximumCount else { return .doesNotFit }
    let next = replacements.map { replacement in
      guard let origin = replacement.origin else {
        return Level(
          count: replacement.count, rules: replacement.rules ?? newLevelRules,
          spans: replacement.spans)
      }
      return levels[origin].replacingPages(
        with: replacement, extent: rules.viewport.pages, canFollow: openPage == nil)
    }
    let current = column.place.flatMap { place in
      // Prefer the current level, then the nearest remaining level below it, then the nearest one above it.
      (successors[place...].firstIndex { $0 != nil } ?? successors[..<place].lastIndex { $0 != nil })
        .flatMap { successors[$0] }
    }
    let column = Track(count: next.count, place: current ?? self.column.place ?? 0)
    let open = openPage.flatMap { successor(of: $0, after: .replaceLevels(replacements)) }
    if next == levels && column == self.column && open == openPage { return .alreadyThere }
    levels = next
    self.column = column
    return nil
  }

  /// Sets a rule for a level. Changing the rule to `snap page` resets free scrolling.
  mutating func set(_ rule: LevelRule, level: Int) -> Reason? {
    guard column.contains(level) else { return .noSuchLevel }
    let reason = changing(&levels[level].rules) { $0.set(rule) }
    if reason == nil && rule == .snap(.page) { levels[level].pages.displacement = .zero }
    return reason
  }

  /// Sets a rule for all existing and future levels.
  mutating func setForAll(_ rule: LevelRule) -> Reason? {
    var reason = changing(&newLevelRules) { $0.set(rule) }
    for level in levels.indices where set(rule, level: level) == nil { reason = nil }
    return reason
  }

  /// Changes rules of the pager. When the viewport changes, a freely scrolled level keeps its rest offset, clamped to
  /// its bounds. If the clamped offset would hide the level's page, the level rests at its default offset.
  @discardableResult mutating func changeRules(_ change: (inout PagerRules) -> Void) -> Reason? {
    let before = rules.viewport.pages
    let reason = changing(&rules, change)
    if rules.viewport.pages == before { return reason }
    for level in levels.indices where levels[level].pages.displacement != .zero {
      let rest = levels[level].pages.rest(extent: before)
      levels[level].pages.keep(rest: rest, extent: rules.viewport.pages)
    }
    return reason
  }
}

/// Where edits leave pages.
extension Pager {
  /// The position of a page after an edit that is about to be performed. The page is nil if the edit removes it. The
  /// position is nil if the edit removes the level. If the edit is ignored, the result has no meaning.
  ///
  /// A level with replaced pages keeps only the pages that the command identifies: its own page and the open page.
  func successor(of position: Position, after edit: Command) -> Position? {
    var next = position
    switch (edit, trackEdit(of: edit)) {
    case (_, (position.level, let edit)?):
      next.page = position.page.flatMap { Track.successor(of: $0, after: edit) }
    case (_, (nil, let edit)?):
      guard let level = Track.successor(of: position.level, after: edit) else { return nil }
      next.level = level
    case (.reload(position.level, let count, let page, let openPage), _):
      next.page = newIndex(of: position, count: count, page: page, openPage: openPage)
    case (.replaceLevels(let replacements), _):
      guard let index = replacements.firstIndex(where: { $0.origin == position.level }) else {
        return nil
      }
      let new = replacements[index]
      next.level = index
      next.page = newIndex(of: position, count: new.count, page: new.page, openPage: new.openPage)
    default: break
    }
    return next
  }

  /// The new index of a page of a level with replaced pages; nil if the page is gone.
  private func newIndex(of position: Position, count: Int, page: Int?, openPage: Int?) -> Int? {
    guard let former = position.page else { return nil }
    let isOwn = former == levels[position.level].page
    let index = isOwn ? page : position == self.openPage ? openPage : nil
    return index.flatMap { Track(count: count, place: $0).place }
  }
}

extension Level {
  /// A level that was empty goes to its start page. A freely scrolling level keeps its page in the same position on the
  /// display if its bounds allow.
  mutating func edit(extent: Offset, _ edit: (inout Track) -> Void) {
    let before = pages
    edit(&pages)
    if page == nil { pages.stand(on: startPage) }
    if rules.snap == .free, let was = before.place, let page {
      let shift = Offset(pages: page) - Offset(pages: was)
      pages.keep(rest: before.rest(extent: extent) + shift, extent: extent)
    }
  }

  /// Rests a new, freely scrolling level at an offset, clamped to its bounds. The level rests at its default offset if
  /// the given offset is nil or would hide the level's page.
  mutating func scroll(to rest: Offset?, extent: Offset) {
    if let rest, rules.snap == .free { pages.keep(rest: rest.withinReach, extent: extent) }
  }

  /// The level with its pages and spans replaced. Under `follow on`, a level on its last page goes to the new last page
  /// if pages were added at the end.
  fileprivate func replacingPages(
    with new: LevelReplacement, extent: Offset, canFollow: Bool
  ) -> Level {
    let isFollowing = canFollow && rules.follow == .on && page == count - 1
    let place = isFollowing && new.addsAtEnd && new.page != nil ? new.count - 1 : new.page
    var level = self
    level.spans = new.spans
    level.rules = new.rules ?? rules
    if level.rules.snap == .page { level.pages.displacement = .zero }
    if count != new.count || place != nil && place != page {
      level.edit(extent: extent) { $0.replace(count: new.count, place: place) }
    }
    return level
  }
}
