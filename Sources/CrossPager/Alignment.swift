/// Says which page of one level corresponds to a page of another, for `align`, `zoom` and the entry rule
/// `align`.
///
/// The core counts pages and knows nothing of what they show, so it is handed the correspondence with the
/// command. A conformance must be a pure function of its arguments and its own value.
public protocol Alignment {
  /// The page of the level `target` that corresponds to the page `source` stands on.
  ///
  /// Neither level is empty. What lies outside the target is held within it.
  func page(of target: LevelPage, alignedWith source: LevelPage) -> Int
}

/// A level, by its index, with how many pages it has and the one it stands on.
public struct LevelPage: Hashable, Sendable {
  /// The level's index, 0 at the top.
  public var level: Int
  /// How many pages it has, at least 1.
  public var count: Int
  /// The page it stands on, in `0..<count`.
  public var page: Int

  /// A level as an alignment sees it, not checked against any pager.
  public init(level: Int, count: Int, page: Int) {
    self.level = level
    self.count = count
    self.page = page
  }
}

/// The correspondence of plain levels (the contract's section 8): the same index, or the last page; a page
/// that corresponds already stays.
///
/// Staying is what makes aligning free of drift: from page 3 of three pages to a level of nine and back, any
/// number of times, no level moves.
public struct IndexAlignment: Alignment, Hashable, Sendable {
  /// The only value there is.
  public init() {}

  /// The target's own page if that corresponds already, else the source's index, or the target's last page.
  ///
  /// - Complexity: O(1)
  public func page(of target: LevelPage, alignedWith source: LevelPage) -> Int {
    min(target.page, source.count - 1) == source.page
      ? target.page : min(source.page, target.count - 1)
  }
}
