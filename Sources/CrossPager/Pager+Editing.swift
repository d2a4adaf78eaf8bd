/// Edits to pages, levels and rules.
extension Pager {
  mutating func insert(level: Int, index: Int, count: Int) -> Outcome {
    guard column.contains(level) else { return .ignored(.noSuchLevel) }
    guard (0...levels[level].count).contains(index) else { return .ignored(.noSuchPage) }
    if count < 1 { return .ignored(.alreadyThere) }
    if count > Track.maximumCount - levels[level].count { return .ignored(.doesNotFit) }
    let follows = levels[level].rules.follow == .on
    edit(level) { $0.insert(count, at: index, follows: follows) }
    return .changed()
  }

  mutating func remove(level: Int, index: Int, count: Int) -> Outcome {
    guard column.contains(level) else { return .ignored(.noSuchLevel) }
    guard levels[level].pages.contains(index), count <= levels[level].count - index else {
      return .ignored(.noSuchPage)
    }
    if count < 1 { return .ignored(.alreadyThere) }
    edit(level) { $0.remove(count, at: index) }
    return .changed()
  }

  mutating func resize(level: Int, count: Int) -> Outcome {
    guard column.contains(level) else { return .ignored(.noSuchLevel) }
    guard (0...Track.maximumCount).contains(count) else { return .ignored(.doesNotFit) }
    let present = levels[level].count
    if count == present { return .ignored(.alreadyThere) }
    return count > present
      ? insert(level: level, index: present, count: count - present)
      : remove(level: level, index: count, count: present - count)
  }

  mutating func reload(level: Int, count: Int, page: Int?) -> Outcome {
    guard column.contains(level) else { return .ignored(.noSuchLevel) }
    guard (0...Track.maximumCount).contains(count) else { return .ignored(.doesNotFit) }
    edit(level) { $0.replace(count: count, place: page) }
    return .changed()
  }

  mutating func insertLevel(count: Int, index: Int?) -> Outcome {
    let index = index ?? levels.count
    guard (0...levels.count).contains(index) else { return .ignored(.noSuchLevel) }
    guard (0...Track.maximumCount).contains(count), levels.count < Track.maximumCount else {
      return .ignored(.doesNotFit)
    }
    levels.insert(Level(count: count, rules: newLevelRules), at: index)
    column.insert(1, at: index, follows: false)
    column.place = column.place ?? 0
    return .changed()
  }

  mutating func remove(level: Int) -> Outcome {
    guard column.contains(level) else { return .ignored(.noSuchLevel) }
    levels.remove(at: level)
    column.remove(1, at: level)
    return .changed()
  }

  mutating func moveLevel(_ level: Int, index: Int) -> Outcome {
    guard column.contains(level), column.contains(index) else { return .ignored(.noSuchLevel) }
    if level == index { return .ignored(.alreadyThere) }
    levels.insert(levels.remove(at: level), at: index)
    column.move(level, to: index)
    return .changed()
  }

  mutating func replaceLevels(_ replacements: [LevelReplacement]) -> Outcome {
    var successors = [Int?](repeating: nil, count: levels.count)
    for (index, replacement) in replacements.enumerated() {
      guard let origin = replacement.origin else { continue }
      guard column.contains(origin), successors[origin] == nil else {
        return .ignored(.noSuchLevel)
      }
      successors[origin] = index
    }
    let fits = replacements.allSatisfy { (0...Track.maximumCount).contains($0.count) }
    guard fits, replacements.count <= Track.maximumCount else { return .ignored(.doesNotFit) }
    let next = replacements.map { replacement in
      guard let origin = replacement.origin else {
        return Level(count: replacement.count, rules: newLevelRules, spans: replacement.spans)
      }
      var level = levels[origin]
      level.replacePages(with: replacement, extent: rules.viewport.pages)
      return level
    }
    let current = column.place.flatMap { place in
      // Prefer the current level, then the nearest remaining level below it, then the nearest one above it.
      successors[place...].lazy.compactMap { $0 }.first
        ?? successors[..<place].lazy.reversed().compactMap { $0 }.first
    }
    let column = Track(count: next.count, place: current ?? self.column.place ?? 0)
    if next == levels && column == self.column { return .ignored(.alreadyThere) }
    levels = next
    self.column = column
    return .changed()
  }

  /// Sets a rule for a level. Changing the rule to `snap page` resets free scrolling.
  mutating func set(_ rule: LevelRule, level: Int) -> Outcome {
    guard column.contains(level) else { return .ignored(.noSuchLevel) }
    let before = levels[level].rules
    levels[level].rules.set(rule)
    if levels[level].rules == before { return .ignored(.alreadyThere) }
    if rule == .snap(.page) { levels[level].pages.stand(on: levels[level].page) }
    return .changed()
  }

  /// Sets a rule for all existing and future levels.
  mutating func setForAll(_ rule: LevelRule) -> Outcome {
    let before = newLevelRules
    newLevelRules.set(rule)
    var outcome = newLevelRules == before ? Outcome.ignored(.alreadyThere) : .changed()
    for level in levels.indices where set(rule, level: level) == .changed() {
      outcome = .changed()
    }
    return outcome
  }

  /// Sets a rule for the pager. When the viewport changes, a freely scrolled level keeps its rest offset, clamped to
  /// its bounds. If the clamped offset would hide the level's page, the level rests at its default offset.
  mutating func set(_ rule: PagerRule) -> Outcome {
    let before = rules.viewport.pages
    let outcome = changeRules { $0.set(rule) }
    let extent = rules.viewport.pages
    if extent == before { return outcome }
    for level in levels.indices where levels[level].pages.displacement != .zero {
      let rest = levels[level].pages.rest(extent: before)
      levels[level].pages.keep(rest: rest, extent: extent)
    }
    return outcome
  }

  /// Applies a change to the pager's rules and returns the outcome.
  mutating func changeRules(_ change: (inout PagerRules) -> Void) -> Outcome {
    let before = rules
    change(&rules)
    return rules == before ? .ignored(.alreadyThere) : .changed()
  }

  private mutating func edit(_ level: Int, _ edit: (inout Track) -> Void) {
    levels[level].edit(extent: rules.viewport.pages, edit)
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

  /// Replaces the pages and spans of the level. Under `follow on`, a level on its last page goes to the new last page
  /// if pages were added at the end.
  fileprivate mutating func replacePages(with replacement: LevelReplacement, extent: Offset) {
    let follows =
      replacement.addsAtEnd && replacement.page != nil && rules.follow == .on && page == count - 1
    let place = follows ? replacement.count - 1 : replacement.page
    spans = replacement.spans
    if count == replacement.count && (place == nil || place == page) { return }
    edit(extent: extent) { $0.replace(count: replacement.count, place: place) }
  }
}
