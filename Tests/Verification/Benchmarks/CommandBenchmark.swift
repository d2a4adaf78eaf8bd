import CrossPager
import Foundation

enum CommandBenchmark {
  static func run() {
    measure("left, right", .move(.left, 1), .move(.right, 1))
    measure("down, up", .move(.down, 1), .move(.up, 1))
    measure("previous, next", .previous(1), .next(1))
    measure("page, go LEVEL PAGE", .page(1), .goPage(level: 0, page: 3))
    measure("go LEVEL", .goLevel(1), .goLevel(0))
    measure("first, last", .first, .last)
    measure("bottom, top", .bottom, .top)
    measure("zoom out, zoom in", .zoom(.out), .zoom(.in))
  }

  @inline(__always) private static func measure(_ name: String, _ there: Command, _ back: Command) {
    let count = 1_000_000
    let times = (0..<21).map { _ in
      var pager = start
      var moves = 0
      let duration = ContinuousClock().measure { moves = page(&pager, there, back, count) }
      precondition(moves == count, "Every command must move the pager.")
      return duration / .nanoseconds(1) / Double(count)
    }.sorted()
    print("\(name): \(text(times[0])) ns minimum, median \(text(times[10])) ns")
  }

  @inline(__always) private static func page(
    _ pager: inout Pager, _ there: Command, _ back: Command, _ count: Int
  ) -> Int {
    var moves = 0
    for _ in 0..<count / 2 {
      if case .moved = pager.apply(there) { moves += 1 }
      if case .moved = pager.apply(back) { moves += 1 }
    }
    return moves
  }

  private static var start: Pager {
    var pager = Pager(counts: [5, 5, 5])
    _ = pager.apply(.last)
    return pager
  }

  private static func text(_ number: Double) -> String { String(format: "%.1f", number) }

  /// Makes about `count` moves of all kinds. To check for allocations, run this function with two different counts
  /// under an allocation counter. Both counts must cause the same number of allocations.
  static func page(_ count: Int) {
    var pager = start
    let pairs: [(Command, Command)] = [
      (.move(.left, 1), .move(.right, 1)), (.move(.down, 1), .move(.up, 1)),
      (.previous(1), .next(1)), (.page(1), .goPage(level: 0, page: 4)), (.goLevel(1), .goLevel(0)),
      (.first, .last), (.bottom, .top), (.zoom(.out), .zoom(.in)),
    ]
    let moves = pairs.map { page(&pager, $0, $1, count / pairs.count) }.reduce(0, +)
    print("\(moves) commands moved")
  }
}
