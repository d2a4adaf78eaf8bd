import TerminalText
import TextCharts

/// The elements of a chart and their coordinates, in pixels.
struct SVGDrawing {
  let chart: SVGChart
  let axis: ChartAxis
  /// The sides on which bars extend beyond the axis.
  private let clippedSides: Set<Int>

  static let width = 800.0
  private static let margin = 24.0
  /// The height of the plot.
  private static let plotHeight = 240.0
  /// The height reserved for the arrow and the value of a clipped bar.
  private static let arrowRoom = 30.0
  /// The height reserved for the pointer.
  private static let pointerRoom = 12.0
  /// The approximate width of a column of text at the default size.
  static let columnWidth = 7.0

  init(_ chart: SVGChart) {
    self.chart = chart
    let axis = chart.axis
    self.axis = axis
    let values = chart.rows.flatMap(\.values).compactMap { $0 }
    clippedSides = Set(values.map(axis.side(beyondAxis:)))
  }

  /// The height of the chart, including its text.
  var height: Double {
    (captionLines.isEmpty ? labelLine : captionTop + Double(captionLines.count - 1) * 18)
      + SVGDrawing.margin - 4
  }

  /// All elements from back to front.
  var elements: [XMLElement] {
    titles + grid + bars + baseline + arrows + pointer + labels
      + captionLines.enumerated().map { row, line in
        text(line, SVGDrawing.margin, captionTop + Double(row) * 18, "faint")
      }
  }
}

/// The coordinates.
extension SVGDrawing {
  private var gutter: Double {
    Double(axis.ticks.map(\.label.displayWidth).max() ?? 0) * SVGDrawing.columnWidth + 10
  }
  private var left: Double { SVGDrawing.margin + gutter }
  private var right: Double { SVGDrawing.width - SVGDrawing.margin }
  var top: Double {
    (remarks.isEmpty && chart.rows.count < 2 ? 78 : 98)
      + (clippedSides.contains(1) ? SVGDrawing.arrowRoom : 0)
  }
  var bottom: Double { top + SVGDrawing.plotHeight }
  /// The bottom of the plot and of any arrows below it.
  private var axisEnd: Double { bottom + (clippedSides.contains(-1) ? SVGDrawing.arrowRoom : 0) }
  private var labelLine: Double { axisEnd + 20 + (pointer.isEmpty ? 0 : SVGDrawing.pointerRoom) }
  private var captionTop: Double { labelLine + 28 }
  private var captionLines: [String] {
    (chart.captions + [chart.figures]).flatMap {
      TextStyle(width: 108).wrap($0, separator: " · ")
    }
  }

  /// The distance from one bar to the next.
  private var pitch: Double { (right - left) / Double(max(1, chart.labels.count)) }
  private var barWidth: Double {
    min(pitch * 0.78, 56) / Double(max(1, chart.rows.count))
  }
  private var rowHeight: Double {
    SVGDrawing.plotHeight / Double(max(1, axis.rowsAbove + axis.rowsBelow))
  }
  private var zeroLine: Double { top + Double(axis.rowsAbove) * rowHeight }

  private func center(ofBar bar: Int) -> Double { left + (Double(bar) + 0.5) * pitch }

  /// The left edge of a row's bar.
  private func start(ofBar bar: Int, row: Int) -> Double {
    center(ofBar: bar) + (Double(row) - Double(chart.rows.count) / 2) * barWidth
  }

  /// The vertical coordinate of a value, clamped to the axis. Unless the value is on the baseline, the coordinate is at
  /// least a pixel away from the baseline.
  private func y(_ value: Double) -> Double {
    if value == axis.baseline { return zeroLine }
    let reach = (value - axis.baseline) / axis.rowValue * rowHeight
    let visible = reach < 0 ? min(reach, -1) : max(reach, 1)
    return min(max(zeroLine - visible, top), bottom)
  }
}

/// The elements.
extension SVGDrawing {
  private func text(
    _ text: String, _ x: Double, _ y: Double, _ style: String, anchor: String? = nil,
    size: String? = nil, weight: String? = nil
  ) -> XMLElement {
    var element = XMLElement(
      "text",
      [
        "class": style, "x": x.svg, "y": y.svg, "fill": style == "ink" ? "#1a1a1a" : "#595959",
      ], text: text)
    let rest = [("text-anchor", anchor), ("font-size", size), ("font-weight", weight)]
    element.attributes += rest.compactMap { name, value in value.map { (name: name, value: $0) } }
    return element
  }

  /// The unit, and remarks about the axis.
  private var remarks: String {
    [chart.unit, axis.startsAtZero ? "" : "axis does not start at zero", chart.note]
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private var titles: [XMLElement] {
    [
      text(
        chart.title.truncated(toWidth: 72), SVGDrawing.margin, 34, "ink", size: "18",
        weight: "600"),
      text(chart.subtitle.truncated(toWidth: 100), SVGDrawing.margin, 56, "faint", size: "13"),
      text(remarks, SVGDrawing.margin, 82, "faint"),
    ].filter { $0.text != "" } + legend
  }

  /// The names of the rows, if there are several.
  private var legend: [XMLElement] {
    guard chart.rows.count > 1 else { return [] }
    var end = right
    return chart.rows.indices.reversed().flatMap { row in
      let name = chart.rows[row].name
      let start = end - Double(name.displayWidth) * SVGDrawing.columnWidth
      defer { end = start - 36 }
      return [
        rectangle(x: start - 18, y: 72, width: 11, height: 11, row: row, isNegative: false),
        text(name, start, 82, "ink"),
      ]
    }
  }

  private var grid: [XMLElement] {
    axis.ticks.flatMap { tick in
      let y = zeroLine - Double(tick.row) * rowHeight
      let line = XMLElement(
        "line",
        [
          "class": "grid", "x1": left.svg, "x2": right.svg, "y1": y.svg, "y2": y.svg,
          "stroke": "#dddddd",
        ])
      return (tick.row == 0 ? [] : [line])
        + [text(tick.label, left - 8, y + 4, "faint", anchor: "end")]
    }
  }

  /// A bar, or the symbol for its row in the legend.
  private func rectangle(
    x: Double, y: Double, width: Double, height: Double, row: Int, isNegative: Bool
  ) -> XMLElement {
    var element = XMLElement(
      "rect", ["x": x.svg, "y": y.svg, "width": width.svg, "height": height.svg])
    element.attributes +=
      row > 0
      ? [
        (name: "class", value: "outline"), (name: "fill", value: "none"),
        (name: "stroke", value: "#1a1a1a"),
      ]
      : [
        (name: "class", value: isNegative ? "negative" : "bar"),
        (name: "fill", value: isNegative ? "#d55e00" : "#0072b2"),
      ]
    return element
  }

  private var bars: [XMLElement] {
    let note =
      chart.rows.flatMap(\.values).contains { $0.map { !$0.isNaN } ?? false }
      ? []
      : [
        text("no data", (left + right) / 2, (top + bottom) / 2, "faint", anchor: "middle")
      ]
    return chart.rows.indices.flatMap { row in
      chart.rows[row].values.enumerated().compactMap { bar, value in
        var element: XMLElement
        let x = start(ofBar: bar, row: row)
        if let value, !value.isNaN {
          if value == axis.baseline { return nil }
          let end = y(value)
          element = rectangle(
            x: x, y: min(end, zeroLine), width: barWidth * (chart.rows.count > 1 ? 0.92 : 1),
            height: abs(end - zeroLine), row: row, isNegative: value < 0)
        } else {
          element = XMLElement(
            "rect",
            [
              "class": "missing", "x": x.svg, "y": top.svg, "width": barWidth.svg,
              "height": SVGDrawing.plotHeight.svg, "fill": "#1a1a1a", "fill-opacity": "0.07",
            ])
        }
        if row == 0, chart.sentences.indices.contains(bar) {
          element.children = [XMLElement("title", text: chart.sentences[bar])]
        }
        return element
      }
    } + note
  }

  /// The baseline, dotted under missing bars and dashed if it is not at zero.
  private var baseline: [XMLElement] {
    let isMissing = chart.labels.indices.map { bar in
      !chart.rows.contains { $0.values.indices.contains(bar) && $0.values[bar] != nil }
    }
    var lines: [XMLElement] = []
    var first = 0
    while first < isMissing.count {
      let end = isMissing[first...].firstIndex { $0 != isMissing[first] } ?? isMissing.count
      var line = XMLElement(
        "line",
        [
          "class": "axis", "x1": (left + Double(first) * pitch).svg,
          "x2": (left + Double(end) * pitch).svg, "y1": zeroLine.svg, "y2": zeroLine.svg,
          "stroke": "#595959",
        ])
      let dashes = isMissing[first] ? "1 5" : axis.startsAtZero ? nil : "6 4"
      if let dashes { line.attributes.append((name: "stroke-dasharray", value: dashes)) }
      lines.append(line)
      first = end
    }
    return lines
  }

  /// The arrows at the ends of the bars beyond the axis, with the values that fit.
  private var arrows: [XMLElement] {
    var taken: [Int: Double] = [:]
    return chart.labels.indices.flatMap { bar in
      chart.rows.indices.flatMap { row -> [XMLElement] in
        let values = chart.rows[row].values
        guard values.indices.contains(bar), let value = values[bar], !value.isNaN else { return [] }
        let side = axis.side(beyondAxis: value)
        if side == 0 { return [] }
        let (edge, outward) = side > 0 ? (top, -1.0) : (bottom, 1.0)
        let middle = start(ofBar: bar, row: row) + barWidth / 2
        let half = min(barWidth / 2, 8)
        let points = [
          (middle - half, edge + outward * 3), (middle + half, edge + outward * 3),
          (middle, edge + outward * 12),
        ].map { "\($0.0.svg),\($0.1.svg)" }
        let color = value < 0 ? ("negative", "#d55e00") : ("bar", "#0072b2")
        let arrow = XMLElement(
          "polygon", ["class": color.0, "points": points.joined(separator: " "), "fill": color.1])
        let words =
          value.isFinite ? NumberFormat.caption(value, grouped: true) : "out of range"
        let width = Double(words.displayWidth) * SVGDrawing.columnWidth
        let at = min(max(middle, left + width / 2), right - width / 2)
        guard at - width / 2 >= taken[side] ?? 0 else { return [arrow] }
        taken[side] = at + width / 2 + 6
        let line = side > 0 ? edge - 16 : edge + 25
        return [arrow, text(words, at, line, "ink", anchor: "middle")]
      }
    }
  }

  /// The triangle that points to the marked bar from below, if there is one.
  private var pointer: [XMLElement] {
    guard let bar = chart.markedBar, chart.labels.indices.contains(bar) else { return [] }
    let (x, y) = (center(ofBar: bar), axisEnd + 5)
    let points = [(x, y), (x - 6, y + 10), (x + 6, y + 10)].map { "\($0.0.svg),\($0.1.svg)" }
    return [
      XMLElement(
        "polygon", ["class": "ink", "points": points.joined(separator: " "), "fill": "#1a1a1a"])
    ]
  }

  private var labels: [XMLElement] {
    let widest = Double(chart.labels.map(\.displayWidth).max() ?? 0) * SVGDrawing.columnWidth
    let step =
      ChartLayout.steps(for: chart.labels.count).first { Double($0) * pitch >= widest + 8 }
      ?? chart.labels.count
    return stride(from: 0, to: chart.labels.count, by: max(1, step)).map { bar in
      text(chart.labels[bar], center(ofBar: bar), labelLine, "ink", anchor: "middle")
    }
  }
}
