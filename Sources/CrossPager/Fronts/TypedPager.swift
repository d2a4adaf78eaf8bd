/// A pager whose levels are the cases of an enumeration.
///
/// The first case is the top level. You cannot add or remove levels, but you can edit their pages.
///
///     enum Scale: CaseIterable { case day, week, month }
///
///     var pager = TypedPager<Scale> { _ in 5 }
///     pager.move(.right, by: 3)
///     pager.go(toLevel: .week)
///     pager[.day].page                            // 3
///     pager.currentLevel                          // .week
public struct TypedPager<LevelID: CaseIterable & Hashable>: PageEditing {
  /// The underlying pager, which uses indices. Level `n` is case `n`.
  public private(set) var pager: Pager

  /// Creates a pager. The first case is the current level.
  ///
  /// - Parameters:
  ///   - pagerRules: The rules of the pager as a whole.
  ///   - rules: A closure that returns the rules of a level.
  ///   - spans: A closure that returns the spans of a level. By default, pages correspond by index.
  ///   - count: A closure that returns the number of pages in a level, clamped to `0...Track.maximumCount`.
  /// - Complexity: O(cases)
  public init(
    pagerRules: PagerRules = PagerRules(), rules: (LevelID) -> LevelRules = { _ in LevelRules() },
    spans: (LevelID) -> PageSpans = { _ in .plain }, count: (LevelID) -> Int
  ) {
    pager = Pager(
      levels: LevelID.allCases.map {
        Level(count: count($0), rules: rules($0), spans: spans($0))
      }, rules: pagerRules)
  }

  /// The level for a case.
  ///
  /// - Complexity: O(cases)
  public subscript(level: LevelID) -> Level { pager.levels[index(level)] }

  /// Performs or ignores a command. See ``Pager/apply(_:)``. Edits to levels are ignored with `doesNotFit`, because the
  /// enumeration determines the levels.
  @discardableResult
  public mutating func apply(_ command: Command) -> Outcome {
    if command.edit == .levels && openPage == nil { return .ignored(.doesNotFit) }
    return pager.apply(command)
  }

  /// The index of the level for a case, or nil if `allCases` does not contain the case.
  ///
  /// - Complexity: O(cases)
  public func levelIndex(of level: LevelID) -> Int? {
    LevelID.allCases.enumerated().first { $0.element == level }?.offset
  }

  /// The case of the level at an index, or nil if there is no such level.
  ///
  /// - Complexity: O(cases)
  public func levelID(at index: Int) -> LevelID? {
    index < 0 ? nil : LevelID.allCases.dropFirst(index).first
  }
}

extension TypedPager: Hashable {}
extension TypedPager: Sendable {}
