/// A pager by indices. It has the calls of ``Paging`` and ``PageEditing``, and edits of levels.
extension Pager: PageEditing {
  /// The pager itself.
  public var pager: Pager { self }

  /// The index itself; nil if there is no such level.
  public func levelIndex(of level: Int) -> Int? { column.contains(level) ? level : nil }

  /// The index itself; nil if there is no such level.
  public func levelID(at index: Int) -> Int? { column.contains(index) ? index : nil }

  /// Inserts a level.
  ///
  /// - Parameters:
  ///   - count: How many pages it has.
  ///   - index: The index of the new level; nil puts it below the last level.
  @discardableResult
  public mutating func insertLevel(count: Int, at index: Int? = nil) -> Outcome {
    apply(.insertLevel(count: count, index: index))
  }

  /// Removes a level. If it is the current one, the level that slides into its index becomes current, else the one
  /// above.
  @discardableResult
  public mutating func removeLevel(_ level: Int) -> Outcome { apply(.removeLevel(level)) }

  /// Moves a level, with its pages and rules, so that its index becomes `index`.
  @discardableResult
  public mutating func moveLevel(_ level: Int, to index: Int) -> Outcome {
    apply(.moveLevel(level, index: index))
  }
}
