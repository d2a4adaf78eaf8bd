/// Edits by index.
///
/// Every level stays on its page after an edit if the page still exists. An edit first drops a drag or completes a
/// settle. If names determine the levels or pages to edit, as the sections of an ``IdentifiedPager`` do, the edit is
/// ignored with `doesNotFit`.
extension Paging {
  /// Inserts pages before a page, or at the end of a level.
  ///
  /// - Parameters:
  ///   - count: The number of pages, at least 1.
  ///   - index: The index of the first new page, from 0 through the level's page count.
  ///   - level: The level.
  /// - Returns: `changed`, or `ignored` with `noSuchLevel`, `noSuchPage` for an out-of-range index, `alreadyThere` for
  ///   a count below 1, or `doesNotFit` for more than ``Pager/maximumCount`` pages.
  /// - Complexity: O(1)
  @discardableResult
  public mutating func insertPages(_ count: Int = 1, at index: Int, inLevel level: LevelID)
    -> Outcome
  {
    apply(.insert(level: self.index(level), index: index, count: count))
  }

  /// Removes pages.
  ///
  /// If the level's page is removed, the level goes to the next remaining page, or to its new last page if no page
  /// follows.
  ///
  /// - Parameters:
  ///   - count: The number of pages, at least 1.
  ///   - index: The index of the first page to remove.
  ///   - level: The level.
  /// - Returns: `changed`, or `ignored` with `noSuchLevel`, `noSuchPage` if any of the pages does not exist, or
  ///   `alreadyThere` for a count below 1.
  /// - Complexity: O(1)
  @discardableResult
  public mutating func removePages(_ count: Int = 1, at index: Int, inLevel level: LevelID)
    -> Outcome
  {
    apply(.remove(level: self.index(level), index: index, count: count))
  }

  /// Adds or removes pages at the end of a level until it has `count` pages, from 0 through ``Pager/maximumCount``.
  @discardableResult public mutating func resize(level: LevelID, to count: Int) -> Outcome {
    apply(.resize(level: index(level), count: count))
  }

  /// Replaces the pages of a level, which stays on its page.
  ///
  /// If that page is gone, the level goes to the new page at the same index, or to its last page if that index is too
  /// large.
  ///
  ///     pager.reload(level: .feed, from: ["a", "b"], to: ["x", "a", "b"])    // on "b" before and after
  ///
  /// If the pages of every level have identities, use an ``IdentifiedPager``, which stores the identities for you.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - old: The identities of the current pages, in order.
  ///   - new: The identities of the new pages, in order, at most ``Pager/maximumCount``.
  /// - Complexity: O(pages)
  @discardableResult public mutating func reload<ID: Equatable>(
    level: LevelID, from old: some Collection<ID>, to new: some Collection<ID>
  ) -> Outcome {
    let level = index(level)
    var rested = base
    let arrival = rested.settle()
    let find = { (page: Int?) -> Int? in
      let identity = page.flatMap { old.dropFirst($0).first }
      let index = identity.flatMap { new.firstIndex(of: $0) }
      return index.map { new.distance(from: new.startIndex, to: $0) }
    }
    let page = rested.levels.indices.contains(level) ? rested.levels[level].page : nil
    let open = rested.openPage.flatMap { $0.level == level ? $0.page : nil }
    let outcome = apply(
      .reload(level: level, count: new.count, page: find(page), openPage: find(open)))
    guard case .changed(.some, let closed) = outcome, let arrival else { return outcome }
    let finished = arrival.moved {
      $0.level == level ? Position(level: level, page: find($0.page)) : $0
    }
    return .changed(finished: finished, closed: closed)
  }

  /// Inserts a level with `count` pages at an index, or at the bottom if `index` is nil.
  @discardableResult public mutating func insertLevel(count: Int, at index: Int? = nil) -> Outcome {
    apply(.insertLevel(count: count, index: index))
  }

  /// Removes a level. See ``Command/removeLevel(_:)``.
  @discardableResult public mutating func removeLevel(_ level: LevelID) -> Outcome {
    apply(.removeLevel(index(level)))
  }

  /// Moves a level, with its pages and rules, to a new index.
  @discardableResult public mutating func moveLevel(_ level: LevelID, to index: Int) -> Outcome {
    apply(.moveLevel(self.index(level), index: index))
  }
}
