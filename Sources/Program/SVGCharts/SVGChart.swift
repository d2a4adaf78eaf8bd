package import TextCharts

/// A chart of bars or of a line that ``SVGDocument`` draws.
///
/// The axis has four to seven ticks if possible. A shaded column and a dotted baseline mark a missing bar. A bar beyond
/// the axis ends in an arrow with its value. The other value of a bar is drawn beside it as an outline.
public struct SVGChart: Equatable, Sendable {
  /// The title, such as the names of the column and the page.
  public var title: String
  /// A line below the title, such as the time span of the page.
  public var subtitle: String
  /// The bars, their unit and their scale. The picture does not use the width, the height or the glyphs.
  package var chart: Chart
  /// The names of the bars and of the other values in the legend, which appears if the chart shows other values.
  public var names: [String] = []
  /// A sentence about each bar, which viewers show as a tooltip and read aloud. The array may be empty.
  public var sentences: [String] = []
  /// The lines below the chart, each divided into parts.
  public var captions: [[String]] = []
  /// The figures below the captions, such as `max 31.2`.
  public var figures: [String] = []

  /// Creates a picture of a chart.
  package init(title: String, subtitle: String, chart: Chart) {
    (self.title, self.subtitle, self.chart) = (title, subtitle, chart)
  }

  var rows: [[Double?]] {
    [chart.bars.map(\.drawnValue)] + (chart.showsOthers ? [chart.bars.map(\.drawnOther)] : [])
  }

  /// The indices of the bars whose finite values are beyond the axis.
  package var clippedBars: [Int] {
    let axis = axis
    return chart.bars.indices.filter { axis.clips(chart.bars[$0].drawnValue) }
  }

  package var axis: ChartAxis { ChartAxis(picturing: chart.axisRange) }
}
