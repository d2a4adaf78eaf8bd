import Testing

@testable import TextCharts

/// Pages of all units: minutes, hours, days of a week, days of months, months, quarters, years and decades.
struct ChartWidthTests {
  private static let counts = [3, 4, 7, 10, 12, 24, 28, 29, 30, 31, 53, 60]
  private static let widths = [40, 60, 80, 100, 131, 160, 200]

  /// Returns the ranges of columns with bars in each strip.
  private static func runs(_ count: Int, _ width: Int, others: Bool = false) -> [[Range<Int>]] {
    let bars = (0..<count).map {
      Chart.Bar(label: "\($0 + 1)", value: 7040, other: others ? 7040 : nil)
    }
    var chart = Chart(bars: bars, scale: nil, width: width, glyphs: .blocks)
    chart.showsOthers = others
    return chart.parts.strips.map { strip in
      strip.bars.indices.map { bar in
        let place = bar - strip.bars.startIndex
        let start = strip.layout.start(ofBar: place)
        return start..<start + strip.layout.width(ofBar: place)
      }
    }
  }

  @Test(arguments: counts, widths)
  func `bars fill at least nine tenths of the columns`(count: Int, width: Int) {
    for others in [false, true] {
      for strip in Self.runs(count, width, others: others) {
        let widths = strip.map(\.count)
        #expect((strip.last?.upperBound ?? 0) <= width)
        #expect((strip.last?.upperBound ?? 0) * 10 >= width * 9)
        #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
        #expect((widths.min() ?? 0) >= 1)
      }
    }
    let text = Chart(
      bars: (0..<count).map { Chart.Bar(label: "\($0)", value: 7040) }, scale: nil, width: width,
      glyphs: .blocks
    ).lines
    #expect((text.map(\.count).max() ?? 0) * 10 >= width * 9)
  }

  @Test(arguments: widths)
  func `a month of 30 days looks like one of 31 days`(width: Int) {
    let (short, long) = (Self.runs(30, width), Self.runs(31, width))
    #expect(short.count == long.count)
    func gaps(_ runs: [Range<Int>]) -> [Int] {
      zip(runs.dropFirst(), runs).map { $0.lowerBound - $1.upperBound }
    }
    #expect(Set(gaps(short[0])) == Set(gaps(long[0])))
    let widths = (short + long).joined().map(\.count)
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 2)
  }

  @Test func `a week uses more than half of a screen of 160 by 45`() {
    let chart = Chart(
      bars: weekdays.map { Chart.Bar(label: $0, value: 10) }, scale: nil, width: 160, height: 40,
      glyphs: .blocks)
    let rows = chart.fitted(toLines: 38).rows
    let ink = rows.reduce(0) { $0 + $1.text.count { $0 == "█" } }
    #expect(ink * 2 >= 160 * 45)
  }
}
