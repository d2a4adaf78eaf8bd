/// What pages and can be given other pages by hand: a ``Pager`` and a ``TypedPager``.
///
/// Every level, current or not, stays on the page it stands on if that is still there.
public protocol PageEditing: Paging {}

extension PageEditing {
  /// Inserts pages before a page, or at the end.
  ///
  /// - Parameters:
  ///   - count: At least 1.
  ///   - index: In `0...` the level's count.
  @discardableResult
  public mutating func insertPages(_ count: Int = 1, at index: Int, inLevel level: LevelID)
    -> Outcome
  {
    apply(.insert(level: self.index(level), index: index, count: count))
  }

  /// Removes pages from a page on. All of them must exist.
  @discardableResult
  public mutating func removePages(_ count: Int = 1, at index: Int, inLevel level: LevelID)
    -> Outcome
  {
    apply(.remove(level: self.index(level), index: index, count: count))
  }

  /// Gives a level so many pages by adding or removing at its end.
  @discardableResult
  public mutating func resize(level: LevelID, to count: Int) -> Outcome {
    apply(.resize(level: index(level), count: count))
  }

  /// Gives a level the pages `new` in place of `old`, by their identities.
  ///
  /// The level stays on the page it stands on if that is among the new ones, else on its index, or the last. Content that
  /// settles arrives first, and the page it arrives at is the one kept.
  ///
  ///     pager.reload(level: .feed, from: ["a", "b"], to: ["x", "a", "b"])    // on "b" before and after
  ///
  /// An app whose pages all have identities is better served by ``IdentifiedPager``, which keeps them.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - old: The identities of the pages there are, in order.
  ///   - new: The identities of the pages there will be, in order; at most `Track.maximumCount`.
  /// - Complexity: O(pages)
  @discardableResult
  public mutating func reload<ID: Equatable>(
    level: LevelID, from old: some Collection<ID>, to new: some Collection<ID>
  ) -> Outcome {
    var rested = pager
    rested.settle()
    let level = index(level)
    let place = rested.levels.indices.contains(level) ? rested.levels[level].page : nil
    let identity = place.flatMap { old.dropFirst($0).first }
    let index = identity.flatMap { new.firstIndex(of: $0) }
    let page = index.map { new.distance(from: new.startIndex, to: $0) }
    return apply(.reload(level: level, count: new.count, page: page))
  }
}
