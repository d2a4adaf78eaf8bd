import CrossPagerTesting
import Testing

@testable import TextCharts

/// At quick depth, the suite runs a few of the seeds.
struct ChartHeightTests {
  @Test(arguments: Depth.seeds(200, quick: 30))
  func `a fitted chart has at most the given lines, unless it has only two rows of bars`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    var chart = random.chart(width: Int.random(in: 8...200, using: &random))
    chart.height = Int.random(in: 2...60, using: &random)
    let limit = Int.random(in: 1...70, using: &random)
    let (fitted, rows) = chart.fitted(toLines: limit)
    #expect(rows == fitted.rows)
    #expect(fitted.height <= chart.height)
    if chart.bars.isEmpty { return }
    #expect(
      rows.count <= limit || fitted.height == 2, "seed \(seed): \(limit)\n\(chart.lines)")
    #expect(chart.fitted(toLines: nil).rows == chart.rows)
  }

  @Test func `every column of a bar, and half of the gap on each side, belongs to the bar`() {
    let bars = ["Mon", "Tue", "Wed"].map { Chart.Bar(label: $0, value: 10) }
    let chart = Chart(bars: bars, scale: nil, unit: "km", width: 40, height: 2, glyphs: .blocks)
    #expect(
      chart.lines.joined(separator: "\n") == """
        km
        10 ┤  ███████  ███████  ███████
         5 ┤  ███████  ███████  ███████
         0 ┴───────────────────────────
                Mon      Tue      Wed
        """)
    let places = (0..<40).map { column -> String in
      guard let bar = chart.bar(atLine: 1, column: column) else { return "-" }
      return String(bar)
    }
    #expect(places.joined() == "----0000000000111111111222222222--------")
    #expect((-1..<6).map { chart.bar(atLine: $0, column: 8) } == [nil, nil, 0, 0, 0, 0, nil])
  }

  @Test func `each strip has its own bars`() {
    let bars = (1...10).map { Chart.Bar(label: "\($0)", value: Double($0)) }
    let chart = Chart(bars: bars, scale: 0...10, width: 9, height: 2, glyphs: .blocks)
    #expect(chart.parts.strips.map { $0.bars.indices } == [0..<5, 5..<10])
    let columns = chart.lines.indices.map { chart.bar(atLine: $0, column: 6) }
    #expect(columns == [2, 2, 2, 2, nil, 7, 7, 7, 7])
  }

  @Test(arguments: [
    (9, 10, false), (7, 10, false), (6, 5, false), (3, 5, false), (2, 5, true), (1, 5, true),
  ])
  func `a cut chart has whole strips, and loses its labels only if a single strip does not fit`(
    limit: Int, shown: Int, hidesLabels: Bool
  ) {
    let bars = (1...10).map { Chart.Bar(label: "\($0)", value: Double($0)) }
    let chart = Chart(bars: bars, scale: 0...10, width: 9, height: 8, glyphs: .blocks)
    let (cut, rows) = chart.cut(toLines: limit)
    #expect((cut.shownBars, cut.hidesLabels) == (shown, hidesLabels))
    #expect(rows.count <= limit)
    #expect(limit == 1 ? rows.isEmpty : rows.count > limit / 2)
    // A strip is drawn with its axis or not at all.
    #expect(rows.contains { $0.text.contains("─") } == (limit > 1))
  }

  @Test(arguments: [(0, 0..<5), (4, 0..<5), (5, 5..<10), (9, 5..<10)])
  func `a cut chart has the strip of the marked bar`(marked: Int, strip: Range<Int>) {
    let bars = (0..<10).map { Chart.Bar(label: "", value: 1, isMarked: $0 == marked) }
    let chart = Chart(bars: bars, scale: 0...10, width: 9, height: 8, glyphs: .blocks)
    let cut = chart.cut(toLines: 4).chart
    #expect(cut.parts.strips.map { $0.bars.indices } == [strip])
    #expect(cut.bar(atLine: 0, column: 4) == strip.lowerBound)
  }

  /// Checks that a click on any cell of a drawn bar finds that bar.
  @Test(arguments: Depth.seeds(100, quick: 20))
  func `a click on a bar finds the bar`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...80, using: &random)
    let marked = Int.random(in: 0..<count, using: &random)
    let bars = (0..<count).map { Chart.Bar(label: "", value: $0 == marked ? 1 : 0) }
    let chart = Chart(
      bars: bars, scale: nil, width: Int.random(in: 6...120, using: &random), height: 4,
      glyphs: .blocks)
    for (line, text) in chart.lines.enumerated() {
      for (column, cell) in text.enumerated() where cell == "█" {
        #expect(chart.bar(atLine: line, column: column) == marked, "seed \(seed)\n\(chart.lines)")
      }
    }
  }
}
