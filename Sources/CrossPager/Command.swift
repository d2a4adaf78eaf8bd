/// A request to a pager, as a value that you can send, store or replay. A front end usually makes the calls of
/// ``Paging`` instead.
///
/// Levels and pages are indices. No value traps. A command with an index out of range or a count below 1 is ignored
/// with a ``Reason``. A move of more than 2³¹ − 1 places counts as a move of 2³¹ − 1.
public enum Command: Hashable, Sendable {
  /// Moves a number of places in a direction, or to the edge, whichever comes first.
  case move(Direction, Int)
  /// Goes to the first page of the current level.
  case first
  /// Goes to the last page of the current level.
  case last
  /// Goes to the first level and applies its entry rule.
  case top
  /// Goes to the last level and applies its entry rule.
  case bottom
  /// Moves a number of pages forward in the linear order: levels from top to bottom, and in each level the pages from
  /// first to last.
  case next(Int)
  /// Moves a number of pages back in the linear order.
  case previous(Int)
  /// Goes to a level and applies its entry rule.
  case goLevel(Int)
  /// Goes to a page of a level.
  case goPage(level: Int, page: Int)
  /// Goes to a page of the current level.
  case page(Int)
  /// Sets a level's remembered page without going there. On the current level, moves to that page.
  case remember(level: Int, page: Int)
  /// Returns a level to its start page.
  case forget(level: Int)
  /// Returns every level to its start page.
  case forgetAll
  /// Sets a level's remembered page to the page that corresponds to the current page.
  case align(level: Int)
  /// Aligns the level above (`in`) or below (`out`) and goes there.
  case zoom(Zoom)

  /// Performs a step of a gesture.
  case gesture(Gesture)

  /// Opens the current page.
  case open
  /// Opens a displayed page, as if it were tapped.
  case openPage(level: Int, page: Int)
  /// Closes the open page.
  case close

  /// Inserts `count` pages before the page at `index`. An index equal to the level's count adds them at the end.
  case insert(level: Int, index: Int, count: Int)
  /// Removes `count` pages, starting at `index`.
  case remove(level: Int, index: Int, count: Int)
  /// Adds or removes pages at the end of a level until it has `count` pages.
  case resize(level: Int, count: Int)
  /// Replaces the pages of a level. `page` is the new index of the level's page; nil if that page is gone.
  ///
  /// If `page` is nil, the level stays at its index, clamped to the new pages. An index out of range selects the
  /// nearest page.
  case reload(level: Int, count: Int, page: Int?)
  /// Inserts a level of `count` pages at `index`, or below the last level if `index` is nil.
  case insertLevel(count: Int, index: Int?)
  /// Removes a level. If it is the current level, the level that moves into its index becomes current, or else the
  /// level above.
  case removeLevel(Int)
  /// Moves a level, with its pages and rules, to a new index.
  case moveLevel(Int, index: Int)

  /// Replaces all levels at once. The new levels may include existing levels, with or without changes, in any order.
  ///
  /// An existing level keeps its page, its rules and its place on the display. The current level stays current. If it
  /// is gone, the nearest remaining level below it becomes current, or else the nearest one above. If no level remains,
  /// the level at the same index becomes current, or else the last level.
  case replaceLevels([LevelReplacement])

  /// Restores the saved places and rules of levels; see ``PagerSnapshot``.
  indirect case restore(RestoredPlaces)

  /// Sets a rule of one level.
  case setLevelRule(LevelRule, level: Int)
  /// Sets a rule for all existing and future levels.
  case setRuleOfAllLevels(LevelRule)
  /// Sets a rule of the pager.
  case setPagerRule(PagerRule)
  /// Refuses moves in these directions from now on.
  case lock(Directions)
  /// Allows moves in these directions again.
  case unlock(Directions)
}

extension Command {
  /// A step of a gesture (section 4 of the contract). A gesture moves the content along one axis, from rest to rest.
  ///
  /// Distances are in pages along a level and in levels along the column.
  public enum Gesture: Hashable, Sendable {
    /// Moves the content with a finger. Distances are positive to the right and down. A finger that moves left brings
    /// the page on the right into view.
    ///
    /// The first drag chooses the axis: ``Pager/Axis/horizontal``, unless the magnitude of `dy` is larger. Later drags
    /// keep the axis and drop the other component. A drag catches settling content. Under `bounce off`, a first drag in
    /// a direction without a page is ignored.
    case drag(dx: Offset, dy: Offset)
    /// Releases the content, with the finger's velocity in pages per second and the sign of a drag.
    case release(vx: Offset, vy: Offset)
    /// Releases the content and returns it to its rest.
    case cancel
    /// Advances settling content by a number of milliseconds.
    case tick(milliseconds: Int)
    /// Brings settling content to rest at once. During a drag, first releases the content with zero velocity.
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
  /// The current index of the level; nil for a new level. A new level follows the rules for new levels and is on its
  /// start page.
  public var origin: Int?
  /// The new number of pages.
  public var count: Int
  /// The new index of the level's page; nil if that page is gone. The level then stays at its index, clamped to the new
  /// pages.
  public var page: Int?
  /// The spans of the new pages.
  public var spans: PageSpans
  /// Whether pages were added at the end. Under `follow on`, a level on its last page then goes to the new last page.
  public var addsAtEnd: Bool

  /// Creates a replacement.
  public init(
    origin: Int?, count: Int, page: Int?, spans: PageSpans = .every(1), addsAtEnd: Bool = false
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
  /// Up, to the finer level.
  case `in`
  /// Down, to the coarser level.
  case out

  /// The direction of the move.
  public var direction: Direction {
    self == .in ? .up : .down
  }
}
