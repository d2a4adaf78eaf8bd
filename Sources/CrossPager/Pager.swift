/// A two-dimensional pager: a column of levels, one of them current, and in each level a row of pages, with
/// its own place.
///
/// The pager is a plain value. A front end holds one, applies commands to it and draws what it finds; a copy
/// is a dry run, a snapshot or a step of undo. Nothing in it depends on a clock, on chance or on the platform,
/// so equal pagers given equal commands stay equal.
///
///     var pager = Pager(counts: [5, 5, 5])        // days, weeks, months
///     _ = pager.apply(.move(.right, 3))           // moved to page 3 of level 0
///     _ = pager.apply(.move(.down, 1))            // level 1, on page 0
///     _ = pager.apply(.move(.up, 1))              // level 0, still on page 3
///     pager.position                              // Position(level: 0, page: 3)
///
/// It is one ``Track`` of levels and, for each level, one track of pages; what is alike on both axes is
/// ``Track``'s, and the pager adds what needs two: which track a command is for, entering a level, the linear
/// order.
public struct Pager: Hashable, Sendable {
  /// The levels, top to bottom.
  public internal(set) var levels: [Level]
  /// The rules that belong to the pager as a whole.
  public internal(set) var rules: PagerRules
  /// The rules that a level inserted later begins with.
  public internal(set) var newLevelRules: LevelRules
  /// What the pager is doing between commands.
  public internal(set) var phase: Phase
  /// The levels as a track; its place is the current level.
  var column: Track
  private var opened: OptionalPosition

  /// The page that is open; nil if none is. It exists, for nothing is edited while it is open.
  @inline(__always)
  public internal(set) var openPage: Position? {
    get { opened.value }
    set { opened = OptionalPosition(newValue) }
  }

  /// A pager standing on one of `levels`.
  ///
  /// - Parameters:
  ///   - levels: top to bottom, each with its own place and rules; those past ``Track/maximumCount`` are
  ///     dropped.
  ///   - rules: the pager's own.
  ///   - newLevelRules: what a level inserted later begins with.
  ///   - current: the level to stand on, held within the pager.
  ///   - rests: where levels that scroll freely rest, as ``restOffset(ofLevel:)`` tells it, held within their bounds; nil,
  ///     those that are left out, and those whose page would not be displayed rest where their page puts them.
  /// - Complexity: O(levels)
  public init(
    levels: [Level], rules: PagerRules = PagerRules(), newLevelRules: LevelRules = LevelRules(),
    current: Int = 0, rests: [Offset?] = []
  ) {
    self.levels =
      levels.count > Track.maximumCount ? Array(levels.prefix(Track.maximumCount)) : levels
    self.rules = rules
    self.newLevelRules = newLevelRules
    self.phase = .settled
    self.opened = OptionalPosition(nil)
    self.column = Track(count: self.levels.count, place: current)
    // Levels of another pager rest where they did there.
    for index in self.levels.indices where self.levels[index].pages.displacement != .zero {
      self.levels[index].pages.stand(on: self.levels[index].page)
    }
    for (index, rest) in zip(self.levels.indices, rests) {
      if let rest, self.levels[index].rules.snap == .free {
        self.levels[index].pages.keep(rest: rest, extent: rules.viewport.pages)
      }
    }
    assertInvariants()
  }

  /// A pager of levels with `counts` pages that all follow the same rules, standing on the first.
  ///
  /// - Parameter counts: top to bottom, each held within `0...Track.maximumCount`.
  /// - Complexity: O(levels)
  public init(counts: [Int], levelRules: LevelRules = LevelRules()) {
    self.init(
      levels: counts.map { Level(count: $0, rules: levelRules) }, newLevelRules: levelRules)
  }

  /// The current level's index; nil if there are no levels.
  @inline(__always)
  public var currentLevel: Int? { column.place }

  /// Where the pager is; nil if there are no levels.
  ///
  /// - Complexity: O(1)
  @inline(__always)
  public var position: Position? {
    guard let level = column.place else { return nil }
    return Position(existing: level, page: levels[level].page)
  }

  /// Where a level rests: the place of the display's left edge, in pages from the level's beginning.
  ///
  /// The page it stands on is at the left edge, unless the level would end before the viewport does, or was scrolled
  /// freely.
  ///
  /// - Parameter level: an index; nil comes of one that does not exist and of an empty level.
  /// - Complexity: O(1)
  public func restOffset(ofLevel level: Int) -> Offset? {
    guard column.contains(level), !levels[level].isEmpty else { return nil }
    return levels[level].pages.rest(extent: rules.viewport.pages)
  }

  /// What `apply` would return; the pager stays as it is.
  ///
  /// - Complexity: that of copying the levels, and of `apply`.
  public func outcome(of command: Command) -> Outcome {
    outcome(of: command, alignment: IndexAlignment())
  }

  /// What `apply` with that alignment would return; the pager stays as it is.
  ///
  /// - Complexity: that of copying the levels, and of `apply`.
  public func outcome(of command: Command, alignment: some Alignment) -> Outcome {
    var copy = self
    return copy.apply(command, alignment: alignment)
  }

  /// The directions in which a single step would move.
  public func routes(alignment: some Alignment = IndexAlignment()) -> Directions {
    var routes: Directions = []
    for direction in Direction.allCases {
      if case .moved = outcome(of: .move(direction, 1), alignment: alignment) {
        routes.insert(Directions(direction))
      }
    }
    return routes
  }
}
