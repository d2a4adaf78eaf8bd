import CrossPager
import CrossPagerTesting
import PagerCompanions
import Testing

/// Checks the laws of linked pagers with random pagers, rules and commands.
struct LinkedPagersLawTests {
  private typealias Linked = LinkedPagers<Pager>

  /// Calls `check` with each state before and after a random command to one of the pagers.
  private func run(
    seed: UInt64,
    _ check: (_ before: Linked, _ after: Linked, _ member: Int, Command, Outcome) -> Void
  ) {
    var random = SeededGenerator(seed: seed)
    let scripts = (0..<2 + random.number(below: 2)).map { index in
      PagerScript(seed: seed &* 3 &+ UInt64(index), length: 25)
    }
    var linked = Linked(scripts.map { Pager(counts: $0.counts) })
    var rest = scripts.map { $0.commands[...] }
    while rest.contains(where: { !$0.isEmpty }) {
      let stays = linked.phase != .settled && random.happens(percent: 70)
      let member = stays ? linked.leader : random.number(below: rest.count)
      guard
        let command = rest[member].popFirst()
          ?? rest.indices.compactMap({ rest[$0].popFirst() }).first
      else { return }
      let before = linked
      let outcome = linked.perform(on: member) { $0.apply(command) }
      check(before, linked, member, command, outcome)
    }
  }

  @Test(arguments: Seeds.all)
  func `linking is idempotent`(seed: UInt64) {
    run(seed: seed) { _, after, _, _, _ in
      #expect(Linked(after.members, leader: after.leader) == after, "seed \(seed)")
    }
  }

  @Test(arguments: Seeds.all)
  func `the order of the pagers does not matter`(seed: UInt64) {
    var mirror: Linked?
    run(seed: seed) { before, after, member, command, outcome in
      let last = before.members.count - 1
      var twin = mirror ?? Linked(before.members.reversed(), leader: last - before.leader)
      let twinOutcome = twin.perform(on: last - member) { $0.apply(command) }
      #expect(twinOutcome == outcome, "seed \(seed)")
      #expect(twin.members == after.members.reversed(), "seed \(seed)")
      #expect(
        after.members.indices.allSatisfy { twin.displayed(last - $0) == after.displayed($0) },
        "seed \(seed)")
      mirror = twin
    }
  }

  @Test(arguments: Seeds.all)
  func `an ignored call changes nothing`(seed: UInt64) {
    run(seed: seed) { before, after, _, _, outcome in
      if outcome.isIgnored { #expect(after == before, "seed \(seed)") }
    }
  }

  @Test(arguments: Seeds.all)
  func `the leader does what it would do alone`(seed: UInt64) {
    run(seed: seed) { before, after, member, command, outcome in
      if member != before.leader || outcome == .ignored(.pageOpen) { return }
      var alone = before.members[member]
      #expect(alone.apply(command) == outcome && alone == after.members[member], "seed \(seed)")
    }
  }

  @Test(arguments: Seeds.all)
  func `at rest, every pager is displayed as it is, and only the leader has a gesture`(seed: UInt64)
  {
    run(seed: seed) { _, after, _, _, _ in
      for index in after.members.indices where index != after.leader {
        #expect(after.members[index].phase == .settled, "seed \(seed)")
        if after.phase == .settled {
          #expect(after.displayed(index) == after.members[index], "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `undo takes back every change`(seed: UInt64) {
    var history = UndoHistory<Linked, Never>()
    var (first, rest): (Linked?, Linked?)
    run(seed: seed) { before, after, _, _, _ in
      if first == nil { (first, rest) = (before, before) }
      history.recordChange(from: before, to: after, nil)
      guard after.phase == .settled, let start = rest else { return }
      // Undo leads back to the whole of the last state at rest, and redo leads to this one.
      var (linked, copy) = (after, history)
      while linked != start, copy.undo(&linked) != nil {}
      #expect(linked == start, "seed \(seed)")
      while copy.redo(&linked) != nil {}
      #expect(linked == after, "seed \(seed)")
      rest = after
    }
    guard var linked = rest, let first else {
      Issue.record("seed \(seed) has no step")
      return
    }
    while history.undo(&linked) != nil {}
    #expect(linked == first, "seed \(seed)")
  }

  @Test(arguments: Seeds.all)
  func `a drag and its return leave every pager where it was`(seed: UInt64) {
    run(seed: seed) { _, after, _, _, _ in
      guard after.phase == .settled else { return }
      var linked = after
      for _ in 0..<5 { linked.drag(x: -0.2) }
      linked.drag(x: 0.7)
      linked.cancel()
      linked.tick(milliseconds: 100)
      linked.finish()
      #expect(linked == after, "seed \(seed)")
    }
  }

  @Test(arguments: Seeds.all)
  func `pagers of the same kind show the same place at every moment`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pager = Pager(
      counts: [1 + random.number(below: 6)],
      levelRules: LevelRules(edge: random.element(of: [.stop, .wrap])),
      rules: PagerRules(reading: random.element(of: ReadingRule.allCases)))
    var linked = Linked([pager, pager])
    for _ in 0..<40 {
      let distance = Offset(rawValue: Int64(random.number(below: 98304) - 49152))
      let command = random.element(of: [
        Command.move(random.element(of: [.left, .right]), 1), .gesture(.drag(dx: distance, dy: 0)),
        .gesture(.drag(dx: distance, dy: 0)), .gesture(.release(vx: distance, vy: 0)),
        .gesture(.tick(milliseconds: 90)), .gesture(.glide(.right)), .gesture(.cancel),
      ])
      linked.perform(on: random.happens(percent: 80) ? linked.leader : 1 - linked.leader) {
        $0.apply(command)
      }
      let place = PageExtent(of: linked.base)
      let shown = PageExtent(of: linked.displayed(1 - linked.leader))
      // The leader's content resists past an edge, where the other stays.
      #expect(shown == place, "seed \(seed)")
    }
  }
}
