import CrossPagerTesting
import Testing

@testable import TextCharts

struct ChartLineTests {
  private static func chart(_ values: [Double?], glyphs: Glyphs = .blocks, width: Int = 60) -> Chart
  {
    var chart = Chart(
      bars: values.map { Chart.Bar(label: "", value: $0) }, scale: nil, width: width,
      glyphs: glyphs)
    chart.drawsLine = true
    return chart
  }

  /// Returns the heights of the dots in a column of cells, in dots above the axis.
  private static func dots(_ chart: Chart, column: Int) -> [Int] {
    let rows = chart.rows.prefix(chart.axis.rowsAbove).reversed()
    return rows.enumerated().flatMap { row, line -> [Int] in
      let cells = Array(line.content)
      guard column < cells.count, let scalar = cells[column].unicodeScalars.first?.value,
        (0x2801...0x28FF).contains(scalar)
      else { return [] }
      // From bottom to top: dots 7 and 8, 3 and 6, 2 and 5, 1 and 4.
      let masks: [UInt32] = [0xC0, 0x24, 0x12, 0x09]
      return masks.indices.filter { scalar & masks[$0] != 0 }.map { row * 4 + $0 + 1 }
    }
  }

  @Test(arguments: Depth.seeds(50, quick: 10))
  func `the line goes through every value and is interrupted only where one is missing`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let values = (0..<12).map { _ in
      random.next() % 6 == 0 ? nil : Double.random(in: 1...100, using: &random)
    }
    let chart = Self.chart(values)
    let (axis, layout) = (chart.axis, chart.parts.strips[0].layout)
    for (place, value) in values.enumerated() {
      let start = layout.start(ofBar: place) - layout.gutter
      // The point is on the last dot of the left half, or the first dot of the right half.
      let middle = (2 * start + layout.width(ofBar: place) - 1) / 2
      let dots = Self.dots(chart, column: middle)
      if let value {
        let height = Int((value - axis.baseline) / axis.rowValue * 4 + 0.5)
        #expect(dots.contains { abs($0 - height) <= 1 }, "seed \(seed): \(place)\n\(chart.lines)")
      } else {
        #expect(dots.isEmpty, "seed \(seed): \(place) is missing\n\(chart.lines)")
      }
      guard place + 1 < values.count, value != nil, values[place + 1] != nil else { continue }
      let next = layout.start(ofBar: place + 1) - layout.gutter
      #expect((start + 1...next).allSatisfy { !Self.dots(chart, column: $0).isEmpty })
    }
  }

  @Test func `a line rises, has a gap, and ends in a dash`() {
    #expect(
      Self.chart([2, 8, nil, 4], width: 26).lines == [
        "8 ┤       ⢠⠃", "  │      ⢀⠇", "6 ┤     ⢀⠎", "  │    ⢀⠎", "4 ┤    ⡎             ⠉⠉⠉⠉⠉",
        "  │   ⡜", "2 ┤  ⠈", "  │", "0 ┴─────────── ····· ─────",
      ])
  }

  @Test func `a line in several strips starts anew in each, and is dashed in the last`() {
    var chart = Self.chart([1, 4, 2, 8, 3, 6, 5, 1], width: 7)
    (chart.height, chart.bars[6].isRunning) = (4, true)
    #expect(
      chart.lines == [
        "8 ┤   ⡇", "6 ┤  ⢠⠃", "4 ┤⢀⠷⣸", "2 ┤⠜ ⠁", "0 ┴────", "", "8 ┤", "6 ┤⢀⠗⢄", "4 ┤⠜ ⠸⡀",
        "2 ┤   ⠇",
        "0 ┴────",
      ])
  }

  @Test func `a line of ASCII characters has no others`() {
    let text = Self.chart([1, 5, 3, nil, -4, 2], glyphs: .ascii).lines.joined()
    #expect(text.allSatisfy { $0.isASCII })
    #expect(text.contains("'") && text.contains("-"))
  }

  @Test func `a value beyond the axis ends in an arrow, and compared values have bars`() {
    var chart = Self.chart([1, 2, 400, 3])
    (chart.scale, chart.clips) = (0...4, true)
    #expect(chart.lines[0].contains("400"))
    #expect(chart.lines[1].count { $0 == "▲" } == 1)
    chart.showsOthers = true
    #expect(chart.lines.joined().contains("█"))
  }
}
