import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import TextCharts

struct CellGrid: Sendable {
  var rows: [String]
  /// The labels above the columns, some of them empty.
  var columns: [String]
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
      ShadedCells.Place((blanks + bar) % 7, (blanks + bar) / 7)
    }
    rows = weekdays.map(\.shortTitle)
    columns = Array(repeating: "", count: (blanks + page.bars.count + 6) / 7)
    for (bar, place) in zip(page.bars, places) where bar.start.date.day == 1 {
      columns[place.column] = bar.start.date.month.monthName
    }
  }
}

extension CivilCalendar {
  var weekdays: [Weekday] {
    let all = Weekday.allCases
    return Array((all + all)[(firstWeekday.rawValue - 1)...].prefix(7))
  }
}

extension PageChart {
  var cells: ShadedCells? {
    guard let grid else { return nil }
    let range = ChartAxis.range(
      of: bars.compactMap(\.bar.drawnValue), scale: scale.range, clips: scale.rule == .robust)
    var cells = ShadedCells(rows: grid.rows, columns: grid.columns, scale: range)
    for (bar, place) in zip(bars, grid.places) {
      cells.values[place] = .some(bar.bar.drawnValue)
      cells.sentences[place] = bar.sentence
      if bar.bar.isMarked { cells.marked = place }
      if bar.bar.hasNote { cells.noted.insert(place) }
    }
    return cells
  }
}
