/// The places and rules of every level of a pager, for an app to keep between launches.
///
/// A snapshot names levels as the app does. It also names pages that have identities. So it finds its levels and pages
/// again among others.
///
///     let data = try JSONEncoder().encode(pager.snapshot)
///     …
///     let snapshot = try JSONDecoder().decode(type(of: pager).Snapshot.self, from: data)
///     try pager.restore(snapshot)                 // or pager.repair(from: snapshot)
public struct PagerSnapshot<LevelID: Hashable, PageID: Hashable> {
  /// A level as it was.
  public struct SavedLevel {
    /// The name of the level.
    public var id: LevelID
    /// How many pages it had.
    public var count: Int
    /// The index of the page it stood on; nil if it was empty.
    public var page: Int?
    /// The identity of that page, if pages have identities.
    public var pageID: PageID?
    /// Where it rested, as ``Pager/restOffset(ofLevel:)`` returns it; nil if it was empty.
    public var rest: Offset?
    /// The rules it had.
    public var rules: LevelRules

    /// A level as it was, not checked against any pager.
    public init(
      id: LevelID, count: Int, page: Int?, pageID: PageID? = nil, rest: Offset?, rules: LevelRules
    ) {
      self.id = id
      self.count = count
      self.page = page
      self.pageID = pageID
      self.rest = rest
      self.rules = rules
    }
  }

  /// The levels, top to bottom.
  public var levels: [SavedLevel]
  /// The level the pager was on; nil if there were none.
  public var currentLevel: LevelID?
  /// The pager's own rules.
  public var rules: PagerRules
  /// The initial rules of a level inserted later.
  public var newLevelRules: LevelRules

  /// The version of the format of snapshots, the only one that can be read.
  public static var version: Int { 1 }

  /// A snapshot, not checked against any pager.
  public init(
    levels: [SavedLevel], currentLevel: LevelID?, rules: PagerRules, newLevelRules: LevelRules
  ) {
    self.levels = levels
    self.currentLevel = currentLevel
    self.rules = rules
    self.newLevelRules = newLevelRules
  }
}

extension PagerSnapshot: Hashable {}
extension PagerSnapshot: Sendable where LevelID: Sendable, PageID: Sendable {}
extension PagerSnapshot.SavedLevel: Hashable {}
extension PagerSnapshot.SavedLevel: Sendable where LevelID: Sendable, PageID: Sendable {}

/// A way in which a snapshot does not fit a pager, and how a repair handles it.
public enum SnapshotDifference<LevelID: Hashable, PageID: Hashable> {
  /// The snapshot has a level that the pager does not have. The repair leaves it out.
  case unknownLevel(LevelID)
  /// The pager has a level that the snapshot does not have. The level stays as it is.
  case missingLevel(LevelID)
  /// The levels that both have are in another order. The pager keeps its own order.
  case otherOrder(saved: [LevelID])
  /// The page count of a level has changed. The level takes the page with the saved identity. Without one it takes the
  /// page with the saved index, or the nearest one.
  case otherCount(LevelID, saved: Int, present: Int, page: Int?)
  /// A level no longer has the page it stood on. It takes the page at that index, or the nearest one.
  case missingPage(LevelID, PageID, page: Int?)
  /// A level cannot rest where it did. It rests where its page and the viewport put it.
  case otherRest(LevelID, saved: Offset, present: Offset)
  /// The saved current level does not exist, or none was saved. The pager stays on its current level.
  case missingCurrentLevel(LevelID?)
}

extension SnapshotDifference: Hashable {}
extension SnapshotDifference: Sendable where LevelID: Sendable, PageID: Sendable {}

/// The error of a snapshot that does not fit the pager. Nothing was restored.
public struct SnapshotMismatch<LevelID: Hashable, PageID: Hashable>: Error {
  /// The differences; at least one.
  public let differences: [SnapshotDifference<LevelID, PageID>]

  /// An error with these differences.
  public init(differences: [SnapshotDifference<LevelID, PageID>]) {
    self.differences = differences
  }
}

extension SnapshotMismatch: Hashable {}
extension SnapshotMismatch: Sendable where LevelID: Sendable, PageID: Sendable {}
