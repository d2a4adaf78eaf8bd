/// Where every level of a pager stands, and under which rules: what an app keeps between two launches.
///
/// Levels are named as the app names them, and pages too where they have identities, so that a snapshot finds its levels
/// and pages again when there are others beside them.
///
///     let data = try JSONEncoder().encode(pager.snapshot)
///     …
///     let snapshot = try JSONDecoder().decode(type(of: pager).Snapshot.self, from: data)
///     try pager.restore(snapshot)                 // or pager.repair(from: snapshot)
public struct PagerSnapshot<LevelID: Hashable, PageID: Hashable> {
  /// A level as it was.
  public struct SavedLevel {
    /// What the level was called.
    public var id: LevelID
    /// How many pages it had.
    public var count: Int
    /// The index of the page it stood on; nil if it was empty.
    public var page: Int?
    /// The identity of that page, where pages have identities.
    public var pageID: PageID?
    /// Where it rested, as ``Pager/restOffset(ofLevel:)`` tells it; nil if it was empty.
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
  /// The rules that a level inserted later begins with.
  public var newLevelRules: LevelRules

  /// The version of the form in which snapshots are written, and the only one that is read.
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

/// A way in which a snapshot does not fit a pager, and with it what a repair does about it.
public enum SnapshotDifference<LevelID: Hashable, PageID: Hashable> {
  /// The snapshot has a level that the pager has not; it is left out.
  case unknownLevel(LevelID)
  /// The pager has a level that the snapshot has not; it stays as it is.
  case missingLevel(LevelID)
  /// The levels that both have are in another order; they stay in the pager's.
  case otherOrder(saved: [LevelID])
  /// A level has another count of pages than it had; it takes the page of the saved identity, else the page of the saved
  /// index, or the nearest there is.
  case otherCount(LevelID, saved: Int, present: Int, page: Int?)
  /// A level no longer has the page it stood on; it takes the page of that index, or the nearest there is.
  case missingPage(LevelID, PageID, page: Int?)
  /// A level cannot rest where it did; it rests where its page and the viewport put it.
  case otherRest(LevelID, saved: Offset, present: Offset)
  /// The level that was current is not there, or none was; the pager stays on the level it is on.
  case missingCurrentLevel(LevelID?)
}

extension SnapshotDifference: Hashable {}
extension SnapshotDifference: Sendable where LevelID: Sendable, PageID: Sendable {}

/// A snapshot was not restored, because it does not fit the pager.
public struct SnapshotMismatch<LevelID: Hashable, PageID: Hashable>: Error {
  /// Every way in which it does not fit; at least one.
  public let differences: [SnapshotDifference<LevelID, PageID>]

  /// That a snapshot differs in these ways.
  public init(differences: [SnapshotDifference<LevelID, PageID>]) {
    self.differences = differences
  }
}

extension SnapshotMismatch: Hashable {}
extension SnapshotMismatch: Sendable where LevelID: Sendable, PageID: Sendable {}
