import CrossPagerSeries
import TextCharts

struct PageScale: Hashable, Sendable {
  /// The rule that determines the scale. The rule is never `auto`.
  var rule: ScaleRule
  /// The minimum range of the axis, or nil to use the range of the page's bars.
  var range: ClosedRange<Double>?
}

/// The scales that the pages of a level can share.
struct LevelScale: Hashable, Sendable {
  /// The range of all bars, and the range of 99 of 100 bars.
  let whole, robust: ClosedRange<Double>
  /// The rule that `auto` selects.
  let usual: ScaleRule

  init(_ range: BarRange, _ aggregate: Aggregate) {
    func held(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
      aggregate.isAmount ? range.including(0) : range
    }
    (whole, robust) = (held(range.whole), held(range.robust))
    let rules = [(ScaleRule.level, whole), (.robust, robust)]
    usual = rules.first { ChartAxis.isFilled($0.1, by: range.pages) }?.0 ?? .page
  }

  /// The scale under a rule other than `page`.
  func scale(_ rule: ScaleRule) -> PageScale {
    switch rule == .auto ? usual : rule {
    case .robust: PageScale(rule: .robust, range: robust)
    case .page: PageScale(rule: .page)
    case .auto, .level: PageScale(rule: .level, range: whole)
    }
  }
}

extension [ChartReport] {
  /// Gives charts with the same unit and aggregate a common scale, so that they can be compared. Columns without a unit
  /// have scales of their own, but the series of a column share one.
  mutating func shareScales() {
    let groups = Dictionary(grouping: indices) { index in
      let wording = self[index].wording
      let values = wording.aggregate == .count ? "" : wording.unit ?? self[index].column.column
      return [wording.aggregate.rawValue, wording.unit == nil ? "" : "unit", values]
    }
    for group in groups.values where group.count > 1 {
      let rules = group.map { self[$0].scale.rule }
      let rule = [ScaleRule.page, .robust].first(where: rules.contains) ?? .level
      let ranges = group.compactMap { index in
        rule == .page ? self[index].page.range(of: self[index].aggregate) : self[index].scale.range
      }
      let range = ranges.first.map {
        ranges.reduce($0) { $0.including($1.lowerBound).including($1.upperBound) }
      }
      for index in group { self[index].scale = PageScale(rule: rule, range: range) }
    }
  }
}

extension PageSummary {
  func range(of aggregate: Aggregate) -> ClosedRange<Double>? {
    let values = bars.compactMap { $0.summary.value(aggregate) }
    return values.min().flatMap { low in values.max().map { low...$0 } }
  }
}
