import CrossPager

/// The commands that the walk applies in every state of a pager.
enum Alphabet {
  /// Returns all moves, and the commands that open and close pages.
  @Sendable static func moves(_ counts: [Int]) -> [Command] {
    movesAlongLevels(counts) + movesBetweenLevels(counts) + [.open, .close]
      + (-1...counts.count).flatMap { level in
        pages(counts, level).map { .openPage(level: level, page: $0) }
      }
  }

  /// Moves along a level and in the linear order, and jumps to pages. The distances are zero, one, two, and more than
  /// the length of any level. Indices are in range or off by one.
  @Sendable static func movesAlongLevels(_ counts: [Int]) -> [Command] {
    [0, 1, 2, 9].flatMap { n -> [Command] in
      [.move(.left, n), .move(.right, n), .next(n), .previous(n)]
    } + [.first, .last] + (-1...(counts.max() ?? 0)).map(Command.page)
      + (-1...counts.count).flatMap { level in
        pages(counts, level).flatMap { page -> [Command] in
          [.goPage(level: level, page: page), .remember(level: level, page: page)]
        }
      }
  }

  /// Moves between levels, and commands that set the page of a level.
  @Sendable static func movesBetweenLevels(_ counts: [Int]) -> [Command] {
    [0, 1, 2, 9].flatMap { n -> [Command] in [.move(.up, n), .move(.down, n)] }
      + [.top, .bottom, .zoom(.in), .zoom(.out), .forgetAll]
      + (-1...counts.count).flatMap { level -> [Command] in
        [.goLevel(level), .align(level: level), .forget(level: level)]
      } + [.next(1), .previous(1)]
  }

  /// Every edit to up to three levels with up to four pages each, and some that are refused.
  static let edits: [Command] =
    (0...4).flatMap { count in (0...3).map { .insertLevel(count: count, index: $0) } }
    + (0...3).flatMap { level -> [Command] in
      [.removeLevel(level)] + (0...2).map { .moveLevel(level, index: $0) }
        + (0...4).map { .resize(level: level, count: $0) }
        + (0...4).flatMap { index in
          [1, 2].flatMap { count -> [Command] in
            [
              .insert(level: level, index: index, count: count),
              .remove(level: level, index: index, count: count),
            ]
          }
        } + [nil, 0, 2, 9].map { .reload(level: level, count: 3, page: $0) }
    } + replacements

  /// Edits that replace pages and give the index of the open page.
  private static let replacements: [Command] =
    (0...2).flatMap { level in
      [0, 2].map { .reload(level: level, count: 3, page: 1, openPage: $0) }
    } + [
      .replaceLevels([
        LevelReplacement(origin: 1, count: 3, page: 2, openPage: 0, addsAtEnd: true),
        LevelReplacement(origin: 0, count: 2, page: 0, openPage: 1),
      ])
    ]

  /// The commands that open the current page, close the open page, and open each page in a display of two levels of two
  /// pages.
  static let opening: [Command] =
    [.open, .close] + (0...1).flatMap { level in (0...1).map { .openPage(level: level, page: $0) } }

  /// Returns the indices of a level's pages, and one index out of range at each end.
  private static func pages(_ counts: [Int], _ level: Int) -> [Int] {
    counts.indices.contains(level) ? Array(-1...counts[level]) : [0]
  }

  /// The moves that reach every page.
  static let singleMoves: [Command] =
    Direction.allCases.map { .move($0, 1) }
    + [.next(1), .previous(1), .first, .last, .top, .bottom, .zoom(.in), .zoom(.out)]

  /// The commands that reach every page and end every gesture.
  static let interruptions = singleMoves + [.open, .close]

  static func common(levels: Int) -> [Command] {
    singleMoves + Direction.allCases.map { .move($0, 2) } + [.open, .close, .forgetAll]
      + (0..<levels).flatMap { [.goLevel($0), .align(level: $0)] }
      + gestures(along: .horizontal, .vertical) + [release(2), release(-2)]
  }

  /// Steps of a gesture: drags in eighths of a page, releases at and below the velocity of a throw, glides, and ticks of
  /// 100 ms.
  static let gestures: [Command] =
    [1, 5].flatMap { eighths -> [Command] in
      [-eighths, eighths].flatMap { [drag($0, 0), drag(0, $0)] }
    } + [drag(0, 0), drag(-2, 3), drag(3, -3)]
    + [0, 2, -2, 4, -4].map { release($0) } + Direction.allCases.map { .gesture(.glide($0)) }
    + [0, 100].map { .gesture(.tick(milliseconds: $0)) } + [.gesture(.cancel), .gesture(.finish)]

  /// Returns the gestures along one or both axes, with fewer velocities.
  static func gestures(along axes: Pager.Axis...) -> [Command] {
    axes.flatMap { axis in [-1, 1, -5, 5].map { axis == .horizontal ? drag($0, 0) : drag(0, $0) } }
      + [release(0), release(4), release(-4)]
      + Direction.allCases.filter { axes.contains($0.axis) }.map { .gesture(.glide($0)) }
      + [.gesture(.tick(milliseconds: 100)), .gesture(.cancel), .gesture(.finish)]
  }

  static func drag(_ dx: Int, _ dy: Int) -> Command {
    .gesture(.drag(dx: .eighths(dx), dy: .eighths(dy)))
  }

  static func release(_ velocity: Int) -> Command {
    .gesture(.release(vx: .eighths(velocity), vy: .eighths(velocity)))
  }
}

extension Command {
  var isGesture: Bool {
    if case .gesture = self { true } else { false }
  }
}

extension Offset {
  static func eighths(_ count: Int) -> Offset {
    Offset(rawValue: Int64(count) * Offset.unitsPerPage / 8)
  }
}

extension Pager {
  func hasAtMost(levels levelCount: Int, pages pageCount: Int) -> Bool {
    levels.count <= levelCount && levels.allSatisfy { $0.count <= pageCount }
  }

  /// Whether every drag and rest offset is a whole number of eighths, and no drag exceeds two pages.
  ///
  /// Content that a finger catches during a settle is usually between eighths. The same is true of a free level that a
  /// throw brings back from beyond its end. A finger can drag a free level farther than two pages.
  var isOnEighths: Bool {
    let eighth = Offset.eighths(1).rawValue
    for level in levels.indices {
      if let rest = restOffset(ofLevel: level), rest.rawValue % eighth != 0 { return false }
    }
    guard case .dragging(let drag) = phase else { return true }
    return drag.distance.rawValue % eighth == 0 && drag.distance.magnitude <= .eighths(16)
  }
}
