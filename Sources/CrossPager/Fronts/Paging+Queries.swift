/// Queries.
extension Paging {
  /// The name of the current level, or nil if there are no levels.
  public var currentLevel: LevelID? { pager.position.flatMap { levelID(at: $0.level) } }

  /// The index of the current page, or nil if there is no current page.
  public var currentPage: Int? { pager.position?.page }

  /// The identity of the current page, or nil if there is no current page or if pages have no identities.
  public var currentPageID: PageID? { pager.position.flatMap { pageID(at: $0) } }

  /// The identity of the open page, or nil if no page is open or if pages have no identities.
  public var openPageID: PageID? { pager.openPage.flatMap { pageID(at: $0) } }

  /// Whether the content is settled and no page is open. An update at rest does not interrupt a gesture and is never
  /// ignored with `pageOpen`.
  public var isAtRest: Bool { pager.phase == .settled && pager.openPage == nil }

  /// The level with a given name, or nil if there is no such level.
  ///
  ///     pager[level: .week]?.page
  public subscript(level level: LevelID) -> Level? {
    levelIndex(of: level).flatMap { pager.levels.indices.contains($0) ? pager.levels[$0] : nil }
  }

  /// Returns the outcome that a command would have, without changing the pager.
  ///
  /// - Complexity: The cost of copying the levels, plus the cost of `apply`
  public func outcome(of command: Command) -> Outcome {
    var copy = self
    return copy.apply(command)
  }

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

/// The state of the underlying pager, as indices.
extension Paging {
  /// The current level and its page, or nil if there are no levels.
  public var position: Position? { pager.position }
  /// The phase of the content: settled, dragging or settling.
  public var phase: Phase { pager.phase }
  /// The displayed distance of the content from its rest position.
  public var offset: Offset { pager.phase.offset }
  /// The position at which the content would settle if the finger lifted now. See ``Pager/target``.
  public var target: Position? { pager.target }
  /// The directions in which a move is possible. See ``Pager/routes``.
  public var routes: Directions { pager.routes }
  /// The open page, or nil if no page is open.
  public var openPage: Position? { pager.openPage }
  /// The displayed pages and their coordinates. See ``Pager/window``.
  public var window: Pager.Window { pager.window }
}
