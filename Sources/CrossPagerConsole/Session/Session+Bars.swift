import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTimeline

/// Performs the commands for bars and reports their results.
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

  /// Performs `bar`.
  mutating func mark(_ target: BarTarget) -> Response.Result {
    var today: CivilDate?
    if case .date(let words) = target { today = self.today(for: words) }
    return changeBars(target == .off ? "bar off" : nil) { [today] in
      $0.mark(target, in: $1, today)
    }
  }

  /// Performs `compare`.
  mutating func compare(with target: ComparisonTarget) -> Response.Result {
    var today: CivilDate?
    if case .date(let words) = target { today = self.today(for: words) }
    let data = chartData
    return change { [today] state, change in
      let (outcome, message) = state.compare(with: target, in: data, today)
      change.refusal = message
      change.setting = "compare \(state.comparison?.words ?? "off")"
      return outcome
    }
  }

  /// The marked bar if the request marked it, or nil for other requests.
  func barReport(after request: Request, _ result: Response.Result) -> BarReport? {
    switch (request, result) {
    case (.bar, .moved), (.bar, .changed), (.back, .moved), (.back, .changed), (.enter, .moved):
      break
    default: return nil
    }
    return state.pager.position.flatMap(barReport)
  }

  /// The marked bar on a page, or nil if the page is not the current page or no bar is marked.
  ///
  /// - Complexity: O(samples in the bar)
  func barReport(of position: Position) -> BarReport? {
    guard let chartData, position == state.pager.position,
      let index = state.barIndex(in: chartData), let page = position.page,
      let level = state.labels[position.level].dated
    else { return nil }
    let series = state.series(of: chartData)
    func bar(of page: Int) -> Bar? {
      let bars = level.bars(ofPage: page)
      return index < bars.count
        ? series.bar(bars.lowerBound + index, of: level.barUnit, in: level.calendar) : nil
    }
    guard let own = bar(of: page) else { return nil }
    let other = state.comparedPage(of: position)
    let end = level.calendar.span(
      of: level.bars(ofPage: page).lowerBound + index, in: level.barUnit
    ).upperBound
    return BarReport(
      index: index, bar: own, end: end, aggregate: chartData.aggregate,
      unit: chartData.drawnUnit(ofColumn: series.name),
      isCompared: other != nil, compared: other.flatMap(bar))
  }

  /// The current page and the page it is compared with if the request selected that page, or nil for other requests.
  func comparisonReport(after request: Request, _ result: Response.Result) -> ComparisonReport? {
    switch (request, result) {
    case (.compare, .changed): break
    default: return nil
    }
    guard let chartData, let position = state.pager.position else { return nil }
    let drawn = state.drawnColumns(of: chartData)[0]
    return summary(of: position, drawn).flatMap { comparisonReport(of: position, drawn, $0) }
  }

  /// A page and the page it is compared with, or nil if `compare` is off.
  func comparisonReport(
    of position: Position, _ drawn: DrawnColumn, _ page: PageSummary
  ) -> ComparisonReport? {
    guard let rule = state.comparison, let chartData else { return nil }
    let other = state.comparedPage(of: position).flatMap {
      summary(of: Position(level: position.level, page: $0), drawn)
    }
    return ComparisonReport(
      page: page, other: other, rule: rule, aggregate: chartData.aggregate,
      unit: chartData.drawnUnit(ofColumn: drawn.column))
  }

  /// The content of a dated page, or nil if the page is not dated.
  func summary(of position: Position, _ drawn: DrawnColumn) -> PageSummary? {
    guard let chartData, let page = position.page, let level = state.labels[position.level].dated
    else { return nil }
    return chartData.column(named: drawn.column, of: drawn.series)
      .page(level.index(ofPage: page), of: level.unit, in: level.calendar)
  }
}
