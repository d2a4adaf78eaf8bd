/// The methods and properties that all pagers share.
///
/// A ``Pager`` identifies its levels by index, and a ``NamedPager`` identifies them by name. All have the same methods:
///
///     pager.move(.right, by: 3)                   // three pages to the right
///     pager.go(toLevel: .week)                    // to the weeks
///     pager.rules.viewport = Viewport(levels: 3, pages: 2.5)
///     pager[.week]?.rules.edge = .wrap
///     pager.drag(x: -0.25)
///
/// A call returns an ``Outcome``, which you can discard. If a call changes nothing, the outcome is `ignored` with a
/// ``Reason``. A call for a level or page that does not exist is also ignored. Calls never trap. Only
/// `restore(_:keepingRules:)`, in the module PagerCompanions, throws.
///
/// Every pager has the properties of its underlying ``Pager``, such as ``Pager/position``, ``Pager/offset`` and
/// ``Pager/window``. In Embedded Swift, read them from ``base``.
#if !hasFeature(Embedded)
  @dynamicMemberLookup
#endif
public protocol Paging: Equatable {
  /// The type of the names of levels and pages.
  associatedtype Names: PagerNames

  /// The underlying pager, which uses indices.
  var base: Pager { get }
  /// The names of the levels and pages.
  var names: Names { get }
  /// The last known places of levels that are empty or absent, oldest first. By default, there are none.
  var absentLevels: [Snapshot.SavedLevel] { get set }

  /// Performs or ignores a command and returns the outcome. See ``Pager/apply(_:)``.
  @discardableResult mutating func apply(_ command: Command) -> Outcome
}

extension Paging {
  /// The type of level names: indices, cases or identities.
  public typealias LevelID = Names.LevelID
  /// The type of page identities, or `Never` if pages have no identities.
  public typealias PageID = Names.PageID

  /// An empty array.
  public var absentLevels: [Snapshot.SavedLevel] {
    get { [] }
    set {}
  }

  #if !hasFeature(Embedded)
    /// A property of the underlying pager.
    public subscript<Value>(dynamicMember member: KeyPath<Pager, Value>) -> Value {
      base[keyPath: member]
    }
  #endif

  /// Returns the index of a level, or −1 if there is no such level.
  func index(_ level: LevelID) -> Int { levelIndex(of: level) ?? -1 }

  /// Drops a drag or completes a settle.
  ///
  /// - Returns: The completed settle; nil if the content was not settling.
  @discardableResult public mutating func settle() -> Arrival? {
    let (wasSettling, from) = (base.phase.isSettling, base.position)
    if wasSettling { finish() } else { self = withoutGesture }
    return wasSettling ? Arrival(from: from, to: base.position) : nil
  }

  package var settled: Self {
    var copy = self
    copy.settle()
    return copy
  }

  /// The pager as it would be if its gesture had never begun.
  package var withoutGesture: Self {
    var copy = self
    // A drag catches settling content, so that the gesture can be canceled.
    copy.drag()
    copy.cancel()
    copy.finish()
    return copy
  }
}

extension Pager: Paging {
  /// The pager itself.
  public var base: Pager { self }
  /// The indices of the levels.
  public var names: PagerIndices { PagerIndices(levelIDs: 0..<levels.count) }
}

/// Relative moves.
extension Paging {
  /// Moves by the given number of pages or levels in a direction, or to the edge, whichever is closer.
  ///
  ///     pager.move(.right)                          // .moved(Move(from: 0.0, to: 0.1, steps: 1))
  ///     pager.move(.right, by: 99)                  // to the last page, stopped: .right
  ///     pager.move(.right)                          // .ignored(.edge(.right))
  ///
  /// - Parameters:
  ///   - direction: The direction of the move.
  ///   - distance: The number of pages or levels, at least 1.
  /// - Returns: `moved` with the number of steps taken, or `ignored` with `edge`, `locked`, `emptyLevel`, `noLevels`,
  ///   `alreadyThere` for a distance below 1, or `pageOpen`.
  /// - Complexity: O(1), or O(levels) under `empty skip` or `edge continue`
  @discardableResult
  public mutating func move(_ direction: Direction, by distance: Int = 1) -> Outcome {
    apply(.move(direction, distance))
  }

  /// Moves forward by the given number of pages in the linear order, which visits the levels from top to bottom and the
  /// pages of each level from first to last. The move skips empty levels and ignores locks and the rules of levels.
  ///
  /// - Complexity: O(levels passed)
  @discardableResult
  public mutating func moveToNext(by distance: Int = 1) -> Outcome { apply(.next(distance)) }

  /// Moves back by the given number of pages in the linear order. See ``moveToNext(by:)``.
  @discardableResult public mutating func moveToPrevious(by distance: Int = 1) -> Outcome {
    apply(.previous(distance))
  }

  /// Goes to the corresponding page of the level above (`in`) or below (`out`).
  @discardableResult public mutating func zoom(_ zoom: Zoom) -> Outcome { apply(.zoom(zoom)) }
}

/// Absolute moves.
extension Paging {
  /// Goes to a level and applies its entry rule.
  @discardableResult
  public mutating func go(toLevel level: LevelID) -> Outcome { apply(.goLevel(index(level))) }

  /// Goes to a page of a level.
  ///
  /// - Returns: `moved`, or `ignored` with `noSuchLevel`, `noSuchPage`, `emptyLevel`, `alreadyThere` or `pageOpen`. An
  ///   out-of-range index is never clamped.
  @discardableResult public mutating func go(toLevel level: LevelID, page: Int) -> Outcome {
    apply(.goPage(level: index(level), page: page))
  }

  /// Goes to a position, or to its level if the position has no page.
  @discardableResult public mutating func go(to position: Position) -> Outcome {
    apply(
      position.page.map { .goPage(level: position.level, page: $0) } ?? .goLevel(position.level))
  }

  /// Goes to a page of the current level.
  @discardableResult public mutating func go(toPage page: Int) -> Outcome { apply(.page(page)) }

  /// Goes to the first page of the current level.
  @discardableResult public mutating func goToFirstPage() -> Outcome { apply(.first) }

  /// Goes to the last page of the current level.
  @discardableResult public mutating func goToLastPage() -> Outcome { apply(.last) }

  /// Goes to the first level and applies its entry rule.
  @discardableResult public mutating func goToTopLevel() -> Outcome { apply(.top) }

  /// Goes to the last level and applies its entry rule.
  @discardableResult public mutating func goToBottomLevel() -> Outcome { apply(.bottom) }
}

/// Pages by identity.
extension Paging {
  /// Goes to a page of a level.
  @discardableResult
  public mutating func go(toPageID page: PageID, inLevel level: LevelID) -> Outcome {
    go(toLevel: level, page: pageIndex(of: page, inLevel: level) ?? -1)
  }

  /// Goes to a page in the first level that contains it. If there is none, the call is ignored with `noSuchLevel`.
  ///
  /// - Complexity: O(pages)
  @discardableResult public mutating func go(toPageID page: PageID) -> Outcome {
    let names = names
    let places = base.levels.indices.lazy.map {
      Position(level: $0, page: names.pageIndex(of: page, inLevelAt: $0))
    }
    // The key of a date can identify a page in every level, so prefer a level whose page has exactly this key.
    let place =
      places.first { names.pageID(at: $0) == page } ?? places.first { $0.page != nil }
    return apply(.goPage(level: place?.level ?? -1, page: place?.page ?? -1))
  }

  /// Sets a level's remembered page, or goes to the page if the level is current.
  @discardableResult
  public mutating func remember(pageID page: PageID, ofLevel level: LevelID) -> Outcome {
    remember(page: pageIndex(of: page, inLevel: level) ?? -1, ofLevel: level)
  }
}

/// Remembered pages.
extension Paging {
  /// Sets a level's remembered page, or goes to the page if the level is current.
  @discardableResult public mutating func remember(page: Int, ofLevel level: LevelID) -> Outcome {
    apply(.remember(level: index(level), page: page))
  }

  /// Returns a level to its start page.
  @discardableResult
  public mutating func forget(level: LevelID) -> Outcome { apply(.forget(level: index(level))) }

  /// Returns every level to its start page.
  @discardableResult public mutating func forgetAll() -> Outcome { apply(.forgetAll) }

  /// Sets a level's remembered page to the page that corresponds to the current page. See <doc:Correspondence>.
  @discardableResult
  public mutating func align(level: LevelID) -> Outcome { apply(.align(level: index(level))) }
}

/// Gestures. Distances are in pages or levels, and velocities in pages or levels per second. Both are positive to the
/// right and down.
extension Paging {
  /// Drags the content. The larger component of the first drag determines the axis of the gesture. If both components
  /// are equal, the axis is horizontal.
  ///
  ///     pager.drag(x: Offset(points: -80, perPage: 320))    // brings the page on the right into view
  ///
  /// - Parameters:
  ///   - x: The distance that the finger has moved since the last drag, in pages, positive to the right.
  ///   - y: The distance that the finger has moved since the last drag, in levels, positive down.
  /// - Returns: `changed`, or `ignored` with `noLevels`, `pageOpen` or, for a first drag of zero distance,
  ///   `alreadyThere`. Under `bounce off`, a first drag in a direction without a page is ignored with `edge` or
  ///   `locked`, so you can pass the gesture to the enclosing view. See <doc:NestedScrolling>.
  /// - Complexity: O(1), or O(levels) under `empty skip` or `edge continue`
  @discardableResult public mutating func drag(x: Offset = 0, y: Offset = 0) -> Outcome {
    apply(.gesture(.drag(dx: x, dy: y)))
  }

  /// Releases the content, which then settles. See ``GestureRule``.
  ///
  /// - Parameters:
  ///   - xPagesPerSecond: The finger's velocity in pages per second, positive to the right.
  ///   - yPagesPerSecond: The finger's velocity in levels per second, positive down.
  /// - Returns: `changed`; or `ignored` with `pageOpen`, or with `notDragging` if there is no drag. Call
  ///   ``tick(milliseconds:)`` while the content settles.
  @discardableResult public mutating func release(
    xPagesPerSecond: Offset = 0, yPagesPerSecond: Offset = 0
  ) -> Outcome {
    apply(.gesture(.release(vx: xPagesPerSecond, vy: yPagesPerSecond)))
  }

  /// Releases the content, which then returns to its rest position. Call this method when the system cancels the
  /// gesture.
  @discardableResult public mutating func cancel() -> Outcome { apply(.gesture(.cancel)) }

  /// Starts an animated step, for a key or a button. The step ends where a move by one place would end. On a freely
  /// scrolling level, the content moves by one page or to the bound, whichever is closer. A step during a gesture first
  /// drops a drag or completes a settle.
  ///
  /// - Returns: `changed`, or `ignored` for the same reasons as ``move(_:by:)``. Call ``tick(milliseconds:)`` while the
  ///   content settles.
  @discardableResult public mutating func glide(_ direction: Direction) -> Outcome {
    apply(.gesture(.glide(direction)))
  }

  /// Advances settling content. The duration of a settle does not depend on the frame rate of the display.
  ///
  /// - Parameter milliseconds: The time since the release or the last tick, at least 1.
  /// - Returns: `moved` when the content settles on another page; `changed` while the content moves or when it settles
  ///   on the same page; or `ignored` with `pageOpen`, or with `alreadyThere` if the content is not settling or the
  ///   time is below 1.
  @discardableResult public mutating func tick(milliseconds: Int) -> Outcome {
    apply(.gesture(.tick(milliseconds: milliseconds)))
  }

  /// Completes a settle immediately, for example to reduce motion. During a drag, this method first releases the
  /// content.
  @discardableResult public mutating func finish() -> Outcome { apply(.gesture(.finish)) }
}

/// Opening a page, for example to show the details of a tapped page.
extension Paging {
  /// Opens the current page. While a page is open, moves and gestures are ignored with `pageOpen`.
  @discardableResult public mutating func open() -> Outcome { apply(.open) }

  /// Opens the page at a position, for example after a tap on the page.
  @discardableResult public mutating func open(at position: Position) -> Outcome {
    apply(.openPage(level: position.level, page: position.page ?? -1))
  }

  /// Opens a page in the viewport.
  ///
  /// - Returns: `changed`, or `ignored` with `noSuchLevel`, `noSuchPage`, `emptyLevel`, `notVisible` for a page outside
  ///   the viewport, or `pageOpen`.
  @discardableResult public mutating func open(page: Int, ofLevel level: LevelID) -> Outcome {
    apply(.openPage(level: index(level), page: page))
  }

  /// Closes the open page.
  @discardableResult public mutating func close() -> Outcome { apply(.close) }
}
