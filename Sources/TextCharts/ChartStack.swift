import TerminalText

/// Charts stacked vertically, with a common horizontal axis. Their bars are aligned, and only the last chart has
/// labels.
package struct ChartStack {
  /// The charts from top to bottom, without units or notes.
  package let charts: [Chart]

  /// - Parameters:
  ///   - charts: Charts with the same labels and widths.
  ///   - height: The maximum number of rows in each chart, excluding the axis and the labels.
  package init(_ charts: [Chart], height: Int) {
    var charts = charts
    for index in charts.indices {
      charts[index].height = height
      charts[index].unit = ""
      charts[index].note = ""
      charts[index].hidesLabels = index < charts.count - 1
    }
    let widest = charts.flatMap(\.axis.ticks).map(\.label.displayWidth).max() ?? 0
    for index in charts.indices { charts[index].axisLabelWidth = widest }
    self.charts = charts
  }
}
