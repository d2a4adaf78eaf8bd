import CivilDates
import CrossPager
import CrossPagerSeries
import MessageWords
import TextCharts

/// Creates the facts for a page.
extension ReportFacts {
  /// The facts for a page.
  ///
  /// - Parameter pages: The reports on the page, one for each of its charts.
  func facts(_ pages: [PageReport]) -> [Fact] {
    let charts = pages.compactMap(chart)
    return switch pages.first {
    case .plain(let place, let display):
      [
        .heading([places.text(place)]),
        display.flatMap { $0.isBare ? nil : .display($0) } ?? .detail(place.title ?? ""),
      ]
    case .chart(let chart):
      [.heading(["\(chart.place.level) \(chart.page.key)", chart.page.spanText])]
        + (charts.count == 1
          ? charts.flatMap { [.line($0.title), .chart($0.chart)] } : [.charts(charts)])
        + alsoDisplayed(chart.neighbors)
    case nil: []
    }
  }

  /// The chart for a page and its title, or nil for a page without dates.
  private func chart(_ page: PageReport) -> (title: String, chart: Fact.PageChart)? {
    guard let report = page.chart else { return nil }
    var chart = chart(report.page, report.unit?.excerpt, report.aggregate, report.scale)
    mark(report.bar, report.comparison, in: &chart)
    let column = DrawnColumn(series: report.series, column: report.value).title
    let unit = report.page.unit.finer?.rawValue ?? ""
    return (title: "\(column), \(report.aggregate) by \(unit)", chart: chart)
  }

  /// The maximum number of neighbors to name.
  private static let neighborLimit = 6

  /// A line that names the other pages on the display, because only the current page is drawn.
  private func alsoDisplayed(_ neighbors: [Place]) -> [Fact] {
    if neighbors.isEmpty { return [] }
    let shown = neighbors.prefix(Self.neighborLimit).map { place in
      [place.level.excerpt, places.page(place)?.excerpt].compactMap(\.self).joined(separator: " ")
    }
    let rest = neighbors.count - shown.count
    let names = shown + (rest > 0 ? ["\(rest) more"] : [])
    return [.line("Also displayed: " + names.joined(separator: ", "))]
  }

  private func chart(
    _ page: PageSummary, _ unit: String?, _ aggregate: Aggregate, _ scale: PageScale
  ) -> Fact.PageChart {
    let bars = page.bars.map { bar in
      (
        bar: Chart.Bar(
          label: bar.label(in: page.unit), value: bar.summary.unboundedValue(aggregate)),
        name: bar.name(in: page.unit), sentence: sentence(bar, page, aggregate)
      )
    }
    var scale = scale
    if aggregate.isAmount { scale.range = (scale.range ?? 0...0).including(0) }
    return Fact.PageChart(
      bars: bars, scale: scale, unit: unit, barUnits: "\(page.unit.finer ?? page.unit)s",
      figures: figures(page, aggregate))
  }

  private func figures(
    _ page: PageSummary, _ aggregate: Aggregate
  ) -> [Fact.PageChart.Figure] {
    typealias Figure = Fact.PageChart.Figure
    let total = page.total
    func figure(
      _ name: String, _ value: Double?, _ importance: Figure.Importance = .main,
      of part: (Summary) -> Double? = { _ in nil }
    ) -> Figure {
      let holder = page.bars.first { value != nil && part($0.summary) == value }
      return Figure(
        text: "\(name) \(value.map { NumberFormat.caption($0) } ?? "none")",
        bar: holder?.name(in: page.unit), importance: importance)
    }
    let sum = total.isOutOfRange(.sum) ? outOfRange : total.sum.map { NumberFormat.caption($0) }
    // A sum or a count can be outside the range of the bar's samples. A mean is always inside.
    let kind = aggregate.isAmount ? "sample " : ""
    let ofSamples =
      aggregate.isAmount || page.bars.contains { $0.summary.count > 1 } ? "sample " : ""
    let outside = page.bars.count { $0.summary.isOutOfRange(aggregate) }
    return [
      Figure(text: "count \(total.count)", importance: .count),
      Figure(text: "missing \(total.missing)", importance: .count),
    ]
      + (aggregate == .sum ? [Figure(text: "sum \(sum ?? "none")")] : [])
      + [
        figure("\(ofSamples)min", total.min, .least, of: \.min),
        figure("\(kind)mean", total.mean), figure("\(ofSamples)max", total.max, of: \.max),
      ]
      + (outside > 0 ? [Figure(text: "\(Wording.count(outside, "bar")) \(outOfRange)")] : [])
  }

  private func sentence(_ bar: Bar, _ page: PageSummary, _ aggregate: Aggregate) -> String {
    let name = bar.name(in: page.unit)
    guard bar.summary.count > 0 else { return "\(name): missing" }
    let value = bar.summary.value(aggregate).map { NumberFormat.caption($0) }
    let count = Wording.count(bar.summary.count, "sample")
    return "\(name): \(value ?? outOfRange)" + (aggregate == .count ? "" : ", \(count)")
  }

  private var outOfRange: String { "out of range" }
}

extension Aggregate {
  /// Whether the aggregate is an amount. Bars that represent amounts are comparable only if the axis includes
  /// zero.
  var isAmount: Bool { self == .sum || self == .count }
}

extension ClosedRange<Double> {
  fileprivate func including(_ value: Double) -> ClosedRange {
    Swift.min(lowerBound, value)...Swift.max(upperBound, value)
  }
}

extension PageSummary {
  /// The text for the page's time span. A range of dates includes the last date.
  fileprivate var spanText: String {
    switch unit {
    case .minute, .hour: "\(span.lowerBound.isoMinutes) to \(span.upperBound.isoMinutes)"
    case .day: Bar.weekdays[span.lowerBound.date.weekday.rawValue - 1]
    case .week, .month, .quarter, .year, .decade, .century:
      "\(span.lowerBound.date) through "
        + CivilDate(dayNumber: span.upperBound.date.dayNumber - 1).description
    }
  }
}

extension Bar {
  /// The label of the bar in the chart for a page whose unit is `pageUnit`.
  fileprivate func label(in pageUnit: CalendarUnit) -> String {
    switch unit {
    case .minute: String(start.minute)
    case .hour: String(start.hour)
    case .day: pageUnit == .week ? name(in: pageUnit) : String(start.date.day)
    case .month, .week, .quarter, .year, .decade, .century: name(in: pageUnit)
    }
  }

  /// The name of the bar in figures and sentences.
  fileprivate func name(in pageUnit: CalendarUnit) -> String {
    switch unit {
    case .hour, .minute: String(start.isoMinutes.suffix(5))
    case .day: "\(Bar.weekdays[start.date.weekday.rawValue - 1].prefix(3)) \(start.date.day)"
    case .month: Bar.months[start.date.month - 1]
    case .decade: "\(start.date.year)s"
    case .week, .quarter, .year, .century: key
    }
  }

  static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
