import TerminalText
import TextCharts

/// The elements of a table of shaded cells, with coordinates in pixels.
///
/// The shades are one hue with different opacities, so people with any type of color vision can order them on a white
/// or dark background. A missing value is gray, and 0 has only an outline.
struct SVGCells {
  let picture: SVGChart
  let table: ShadedCells

  private static let top = 104.0

  private var left: Double {
    SVGDrawing.margin + 8
      + Double(table.rows.map(\.displayWidth).max() ?? 0) * SVGDrawing.columnWidth
  }
  private var pitch: Double {
    min((SVGDrawing.width - SVGDrawing.margin - left) / Double(max(1, table.columns.count)), 28)
  }
  private var bottom: Double { y(table.rows.count) }

  private func x(_ column: Int) -> Double { left + Double(column) * pitch }
  private func y(_ row: Int) -> Double { SVGCells.top + Double(row) * pitch }

  /// The elements from back to front, the bottom of the lowest one, and the baseline of the first caption.
  var plot: (elements: [XMLElement], end: Double, captionTop: Double) {
    (labels + cells + legend, bottom + 38, bottom + 56)
  }

  private func cell(
    _ shade: Int?, _ x: Double, _ y: Double, _ size: Double, title: String? = nil
  ) -> XMLElement {
    let (paint, fill): (SVGPaint, KeyValuePairs<String, String>) =
      switch shade {
      case nil: (.missing, ["fill-opacity": "0.07"])
      case 0: (.grid, ["fill": "none"])
      case let shade?: (.bar, ["fill-opacity": (Double(shade) / 4).svg])
      }
    return XMLElement(
      "rect", paint, ["x": x, "y": y, "width": size, "height": size], fill, title: title)
  }

  private var labels: [XMLElement] {
    table.columns.enumerated().filter { !$0.element.isEmpty }.map { column, label in
      .text(label, x(column), SVGCells.top - 8, .ink)
    }
      + table.rows.enumerated().map { row, label in
        .text(label, left - 8, y(row) + pitch / 2 + 4, .faint, ["text-anchor": "end"])
      }
  }

  private var cells: [XMLElement] {
    let places = table.values.keys.sorted { ($0.column, $0.row) < ($1.column, $1.row) }
    let size = pitch * 0.86
    return places.flatMap { place in
      let (x, y) = (x(place.column), y(place.row))
      let shade = table.shade(of: table.values[place] ?? nil)
      let mark = XMLElement(
        "rect", .outline, ["x": x, "y": y, "width": size, "height": size], ["stroke-width": "2"])
      let (middle, half) = ((x: x + size / 2, y: y + size / 2), size / 4)
      let diamond = [(0, -half), (half, 0), (0, half), (-half, 0)]
      let note = XMLElement(.ink, polygon: diamond.map { (middle.x + $0, middle.y + $1) })
      return [cell(shade, x, y, size, title: table.sentences[place])]
        + (place == table.marked ? [mark] : []) + (table.noted.contains(place) ? [note] : [])
    }
  }

  private var legend: [XMLElement] {
    var start = left
    let shades = table.legend(decimals: picture.chart.decimals).flatMap { shade, text in
      defer { start += 36 + Double(text.displayWidth) * SVGDrawing.columnWidth }
      return [cell(shade, start, bottom + 14, 12), .text(text, start + 18, bottom + 24, .ink)]
    }
    return shades
      + (picture.chart.unit.isEmpty ? [] : [.text(picture.chart.unit, start, bottom + 24)])
  }
}
