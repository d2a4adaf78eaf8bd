import CrossPager
import CrossPagerTesting
import Testing

/// Checks every state of up to three levels with up to two pages each, under every relevant rule.
/// At quick depth, the suite tries fewer rules and levels, and two commands in a row only for some gestures.
struct ExhaustivePagerTests {
  @Test(arguments: Depth.some(of: movingRules + otherRules, quick: 4))
  func `every command in every state of up to two levels`(rules: [Command]) {
    for levels in 0...2 {
      expectAgreement(
        levels: levels, rules,
        Self.moves(levels: levels) + Self.edits(levels: levels) + Self.replacements(levels: levels))
    }
  }

  @Test(.enabled(if: Depth.current != .quick), arguments: movingRules)
  func `every command and a move in every state of up to two levels`(rules: [Command]) {
    for levels in 0...2 {
      let moves = Self.moves(levels: levels)
      expectAgreement(levels: levels, rules, moves + Self.edits(levels: levels), then: moves)
    }
  }

  @Test(arguments: Depth.some(of: movingRules, quick: 5))
  func `every move in every state of three levels`(rules: [Command]) {
    expectAgreement(levels: 3, rules, Self.moves(levels: 3))
  }

  @Test func `every edit in every state of all levels`() {
    let levels = Depth.choose(quick: 2, full: 3)
    expectAgreement(
      levels: levels, [], Self.edits(levels: levels) + Self.replacements(levels: levels))
  }

  /// On a display of two levels of two pages, every displayed page is open once.
  @Test(arguments: Depth.some(of: [nil, .follow(.on), .start(.last)] as [LevelRule?], quick: 1))
  func `every command while a page is open, in every state of up to two levels`(rule: LevelRule?) {
    let rules = rule.map { [Command.setRuleOfAllLevels($0)] } ?? []
    for levels in 1...2 {
      for level in 0..<levels {
        for page in 0...1 {
          let open = [Command.viewport(2, 2), .openPage(level: level, page: page)]
          expectAgreement(
            levels: levels, rules + open,
            Self.moves(levels: levels) + Self.edits(levels: levels)
              + Self.replacements(levels: levels) + Self.gestures
              + [.open, .openPage(level: 0, page: 1), .close, .viewport(1, 1), .lock(.left)],
            then: [.close, .insert(level: 0, index: 0, count: 1)])
        }
      }
    }
  }

  @Test(arguments: Depth.some(of: gestureRules, quick: 3), begunGestures)
  func `every command in every gesture in every state of up to two levels`(
    rules: [Command], gesture: [Command]
  ) {
    for levels in 0...2 {
      expectAgreement(
        levels: levels, rules + gesture,
        Self.gestures + Self.moves(levels: levels) + [.open, .openPage(level: 0, page: 1), .close]
          + [.remove(level: 0, index: 0, count: 1), .insert(level: 0, index: 0, count: 2)])
    }
  }

  @Test(arguments: Depth.some(of: gestureRules, quick: 3))
  func `every gesture and another in every state of up to two levels`(rules: [Command]) {
    for levels in 0...2 {
      expectAgreement(levels: levels, rules, Self.gestures, then: Self.gestures)
    }
  }

  /// Expects the pager and the reference to agree in every state with `levels` levels. Tries each of
  /// `commands`, and each of `last` after every command that has an effect. Records the first
  /// disagreement.
  private func expectAgreement(
    levels: Int, _ rules: [Command], _ commands: [Command], then last: [Command] = []
  ) {
    for start in Self.states(levels: levels, then: rules) {
      guard let script = disagreement(after: start, commands, deeper: last) else { continue }
      if let failure = checkAgreement(script, { Pager(counts: $0) }) { Issue.record(failure) }
      return
    }
  }

  /// Returns the first extension of `start` on which the pager and the reference disagree. An extension adds one of
  /// `commands`, or one of `commands` that has an effect and then one of `deeper`.
  private func disagreement(
    after start: PagerScript, _ commands: [Command], deeper: [Command]
  ) -> PagerScript? {
    var (pager, reference) = (Pager(counts: start.counts), ReferencePager(counts: start.counts))
    for command in start.commands { _ = (pager.apply(command), reference.apply(command)) }
    for command in commands {
      var (nextPager, nextReference) = (pager, reference)
      let outcome = nextPager.apply(command)
      if outcome != nextReference.apply(command)
        || nextPager.observedState != nextReference.observedState
      {
        return PagerScript(counts: start.counts, commands: start.commands + [command])
      }
      if case .ignored = outcome { continue }
      for last in deeper {
        var (lastPager, lastReference) = (nextPager, nextReference)
        if lastPager.apply(last) != lastReference.apply(last)
          || lastPager.observedState != lastReference.observedState
        {
          return PagerScript(counts: start.counts, commands: start.commands + [command, last])
        }
      }
    }
    return nil
  }
}

extension ExhaustivePagerTests {
  /// Every combination of the rules that interact in a move.
  static let movingRules: [[Command]] = EdgeRule.allCases.flatMap { edge in
    EndsRule.allCases.flatMap { ends in
      EmptyRule.allCases.map { empty in
        [
          .setRuleOfAllLevels(.edge(edge)), .setPagerRule(.ends(ends)),
          .setPagerRule(.empty(empty)),
        ]
      }
    }
  }

  /// Every combination of entry and start rules, every lock, and `follow`.
  static let otherRules: [[Command]] =
    EntryRule.allCases.flatMap { entry in
      [StartRule.first, .last, .page(1)].map { start in
        [.setRuleOfAllLevels(.entry(entry)), .setRuleOfAllLevels(.start(start))]
      }
    }
    + Direction.allCases.map { [.lock(Directions($0))] }
    + [[.setRuleOfAllLevels(.follow(.on))], [.setPagerRule(.reading(.rtl)), .edge(.wrap)]]

  /// Rules that affect whether a gesture finds a page.
  static let gestureRules: [[Command]] = [
    [], [.lock([.right, .down])],
    [.setRuleOfAllLevels(.edge(.wrap)), .setPagerRule(.ends(.wrap)), .setPagerRule(.empty(.skip))],
    [.setRuleOfAllLevels(.edge(.continue)), .setRuleOfAllLevels(.entry(.last))],
    [.setRuleOfAllLevels(.snap(.free)), .viewport(1, 1.5)],
    [.setPagerRule(.bounce(.off)), .setPagerRule(.reading(.rtl)), .lock(.down)],
  ]

  /// Gestures in progress.
  static let begunGestures: [[Command]] = [
    [.drag(-0.6)], [.drag(0, 0.4)], [.drag(0.6), .release()],
    [.drag(0, -0.6), .release(), .tick(150)],
    [.drag(-0.4), .cancel, .tick(100)], [.glide(.right), .tick(200)], [.glide(.down)],
  ]

  /// Every kind of gesture, with distances at the bounds and between them.
  static let gestures: [Command] =
    [0, 0.25, 0.5, -0.5, -1].flatMap { [.drag($0), .drag(0, $0)] }
    + [0, 0.5, -0.5].map { .release($0, $0) } + Direction.allCases.map { .glide($0) } + [
      .cancel, .tick(0), .tick(1), .tick(200), .tick(300), .finish,
    ]

  /// Returns scripts that reach every state of `levels` levels with up to two pages each, and then
  /// set rules.
  static func states(levels: Int, then rules: [Command]) -> [PagerScript] {
    let rows: [(count: Int, page: Int)] = [(0, 0), (1, 0), (2, 0), (2, 1)]
    var columns: [[(count: Int, page: Int)]] = [[]]
    for _ in 0..<levels { columns = columns.flatMap { column in rows.map { column + [$0] } } }
    return columns.flatMap { column in
      (0..<max(levels, 1)).map { current in
        PagerScript(
          counts: column.map(\.count),
          commands: column.enumerated().map { .remember(level: $0, page: $1.page) }
            + [.goLevel(current)] + rules)
      }
    }
  }

  /// Moves of one to three steps in every direction, and moves to the ends and to other levels.
  static func moves(levels: Int) -> [Command] {
    var commands: [Command] = [.first, .last, .top, .bottom, .zoom(.in), .zoom(.out)]
    for n in 1...3 {
      commands += Direction.allCases.map { .move($0, n) }
      commands += [.next(n), .previous(n)]
    }
    for level in 0...levels { commands += [.goLevel(level), .align(level: level)] }
    return commands
  }

  /// Returns commands that edit, go to a page, or remember or forget pages, with indices in range and just out of
  /// range.
  static func edits(levels: Int) -> [Command] {
    var commands: [Command] = [.forgetAll, .insertLevel(count: 2, index: nil)]
    for level in -1...levels {
      commands += [.removeLevel(level), .forget(level: level)]
      commands += [.insertLevel(count: 1, index: level)]
      commands += (-1...levels).map { .moveLevel(level, index: $0) }
      for page in -1...2 {
        commands += [.remember(level: level, page: page), .goPage(level: level, page: page)]
        commands += [.insert(level: level, index: page, count: 2), .page(page)]
        commands += [.remove(level: level, index: page, count: 1)]
        commands += [.remove(level: level, index: page, count: 2)]
        commands += [.resize(level: level, count: page + 1)]
        commands += [.reload(level: level, count: page, page: nil)]
        commands += [.reload(level: level, count: 2, page: page, openPage: 1 - page)]
      }
    }
    return commands
  }

  /// Returns commands that replace levels or restore places, with values in range and just out of range.
  static func replacements(levels: Int) -> [Command] {
    let all = (0..<levels).map { LevelReplacement(origin: $0, count: 2, page: nil) }
    var commands: [Command] = [.replaceLevels(all), .replaceLevels(all.reversed())]
    for level in -1...levels {
      for page in [nil, -1, 0, 1] {
        commands.append(
          .replaceLevels([
            LevelReplacement(origin: nil, count: 1, page: nil),
            LevelReplacement(origin: level, count: 2, page: page, openPage: page.map { 1 - $0 }),
          ]))
        let place = Pager.Snapshot.SavedLevel(
          id: 0, count: 2, page: page, rest: 0.5, rules: LevelRules(snap: .free))
        commands.append(
          .restore(
            Pager.Snapshot(
              levels: [place], currentLevel: level, rules: PagerRules(),
              newLevelRules: LevelRules())))
      }
    }
    return commands
  }
}
