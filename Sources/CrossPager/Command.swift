/// What can be asked of a pager; everything is an index, names belong to the layers above.
///
/// Any values may be given and none traps: an index outside its range, or a count that is not positive, is
/// ignored with a reason; a move by more than 2³¹ − 1 places is one by that many.
public enum Command: Hashable, Sendable {
  /// `left`, `right`, `up`, `down`: that many places, or to the edge, whichever comes first.
  case move(Direction, Int)
  /// The first page of the current level.
  case first
  /// The last page of the current level.
  case last
  /// The first level, by its entry rule.
  case top
  /// The last level, by its entry rule.
  case bottom
  /// That many pages on in the linear order: levels top to bottom, in each the pages left to right.
  case next(Int)
  /// That many pages back in the linear order.
  case previous(Int)
  /// To a level, by its entry rule.
  case goLevel(Int)
  /// To a page of a level.
  case goPage(level: Int, page: Int)
  /// To a page of the current level.
  case page(Int)
  /// Sets a level's remembered page without going there; on the current level it moves.
  case remember(level: Int, page: Int)
  /// Puts a level back on its start page; nil puts every level back.
  case forget(level: Int?)
  /// Puts a level's remembered page where it corresponds to the current page.
  case align(level: Int)
  /// Aligns the level above (`in`) or below (`out`) and goes there.
  case zoom(Zoom)

  /// A gesture, or time that passes in it.
  case gesture(Gesture)

  /// Opens the current page.
  case open
  /// Opens a page that is displayed, as a tap on it does.
  case openPage(level: Int, page: Int)
  /// Closes the page that is open.
  case close

  /// Inserts `count` pages before the page `index`; at the level's count, at its end.
  case insert(level: Int, index: Int, count: Int)
  /// Removes `count` pages from the page `index` on.
  case remove(level: Int, index: Int, count: Int)
  /// Gives a level `count` pages by adding or removing at its end.
  case resize(level: Int, count: Int)
  /// Gives a level new pages; `page` is where the page it stands on is among them, nil if it is gone.
  ///
  /// With nil the level keeps its index, or the last page. A page outside means the nearest one.
  case reload(level: Int, count: Int, page: Int?)
  /// Inserts a level of `count` pages at `index`; nil is below the last level.
  case insertLevel(count: Int, index: Int?)
  /// Removes a level; if it is the current one, the one that slides into its index becomes current, else the one
  /// above.
  case removeLevel(Int)
  /// Moves a level, with its pages and rules, so that its index becomes `index`.
  case moveLevel(Int, index: Int)

  /// Sets a rule of one level; nil sets it for all levels there are and will be.
  case setLevelRule(LevelRule, level: Int?)
  /// Sets a rule of the pager.
  case setPagerRule(PagerRule)
  /// Refuses moves in these directions from now on.
  case lock(Directions)
  /// Allows moves in these directions again.
  case unlock(Directions)
}

/// A way of `zoom`: `in` is up, to the finer level; `out` is down, to the coarser one.
public enum Zoom: Hashable, Sendable, CaseIterable {
  /// Up, to the finer level.
  case `in`
  /// Down, to the coarser level.
  case out

  /// The direction on the map.
  public var direction: Direction {
    switch self {
    case .in: .up
    case .out: .down
    }
  }
}
