import TerminalText

extension Chart {
  /// The chart, with fewer rows of bars if it would otherwise have more than `limit` lines. Each strip keeps at least
  /// `least` rows.
  ///
  /// - Complexity: O(bars × `height`), and more if the chart has multiple strips.
  package func fitted(toLines limit: Int?, least: Int = 2) -> (chart: Chart, rows: [ChartRow]) {
    guard let limit else { return (self, rows) }
    var chart = self
    // A strip has an axis and labels below its bars.
    chart.height = min(height, max(least, limit - 2 - ((unit + note).isEmpty ? 0 : 1)))
    var rows = chart.rows
    while rows.count > limit, chart.height > least {
      chart.height = max(least, chart.height - max(1, (rows.count - limit) / 8))
      rows = chart.rows
    }
    return (chart, rows)
  }

  /// The chart with as many whole strips as fit. If a single strip does not fit, it loses its labels. If it still does
  /// not fit, there are no rows, because part of a strip would look like a whole one.
  ///
  /// - Complexity: O(bars × `height` × strips).
  package func cut(toLines limit: Int) -> (chart: Chart, rows: [ChartRow]) {
    var cut = self
    for count in (1...max(1, parts.strips.count)).reversed() {
      cut.stripLimit = count
      let fitted = cut.fitted(toLines: limit, least: 1)
      if fitted.rows.count <= limit { return fitted }
    }
    cut.hidesLabels = true
    let (chart, rows) = cut.fitted(toLines: limit, least: 1)
    return (chart, rows.count <= limit ? rows : [])
  }

  /// Aligns charts that are one above the other, with a common horizontal axis. The results have no units or notes, and
  /// only the last one has labels.
  ///
  /// - Parameters:
  ///   - charts: Charts with the same labels and widths, from top to bottom.
  ///   - height: The maximum number of rows in each chart, excluding the axis and the labels.
  package static func stack(_ charts: [Chart], height: Int) -> [Chart] {
    var charts = charts
    for index in charts.indices {
      charts[index].height = height
      (charts[index].unit, charts[index].note) = ("", "")
      charts[index].hidesLabels = index < charts.count - 1
    }
    let widest = charts.flatMap(\.axis.ticks).map(\.label.displayWidth).max() ?? 0
    for index in charts.indices { charts[index].axisLabelWidth = widest }
    return charts
  }
}
