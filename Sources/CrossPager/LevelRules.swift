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
