import CrossPager
import CrossPagerSeries
import CrossPagerTimeline

/// Splits pages and creates the reports on them.
extension Session {
  /// Performs `split`.
  mutating func setSplit(_ split: Split) -> Response.Result {
    var next = state
    next.split = split
    let charts = chartData.map { next.drawnColumns(of: $0).count }
    if state.pager.openPage == nil, split != .off, charts == 1 {
      return .ignored(
        .doesNotFit, message: "There is only one column to draw, so a page cannot be split.",
        notes: [])
    }
    return change { state, change in
      if charts == nil { return .ignored(.noDates) }
      if state.split == split { return .ignored(.alreadyThere) }
      state.split = split
      change.setting = split.text
      return .changed()
    }
  }

  /// The contents of the open page or, if no page is open, the current page: one report for each chart, or nil if there is
  /// no page.
  mutating func pages() -> [PageReport]? {
    (state.pager.openPage ?? state.pager.position).flatMap { pages(at: $0) }
  }

  /// The contents of a page, at least one, or nil if the position has no page.
  mutating func pages(at position: Position) -> [PageReport]? {
    guard let page = position.page else { return nil }
    let place = state.place(position)
    guard let level = state.labels[position.level].dated, let chartData else {
      return [.plain(place)]
    }
    return state.drawnColumns(of: chartData).map { drawn in
      let summary = chartData.column(named: drawn.column, of: drawn.series).page(
        level.index(ofPage: page), of: level.unit, in: level.calendar)
      return .chart(
        place, summary, value: drawn.column, series: drawn.series,
        unit: chartData.unit(ofColumn: drawn.column), aggregate: chartData.aggregate,
        scale: scale(for: summary, of: drawn))
    }
  }
}
