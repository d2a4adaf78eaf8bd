import CrossPager
import Foundation
import PageHosts

/// The cost of the display, which depends on the number of displayed pages and not on the size of the pager.
enum WindowBenchmark {
  /// Viewport sizes in tenths of levels and pages.
  private static let viewports: [(levels: Int, pages: Int)] = [
    (10, 10), (30, 25), (100, 100), (300, 300), (1000, 1000),
  ]

  static func run() {
    for size in [1_000, 1_000_000, 100_000_000] {
      measure(Pager(levels: Array(repeating: Level(count: size), count: size)), size)
    }
    scroll(rows: 100_000)
  }

  private static func measure(_ pager: consuming Pager, _ size: Int) {
    var pager = pager
    _ = pager.apply(.goPage(level: size / 2, page: size / 2))
    for (levels, pages) in viewports {
      let viewport = Viewport(
        levels: Offset(points: levels, perPage: 10), pages: Offset(points: pages, perPage: 10))
      _ = pager.apply(.setPagerRule(.viewport(viewport)))
      var pool = Pager.Hosts<Int>()
      _ = pool.update(to: pager) { _ in 0 }
      let displayed = pager.window.pages.count
      let rounds = max(22, 100_000 / displayed) / 2 * 2
      let places = [size / 4, 3 * size / 4]
      let figures = [
        least(rounds) { _ in pager.window.rows.count },
        least(rounds) { _ in pool.update(to: pager) { _ in 0 }.count },
        least(rounds) { round in
          _ = pager.apply(.move(round.isMultiple(of: 2) ? .down : .up, 1))
          return pool.update(to: pager) { _ in 0 }.count
        },
        least(rounds) { round in
          _ = pager.apply(.goPage(level: places[round % 2], page: places[round % 2]))
          return pool.update(to: pager) { _ in 0 }.count
        },
      ]
      let texts = zip(["window", "unchanged", "a level on", "elsewhere"], figures).map {
        "\($0) \(String(format: "%.2f", $1))"
      }
      print(
        "\(size) levels of \(size) pages, viewport \(text(levels)) x \(text(pages)), \(displayed) pages "
          + "displayed, µs: \(texts.joined(separator: ", "))")
    }
  }

  private static func text(_ tenths: Int) -> String { String(format: "%.1f", Double(tenths) / 10) }

  /// Returns the minimum time in microseconds over many rounds.
  private static func least(_ rounds: Int, _ work: (Int) -> Int) -> Double {
    var least = Double.infinity
    var sum = 0
    for round in 0..<rounds {
      let duration = ContinuousClock().measure { sum += work(round) }
      least = min(least, duration / .microseconds(1))
    }
    precondition(sum >= 0, "The results must be used, or the compiler removes the work.")
    return least
  }

  private static func scroll(rows: Int) {
    var pager = Pager(levels: Array(repeating: Level(count: 5), count: rows))
    let viewport = Viewport(levels: Offset(pages: 3), pages: Offset(points: 5, perPage: 2))
    _ = pager.apply(.setPagerRule(.viewport(viewport)))
    var pool = Pager.Hosts<Int>()
    var most = 0
    let gesture: [Command] = [
      .gesture(.drag(dx: .zero, dy: Offset(points: -7, perPage: 10))),
      .gesture(.release(vx: .zero, vy: Offset(pages: -1))),
      .gesture(.tick(milliseconds: 100)), .gesture(.tick(milliseconds: 100)),
      .gesture(.tick(milliseconds: 100)),
    ]
    for _ in 1..<rows {
      for command in gesture {
        _ = pager.apply(command)
        _ = pool.update(to: pager) { _ in 0 }
        most = max(most, pager.window.pages.count)
      }
    }
    precondition(pager.currentLevel == rows - 1, "The scroll must reach every row.")
    print(
      "a scroll through \(rows) rows: \(pool.createdCount) hosts created, at most \(most) pages "
        + "displayed at once")
  }
}
