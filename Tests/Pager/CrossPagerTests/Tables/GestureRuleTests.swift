import CrossPager
import CrossPagerTesting
import StateExploration
import Testing

struct GestureRuleTests {
  private static func set(_ rule: GestureRule) -> Command { .setPagerRule(.gesture(rule)) }

  @Test func `the default rule is half a page, half a page per second and 300 ms`() {
    #expect(
      GestureRule()
        == GestureRule(turningPages: 0.5, throwingPagesPerSecond: 0.5, settleMilliseconds: 300))
    #expect(Pager(counts: [3]).rules.gesture == GestureRule())
    #expect(Pager(counts: [3]).outcome(of: Self.set(GestureRule())) == .ignored(.alreadyThere))
    #expect(Pager(counts: [3]).outcome(of: Self.set(GestureRule(turningPages: 1))) == .changed())
  }

  @Test(arguments: [
    // Given and clamped values: the turning distance in pages, the throwing velocity in pages per
    // second, and the settle duration in milliseconds.
    (Int64.min, Int64(1), Int64.min, Int64(1), Int.min, 1), (0, 1, 0, 1, 0, 1), (1, 1, 1, 1, 1, 1),
    (65_536, 65_536, 65_536_000, 65_536_000, 1000, 1000),
    (65_537, 65_536, 65_536_001, 65_536_000, 1001, 1000),
    (.max, 65_536, .max, 65_536_000, .max, 1000),
  ])
  func `a rule is clamped to its ranges`(
    turning: Int64, heldTurning: Int64, throwing: Int64, heldThrowing: Int64, duration: Int,
    heldDuration: Int
  ) {
    let rule = GestureRule(
      turningPages: Offset(rawValue: turning), throwingPagesPerSecond: Offset(rawValue: throwing),
      settleMilliseconds: duration)
    #expect(rule.turningPages.rawValue == heldTurning)
    #expect(rule.throwingPagesPerSecond.rawValue == heldThrowing)
    #expect(rule.settleMilliseconds == heldDuration)
  }

  private static let unit = Offset(rawValue: 1)

  /// A rule, a drag distance, a throwing velocity, and whether the content settles on the next
  /// page.
  private static let releases: [(rule: GestureRule, way: Offset, velocity: Offset, goesOn: Bool)] =
    [
      (GestureRule(turningPages: 0.25), 0.25, 0, true),
      (GestureRule(turningPages: 0.25), 0.25 - unit, 0, false),
      (GestureRule(turningPages: 0.75), 0.75, 0, true),
      (GestureRule(turningPages: 0.75), 0.75 - unit, 0, false),
      (GestureRule(turningPages: 1), 1, 0, true),
      (GestureRule(turningPages: 1), 1 - unit, 0, false),
      (GestureRule(turningPages: 0), unit, 0, true),
      (GestureRule(turningPages: 1), unit, 0.5, true),
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

  @Test(arguments: releases, Direction.allCases)
  func `a release goes on from the turning point, or at the throwing speed`(
    release: (rule: GestureRule, way: Offset, velocity: Offset, goesOn: Bool), direction: Direction
  ) {
    var pager = Pager([3, 3, 3], [.goPage(level: 1, page: 1), Self.set(release.rule)])
    let before = pager
    let sign = direction.sense == .forward ? -1 : 1
    switch direction.axis {
    case .horizontal:
      pager.drag(x: release.way * sign)
      pager.release(xPagesPerSecond: release.velocity * sign)
    case .vertical:
      pager.drag(y: release.way * sign)
      pager.release(yPagesPerSecond: release.velocity * sign)
    }
    let to = before.outcome(of: .move(direction, 1)).move?.to
    #expect(pager.target == (release.goesOn ? to : at(1, 1)))
    #expect(pager.finish() == (release.goesOn ? to.map { .move(at(1, 1), $0) } : .changed()))
  }

  @Test func `the target of a drag follows the turning point`() {
    var pager = Pager([3], [Self.set(GestureRule(turningPages: 0.25)), .drag(-0.25)])
    #expect(pager.target == at(0, 1))
    pager.drag(x: Self.unit)
    #expect(pager.target == at(0, 0))
  }

  @Test(arguments: [1, 2, 3, 299, 300, 301, 999, 1000])
  func `a settle takes the same time with ticks of any length`(duration: Int) {
    let rule = GestureRule(settleMilliseconds: duration)
    let start = Pager([3], [Self.set(rule), .drag(-0.6), .release()])
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

  @Test func `a new rule finishes a settle, and the next settle takes the new time`() {
    var pager = Pager([3], [.drag(-0.6), .release(), .tick(200)])
    #expect(
      pager.apply(Self.set(GestureRule(settleMilliseconds: 1000)))
        == .changed(finished: Arrival(from: at(0, 0), to: at(0, 1))))
    pager.drag(x: -0.6)
    pager.release()
    #expect(pager.tick(milliseconds: 999) == .changed())
    #expect(pager.tick(milliseconds: 1) == .move(at(0, 1), at(0, 2)))
  }

  @Test func `a throw of a free level covers the same distance under every rule`() {
    for rule in [GestureRule(), GestureRule(turningPages: 1, throwingPagesPerSecond: 1000)] {
      var pager = Pager([9], [.free, Self.set(rule), .drag(-0.25), .release(-4)])
      #expect(pager.target == at(0, 2))
      #expect(pager.finish() == .move(at(0, 0), at(0, 2)))
      #expect(pager.restOffset(ofLevel: 0) == 2.25)
    }
  }
}
