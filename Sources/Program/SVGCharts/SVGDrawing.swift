import TerminalText
import TextCharts

/// The elements of a chart, with coordinates in pixels.
struct SVGDrawing {
  let picture: SVGChart
  private let chart: Chart
  private let rows: [[Double?]]
  private let axis: ChartAxis
  /// Contains 1 if a value is above the axis, and -1 if a value is below it.
  private let clippedSides: Set<Int>

  static let width = 800.0
  static let margin = 24.0
  private static let plotHeight = 240.0
  private static let arrowRoom = 30.0
  private static let pointerRoom = 12.0
  /// The approximate width of a column of text at the default size.
  static let columnWidth = 7.0

  init(_ picture: SVGChart) {
    self.picture = picture
    (chart, rows, axis) = (picture.chart, picture.rows, picture.axis)
    clippedSides = Set(rows.joined().compactMap(\.self).map(axis.side(beyondAxis:)))
  }

  /// The elements from back to front, the bottom of the lowest one, and the baseline of the first caption.
  var plot: (elements: [XMLElement], end: Double, captionTop: Double) {
    let remark = remarks.isEmpty ? [] : [XMLElement.text(remarks, SVGDrawing.margin, 82)]
    let elements =
      remark + legend + grid + (drawsLine ? line(.line, rows[0]) + points : bars + hatching)
      + baseline + arrows + line(.goal, chart.bars.map { _ in chart.goal })
      + line(.smoothed, chart.bars.map(\.smoothed)) + pointer + labels
    return (elements, labelLine, labelLine + 28)
  }

  private var gutter: Double {
    Double(axis.ticks.map(\.label.displayWidth).max() ?? 0) * SVGDrawing.columnWidth + 10
  }
  private var left: Double { SVGDrawing.margin + gutter }
  private var right: Double { SVGDrawing.width - SVGDrawing.margin }
  var top: Double {
    (remarks.isEmpty && rows.count < 2 ? 78 : 98)
      + (clippedSides.contains(1) ? SVGDrawing.arrowRoom : 0)
  }
  var bottom: Double { top + SVGDrawing.plotHeight }
  private var axisEnd: Double { bottom + (clippedSides.contains(-1) ? SVGDrawing.arrowRoom : 0) }
  private var labelLine: Double { axisEnd + 20 + (pointer.isEmpty ? 0 : SVGDrawing.pointerRoom) }

  private var pitch: Double { (right - left) / Double(max(1, chart.bars.count)) }
  private var barWidth: Double { min(pitch * 0.78, 56) / Double(rows.count) }
  private var rowHeight: Double {
    SVGDrawing.plotHeight / Double(max(1, axis.rowsAbove + axis.rowsBelow))
  }
  private var zeroLine: Double { top + Double(axis.rowsAbove) * rowHeight }

  private func center(ofBar bar: Int) -> Double { left + (Double(bar) + 0.5) * pitch }

  /// Returns the left edge of a bar or, in row 1, of the outline for its other value.
  private func start(ofBar bar: Int, row: Int) -> Double {
    center(ofBar: bar) + (Double(row) - Double(rows.count) / 2) * barWidth
  }

  /// Returns the y coordinate of a value, clamped to the axis. A value off the baseline is at least a pixel from it.
  private func y(_ value: Double) -> Double {
    if value == axis.baseline { return zeroLine }
    let reach = (value - axis.baseline) / axis.rowValue * rowHeight
    let visible = reach < 0 ? min(reach, -1) : max(reach, 1)
    return min(max(zeroLine - visible, top), bottom)
  }

  private var remarks: String {
    [chart.unit, axis.startsAtZero ? "" : "axis does not start at zero", chart.note]
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The name of each row with its symbol, then names without a row. Long names are condensed to fit beside the remarks.
  private var legend: [XMLElement] {
    guard rows.count > 1 else { return [] }
    func width(_ text: String) -> Double { Double(text.displayWidth) * SVGDrawing.columnWidth }
    let room = right - SVGDrawing.margin - width(remarks) - Double(36 * picture.names.count)
    let share = min(1, max(room, 0) / picture.names.reduce(0) { $0 + width($1) })
    var end = right
    return picture.names.enumerated().reversed().flatMap { row, name in
      let start = end - width(name) * share
      defer { end = start - 36 }
      let symbol: KeyValuePairs = ["x": start - 18, "y": 72, "width": 11, "height": 11]
      let symbols = row < rows.count ? [XMLElement("rect", paint(ofRow: row), symbol)] : []
      let length: KeyValuePairs<String, String> =
        share < 1 ? ["textLength": "\(Int(width(name) * share))"] : [:]
      return symbols + [.text(name, start, 82, .ink, length)]
    }
  }

  private var grid: [XMLElement] {
    axis.ticks.flatMap { tick in
      let y = zeroLine - Double(tick.row) * rowHeight
      let line = XMLElement("line", .grid, ["x1": left, "x2": right, "y1": y, "y2": y])
      return (tick.row == 0 ? [] : [line])
        + [.text(tick.label, left - 8, y + 4, .faint, ["text-anchor": "end"])]
    }
  }

  private func paint(ofRow row: Int, _ value: Double = 0) -> SVGPaint {
    row > 0 ? .outline : value < 0 ? .negative : .bar
  }

  private var drawsLine: Bool { chart.drawsLine && rows.count == 1 }

  private func line(_ paint: SVGPaint, _ values: [Double?]) -> [XMLElement] {
    values.indices.dropFirst().compactMap { bar in
      guard let start = values[bar - 1], let end = values[bar] else { return nil }
      return XMLElement(
        "line", paint,
        [
          "x1": center(ofBar: bar - 1), "x2": center(ofBar: bar), "y1": y(start), "y2": y(end),
        ],
        paint == .goal || paint == .line && chart.bars[bar].isRunning
          ? ["stroke-width": "2", "stroke-dasharray": "4 4"]
          : ["stroke-width": "2", "stroke-linecap": "round"])
    }
  }

  /// The points of the line, and the shades for missing values.
  private var points: [XMLElement] {
    chart.bars.indices.compactMap { bar in
      guard let value = rows[0][bar] else { return self.bar(bar, row: 0) }
      return XMLElement(
        "circle", value < 0 ? .negative : .bar,
        ["cx": center(ofBar: bar), "cy": y(value), "r": 3], title: title(ofBar: bar))
    }
  }

  private func title(ofBar bar: Int, row: Int = 0) -> String? {
    row == 0 && picture.sentences.indices.contains(bar) ? picture.sentences[bar] : nil
  }

  private var hatching: [XMLElement] {
    chart.bars.indices.filter { chart.bars[$0].isRunning }.compactMap { bar in
      guard rows[0][bar] != nil, var stripes = self.bar(bar, row: 0) else { return nil }
      stripes.children = []
      stripes.attributes.removeAll { ["class", "fill"].contains($0.name) }
      stripes.attributes.append((name: "fill", value: "url(#running)"))
      return stripes
    }
  }

  private var bars: [XMLElement] {
    rows.indices.flatMap { row in
      chart.bars.indices.compactMap { bar($0, row: row) }
    }
  }

  /// Returns a bar or the shade for a missing bar, or nil for a bar without height.
  private func bar(_ bar: Int, row: Int) -> XMLElement? {
    let x = start(ofBar: bar, row: row)
    guard let value = rows[row][bar] else {
      return XMLElement(
        "rect", .missing,
        ["x": x, "y": top, "width": barWidth, "height": SVGDrawing.plotHeight],
        ["fill-opacity": "0.07"], title: title(ofBar: bar, row: row))
    }
    if value == axis.baseline { return nil }
    let end = y(value)
    let width = barWidth * (rows.count > 1 ? 0.92 : 1)
    return XMLElement(
      "rect", paint(ofRow: row, value),
      ["x": x, "y": min(end, zeroLine), "width": width, "height": abs(end - zeroLine)],
      title: title(ofBar: bar, row: row))
  }

  /// The baseline, dotted under missing bars and dashed if it is not at zero, and a note if all bars are missing.
  private var baseline: [XMLElement] {
    let isMissing = chart.bars.indices.map { bar in rows.allSatisfy { $0[bar] == nil } }
    var lines: [XMLElement] = []
    var first = 0
    while first < isMissing.count {
      let end = isMissing[first...].firstIndex(of: !isMissing[first]) ?? isMissing.count
      let (x1, x2) = (left + Double(first) * pitch, left + Double(end) * pitch)
      let dashes = isMissing[first] ? "1 5" : axis.startsAtZero ? nil : "6 4"
      lines.append(
        XMLElement(
          "line", .axis, ["x1": x1, "x2": x2, "y1": zeroLine, "y2": zeroLine],
          dashes.map { ["stroke-dasharray": $0] } ?? [:]))
      first = end
    }
    if isMissing.contains(false) { return lines }
    let middle = ["text-anchor": "middle"] as KeyValuePairs
    return lines + [.text("no data", (left + right) / 2, (top + bottom) / 2, .faint, middle)]
  }

  /// The arrows of clipped bars, with their values. Values that would overlap are left out.
  private var arrows: [XMLElement] {
    var taken: [Int: Double] = [:]
    return chart.bars.indices.flatMap { bar in
      rows.indices.flatMap { row -> [XMLElement] in
        guard let value = rows[row][bar] else { return [] }
        let side = axis.side(beyondAxis: value)
        if side == 0 { return [] }
        let (edge, outward) = side > 0 ? (top, -1.0) : (bottom, 1.0)
        let middle = start(ofBar: bar, row: row) + barWidth / 2
        let half = min(barWidth / 2, 8)
        let (base, tip) = (edge + outward * 3, edge + outward * 12)
        let arrow = XMLElement(
          value < 0 ? .negative : .bar,
          polygon: [(middle - half, base), (middle + half, base), (middle, tip)])
        let words =
          value.isFinite
          ? NumberFormat.caption(value, decimals: chart.decimals, grouped: true) : "out of range"
        let width = Double(words.displayWidth) * SVGDrawing.columnWidth
        let at = min(max(middle, left + width / 2), right - width / 2)
        guard at - width / 2 >= taken[side] ?? 0 else { return [arrow] }
        taken[side] = at + width / 2 + 6
        let line = side > 0 ? edge - 16 : edge + 25
        return [arrow, .text(words, at, line, .ink, ["text-anchor": "middle"])]
      }
    }
  }

  private var pointer: [XMLElement] {
    chart.bars.indices.compactMap { index in
      let (bar, x, y) = (chart.bars[index], center(ofBar: index), axisEnd + 5)
      let triangle = [(x, y), (x - 6, y + 10), (x + 6, y + 10)]
      let diamond = [(x, y), (x - 5, y + 5), (x, y + 10), (x + 5, y + 5)]
      return bar.isMarked || bar.hasNote
        ? XMLElement(.ink, polygon: bar.isMarked ? triangle : diamond) : nil
    }
  }

  private var labels: [XMLElement] {
    let widest = Double(chart.bars.map(\.label.displayWidth).max() ?? 0) * SVGDrawing.columnWidth
    let step =
      ChartLayout.steps(for: chart.bars.count).first { Double($0) * pitch >= widest + 8 }
      ?? chart.bars.count
    return stride(from: 0, to: chart.bars.count, by: max(1, step)).map { bar in
      .text(chart.bars[bar].label, center(ofBar: bar), labelLine, .ink, ["text-anchor": "middle"])
    }
  }
}
