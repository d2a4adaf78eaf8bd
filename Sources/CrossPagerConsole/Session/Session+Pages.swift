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
    guard let position = state.pager.openPage ?? state.pager.position else { return nil }
    return pages(at: position, display: state.displayReport)
  }

  /// The contents of a page, at least one, or nil if the position has no page.
  ///
  /// - Parameter display: The displayed pages, or nil to report a page without data alone.
  mutating func pages(at position: Position, display: DisplayReport? = nil) -> [PageReport]? {
    if position.page == nil { return nil }
    let place = state.place(position)
    guard let chartData, state.labels[position.level].dated != nil else {
      return [.plain(place, display)]
    }
    return state.drawnColumns(of: chartData).enumerated().compactMap { index, drawn in
      // The mark and the comparison belong to the first chart.
      let isFirst = index == 0
      guard let summary = summary(of: position, drawn) else { return nil }
      return .chart(
        place, summary, value: drawn.column, series: drawn.series,
        unit: chartData.unit(ofColumn: drawn.column), aggregate: chartData.aggregate,
        scale: scale(for: summary, of: drawn),
        bar: isFirst ? barReport(of: position) : nil,
        comparison: isFirst ? comparisonReport(of: position, drawn) : nil)
    }
  }
}
