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

  /// A chart with its rows and the lines below it.
  struct ChartDrawing {
    var chart: Chart
    var rows: [ChartRow]
    var below: [String]

    fileprivate func fits(_ limit: Int) -> Bool { rows.count + below.count <= limit }
  }

  /// The chart for a page with its rows, and the captions and figures below it.
  ///
  /// If the style omits figures, the least important ones that do not fit are omitted first. If the style also omits
  /// titles, the chart then loses strips, then its labels and then all its rows. The captions remain, because they
  /// answer the commands that marked a bar and selected a page to compare with. If they do not fit, only the first one
  /// remains.
  ///
  /// - Parameter rows: The number of rows for the drawing, or nil if it is unlimited.
  func drawing(_ page: Fact.PageChart, rows: Int?) -> ChartDrawing {
    let chart = page.chart(in: style)
    guard let rows else { return fitted(chart, page, .count, rows: nil) }
    let importances = Fact.PageChart.Figure.Importance.allCases
    var drawing = fitted(chart, page, importances.first, rows: rows)
    if style.omission == .nothing { return drawing }
    for importance in importances.dropFirst().map(Optional.some) + [nil] where !drawing.fits(rows) {
      drawing = fitted(chart, page, importance, rows: rows)
    }
    if drawing.fits(rows) || style.omission < .titles { return drawing }
    drawing = cut(chart, page, page.captions, rows: rows)
    return drawing.fits(rows)
      ? drawing : cut(chart, page, Array(page.captions.prefix(1)), rows: rows)
  }

  /// The whole chart with all captions and with the figures of at least the given importance, or without figures.
  private func fitted(
    _ chart: Chart, _ page: Fact.PageChart, _ importance: Fact.PageChart.Figure.Importance?,
    rows: Int?
  ) -> ChartDrawing {
    func below(_ chart: Chart) -> [String] {
      captions(page.captions, chart)
        + (importance.map {
          lines(.group(page.figures(clipping: chart.clippedBars, least: $0)))
        } ?? [])
    }
    func fitted(_ room: Int?) -> ChartDrawing {
      let (chart, rows) = chart.fitted(toLines: room, least: style.omission < .titles ? 2 : 1)
      return ChartDrawing(chart: chart, rows: rows, below: below(chart))
    }
    guard let rows else { return fitted(nil) }
    // The height determines which bars are clipped, and the figures list the clipped bars.
    let drawing = fitted(rows - below(chart).count)
    return drawing.fits(rows) ? drawing : fitted(rows - drawing.below.count)
  }

  /// The strips of the chart that fit, with the given captions and a line that says how many bars the strips show.
  func cut(
    _ chart: Chart, _ page: Fact.PageChart, _ captions: [Fact.PageChart.Caption], rows: Int
  ) -> ChartDrawing {
    let below = self.captions(captions, chart)
    let (whole, all) = chart.cut(toLines: rows - below.count)
    if !all.isEmpty, whole.shownBars == page.bars.count {
      return ChartDrawing(chart: whole, rows: all, below: below)
    }
    let (part, some) = chart.cut(toLines: rows - below.count - 1)
    if some.isEmpty {
      // Without a chart, there are no marks to explain.
      let parts = captions.flatMap { lines(.group($0.parts)) }
      return ChartDrawing(chart: part, rows: [], below: parts)
    }
    let note = lines(.line("\(part.shownBars) of \(page.bars.count) \(page.barUnits) shown"))
    return ChartDrawing(chart: part, rows: some, below: note + below)
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

  /// The lines of the captions. If marks on the bars show the compared values, the legend explains the mark for two
  /// equal heights, unless that takes another line.
  private func captions(_ captions: [Fact.PageChart.Caption], _ chart: Chart) -> [String] {
    captions.flatMap { caption in
      let short = self.caption(caption)
      guard caption.kind == .legend, chart.marksComparison else { return short }
      var whole = caption
      whole.parts.append("\(Glyphs(style: style).legend.both) both")
      let long = self.caption(whole)
      return long.count > short.count ? short : long
    }
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
