/// The rules of one level.
public struct LevelRules: Hashable, Sendable {
  /// The level's start page; `first` by default.
  public var start: StartRule {
    didSet { start = start.clamped }
  }
  /// The page that the level shows after it is entered; `remember` by default.
  public var entry: EntryRule
  /// The behavior of `left` and `right` at an edge of the level; `stop` by default.
  public var edge: EdgeRule
  /// Whether a level on its last page goes to the new last page when pages are added; `off` by default.
  public var follow: FollowRule
  /// The offsets at which the level may come to rest; `page` by default.
  public var snap: SnapRule

  /// Creates rules.
  public init(
    start: StartRule = .first, entry: EntryRule = .remember, edge: EdgeRule = .stop,
    follow: FollowRule = .off, snap: SnapRule = .page
  ) {
    (self.start, self.entry, self.edge) = (start.clamped, entry, edge)
    (self.follow, self.snap) = (follow, snap)
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

/// A rule of ``LevelRules`` and its new value, for a ``Command``.
public enum LevelRule: Hashable, Sendable {
  case start(StartRule)
  case entry(EntryRule)
  case edge(EdgeRule)
  case follow(FollowRule)
  case snap(SnapRule)
}

/// The start page of a level, to which `forget` returns the level.
public enum StartRule: Hashable, Sendable {
  /// The first page.
  case first
  /// The last page.
  case last
  /// The page with this index, or the nearest page if the level has no such page. ``LevelRules`` clamps the index to
  /// `0...Pager.maximumCount`, the range that every platform can represent.
  case page(Int)

  fileprivate var clamped: StartRule {
    guard case .page(let index) = self else { return self }
    return .page((0...Track.maximumCount).clamp(index))
  }
}

/// The page that a level shows after it is entered by a vertical move, a vertical drag, or a command that specifies no
/// page.
public enum EntryRule: Hashable, Sendable, CaseIterable {
  /// The page that the level remembers.
  case remember
  /// The start page.
  case start
  /// The first page.
  case first
  /// The last page.
  case last
  /// The page that corresponds to the previous level's page.
  case align
}

/// The behavior of `left` and `right` at an edge of a level.
public enum EdgeRule: Hashable, Sendable, CaseIterable {
  /// Stop.
  case stop
  /// Wrap around to the other end of the level.
  case wrap
  /// Continue in the nearest non-empty level, on the last page of a level above or the first page of a level below.
  case `continue`
}

/// Whether a level on its last page goes to the new last page when pages are added at the end.
public enum FollowRule: Hashable, Sendable, CaseIterable {
  /// The level stays on its page.
  case off
  /// The level moves to the new last page, unless a page is open.
  case on
}

/// The offsets at which a level may come to rest.
public enum SnapRule: Hashable, Sendable, CaseIterable {
  /// Only the offsets of pages.
  case page
  /// Any offset. A drag scrolls the level continuously.
  case free
}
