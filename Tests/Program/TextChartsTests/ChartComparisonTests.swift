import TerminalText
import Testing

@testable import TextCharts

struct ChartComparisonTests {
  /// Returns the rows of a chart that compares values, joined by line breaks.
  private func chart(
    _ labels: [String], _ values: [(Double?, Double?)], marked: Int? = nil, width: Int = 80,
    height: Int = 4, glyphs: Glyphs = .blocks
  ) -> String {
    let bars = values.enumerated().map { index, value in
      Chart.Bar(label: labels[index], value: value.0, other: value.1, isMarked: index == marked)
    }
    return Chart(
      bars: bars, scale: nil, width: width, height: height, glyphs: glyphs, showsOthers: true
    ).lines.joined(separator: "\n")
  }

  @Test func `a shaded bar stands to the right of each bar, and missing values are dots`() {
    #expect(
      chart(
        weekdays, [(12, 10), (10, 12), (nil, 8), (8, nil), (nil, nil), (0, 3), (2.6, 0)], marked: 2)
          == """
          15 ┤  ▃▃▃▃           ⣤⣤⣤⣤
          10 ┤  ████░░░░  █████░░░░       ⣶⣶⣶⣶  ▅▅▅▅▅
           5 ┤  ████░░░░  █████░░░░       ░░░░  █████                      ⣶⣶⣶⣶  ▄▄▄▄▄
           0 ┴─────────────────────  ·····───────────····  ·········  ────────────────────
                                         ▲
                  Mon        Tue        Wed        Thu        Fri        Sat        Sun
          """)
  }

  @Test func `a comparison is also drawn in ASCII`() {
    #expect(
      chart(["a", "b", "c"], [(12, 10), (-4, 7), (3, -9)], marked: 1, glyphs: .ascii) == """
         20 +   ___________
         10 +   ###########:::::::::::              :::::::::::   ___________
          0 +---------------------------------------------------------------------------
        -10 +                            '''''''''''                         :::::::::::
                                                   ^
                          a                        b                        c
        """)
  }

  @Test func `with two columns for each bar, the chart has bars with marks, and gaps`() {
    #expect(
      chart(numbered(1...9), (1...9).map { (Double($0), Double(10 - $0)) }, width: 22) == """
        10 ┤ ░ ░           ▂ ▅
           │     ░ ░   ▃ ▆ █ █
         5 ┤     ▂ ▅ ▓ ░ ░ █ █
           │ ▃ ▆ █ █ █ █ █ ░ ░
         0 ┴──────────────────
             01    04    07
        """)
  }

  @Test(arguments: [Glyphs.blocks, .ascii])
  func `without color, no bar ends like the value that it is compared with`(glyphs: Glyphs) {
    for end in (-8...8).filter({ $0 != 0 }) {
      for other in (-8...8).filter({ $0 != 0 }) {
        #expect(glyphs.cell(eighths: end) != glyphs.cell(eighths: other, isOther: true))
      }
    }
  }

  @Test func `a bar of one column has a mark at the height of the other value`() {
    #expect(
      chart(
        Array(repeating: "", count: 8),
        [(8, 4), (4, 8), (8, 8), (nil, 6), (6, nil), (0, 2), (2, 0), (0, 0)], marked: 7, width: 11)
          == """
          8 ┤█░▓
          6 ┤█ █░█
          4 ┤░██ █
          2 ┤███ █░█
          0 ┴───·──░▓
                    ▲
          """)
  }

  @Test func `the other values extend the axis`() {
    #expect(
      chart(["a"], [(1, 10)], height: 2) == """
        10 ┤                                        ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
         5 ┤    ▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
         0 ┴────────────────────────────────────────────────────────────────────────────
                                                   a
        """)
  }

  @Test func `without a comparison, the other values are not drawn`() {
    let bars = [Chart.Bar(label: "a", value: 1, other: 9)]
    let alone = [Chart.Bar(label: "a", value: 1)]
    #expect(
      Chart(bars: bars, scale: nil, width: 20, glyphs: .blocks).lines
        == Chart(bars: alone, scale: nil, width: 20, glyphs: .blocks).lines)
  }

  @Test func `the arrow points into the strip of the marked bar only`() {
    let bars = (0..<6).map { Chart.Bar(label: "", value: 1, isMarked: $0 == 4) }
    let lines = Chart(bars: bars, scale: nil, width: 3, height: 1, glyphs: .ascii).lines
    #expect(lines == ["###", "---", "", "###", "---", " ^"])
  }

  @Test func `the marked bar and the other values have their own colors`() {
    let style = TextStyle(isASCII: true, isColored: true)
    let chart = Chart(
      bars: [
        Chart.Bar(label: "a", value: 1, other: 1),
        Chart.Bar(label: "b", value: 1, other: nil, isMarked: true),
      ], scale: nil, width: 12, height: 1, glyphs: .ascii, showsOthers: true)
    let (bar, bold, dim, end) = ("\u{1B}[38;5;31m", "\u{1B}[1m", "\u{1B}[2m", "\u{1B}[0m")
    #expect(
      chart.rows.map { $0.painted(in: style) } == [
        "1 + \(bar)##\(end)\(dim):\(end) \(bold)###\(end)", "0 +--------\(dim).\(end)",
        "         \(bold)^\(end)", "     a   b",
      ])
  }

  /// The first bar has no other value, and the last, marked one has only another value.
  @Test func `only bars and marks have colors, and each is that of its columns`() {
    var chart = Chart(
      bars: [(1, nil), (-2, 1), (nil, -1)].map { Chart.Bar(label: "", value: $0, other: $1) },
      scale: nil, width: 14, height: 4, glyphs: .ascii, showsOthers: true)
    chart.bars[2].isMarked = true
    let style = TextStyle(isASCII: true, isColored: true)
    let (bar, negative) = ("\u{1B}[38;5;31m", "\u{1B}[38;5;166m")
    let (bold, dim, end) = ("\u{1B}[1m", "\u{1B}[2m", "\u{1B}[0m")
    #expect(
      chart.rows.map { $0.painted(in: style) } == [
        " 1 + \(bar)#\(end)   \(dim):\(end)",
        " 0 +--\(dim).\(end) -- \(dim)..\(end)-",
        "-1 +    \(negative)#\(end)    \(dim):\(end)", "-2 +    \(negative)#\(end)",
        "            \(bold)^\(end)",
      ])
    #expect(chart.rows.map { $0.painted(in: TextStyle(isASCII: true)) } == chart.lines)
    #expect(
      chart.rows[0].accents == [2..<3: .other, 5..<6: .other, 7..<9: .current, 9..<10: .other])
    chart.showsOthers = false
    #expect(chart.rows[0].accents == [7..<10: .current])
  }

  /// A row is 2.5 high. Other values that end just inside a row are marked there, also for missing bars.
  @Test func `marks for other values are in the rows where they end`() {
    var chart = Chart(
      bars: [(5, 2.8125), (2.8125, 5), (nil, 0), (nil, 2), (nil, -2), (2.5, -2.8125)].map {
        Chart.Bar(label: "", value: $0, other: $1)
      }, scale: -5...10, width: 10, glyphs: .blocks, showsOthers: true)
    #expect(
      chart.lines == [
        "10 ┤", "   │", " 5 ┤▓▓", "   │██ ░ █", " 0 ┼──···─", "   │    ░", "-5 ┤     ░",
      ])
    (chart.showsOthers, chart.bars, chart.width) = (false, Array(chart.bars.prefix(2)), 20)
    (chart.bars[0].smoothed, chart.bars[1].smoothed) = (2.8125, -2.8125)
    let rows = chart.lines.enumerated().filter { $0.element.contains("━") }
    #expect(rows.map(\.offset) == [2, 6])
  }

  @Test func `a running bar is dotted up to its last full cell`() {
    let cells = [7, -7, 8, -8].map { Glyphs.blocks.cell(eighths: $0, isRunning: true) }
    #expect(cells == ["⣿", "⣿", "▒", "▒"])
    #expect(Glyphs.blocks.legend == ("█", "░", "▓"))
    // Dots in the first and third rows are a line in the upper half.
    #expect(Glyphs.ascii.dots(0x05) == "'")
  }

  @Test func `bars, negative bars, and missing values have different colors`() {
    let style = TextStyle(isASCII: true, isColored: true)
    let chart = Chart(
      bars: [
        Chart.Bar(label: "a", value: 1), Chart.Bar(label: "b", value: nil),
        Chart.Bar(label: "c", value: -1),
      ], scale: nil, width: 10, height: 2, glyphs: .ascii)
    let (bar, negative, dim, end) = (
      "\u{1B}[38;5;31m", "\u{1B}[38;5;166m", "\u{1B}[2m", "\u{1B}[0m"
    )
    #expect(
      chart.rows.map { $0.painted(in: style) } == [
        " 1 + \(bar)#\(end)", " 0 +-- \(dim).\(end) -", "-1 +     \(negative)#\(end)",
        "     a b c",
      ])
  }
}
