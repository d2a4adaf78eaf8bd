import CrossPager
import CrossPagerTesting
import StateExploration
import Testing

/// Under `bounce off` (`Docs/Gestures.md`, "Rules"), no drag moves the content beyond the pages, and a drag that
/// starts toward an edge is refused.
/// At quick depth, the suite runs a twentieth of the seeds.
struct BounceTests {
  private static let off = Command.setPagerRule(.bounce(.off))
  private static let rtl = Command.setPagerRule(.reading(.rtl))
  private static let wrap = Command.edge(.wrap)
  private static let goOn = Command.edge(.continue)
  private static let skip = Command.setPagerRule(.empty(.skip))

  /// Levels, rules, a drag, and the reason for its refusal.
  private static let refused: [(counts: [Int], setUp: [Command], drag: Command, reason: Reason)] = [
    ([3], [], .drag(0.5), .edge(.left)), ([3], [.last], .drag(-0.5), .edge(.right)),
    ([3], [], .drag(Offset(rawValue: 1)), .edge(.left)),
    ([3], [], .gesture(.drag(dx: Offset(rawValue: .max), dy: 0)), .edge(.left)),
    ([3, 3], [], .drag(0, 0.5), .edge(.top)), ([3, 3], [.bottom], .drag(0, -0.5), .edge(.bottom)),
    ([3], [.lock(.right)], .drag(-0.5), .locked(.right)),
    ([3], [.lock(.left)], .drag(0.5), .locked(.left)),
    ([3, 3], [.lock(.down)], .drag(0, -0.5), .locked(.down)),
    ([3, 3], [.lock(.up)], .drag(0, 0.5), .locked(.up)),
    ([3], [.lock(.left)], .drag(0, 0.5), .edge(.top)), ([1], [wrap], .drag(-0.5), .edge(.right)),
    ([1], [wrap, .lock(.right)], .drag(-0.5), .locked(.right)),
    ([0], [], .drag(-0.5), .edge(.right)), ([0], [.lock(.right)], .drag(-0.5), .locked(.right)),
    ([3], [.setPagerRule(.ends(.wrap))], .drag(0, 0.5), .edge(.top)),
    ([3, 0], [skip], .drag(0, -0.5), .edge(.bottom)),
    ([3, 0], [goOn, .last], .drag(-0.5), .edge(.right)),
    ([3], [rtl], .drag(-0.5), .edge(.right)), ([3], [rtl, .last], .drag(0.5), .edge(.left)),
    ([3], [rtl, .lock(.left)], .drag(0.5), .locked(.left)),
    ([3], [.free], .drag(0.5), .edge(.left)), ([3], [.free, .last], .drag(-0.5), .edge(.right)),
    ([3], [.free, .lock(.right)], .drag(-0.5), .locked(.right)),
    ([3], [.free, .viewport(1, 3)], .drag(-0.5), .edge(.right)),
    ([3], [.free, rtl], .drag(-0.5), .edge(.right)), ([0], [.free], .drag(0.5), .edge(.left)),
    ([], [], .drag(1), .noLevels), ([3], [], .drag(0), .alreadyThere),
  ]

  @Test(arguments: refused)
  func `a drag in a direction without a page is ignored, and the pager stays settled`(
    counts: [Int], setUp: [Command], drag: Command, reason: Reason
  ) {
    let before = Pager(counts, setUp + [Self.off])
    var pager = before
    #expect(pager.apply(drag) == .ignored(reason))
    #expect(pager == before)
    var bouncing = Pager(counts, setUp)
    let begins = reason != .noLevels && reason != .alreadyThere
    #expect(bouncing.apply(drag) == (begins ? .changed() : .ignored(reason)))
  }

  /// Levels, commands, and the displayed offset.
  private static let held: [(counts: [Int], commands: [Command], offset: Offset)] = [
    ([3], [.drag(-0.5)], 0.5), ([3], [.drag(-0.5), .drag(0.75)], 0),
    ([3], [.drag(-0.5), .drag(9)], 0), ([3], [.drag(-0.5), .drag(9), .drag(-0.25)], 0.25),
    ([3], [.drag(-9)], 1), ([3], [.last, .drag(0.5), .drag(-0.75)], 0),
    ([3], [.drag(-0.5), .drag(0, 9)], 0.5), ([3, 3], [.drag(0, -0.5), .drag(0, 0.75)], 0),
    ([3, 3], [.bottom, .drag(0, 0.5), .drag(0, -9)], 0),
    ([3, 3, 3], [.goLevel(1), .lock(.up), .drag(0, -0.5), .drag(0, 9)], 0),
    ([3], [wrap, .drag(0.5)], -0.5), ([3, 3], [goOn, .last, .drag(-0.5)], 0.5),
    ([3], [rtl, .drag(0.5)], -0.5), ([3], [rtl, .drag(0.5), .drag(-0.75)], 0),
    ([3], [rtl, .last, .drag(-0.5), .drag(0.75)], 0),
    ([5], [.free, .viewport(1, 2), .drag(-9)], 3),
    ([5], [.free, .viewport(1, 2), .page(1), .drag(-0.25), .drag(9)], -1),
    ([5], [.free, .viewport(1, 2), .page(1), .lock(.left), .drag(-0.25), .drag(9)], 0),
    ([5], [.free, .viewport(1, 2), rtl, .page(1), .drag(9)], -2),
    ([5], [.free, .viewport(1, 2), rtl, .page(1), .drag(-9)], 1),
    ([5], [.free, .viewport(1, 2), .page(1), .drag(-2), .release(-9), .tick(299), .drag(9)], -1),
  ]

  @Test(arguments: held)
  func `a drag stops at the rest where there is no page`(
    counts: [Int], commands: [Command], offset: Offset
  ) {
    var pager = Pager(counts, [Self.off])
    for command in commands.dropLast() { pager.apply(command) }
    let drag = commands.suffix(1)
    for command in drag { #expect(pager.apply(command) == .changed()) }
    #expect(pager.phase.offset == offset)
  }

  @Test func `a drag back to the rest stays there on release`() {
    var pager = Pager([3], [Self.off, .drag(-0.5), .drag(9)])
    #expect(pager.target == at(0, 0))
    #expect(pager.release(xPagesPerSecond: -9) == .changed())
    #expect(pager.finish() == .changed())
    #expect(pager.position == at(0, 0))
    #expect(pager.drag(x: 0.1) == .ignored(.edge(.left)))
  }

  @Test(arguments: Seeds.all)
  func `under bounce off, no content shows beyond the pages, and an ignored drag has no page`(
    seed: UInt64
  ) {
    expect(seed: seed) { (step: Transition) in
      var pager = step.after.atRest
      pager.rules.bounce = .off
      for direction in Direction.allCases {
        var dragged = pager
        let way: Offset = direction.sense == .forward ? -0.25 : 0.25
        let outcome = direction.axis == .horizontal ? dragged.drag(x: way) : dragged.drag(y: way)
        let isLocked = pager.rules.locked.contains(direction)
        if case .ignored(let reason) = outcome {
          if pager.levels.isEmpty && reason == .noLevels { continue }
          let expected: Reason = isLocked ? .locked(direction) : .edge(direction.edge)
          if reason != expected || dragged != pager { return "\(direction) is \(outcome)." }
        }
        let isFree =
          direction.axis == .horizontal
          && pager.currentLevel.map { pager.levels[$0].rules.snap } == .free
        let begins = outcome == .changed()
        if !isFree && begins != pager.routes.contains(direction) {
          return "\(direction) is \(outcome), and the routes are \(pager.routes)."
        }
        if begins && !isFree && dragged.phase.offset != -way { return "A rubber band shows." }
      }
      return nil
    }
  }
}
