import CrossPager
import CrossPagerSeries
import CrossPagerTimeline

/// Splits pages and creates the reports on them.
extension Session {
  /// Performs `split`.
  mutating func setSplit(_ split: Split) -> Response.Result {
    var next = state
    next.split = split
    let columns = chartData.map(next.drawnColumns)
    if split != .off, columns?.count == 1 {
      return refuse("There is only one column to draw, so a page cannot be split.")
    }
    return change { state, change in
      if columns == nil { return .ignored(.noDates) }
      if state.split == split { return .ignored(.alreadyThere) }
      state.split = split
      change.setting = split.text
      if let columns, split != .off { change.columns = columns }
      if !change.columns.isEmpty {
        let titles = Wording.list(change.columns.map(\.title))
        let only = split.isMore(than: change.columns.count) ? "only " : ""
        change.setting? += ", draws \(only)\(titles)"
      }
      return .changed()
    }
  }

  /// The contents of the open page or, if no page is open, of the current page. The array contains one report for each
  /// chart, and is nil if there is no page.
  mutating func pages() -> [PageReport]? {
    guard let position = state.pager.openPage ?? state.pager.position else { return nil }
    return pages(at: position, display: state.displayReport)
  }

  /// The contents of a page, one report for each chart, or nil if the position has no page.
  ///
  /// - Parameter display: The displayed pages, or nil to report only this page.
  mutating func pages(at position: Position, display: DisplayReport? = nil) -> [PageReport]? {
    if position.page == nil { return nil }
    let place = state.place(position)
    guard let chartData, state.labels[position.level].dated != nil else {
      return [.plain(place, display)]
    }
    let neighbors = (display?.pages ?? []).filter { !$0.isCurrent }.map(\.place)
    return state.drawnColumns(of: chartData).enumerated().compactMap { index, drawn in
      guard let summary = summary(of: position, drawn) else { return nil }
      return .chart(
        ChartReport(
          place: place, page: summary, value: drawn.column, series: drawn.series,
          unit: chartData.drawnUnit(ofColumn: drawn.column), aggregate: chartData.aggregate,
          scale: scale(for: summary, of: drawn),
          // The arrow under the first chart marks the bars in all charts.
          bar: index == 0 ? barReport(of: position) : nil,
          comparison: comparisonReport(of: position, drawn, summary), neighbors: neighbors))
    }
  }
}
