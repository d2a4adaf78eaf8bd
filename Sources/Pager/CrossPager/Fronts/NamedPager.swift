/// A pager whose levels, and possibly pages, have names.
///
/// Three kinds are ready to use: a ``TypedPager``, an ``IdentifiedPager``, and the `DatedPager` of the module
/// CrossPagerTimeline. All of them have the methods of ``Paging``.
///
/// If the names determine the pages, as sections do, use ``update(to:interrupting:)-(Names,_)`` to change both. Edits
/// by index are then ignored with `doesNotFit`.
public struct NamedPager<Names: PagerNames>: Paging {
  /// The underlying pager, which uses indices.
  public private(set) var base: Pager
  /// The names of the levels and pages.
  public private(set) var names: Names
  /// The names that the pager adopts when the current gesture ends; nil if no update is waiting.
  package private(set) var waitingNames: Names?
  /// The last known places of levels that are empty or absent, oldest first.
  public var absentLevels: [Snapshot.SavedLevel] = []

  /// Creates a pager from an underlying pager and the names of its levels.
  public init(_ base: Pager, names: Names) {
    self.base = base
    self.names = names
  }

  /// Creates a pager from names that determine the pages. The first level is current.
  ///
  /// - Parameters:
  ///   - names: The names. Levels beyond the first ``Pager/maximumCount`` are dropped.
  ///   - rules: The rules of the pager as a whole.
  ///   - newLevelRules: The initial rules for levels added later.
  ///   - levelRules: A closure that returns the rules of a level. The default rules are `newLevelRules`.
  /// - Complexity: O(pages)
  public init(
    names: Names, rules: PagerRules = PagerRules(), newLevelRules: LevelRules = LevelRules(),
    levelRules: ((LevelID) -> LevelRules)? = nil
  ) {
    let levels = names.levelIDs.enumerated().compactMap { index, id -> Level? in
      guard let named = names.level(at: index) else { return nil }
      let rules = (levelRules?(id) ?? newLevelRules).starting(as: named.rules)
      return Level(count: named.count, rules: rules, spans: named.spans)
    }
    self.init(Pager(levels: levels, rules: rules, newLevelRules: newLevelRules), names: names)
  }

  /// Performs or ignores a command. See ``Pager/apply(_:)``.
  ///
  /// Edits that the names do not permit are ignored with `doesNotFit`. If an update is waiting and the command ends the
  /// gesture, the update follows. The positions in the outcome are then those after the update.
  @discardableResult public mutating func apply(_ command: Command) -> Outcome {
    // While a copy exists, every command copies the levels. So copy the pager only if an edit may restore levels.
    var former: NamedPager?
    if case .edit(_, let level) = command.kind {
      guard names.permitsEdits(ofLevelAt: level) else { return .ignored(.doesNotFit) }
      if level != nil && !absentLevels.isEmpty { former = NamedPager(base, names: names) }
    }
    let (position, before) = (base.position, names)
    let outcome = base.apply(command)
    if let former { returnAbsentLevels(after: former) }
    guard base.phase == .settled, let next = waitingNames else { return outcome }
    waitingNames = nil
    let updated = update(to: next)
    let result = outcome.moved { names.successor(of: $0, in: before) }
    if case .moved(let move) = result, move.to == base.position { return result }
    if case .changed(_, .some) = updated { return updated }
    // The update may have removed the page, or moved the level to another page.
    let from = position.flatMap { names.successor(of: $0, in: before) }
    return from == base.position
      ? result : .changed(finished: Arrival(from: from, to: base.position))
  }

  /// Replaces the names. A level remains if the new names include it, and a page remains if its level includes it.
  ///
  /// Every remaining level keeps its rules and its page. If a level's page is gone, the level goes to the new page at
  /// the same index, or to its last page if that index is too large. If the current level is gone, the nearest
  /// remaining level below it becomes current, or the nearest one above if no level below remains. A level that was
  /// empty or absent returns to its last known place. An open page stays open if it remains.
  ///
  /// An update during a gesture waits until the gesture ends. If several updates wait, only the newest takes effect.
  ///
  /// - Parameters:
  ///   - names: The new names, with at most ``Pager/maximumCount`` levels. The names of levels must be unique, and the
  ///     identities of pages must be unique within a level.
  ///   - interrupting: Whether to drop a drag or complete a settle instead of waiting.
  /// - Returns: `changed`, even if the update waits; or `ignored` with `alreadyThere` if nothing changes, or with
  ///   `doesNotFit` if there are too many levels.
  /// - Complexity: O(pages)
  @discardableResult
  public mutating func update(to names: Names, interrupting: Bool = false) -> Outcome {
    update(to: names, interrupting: interrupting, canFollow: true)
  }

  /// Replaces the names. If `canFollow` is false, every level stays on its page, even under `follow on`.
  package mutating func update(to names: Names, interrupting: Bool, canFollow: Bool) -> Outcome {
    let isKnown = names == waitingNames ?? self.names
    if isKnown && !(interrupting && waitingNames != nil) { return .ignored(.alreadyThere) }
    if base.phase != .settled && !interrupting {
      waitingNames = names == self.names ? nil : names
      return .changed()
    }
    let before = self.names
    var next = base
    let finished = next.settle()
    let rested = next
    let replacements = names.replacements(of: rested, named: before, canFollow: canFollow)
    let outcome = next.apply(.replaceLevels(replacements))
    // Different pages may have the same indices.
    if outcome.isIgnored && outcome != .ignored(.alreadyThere) { return outcome }
    (base, self.names, waitingNames) = (next, names, nil)
    returnAbsentLevels(after: NamedPager(rested, names: before))
    var closed: Position?
    if case .changed(_, let position) = outcome { closed = position }
    return .changed(finished: finished, closed: closed)
      .moved { names.successor(of: $0, in: before) }
  }
}

extension NamedPager {
  /// Remembers the places of levels that became empty or absent, and restores the places of levels that have come back.
  private mutating func returnAbsentLevels(after old: NamedPager) {
    // The current level comes last, so that it becomes current again if all levels were absent.
    let isOnCurrent = { (saved: Snapshot.SavedLevel) in saved.id == old.currentLevel }
    // If an edit by index empties a level, the pager does not remember the place of the level.
    let emptied = old.snapshot.levels.filter { $0.count > 0 && self[$0.id]?.page == nil }
    let levels = names == old.names ? [] : emptied
    absentLevels.removeAll { absent in levels.contains { $0.id == absent.id } }
    absentLevels += levels.filter { !isOnCurrent($0) } + levels.filter(isOnCurrent)
    var places = Pager.Snapshot(
      levels: [], currentLevel: nil, rules: base.rules, newLevelRules: base.newLevelRules)
    for saved in absentLevels {
      // A level that comes back empty regains its rules at once, and its place as soon as it has pages.
      guard let index = levelIndex(of: saved.id), old[saved.id]?.page == nil else { continue }
      let rules = old[saved.id] == nil ? saved.rules : base.levels[index].rules
      places.levels.append(
        place(
          of: saved, at: index, rules, base.rules.viewport, canFollow: base.openPage == nil))
      if old.base.levels.isEmpty { places.currentLevel = index }
    }
    absentLevels = absentLevels.filter { self[$0.id]?.page == nil }.suffix(1000)
    if !places.levels.isEmpty { _ = base.restore(places) }
  }
}

extension NamedPager: Sendable where Names: Sendable, LevelID: Sendable, PageID: Sendable {}
extension NamedPager: Hashable {}

extension Outcome {
  /// Returns the outcome with its positions replaced by successors. A move to or from a lost position becomes a change.
  fileprivate func moved(_ successor: (Position) -> Position?) -> Outcome {
    switch self {
    case .moved(var result):
      let (from, to) = (successor(result.from), successor(result.to))
      guard let from, let to, (to.page == nil) == (result.to.page == nil) else {
        return .changed(finished: Arrival(from: from, to: to))
      }
      (result.from, result.to, result.finished) = (from, to, result.finished?.moved(successor))
      return .moved(result)
    case .changed(let finished, let closed):
      return .changed(finished: finished?.moved(successor), closed: closed)
    case .ignored: return self
    }
  }
}

extension PagerNames {
  /// Returns a page's position under these names, without a page if the page is gone; nil if the level is gone.
  func successor(of position: Position, in old: Self) -> Position? {
    guard old.levelIDs.indices.contains(position.level),
      let level = levelIDs.firstIndex(of: old.levelIDs[position.level])
    else { return nil }
    return Position(level: level, page: successor(of: position, in: old, inLevelAt: level))
  }

  private func successor(of position: Position, in old: Self, inLevelAt level: Int) -> Int? {
    guard let id = old.pageID(at: position) else { return nil }
    let same = Position(level: level, page: position.page)
    return pageID(at: same) == id ? position.page : pageIndex(of: id, inLevelAt: level)
  }

  /// Returns the levels with these names that replace the levels of a pager with other names.
  fileprivate func replacements(
    of pager: Pager, named old: Self, canFollow: Bool
  ) -> [LevelReplacement] {
    // Embedded Swift cannot compile `Dictionary(_:uniquingKeysWith:)`.
    var origins: [LevelID: Int] = [:]
    for (id, origin) in zip(old.levelIDs, pager.levels.indices) where origins[id] == nil {
      origins[id] = origin
    }
    return levelIDs.enumerated().compactMap { index, id in
      guard let new = level(at: index) else { return nil }
      let origin = origins.removeValue(forKey: id)
      let level = origin.map { pager.levels[$0] }
      var rules = level?.rules ?? pager.newLevelRules
      var replacement = LevelReplacement(
        origin: origin, count: new.count, page: nil, spans: new.spans)
      if let origin, let level {
        let find = { (page: Int?) in
          successor(of: Position(level: origin, page: page), in: old, inLevelAt: index)
        }
        replacement.page = find(level.page)
        if let open = pager.openPage, open.level == origin {
          replacement.openPage = find(open.page)
        }
        if case .page(let start) = rules.start, let next = find(start) { rules.start = .page(next) }
        let last = pageID(at: Position(level: index, page: new.count - 1))
        replacement.addsAtEnd =
          canFollow && last.map { old.pageIndex(of: $0, inLevelAt: origin) == nil } ?? false
        // A level on a start page that the names choose, such as today's page, moves with the start page.
        if case .page(let start) = new.rules.start {
          replacement.addsAtEnd = false
          let follows = canFollow && rules.follow == .on && pager.openPage == nil
          if follows, level.page == level.startPage { replacement.page = start }
        }
      }
      replacement.rules = rules.starting(as: new.rules)
      return replacement
    }
  }
}
