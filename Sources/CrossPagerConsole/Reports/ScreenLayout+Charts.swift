import TerminalText
import TextCharts

/// Shares the rows of a screen between charts and other facts.
extension ScreenLayout {
  /// The lines of all facts. Charts share the rows that the other facts leave.
  func lines(_ facts: [Fact]) -> [String] {
    let rows = chartRows(in: facts)
    return facts.flatMap { lines($0, rows: rows) }
  }

  /// The index of the bar at a row and a column of the lines of `facts`, counting from 0, or nil if there is none.
  func bar(atRow row: Int, column: Int, in facts: [Fact]) -> Int? {
    let rows = chartRows(in: facts)
    var row = row
    for fact in facts where row >= 0 {
      if case .chart(let page) = fact {
        let (chart, lines) = drawing(page, rows: rows)
        if row < lines.count { return chart.bar(atLine: row, column: column) }
      }
      row -= lines(fact, rows: rows).count
    }
    return nil
  }

  /// The number of rows for each chart, or nil if it is unlimited.
  private func chartRows(in facts: [Fact]) -> Int? {
    guard let height = style.height else { return nil }
    let charts = facts.count(where: \.isChart)
    let others = facts.reduce(0) { $0 + ($1.isChart ? 0 : lines($1).count) }
    return charts == 0 ? nil : max(0, height - others) / charts
  }

  /// The chart of a page and its rows, without the figures.
  func drawing(_ page: Fact.PageChart, rows: Int?) -> (chart: Chart, rows: [ChartRow]) {
    Chart(
      bars: page.bars.map(\.bar), scale: page.scale, unit: page.unit ?? "", width: style.width,
      height: style.chartHeight, glyphs: Glyphs(style: style)
    ).fitted(toLines: rows.map { $0 - figures(page).count })
  }

  /// The lines below a chart.
  func figures(_ page: Fact.PageChart) -> [String] { lines(.group(page.figures.map(\.text))) }
}

extension Fact {
  fileprivate var isChart: Bool { if case .chart = self { true } else { false } }
}
