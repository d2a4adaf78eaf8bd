import CrossPager
import Foundation

enum GestureBenchmark {
  static func run() {
    let cases: [(name: String, setUp: [Command])] = [
      ("snapping", []), ("free", [.setRuleOfAllLevels(.snap(.free))]),
      ("wrapping", [.setRuleOfAllLevels(.edge(.wrap))]),
    ]
    for (name, setUp) in cases {
      measure("drag along a \(name) level", setUp) { drag(&$0, .dx, $1) }
      measure("tick of a \(name) level", setUp) { tick(&$0, .dx, $1) }
    }
    measure("drag along the column", []) { drag(&$0, .dy, $1) }
    measure("tick of the column", []) { tick(&$0, .dy, $1) }
    measure("page, go LEVEL PAGE", []) { go(&$0, $1) }
  }

  private enum Way {
    case dx
    case dy

    @inline(__always) func drag(_ distance: Offset) -> Command {
      switch self {
      case .dx: .gesture(.drag(dx: distance, dy: .zero))
      case .dy: .gesture(.drag(dx: .zero, dy: distance))
      }
    }
  }

  private static let there = Offset(points: -3, perPage: 5)
  private static let back = Offset(points: 3, perPage: 5)

  @inline(__always) private static func measure(
    _ name: String, _ setUp: [Command], _ work: (inout Pager, Int) -> Int
  ) {
    let count = 300_000
    let times = (0..<41).map { _ in
      var pager = start
      for command in setUp { _ = pager.apply(command) }
      var changes = 0
      let duration = ContinuousClock().measure { changes = work(&pager, count) }
      precondition(changes == count, "Every command must change something.")
      return duration / .nanoseconds(1) / Double(count)
    }.sorted()
    let figures = [times[0], times[20]].map { String(format: "%.1f", $0) }
    print("\(name): \(figures[0]) ns minimum, median \(figures[1]) ns")
  }

  @inline(__always)
  private static func drag(_ pager: inout Pager, _ way: Way, _ count: Int) -> Int {
    var changes = 0
    for _ in 0..<count / 2 {
      if case .changed = pager.apply(way.drag(there)) { changes += 1 }
      if case .changed = pager.apply(way.drag(back)) { changes += 1 }
    }
    return changes
  }

  /// Runs settles of 300 ticks each, and returns the number of ticks that had an effect.
  @inline(__always)
  private static func tick(_ pager: inout Pager, _ way: Way, _ count: Int) -> Int {
    var changes = 0
    for settle in 0..<count / 300 {
      _ = pager.apply(way.drag(settle.isMultiple(of: 2) ? there : back))
      _ = pager.apply(.gesture(.release(vx: .zero, vy: .zero)))
      for _ in 0..<300 {
        switch pager.apply(.gesture(.tick(milliseconds: 1))) {
        case .changed, .moved: changes += 1
        case .ignored: break
        }
      }
    }
    return changes
  }

  @inline(__always) private static func go(_ pager: inout Pager, _ count: Int) -> Int {
    var changes = 0
    for _ in 0..<count / 2 {
      if case .moved = pager.apply(.page(1)) { changes += 1 }
      if case .moved = pager.apply(.goPage(level: 1, page: 2)) { changes += 1 }
    }
    return changes
  }

  /// The current page has a neighbor in every direction.
  private static var start: Pager {
    var pager = Pager(counts: [5, 5, 5])
    _ = pager.apply(.goPage(level: 1, page: 2))
    return pager
  }

  /// Performs `count` drags and `count` ticks on each axis, with and without free scrolling, to check for allocations
  /// as ``CommandBenchmark/page(_:)`` does.
  static func move(_ count: Int) {
    var pager = start
    var changes = 0
    for rule in [SnapRule.page, .free] {
      _ = pager.apply(.setRuleOfAllLevels(.snap(rule)))
      for way in [Way.dx, .dy] {
        changes += drag(&pager, way, count)
        _ = pager.apply(.gesture(.cancel))
        _ = pager.apply(.gesture(.finish))
        changes += tick(&pager, way, count)
      }
    }
    print("\(changes) gestures changed something")
  }
}
