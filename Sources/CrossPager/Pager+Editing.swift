/// Edits of pages, of levels, and of rules.
extension Pager {
  /// `insert LEVEL INDEX COUNT`.
  mutating func insert(level: Int, index: Int, count: Int) -> Outcome {
    guard column.contains(level) else { return .ignored(.noSuchLevel) }
    guard (0...levels[level].count).contains(index) else { return .ignored(.noSuchPage) }
    if count < 1 { return .ignored(.alreadyThere) }
    if count > Track.maximumCount - levels[level].count { return .ignored(.doesNotFit) }
    let follows = levels[level].rules.follow == .on
    editPages(of: level) { $0.insert(count, at: index, follows: follows) }
    return .changed()
  }

  /// `remove LEVEL INDEX COUNT`.
  mutating func remove(level: Int, index: Int, count: Int) -> Outcome {
    guard column.contains(level) else { return .ignored(.noSuchLevel) }
    guard levels[level].pages.contains(index), count <= levels[level].count - index else {
      return .ignored(.noSuchPage)
    }
    if count < 1 { return .ignored(.alreadyThere) }
    editPages(of: level) { $0.remove(count, at: index) }
    return .changed()
  }

  /// `resize LEVEL COUNT`.
  mutating func resize(level: Int, count: Int) -> Outcome {
    guard column.contains(level) else { return .ignored(.noSuchLevel) }
    guard (0...Track.maximumCount).contains(count) else { return .ignored(.doesNotFit) }
    let present = levels[level].count
    if count == present { return .ignored(.alreadyThere) }
    return count > present
      ? insert(level: level, index: present, count: count - present)
      : remove(level: level, index: count, count: present - count)
  }

  /// `reload`: new pages, of which `page` is the one the level stood on.
  mutating func reload(level: Int, count: Int, page: Int?) -> Outcome {
    guard column.contains(level) else { return .ignored(.noSuchLevel) }
    guard (0...Track.maximumCount).contains(count) else { return .ignored(.doesNotFit) }
    editPages(of: level) { $0.replace(count: count, place: page) }
    return .changed()
  }

  /// Gives a level the pages `new` in place of `old`, by their identities.
  ///
  /// The level stays on the page it stands on if that is among the new ones, else on its index, or the last.
  ///
  ///     pager.reload(level: 0, from: ["a", "b"], to: ["x", "a", "b"])    // on "b" before and after
  ///
  /// - Parameters:
  ///   - old: the identities of the pages there are, in order.
  ///   - new: the identities of the pages there will be, in order; at most `Track.maximumCount`.
  /// - Complexity: O(pages)
  public mutating func reload<ID: Equatable>(
    level: Int, from old: some Collection<ID>, to new: some Collection<ID>
  ) -> Outcome {
    guard column.contains(level) else { return .ignored(.noSuchLevel) }
    let identity = levels[level].page.flatMap { old.dropFirst($0).first }
    let index = identity.flatMap { new.firstIndex(of: $0) }
    let page = index.map { new.distance(from: new.startIndex, to: $0) }
    return apply(.reload(level: level, count: new.count, page: page))
  }

  /// `insert-level NAME COUNT INDEX`.
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

  /// `remove-level LEVEL`.
  mutating func removeLevel(_ level: Int) -> Outcome {
    guard column.contains(level) else { return .ignored(.noSuchLevel) }
    levels.remove(at: level)
    column.remove(1, at: level)
    return .changed()
  }

  /// `move-level LEVEL INDEX`.
  mutating func moveLevel(_ level: Int, index: Int) -> Outcome {
    guard column.contains(level), column.contains(index) else { return .ignored(.noSuchLevel) }
    if level == index { return .ignored(.alreadyThere) }
    levels.insert(levels.remove(at: level), at: index)
    column.move(level, to: index)
    return .changed()
  }

  /// `set RULE VALUE LEVEL`, for a level. One that is to rest on pages again does so at once.
  mutating func set(_ rule: LevelRule, level: Int) -> Outcome {
    guard column.contains(level) else { return .ignored(.noSuchLevel) }
    let before = levels[level].rules
    levels[level].rules.set(rule)
    if levels[level].rules == before { return .ignored(.alreadyThere) }
    if rule == .snap(.page) { levels[level].pages.stand(on: levels[level].page) }
    return .changed()
  }

  /// `set RULE VALUE`, for all levels there are and will be.
  mutating func setForAll(_ rule: LevelRule) -> Outcome {
    let before = newLevelRules
    newLevelRules.set(rule)
    var outcome = newLevelRules == before ? Outcome.ignored(.alreadyThere) : .changed()
    for level in levels.indices where set(rule, level: level) == .changed() {
      outcome = .changed()
    }
    return outcome
  }

  /// `set RULE VALUE`, for the pager. Levels that were scrolled freely rest where they did, as near as another viewport
  /// allows; one whose page would no longer be displayed rests on it.
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

  /// `lock` and `unlock`, and rules that move nothing.
  mutating func changeRules(_ change: (inout PagerRules) -> Void) -> Outcome {
    let before = rules
    change(&rules)
    return rules == before ? .ignored(.alreadyThere) : .changed()
  }

  /// Changes which pages a level has. One that was empty goes to its start page, and one that scrolls freely keeps its
  /// page at the same place on the display, as near as its bounds allow.
  private mutating func editPages(of level: Int, _ edit: (inout Track) -> Void) {
    let extent = rules.viewport.pages
    let before = levels[level].pages
    edit(&levels[level].pages)
    if levels[level].page == nil { levels[level].pages.stand(on: levels[level].startPage) }
    if levels[level].rules.snap == .free, let was = before.place, let page = levels[level].page {
      let shift = Offset(pages: page) - Offset(pages: was)
      levels[level].pages.keep(rest: before.rest(extent: extent) + shift, extent: extent)
    }
  }
}
