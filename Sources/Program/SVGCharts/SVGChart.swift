import TerminalText
package import TextCharts

/// A chart of bars or of a line that ``SVGDocument`` draws.
///
/// The axis has four to seven ticks if possible. A shaded column and a dotted baseline mark a missing bar. A bar beyond
/// the axis ends in an arrow with its value. The other value of a bar is drawn beside it as an outline.
package struct SVGChart {
  package var title: String
  /// A line below the title, such as the time span of the page.
  package var subtitle: String
  /// The bars, their unit and their scale. The picture does not use the width, the height or the glyphs.
  package var chart: Chart
  /// The names of the bars and of the other values in the legend, which appears if the chart shows other values.
  package var names: [String] = []
  /// A sentence about each bar, which viewers show as a tooltip and read aloud. The array may be empty.
  package var sentences: [String] = []
  /// The lines below the chart, each divided into parts.
  package var captions: [[String]] = []
  /// The figures below the captions, such as `max 31.2`.
  package var figures: [String] = []

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

  /// The elements from back to front, and the height in pixels.
  var drawing: (elements: [XMLElement], height: Double) {
    let plot = chart.cells.map { SVGCells(picture: self, table: $0).plot } ?? SVGDrawing(self).plot
    let lines = (captions + [figures]).flatMap {
      TextStyle(width: 108).wrap($0, separator: " · ")
    }
    let end = lines.isEmpty ? plot.end : plot.captionTop + Double(lines.count - 1) * 18
    let text = lines.enumerated().map { row, line in
      XMLElement.text(line, SVGDrawing.margin, plot.captionTop + Double(row) * 18)
    }
    return (
      XMLElement.titles(title, subtitle) + plot.elements + text, end + SVGDrawing.margin - 4
    )
  }
}
