import CrossPager

extension Group {
  static let all: [Group] = [
    Group(
      name: "small moves",
      about: "Every move under every combination of edge, entry, start, ends, empty and locks",
      configurations: Configurations.upTo(levels: 3, 0...2),
      rules: Rules.product(
        Rules.edges, Rules.entries, Rules.starts, Rules.ends, Rules.empties, Rules.everyLock),
      commands: Alphabet.moves),
    Group(
      name: "moves along levels",
      about: "Moves along levels under a separate edge rule for each level, and locks",
      configurations: Configurations.upTo(levels: 3, 0...4),
      rules: Rules.product(Rules.edgesOfThreeLevels, Rules.someLocks),
      commands: Alphabet.movesAlongLevels, variedRules: ["edge", "lock left", "lock right"]),
    Group(
      name: "moves between levels",
      about:
        "Moves between levels under every combination of entry, start, ends and empty, and locks",
      configurations: Configurations.upTo(levels: 3, 0...4),
      rules: Rules.product(
        Rules.entries, Rules.starts, Rules.ends, Rules.empties, Rules.someLocks),
      commands: Alphabet.movesBetweenLevels,
      variedRules: [
        "entry of the level entered", "entry of the named level", "start", "ends", "empty",
        "lock up",
        "lock down",
      ]),
    Group(
      name: "gestures",
      about: "Every gesture and single move under the default rules",
      configurations: Configurations.upTo(levels: 3, 0...4), rules: [[]],
      commands: { _ in Alphabet.gestures + Direction.allCases.map { .move($0, 1) } }),
    Group(
      name: "gestures along levels",
      about: "Every gesture along a level under every combination of edge, bounce and locks",
      configurations: Configurations.upTo(levels: 3, 0...4),
      rules: Rules.product(Rules.edges, Rules.bounces, Rules.locks(along: .horizontal)),
      commands: Alphabet.gesturesFromEverywhere(along: .horizontal),
      variedRules: ["edge", "bounce", "lock left", "lock right"],
      keptRules: ["gesture", "snap of the current level"], mergesAlike: true,
      gesturesOnlyDuringGestures: true),
    Group(
      name: "gestures between levels",
      about:
        "Every gesture between levels under every combination of entry, start, ends, empty, bounce and locks",
      configurations: Configurations.upTo(levels: 2, 0...4) + Configurations.of(levels: 3, 0...3),
      rules: Rules.product(
        Rules.entries, Rules.starts, Rules.ends, Rules.empties, Rules.bounces,
        Rules.locks(along: .vertical)),
      commands: Alphabet.gesturesFromEverywhere(along: .vertical),
      variedRules: [
        "entry of the level entered", "start", "ends", "empty", "bounce", "lock up", "lock down",
      ], keptRules: ["gesture"], mergesAlike: true, gesturesOnlyDuringGestures: true),
    Group(
      name: "gestures between longer levels",
      about: "Every gesture between levels under every pair of the rules of the previous group",
      configurations: Configurations.of(levels: 3, 0...4).filter { $0.contains(4) },
      rules: Rules.pairwise(
        Rules.entries, Rules.starts, Rules.ends, Rules.empties, Rules.bounces,
        Rules.locks(along: .vertical)),
      commands: Alphabet.gesturesFromEverywhere(along: .vertical), mergesAlike: true,
      gesturesOnlyDuringGestures: true),
    Group(
      name: "gestures along unlike levels",
      about: "Every gesture along a level under separate edge and snap rules for each level",
      configurations: Configurations.of(levels: 2, 0...2),
      rules: Rules.product(Rules.ofTwoLevels(Rules.edgesAndSnaps), Rules.bounces),
      commands: Alphabet.gesturesFromEverywhere(along: .horizontal), mergesAlike: true,
      gesturesOnlyDuringGestures: true),
    Group(
      name: "gestures between unlike levels",
      about: "Every gesture between levels under separate entry and start rules for each level",
      configurations: Configurations.of(levels: 2, 0...2),
      rules: Rules.product(Rules.ofTwoLevels(Rules.entriesAndStarts), Rules.ends),
      commands: Alphabet.gesturesFromEverywhere(along: .vertical), mergesAlike: true,
      gesturesOnlyDuringGestures: true),
    Group(
      name: "small gestures",
      about:
        "Every gesture and move under every combination of edge, ends, empty and bounce, and locks",
      configurations: Configurations.upTo(levels: 2, 0...2) + Configurations.of(levels: 3, 0...1),
      rules: Rules.product(
        Rules.edges, Rules.ends, Rules.empties, Rules.bounces, Rules.fewLocks),
      commands: { _ in Alphabet.gestures + Alphabet.interruptions }),
    Group(
      name: "gestures into levels",
      about:
        "Every gesture and move under every combination of entry and start, and under other gesture rules",
      configurations: Configurations.upTo(levels: 2, 0...2),
      rules: Rules.product(Rules.entries, Rules.starts) + Rules.gestures,
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
      configurations: [[]], rules: Rules.product(Rules.follows, Rules.starts, Rules.empties),
      commands: { _ in
        Alphabet.edits + Alphabet.interruptions.filter { $0 != .open && $0 != .close }
      }, friendForgets: false),
  ]
}
