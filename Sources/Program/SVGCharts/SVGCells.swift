import TerminalText
import TextCharts

/// The elements of a table of shaded cells and their coordinates, in pixels.
///
/// The shades are one hue with different opacities, so people with any type of color vision can order them, on a white and
/// on a dark background. A missing value is gray, and 0 has only an outline.
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
  private var captionTop: Double { bottom + 56 }

  private func x(_ column: Int) -> Double { left + Double(column) * pitch }
  private func y(_ row: Int) -> Double { SVGCells.top + Double(row) * pitch }

  var height: Double {
    captionTop + Double(picture.captionLines.count) * 18 + SVGDrawing.margin - 22
  }

  /// From back to front.
  var elements: [XMLElement] {
    XMLElement.titles(picture.title, picture.subtitle) + labels + cells + legend
      + picture.captionLines.enumerated().map { row, line in
        .text(line, SVGDrawing.margin, captionTop + Double(row) * 18)
      }
  }

  private func cell(_ shade: Int?, _ x: Double, _ y: Double, _ size: Double) -> XMLElement {
    let shape: KeyValuePairs = ["x": x, "y": y, "width": size, "height": size]
    guard let shade else { return XMLElement("rect", .missing, shape, ["fill-opacity": "0.07"]) }
    return shade == 0
      ? XMLElement("rect", .grid, shape, ["fill": "none"])
      : XMLElement("rect", .bar, shape, ["fill-opacity": (Double(shade) / 4).svg])
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
      var element = cell(table.shade(of: table.values[place] ?? nil), x, y, size)
      element.children = table.sentences[place].map { [XMLElement("title", text: $0)] } ?? []
      let shape: KeyValuePairs = ["x": x, "y": y, "width": size, "height": size]
      let mark = XMLElement("rect", .outline, shape, ["stroke-width": "2"])
      let (middle, half) = ((x + size / 2, y + size / 2), size / 4)
      let diamond = [(0, -half), (half, 0), (0, half), (-half, 0)]
      return [element] + (place == table.marked ? [mark] : [])
        + (table.noted.contains(place)
          ? [XMLElement(.ink, polygon: diamond.map { (middle.0 + $0, middle.1 + $1) })] : [])
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
