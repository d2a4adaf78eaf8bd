/// The rules of the pager as a whole.
public struct PagerRules: Hashable, Sendable {
  /// The behavior of `up` and `down` at the first and last levels; `stop` by default.
  public var ends: EndsRule
  /// Whether vertical moves stop at empty levels; `enter` by default.
  public var empty: EmptyRule
  /// The numbers of levels and pages that fit on the display; one page of one level by default.
  public var viewport: Viewport
  /// The response to a drag past an edge or in a locked direction; `on` by default.
  public var bounce: BounceRule
  /// The reading direction of levels; `ltr` by default.
  public var reading: ReadingRule
  /// The thresholds for turning the page on release, and the duration of a settle.
  public var gesture: GestureRule
  /// The directions in which moves and drags are refused. Locks do not affect absolute moves or moves in the linear
  /// order.
  public var locked: Directions

  /// Creates rules.
  public init(
    ends: EndsRule = .stop, empty: EmptyRule = .enter,
    viewport: Viewport = Viewport(levels: 1, pages: 1),
    bounce: BounceRule = .on, reading: ReadingRule = .ltr, gesture: GestureRule = GestureRule(),
    locked: Directions = []
  ) {
    (self.ends, self.empty, self.viewport) = (ends, empty, viewport)
    (self.bounce, self.reading, self.gesture) = (bounce, reading, gesture)
    self.locked = locked
  }

  mutating func set(_ rule: PagerRule) {
    switch rule {
    case .ends(let value): ends = value
    case .empty(let value): empty = value
    case .viewport(let value): viewport = value
    case .bounce(let value): bounce = value
    case .reading(let value): reading = value
    case .gesture(let value): gesture = value
    }
  }
}

/// A rule of ``PagerRules`` and its new value, for a ``Command``.
public enum PagerRule: Hashable, Sendable {
  case ends(EndsRule)
  case empty(EmptyRule)
  case viewport(Viewport)
  case bounce(BounceRule)
  case reading(ReadingRule)
  case gesture(GestureRule)
}

/// The behavior of `up` and `down` at the first and last levels.
public enum EndsRule: Hashable, Sendable, CaseIterable {
  /// Stop.
  case stop
  /// Wrap around to the other end.
  case wrap
}

/// Whether vertical moves stop at empty levels.
public enum EmptyRule: Hashable, Sendable, CaseIterable {
  /// Vertical moves stop at empty levels, where the position has no page.
  case enter
  /// Vertical moves skip empty levels.
  case skip
}

/// The response to a drag past an edge or in a locked direction.
public enum BounceRule: Hashable, Sendable, CaseIterable {
  /// The content follows the finger with rubber-band resistance and springs back on release.
  case on
  /// The content does not move. A gesture's first drag past an edge or in a locked direction is ignored, so a front end
  /// can pass the gesture to the enclosing view.
  case off
}

/// The reading direction of levels.
public enum ReadingRule: Hashable, Sendable, CaseIterable {
  /// Left to right: page 0 is the leftmost page.
  case ltr
  /// Right to left: page 0 is the rightmost page. Moves, drags, velocities, offsets, edges, locks, routes and the
  /// window are mirrored. Mirroring does not affect indices, the linear order, rules, edits, correspondence or
  /// snapshots.
  case rtl
}

/// The extent of the display in levels and pages, and the number of extra levels and pages to keep ready around it.
///
///     pager.rules.viewport = Viewport(levels: 3, pages: 2.5)
public struct Viewport: Hashable, Sendable {
  /// The number of levels that fit on the display, from 1 through 1000.
  public let levels: Offset
  /// The number of pages per level that fit on the display, from 1 through 1000.
  public let pages: Offset
  /// The number of extra levels and pages on each side that count as displayed, from 0 through 100. Extra pages
  /// are ready before they come into view. Jetpack Compose calls this number `beyondViewportPageCount`.
  public let beyond: Int

  /// Creates a viewport with values clamped to 1 through 1000 and, for `beyond`, to 0 through 100.
  public init(levels: Offset, pages: Offset, beyond: Int = 0) {
    self.levels = Viewport.extents.clamp(levels)
    self.pages = Viewport.extents.clamp(pages)
    self.beyond = Viewport.beyonds.clamp(beyond)
  }

  /// The limits on an extent. Every displayed page can have a host, so a larger extent could require too many hosts.
  package static var extents: ClosedRange<Offset> { 1...1000 }
  package static let beyonds = 0...100
}

/// The thresholds for turning the page on release, and the duration of a settle.
///
/// The defaults match typical phone pagers. Pass only the values that differ from them:
///
///     pager.rules.gesture = GestureRule(turningPages: 0.3)      // a drag of 0.3 pages turns the page
public struct GestureRule: Hashable, Sendable {
  /// The minimum distance, in pages, at which a slow release turns the page. The default is half a page.
  public let turningPages: Offset
  /// The minimum velocity of a throw, in pages per second. A throw toward the revealed page turns the page regardless
  /// of the distance. A throw in the other direction never turns the page. The default is half a page per second.
  public let throwingPagesPerSecond: Offset
  /// The duration of a settle, in milliseconds. The default is 300.
  public let settleMilliseconds: Int

  package static var turningRange: ClosedRange<Offset> { Offset(rawValue: 1)...(.page) }
  package static var throwingRange: ClosedRange<Offset> { Offset(rawValue: 1)...1000 }
  package static let settleRange = 1...1000

  /// Creates a rule. The distance is clamped to at most 1 page, the velocity to at most 1000 pages per second, and the
  /// duration to 1 through 1000 milliseconds. The distance and the velocity are always greater than 0.
  public init(
    turningPages: Offset = .half, throwingPagesPerSecond: Offset = .half,
    settleMilliseconds: Int = 300
  ) {
    self.turningPages = GestureRule.turningRange.clamp(turningPages)
    self.throwingPagesPerSecond = GestureRule.throwingRange.clamp(throwingPagesPerSecond)
    self.settleMilliseconds = GestureRule.settleRange.clamp(settleMilliseconds)
  }
}
