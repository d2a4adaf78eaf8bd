/// A two-dimensional pager: a column of levels, one of which is current. Each level is a row of pages and remembers its
/// page.
///
/// A pager is a plain value. A front end calls the pager's methods and draws its ``window``. A copy of a pager can
/// serve as a dry run, a snapshot or an undo step. A pager uses neither a clock nor random numbers, so the same
/// commands have the same result on every platform.
///
///     var pager = Pager(counts: [5, 5, 5])        // days, weeks, months
///     pager.move(.right, by: 3)                   // moved to page 3 of level 0
///     pager.move(.down)                           // level 1, on page 0
///     pager.move(.up)                             // level 0, still on page 3
///     pager.position                              // Position(level: 0, page: 3)
///
/// For its methods, see ``Paging``.
public struct Pager: Hashable, Sendable {
  /// The levels, top to bottom.
  public internal(set) var levels: [Level]
  var rules: PagerRules
  /// The initial rules for levels inserted later.
  public internal(set) var newLevelRules: LevelRules
  /// The phase of the content: settled, dragging or settling.
  public internal(set) var phase = Phase.settled
  /// The position of the open page, which always exists; nil if no page is open.
  public internal(set) var openPage: Position?
  /// The track of levels, whose current place is the current level.
  var column: Track

  /// The maximum number of levels, and of pages in a level: 2³¹ − 1.
  public static var maximumCount: Int { Track.maximumCount }

  /// Creates a pager from levels.
  ///
  /// - Parameters:
  ///   - levels: The levels, top to bottom. Levels beyond the first ``maximumCount`` are dropped.
  ///   - rules: The rules of the pager as a whole.
  ///   - newLevelRules: The initial rules for levels inserted later.
  ///   - currentLevel: The index of the current level, clamped to the existing levels.
  /// - Complexity: O(levels)
  public init(
    levels: [Level], rules: PagerRules = PagerRules(), newLevelRules: LevelRules = LevelRules(),
    currentLevel: Int = 0
  ) {
    // Levels copied from another pager may still be scrolled.
    self.levels = Array(levels.prefix(Track.maximumCount))
    for index in self.levels.indices { self.levels[index].pages.displacement = .zero }
    (self.rules, self.newLevelRules) = (rules, newLevelRules)
    column = Track(count: self.levels.count, place: currentLevel)
    assertInvariants()
  }

  /// Creates a pager whose levels share the same rules. The first level is current.
  ///
  /// - Parameters:
  ///   - counts: The page count of each level, top to bottom, clamped to `0...Pager.maximumCount`.
  ///   - levelRules: The rules for every existing and future level.
  ///   - rules: The rules of the pager as a whole.
  /// - Complexity: O(levels)
  public init(
    counts: [Int], levelRules: LevelRules = LevelRules(), rules: PagerRules = PagerRules()
  ) {
    self.init(
      levels: counts.map { Level(count: $0, rules: levelRules) }, rules: rules,
      newLevelRules: levelRules)
  }

  /// The current level and its page; nil if there are no levels. During a gesture, the value is the position before the
  /// gesture.
  ///
  /// - Complexity: O(1)
  public var position: Position? {
    column.place.map { Position(level: $0, page: levels[$0].page) }
  }

  /// Returns the rest offset of a level: the distance from the beginning of the level to the beginning of the display,
  /// in pages.
  ///
  /// At rest, the level's page is at the beginning of the display, unless the level was scrolled freely or would
  /// otherwise end inside the viewport.
  ///
  /// - Parameter level: The index of the level.
  /// - Returns: The offset; nil if the level does not exist or is empty.
  public func restOffset(ofLevel level: Int) -> Offset? {
    guard column.contains(level), !levels[level].isEmpty else { return nil }
    return levels[level].pages.rest(extent: rules.viewport.pages)
  }

  /// The displayed distance of the content from its rest position. See ``Phase/offset``.
  public var offset: Offset { phase.offset }

  /// Whether the content is settled and no page is open.
  public var isAtRest: Bool { phase == .settled && openPage == nil }

  /// The displayed place along the current level, in pages from the beginning of the level, for a page indicator; nil
  /// if there is no current page. During a gesture, the place moves with the content. On a freely scrolling level, the
  /// place is the beginning of the display.
  ///
  /// Unlike ``offset``, which follows the directions of the display, the place increases toward later pages even under
  /// `reading rtl`. Past an edge and while a level wraps around, the place is outside the level.
  ///
  ///     pager.drag(x: -0.25)
  ///     pager.progress                              // 3.25 on page 3
  public var progress: Offset? {
    guard let level = column.place, let page = levels[level].page else { return nil }
    let place = scrollsFreely(.horizontal) ? restOffset(ofLevel: level) : Offset(pages: page)
    let moved = phase.axis == .horizontal ? alongTrack(offset, .horizontal) : .zero
    return place.map { $0 + moved }
  }
}

/// The indices of a level and one of its pages.
public struct Position: Hashable, Sendable {
  /// The index of the level, counting from 0 at the top.
  public var level: Int
  /// The index of the page, counting from 0; nil for an empty level.
  public var page: Int?

  /// Creates a position, whether or not it exists in a pager. A pager ignores commands with nonexistent positions.
  public init(level: Int, page: Int?) {
    (self.level, self.page) = (level, page)
  }
}
