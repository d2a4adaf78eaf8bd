import CrossPager
import CrossPagerTesting
import StateExploration
import Testing

/// Law 13: Settles, moves, previews and drawings all use the same correspondence.
/// At quick depth, the suite runs a twentieth of the seeds.
struct CorrespondenceLawTests {
  /// A random script for levels with the entry rule `align`, in which each page covers three pages
  /// of the level above.
  private static func script(_ seed: UInt64) -> PagerScript {
    var script = PagerScript(seed: seed)
    var length = 1
    let levels = script.counts.enumerated().map { index, count in
      defer { length *= 3 }
      return LevelReplacement(
        origin: index, count: count, page: nil,
        spans: index % 2 == 0
          ? .every(length) : .ranges((0..<min(count, 20)).map { $0 * length..<($0 + 1) * length }))
    }
    script.commands.insert(
      contentsOf: [.replaceLevels(levels), .setRuleOfAllLevels(.entry(.align))], at: 0)
    return script
  }

  /// A pager whose content settles in one direction.
  private static func settling(_ pager: Pager, _ direction: Direction) -> Pager? {
    var pager = pager.atRest
    let way: Offset = direction.sense == .forward ? -0.75 : 0.75
    switch direction.axis {
    case .horizontal: pager.drag(x: way)
    case .vertical: pager.drag(y: way)
    }
    pager.release()
    pager.tick(milliseconds: 1)
    if case .settling = pager.phase { return pager }
    return nil
  }

  @Test(arguments: Seeds.all)
  func `law 13, one correspondence: a command during a settle acts as finish and then the command`(
    seed: UInt64
  ) {
    let direction = Direction.allCases[Int(seed % 4)]
    expect(Self.script(seed), seed: seed) { (script: PagerScript) in
      var pager = Pager(counts: script.counts)
      for command in script.commands {
        if let settling = Self.settling(pager, direction), let found = difference(settling, command)
        {
          return "Settling \(direction), \(command): \(found)"
        }
        pager.apply(command)
      }
      return nil
    }
  }

  private func difference(_ settling: Pager, _ command: Command) -> String? {
    if case .gesture = command { return nil }
    let finish = Transition(settling, .gesture(.finish))
    let target = settling.target
    if finish.after.position != target { return "It does not arrive at its target." }
    let routes = Direction.allCases.filter {
      Transition(finish.after, .move($0, 1)).outcome.move != nil
    }
    if settling.routes != routes.reduce(into: [], { $0.insert(Directions($1)) }) {
      return "Its routes are \(settling.routes)."
    }
    // A freely scrolling level shows a page only when the content reaches it.
    let isFree = settling.currentLevel.map { settling.levels[$0].rules.snap } == .free
    let snaps = settling.phase.axis == .vertical || !isFree
    let landed = Set(finish.after.window.positions)
    if settling.phase.offset != .zero && snaps && !landed.isSubset(of: settling.window.positions) {
      return "It does not draw where it arrives."
    }
    let (direct, after) = (Transition(settling, command), Transition(finish.after, command))
    if direct.outcome != settling.outcome(of: command) { return "The preview differs." }
    guard let from = settling.position, let to = finish.after.position else { return nil }
    switch after.outcome {
    case .ignored:
      return direct.outcome == after.outcome && direct.after == settling
        ? nil : "It is \(direct.outcome), not \(after.outcome)."
    case .moved(var move):
      move.finished = Arrival(from: from, to: to)
      if direct.outcome != .moved(move) { return "It is \(direct.outcome)." }
    case .changed:
      // The outcome of an edit gives the positions of the settle after the edit.
      if case .changed(_?, nil) = direct.outcome, command.isEdit { break }
      if direct.outcome != .changed(finished: Arrival(from: from, to: to)) {
        return "It is \(direct.outcome)."
      }
    }
    return direct.after == after.after ? nil : "The pagers differ."
  }

  /// A pager on day 35 of 70, with ten weeks below and the entry rule `align`. The pager is
  /// settling from the days to the weeks.
  private static var settlingOnWeek5: Pager {
    var pager = Pager(weeksBelow: 70)
    pager.go(toPage: 35)
    pager.drag(y: -0.6)
    pager.release()
    pager.tick(milliseconds: 100)
    return pager
  }

  private static let arrival = Arrival(from: at(0, 35), to: at(1, 5))

  private static func arrived(_ from: Position?, _ to: Position?) -> Outcome {
    .changed(finished: Arrival(from: from, to: to))
  }

  /// Commands, their outcomes without the settle that they finish, and the resulting level, day and
  /// week. The outcome of an edit gives the positions of the settle after the edit.
  private static let commands: [(command: Command, outcome: Outcome, pages: [Int?])] = [
    (.next(1), .move(at(1, 5), at(1, 6), steps: 1), [35, 6]),
    (.next(9), .move(at(1, 5), at(1, 9), steps: 4, stopped: .end), [35, 9]),
    (.previous(1), .move(at(1, 5), at(1, 4), steps: 1), [35, 4]),
    (.first, .move(at(1, 5), at(1, 0)), [35, 0]), (.last, .move(at(1, 5), at(1, 9)), [35, 9]),
    (.move(.right, 2), .move(at(1, 5), at(1, 7), steps: 2), [35, 7]),
    (.move(.up, 1), .move(at(1, 5), at(0, 35), steps: 1), [35, 5]),
    (.top, .move(at(1, 5), at(0, 35)), [35, 5]),
    (.goLevel(0), .move(at(1, 5), at(0, 35)), [35, 5]),
    (.goPage(level: 1, page: 7), .move(at(1, 5), at(1, 7)), [35, 7]),
    (.goPage(level: 0, page: 1), .move(at(1, 5), at(0, 1)), [1, 5]),
    (.page(2), .move(at(1, 5), at(1, 2)), [35, 2]),
    (.remember(level: 0, page: 3), .changed(), [3, 5]),
    (.remember(level: 1, page: 3), .move(at(1, 5), at(1, 3)), [35, 3]),
    (.forget(level: 0), .changed(), [0, 5]), (.forget(level: 1), .changed(), [35, 0]),
    (.forgetAll, .changed(), [0, 0]), (.zoom(.in), .move(at(1, 5), at(0, 35), steps: 1), [35, 5]),
    (.open, .changed(), [35, 5]), (.openPage(level: 1, page: 5), .changed(), [35, 5]),
    (.insert(level: 1, index: 0, count: 2), arrived(at(0, 35), at(1, 7)), [35, 7]),
    (.remove(level: 1, index: 4, count: 1), arrived(at(0, 35), at(1, 4)), [35, 4]),
    (.remove(level: 1, index: 5, count: 5), arrived(at(0, 35), at(1, nil)), [35, 4]),
    (.resize(level: 1, count: 3), arrived(at(0, 35), at(1, nil)), [35, 2]),
    (.reload(level: 1, count: 20, page: nil), arrived(at(0, 35), at(1, nil)), [35, 5]),
    (.reload(level: 1, count: 20, page: 11), arrived(at(0, 35), at(1, 11)), [35, 11]),
    (.insertLevel(count: 1, index: 0), arrived(at(1, 35), at(2, 5)), [0, 35, 5]),
    (.removeLevel(0), arrived(nil, at(0, 5)), [5]),
    (.removeLevel(1), arrived(at(0, 35), nil), [35]),
    (.moveLevel(0, index: 1), arrived(at(1, 35), at(0, 5)), [5, 35]),
    (
      .replaceLevels([LevelReplacement(origin: 1, count: 20, page: nil)]),
      arrived(nil, at(0, nil)), [5]
    ),
    (.setLevelRule(.edge(.wrap), level: 1), .changed(), [35, 5]),
    (.setLevelRule(.entry(.first), level: 1), .changed(), [35, 5]),
    (.setRuleOfAllLevels(.entry(.remember)), .changed(), [35, 5]),
    (.setPagerRule(.ends(.wrap)), .changed(), [35, 5]), (.lock(.down), .changed(), [35, 5]),
    (
      .restore(
        Pager.Snapshot(
          levels: [], currentLevel: 0, rules: PagerRules(), newLevelRules: LevelRules())),
      .changed(), [35, 5]
    ),
  ]

  @Test(arguments: commands)
  func `a command during a settle on a week starts from the corresponding week`(
    command: Command, outcome: Outcome, pages: [Int?]
  ) {
    var pager = Self.settlingOnWeek5
    var rested = pager
    rested.finish()
    #expect(rested.position == at(1, 5))
    let outcomeAtRest = if case .changed = outcome { Outcome.changed() } else { outcome }
    #expect(rested.apply(command) == outcomeAtRest)
    let expected: Outcome =
      switch outcome {
      case .moved(let move):
        .moved(
          Move(
            from: move.from, to: move.to, steps: move.steps, stopped: move.stopped,
            finished: Self.arrival))
      case .changed(let finished, _): .changed(finished: finished ?? Self.arrival)
      case .ignored: outcome
      }
    #expect(pager.outcome(of: command) == expected)
    #expect(pager.apply(command) == expected)
    #expect(pager == rested)
    #expect(pager.levels.map(\.page) == pages)
  }

  @Test(arguments: [
    Command.goLevel(1), .page(5), .bottom, .move(.down, 1), .zoom(.out), .align(level: 0),
    .align(level: 1), .resize(level: 1, count: 10), .unlock(.left), .remember(level: 0, page: 35),
    .openPage(level: 0, page: 35), .page(99),
  ])
  func `a command that the week ignores leaves the settle running`(command: Command) {
    var pager = Self.settlingOnWeek5
    let before = pager
    guard case .ignored = pager.apply(command) else {
      Issue.record("\(command) is not ignored")
      return
    }
    #expect(pager == before)
    #expect(pager.target == at(1, 5))
  }

  @Test func `a settle on a week is drawn, targeted and finished at the corresponding week`() {
    var pager = Self.settlingOnWeek5
    #expect(pager.target == at(1, 5))
    #expect(pager.window.positions == [at(0, 35), at(1, 5)])
    #expect(pager.routes == [.left, .right, .up])
    #expect(pager.tick(milliseconds: 200) == .move(at(0, 35), at(1, 5)))
    #expect(pager.levels.map(\.page) == [35, 5])
  }
}
