import TerminalText
import TextCharts

/// The elements of a table of shaded cells and their coordinates, in pixels.
///
/// The shades are one hue with different opacities, so people with any type of color vision can order them, on a white and
/// on a dark background. The cell of a missing value is gray, and that of 0 has only an outline.
struct SVGCells {
  let picture: SVGChart
  let table: ShadedCells

  private static let top = 104.0
  private static let opacities = ["0", "0.25", "0.5", "0.75", "1"]

  init(_ picture: SVGChart, _ table: ShadedCells) { (self.picture, self.table) = (picture, table) }

  private var left: Double {
    SVGDrawing.margin + 8
      + Double(table.rows.map(\.displayWidth).max() ?? 0) * SVGDrawing.columnWidth
  }
  /// The distance from one cell to the next.
  private var pitch: Double {
    min((SVGDrawing.width - SVGDrawing.margin - left) / Double(max(1, table.columns.count)), 28)
  }
  private var bottom: Double { SVGCells.top + Double(table.rows.count) * pitch }

  /// The height of the picture, including its text.
  var height: Double {
    bottom + 56 + Double(picture.captionLines.count) * 18 + SVGDrawing.margin - 22
  }

  /// All elements from back to front.
  var elements: [XMLElement] {
    picture.titles.filter { $0.text != "" } + labels + cells + marked + legend
      + picture.captionLines.enumerated().map { row, line in
        .text(line, SVGDrawing.margin, bottom + 56 + Double(row) * 18)
      }
  }

  private func cell(_ shade: Int?, _ x: Double, _ y: Double, _ size: Double) -> XMLElement {
    let shape: KeyValuePairs = ["x": x, "y": y, "width": size, "height": size]
    switch shade {
    case nil: return XMLElement("rect", .missing, shape, ["fill-opacity": "0.07"])
    case 0: return XMLElement("rect", .grid, shape, ["fill": "none"])
    case let shade?:
      return XMLElement("rect", .bar, shape, ["fill-opacity": SVGCells.opacities[shade]])
    }
  }

  private var labels: [XMLElement] {
    let columns = table.columns.indices.filter { !table.columns[$0].isEmpty }.map { column in
      XMLElement.text(
        table.columns[column], left + Double(column) * pitch, SVGCells.top - 8, .ink)
    }
    let rows = table.rows.enumerated().map { row, label in
      XMLElement.text(
        label, left - 8, SVGCells.top + (Double(row) + 0.5) * pitch + 4, .faint,
        ["text-anchor": "end"])
    }
    return columns + rows
  }

  private var cells: [XMLElement] {
    table.columns.indices.flatMap { column in
      table.rows.indices.compactMap { row in
        let value = table.cells[row][column]
        if value == .outside { return nil }
        var element = cell(
          table.shade(of: value), left + Double(column) * pitch, SVGCells.top + Double(row) * pitch,
          pitch * 0.86)
        if let sentence = picture.cellSentences[ShadedCells.Place(row: row, column: column)] {
          element.children = [XMLElement("title", text: sentence)]
        }
        return element
      }
    }
  }

  private var marked: [XMLElement] {
    table.marked.map { place in
      [
        XMLElement(
          "rect", .outline,
          [
            "x": left + Double(place.column) * pitch, "y": SVGCells.top + Double(place.row) * pitch,
            "width": pitch * 0.86, "height": pitch * 0.86,
          ], ["stroke-width": "2"])
      ]
    } ?? []
  }

  private var legend: [XMLElement] {
    var x = left
    return table.legend {
      NumberFormat.caption($0, decimals: picture.chart.decimals, grouped: true)
    }
    .flatMap { shade, text in
      defer { x += 36 + Double(text.displayWidth) * SVGDrawing.columnWidth }
      return [
        cell(shade, x, bottom + 14, 12), .text(text, x + 18, bottom + 24, .ink),
      ]
    } + (picture.chart.unit.isEmpty ? [] : [.text(picture.chart.unit, x, bottom + 24)])
  }
}
