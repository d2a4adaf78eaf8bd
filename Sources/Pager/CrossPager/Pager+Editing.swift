/// Edits to pages, levels and rules. Most functions return the reason for ignoring the edit, or nil if the edit changed
/// the pager.
extension Pager {
  mutating func edit(_ command: Command) -> Reason? {
    guard case .edit(let edit, let level) = command.kind else { return nil }
    guard let level else {
      if let reason = column.refusal(of: edit, missing: .noSuchLevel) { return reason }
      switch command {
      case .insertLevel(let count, let index):
        guard (0...Track.maximumCount).contains(count) else { return .doesNotFit }
        levels.insert(Level(count: count, rules: newLevelRules), at: index ?? levels.count)
      case .removeLevel(let level): levels.remove(at: level)
      case .moveLevel(let level, let index): levels.insert(levels.remove(at: level), at: index)
      default: break
      }
      column.perform(edit)
      if column.place == nil { column.place = column.nearest(to: 0) }
      return nil
    }
    guard column.contains(level) else { return .noSuchLevel }
    if let reason = levels[level].pages.refusal(of: edit, missing: .noSuchPage) { return reason }
    levels[level].perform(edit, extent: rules.viewport.pages, canFollow: openPage == nil)
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
      let former = replacement.origin.map { levels[$0] } ?? Level(count: 0, rules: newLevelRules)
      return former.replacingPages(
        with: replacement, extent: rules.viewport.pages, canFollow: openPage == nil)
    }
    let current = column.place.flatMap { place in
      // Prefer the current level, then the nearest remaining level below it, and then the nearest one above it. Lazy
      // sequences avoid allocating memory.
      successors[place...].lazy.compactMap { $0 }.first
        ?? successors[..<place].lazy.compactMap { $0 }.last
    }
    let column = Track(count: next.count, place: current ?? self.column.place ?? 0)
    let open = openPage.flatMap { successor(of: $0, after: .replaceLevels(replacements)) }
    if next == levels && column == self.column && open == openPage { return .alreadyThere }
    levels = next
    self.column = column
    return nil
  }

  /// Sets a rule for one level. Changing the rule to `snap page` resets free scrolling.
  mutating func set(_ rule: LevelRule, level: Int) -> Reason? {
    guard column.contains(level) else { return .noSuchLevel }
    let reason = changing(&levels[level].rules) { $0.set(rule) }
    if reason == nil && rule == .snap(.page) { levels[level].pages.displacement = .zero }
    return reason
  }

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

extension Pager {
  /// Returns the position of a page after an edit that is about to be performed. The page is nil if the edit removes
  /// it. The position is nil if the edit removes the level. If the edit is ignored, the result has no meaning.
  ///
  /// A level with replaced pages keeps only the pages that the command identifies: its own page and the open page.
  func successor(of position: Position, after command: Command) -> Position? {
    var next = position
    switch (command, command.kind) {
    case (.reload(position.level, let count, let page, let openPage), _):
      next.page = newIndex(of: position, count: count, page: page, openPage: openPage)
    case (.replaceLevels(let replacements), _):
      guard let index = replacements.firstIndex(where: { $0.origin == position.level }) else {
        return nil
      }
      let new = replacements[index]
      next.level = index
      next.page = newIndex(of: position, count: new.count, page: new.page, openPage: new.openPage)
    case (_, .edit(let edit, position.level)):
      next.page = position.page.flatMap { Track.successor(of: $0, after: edit) }
    case (_, .edit(let edit, nil)):
      guard let level = Track.successor(of: position.level, after: edit) else { return nil }
      next.level = level
    default: break
    }
    return next
  }

  private func newIndex(of position: Position, count: Int, page: Int?, openPage: Int?) -> Int? {
    guard let former = position.page else { return nil }
    let isOwn = former == levels[position.level].page
    let index = isOwn ? page : position == self.openPage ? openPage : nil
    return index.flatMap { Track(count: count, place: $0).place }
  }
}

extension Level {
  /// Edits the pages of the level. A level that was empty goes to its start page. A freely scrolling level keeps its
  /// page in the same position on the display if its bounds allow.
  fileprivate mutating func perform(_ edit: Track.Edit, extent: Offset, canFollow: Bool) {
    let before = pages
    pages.perform(edit, follows: canFollow && rules.follow == .on)
    if page == nil { pages.stand(on: startPage) }
    if rules.snap == .free, let was = before.place, let page {
      let shift = Offset(pages: page) - Offset(pages: was)
      pages.keep(rest: before.rest(extent: extent) + shift, extent: extent)
    }
  }

  fileprivate func replacingPages(
    with new: LevelReplacement, extent: Offset, canFollow: Bool
  ) -> Level {
    let page = new.origin == nil ? nil : new.page
    let isOnLast = self.page == count - 1 && page != nil
    let follows = canFollow && rules.follow == .on && isOnLast && new.addsAtEnd
    var level = self
    level.spans = new.spans
    level.rules = new.rules ?? rules
    if level.rules.snap == .page { level.pages.displacement = .zero }
    let edit = Track.Edit.replace(count: new.count, place: follows ? new.count - 1 : page)
    level.perform(edit, extent: extent, canFollow: canFollow)
    return level
  }
}
