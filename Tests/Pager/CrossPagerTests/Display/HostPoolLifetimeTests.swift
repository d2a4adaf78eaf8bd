import CrossPager
import CrossPagerTesting
import PageHosts
import Testing

/// At quick depth, the suite runs a twentieth of the seeds.
struct HostPoolLifetimeTests {
  /// The limit on displayed pages. A viewport may show a million.
  private static let most = 100

  /// Counts the created objects and the objects still in memory.
  private final class Tally {
    var created = 0
    var alive = 0
  }

  /// A view that stores its place in the view hierarchy so that every step can be checked.
  private final class View {
    private let tally: Tally
    var page: Position?
    var isChild = false
    var isDisplayed = false

    init(_ tally: Tally) {
      self.tally = tally
      tally.created += 1
      tally.alive += 1
    }

    deinit { tally.alive -= 1 }
  }

  @Test(arguments: Seeds.all)
  func `no host leaks, and none is released while in use`(seed: UInt64) {
    let script = PagerScript(seed: seed, length: 60)
    var random = SeededGenerator(seed: seed)
    let tally = Tally()
    do {
      var pager = Pager(counts: script.counts)
      var pool = Pager.Hosts<View>(preallocatedCount: 7)
      var most = 0
      for command in script.commands {
        _ = pager.apply(command)
        if pager.window.positions.count > Self.most { continue }
        if random.happens(percent: 4) {
          let hosting = random.element(of: HostingRule.allCases)
          if hosting != pool.hosting { (pool.hosting, most) = (hosting, 0) }
        }
        for case .host(let step, _, let view, let position) in pool.update(
          to: pager, make: { _ in View(tally) })
        {
          follow(step, view, position)
        }
        let window = pager.window.positions
        most = max(most, window.count)
        #expect(
          tally.alive == (pool.hosting == .preallocated ? hostedCount(pager, 7, window) : most))
        let assignments = pool.assignments
        #expect(tally.alive == assignments.count)
        #expect(assignments.compactMap(\.position).sorted(by: precedes) == window)
        #expect(
          window.allSatisfy { pool.host(at: $0)?.page == $0 && pool.host(at: $0)?.isChild == true })
        #expect(tally.created == pool.createdCount)
      }
    }
    #expect(tally.alive == 0)
  }

  /// Returns the number of hosts if the first `count` pages and all displayed pages each have one.
  private func hostedCount(_ pager: Pager, _ count: Int, _ displayed: [Position]) -> Int {
    let all = pager.levels.enumerated().flatMap { level, pages in
      (0..<min(pages.count, count)).map { at(level, $0) }
    }
    return Set(all.prefix(count)).union(displayed).count
  }

  private func precedes(_ lhs: Position, _ rhs: Position) -> Bool {
    (lhs.level, lhs.page ?? -1) < (rhs.level, rhs.page ?? -1)
  }

  private func follow(_ step: HostStep, _ view: View, _ position: Position?) {
    switch step {
    case .create, .reuse: #expect(!view.isDisplayed)
    case .addChild:
      #expect(!view.isChild)
      view.isChild = true
    case .didMoveToParent: #expect(view.isChild)
    case .configure:
      #expect(!view.isDisplayed)
      view.page = position
    case .addView:
      #expect(view.isChild && !view.isDisplayed && view.page == position)
      view.isDisplayed = true
    case .removeView:
      #expect(view.isDisplayed && view.page == position)
      view.isDisplayed = false
    case .willMoveFromParent: #expect(view.isChild && !view.isDisplayed)
    case .removeFromParent:
      #expect(view.isChild)
      view.isChild = false
    }
  }

  @Test(arguments: [HostingRule.recycled, .cell], Depth.seeds(300, quick: 30))
  func `the pool creates no more hosts than the largest number of pages displayed at once`(
    rule: HostingRule, seed: UInt64
  ) {
    let script = PagerScript(seed: seed, length: 100)
    let tally = Tally()
    var pager = Pager(counts: script.counts)
    var pool = Pager.Hosts<View>(hosting: rule)
    var most = 0
    for command in script.commands {
      _ = pager.apply(command)
      if pager.window.positions.count > Self.most { continue }
      _ = pool.update(to: pager) { _ in View(tally) }
      most = max(most, pager.window.positions.count)
      #expect(tally.created <= most)
    }
  }

  @Test(arguments: [HostingRule.recycled, .cell])
  func `scrolling a long column creates as many hosts as fit`(rule: HostingRule) {
    let tally = Tally()
    let count = Depth.choose(quick: 150, full: 1000)
    var pager = Pager(levels: (0..<count).map { _ in Level(count: 20) })
    _ = pager.apply(.viewport(3, 2.5))
    var pool = Pager.Hosts<View>(hosting: rule)
    while pager.currentLevel != count - 3 {
      for command: Command in [.drag(0, -0.7), .release(0, -1), .tick(150), .tick(150)] {
        _ = pager.apply(command)
        _ = pool.update(to: pager) { _ in View(tally) }
      }
    }
    #expect(tally.created == 4 * 3)
  }
}
