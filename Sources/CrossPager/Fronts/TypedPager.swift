/// A pager whose levels are the cases of an app's own enumeration.
///
/// It only adds names. The levels are all cases in order, top to bottom. They are fixed, but their pages can be edited.
///
///     enum Scale: CaseIterable { case day, week, month }
///
///     var pager = TypedPager<Scale> { _ in 5 }
///     pager.move(.right, by: 3)
///     pager.go(toLevel: .week)
///     pager[.day].page                            // 3
///     pager.currentLevel                          // .week
public struct TypedPager<LevelID: CaseIterable & Hashable>: PageEditing {
  /// The pager by indices. Level `n` is case `n`.
  public private(set) var pager: Pager

  /// A pager standing on the first case.
  ///
  /// - Parameters:
  ///   - pagerRules: The pager's own rules.
  ///   - rules: The rules of each level.
  ///   - spans: Where the pages of each level lie, if pages of different levels correspond by more than their index.
  ///   - count: How many pages each level has, held within `0...Track.maximumCount`.
  /// - Complexity: O(cases)
  public init(
    pagerRules: PagerRules = PagerRules(), rules: (LevelID) -> LevelRules = { _ in LevelRules() },
    spans: (LevelID) -> PageSpans = { _ in .every(1) }, count: (LevelID) -> Int
  ) {
    pager = Pager(
      levels: LevelID.allCases.map {
        Level(count: count($0), rules: rules($0), spans: spans($0))
      }, rules: pagerRules)
  }

  /// The level of a case: its page, count and rules.
  ///
  /// - Complexity: O(cases)
  public subscript(level: LevelID) -> Level { pager.levels[index(level)] }

  /// Performs a command, or ignores it, and returns the outcome.
  ///
  /// - Returns: What ``Pager/apply(_:)`` returns; `doesNotFit` for edits of levels, which the enumeration determines.
  @discardableResult
  public mutating func apply(_ command: Command) -> Outcome {
    if command.edit == .levels && openPage == nil { return .ignored(.doesNotFit) }
    return pager.apply(command)
  }

  /// The pager without its present gesture, as if the gesture had never begun.
  public var withoutGesture: Self {
    var copy = self
    copy.pager = pager.withoutGesture
    return copy
  }

  /// Brings content to rest; see ``Pager/settle()``.
  @discardableResult
  public mutating func settle() -> Arrival? { pager.settle() }

  /// The index of a case's level.
  ///
  /// - Complexity: O(cases)
  public func levelIndex(of level: LevelID) -> Int? {
    var index = 0
    for other in LevelID.allCases {
      if other == level { return index }
      index += 1
    }
    return nil
  }

  /// The case of the level at an index; nil if there is no such level.
  ///
  /// - Complexity: O(cases)
  public func levelID(at index: Int) -> LevelID? {
    index < 0 ? nil : LevelID.allCases.dropFirst(index).first
  }
}

extension TypedPager: Hashable {}
extension TypedPager: Sendable {}
