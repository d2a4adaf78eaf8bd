import CrossPager
import TerminalText
import TextCharts

/// Divides the rows of a screen between drawings and other facts.
extension ScreenLayout {
  /// The lines for all facts. Drawings share the rows that the other facts leave free.
  func lines(_ facts: [Fact]) -> [String] {
    let facts = withoutTitles(facts)
    let rows = drawingRows(in: facts)
    return facts.flatMap { lines($0, rows: rows) }
  }

  /// The index of the bar at a row and a column in the lines of `facts`, or nil if there is no bar. Rows and columns
  /// are counted from 0.
  func bar(atRow row: Int, column: Int, in facts: [Fact]) -> Int? {
    let facts = withoutTitles(facts)
    let rows = drawingRows(in: facts)
    var row = row
    for fact in facts where row >= 0 {
      if case .chart(let page) = fact {
        let (chart, lines) = drawing(page, rows: rows)
        if row < lines.count { return chart.bar(atLine: row, column: column) }
      }
      row -= lines(fact, rows: rows).count
    }
    return nil
  }

  /// The facts of a page without titles and without the second part of the heading if the style omits titles.
  private func withoutTitles(_ facts: [Fact]) -> [Fact] {
    if style.omission < .titles || !facts.contains(where: \.isDrawing) { return facts }
    return facts.compactMap { fact in
      switch fact {
      case .heading(let parts): .heading(Array(parts.prefix(1)))
      case .line: nil
      default: fact
      }
    }
  }

  /// The number of rows for each drawing, or nil if it is unlimited.
  private func drawingRows(in facts: [Fact]) -> Int? {
    guard let height = style.height else { return nil }
    let drawings = facts.count(where: \.isDrawing)
    let others = facts.reduce(0) { $0 + ($1.isDrawing ? 0 : lines($1).count) }
    return drawings == 0 ? nil : max(0, height - others) / drawings
  }

  /// The chart for a page and its rows, without the figures.
  func drawing(_ page: Fact.PageChart, rows: Int?) -> (chart: Chart, rows: [ChartRow]) {
    let chart = page.chart(in: style)
    guard let rows else { return chart.fitted(toLines: nil) }
    // The height determines which bars are clipped, and the figures list the clipped bars.
    let least = style.omission < .titles ? 2 : 1
    let fitted = chart.fitted(toLines: rows - figures(page, chart).count, least: least)
    let room = rows - figures(page, fitted.chart).count
    return fitted.rows.count <= room ? fitted : fitted.chart.fitted(toLines: room, least: least)
  }

  /// The display of a scene. If the number of rows is unlimited, the display has up to 24 lines.
  func cards(_ display: DisplayReport, rows: Int?) -> CardDisplay {
    CardDisplay(
      cards: display.pages.map {
        CardDisplay.Card(
          title: $0.place.title ?? "", x: Double($0.x), y: Double($0.y), isCurrent: $0.isCurrent)
      },
      columns: Double(display.viewport.pages), rows: Double(display.viewport.levels),
      width: style.width, height: rows ?? 24)
  }

  /// The lines below a drawn chart, without the figures that do not fit. If the style omits titles, captions that do
  /// not fit are also left out.
  ///
  /// - Parameter rows: The number of rows for the drawing and these lines, or nil if it is unlimited.
  func figures(_ page: Fact.PageChart, below drawing: (chart: Chart, rows: [ChartRow]), rows: Int?)
    -> [String]
  {
    let lines = figures(page, drawing.chart)
    guard let rows, style.omission > .nothing else { return lines }
    let captions = style.omission < .titles ? page.captions.flatMap(caption).count : 0
    return Array(lines.prefix(max(captions, rows - drawing.rows.count)))
  }

  /// The lines below a chart.
  private func figures(_ page: Fact.PageChart, _ chart: Chart) -> [String] {
    page.captions.flatMap(caption) + lines(.group(page.figures(clipping: chart.clippedBars)))
  }
}

extension Fact {
  /// Whether the fact is a drawing of variable height: a chart, several charts or a display.
  fileprivate var isDrawing: Bool {
    switch self {
    case .chart, .charts, .display: true
    default: false
    }
  }
}
