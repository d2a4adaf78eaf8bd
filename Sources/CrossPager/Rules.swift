/// The page a level starts on and is put back on by `forget`.
public enum StartRule: Hashable, Sendable {
  /// The first page, 0.
  case first
  /// The last page.
  case last
  /// A page's index. An index outside the level means the nearest page. ``LevelRules`` holds it within
  /// `0...Track.maximumCount`.
  case page(Int)

  /// The rule with an index that every platform can hold.
  fileprivate var held: StartRule {
    guard case .page(let index) = self else { return self }
    return .page((0...Track.maximumCount).clamp(index))
  }
}

/// The page a level takes when it becomes current by `up`, `down`, `top`, `bottom`, `go` without a page, or a
/// vertical drag.
public enum EntryRule: Hashable, Sendable, CaseIterable {
  /// The page it was left on.
  case remember
  /// Its start page.
  case start
  /// Its first page.
  case first
  /// Its last page.
  case last
  /// The page that corresponds to the one that was current.
  case align
}

/// What `left` and `right` do at a level's edge.
public enum EdgeRule: Hashable, Sendable, CaseIterable {
  /// Refuse.
  case stop
  /// Go round to the level's other end.
  case wrap
  /// Go on to the nearest non-empty level: above, to its last page, or below, to its first.
  case `continue`
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

/// What becomes of a level that stands on its last page when pages are added at the end.
public enum FollowRule: Hashable, Sendable, CaseIterable {
  /// It stays.
  case off
  /// It goes to the new last page.
  case on
}

/// Where a level may come to rest.
public enum SnapRule: Hashable, Sendable, CaseIterable {
  /// On a page.
  case page
  /// Anywhere.
  case free
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

/// The rules of one level.
public struct LevelRules: Hashable, Sendable {
  /// Where the level starts; `first` unless set.
  public var start: StartRule {
    didSet { start = start.held }
  }
  /// The page it takes when entered; `remember` unless set.
  public var entry: EntryRule
  /// What happens at its edges; `stop` unless set.
  public var edge: EdgeRule
  /// What becomes of it when pages are added at its end; `off` unless set.
  public var follow: FollowRule
  /// Where it may rest; `page` unless set.
  public var snap: SnapRule

  /// Every rule at its default unless given.
  public init(
    start: StartRule = .first, entry: EntryRule = .remember, edge: EdgeRule = .stop,
    follow: FollowRule = .off, snap: SnapRule = .page
  ) {
    self.start = start.held
    self.entry = entry
    self.edge = edge
    self.follow = follow
    self.snap = snap
  }

  mutating func set(_ rule: LevelRule) {
    switch rule {
    case .start(let value): start = value
    case .entry(let value): entry = value
    case .edge(let value): edge = value
    case .follow(let value): follow = value
    case .snap(let value): snap = value
    }
  }
}

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

/// A rule of a level with the value it is to take.
public enum LevelRule: Hashable, Sendable {
  /// Where levels start.
  case start(StartRule)
  /// The page a level takes when entered.
  case entry(EntryRule)
  /// What happens at a level's edges.
  case edge(EdgeRule)
  /// What becomes of a level when pages are added at its end.
  case follow(FollowRule)
  /// Where a level may rest.
  case snap(SnapRule)
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
