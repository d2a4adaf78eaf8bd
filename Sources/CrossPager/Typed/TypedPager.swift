/// A pager whose levels are the cases of an app's own enumeration.
///
/// It adds names and nothing else: every call is one ``Command``, and its outcome is the core's. The levels
/// are all cases, top to bottom in their order, and stay so; their pages can be edited.
///
///     enum Scale: CaseIterable { case day, week, month }
///
///     var pager = TypedPager<Scale> { _ in 5 }
///     pager.move(.right, 3)
///     pager.go(to: .week)
///     pager[.day].page                            // 3
///     pager.current                               // .week
///
/// Where pages correspond by something else than their index, hand the moves between levels an ``Alignment``.
public struct TypedPager<Name: CaseIterable & Equatable> {
  /// The pager by indices; level `n` is the case number `n`.
  public private(set) var pager: Pager

  /// A pager standing on the first case.
  ///
  /// - Parameters:
  ///   - rules: the rules of each level.
  ///   - pagerRules: the pager's own rules.
  ///   - count: how many pages each level has, held within `0...Track.maximumCount`.
  /// - Complexity: O(cases)
  public init(
    rules: (Name) -> LevelRules = { _ in LevelRules() }, pagerRules: PagerRules = PagerRules(),
    count: (Name) -> Int
  ) {
    pager = Pager(
      levels: Name.allCases.map { Level(count: count($0), rules: rules($0)) }, rules: pagerRules)
  }

  /// The level of a case: its page, count and rules.
  ///
  /// - Complexity: O(cases)
  public subscript(name: Name) -> Level { pager.levels[index(of: name)] }

  /// The level the pager is on; nil only if the enumeration has no cases.
  public var current: Name? { pager.currentLevel.flatMap { name(of: $0) } }

  /// The page shown; nil on an empty level.
  public var page: Int? { pager.position?.page }

  /// The index of a case's level.
  public func index(of name: Name) -> Int {
    var index = 0
    for other in Name.allCases {
      if other == name { return index }
      index += 1
    }
    return index
  }

  /// The case of a level's index; nil if there is no such level.
  ///
  /// - Complexity: O(cases)
  public func name(of index: Int) -> Name? {
    index < 0 ? nil : Name.allCases.dropFirst(index).first
  }

  /// What a call would come to, without making it.
  ///
  ///     pager.outcome { $0.go(to: .month) }
  public func outcome(of call: (inout Self) -> Outcome) -> Outcome {
    var copy = self
    return call(&copy)
  }

  @inline(__always)
  mutating func apply(
    _ command: Command, _ alignment: some Alignment = IndexAlignment()
  ) -> Outcome {
    pager.apply(command, alignment: alignment)
  }
}

/// Moves.
extension TypedPager {
  /// `left`, `right`, `up`, `down`: `distance` places, or to the edge.
  @discardableResult
  public mutating func move(
    _ direction: Direction, _ distance: Int = 1, alignment: some Alignment = IndexAlignment()
  ) -> Outcome { apply(.move(direction, distance), alignment) }

  /// To a level, by its entry rule.
  @discardableResult
  public mutating func go(
    to name: Name, alignment: some Alignment = IndexAlignment()
  ) -> Outcome { apply(.goLevel(index(of: name)), alignment) }

  /// To a page of a level; one that does not exist is ignored.
  @discardableResult
  public mutating func go(to name: Name, page: Int) -> Outcome {
    apply(.goPage(level: index(of: name), page: page))
  }

  /// To a page of the current level; one that does not exist is ignored.
  @discardableResult
  public mutating func go(toPage page: Int) -> Outcome { apply(.page(page)) }

  /// To the current level's first page.
  @discardableResult
  public mutating func first() -> Outcome { apply(.first) }

  /// To the current level's last page.
  @discardableResult
  public mutating func last() -> Outcome { apply(.last) }

  /// To the first level, by its entry rule.
  @discardableResult
  public mutating func top(alignment: some Alignment = IndexAlignment()) -> Outcome {
    apply(.top, alignment)
  }

  /// To the last level, by its entry rule.
  @discardableResult
  public mutating func bottom(alignment: some Alignment = IndexAlignment()) -> Outcome {
    apply(.bottom, alignment)
  }

  /// `distance` pages on in the linear order.
  @discardableResult
  public mutating func next(_ distance: Int = 1) -> Outcome { apply(.next(distance)) }

  /// `distance` pages back in the linear order.
  @discardableResult
  public mutating func previous(_ distance: Int = 1) -> Outcome { apply(.previous(distance)) }

  /// To the level above or below, on the page that corresponds to the current one.
  @discardableResult
  public mutating func zoom(
    _ zoom: Zoom, alignment: some Alignment = IndexAlignment()
  ) -> Outcome { apply(.zoom(zoom), alignment) }

  /// Sets the page a level remembers, without going there.
  @discardableResult
  public mutating func remember(_ name: Name, page: Int) -> Outcome {
    apply(.remember(level: index(of: name), page: page))
  }

  /// Puts a level back on its start page.
  @discardableResult
  public mutating func forget(_ name: Name) -> Outcome {
    apply(.forget(level: index(of: name)))
  }

  /// Puts every level back on its start page.
  @discardableResult
  public mutating func forgetAll() -> Outcome { apply(.forget(level: nil)) }

  /// Puts a level's remembered page where it corresponds to the current page.
  @discardableResult
  public mutating func align(
    _ name: Name, alignment: some Alignment = IndexAlignment()
  ) -> Outcome { apply(.align(level: index(of: name)), alignment) }
}

/// Edits and rules.
extension TypedPager {
  /// Inserts pages before the page `index`.
  @discardableResult
  public mutating func insert(_ count: Int = 1, at index: Int, in name: Name) -> Outcome {
    apply(.insert(level: self.index(of: name), index: index, count: count))
  }

  /// Removes pages from the page `index` on.
  @discardableResult
  public mutating func remove(_ count: Int = 1, at index: Int, in name: Name) -> Outcome {
    apply(.remove(level: self.index(of: name), index: index, count: count))
  }

  /// Adds or removes pages at the end.
  @discardableResult
  public mutating func resize(_ name: Name, to count: Int) -> Outcome {
    apply(.resize(level: index(of: name), count: count))
  }

  /// Gives a level new pages, keeping it on the page it stands on if that is among them.
  ///
  /// - Parameters:
  ///   - old: the identities of the pages there are, in order.
  ///   - new: the identities of the pages there will be, in order.
  /// - Complexity: O(pages)
  @discardableResult
  public mutating func reload<ID: Equatable>(
    _ name: Name, from old: some Collection<ID>, to new: some Collection<ID>
  ) -> Outcome { pager.reload(level: index(of: name), from: old, to: new) }

  /// Sets a rule of one level, or of all.
  @discardableResult
  public mutating func set(_ rule: LevelRule, for name: Name? = nil) -> Outcome {
    apply(.setLevelRule(rule, level: name.map { index(of: $0) }))
  }

  /// Sets a rule of the pager.
  @discardableResult
  public mutating func set(_ rule: PagerRule) -> Outcome { apply(.setPagerRule(rule)) }

  /// Refuses moves in these directions.
  @discardableResult
  public mutating func lock(_ directions: Directions) -> Outcome { apply(.lock(directions)) }

  /// Allows moves in these directions again.
  @discardableResult
  public mutating func unlock(_ directions: Directions) -> Outcome { apply(.unlock(directions)) }
}

extension TypedPager: Equatable {}
extension TypedPager: Hashable {}
extension TypedPager: Sendable {}
