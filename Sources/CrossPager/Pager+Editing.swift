/// Edits to pages, levels and rules.
///
/// Each function returns the reason for ignoring the edit; nil if the edit changed the pager.
extension Pager {
  mutating func insert(level: Int, index: Int, count: Int) -> Reason? {
    guard column.contains(level) else { return .noSuchLevel }
    guard (0...levels[level].count).contains(index) else { return .noSuchPage }
    if count < 1 { return .alreadyThere }
    if count > Track.maximumCount - levels[level].count { return .doesNotFit }
    let follows = levels[level].rules.follow == .on && openPage == nil
    edit(level) { $0.insert(count, at: index, follows: follows) }
    return nil
  }

  mutating func remove(level: Int, index: Int, count: Int) -> Reason? {
    guard column.contains(level) else { return .noSuchLevel }
    guard levels[level].pages.contains(index), count <= levels[level].count - index else {
      return .noSuchPage
    }
    if count < 1 { return .alreadyThere }
    edit(level) { $0.remove(count, at: index) }
    return nil
  }

  mutating func resize(level: Int, count: Int) -> Reason? {
    guard column.contains(level) else { return .noSuchLevel }
    guard (0...Track.maximumCount).contains(count) else { return .doesNotFit }
    let present = levels[level].count
    if count == present { return .alreadyThere }
    return count > present
      ? insert(level: level, index: present, count: count - present)
      : remove(level: level, index: count, count: present - count)
  }

  mutating func reload(level: Int, count: Int, page: Int?) -> Reason? {
    guard column.contains(level) else { return .noSuchLevel }
    guard (0...Track.maximumCount).contains(count) else { return .doesNotFit }
    edit(level) { $0.replace(count: count, place: page) }
    return nil
  }

  mutating func insertLevel(count: Int, index: Int?) -> Reason? {
    let index = index ?? levels.count
    guard (0...levels.count).contains(index) else { return .noSuchLevel }
    guard (0...Track.maximumCount).contains(count), levels.count < Track.maximumCount else {
      return .doesNotFit
    }
    levels.insert(Level(count: count, rules: newLevelRules), at: index)
    column.insert(1, at: index, follows: false)
    column.place = column.place ?? 0
    return nil
  }

  mutating func remove(level: Int) -> Reason? {
    guard column.contains(level) else { return .noSuchLevel }
    levels.remove(at: level)
    column.remove(1, at: level)
    return nil
  }

  mutating func moveLevel(_ level: Int, index: Int) -> Reason? {
    guard column.contains(level), column.contains(index) else { return .noSuchLevel }
    if level == index { return .alreadyThere }
    levels.insert(levels.remove(at: level), at: index)
    column.move(level, to: index)
    return nil
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
      var level = levels[origin]
      level.replacePages(
        with: replacement, extent: rules.viewport.pages, canFollow: openPage == nil)
      return level
    }
    let remaining = column.place.flatMap { place in
      // Prefer the current level, then the nearest remaining level below it, then the nearest one above it.
      successors[place...].firstIndex { $0 != nil } ?? successors[..<place].lastIndex { $0 != nil }
    }
    let current = remaining.flatMap { successors[$0] }
    let column = Track(count: next.count, place: current ?? self.column.place ?? 0)
    let staysOpen = openPage == openPage.flatMap {
      successor(of: $0, after: .replaceLevels(replacements))
    }
    if next == levels && column == self.column && staysOpen { return .alreadyThere }
    levels = next
    self.column = column
    return nil
  }

  /// Sets a rule for a level. Changing the rule to `snap page` resets free scrolling.
  mutating func set(_ rule: LevelRule, level: Int) -> Reason? {
    guard column.contains(level) else { return .noSuchLevel }
    let before = levels[level].rules
    levels[level].rules.set(rule)
    if levels[level].rules == before { return .alreadyThere }
    if rule == .snap(.page) { levels[level].pages.stand(on: levels[level].page) }
    return nil
  }

  /// Sets a rule for all existing and future levels.
  mutating func setForAll(_ rule: LevelRule) -> Reason? {
    let before = newLevelRules
    newLevelRules.set(rule)
    var reason: Reason? = newLevelRules == before ? .alreadyThere : nil
    for level in levels.indices where set(rule, level: level) == nil { reason = nil }
    return reason
  }

  /// Sets a rule for the pager. When the viewport changes, a freely scrolled level keeps its rest offset, clamped to
  /// its bounds. If the clamped offset would hide the level's page, the level rests at its default offset.
  mutating func set(_ rule: PagerRule) -> Reason? {
    let before = rules.viewport.pages
    let reason = changeRules { $0.set(rule) }
    let extent = rules.viewport.pages
    if extent == before { return reason }
    for level in levels.indices where levels[level].pages.displacement != .zero {
      let rest = levels[level].pages.rest(extent: before)
      levels[level].pages.keep(rest: rest, extent: extent)
    }
    return reason
  }

  /// Applies a change to the pager's rules.
  mutating func changeRules(_ change: (inout PagerRules) -> Void) -> Reason? {
    let before = rules
    change(&storedRules)
    return rules == before ? .alreadyThere : nil
  }

  private mutating func edit(_ level: Int, _ edit: (inout Track) -> Void) {
    levels[level].edit(extent: rules.viewport.pages, edit)
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
    let page = position.page ?? 0
    switch edit {
    case .insert(position.level, let index, let count):
      if index <= page { next.page = page &+ count }
    case .remove(position.level, let index, let count):
      if page >= index { next.page = page >= index &+ count ? page &- count : nil }
    case .resize(position.level, let count):
      if page >= count { next.page = nil }
    case .reload(position.level, let count, let page, let openPage):
      next.page = newIndex(of: position, count: count, page: page, openPage: openPage)
    case .insertLevel(_, let index):
      if index ?? levels.count <= position.level { next.level += 1 }
    case .removeLevel(let level):
      if level == position.level { return nil }
      if level < position.level { next.level -= 1 }
    case .moveLevel(let level, let index):
      var column = Track(count: levels.count, place: position.level)
      column.move(level, to: index)
      next.level = column.place ?? position.level
    case .replaceLevels(let replacements):
      guard let index = replacements.firstIndex(where: { $0.origin == position.level }) else {
        return nil
      }
      let new = replacements[index]
      next.level = index
      next.page = newIndex(
        of: position, count: new.count, page: new.page, openPage: new.openPage)
    default: break
    }
    if position.page == nil { next.page = nil }
    return next
  }

  /// The new index of a page of a level with replaced pages; nil if the page is gone.
  private func newIndex(of position: Position, count: Int, page: Int?, openPage: Int?) -> Int? {
    let isOwn = position.page == levels[position.level].page
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

  /// Rests a freely scrolling level at an offset, clamped to its bounds. The level rests at its default offset if the
  /// given offset is nil or would hide the level's page.
  mutating func scroll(to rest: Offset?, extent: Offset) {
    pages.displacement = .zero
    if let rest, rules.snap == .free { pages.keep(rest: rest.withinReach, extent: extent) }
  }

  /// Replaces the pages and spans of the level. Under `follow on`, a level on its last page goes to the new last page
  /// if pages were added at the end.
  fileprivate mutating func replacePages(
    with replacement: LevelReplacement, extent: Offset, canFollow: Bool
  ) {
    let follows =
      canFollow && replacement.addsAtEnd && replacement.page != nil && rules.follow == .on
      && page == count - 1
    let place = follows ? replacement.count - 1 : replacement.page
    spans = replacement.spans
    if let new = replacement.rules {
      rules = new
      if new.snap == .page { pages.displacement = .zero }
    }
    if count == replacement.count && (place == nil || place == page) { return }
    edit(extent: extent) { $0.replace(count: replacement.count, place: place) }
  }
}
