/// A two-dimensional pager: a column of levels, one of them current, and in each level a row of pages, with
/// its own place.
///
/// The pager is a plain value. A front end makes calls on it and draws its ``window``. A copy is a dry run, a snapshot
/// or a step of undo. Nothing in it depends on a clock, on randomness or on the platform, so equal pagers stay equal
/// through equal commands.
///
///     var pager = Pager(counts: [5, 5, 5])        // days, weeks, months
///     pager.move(.right, by: 3)                   // moved to page 3 of level 0
///     pager.move(.down)                           // level 1, on page 0
///     pager.move(.up)                             // level 0, still on page 3
///     pager.position                              // Position(level: 0, page: 3)
///
/// It is one ``Track`` of levels and, for each level, one track of pages; what is alike on both axes is
/// ``Track``'s, and the pager adds what needs two: which track a command is for, entering a level, the linear
/// order. The calls that a front end makes are those of ``Paging``.
public struct Pager: Hashable, Sendable {
  /// The levels, top to bottom.
  public internal(set) var levels: [Level]
  /// The rules that belong to the pager as a whole.
  public internal(set) var rules: PagerRules
  /// The initial rules of a level inserted later.
  public internal(set) var newLevelRules: LevelRules
  /// What the pager is doing between commands.
  public internal(set) var phase: Phase
  /// The open page; nil if none is open. It exists, since nothing is edited while it is open.
  public internal(set) var openPage: Position?
  /// The levels as a track; its place is the current level.
  var column: Track

  /// A pager standing on one of `levels`.
  ///
  /// - Parameters:
  ///   - levels: Top to bottom, each with its own place and rules; those past ``Track/maximumCount`` are
  ///     dropped.
  ///   - rules: The pager's own.
  ///   - newLevelRules: The initial rules of a level inserted later.
  ///   - currentLevel: The current level, held within the pager.
  ///   - rests: Where levels that scroll freely rest, as ``restOffset(ofLevel:)`` returns it, held within their bounds;
  ///     nil, those that are left out, and those whose page would not be displayed rest where their page puts them.
  /// - Complexity: O(levels)
  public init(
    levels: [Level], rules: PagerRules = PagerRules(), newLevelRules: LevelRules = LevelRules(),
    currentLevel: Int = 0, rests: [Offset?] = []
  ) {
    self.levels =
      levels.count > Track.maximumCount ? Array(levels.prefix(Track.maximumCount)) : levels
    self.rules = rules
    self.newLevelRules = newLevelRules
    self.phase = .settled
    self.openPage = nil
    self.column = Track(count: self.levels.count, place: currentLevel)
    // Levels of another pager rest where they did there.
    for index in self.levels.indices where self.levels[index].pages.displacement != .zero {
      self.levels[index].pages.stand(on: self.levels[index].page)
    }
    for (index, rest) in zip(self.levels.indices, rests) {
      if let rest, self.levels[index].rules.snap == .free {
        self.levels[index].pages.keep(rest: rest.withinReach, extent: rules.viewport.pages)
      }
    }
    assertInvariants()
  }

  /// A pager of levels with `counts` pages that all follow the same rules, standing on the first.
  ///
  /// - Parameters:
  ///   - counts: Top to bottom, each held within `0...Track.maximumCount`.
  ///   - levelRules: The rules of every present and future level.
  ///   - rules: The pager's own.
  /// - Complexity: O(levels)
  public init(
    counts: [Int], levelRules: LevelRules = LevelRules(), rules: PagerRules = PagerRules()
  ) {
    self.init(
      levels: counts.map { Level(count: $0, rules: levelRules) }, rules: rules,
      newLevelRules: levelRules)
  }

  /// Where the pager is; nil if there are no levels. While content settles, this is the position before the settle.
  ///
  /// - Complexity: O(1)
  public var position: Position? {
    column.place.map { Position(level: $0, page: levels[$0].page) }
  }

  /// Where a level rests: the distance from the level's beginning to the beginning of the display, in pages.
  ///
  /// The page it stands on is at the display's edge, unless the level would end before the viewport does, or was scrolled
  /// freely.
  ///
  /// - Parameter level: An index. The result is nil if the level does not exist or is empty.
  /// - Complexity: O(1)
  public func restOffset(ofLevel level: Int) -> Offset? {
    guard column.contains(level), !levels[level].isEmpty else { return nil }
    return levels[level].pages.rest(extent: rules.viewport.pages)
  }
}

/// A level and the page it shows.
public struct Position: Hashable, Sendable {
  /// The level's index, 0 at the top.
  public var level: Int
  /// The page's index, from 0; nil on an empty level.
  public var page: Int?

  /// A position, not checked against any pager. A command to a position that does not exist is ignored.
  public init(level: Int, page: Int?) {
    self.level = level
    self.page = page
  }
}

extension Position {
  /// Whether a page comes before another in the order of levels and pages.
  func precedes(_ other: Position) -> Bool {
    level == other.level ? (page ?? -1) < (other.page ?? -1) : level < other.level
  }
}
