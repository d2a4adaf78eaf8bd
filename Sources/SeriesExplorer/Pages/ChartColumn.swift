import CrossPagerConsole
import TerminalText
import TextCharts

/// Several charts of a page, one above the other, each with its title.
struct ChartColumn: FactDrawing {
  let charts: [PageChart]

  func lines(in layout: ScreenLayout, rows: Int?) -> [String] { layout.charts(charts, rows: rows) }

  var sentences: [String] { charts.flatMap { [$0.title] + $0.sentences } }
}

/// Draws several charts, one above the other.
extension ScreenLayout {
  /// The number of rows in each chart, excluding the axis, if the total number of rows is unlimited.
  private static let height = 6
  /// The minimum number of rows in each chart.
  private static let leastHeight = 2

  /// Writes a title above each chart and the labels below the last chart. On a short screen, only the first charts are
  /// drawn, and a line names the others. If the style omits titles, that line stays and the first chart gets the rows
  /// that are left.
  ///
  /// - Parameter rows: The number of rows for all charts, or nil for no limit.
  func charts(_ charts: [PageChart], rows: Int?) -> [String] {
    guard let rows else { return stack(charts[...], height: Self.height) }
    for count in (1...max(1, charts.count)).reversed() {
      let note = self.note(on: charts.dropFirst(count))
      let shown = charts.prefix(count)
      let others = shown.reduce(1 + note.count) { $0 + linesBesideBars($1) }
      let height = max(Self.leastHeight, (rows - others) / max(1, count))
      for height in [height, Self.leastHeight] {
        let lines = stack(shown, height: height) + note
        let mustDraw = count == 1 && height == Self.leastHeight && style.omission != .titles
        if lines.count <= rows || mustDraw { return lines }
      }
    }
    return charts.first.map { part(of: $0, note(on: charts.dropFirst()), rows: rows) } ?? []
  }

  /// The charts with titles and captions.
  private func stack(_ shown: ArraySlice<PageChart>, height: Int) -> [String] {
    let charts = Chart.stack(
      shown.map { $0.chart(in: style) }, height: min(height, style.chartHeight))
    return zip(shown, charts).flatMap { page, chart in
      [title(page, chart)] + page.captions.flatMap(caption)
        + chart.rows.map { $0.painted(in: style) }
    }
  }

  /// The title of a chart, as much of the chart as fits, its captions and a note.
  private func part(of page: PageChart, _ note: [String], rows: Int) -> [String] {
    let chart = page.chart(in: style)
    let drawing = cut(chart, page, page.captions, rows: rows - note.count - 1)
    return [title(page, chart)] + lines(drawing) + note
  }

  /// The number of lines that a chart needs in addition to its bars, for its title, captions, axis and pointer.
  private func linesBesideBars(_ page: PageChart) -> Int {
    page.captions.flatMap(caption).count + (page.bars.contains(where: \.bar.isMarked) ? 3 : 2)
  }

  /// A line that names the charts that are not drawn, or an empty array if all are drawn.
  private func note(on rest: ArraySlice<PageChart>) -> [String] {
    let titles = rest.map(\.title).joined(separator: "; ")
    return rest.isEmpty ? [] : [shortened("\(rest.count) not shown: \(titles)")]
  }

  /// The title of a chart with its unit, the note about its scale, and as many figures as fit.
  private func title(_ page: PageChart, _ chart: Chart) -> String {
    let parts =
      [page.title, page.unit, page.scaleNote].compactMap { $0 }.filter { !$0.isEmpty }
      + page.clipped(chart.clippedBars) + page.figures.map(\.text)
    return style.wrap([shortened(parts[0])] + parts.dropFirst(), separator: style.separator)[0]
  }

  private func shortened(_ text: String) -> String {
    text.replacingControlCharacters.truncated(toWidth: style.width, ellipsis: style.ellipsisMark)
  }
}
