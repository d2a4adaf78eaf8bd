import CrossPager

/// Combinations of rules, each given as the commands that set it.
enum Rules {
  /// Returns every combination of one element from each list.
  static func product(_ lists: [[Command]]...) -> [[Command]] {
    lists.reduce([[]]) { combinations, list in
      combinations.flatMap { combination in list.map { combination + $0 } }
    }
  }

  /// Returns a separate rule for each of three levels, in every combination.
  static func ofThreeLevels(_ rules: [LevelRule]) -> [[Command]] {
    ofThreeLevels(rules.map { [$0] })
  }

  private static func ofThreeLevels(_ rules: [[LevelRule]]) -> [[Command]] {
    (0..<3).reduce([[]]) { combinations, level in
      combinations.flatMap { combination in
        rules.map { combination + $0.map { .setLevelRule($0, level: level) } }
      }
    }
  }

  /// Every entry rule. Only the entry rule `start` has every start rule, because under the others, the start rule has no
  /// effect on gestures and single moves. The groups that vary both rules check this against the reference model.
  private static let entriesAndStartsOfLevel = EntryRule.allCases.flatMap {
    entry -> [[LevelRule]] in
    entry == .start ? startRules.map { [.entry(entry), .start($0)] } : [[.entry(entry)]]
  }
  static let entriesAndStarts = entriesAndStartsOfLevel.map { $0.map(Command.setRuleOfAllLevels) }
  static let entriesAndStartsOfThreeLevels = ofThreeLevels(entriesAndStartsOfLevel)

  static let edges = EdgeRule.allCases.map { [Command.setRuleOfAllLevels(.edge($0))] }
  static let entries = EntryRule.allCases.map { [Command.setRuleOfAllLevels(.entry($0))] }
  static let startRules = [StartRule.first, .last, .page(1)]
  static let starts = startRules.map { [Command.setRuleOfAllLevels(.start($0))] }
  /// The start rules, with every level on its start page.
  static let startsOfUnvisited = starts.map { $0 + [.forgetAll] }
  static let follows = FollowRule.allCases.map { [Command.setRuleOfAllLevels(.follow($0))] }
  static let ends = EndsRule.allCases.map { [Command.setPagerRule(.ends($0))] }
  static let empties = EmptyRule.allCases.map { [Command.setPagerRule(.empty($0))] }
  static let bounces = BounceRule.allCases.map { [Command.setPagerRule(.bounce($0))] }
  static let free: [[Command]] = [[.setRuleOfAllLevels(.snap(.free))]]
  static let viewports = [Viewport(levels: 1, pages: 1), Viewport(levels: 1, pages: .eighths(12))]
    .map { [Command.setPagerRule(.viewport($0))] }

  /// A display of two levels of two pages, on which a page beside the current one can be opened.
  static let displayOfTwoLevels = [[Command.setPagerRule(.viewport(Viewport(levels: 2, pages: 2)))]]

  /// Gesture rules whose thresholds or time differ from the default. Under the first one, a page turns at three
  /// eighths of a page, and a throw needs three quarters of a page per second.
  static let gestures: [[Command]] = [
    [
      .setPagerRule(
        .gesture(GestureRule(turningPages: .eighths(3), throwingPagesPerSecond: .eighths(6))))
    ],
    [.setPagerRule(.gesture(GestureRule(settleMilliseconds: 100)))],
    [.setPagerRule(.gesture(GestureRule(turningPages: .eighths(8), settleMilliseconds: 450)))],
  ]

  static let otherGesture: [Command] = [
    .setPagerRule(
      .gesture(
        GestureRule(
          turningPages: .eighths(3), throwingPagesPerSecond: .eighths(6), settleMilliseconds: 200)))
  ]

  static let everyLock: [[Command]] = (UInt8(0)..<16).map { [.lock(Directions(rawValue: $0))] }

  static let someLocks: [[Command]] = [[], [.left, .right, .up, .down]].map { [.lock($0)] }

  /// A command is influenced only by the lock on its own direction.
  static let fewLocks: [[Command]] = [
    [], [.left, .up], [.right, .down], [.left, .right, .up, .down],
  ].map { [.lock($0)] }

  static func locks(along axis: Pager.Axis) -> [[Command]] {
    let back = Directions(Direction(axis, .backward))
    let forth = Directions(Direction(axis, .forward))
    return [[], back, forth, back.union(forth)].map { [.lock($0)] }
  }
}

/// Pagers, each given by the page counts of its levels.
enum Configurations {
  /// Returns every pager with up to `levels` levels whose page counts are in `counts`.
  static func upTo(levels: Int, _ counts: ClosedRange<Int>) -> [[Int]] {
    of(levels: 0...levels, counts)
  }

  static func of(levels: ClosedRange<Int>, _ counts: ClosedRange<Int>) -> [[Int]] {
    levels.flatMap { of(levels: $0, counts) }
  }

  static func of(levels: Int, _ counts: ClosedRange<Int>) -> [[Int]] {
    (0..<levels).reduce([[]]) { pagers, _ in pagers.flatMap { pager in counts.map { pager + [$0] } }
    }
  }
}
