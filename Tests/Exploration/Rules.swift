import CrossPager

/// Combinations of rules, each given as the commands that set it.
enum Rules {
  /// Every combination of one element from each list.
  static func product(_ lists: [[Command]]...) -> [[Command]] {
    lists.reduce([[]]) { combinations, list in
      combinations.flatMap { combination in list.map { combination + $0 } }
    }
  }

  /// A small set of combinations of one element from each list. Any two elements of different lists occur together in
  /// at least one combination.
  ///
  /// The method is greedy: each step adds the combination with the most pairs that have not occurred yet.
  static func pairwise(_ lists: [[Command]]...) -> [[Command]] {
    let all = lists.reduce([[]]) { combinations, list in
      combinations.flatMap { combination in list.indices.map { combination + [$0] } }
    }
    func pairs(_ combination: [Int]) -> Set<[Int]> {
      Set(
        combination.indices.flatMap { second in
          (0..<second).map { [$0, combination[$0], second, combination[second]] }
        })
    }
    let pairsOfAll = all.map(pairs)
    var missing = pairsOfAll.reduce(into: Set()) { $0.formUnion($1) }
    var rows: [[Command]] = []
    while !missing.isEmpty {
      let news = pairsOfAll.map { $0.count { missing.contains($0) } }
      guard let best = all.indices.max(by: { news[$0] < news[$1] }) else { break }
      missing.subtract(pairsOfAll[best])
      rows.append(zip(lists, all[best]).flatMap { list, element in list[element] })
    }
    return rows
  }

  /// Every combination of rules for level 0 and rules for level 1.
  static func ofTwoLevels(_ rules: [[LevelRule]]) -> [[Command]] {
    rules.flatMap { first in
      rules.map { second in
        first.map { .setLevelRule($0, level: 0) } + second.map { .setLevelRule($0, level: 1) }
      }
    }
  }

  /// Every combination of an edge rule and a snap rule.
  static let edgesAndSnaps = EdgeRule.allCases.flatMap { edge in
    SnapRule.allCases.map { [LevelRule.edge(edge), .snap($0)] }
  }

  /// Every combination of an entry rule and a start rule.
  static let entriesAndStarts = EntryRule.allCases.flatMap { entry in
    [StartRule.first, .last, .page(1)].map { [LevelRule.entry(entry), .start($0)] }
  }

  static let edges = EdgeRule.allCases.map { [Command.setRuleOfAllLevels(.edge($0))] }
  static let entries = EntryRule.allCases.map { [Command.setRuleOfAllLevels(.entry($0))] }
  static let starts = [StartRule.first, .last, .page(1)].map {
    [Command.setRuleOfAllLevels(.start($0)), .forgetAll]
  }
  static let follows = FollowRule.allCases.map { [Command.setRuleOfAllLevels(.follow($0))] }
  static let ends = EndsRule.allCases.map { [Command.setPagerRule(.ends($0))] }
  static let empties = EmptyRule.allCases.map { [Command.setPagerRule(.empty($0))] }
  static let bounces = BounceRule.allCases.map { [Command.setPagerRule(.bounce($0))] }
  static let free: [[Command]] = [[.setRuleOfAllLevels(.snap(.free))]]
  static let viewports = [Viewport.single, Viewport(levels: 1, pages: .eighths(12))].map {
    [Command.setPagerRule(.viewport($0))]
  }

  /// A gesture rule other than the default: a page turns at three eighths of a page, and a throw needs a quarter of a
  /// page per second.
  static let gestures: [[Command]] = [
    [
      .setPagerRule(
        .gesture(GestureRule(turningPages: .eighths(3), throwingPagesPerSecond: .eighths(2))))
    ],
    [.setPagerRule(.gesture(GestureRule(settleMilliseconds: 100)))],
    [.setPagerRule(.gesture(GestureRule(turningPages: .eighths(8), settleMilliseconds: 450)))],
  ]

  /// Every set of locked directions.
  static let everyLock: [[Command]] = (UInt8(0)..<16).map { [.lock(Directions(rawValue: $0))] }

  /// No locks, and all locks together.
  static let someLocks: [[Command]] = [[], [.left, .right, .up, .down]].map { [.lock($0)] }

  /// No locks, the locks in each sense, and all locks. A command is influenced only by the lock on its own direction.
  static let fewLocks: [[Command]] = [
    [], [.left, .up], [.right, .down], [.left, .right, .up, .down],
  ]
  .map { [.lock($0)] }

  /// Every set of locks along an axis.
  static func locks(along axis: Pager.Axis) -> [[Command]] {
    let back = Directions(Direction(axis, .backward))
    let forth = Directions(Direction(axis, .forward))
    return [[], back, forth, back.union(forth)].map { [.lock($0)] }
  }

  /// A different edge rule for each of three levels, in every combination.
  static let edgesOfThreeLevels = EdgeRule.allCases.flatMap { first in
    EdgeRule.allCases.flatMap { second in
      EdgeRule.allCases.map { third in
        [
          Command.setLevelRule(.edge(first), level: 0), .setLevelRule(.edge(second), level: 1),
          .setLevelRule(.edge(third), level: 2),
        ]
      }
    }
  }
}

/// Pagers, each given by the page counts of its levels.
enum Configurations {
  /// Every pager with up to `levels` levels whose page counts are in `counts`.
  static func upTo(levels: Int, _ counts: ClosedRange<Int>) -> [[Int]] {
    (0...levels).flatMap { of(levels: $0, counts) }
  }

  /// Every pager with `levels` levels whose page counts are in `counts`.
  static func of(levels: Int, _ counts: ClosedRange<Int>) -> [[Int]] {
    (0..<levels).reduce([[]]) { pagers, _ in
      pagers.flatMap { pager in counts.map { pager + [$0] } }
    }
  }
}
