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
    #expect(rows.count <= limit || fitted.height == 2, "seed \(seed): \(limit)\n\(chart.lines)")
    #expect(chart.fitted(toLines: nil).rows == chart.rows)
  }

  @Test func `each strip has its own bars`() {
    let bars = (1...10).map { Chart.Bar(label: "\($0)", value: Double($0)) }
    let chart = Chart(bars: bars, scale: 0...10, width: 9, height: 2, glyphs: .blocks)
    #expect(chart.parts.strips.map { $0.bars.indices } == [0..<5, 5..<10])
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
  }
}
