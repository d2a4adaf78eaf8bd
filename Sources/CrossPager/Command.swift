/// A request to a pager, as a value that you can send, store or replay. A front end usually calls the methods of
/// ``Paging`` instead.
///
/// Levels and pages are identified by index. Invalid indices and counts never cause a trap. Unless noted otherwise, a
/// command with an out-of-range index or count is ignored with a ``Reason``. The distance of a move is clamped to
/// 2³¹ − 1 places.
public enum Command: Hashable, Sendable {
  /// Moves the given number of places in a direction, or to the edge, whichever is closer.
  case move(Direction, Int)
  /// Goes to the first page of the current level.
  case first
  /// Goes to the last page of the current level.
  case last
  /// Goes to the top level and applies its entry rule.
  case top
  /// Goes to the bottom level and applies its entry rule.
  case bottom
  /// Moves forward by the given number of pages in the linear order, which visits the levels from top to bottom and the
  /// pages of each level from first to last.
  case next(Int)
  /// Moves back by the given number of pages in the linear order.
  case previous(Int)
  /// Goes to a level and applies its entry rule.
  case goLevel(Int)
  /// Goes to a page of a level.
  case goPage(level: Int, page: Int)
  /// Goes to a page of the current level.
  case page(Int)
  /// Sets a level's remembered page without going to the level. If the level is current, goes to the page.
  case remember(level: Int, page: Int)
  /// Returns a level to its start page.
  case forget(level: Int)
  /// Returns every level to its start page.
  case forgetAll
  /// Sets a level's remembered page to the page that corresponds to the current page.
  case align(level: Int)
  /// Aligns the level above (`in`) or below (`out`) and goes to that level.
  case zoom(Zoom)

  /// Performs a step of a gesture.
  case gesture(Gesture)

  /// Opens the current page.
  case open
  /// Opens a displayed page, as if it were tapped.
  case openPage(level: Int, page: Int)
  /// Closes the open page.
  case close

  /// Inserts `count` pages before the page at `index`. An index equal to the level's count adds the pages at the end.
  case insert(level: Int, index: Int, count: Int)
  /// Removes `count` pages, starting at `index`.
  case remove(level: Int, index: Int, count: Int)
  /// Adds or removes pages at the end of a level until the level has `count` pages.
  case resize(level: Int, count: Int)
  /// Replaces the pages of a level. `page` is the new index of the level's page, or nil if that page no longer exists.
  ///
  /// If `page` is nil, the level keeps its page index, clamped to the new pages. An out-of-range `page` selects the
  /// nearest page.
  case reload(level: Int, count: Int, page: Int?)
  /// Inserts a level with `count` pages at `index`, or below the last level if `index` is nil.
  case insertLevel(count: Int, index: Int?)
  /// Removes a level. If the current level is removed, the level below it becomes current. If there is no level below,
  /// the level above becomes current.
  case removeLevel(Int)
  /// Moves a level, with its pages and rules, to a new index.
  case moveLevel(Int, index: Int)

  /// Replaces all levels at once. The new levels may include existing levels, with or without changes, in any order.
  ///
  /// An existing level keeps its page, rules and scroll position. The current level stays current. If the current level
  /// is removed, the nearest remaining level below it becomes current, or the nearest one above if no level below
  /// remains. If no existing level remains, the level at the same index becomes current, or the last level if that
  /// index is too large.
  case replaceLevels([LevelReplacement])

  /// Restores places and rules from a ``PagerSnapshot``.
  indirect case restore(RestoredPlaces)

  /// Sets a rule for one level.
  case setLevelRule(LevelRule, level: Int)
  /// Sets a rule for all existing and future levels.
  case setRuleOfAllLevels(LevelRule)
  /// Sets a rule for the pager.
  case setPagerRule(PagerRule)
  /// Refuses relative moves in the given directions until they are unlocked.
  case lock(Directions)
  /// Allows relative moves in the given directions.
  case unlock(Directions)
}

extension Command {
  /// A step of a gesture (section 4 of the contract). A gesture moves the content along one axis until the content
  /// settles.
  ///
  /// Distances are in pages along a level and in levels along the column.
  public enum Gesture: Hashable, Sendable {
    /// Moves the content with the finger. Positive distances are to the right and down. A drag to the left reveals the
    /// page on the right.
    ///
    /// The first drag determines the axis: vertical if the magnitude of `dy` is greater than that of `dx`, and
    /// horizontal otherwise. Later drags ignore movement along the other axis. A drag during a settle catches the
    /// moving content. Under `bounce off`, the first drag is ignored if it goes past an edge or in a locked direction.
    case drag(dx: Offset, dy: Offset)
    /// Releases the content at the finger's velocity, in pages per second. Positive velocities point right and down.
    case release(vx: Offset, vy: Offset)
    /// Releases the content and returns it to its previous position.
    case cancel
    /// Advances settling content by the given number of milliseconds.
    case tick(milliseconds: Int)
    /// Completes a settle immediately. During a drag, `finish` first releases the content at zero velocity.
    case finish
  }
}

extension Command {
  /// The part of a pager that a command edits.
  public enum Edit: Hashable, Sendable {
    /// The pages of a level.
    case pages(level: Int)
    /// The levels of the pager.
    case levels
  }

  /// The part of the pager that the command edits; nil if it edits neither levels nor pages.
  public var edit: Edit? {
    switch self {
    case .insert(let level, _, _), .remove(let level, _, _), .resize(let level, _),
      .reload(let level, _, _):
      .pages(level: level)
    case .insertLevel, .removeLevel, .moveLevel, .replaceLevels: .levels
    default: nil
    }
  }
}

/// A level for ``Command/replaceLevels(_:)``: an existing level with new pages, or a new level.
public struct LevelReplacement: Hashable, Sendable {
  /// The current index of the level; nil for a new level. A new level has the rules in ``Pager/newLevelRules`` and is
  /// on its start page.
  public var origin: Int?
  /// The new number of pages.
  public var count: Int
  /// The new index of the level's page; nil if that page no longer exists. If `page` is nil, the level keeps its old
  /// page index, clamped to the new pages.
  public var page: Int?
  /// The spans of the new pages.
  public var spans: PageSpans
  /// Whether pages were added at the end. Under `follow on`, a level on its last page goes to the new last page only if
  /// this is true.
  public var addsAtEnd: Bool

  /// Creates a replacement.
  public init(
    origin: Int?, count: Int, page: Int?, spans: PageSpans = .plain, addsAtEnd: Bool = false
  ) {
    self.origin = origin
    self.count = count
    self.page = page
    self.spans = spans
    self.addsAtEnd = addsAtEnd
  }
}

/// A direction of `zoom`.
public enum Zoom: Hashable, Sendable, CaseIterable {
  /// Goes up to the finer level.
  case `in`
  /// Goes down to the coarser level.
  case out

  /// The direction of the move.
  public var direction: Direction {
    self == .in ? .up : .down
  }
}
