import CrossPager
import CrossPagerTesting
import StateExploration
import Testing

/// Under `bounce off` (`Docs/Gestures.md`, "Rules"), no drag moves the content beyond the pages, and a drag that
/// starts toward an edge is refused.
/// At quick depth, the suite runs a twentieth of the seeds.
struct BounceTests {
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
