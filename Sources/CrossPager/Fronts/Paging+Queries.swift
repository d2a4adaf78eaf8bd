/// Queries.
extension Paging {
  /// The name of the current level; nil if there are no levels.
  public var currentLevel: LevelID? { pager.position.flatMap { levelID(at: $0.level) } }

  /// The index of the page the pager is on; nil on an empty level.
  public var currentPage: Int? { pager.position?.page }

  /// The identity of the page the pager is on; nil on an empty level.
  public var currentPageID: PageID? { pager.position.flatMap { pageID(at: $0) } }

  /// The identity of the page that is open; nil if none is, or if pages have no identities.
  public var openPageID: PageID? { pager.openPage.flatMap { pageID(at: $0) } }

  /// Whether nothing moves and no page is open. New data are best handed over then: they tear no content from a finger,
  /// and nothing waits for a page to be closed.
  public var isAtRest: Bool { pager.phase == .settled && pager.openPage == nil }

  /// A level with its page, count and rules; nil if there is no such level.
  ///
  ///     pager[level: .week]?.page
  public subscript(level level: LevelID) -> Level? {
    levelIndex(of: level).flatMap { pager.levels.indices.contains($0) ? pager.levels[$0] : nil }
  }

  /// The outcome that a command would have. The pager does not change.
  ///
  /// - Complexity: That of copying the levels, and of `apply`.
  public func outcome(of command: Command) -> Outcome {
    var copy = self
    return copy.apply(command)
  }

  /// The outcome that calls would have. The pager does not change.
  ///
  ///     pager.outcome { $0.go(toLevel: .month) }
  ///
  /// - Complexity: That of copying the levels, and of the calls.
  public func outcome(of calls: (inout Self) -> Outcome) -> Outcome {
    var copy = self
    return calls(&copy)
  }
}

/// The state of the model, by indices.
extension Paging {
  /// Where the pager is; nil if there are no levels. See ``Pager/position``.
  public var position: Position? { pager.position }
  /// Whether the content is settled, dragged or settling.
  public var phase: Phase { pager.phase }
  /// The displayed distance of the content from its rest; zero at rest.
  public var offset: Offset { pager.phase.offset }
  /// Where the content would come to rest if the finger lifted now. See ``Pager/target``.
  public var target: Position? { pager.target }
  /// The directions in which a single step would move. See ``Pager/routes``.
  public var routes: Directions { pager.routes }
  /// The page that is open; nil if none is.
  public var openPage: Position? { pager.openPage }
  /// The displayed pages and their places. See ``Pager/window``.
  public var window: Pager.Window { pager.window }
}
