public import CrossPager

/// A difference between a snapshot and a pager. Each case describes how a repair resolves it.
public enum SnapshotDifference<LevelID: Hashable, PageID: Hashable> {
  /// The snapshot has a level that the pager lacks. The repair ignores that level.
  case unknownLevel(LevelID)
  /// The pager has a level that the snapshot lacks. The repair leaves that level unchanged.
  case missingLevel(LevelID)
  /// The levels are in a different order. The repair keeps the pager's order.
  case otherOrder(saved: [LevelID])
  /// The page count of a level has changed. The repair selects the page with the saved identity. If there is no such
  /// page, the repair selects the page at or nearest to the saved index.
  case otherCount(LevelID, saved: Int, present: Int, page: Int?)
  /// A level no longer has its saved page. The repair selects the page at or nearest to the saved index.
  case missingPage(LevelID, PageID, page: Int?)
  /// A level cannot rest at its saved offset. The repair selects a rest offset that the level's page and the
  /// viewport allow.
  case otherRest(LevelID, saved: Offset, present: Offset)
  /// The saved current level does not exist, or no current level was saved. The repair keeps the current level.
  case missingCurrentLevel(LevelID?)
}

extension SnapshotDifference: Hashable {}
extension SnapshotDifference: Sendable where LevelID: Sendable, PageID: Sendable {}

/// The error thrown for a snapshot that does not fit the pager. Nothing is restored.
public struct SnapshotMismatch<LevelID: Hashable, PageID: Hashable>: Error {
  /// The differences between the snapshot and the pager. There is always at least one difference.
  public let differences: [SnapshotDifference<LevelID, PageID>]
}

extension SnapshotMismatch: Hashable {}
extension SnapshotMismatch: Sendable where LevelID: Sendable, PageID: Sendable {}
