import CrossPager
import CrossPagerTesting
import StateExploration
import Testing

/// Checks the destination of a release at and near the thresholds (`Docs/Gestures.md`, "Drag and release").
struct GestureReleaseTests {
  private static let unit = Offset(rawValue: 1)
  private static let (least, most) = (Offset(rawValue: .min), Offset(rawValue: .max))

  /// The displayed offset and the velocity toward a page, and whether the content settles there under the default rule.
  private static let releases: [(way: Offset, velocity: Offset, goesOn: Bool)] = [
    (0.5, 0, true), (0.5 - unit, 0, false), (1, 0, true), (unit, 0, false), (0, 0, false),
    (unit, 0.5, true), (unit, 0.5 - unit, false), (0.5 - unit, 0.5 - unit, false),
    (0.5 - unit, 0.5, true), (1, -0.5, false), (1, unit - 0.5, true), (0.5, unit - 0.5, true),
    (0.5, -0.5, false), (0.5 - unit, unit - 0.5, false), (0, 0.5, false), (0, most, false),
    (unit, most, true), (1, -most, false), (1, least, false), (1, most, true),
  ]

  /// The same for other rules.
  private static let ruled: [(rule: GestureRule, way: Offset, velocity: Offset, goesOn: Bool)] = [
    (GestureRule(turningPages: 0.25), 0.25, 0, true),
    (GestureRule(turningPages: 0.25), 0.25 - unit, 0, false),
    (GestureRule(turningPages: 0.75), 0.75, 0, true),
    (GestureRule(turningPages: 0.75), 0.75 - unit, 0, false),
    (GestureRule(turningPages: 1), 1, 0, true), (GestureRule(turningPages: 1), 1 - unit, 0, false),
    (GestureRule(turningPages: 0), unit, 0, true), (GestureRule(turningPages: 1), unit, 0.5, true),
    (GestureRule(turningPages: 0), 1, -0.5, false),
    (GestureRule(throwingPagesPerSecond: 2), 0.25, 2, true),
    (GestureRule(throwingPagesPerSecond: 2), 0.25, 2 - unit, false),
    (GestureRule(throwingPagesPerSecond: 2), 0.75, -2, false),
    (GestureRule(throwingPagesPerSecond: 2), 0.75, unit - 2, true),
    (GestureRule(throwingPagesPerSecond: 0), unit, unit, true),
    (GestureRule(throwingPagesPerSecond: 0), 1, -unit, false),
    (GestureRule(throwingPagesPerSecond: 1000), unit, 1000, true),
    (GestureRule(throwingPagesPerSecond: 1000), unit, 1000 - unit, false),
  ]

  @Test(arguments: releases.map { (GestureRule(), $0.way, $0.velocity, $0.goesOn) } + ruled)
  func `a release goes on from the turning point, or at the throwing speed`(
    rule: GestureRule, way: Offset, velocity: Offset, goesOn: Bool
  ) {
    for direction in Direction.allCases {
      var pager = Pager(
        [3, 3, 3], [.goPage(level: 1, page: 1), .setPagerRule(.gesture(rule))])
      let before = pager
      // The finger moves against the direction. The velocity along the other axis has no effect.
      let sign = direction.sense == .forward ? -1 : 1
      let across: Offset = velocity == .zero ? 0 : velocity < 0 ? 1.5 : -1.5
      func along(_ value: Offset, _ other: Offset = 0) -> (Offset, Offset) {
        direction.axis == .horizontal ? (value * sign, other) : (other, value * sign)
      }
      // Drag twice so that even an offset of zero results from a drag.
      for way in [way - Self.unit, Self.unit] {
        let (dx, dy) = along(way)
        pager.drag(x: dx, y: dy)
      }
      #expect(pager.phase.offset.magnitude == way)
      let (vx, vy) = along(velocity, across)
      pager.release(xPagesPerSecond: vx, yPagesPerSecond: vy)
      var moved = before
      let to = moved.apply(.move(direction, 1)).move?.to
      #expect(pager.target == (goesOn ? to : at(1, 1)))
      #expect(pager.finish() == (goesOn ? to.map { .move(at(1, 1), $0) } : .changed()))
      #expect(pager == (goesOn ? moved : before))
    }
  }

  @Test func `every rubber band offset inverts to a distance that shows it`() {
    for way in stride(from: 0, through: 65_536, by: 7) {
      var pager = Pager([1], [.drag(Offset(rawValue: Int64(-way)))])
      let shown = pager.phase.offset
      _ = pager.apply(.cancel)
      _ = pager.apply(.drag(0))
      #expect(pager.phase.offset == shown)
    }
  }

  @Test(arguments: [1, 2, 3, 299, 300, 301, 999, 1000])
  func `a settle takes the same time with ticks of any length`(duration: Int) {
    let start = Pager(
      [3],
      [
        .setPagerRule(.gesture(GestureRule(settleMilliseconds: duration))), .drag(-0.6), .release(),
      ])
    for tick in [1, 7, duration - 1, duration, duration + 1, .max] where tick > 0 {
      var pager = start
      var elapsed = 0
      while elapsed < duration - min(tick, duration) {
        #expect(pager.tick(milliseconds: tick) == .changed())
        elapsed += tick
        // The content has covered 1 − (1 − t/T)³ of the distance from 0.6 to 1.
        let rest = 1 - Double(elapsed) / Double(duration)
        let shown = 1 - 0.4 * rest * rest * rest
        #expect(abs(Double(pager.phase.offset) - shown) < 0.000_02, "\(elapsed) of \(duration) ms")
      }
      #expect(pager.tick(milliseconds: tick) == .move(at(0, 0), at(0, 1)))
      #expect(pager.phase == .settled)
    }
  }
}
