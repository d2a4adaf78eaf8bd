import Testing

@testable import TextCharts

struct ClippedChartTests {
  private func clipped(
    _ labels: [String], _ values: [Double?], scale: ClosedRange<Double>?, unit: String = "",
    note: String = "", width: Int = 80, height: Int = 4
  ) -> Chart {
    let bars = zip(labels, values).map { Chart.Bar(label: $0, value: $1) }
    var chart = Chart(
      bars: bars, scale: scale, unit: unit, width: width, height: height, glyphs: .blocks)
    chart.clips = true
    chart.note = note
    return chart
  }

  @Test func `a bar beyond the scale ends in an arrow with its value`() {
    let chart = clipped(
      weekdays, [3, 9.5, 4512, nil, 5, -700, 10], scale: 0...10, unit: "mm", note: "scale robust")
    #expect(
      chart.lines.joined(separator: "\n") == """
        mm  scale robust
                                     4,512
        10 ┤            ▆▆▆▆▆▆▆▆▆  ▲▲▲▲▲▲▲▲▲                                   █████████
           │            █████████  █████████                                   █████████
         5 ┤  ▂▂▂▂▂▂▂▂  █████████  █████████             █████████             █████████
           │  ████████  █████████  █████████             █████████             █████████
         0 ┴────────────────────────────────  ·········  ───────────▼▼▼▼▼▼▼▼▼───────────
                                                                      -700
                Mon        Tue        Wed        Thu        Fri        Sat        Sun
        """)
    #expect(chart.clippedBars == [2, 5])
  }

  @Test func `the values of clipped bars do not change the labels`() {
    let chart = clipped(weekdays, [3, 9.5, 4512, nil, 5, -700, 10], scale: 0...10, width: 40)
    #expect(chart.lines.last == "     Mon  Tue  Wed  Thu  Fri  Sat   Sun")
  }

  /// Two bars and a gap take five or six columns. In 18 columns, `30` would touch `200`.
  @Test(arguments: [
    (16, "    10   30   50"), (18, "    10 200      50"), (21, "    10 200 30     50"),
  ])
  func `values that would touch are left out`(width: Int, line: String) {
    let labels = Array(repeating: "", count: 5)
    #expect(clipped(labels, [10, 200, 30, 4, 50], scale: 0...4, width: width).lines[0] == line)
  }

  @Test func `another value beyond the scale has an arrow, too`() {
    var chart = clipped(["", ""], [1, 2], scale: 0...4, width: 20)
    (chart.bars[0].other, chart.bars[1].other, chart.showsOthers) = (9, -9, true)
    #expect(
      chart.lines == [
        "4 ┤     ▲▲▲", "3 ┤     ░░░", "2 ┤     ░░░  ████", "1 ┤  ███░░░  ████",
        "0 ┴──────────────▼▼▼",
      ])
  }

  /// In 27 columns, each bar takes four columns, and in 29 columns, the second and the last take five.
  @Test(arguments: [
    (
      27,
      [
        "           400", "4 ┤        ⡠▲⠑⠒⠤⢄⣀", "3 ┤      ⡠⠊       ⠉⠂", "2 ┤    ⡠⠊           ⠈⠂",
        "1 ┤   ⠈               ⠈⠂", "0 ┴────────────────────▼▼▼▼", "                        -9",
      ]
    ),
    (
      29,
      [
        "            400", "4 ┤        ⢀⠔▲⠒⠢⠤⢄⣀", "3 ┤      ⡠⠔⠁       ⠉⠂",
        "2 ┤    ⡠⠊            ⠈⠂⢀", "1 ┤   ⠈                 ⠁⢀", "0 ┴─────────────────────▼▼▼▼▼",
        "                         -9",
      ]
    ),
  ])
  func `a line has an arrow in the middle of a value beyond the scale`(width: Int, rows: [String]) {
    var chart = clipped(["", "", "", ""], [1, 400, 3, -9], scale: 0...4, width: width)
    (chart.drawsLine, chart.bars[3].isRunning) = (true, true)
    #expect(chart.lines == rows)
  }

  @Test func `a bar within the axis is not clipped, even beyond the scale`() {
    #expect(clipped(weekdays, [3, 9.5], scale: 0...8.5).clippedBars == [])
  }

  @Test func `only the scale determines the axis`() {
    let chart = clipped(weekdays, [-80, -1, .infinity, 300], scale: -5 ... -1)
    #expect(
      chart.lines.joined(separator: "\n") == """
                                                                              300
         0.0 ┬───────────────────────────────────────▲▲▲▲▲▲▲▲▲▲▲▲▲▲▲▲──▲▲▲▲▲▲▲▲▲▲▲▲▲▲▲▲▲
             │  ████████████████  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
        -2.5 ┤  ████████████████
             │  ████████████████
        -5.0 ┤  ▼▼▼▼▼▼▼▼▼▼▼▼▼▼▼▼
                      -80
                      Mon                Tue               Wed                Thu
        """)
  }

  @Test func `without a scale, no bar is clipped`() {
    let chart = clipped(weekdays, [3, 9.5, 4512], scale: nil)
    #expect(chart.clippedBars == [])
  }

  @Test(arguments: [
    (0.0...10.0, 10.0), (90...100, 10), (50...100, 100), (-10...5, 15), (-100...(-90), 10),
    (-100...(-10), 100), (3...3, 3), (0...0, 0), (-0.5...(-0.1), 0.5), (-1...0.5, 1.5),
  ])
  func `the length of an axis includes zero unless the axis leaves zero out`(
    range: ClosedRange<Double>, length: Double
  ) {
    #expect(ChartAxis.length(for: range) == length)
  }
}
