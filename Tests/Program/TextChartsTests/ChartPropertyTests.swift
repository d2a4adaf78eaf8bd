import CrossPagerTesting
import TerminalText
import Testing
import TextCharts

/// At quick depth, the suite runs a few of the seeds.
struct ChartPropertyTests {
  @Test(arguments: Depth.seeds(100, quick: 20))
  func `no line is wider than the chart or ends in a space`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for width in [Int.random(in: -1...3, using: &random), Int.random(in: 4...120, using: &random)] {
      let chart = random.chart(width: width)
      let lines = chart.lines
      let comment: Comment = "seed \(seed): \(chart)\n\(lines.joined(separator: "\n"))"
      #expect(lines.allSatisfy { $0.displayWidth <= max(1, width) }, comment)
      #expect(lines.allSatisfy { $0.last != " " }, comment)
      #expect(lines.isEmpty == chart.bars.isEmpty, comment)
    }
  }

  @Test(arguments: Depth.seeds(100, quick: 20))
  func `a greater value is drawn at least as high`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sign = Bool.random(using: &random) ? 1.0 : -1
    let values = (0..<12).map { _ in
      random.next() % 12 == 0 ? sign * .infinity : abs(random.number()) * sign
    }
    let bars = values.map { Chart.Bar(label: "", value: $0) }
    let chart = Chart(bars: bars, scale: nil, width: 100, glyphs: .blocks)
    let heights = chart.inkPerBar.map { $0 * sign }
    #expect(heights.count == values.count, "seed \(seed):\n\(chart.text)")
    for (one, other) in zip(values, heights).sorted(by: { $0 < $1 }).adjacentPairs {
      #expect(one.1 <= other.1, "seed \(seed): \(one) \(other)\n\(chart.text)")
    }
    let isMarked = zip(values, heights).allSatisfy { ($0 == 0) == ($1 == 0) }
    #expect(isMarked, "seed \(seed): only zero is bare\n\(values)\n\(chart.text)")
  }

  @Test(arguments: Depth.seeds(100, quick: 20))
  func `missing is never drawn like zero or any other value`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var chart = random.chart(width: Int.random(in: 1...100, using: &random))
    chart.bars.append(Chart.Bar(label: "", value: nil))
    chart.scale = -1...random.number().magnitude
    for glyphs in [Glyphs.blocks, .ascii] {
      chart.glyphs = glyphs
      let place = Int.random(in: chart.bars.indices, using: &random)
      chart.bars[place].value = nil
      let missing = chart.lines
      for value in [0, random.number(), .infinity, -.infinity] {
        chart.bars[place].value = value
        #expect(chart.lines != missing, "seed \(seed): bar \(place) is \(value)\n\(chart.text)")
      }
    }
  }

  @Test func `a value that is not a number is missing, and an infinite scale is ignored`() {
    var chart = Chart(
      bars: [.init(label: "a", value: 1), .init(label: "b", value: nil)], scale: nil, width: 40,
      glyphs: .blocks)
    let missing = chart.lines
    chart.bars[1].value = .nan
    #expect(chart.lines == missing)
    chart.scale = -.infinity ... .infinity
    #expect(chart.lines == missing)
  }

  @Test(arguments: [Int.min, 0, 1, 1000, Int.max])
  func `every height and width is possible`(size: Int) {
    let bars = [Chart.Bar(label: "a", value: -1e308), Chart.Bar(label: "b", value: 1e308)]
    for width in [size, 30] {
      let chart = Chart(bars: bars, scale: nil, width: width, height: size, glyphs: .blocks)
      #expect((4...2020).contains(chart.lines.count))
      let missing = Array(repeating: Chart.Bar(label: "", value: nil), count: 100)
      let bare = Chart(bars: missing, scale: nil, width: width, height: size, glyphs: .ascii)
      #expect(bare.lines.allSatisfy { $0.count <= 10_000 })
    }
  }
}

extension Chart {
  var text: String { lines.joined(separator: "\n") }

  /// The number of cells that each bar covers, including partial cells, read from the drawing at
  /// the columns of the labels.
  fileprivate var inkPerBar: [Double] {
    var labeled = self
    labeled.bars = bars.map { Bar(label: "x", value: $0.value) }
    let rows = labeled.lines.map(Array.init)
    let columns = rows.last.map { row in row.indices.filter { row[$0] == "x" } } ?? []
    let ink = "▁▂▃▄▅▆▇█"
    return columns.map { column in
      rows.dropLast().reduce(0) { sum, row in
        // A bar beyond the scale ends in an arrow, which fills a cell.
        if column < row.count, "▲▼".contains(row[column]) { return sum + 1 }
        guard column < row.count, let level = (ink + "▔▀").firstIndex(of: row[column]) else {
          return sum
        }
        let eighths = (ink + "▔▀").distance(from: ink.startIndex, to: level) + 1
        return sum + (eighths == 9 ? 0.25 : eighths == 10 ? 0.5 : Double(eighths) / 8)
      }
    }
  }
}

extension Array {
  fileprivate var adjacentPairs: Zip2Sequence<[Element], ArraySlice<Element>> {
    zip(self, dropFirst())
  }
}

extension SeededGenerator {
  /// Returns a chart of up to 70 bars with random labels. A tenth of the values are missing.
  mutating func chart(width: Int) -> Chart {
    let labels = ["Mon", "1", "", "2015-12-31", "月曜日", "👩‍🚀", "e\u{301}", "\u{1B}[0m\t"]
    let bars = (0..<Int.random(in: 0...70, using: &self)).map { _ in
      Chart.Bar(
        label: labels[Int.random(in: 0..<labels.count, using: &self)],
        value: next() % 10 == 0 ? nil : number(), other: next() % 10 == 0 ? nil : number(),
        isMarked: next() % 20 == 0)
    }
    let bounds = [number(), number()].sorted()
    return Chart(
      bars: bars, scale: next() % 2 == 0 ? nil : bounds[0]...bounds[1], width: width,
      height: Int.random(in: 1...12, using: &self), glyphs: next() % 2 == 0 ? .blocks : .ascii,
      showsOthers: next() % 2 == 0)
  }
}
