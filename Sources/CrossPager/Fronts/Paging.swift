/// What pages: a ``Pager`` by indices, a ``TypedPager`` by the cases of an enumeration, an ``IdentifiedPager`` by an app's
/// own identities.
///
/// A conformance says how its levels are called and does commands. All calls that a front end makes are written once,
/// on this protocol:
///
///     pager.move(.right, by: 3)                   // relative: so many places on
///     pager.go(toLevel: .week)                    // absolute: there
///     pager.viewport = Viewport(levels: 3, pages: 2.5)
///     pager.drag(x: -0.25)
///
/// Calls return what came of them and may be made for their effect alone. A call that changes nothing says why and
/// leaves the pager equal to what it was. Those that mean a level or page that is not there are ignored.
public protocol Paging: Settling {
  /// How a level is called: its index, a case, an identity.
  associatedtype LevelID: Hashable
  /// How a page is called where pages have identities.
  associatedtype PageID: Hashable = Never

  /// The model, by indices.
  var pager: Pager { get }

  /// Does what a command asks, or nothing, and says which; see ``Pager/apply(_:)``.
  @discardableResult
  mutating func apply(_ command: Command) -> Outcome

  /// The index of a level; nil if there is none of that name.
  func levelIndex(of level: LevelID) -> Int?

  /// What the level of an index is called; nil if there is none.
  func levelID(at index: Int) -> LevelID?

  /// The index of a page in the level of an index; nil if it is not there, or if pages have no identities.
  func pageIndex(of page: PageID, inLevel level: Int) -> Int?

  /// The identity of a page; nil if it does not exist, or if pages have no identities.
  func pageID(at position: Position) -> PageID?
}

extension Paging {
  /// No page, for pages have no identities.
  public func pageIndex(of page: PageID, inLevel level: Int) -> Int? { nil }
  /// No identity, for pages have none.
  public func pageID(at position: Position) -> PageID? { nil }

  /// The index of a level, or one that no level has.
  func index(_ level: LevelID) -> Int { levelIndex(of: level) ?? -1 }
}

/// Relative moves.
extension Paging {
  /// Moves so many places in a direction, or to the edge, whichever comes first.
  ///
  /// - Parameter distance: At least 1, else the move is ignored.
  @discardableResult
  public mutating func move(_ direction: Direction, by distance: Int = 1) -> Outcome {
    apply(.move(direction, distance))
  }

  /// Moves so many pages on in the linear order: levels top to bottom, in each the pages first to last.
  @discardableResult
  public mutating func moveToNext(by distance: Int = 1) -> Outcome { apply(.next(distance)) }

  /// Moves so many pages back in the linear order.
  @discardableResult
  public mutating func moveToPrevious(by distance: Int = 1) -> Outcome {
    apply(.previous(distance))
  }

  /// Goes to the level above (`in`) or below (`out`), on the page that corresponds to the current one.
  @discardableResult
  public mutating func zoom(_ zoom: Zoom) -> Outcome { apply(.zoom(zoom)) }
}

/// Absolute moves.
extension Paging {
  /// Goes to a level, by its entry rule.
  @discardableResult
  public mutating func go(toLevel level: LevelID) -> Outcome { apply(.goLevel(index(level))) }

  /// Goes to a page of a level.
  @discardableResult
  public mutating func go(toLevel level: LevelID, page: Int) -> Outcome {
    apply(.goPage(level: index(level), page: page))
  }

  /// Goes to a page of the current level.
  @discardableResult
  public mutating func go(toPage page: Int) -> Outcome { apply(.page(page)) }

  /// Goes to the current level's first page.
  @discardableResult
  public mutating func goToFirstPage() -> Outcome { apply(.first) }

  /// Goes to the current level's last page.
  @discardableResult
  public mutating func goToLastPage() -> Outcome { apply(.last) }

  /// Goes to the first level, by its entry rule.
  @discardableResult
  public mutating func goToTopLevel() -> Outcome { apply(.top) }

  /// Goes to the last level, by its entry rule.
  @discardableResult
  public mutating func goToBottomLevel() -> Outcome { apply(.bottom) }
}

/// The places levels remember.
extension Paging {
  /// Sets the page a level remembers, without going there; on the current level it moves.
  @discardableResult
  public mutating func remember(page: Int, ofLevel level: LevelID) -> Outcome {
    apply(.remember(level: index(level), page: page))
  }

  /// Returns a level to its start page.
  @discardableResult
  public mutating func forget(level: LevelID) -> Outcome { apply(.forget(level: index(level))) }

  /// Returns every level to its start page.
  @discardableResult
  public mutating func forgetAll() -> Outcome { apply(.forgetAll) }

  /// Puts a level's remembered page where it corresponds to the current page.
  @discardableResult
  public mutating func align(level: LevelID) -> Outcome { apply(.align(level: index(level))) }
}

/// Gestures. Distances are in pages and velocities in pages per second, positive towards right and down.
extension Paging {
  /// Moves the content under a finger. The first drag chooses the axis.
  ///
  ///     pager.drag(x: Offset(points: -80, perPage: 320))
  ///
  /// - Returns: `ignored` under `bounce off` where there is no page that way: then the gesture is for what lies around
  ///   the pager.
  @discardableResult
  public mutating func drag(x: Offset = 0, y: Offset = 0) -> Outcome {
    apply(.gesture(.drag(dx: x, dy: y)))
  }

  /// Lets go of the content, which goes on to the next page or back; see ``GestureRule``.
  @discardableResult
  public mutating func release(
    xPagesPerSecond: Offset = 0, yPagesPerSecond: Offset = 0
  ) -> Outcome {
    apply(.gesture(.release(vx: xPagesPerSecond, vy: yPagesPerSecond)))
  }

  /// Lets go of the content so that it goes back.
  @discardableResult
  public mutating func cancelDrag() -> Outcome { apply(.gesture(.cancel)) }

  /// Lets time pass for content that is settling.
  ///
  /// - Returns: `moved` when the content arrives at another page.
  @discardableResult
  public mutating func tick(milliseconds: Int) -> Outcome {
    apply(.gesture(.tick(milliseconds: milliseconds)))
  }

  /// Brings the content to its rest at once.
  @discardableResult
  public mutating func finishSettling() -> Outcome { apply(.gesture(.finish)) }
}

/// Opening a page, as an app pushes the detail of an item that is tapped.
extension Paging {
  /// Opens the current page.
  @discardableResult
  public mutating func open() -> Outcome { apply(.open) }

  /// Opens a page that is displayed, as a tap on it does.
  @discardableResult
  public mutating func open(page: Int, ofLevel level: LevelID) -> Outcome {
    apply(.openPage(level: index(level), page: page))
  }

  /// Closes the page that is open.
  @discardableResult
  public mutating func close() -> Outcome { apply(.close) }
}

/// Rules. A rule that is set while a page is open stays as it was, like everything else.
extension Paging {
  /// Sets a rule of one level.
  @discardableResult
  public mutating func set(_ rule: LevelRule, forLevel level: LevelID) -> Outcome {
    apply(.setLevelRule(rule, level: index(level)))
  }

  /// Sets a rule of all levels there are and will be.
  @discardableResult
  public mutating func setForAllLevels(_ rule: LevelRule) -> Outcome {
    apply(.setRuleOfAllLevels(rule))
  }

  /// Refuses moves in these directions; absolute moves are allowed.
  @discardableResult
  public mutating func lock(_ directions: Directions) -> Outcome { apply(.lock(directions)) }

  /// Allows moves in these directions again.
  @discardableResult
  public mutating func unlock(_ directions: Directions) -> Outcome { apply(.unlock(directions)) }

  /// What `up` and `down` do beyond the first and last level.
  public var ends: EndsRule {
    get { pager.rules.ends }
    set { apply(.setPagerRule(.ends(newValue))) }
  }

  /// Whether vertical moves stop at empty levels.
  public var empty: EmptyRule {
    get { pager.rules.empty }
    set { apply(.setPagerRule(.empty(newValue))) }
  }

  /// How much fits on the display.
  public var viewport: Viewport {
    get { pager.rules.viewport }
    set { apply(.setPagerRule(.viewport(newValue))) }
  }

  /// What a drag does where there is no page.
  public var bounce: BounceRule {
    get { pager.rules.bounce }
    set { apply(.setPagerRule(.bounce(newValue))) }
  }

  /// The side on which levels begin.
  public var reading: ReadingRule {
    get { pager.rules.reading }
    set { apply(.setPagerRule(.reading(newValue))) }
  }

  /// When a gesture goes on to the next page, and how long it takes.
  public var gesture: GestureRule {
    get { pager.rules.gesture }
    set { apply(.setPagerRule(.gesture(newValue))) }
  }

  /// How hosts are kept for the pages that are displayed.
  public var hosting: HostingRule {
    get { pager.rules.hosting }
    set { apply(.setPagerRule(.hosting(newValue))) }
  }

  /// The directions in which moves are refused.
  public var locked: Directions { pager.rules.locked }
}

/// Queries.
extension Paging {
  /// What the current level is called; nil if there are no levels.
  public var currentLevel: LevelID? { pager.position.flatMap { levelID(at: $0.level) } }

  /// The index of the page the pager is on; nil on an empty level.
  public var currentPage: Int? { pager.position?.page }

  /// The identity of the page the pager is on; nil on an empty level.
  public var currentPageID: PageID? { pager.position.flatMap { pageID(at: $0) } }

  /// A level with its page, count and rules; nil if there is none of that name.
  ///
  ///     pager[level: .week]?.page
  public subscript(level level: LevelID) -> Level? {
    levelIndex(of: level).flatMap { pager.levels.indices.contains($0) ? pager.levels[$0] : nil }
  }

  /// What a command would return; the pager stays as it is.
  ///
  /// - Complexity: That of copying the levels, and of `apply`.
  public func outcome(of command: Command) -> Outcome {
    var copy = self
    return copy.apply(command)
  }

  /// What calls would come to, without making them.
  ///
  ///     pager.outcome { $0.go(toLevel: .month) }
  ///
  /// - Complexity: That of copying the levels, and of the calls.
  public func outcome(of calls: (inout Self) -> Outcome) -> Outcome {
    var copy = self
    return calls(&copy)
  }
}

/// What the model tells, by indices.
extension Paging {
  /// Where the pager is; nil if there are no levels. See ``Pager/position``.
  public var position: Position? { pager.position }
  /// What the pager is doing between calls.
  public var phase: Phase { pager.phase }
  /// How far from its rest the content shows; zero at rest.
  public var offset: Offset { pager.phase.offset }
  /// Where the content comes to rest as it shows. See ``Pager/target``.
  public var target: Position? { pager.target }
  /// The directions in which a single step would move. See ``Pager/routes``.
  public var routes: Directions { pager.routes }
  /// The page that is open; nil if none is.
  public var openPage: Position? { pager.openPage }
  /// The pages that are displayed, and where. See ``Pager/window``.
  public var window: Pager.Window { pager.window }
}
