import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords
import TextCharts

/// The marked bar on a page.
struct BarReport: Sendable {
  /// The index of the bar on its page.
  var index: Int
  /// The bar.
  var bar: Bar
  /// The start of the next bar.
  var end: CivilTime
  /// The function that combines the samples of the bar.
  var aggregate: Aggregate
  /// The unit of the value, or nil if it has none.
  var unit: String?
  /// Whether the page is compared with an existing page.
  var isCompared: Bool
  /// The bar with the same index on the other page, or nil if there is none.
  var compared: Bar?

  /// The difference between the two bars.
  var change: ValueChange {
    ValueChange(
      from: compared?.summary.value(aggregate), to: bar.summary.value(aggregate))
  }
}

extension BarReport: AnswerDetail {
  package var isDrawn: Bool { true }

  package var phrases: [String] { ["bar \(index)"] + parts }

  /// The bar's span, value and number of samples, and the bar to compare with.
  var parts: [String] {
    let wording = ValueWording(aggregate: aggregate, unit: unit?.excerpt)
    let summary = bar.summary
    let count =
      aggregate == .count || summary.count == 0
      ? [] : [Wording.count(summary.count, "sample")]
    let own = ["\(bar.spanText): \(wording.text(summary))"] + count
    guard isCompared else { return own }
    guard let other = compared else { return own + ["no bar to compare with"] }
    return own + ["\(other.spanText): \(wording.text(other.summary))"]
      + wording.parts(change)
  }

  package var json: JSON { ["bar": content] }

  /// The bar as a JSON object.
  private var content: JSON {
    let other: JSON =
      isCompared
      ? .joined(["compare": compared.map { $0.json(aggregate) } ?? .null], change.json) : [:]
    return .joined(
      [
        "index": .integer(index), "key": .string(bar.key),
        "start": .string(bar.text(bar.start)), "end": .string(bar.text(end)),
        "value": .optional(bar.summary.value(aggregate)),
      ], bar.summary.outOfRange(aggregate), ["count": .integer(bar.summary.count)], other)
  }
}

extension Explorer {
  /// The marked bar on a page, or nil if the page is not the current page or no bar is marked.
  ///
  /// - Complexity: O(samples in the bar)
  func barReport(of position: Position, in state: SessionState) -> BarReport? {
    guard let data, position == state.pager.position, let index = state.barIndex(in: data),
      let page = position.page, let level = state.labels[position.level].dated
    else { return nil }
    let series = state.series(of: data)
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
      index: index, bar: own, end: end, aggregate: data.aggregate,
      unit: data.drawnUnit(ofColumn: series.name),
      isCompared: other != nil, compared: other.flatMap(bar))
  }

  /// The content of a dated page, or nil if the page is not dated.
  func summary(
    of position: Position, _ drawn: DrawnColumn, in state: SessionState
  ) -> PageSummary? {
    guard let data, let page = position.page, let level = state.labels[position.level].dated
    else { return nil }
    return data.column(named: drawn.column, of: drawn.series)
      .page(level.index(ofPage: page), of: level.unit, in: level.calendar)
  }
}

/// Describes aggregate values in words.
struct ValueWording {
  let aggregate: Aggregate
  /// The unit of the values, or nil if they have none.
  let unit: String?

  /// A value with its unit, such as `18.2 °C`, or `missing`.
  func text(_ summary: Summary) -> String {
    if summary.isOutOfRange(aggregate) { return "out of range" }
    return summary.value(aggregate).map(text) ?? "missing"
  }

  private func text(_ value: Double) -> String {
    NumberFormat.caption(value) + (unit.map { " \($0)" } ?? "")
  }

  /// Percentages of at least this size are omitted. A percentage of a value near zero says little.
  private static let percentLimit = 1000.0

  /// A change with its percentage, such as `change +1.1 °C (+6.4%)`. The array is empty if the change is unknown.
  func parts(_ change: ValueChange) -> [String] {
    guard let amount = change.amount else { return [] }
    let shown = change.percent.flatMap { $0.magnitude < Self.percentLimit ? $0 : nil }
    let percent = shown.map {
      " (\(sign($0))\(NumberFormat.caption(($0 * 10).rounded() / 10))%)"
    }
    return ["change \(sign(amount))\(text(amount))\(percent ?? "")"]
  }

  private func sign(_ number: Double) -> String { number > 0 ? "+" : "" }
}

extension Bar {
  /// The span of the bar in words, such as `Wed 2025-07-02 14:00`.
  var spanText: String {
    let weekday = Bar.weekdays[start.date.weekday.rawValue - 1].prefix(3)
    return switch unit {
    case .minute, .hour: "\(weekday) \(start.date) \(start.isoMinutes.suffix(5))"
    case .day: "\(weekday) \(start.date)"
    case .month: "\(Bar.months[start.date.month - 1]) \(start.date.year)"
    case .decade: "\(start.date.year)s"
    case .week, .quarter, .year, .century: key
    }
  }
}
