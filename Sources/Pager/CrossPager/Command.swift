/// A request to a pager, as a value that you can send, store or replay. A front end usually calls the methods of
/// ``Paging`` instead.
///
/// Levels and pages are identified by index. Invalid indices and counts never cause a trap. Unless noted otherwise, a
/// command with an out-of-range index or count is ignored with a ``Reason``. The distance of a move is clamped to
/// 2³¹ − 1 places. A move by less than one place is ignored with ``Reason/alreadyThere``.
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
  /// Opens a page in the viewport, as if it were tapped.
  case openPage(level: Int, page: Int)
  /// Closes the open page.
  case close

  /// Inserts `count` pages before the page at `index`. An index equal to the level's count adds the pages at the end.
  case insert(level: Int, index: Int, count: Int)
  /// Removes `count` pages, starting at `index`.
  case remove(level: Int, index: Int, count: Int)
  /// Adds or removes pages at the end of a level until the level has `count` pages.
  case resize(level: Int, count: Int)
  /// Replaces the pages of a level. `page` and `openPage` have the same meaning as in ``LevelReplacement``.
  case reload(level: Int, count: Int, page: Int?, openPage: Int? = nil)
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

  /// Restores the places and rules in a snapshot, whose levels are identified by index. Levels that the snapshot lacks
  /// are unchanged. Counts have no effect, and out-of-range pages are clamped.
  indirect case restore(PagerSnapshot<Int, Never>)

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
  /// A step of a gesture. A gesture moves the content along one axis until the content settles.
  ///
  /// Distances are in pages along a level and in levels along the column.
  public enum Gesture: Hashable, Sendable {
    /// Moves the content with the finger. Positive distances are to the right and down. A drag to the left reveals the
    /// page on the right.
    ///
    /// The first drag determines the axis: vertical if the magnitude of `dy` is greater than the magnitude of `dx`, and
    /// horizontal otherwise. Later drags ignore movement along the other axis. A drag during a settle catches the
    /// moving content. Under `bounce off`, the first drag is ignored if it goes past an edge or in a locked direction.
    case drag(dx: Offset, dy: Offset)
    /// Releases the content at the finger's velocity, in pages per second. Positive velocities point right and down.
    case release(vx: Offset, vy: Offset)
    /// Releases the content and returns it to its previous position.
    case cancel
    /// Starts an animated step: a settle that ends where a move by one place would end. On a freely scrolling level,
    /// the content moves by one page or to the bound, whichever is closer.
    ///
    /// The step first drops a drag or completes a settle. It is ignored for the same reasons as the move. If it is
    /// ignored, a gesture in progress continues.
    case glide(Direction)
    /// Advances settling content by the given number of milliseconds.
    case tick(milliseconds: Int)
    /// Completes a settle immediately. During a drag, `finish` first releases the content at zero velocity.
    case finish
  }
}

extension Command {
  /// The kind of a command. It depends on which part of the pager the command changes.
  enum Kind {
    /// A command that moves the content, changes remembered pages, opens a page or restores a snapshot. It is refused
    /// while a page is open.
    case navigation
    /// A command that edits the pages of a level or, if the level is nil, the column.
    case edit(Track.Edit, level: Int?)
    /// A command that changes rules or closes the open page.
    case settings
  }

  var kind: Kind {
    switch self {
    case .insert(let level, let index, let count): .edit(.insert(count, at: index), level: level)
    case .remove(let level, let index, let count): .edit(.remove(count, at: index), level: level)
    case .resize(let level, let count): .edit(.resize(to: count), level: level)
    case .reload(let level, let count, let page, _):
      .edit(.replace(count: count, place: page), level: level)
    case .insertLevel(_, let index): .edit(.insert(1, at: index), level: nil)
    case .removeLevel(let level): .edit(.remove(1, at: level), level: nil)
    case .moveLevel(let level, let index): .edit(.move(level, to: index), level: nil)
    case .replaceLevels(let levels): .edit(.replace(count: levels.count, place: nil), level: nil)
    case .setLevelRule, .setRuleOfAllLevels, .setPagerRule, .lock, .unlock, .close: .settings
    case .move, .first, .last, .top, .bottom, .next, .previous, .goLevel, .goPage, .page,
      .remember, .forget, .forgetAll, .align, .zoom, .gesture, .open, .openPage, .restore:
      .navigation
    }
  }
}

/// A level for ``Command/replaceLevels(_:)``: an existing level with new pages, or a new level.
public struct LevelReplacement: Hashable, Sendable {
  /// The current index of the level; nil for a new level, which begins on its start page.
  public var origin: Int?
  /// The new number of pages.
  public var count: Int
  /// The new index of the level's page, clamped to the new pages; nil if that page no longer exists. If `page` is nil,
  /// the level keeps its old page index, clamped to the new pages.
  public var page: Int?
  /// The new index of the open page, if a page of the level is open; nil to close a page that no longer
  /// exists. If the open page is also the level's page, the pager uses `page` instead.
  public var openPage: Int?
  /// The spans of the new pages.
  public var spans: PageSpans
  /// The rules of the level; nil to keep an existing level's rules, or to use the initial rules for a new level.
  public var rules: LevelRules?
  /// Whether pages were added at the end. Under `follow on`, a level on its last page goes to the new last page only if
  /// this is true and its old page still exists.
  public var addsAtEnd: Bool

  /// Creates a replacement.
  public init(
    origin: Int?, count: Int, page: Int?, openPage: Int? = nil, spans: PageSpans = .plain,
    rules: LevelRules? = nil, addsAtEnd: Bool = false
  ) {
    (self.origin, self.count, self.page, self.openPage) = (origin, count, page, openPage)
    (self.spans, self.rules, self.addsAtEnd) = (spans, rules, addsAtEnd)
  }
}

/// A direction of `zoom`.
public enum Zoom: Hashable, Sendable, CaseIterable {
  /// Goes up to the finer level.
  case `in`
  /// Goes down to the coarser level.
  case out
}
