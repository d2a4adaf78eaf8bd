/// The places and rules of a pager and its levels, in a form that an app can store between launches.
///
/// A snapshot identifies levels by name and, if possible, pages by identity. A repair can therefore find levels and
/// pages whose indices have changed. The snapshot of a ``Pager`` identifies levels by index, and
/// ``Command/restore(_:)`` applies it.
///
///     let data = try JSONEncoder().encode(pager.snapshot)
///     …
///     let snapshot = try JSONDecoder().decode(type(of: pager).Snapshot.self, from: data)
///     try pager.restore(snapshot)                 // or pager.repair(from: snapshot)
public struct PagerSnapshot<LevelName: Hashable, PageName: Hashable> {
  /// The place and rules of a level.
  public struct SavedLevel {
    /// The name of the level.
    public var id: LevelName
    /// The number of pages.
    public var count: Int
    /// The index of the level's page; nil if the level was empty. In a command, nil means the start page.
    public var page: Int?
    /// The identity of the level's page; nil if pages have no identities or the level was empty.
    public var pageID: PageName?
    /// The rest offset: the distance from the beginning of the level to the beginning of the display, in pages; nil if
    /// the level was empty. In a command or a repair, nil means the default offset.
    public var rest: Offset?
    /// The rules of the level.
    public var rules: LevelRules

    /// Creates a saved level.
    public init(
      id: LevelName, count: Int, page: Int?, pageID: PageName? = nil, rest: Offset?,
      rules: LevelRules
    ) {
      (self.id, self.count, self.page) = (id, count, page)
      (self.pageID, self.rest, self.rules) = (pageID, rest, rules)
    }
  }

  /// The levels, top to bottom.
  public var levels: [SavedLevel]
  /// The name of the current level; nil if there were no levels.
  public var currentLevel: LevelName?
  /// The rules of the pager as a whole.
  public var rules: PagerRules
  /// The initial rules for levels inserted later.
  public var newLevelRules: LevelRules
  /// The last known places of levels that were empty or absent. See ``NamedPager/absentLevels``.
  public var absentLevels: [SavedLevel] = []

  /// The version of the snapshot format. Decoding fails for any other version.
  package static var version: Int { 1 }

  /// Creates a snapshot.
  public init(
    levels: [SavedLevel], currentLevel: LevelName?, rules: PagerRules, newLevelRules: LevelRules
  ) {
    (self.levels, self.currentLevel) = (levels, currentLevel)
    (self.rules, self.newLevelRules) = (rules, newLevelRules)
  }
}

extension PagerSnapshot: Hashable {}
extension PagerSnapshot: Sendable where LevelName: Sendable, PageName: Sendable {}
extension PagerSnapshot.SavedLevel: Hashable {}
extension PagerSnapshot.SavedLevel: Sendable where LevelName: Sendable, PageName: Sendable {}
