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
    #expect(rows.count <= limit && cut.height > 0)
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
    // A pointer takes a row, so a strip has no room for it here.
    #expect(chart.cut(toLines: 2).chart.height == 1)
  }

  @Test func `a cut chart has the first of its strips if no bar is marked, even of one bar`() {
    let bars = (1...3).map { Chart.Bar(label: "", value: Double($0)) }
    let chart = Chart(bars: bars, scale: nil, width: 1, height: 8, glyphs: .blocks)
    let (cut, rows) = chart.cut(toLines: 2)
    #expect(cut.parts.strips.map { $0.bars.indices } == [0..<1])
    #expect(cut.height == 1 && rows.count == 2)
    let empty = Chart(bars: [], scale: nil, width: 9, glyphs: .blocks)
    #expect(empty.cut(toLines: 3).rows.isEmpty)
  }

  /// From height 1 to height 8, the chart has 4, 5, 5, 7, 7, 7, 10 and 11 rows, because not every height suits the axis.
  @Test func `the row of the arrow shortens a chart of one strip by one row`() {
    let bars = [Chart.Bar(label: "a", value: 5, isMarked: true), Chart.Bar(label: "b", value: 1)]
    let chart = Chart(bars: bars, scale: 0...8, width: 20, glyphs: .blocks)
    #expect((6...12).map { chart.fitted(toLines: $0).chart.height } == [3, 5, 6, 6, 7, 8, 8])
  }
}
