import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerSeries
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
  /// How the values are worded.
  var wording: ValueWording
  /// The bar to show beside this one, or nil if the page is shown alone.
  var other: OtherBar?
}

extension BarReport: AnswerDetail {
  package var isDrawn: Bool { true }

  package var phrases: [String] { ["bar \(index)"] + parts }

  /// The bar's span, value and number of samples, and the other bar.
  var parts: [String] {
    ["\(bar.spanText): \(wording.text(bar.summary))"] + wording.samples(bar.summary)
      + (other?.parts(beside: bar, wording) ?? [])
  }

  package var json: JSON {
    let aggregate = wording.aggregate
    let content: JSON = .present([
      "index": .integer(index), "key": .string(bar.key),
      "start": .string(bar.text(bar.start)), "end": .string(bar.text(end)),
      "value": .optional(bar.summary.value(aggregate)),
      "outOfRange": bar.summary.isOutOfRange(aggregate) ? true : nil,
      "count": .integer(bar.summary.count),
    ])
    return ["bar": .joined(content, other?.json(beside: bar, aggregate) ?? [:])]
  }
}

extension SessionState {
  /// The marked bar on a page, or nil if the page is not the current page or no bar is marked.
  ///
  /// - Complexity: O(samples in the bar)
  func barReport(of position: Position, in data: ChartData) -> BarReport? {
    guard position == pager.position, let index = barIndex(in: data),
      let page = datedPage(at: position)
    else { return nil }
    let series = series(of: data)
    return BarReport(
      index: index, bar: page.bar(index, of: series), end: page.span(ofBar: index).upperBound,
      wording: ValueWording(of: data, series.name),
      other: otherBar(index, of: series, beside: position))
  }
}

/// Describes aggregate values in words.
struct ValueWording: Sendable {
  let aggregate: Aggregate
  /// The unit of the values, or nil if they have none.
  let unit: String?

  /// A value with its unit, such as `18.2 °C`, or `missing`.
  func text(_ summary: Summary) -> String {
    if summary.isOutOfRange(aggregate) { return "out of range" }
    return summary.value(aggregate).map(text) ?? "missing"
  }

  private func text(_ value: Double) -> String {
    NumberFormat.caption(value) + (unit.map { " \($0.excerpt)" } ?? "")
  }

  /// The number of samples. The array is empty if there are none or the value says it.
  func samples(_ summary: Summary) -> [String] {
    aggregate == .count || summary.count == 0 ? [] : [Wording.count(summary.count, "sample")]
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

extension ValueWording {
  /// The wording for the bars of a column.
  init(of data: ChartData, _ column: String) {
    self.init(aggregate: data.aggregate, unit: data.drawnUnit(ofColumn: column))
  }
}
