import CrossPager

extension Group {
  static let all: [Group] = [
    Group(
      name: "small moves",
      about: "Every move under every combination of edge, entry, start, ends, empty and locks",
      configurations: Configurations.upTo(levels: 3, 0...2),
      rules: Rules.product(
        Rules.edges, Rules.entries, Rules.startsOfUnvisited, Rules.ends, Rules.empties,
        Rules.everyLock), commands: Alphabet.moves),
    Group(
      name: "moves along levels",
      about: "Moves along levels under a separate edge rule for each level, and locks",
      configurations: Configurations.upTo(levels: 3, 0...4),
      rules: Rules.product(
        Rules.ofThreeLevels(EdgeRule.allCases.map { .edge($0) }), Rules.someLocks),
      commands: Alphabet.movesAlongLevels, variedRules: ["edge", "lock left", "lock right"]),
    Group(
      name: "moves between levels",
      about:
        "Moves between levels under every combination of entry, start, ends and empty, and locks",
      configurations: Configurations.upTo(levels: 3, 0...4),
      rules: Rules.product(
        Rules.entries, Rules.startsOfUnvisited, Rules.ends, Rules.empties, Rules.someLocks),
      commands: Alphabet.movesBetweenLevels,
      variedRules: [
        "entry of the level entered", "entry of the named level", "start", "ends", "empty",
        "lock up", "lock down",
      ]),
    Group(
      name: "moves between unlike levels",
      about:
        "Moves between levels under ends, empty, and separate entry and start rules for each level",
      configurations: Configurations.of(levels: 2...3, 0...2),
      rules: Rules.product(Rules.entriesAndStartsOfThreeLevels, Rules.ends, Rules.empties),
      commands: Alphabet.movesBetweenLevels),
    Group(
      name: "gestures", about: "Every gesture and single move under the default rules",
      configurations: Configurations.upTo(levels: 3, 0...4), rules: [[]],
      commands: { _ in Alphabet.gestures + Direction.allCases.map { .move($0, 1) } }),
    Group(
      name: "gestures along levels",
      about:
        "Every gesture along a level under every combination of edge, bounce, gesture and locks",
      configurations: Configurations.upTo(levels: 3, 0...4),
      rules: Rules.product(
        Rules.edges, Rules.bounces, [[]] + Rules.gestures, Rules.locks(along: .horizontal)),
      commands: { _ in Alphabet.gestures(along: .horizontal) },
      variedRules: ["edge", "bounce", "gesture", "lock left", "lock right"],
      keptRules: ["snap of the current level"], exploresSingleGestures: true),
    Group(
      name: "gestures between levels",
      about:
        "Every gesture between levels under every combination of entry, start, ends, empty, bounce, gesture and locks",
      configurations: Configurations.upTo(levels: 3, 0...4),
      rules: Rules.product(
        Rules.entries, Rules.starts, Rules.ends, Rules.empties, Rules.bounces,
        Rules.locks(along: .vertical))
        + Rules.product(
          Rules.entriesAndStarts, Rules.ends, Rules.empties, Rules.bounces, [Rules.otherGesture],
          Rules.locks(along: .vertical)), commands: { _ in Alphabet.gestures(along: .vertical) },
      variedRules: [
        "entry of the level entered", "start", "ends", "empty", "bounce", "gesture", "lock up",
        "lock down",
      ], exploresSingleGestures: true),
    Group(
      name: "gestures along free levels",
      about:
        "Every gesture along a level with snap free, under every combination of edge, bounce, gesture, viewport and locks",
      configurations: Configurations.upTo(levels: 1, 0...4)
        + Configurations.of(levels: 2...3, 0...2),
      rules: Rules.product(
        Rules.free, Rules.edges, Rules.bounces, [[], Rules.otherGesture], Rules.viewports,
        Rules.locks(along: .horizontal)),
      commands: { _ in Alphabet.gestures(along: .horizontal) }, exploresSingleGestures: true),
    Group(
      name: "gestures along unlike levels",
      about:
        "Every gesture along a level under bounce and separate edge and snap rules for each level",
      configurations: Configurations.of(levels: 2...3, 0...2),
      rules: Rules.product(
        Rules.ofThreeLevels(EdgeRule.allCases.map { .edge($0) }),
        Rules.ofThreeLevels(SnapRule.allCases.map { .snap($0) }), Rules.bounces),
      commands: { _ in Alphabet.gestures(along: .horizontal) }, exploresSingleGestures: true),
    Group(
      name: "gestures between unlike levels",
      about:
        "Every gesture between levels under ends, empty, and separate entry and start rules for each level",
      configurations: Configurations.of(levels: 2...3, 0...2) + [[3, 3, 3]],
      rules: Rules.product(Rules.entriesAndStartsOfThreeLevels, Rules.ends, Rules.empties),
      commands: { _ in Alphabet.gestures(along: .vertical) }, exploresSingleGestures: true),
    Group(
      name: "moves during gestures",
      about:
        "Every gesture along an axis, and single moves during it, under every combination of edge, entry, start, ends and empty",
      configurations: Configurations.upTo(levels: 2, 0...3) + Configurations.of(levels: 3, 0...2),
      rules: Rules.product(Rules.edges, Rules.entriesAndStarts, Rules.ends, Rules.empties),
      commands: { _ in Alphabet.gestures(along: .horizontal, .vertical) + Alphabet.singleMoves },
      exploresSingleGestures: true),
    Group(
      name: "small gestures",
      about:
        "Every gesture and move under every combination of edge, ends, empty and bounce, and locks",
      configurations: Configurations.upTo(levels: 2, 0...2) + Configurations.of(levels: 3, 0...1),
      rules: Rules.product(Rules.edges, Rules.ends, Rules.empties, Rules.bounces, Rules.fewLocks),
      commands: { _ in Alphabet.gestures + Alphabet.interruptions }),
    Group(
      name: "gestures into levels",
      about:
        "Every gesture and move under every combination of entry and start, and under other gesture rules",
      configurations: Configurations.upTo(levels: 2, 0...2),
      rules: Rules.product(Rules.entries, Rules.startsOfUnvisited) + Rules.gestures,
      commands: { _ in Alphabet.gestures + Alphabet.interruptions }),
    Group(
      name: "catching",
      about:
        "Every gesture along one level or from one level to another, also between eighths of a page",
      configurations: [[1], [2], [1, 1]], rules: [[]],
      commands: { Alphabet.gestures(along: $0.count == 1 ? .horizontal : .vertical) },
      goesOnBetweenEighths: true),
    Group(
      name: "free scrolling",
      about:
        "Every gesture and move with snap free, under every combination of viewport and bounce",
      configurations: Configurations.upTo(levels: 1, 0...4) + [[2, 1], [1, 2], [2, 2], [3, 0]],
      rules: Rules.product(Rules.free, Rules.viewports, Rules.bounces),
      commands: { _ in Alphabet.gestures + Alphabet.interruptions }),
    Group(
      name: "edits",
      about:
        "Every edit that keeps to 3 levels of 4 pages, and single moves, under follow, start and empty",
      configurations: [[]],
      rules: Rules.product(Rules.follows, Rules.startsOfUnvisited, Rules.empties),
      commands: { _ in Alphabet.edits + Alphabet.singleMoves }, friendForgets: false),
    Group(
      name: "edits of open pages",
      about:
        "Every edit that keeps to 3 levels of 3 pages, with a displayed page open, under follow and start",
      configurations: [[]],
      rules: Rules.product(Rules.follows, Rules.startsOfUnvisited, Rules.displayOfTwoLevels),
      commands: { _ in Alphabet.edits + Alphabet.singleMoves + Alphabet.opening }, mostPages: 3,
      friendForgets: false),
  ]
}
