import CivilDates
import CrossPagerSeries
import CrossPagerTimeline
import TextCharts

/// Determines chart scales.
extension Session {
  /// Returns the scale for drawing a column on a page.
  mutating func scale(for page: PageSummary, of drawn: DrawnColumn) -> PageScale {
    if state.scale == .page { return PageScale(rule: .page) }
    guard let unit = page.unit.finer, let range = barRange(of: drawn, per: unit) else {
      return PageScale(rule: .level)
    }
    return switch state.scale {
    case .auto where range.isSkewed, .robust: PageScale(rule: .robust, range: range.robust)
    case .auto, .level, .page: PageScale(rule: .level, range: range.whole)
    }
  }

  /// Computes the scales of the drawn columns on all levels, so that drawing another level need not read the whole
  /// series.
  ///
  /// - Complexity: O(levels × *n*) for *n* bars in the series, and O(levels) if the scales are known.
  public mutating func prepareScales() {
    guard let chartData, state.scale != .page else { return }
    let drawn = state.drawnColumns(of: chartData)
    for unit in state.labels.compactMap(\.dated?.unit.finer) {
      for column in drawn { _ = barRange(of: column, per: unit) }
    }
  }

  /// The ranges of the values of all bars of a column, with one bar for each `unit`.
  private mutating func barRange(of drawn: DrawnColumn, per unit: CalendarUnit) -> BarRange? {
    guard let chartData else { return nil }
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
