import CrossPagerTesting
import TerminalText
import Testing

@testable import TextCharts

/// The parts of a page's chart: its height, its axis with a goal, charts one above the other, and tables of cells.
struct ChartPartsTests {
  private static func chart(
    _ values: [Double?], others: [Double?] = [], width: Int = 20, unit: String = ""
  ) -> Chart {
    let bars = values.enumerated().map { place, value in
      Chart.Bar(
        label: "\(place)", value: value, other: place < others.count ? others[place] : nil)
    }
    return Chart(bars: bars, scale: nil, unit: unit, width: width, glyphs: .blocks)
  }

  @Test(arguments: ["", "mm"], [3, 9])
  func `a chart of several strips has the greatest height that fits`(unit: String, width: Int) {
    var chart = Self.chart((1...16).map { Double($0) }, width: width, unit: unit)
    for limit in 1...60 {
      let rows = chart.fitted(toLines: limit).rows.map(\.text)
      var heights = (2...8).reversed().map { height in
        chart.height = height
        return chart.lines
      }
      while heights.count > 1, heights[0].count > limit { heights.removeFirst() }
      chart.height = 8
      #expect(rows == heights[0], "\(limit)")
    }
  }

  @Test(arguments: [("", 2), ("mm", 3)])
  func `a chart of one strip leaves room for its axis, its labels and its unit`(
    unit: String, others: Int
  ) {
    for limit in 1...20 {
      let height = Self.chart([1, 5], unit: unit).fitted(toLines: limit).chart.height
      #expect(height == min(8, max(2, limit - others)))
    }
  }

  @Test(arguments: [
    (101, [1, 2, 3, 5, 6, 7, 10, 12, 14, 15, 20, 30, 50, 60, 100]), (7, [1, 2, 3, 5, 6]),
    (12, [1, 2, 3, 6]), (60, [1, 2, 3, 5, 6, 10, 12, 15, 20, 30]),
    (13, [1, 2, 3, 5, 6, 7, 10, 12]),
    (22, [1, 2, 3, 5, 6, 7, 10, 12, 14, 15, 20]), (26, [1, 2, 3, 5, 6, 7, 10, 12, 14, 15, 20]),
  ])
  func `labels of hours and months are at even distances`(count: Int, steps: [Int]) {
    #expect(ChartLayout.steps(for: count) == steps)
  }

  @Test(arguments: [
    (true, 0.0...10.0 as ClosedRange<Double>?, 20.0 as Double?, 0.0...20.0),
    (true, 0...10, -5, -5...10),
    (true, 0...10, 5, 0...10), (true, 0...10, nil, 0...10), (true, nil, 20, 1...20),
    (false, nil, 20, 1...20), (false, 0...10, 20, 0...20), (false, nil, nil, 1...4),
    (false, 2...3, -1, -1...4),
  ])
  func `the axis reaches the goal`(
    clips: Bool, scale: ClosedRange<Double>?, goal: Double?, range: ClosedRange<Double>
  ) {
    var chart = Self.chart([1, 4])
    (chart.clips, chart.scale, chart.goal) = (clips, scale, goal)
    #expect(chart.axisRange == range)
  }

  @Test func `charts one above the other share the width of labels, and only the last labels bars`()
  {
    var charts = [Self.chart([1, 2], unit: "mm"), Self.chart([1000, 2000]), Self.chart([5, 6])]
    charts[0].note = "note"
    let stack = Chart.stack(charts, height: 3)
    #expect(stack.map(\.height) == [3, 3, 3])
    #expect(stack.map { $0.unit + $0.note } == ["", "", ""])
    #expect(stack.map(\.hidesLabels) == [true, true, false])
    #expect(stack.map(\.axisLabelWidth) == [5, 5, 5])
    #expect(
      stack.map { $0.lines[0].firstIndex(of: "┤")?.utf16Offset(in: $0.lines[0]) } == [6, 6, 6])
    #expect(Chart.stack([], height: 3).isEmpty)
    #expect(Chart.stack([Self.chart([nil])], height: 3).map(\.axisLabelWidth) == [0])
  }

  @Test(arguments: [(1, true), (2, true), (3, false), (20, false)])
  func `a mark shows another value only if there is no room for two bars`(width: Int, marks: Bool) {
    var chart = Self.chart([1], others: [2], width: width)
    #expect(!chart.marksOthers)
    chart.showsOthers = true
    #expect(chart.marksOthers == marks)
  }

  private static func cells(width: Int, glyphs: Glyphs = .blocks) -> Chart {
    var chart = Chart(bars: [], scale: nil, unit: "mm", width: width, glyphs: glyphs)
    var table = ShadedCells(rows: ["Mon", "Tue"], columns: ["Jan", ""], scale: 0...20)
    for (place, value) in [0, 4, nil, 20].enumerated() as EnumeratedSequence<[Double?]> {
      table.values[ShadedCells.Place(place % 2, place / 2)] = .some(value)
    }
    (chart.cells, chart.note, chart.decimals) = (table, "note", 0)
    return chart
  }

  @Test func `a table of cells has a legend with its unit and its remark`() {
    #expect(
      Self.cells(width: 90).lines == [
        "    Jan", "Mon ▁▁ ·", "Tue ░░ ██",
        "· missing · ▁ 0 · ░ to 5 · ▒ to 10 · ▓ to 15 · █ to 20 · mm · note",
      ])
    #expect(
      Self.cells(width: 26, glyphs: .ascii).lines == [
        "    Jan", "Mon 00 .", "Tue 11 44", ".: missing | 0: 0", "  1: to 5 | 2: to 10",
        "  3: to 15 | 4: to 20 | mm", "  note",
      ])
  }

  @Test(arguments: [(4, 3), (3, 3), (2, 2), (1, 0)])
  func `a table of cells first loses its labels, and then is not drawn`(limit: Int, count: Int) {
    let (chart, rows) = Self.cells(width: 90).cut(toLines: limit)
    #expect(rows.count == count && chart == Self.cells(width: 90))
    let fitted = Self.cells(width: 90).fitted(toLines: limit)
    #expect(fitted.rows.count == 4 && fitted.chart == Self.cells(width: 90))
  }

  /// A row is 2.5 high. The goal 4 and the means 5 and 4 end in the second row, and the mean 2 in the first. The last bar
  /// is running.
  private static func details(_ glyphs: Glyphs) -> Chart {
    var chart = chart([8, 3, nil, -4, 6], width: 26)
    let means: [Double?] = [2, 5, 4, nil, -2]
    for (bar, mean) in means.enumerated() { chart.bars[bar].smoothed = mean }
    chart.bars[1].hasNote = true
    chart.bars[4].isRunning = true
    (chart.height, chart.goal, chart.glyphs) = (6, 4, glyphs)
    return chart
  }

  @Test func `a goal, means and a note are drawn over the bars, and a running bar is lighter`() {
    #expect(
      Self.details(.blocks).lines.joined(separator: "\n") == """
        10 ┤ ▂▂▂
           │ ███              ⣤⣤⣤⣤
         5 ┤┈███┈━━━┈━━━━┈┈┈┈┈▒▒▒▒
           │ ━━━ ███          ▒▒▒▒
         0 ┼──────── ···· ────────
           │              ███ ━━━━
        -5 ┤              ▀▀▀
                  ◆
              0   1   2    3   4
        """)
    #expect(
      Self.details(.ascii).lines.joined(separator: "\n") == """
        10 + ___
           | ###              ....
         5 +.###.~~~.~~~~.....////
           | ~~~ ###          ////
         0 +-------- .... --------
           |              ### ~~~~
        -5 +              ===
                  *
              0   1   2    3   4
        """)
  }

  /// The last part of the line is dashed: two of every four columns of dots are empty.
  @Test func `a goal and means are drawn over a line, and its running part is dashed`() {
    var chart = Self.details(.blocks)
    (chart.goal, chart.drawsLine) = (-3, true)
    #expect(
      chart.lines.joined(separator: "\n") == """
        10 ┤  ⡀
           │  ⠈⠢⡀              ⢠
         5 ┤    ⠈━━━ ━━━━      ⠃
           │ ━━━             ⡠
         0 ┼──────── ···· ────────
           │                  ━━━━
        -5 ┤┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈⠜┈┈┈┈┈┈
                  ◆
              0   1   2    3   4
        """)
    chart.glyphs = .ascii
    #expect(
      chart.lines.joined(separator: "\n") == """
        10 +  .
           |  '-.              .
         5 +    '~~~ ~~~~      '
           | ~~~             .
         0 +-------- .... --------
           |                  ~~~~
        -5 +...............|......
                  *
              0   1   2    3   4
        """)
  }

  @Test func `below an axis of negative numbers, a chart without values also says so`() {
    var chart = Self.chart([nil, nil], width: 26)
    (chart.scale, chart.height) = (-4...0, 6)
    #expect(
      chart.lines.joined(separator: "\n") == """
         0 ┬  ·········  ·········
           │
           │
        -2 ┤  no data
           │
           │
        -4 ┤
                  0          1
        """)
    let colored = TextStyle(isColored: true)
    for (scale, line) in [(-5.0...0, "-3 ┤  no …"), (0...8, "4 ┤  no d…")] {
      var narrow = Self.chart([nil], width: 10)
      (narrow.scale, narrow.height) = (scale, scale.upperBound > 0 ? 4 : 5)
      #expect(narrow.rows.map { $0.painted(in: colored) }.contains(line))
    }
    chart.width = 6
    #expect(chart.lines.prefix(4) == ["·· ···", "", "", "no da…"])
  }
}
