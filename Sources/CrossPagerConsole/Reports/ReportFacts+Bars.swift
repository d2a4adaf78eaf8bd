import CivilDates
import CrossPagerSeries
import MessageWords
import TextCharts

/// Adds the marked bar and the comparison to a chart.
extension ReportFacts {
  func mark(
    _ bar: BarReport?, _ comparison: ComparisonReport?, in chart: inout Fact.PageChart
  ) {
    if let bar {
      chart.bars[bar.index].bar.isMarked = true
      chart.captions.append(Fact.PageChart.Caption(parts: BarWording.parts(bar), kind: .mark))
    }
    guard let comparison else { return }
    let other = comparison.other
    chart.captions.append(
      Fact.PageChart.Caption(
        parts: ComparisonWording.parts(comparison), kind: other == nil ? .remark : .legend))
    guard let other else { return }
    chart.compares = true
    for (index, bar) in zip(chart.bars.indices, other.bars) {
      chart.bars[index].bar.compared = bar.summary.unboundedValue(comparison.aggregate)
    }
    for index in chart.bars.indices {
      let summary = index < other.bars.count ? other.bars[index].summary : Summary()
      let wording = ValueWording(aggregate: comparison.aggregate, unit: nil)
      chart.bars[index].sentence += ", compared with \(wording.text(summary))"
    }
  }
}

/// Describes a comparison of pages in words.
enum ComparisonWording {
  /// The values of both pages and the change, or the reason why there is no comparison.
  static func parts(_ report: ComparisonReport) -> [String] {
    guard let other = report.other else {
      return switch report.rule {
      case .previous, .year: ["no page to compare with"]
      case .page(let level, let key):
        ["the comparison with \(key) appears only on level '\(level.excerpt)'"]
      }
    }
    let wording = ValueWording(aggregate: report.aggregate, unit: report.unit?.excerpt)
    if other.key == report.page.key {
      return [
        "\(other.key) \(report.aggregate) \(wording.text(other.total))", "compared with itself",
      ]
    }
    return [report.page, other].map { "\($0.key) \(report.aggregate) \(wording.text($0.total))" }
      + wording.parts(report.change) + counts(report.page.total.count, other.total.count)
  }

  /// The numbers of values if one page has fewer than half as many as the other, so that a page that has just begun is
  /// not mistaken for a full one.
  private static func counts(_ own: Int, _ other: Int) -> [String] {
    let isUneven = min(own, other) > 0 && min(own, other) * 2 < max(own, other)
    return isUneven ? ["from \(own) and \(other) values"] : []
  }
}

/// Describes a marked bar in words.
enum BarWording {
  /// The bar's span, value and number of samples, and the bar to compare with.
  static func parts(_ report: BarReport) -> [String] {
    let wording = ValueWording(aggregate: report.aggregate, unit: report.unit?.excerpt)
    let summary = report.bar.summary
    let count =
      report.aggregate == .count || summary.count == 0
      ? [] : [Wording.count(summary.count, "sample")]
    let own = ["\(report.bar.spanText): \(wording.text(summary))"] + count
    guard report.isCompared else { return own }
    guard let other = report.compared else { return own + ["no bar to compare with"] }
    return own + ["\(other.spanText): \(wording.text(other.summary))"]
      + wording.parts(report.change)
  }

  /// The index and the parts in one sentence.
  static func sentence(_ report: BarReport) -> String {
    "bar \(report.index), " + parts(report).joined(separator: ", ")
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
