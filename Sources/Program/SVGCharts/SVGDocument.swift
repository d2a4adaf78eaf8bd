import TerminalText
package import TextCharts

/// A picture with charts, one below the other, or with cards, as SVG 1.1 text.
///
/// Except for the grid and shading, the colors have a contrast of at least 3:1 with the white or dark background. The
/// picture is light by default, and dark if the viewer prefers that and supports CSS media queries.
package enum SVGDocument {
  /// Returns the text of a picture of charts.
  ///
  /// - Complexity: O(bars).
  package static func text(of charts: [SVGChart]) -> String {
    var top = 0.0
    var groups: [XMLElement] = []
    for chart in charts {
      let (elements, height) = chart.drawing
      groups.append(XMLElement("g", ["transform": "translate(0 \(top.svg))"], elements))
      top += height
    }
    return text(title: charts.first?.title ?? "", height: top, groups)
  }

  /// Returns the text of a picture of cards.
  ///
  /// - Complexity: O(cards + cells of the map)
  package static func text(of picture: SVGCards) -> String {
    text(title: picture.title, height: picture.height, picture.elements)
  }

  private static func text(title: String, height: Double, _ elements: [XMLElement]) -> String {
    let (width, height) = (SVGDrawing.width, max(height, 1))
    let picture = XMLElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width.svg, "height": height.svg,
        "viewBox": "0 0 \(width.svg) \(height.svg)", "role": "img",
        "font-family": "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
        "font-size": "12",
      ],
      [
        XMLElement("title", text: title),
        XMLElement("style", text: SVGPaint.style),
        XMLElement("defs", [:], [hatching]),
        XMLElement("rect", .paper, ["width": width, "height": height]),
      ] + elements)
    let lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"] + picture.lines()
    return lines.map { $0 + "\n" }.joined()
  }

  private static let hatching = XMLElement(
    "pattern",
    [
      "id": "running", "width": "6", "height": "6", "patternUnits": "userSpaceOnUse",
      "patternTransform": "rotate(45)",
    ], [XMLElement("rect", .paper, ["width": 3, "height": 6])])
}

/// A color of a picture. Its name is the class of the elements that have the color.
///
/// The light colors are in the attributes of the elements. The dark colors are in a style sheet that overrides them.
enum SVGPaint: String, CaseIterable {
  case paper, ink, faint, grid, axis, missing, bar, negative, outline, line, goal, smoothed

  private var colors: (light: String, dark: String) {
    switch self {
    case .paper: ("#ffffff", "#1b1b1b")
    case .ink, .missing, .outline, .smoothed: ("#1a1a1a", "#f0f0f0")
    case .faint, .axis: ("#595959", "#bdbdbd")
    case .grid: ("#dddddd", "#4a4a4a")
    case .bar, .line: ("#0072b2", "#56b4e9")
    case .goal: ("#00805e", "#009e73")
    case .negative: ("#d55e00", "#e69f00")
    }
  }

  private var attribute: String {
    [.grid, .axis, .outline, .line, .goal, .smoothed].contains(self) ? "stroke" : "fill"
  }

  var attributes: [(name: String, value: String)] {
    [("class", rawValue), (attribute, colors.light)]
      + ([.outline, .line].contains(self) ? [("fill", "none")] : [])
  }

  static var style: String {
    let rules = allCases.map { ".\($0.rawValue) { \($0.attribute): \($0.colors.dark) }" }
    return "@media (prefers-color-scheme: dark) { \(rules.joined(separator: " ")) }"
  }
}

extension Double {
  /// The number as text, with at most two decimal places.
  var svg: String {
    let hundredths = (self * 100).rounded()
    return hundredths.truncatingRemainder(dividingBy: 100) == 0
      ? String(Int(hundredths / 100)) : "\(hundredths / 100)"
  }
}

/// A chart that ``SVGDocument`` draws as bars, as a line or as shaded cells.
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
