import TerminalText
import TextCharts

/// Draws several charts, one above the other.
extension ScreenLayout {
  /// The number of rows in each chart, excluding the axis, if the total number of rows is unlimited.
  private static let height = 6
  /// The minimum number of rows in each chart.
  private static let leastHeight = 2

  /// Writes a title above each chart and the labels below the last chart. On a short screen, only the first charts are
  /// drawn, and a line names the others.
  ///
  /// - Parameter rows: The number of rows for all charts, or nil for no limit.
  func charts(_ charts: [(title: String, chart: Fact.PageChart)], rows: Int?) -> [String] {
    let captions = charts.flatMap { $0.chart.captions.flatMap(caption) }.count
    let pointers = charts.count { $0.chart.bars.contains(where: \.bar.isMarked) }
    // The labels need a row. Each chart also needs rows for its title and its axis.
    let room = rows.map { max($0 - 1 - captions - pointers, 0) }
    let least = Self.leastHeight + 2
    let isCut = room.map { $0 < charts.count * least } ?? false
    let shown = charts.prefix(room.map { max(1, ($0 - (isCut ? 1 : 0)) / least) } ?? charts.count)
    let height = room.map { ($0 - (isCut ? 1 : 0)) / shown.count - 2 } ?? Self.height
    let stack = ChartStack(
      shown.map { $0.chart.chart(in: style) },
      height: min(max(height, Self.leastHeight), style.chartHeight))
    let drawn = zip(shown, stack.charts).flatMap { page, chart in
      [title(page.title, page.chart, chart)] + page.chart.captions.flatMap(caption)
        + chart.rows.map { $0.painted(in: style) }
    }
    let rest = charts.dropFirst(shown.count).map(\.title)
    if rest.isEmpty { return drawn }
    let names = "\(rest.count) not shown: " + rest.joined(separator: "; ")
    return drawn + [shortened(names)]
  }

  /// The title of a chart with its unit, the note about its scale, and as many figures as fit.
  private func title(_ title: String, _ page: Fact.PageChart, _ chart: Chart) -> String {
    let parts =
      [title, page.unit, page.scaleNote].compactMap { $0 }.filter { !$0.isEmpty }
      + page.clipped(chart.clippedBars) + page.figures.map(\.text)
    return style.wrap([shortened(parts[0])] + parts.dropFirst(), separator: style.separator)[0]
  }

  private func shortened(_ text: String) -> String {
    text.replacingControlCharacters.truncated(toWidth: style.width, ellipsis: style.ellipsisMark)
  }
}

extension Fact.PageChart {
  /// The name of the scale, or an empty string if the chart uses the level's scale.
  fileprivate var scaleNote: String {
    scale.rule == .level ? "" : Setting(scale.rule).text
  }

  /// The chart in the given style, with that style's maximum height.
  func chart(in style: TextStyle) -> Chart {
    var chart = Chart(
      bars: bars.map(\.bar), scale: scale.range, unit: unit ?? "", width: style.width,
      height: style.chartHeight, glyphs: Glyphs(style: style), compares: compares)
    chart.clips = scale.rule == .robust
    chart.note = scaleNote
    return chart
  }
}
