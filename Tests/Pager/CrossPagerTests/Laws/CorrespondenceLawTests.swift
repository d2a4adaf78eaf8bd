import CrossPager
import CrossPagerTesting
import StateExploration
import Testing

/// Law 13: Settles, moves, previews and drawings all use the same correspondence.
/// At quick depth, the suite runs a twentieth of the seeds.
struct CorrespondenceLawTests {
  /// Returns a random script for levels with the entry rule `align`, in which each page covers
  /// three pages of the level above.
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

  /// Returns a pager whose content settles in one direction.
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
}
