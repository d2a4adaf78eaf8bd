import CivilDates
package import CrossPager
package import CrossPagerConsole
import CrossPagerSeries
import MessageWords
import TextCharts

extension Explorer {
  /// The charts of a page, or nil if the page is not dated.
  package mutating func page(
    at position: Position, in state: SessionState, display: DisplayReport?
  ) -> (any Report)? {
    guard let data, let page = state.datedPage(at: position) else { return nil }
    let charts = state.drawnColumns(of: data).enumerated().map { index, drawn in
      let summary = page.summary(of: data.column(drawn))
      return ChartReport(
        page: summary, column: drawn, wording: ValueWording(of: data, drawn.column),
        scale: scale(for: summary, of: drawn, state.drawing.scale),
        // The arrow under the first chart marks the bars in all charts.
        bar: index == 0 ? state.barReport(of: position, in: data) : nil,
        other: state.comparisonReport(of: position, drawn, in: data))
    }
    let neighbors = (display?.pages ?? []).filter { !$0.isCurrent }.map(\.place)
    return ChartPage(place: state.place(position), charts: charts, neighbors: neighbors)
  }

  /// Returns the scale for drawing a column on a page.
  mutating func scale(
    for page: PageSummary, of drawn: DrawnColumn, _ rule: ScaleRule
  ) -> PageScale {
    if rule == .page { return PageScale(rule: .page) }
    guard let unit = page.unit.finer, let range = barRange(of: drawn, per: unit) else {
      return PageScale(rule: .level)
    }
    return switch rule {
    case .auto where range.isSkewed, .robust: PageScale(rule: .robust, range: range.robust)
    case .auto, .level, .page: PageScale(rule: .level, range: range.whole)
    }
  }
}

extension BarRange {
  /// Whether an axis for 99 of 100 bars is less than half as long as an axis for all bars.
  fileprivate var isSkewed: Bool {
    ChartAxis.length(for: robust) < ChartAxis.length(for: whole) / 2
  }
}
