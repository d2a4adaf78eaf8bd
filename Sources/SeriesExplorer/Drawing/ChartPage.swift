import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords
import TextCharts

/// The content of a dated page.
struct ChartPage: Report {
  /// The page and its level.
  let place: Place
  /// The charts, from top to bottom. There is at least one.
  let charts: [ChartReport]
  /// The other pages on the display.
  let neighbors: [Place]

  var isPage: Bool { true }

  var json: JSON { content(as: "page") }

  /// The page as an object of its own.
  var content: JSON { content(as: nil) }

  /// - Parameter name: The name of the member for the first chart, or nil to write its members directly.
  private func content(as name: String?) -> JSON {
    let chart = charts[0].json
    return .joined(
      name.map { .object([JSON.Member($0, chart)]) } ?? chart,
      charts.count > 1
        ? ["split": .array(charts.map { .joined($0.json, $0.comparisonJSON) })] : [:],
      charts[0].comparisonJSON, charts[0].bar?.json ?? [:])
  }

  func facts(_ wording: ReportWording) -> [Fact] {
    let drawings = charts.map { (title: $0.title, chart: PageChart($0)) }
    let page = charts[0].page
    return [.heading(["\(place.level) \(page.key)", page.spanText])]
      + (drawings.count == 1
        ? [.line(drawings[0].title), .drawing(drawings[0].chart)]
        : [.drawing(ChartColumn(charts: drawings))])
      + alsoDisplayed(wording.places)
  }

  /// The maximum number of neighbors to name.
  private static let neighborLimit = 6

  /// A line that names the other pages on the display, because only the current page is drawn.
  private func alsoDisplayed(_ places: PlaceWording) -> [Fact] {
    if neighbors.isEmpty { return [] }
    let shown = neighbors.prefix(Self.neighborLimit).map { place in
      [place.level.excerpt, places.page(place)?.excerpt].compactMap(\.self).joined(separator: " ")
    }
    let rest = neighbors.count - shown.count
    let names = shown + (rest > 0 ? ["\(rest) more"] : [])
    return [.line("Also displayed: " + names.joined(separator: ", "))]
  }
}

/// The content of a chart.
struct ChartReport: Sendable {
  /// The bars.
  let page: PageSummary
  /// The drawn column.
  let column: DrawnColumn
  /// The unit of the values, or nil if they have none.
  let unit: String?
  /// The function that combines the samples of a bar.
  let aggregate: Aggregate
  /// The scale of the axis.
  let scale: PageScale
  /// The marked bar, or nil if no bar in the chart is marked.
  let bar: BarReport?
  /// The page to compare with, or nil if the page is shown alone.
  let comparison: ComparisonReport?

  /// The drawn column and what the bars show.
  var title: String { "\(column.title), \(aggregate) by \(page.unit.finer?.rawValue ?? "")" }

  var json: JSON { json(page) }

  private func json(_ page: PageSummary) -> JSON {
    .joined(
      [
        "key": .string(page.key), "unit": .string(page.unit.rawValue),
        "start": .string(page.text(page.span.lowerBound)),
        "end": .string(page.text(page.span.upperBound)), "value": .string(column.column),
      ], column.series.map { ["series": .string($0)] } ?? [:],
      [
        "aggregate": .string(aggregate.rawValue), "count": .integer(page.total.count),
        "missing": .integer(page.total.missing), "sum": .optional(page.total.sum),
      ], page.total.outOfRange(.sum),
      [
        "mean": .optional(page.total.mean), "min": .optional(page.total.min),
        "max": .optional(page.total.max), "bars": .array(page.bars.map { $0.json(aggregate) }),
      ])
  }

  fileprivate var comparisonJSON: JSON {
    comparison.map { .joined(["compare": $0.other.map(json) ?? .null], $0.change.json) } ?? [:]
  }
}

/// The scale of a page's chart.
struct PageScale: Hashable, Sendable {
  /// The rule that determines the scale. The rule is never `auto`.
  var rule: ScaleRule
  /// The minimum range of the axis, or nil to use the range of the page's bars.
  var range: ClosedRange<Double>?
}

extension Explorer {
  /// The charts of a page, or nil if the page is not dated.
  mutating func chartPage(
    at position: Position, in state: SessionState, display: DisplayReport? = nil
  ) -> ChartPage? {
    guard let data, state.labels[position.level].dated != nil else { return nil }
    let columns = state.drawnColumns(of: data)
    var charts: [ChartReport] = []
    for (index, drawn) in columns.enumerated() {
      guard let summary = summary(of: position, drawn, in: state) else { continue }
      charts.append(
        ChartReport(
          page: summary, column: drawn, unit: data.drawnUnit(ofColumn: drawn.column),
          aggregate: data.aggregate, scale: scale(for: summary, of: drawn, state.drawing.scale),
          // The arrow under the first chart marks the bars in all charts.
          bar: index == 0 ? barReport(of: position, in: state) : nil,
          comparison: comparisonReport(of: position, drawn, in: state)))
    }
    if charts.isEmpty { return nil }
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

extension Summary {
  /// The member that marks a null value as out of range rather than missing.
  func outOfRange(_ aggregate: Aggregate) -> JSON {
    isOutOfRange(aggregate) ? ["outOfRange": true] : [:]
  }
}

extension Bar {
  func json(_ aggregate: Aggregate) -> JSON {
    .joined(
      [
        "key": .string(key), "count": .integer(summary.count),
        "value": .optional(summary.value(aggregate)),
      ], summary.outOfRange(aggregate))
  }

  /// The text for the start or end of the bar: the date and, if the bar is shorter than a day, the time of day.
  func text(_ time: CivilTime) -> String {
    unit < .day ? time.isoMinutes : time.date.description
  }
}

extension PageSummary {
  /// The text for a time on this page: the date and, if the page represents an hour, the time of day.
  func text(_ time: CivilTime) -> String {
    unit.finer == .minute ? time.isoMinutes : time.date.description
  }

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
