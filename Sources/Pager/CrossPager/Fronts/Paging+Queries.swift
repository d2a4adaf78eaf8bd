/// Names.
extension Paging {
  /// Returns the index of a level, or nil if there is no such level.
  public func levelIndex(of level: LevelID) -> Int? { names.levelIDs.firstIndex(of: level) }

  /// Returns the name of the level at an index, or nil if there is no such level.
  public func levelID(at index: Int) -> LevelID? {
    names.levelIDs.indices.contains(index) ? names.levelIDs[index] : nil
  }

  /// Returns the index of a page in a level, or nil if there is no such page or if pages have no identities.
  public func pageIndex(of page: PageID, inLevel level: LevelID) -> Int? {
    levelIndex(of: level).flatMap { names.pageIndex(of: page, inLevelAt: $0) }
  }

  /// Returns the identity of a page, or nil if the page does not exist or if pages have no identities.
  public func pageID(at position: Position) -> PageID? { names.pageID(at: position) }

  /// Returns the identity of a level's current or remembered page, or nil if there is no such page or if pages have no
  /// identities.
  public func pageID(ofLevel level: LevelID) -> PageID? {
    levelIndex(of: level).flatMap { pageID(at: Position(level: $0, page: self[level]?.page)) }
  }

  /// The name of the current level; nil if there are no levels.
  public var currentLevel: LevelID? { base.position.flatMap { levelID(at: $0.level) } }

  /// The index of the current page; nil if there is no current page.
  public var currentPage: Int? { base.position?.page }

  /// The identity of the current page; nil if there is no current page or if pages have no identities.
  public var currentPageID: PageID? { base.position.flatMap { pageID(at: $0) } }

  /// The identity of the open page; nil if no page is open or if pages have no identities.
  public var openPageID: PageID? { base.openPage.flatMap { pageID(at: $0) } }

  /// A level; nil if there is no such level. Assigning a level changes its rules and nothing else.
  ///
  ///     pager[.week]?.page
  ///     pager[.week]?.rules.edge = .wrap
  public subscript(level: LevelID) -> Level? {
    get {
      levelIndex(of: level).flatMap { base.levels.indices.contains($0) ? base.levels[$0] : nil }
    }
    set {
      guard let present = self[level], let rules = newValue?.rules else { return }
      for rule in rules.list where !present.rules.list.contains(rule) {
        apply(.setLevelRule(rule, level: index(level)))
      }
    }
  }

  /// Returns the outcome that a command would have, without changing the pager.
  ///
  /// - Complexity: The cost of copying the levels, plus the cost of `apply`
  public func outcome(of command: Command) -> Outcome { outcome { $0.apply(command) } }

  /// Returns the outcome of a closure that makes calls on a copy of the pager. The pager itself does not change.
  ///
  ///     pager.outcome { $0.go(toLevel: .month) }
  ///
  /// - Complexity: The cost of copying the levels, plus the cost of the calls
  public func outcome(of calls: (inout Self) -> Outcome) -> Outcome {
    var copy = self
    return calls(&copy)
  }
}

/// Rules.
extension Paging {
  /// The rules of the pager as a whole. Assigning rules performs a command for each rule that changes.
  public var rules: PagerRules {
    get { base.rules }
    set {
      let present = base.rules
      for rule in newValue.list where !present.list.contains(rule) { apply(.setPagerRule(rule)) }
      if newValue.locked == present.locked { return }
      apply(.unlock(present.locked.subtracting(newValue.locked)))
      apply(.lock(newValue.locked))
    }
  }

  /// Sets a rule for all existing and future levels.
  @discardableResult public mutating func setForAllLevels(_ rule: LevelRule) -> Outcome {
    apply(.setRuleOfAllLevels(rule))
  }
}

extension LevelRules {
  fileprivate var list: [LevelRule] {
    [.start(start), .entry(entry), .edge(edge), .follow(follow), .snap(snap)]
  }
}

extension PagerRules {
  /// The rules, except for the locks, which have commands of their own.
  fileprivate var list: [PagerRule] {
    [
      .ends(ends), .empty(empty), .viewport(viewport), .bounce(bounce), .reading(reading),
      .gesture(gesture),
    ]
  }
}
