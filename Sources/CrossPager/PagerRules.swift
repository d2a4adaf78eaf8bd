/// The rules that belong to the pager as a whole.
public struct PagerRules: Hashable, Sendable {
  /// What happens beyond the first and last level; `stop` unless set.
  public var ends: EndsRule
  /// Whether empty levels are entered; `enter` unless set.
  public var empty: EmptyRule
  /// How much fits on the display; 1 × 1 unless set.
  public var viewport: Viewport
  /// How a drag behaves where there is no page; `on` by default.
  public var bounce: BounceRule
  /// The side on which levels begin; `ltr` by default.
  public var reading: ReadingRule
  /// When a gesture goes on to the next page, and how long it takes; see ``GestureRule``.
  public var gesture: GestureRule
  /// How hosts are kept; `recycled` unless set.
  public var hosting: HostingRule
  /// The directions in which moves are refused; absolute moves are not.
  public var locked: Directions

  /// Every rule at its default unless given.
  public init(
    ends: EndsRule = .stop, empty: EmptyRule = .enter, viewport: Viewport = .single,
    bounce: BounceRule = .on, reading: ReadingRule = .ltr, gesture: GestureRule = GestureRule(),
    hosting: HostingRule = .recycled, locked: Directions = []
  ) {
    self.ends = ends
    self.empty = empty
    self.viewport = viewport
    self.bounce = bounce
    self.reading = reading
    self.gesture = gesture
    self.hosting = hosting
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
    case .hosting(let value): hosting = value
    }
  }
}

/// A rule of the pager with the value it is to take.
public enum PagerRule: Hashable, Sendable {
  /// What happens beyond the first and last level.
  case ends(EndsRule)
  /// Whether empty levels are entered.
  case empty(EmptyRule)
  /// How much fits on the display.
  case viewport(Viewport)
  /// How a drag behaves where there is no page.
  case bounce(BounceRule)
  /// The side on which levels begin.
  case reading(ReadingRule)
  /// When a gesture goes on, and how long it takes.
  case gesture(GestureRule)
  /// How hosts are kept.
  case hosting(HostingRule)
}

/// What `up` and `down` do beyond the first or last level.
public enum EndsRule: Hashable, Sendable, CaseIterable {
  /// Refuse.
  case stop
  /// Go round to the other end.
  case wrap
}

/// Whether vertical moves stop at empty levels.
public enum EmptyRule: Hashable, Sendable, CaseIterable {
  /// They do; the position there has no page.
  case enter
  /// They pass over them.
  case skip
}

/// How a drag behaves where there is no page.
public enum BounceRule: Hashable, Sendable, CaseIterable {
  /// The content follows the finger, held by a rubber band, and goes back.
  case on
  /// The content stays at rest. A drag that begins that way is ignored, so that a front end can hand the gesture to the
  /// view around the pager.
  case off
}

/// The side on which a level begins.
public enum ReadingRule: Hashable, Sendable, CaseIterable {
  /// Left to right: page 0 is the leftmost.
  case ltr
  /// Right to left: page 0 is the rightmost. Everything on the display is mirrored: moves, drags, velocities, offsets,
  /// edges, locks, routes and the window. Indices, the linear order, rules, edits, correspondence and snapshots do not
  /// change.
  case rtl
}

/// How hosts are kept for the pages that are displayed.
public enum HostingRule: Hashable, Sendable, CaseIterable {
  /// Hosts that are no longer used are used again, whole.
  case recycled
  /// Every page has a host of its own from the start.
  case preallocated
  /// Hosts live in cells that are used again.
  case cell
}

/// How many levels and pages fit on the display, and how many around them are kept ready.
///
///     pager.viewport = Viewport(levels: 3, pages: 2.5)
public struct Viewport: Hashable, Sendable {
  /// How many levels fit, in ``extents``.
  public let levels: Offset
  /// How many pages of a level fit, in ``extents``.
  public let pages: Offset
  /// How many more levels and pages count as displayed on every side, so that they are ready before they come into
  /// view, in ``beyonds``; Compose's `beyondViewportPageCount`.
  public let beyond: Int

  /// A viewport; what lies outside the ranges is held within.
  public init(levels: Offset, pages: Offset, beyond: Int = 0) {
    self.levels = Viewport.extents.clamp(levels)
    self.pages = Viewport.extents.clamp(pages)
    self.beyond = Viewport.beyonds.clamp(beyond)
  }

  /// The extents a viewport may have on either axis: 1 through 1000, so that what is displayed at once can be hosted.
  public static let extents = Offset(pages: 1)...Offset(pages: 1000)

  /// How many levels and pages may be kept ready on every side: 0 through 100.
  public static let beyonds = 0...100

  /// One page of one level.
  public static let single = Viewport(levels: 1, pages: 1)
}

/// When a release goes on to the next page, and how long the content takes to come to rest.
///
/// The defaults feel like the pagers of phones and are the same on every platform:
///
///     pager.gesture = GestureRule(turningPages: 0.3)      // a third of a page turns it
public struct GestureRule: Hashable, Sendable {
  /// How far a drag must bring the content so that a release without a throw goes on, in pages. The default is half a
  /// page.
  public let turningPages: Offset
  /// The least velocity at which a release goes on or back whatever the distance, in pages per second. The default is
  /// half a page per second.
  public let throwingPagesPerSecond: Offset
  /// How long content takes to come to rest, in milliseconds. The default is 300.
  public let settleMilliseconds: Int

  /// The allowed distances: above zero, through a whole page.
  public static let turningRange = Offset(rawValue: 1)...Offset(pages: 1)
  /// The allowed velocities, in pages per second.
  public static let throwingRange = Offset(rawValue: 1)...Offset(pages: 1000)
  /// The allowed durations of a settle, in milliseconds.
  public static let settleRange = 1...1000

  /// A rule. Values out of range are held within the ranges.
  public init(
    turningPages: Offset = .half, throwingPagesPerSecond: Offset = .half,
    settleMilliseconds: Int = 300
  ) {
    self.turningPages = GestureRule.turningRange.clamp(turningPages)
    self.throwingPagesPerSecond = GestureRule.throwingRange.clamp(throwingPagesPerSecond)
    self.settleMilliseconds = GestureRule.settleRange.clamp(settleMilliseconds)
  }
}
