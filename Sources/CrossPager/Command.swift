/// A request to a pager as data, to send, store or replay. A front end usually makes the calls of ``Paging``.
///
/// Levels and pages are indices. No value traps. A command with an index out of range, or with a count that is not
/// positive, is ignored with a reason. A move of more than 2³¹ − 1 places counts as a move of that many.
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
  /// Returns a level to its start page.
  case forget(level: Int)
  /// Returns every level to its start page.
  case forgetAll
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

  /// Replaces all levels at once. The new levels may include present ones, changed or not, in any order.
  ///
  /// Every level that stays keeps its page, its place on the display and its rules. The current level stays current. If
  /// it is gone, the next remaining level below becomes current, else the next one above. If no level stays, the level
  /// at its index becomes current, else the last one.
  case replaceLevels([LevelReplacement])

  /// Restores the saved places and rules of levels; see ``PagerSnapshot``.
  indirect case restore(RestoredPlaces)

  /// Sets a rule of one level.
  case setLevelRule(LevelRule, level: Int)
  /// Sets a rule for all present and future levels.
  case setRuleOfAllLevels(LevelRule)
  /// Sets a rule of the pager.
  case setPagerRule(PagerRule)
  /// Refuses moves in these directions from now on.
  case lock(Directions)
  /// Allows moves in these directions again.
  case unlock(Directions)
}

extension Command {
  /// A gesture of a finger, or the time that passes after it. The content moves along one axis, from rest to rest (the
  /// contract's section 4).
  ///
  /// Every ``Phase`` takes every gesture. Distances are in pages along a level and in levels along the column.
  public enum Gesture: Hashable, Sendable {
    /// Moves the content with a finger, in pages, positive to the right and down. A finger that goes left brings the
    /// page on the right nearer.
    ///
    /// The first drag chooses the axis: ``Pager/Axis/horizontal``, unless `dy` is longer. Later drags keep the axis and
    /// drop the other component. A drag of settling content catches it. Under `bounce off`, a first drag towards no
    /// page is ignored.
    case drag(dx: Offset, dy: Offset)
    /// Lets go of the content, with the finger's velocity in pages per second and the sign of a drag.
    case release(vx: Offset, vy: Offset)
    /// Lets go of the content so that it goes back.
    case cancel
    /// Lets this many milliseconds pass for settling content.
    case tick(milliseconds: Int)
    /// Brings settling content to rest at once. During a drag, it first releases the content without velocity.
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

  /// The part that the command edits; nil if it edits neither levels nor pages.
  public var edit: Edit? {
    switch self {
    case .insert(let level, _, _), .remove(let level, _, _), .resize(let level, _),
      .reload(let level, _, _):
      .pages(level: level)
    case .insertLevel, .removeLevel, .moveLevel, .replaceLevels: .levels
    case .move, .first, .last, .top, .bottom, .next, .previous, .goLevel, .goPage, .page,
      .remember, .forget, .forgetAll, .align, .zoom, .gesture, .open, .openPage, .close,
      .setLevelRule, .setRuleOfAllLevels, .setPagerRule, .lock, .unlock, .restore:
      nil
    }
  }
}

/// A level for ``Command/replaceLevels(_:)``: a present level of the pager, with other pages, or a new level.
public struct LevelReplacement: Hashable, Sendable {
  /// The present index of the level. Nil for a new level, which takes the rules of new levels and stands on its start
  /// page.
  public var origin: Int?
  /// The new number of pages.
  public var count: Int
  /// The new index of the page it stands on; nil if that page is gone. The level then keeps its index, or takes the
  /// last page.
  public var page: Int?
  /// Where its new pages lie.
  public var spans: PageSpans
  /// Whether pages were added after the last one. A level under `follow on` that stands on its last page then goes to the
  /// new last page.
  public var addsAtEnd: Bool

  /// A replacement, not checked against any pager.
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
