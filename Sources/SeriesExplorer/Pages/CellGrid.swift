import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import TerminalText
import TextCharts

/// The places of bars in a table of shaded cells.
struct CellGrid: Sendable {
  /// The labels to the left of the rows.
  var rows: [String]
  /// The labels above the columns, some of them empty.
  var columns: [String]
  /// The place of each bar.
  var places: [ShadedCells.Place]
}

extension CellGrid {
  /// The calendar of a page whose bars are days: a row for each weekday, and a column for each week. The name of a month
  /// is above the week of its first day. Returns nil for other pages, and for a week.
  init?(_ page: PageSummary, in calendar: CivilCalendar) {
    guard page.barUnit == .day, page.unit > .week, let first = page.bars.first else { return nil }
    let weekdays = calendar.weekdays
    let blanks = weekdays.firstIndex(of: first.start.date.weekday) ?? 0
    places = page.bars.indices.map { bar in
      ShadedCells.Place(row: (blanks + bar) % 7, column: (blanks + bar) / 7)
    }
    rows = weekdays.map(\.shortTitle)
    columns = Array(repeating: "", count: (blanks + page.bars.count + 6) / 7)
    for (bar, place) in zip(page.bars, places) where bar.start.date.day == 1 {
      columns[place.column] = bar.start.date.month.monthName
    }
  }
}

extension CivilCalendar {
  /// The days of the week, beginning with the first.
  var weekdays: [Weekday] {
    let all = Weekday.allCases
    return Array((all + all)[(firstWeekday.rawValue - 1)...].prefix(7))
  }
}

extension PageChart {
  /// The bars as shaded cells, or nil for a chart of bars or of a line.
  var cells: ShadedCells? {
    guard let grid else { return nil }
    let range = ChartAxis.range(
      of: bars.compactMap(\.bar.drawnValue), scale: scale.range, clips: scale.rule == .robust)
    var table = ShadedCells(
      rows: grid.rows, columns: grid.columns,
      cells: grid.rows.map { _ in grid.columns.map { _ in .outside } }, scale: range)
    for (bar, place) in zip(bars, grid.places) {
      table.cells[place.row][place.column] = .value(bar.bar.drawnValue)
      if bar.bar.isMarked { table.marked = place }
    }
    return table
  }
}

/// Draws tables of shaded cells.
extension ScreenLayout {
  /// The rows of a table, and the lines below it: its unit, the legend, the captions and the figures. If they do not fit,
  /// the style's omissions apply in this order: the figures, the legend, the labels of the columns, and the table.
  func drawing(_ page: PageChart, _ cells: ShadedCells, rows limit: Int?) -> ChartDrawing {
    let (glyphs, chart) = (Glyphs(style: style), page.chart(in: style))
    let captions = page.captions.flatMap { lines(.group($0.parts)) }
    let shades = cells.legend(page.wording.number).map { shade, text in
      "\(shade.map { glyphs.shades[$0] } ?? glyphs.missing) \(text)"
    }
    let legend = lines(
      .group(shades + ([page.unit, page.scaleNote].compactMap(\.self).filter { !$0.isEmpty })))
    let running = page.running.map { ["\($0) so far"] } ?? []
    let figures = lines(.group(page.figures(clipping: []) + running))
    let rows = cells.rows(width: style.width, glyphs)
    let bare = cells.rows(width: style.width, glyphs, hidesLabels: true)
    let whole = ChartDrawing(chart: chart, rows: rows, below: legend + captions + figures)
    guard let limit, style.omission != .nothing else { return whole }
    var drawings = [
      whole, ChartDrawing(chart: chart, rows: rows, below: legend + captions),
      ChartDrawing(chart: chart, rows: rows, below: captions),
    ]
    if style.omission == .titles {
      let note = lines(.line("\(bare.count) rows needed"))
      drawings += [
        ChartDrawing(chart: chart, rows: bare, below: Array(captions.prefix(1))),
        ChartDrawing(chart: chart, rows: [], below: note + captions),
      ]
    }
    return drawings.first { $0.rows.count + $0.below.count <= limit }
      ?? drawings[drawings.count - 1]
  }
}
