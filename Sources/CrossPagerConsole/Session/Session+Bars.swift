import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTimeline

/// Performs the commands on bars and reports their results.
extension Session {
  /// Makes a change that depends on the data.
  ///
  /// - Parameter setting: The words for the change, or nil for the usual words.
  mutating func changeBars(
    _ setting: String? = nil, _ body: (inout SessionState, ChartData?) -> BarOutcome
  ) -> Response.Result {
    let data = chartData
    return change { state, change in
      let (outcome, message) = body(&state, data)
      change.refusal = message
      change.setting = setting
      return outcome
    }
  }

  /// Performs `compare`.
  mutating func compare(with target: ComparisonTarget) -> Response.Result {
    let data = chartData
    return change { state, change in
      let (outcome, message) = state.compare(with: target, in: data)
      change.refusal = message
      change.setting = "compare \(state.comparison?.words ?? "off")"
      return outcome
    }
  }

  /// The marked bar, if a request has marked it.
  func barReport(after request: Request, _ result: Response.Result) -> BarReport? {
    switch (request, result) {
    case (.bar, .moved), (.bar, .changed), (.back, .moved), (.back, .changed): break
    default: return nil
    }
    guard let position = state.pager.position, let summary = summary(of: position) else {
      return nil
    }
    return barReport(of: summary, at: position, comparisonReport(of: position))
  }

  /// The marked bar of a page, or nil if the page is not the current page or no bar is marked.
  func barReport(
    of page: PageSummary, at position: Position, _ comparison: ComparisonReport?
  ) -> BarReport? {
    guard let chartData, position == state.pager.position,
      let index = state.barIndex(in: chartData), page.bars.indices.contains(index)
    else { return nil }
    let bar = page.bars[index]
    let calendar = chartData.calendar
    let others = comparison?.page?.bars ?? []
    return BarReport(
      index: index, bar: bar,
      end: calendar.span(of: calendar.index(of: bar.start, in: bar.unit), in: bar.unit).upperBound,
      aggregate: chartData.aggregate,
      unit: chartData.aggregate == .count
        ? nil : chartData.unit(ofColumn: state.series(of: chartData).name),
      isCompared: comparison?.page != nil,
      compared: others.indices.contains(index) ? others[index] : nil)
  }

  /// The page with which a page is compared, or nil if `compare` is off.
  func comparisonReport(of position: Position) -> ComparisonReport? {
    if state.comparison == nil || chartData == nil { return nil }
    return ComparisonReport(
      page: state.comparedPage(of: position).flatMap {
        summary(of: Position(level: position.level, page: $0))
      })
  }

  /// The content of a dated page, or nil if the page is not dated.
  func summary(of position: Position) -> PageSummary? {
    guard let chartData, let page = position.page, let level = state.labels[position.level].dated
    else { return nil }
    return state.series(of: chartData)
      .page(level.index(ofPage: page), of: level.unit, in: level.calendar)
  }
}
