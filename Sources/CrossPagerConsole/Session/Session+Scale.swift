import CivilDates
import CrossPagerSeries
import TextCharts

/// Determines chart scales.
extension Session {
  /// Returns the scale for drawing a column on a page.
  mutating func scale(for page: PageSummary, of drawn: DrawnColumn) -> PageScale {
    if state.scale == .page { return PageScale(rule: .page) }
    guard let range = barRange(of: drawn, for: page) else { return PageScale(rule: .level) }
    return switch state.scale {
    case .auto where range.isSkewed, .robust: PageScale(rule: .robust, range: range.robust)
    case .auto, .level, .page: PageScale(rule: .level, range: range.whole)
    }
  }

  /// The ranges of all bars that have the same unit as those on `page`.
  private mutating func barRange(of drawn: DrawnColumn, for page: PageSummary) -> BarRange? {
    guard let chartData, let unit = page.unit.finer else { return nil }
    if let range = scales[unit]?[drawn] { return range }
    let series = chartData.column(named: drawn.column, of: drawn.series)
    let range = series.barRange(of: chartData.aggregate, per: unit, calendar: chartData.calendar)
    scales[unit, default: [:]][drawn] = .some(range)
    return range
  }
}

extension BarRange {
  /// Whether an axis for 99 of 100 bars is less than half as long as an axis for all bars.
  fileprivate var isSkewed: Bool {
    ChartAxis.length(for: robust) < ChartAxis.length(for: whole) / 2
  }
}
