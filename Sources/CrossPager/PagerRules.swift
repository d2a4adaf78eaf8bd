/// The rules of the pager as a whole.
public struct PagerRules: Hashable, Sendable {
  /// The behavior of `up` and `down` beyond the first and last level; `stop` by default.
  public var ends: EndsRule
  /// Whether vertical moves stop at empty levels; `enter` by default.
  public var empty: EmptyRule
  /// The numbers of levels and pages that fit on the display; one page of one level by default.
  public var viewport: Viewport
  /// The response to a drag in a direction without a page; `on` by default.
  public var bounce: BounceRule
  /// The side on which levels begin; `ltr` by default.
  public var reading: ReadingRule
  /// The thresholds at which a release turns the page, and the duration of a settle.
  public var gesture: GestureRule
  /// The creation and reuse of hosts; `recycled` by default.
  public var hosting: HostingRule
  /// The directions in which relative moves are refused. Absolute moves are still allowed.
  public var locked: Directions

  /// Creates rules.
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

/// A rule of the pager and its new value.
public enum PagerRule: Hashable, Sendable {
  /// The behavior of `up` and `down` beyond the first and last level.
  case ends(EndsRule)
  /// Whether vertical moves stop at empty levels.
  case empty(EmptyRule)
  /// The numbers of levels and pages that fit on the display.
  case viewport(Viewport)
  /// The response to a drag in a direction without a page.
  case bounce(BounceRule)
  /// The side on which levels begin.
  case reading(ReadingRule)
  /// The thresholds at which a release turns the page, and the duration of a settle.
  case gesture(GestureRule)
  /// The creation and reuse of hosts.
  case hosting(HostingRule)
}

/// The behavior of `up` and `down` beyond the first and last level.
public enum EndsRule: Hashable, Sendable, CaseIterable {
  /// Stop.
  case stop
  /// Wrap around to the other end.
  case wrap
}

/// Whether vertical moves stop at empty levels.
public enum EmptyRule: Hashable, Sendable, CaseIterable {
  /// They stop at empty levels. The position then has no page.
  case enter
  /// They skip empty levels.
  case skip
}

/// The response to a drag in a direction without a page.
public enum BounceRule: Hashable, Sendable, CaseIterable {
  /// The content follows the finger with rubber-band resistance and springs back on release.
  case on
  /// The content does not move. A first drag in that direction is ignored, so a front end can pass the gesture to the
  /// view around the pager.
  case off
}

/// The side on which a level begins.
public enum ReadingRule: Hashable, Sendable, CaseIterable {
  /// Left to right: page 0 is the leftmost page.
  case ltr
  /// Right to left: page 0 is the rightmost page. Everything on the display is mirrored: moves, drags, velocities,
  /// offsets, edges, locks, routes and the window. Indices, the linear order, rules, edits, correspondence and
  /// snapshots do not change.
  case rtl
}

/// The creation and reuse of hosts for the displayed pages.
public enum HostingRule: Hashable, Sendable, CaseIterable {
  /// Unused hosts stay in the container and are reused.
  case recycled
  /// Every page has its own host from the start.
  case preallocated
  /// Hosts enter and leave the container with their pages and are reused, like cells of a collection view.
  case cell
}

/// The numbers of levels and pages that fit on the display, and the number of extra ones to keep ready around them.
///
///     pager.viewport = Viewport(levels: 3, pages: 2.5)
public struct Viewport: Hashable, Sendable {
  /// The number of levels that fit, in the range ``extents``.
  public let levels: Offset
  /// The number of pages of a level that fit, in the range ``extents``.
  public let pages: Offset
  /// The number of extra levels and pages on every side that count as displayed, in the range ``beyonds``. They are
  /// ready before they come into view. Compose calls this `beyondViewportPageCount`.
  public let beyond: Int

  /// Creates a viewport. Values are clamped to ``extents`` and ``beyonds``.
  public init(levels: Offset, pages: Offset, beyond: Int = 0) {
    self.levels = Viewport.extents.clamp(levels)
    self.pages = Viewport.extents.clamp(pages)
    self.beyond = Viewport.beyonds.clamp(beyond)
  }

  /// The allowed extent on either axis: 1 through 1000.
  public static let extents = Offset(pages: 1)...Offset(pages: 1000)

  /// The allowed number of levels and pages to keep ready: 0 through 100.
  public static let beyonds = 0...100

  /// A viewport that fits one page of one level.
  public static let single = Viewport(levels: 1, pages: 1)
}

/// The thresholds at which a release turns the page, and the duration of a settle.
///
/// The defaults match typical pagers on phones. To change one of them:
///
///     pager.gesture = GestureRule(turningPages: 0.3)      // a drag of 0.3 pages turns the page
public struct GestureRule: Hashable, Sendable {
  /// The distance, in pages, from which a slow release turns the page. The default is half a page.
  public let turningPages: Offset
  /// The minimum velocity of a throw, in pages per second. A throw turns the page or goes back at any distance. The
  /// default is half a page per second.
  public let throwingPagesPerSecond: Offset
  /// The duration of a settle in milliseconds. The default is 300.
  public let settleMilliseconds: Int

  /// The allowed turning distances: above 0 through 1 page.
  public static let turningRange = Offset(rawValue: 1)...Offset(pages: 1)
  /// The allowed throwing velocities: above 0 through 1000 pages per second.
  public static let throwingRange = Offset(rawValue: 1)...Offset(pages: 1000)
  /// The allowed settle durations: 1 through 1000 milliseconds.
  public static let settleRange = 1...1000

  /// Creates a rule. Values out of range are clamped.
  public init(
    turningPages: Offset = .half, throwingPagesPerSecond: Offset = .half,
    settleMilliseconds: Int = 300
  ) {
    self.turningPages = GestureRule.turningRange.clamp(turningPages)
    self.throwingPagesPerSecond = GestureRule.throwingRange.clamp(throwingPagesPerSecond)
    self.settleMilliseconds = GestureRule.settleRange.clamp(settleMilliseconds)
  }
}
