import CivilDates
import CrossPagerSeries

extension JSONReport {
  /// The members for a page's marked bar and comparison, if any.
  static func bars(_ page: PageReport) -> JSON {
    .joined(comparison(of: page), page.chart?.bar.map { ["bar": json($0)] } ?? [:])
  }

  /// The object for one of the charts on a page, with its comparison.
  static func chart(_ page: PageReport) -> JSON { .joined(json(page), comparison(of: page)) }

  private static func comparison(of page: PageReport) -> JSON {
    guard let chart = page.chart, let comparison = chart.comparison else { return [:] }
    let other = comparison.other.map { json($0, chart.value, chart.series, chart.aggregate) }
    return .joined(["compare": other ?? .null], json(comparison.change))
  }

  /// The values of two pages.
  static func json(_ comparison: ComparisonReport) -> JSON {
    func json(_ page: PageSummary) -> JSON {
      .joined(
        [
          "key": .string(page.key), "count": .integer(page.total.count),
          "value": optional(page.total.value(comparison.aggregate)),
        ], outOfRange(page.total, comparison.aggregate))
    }
    return .joined(
      json(comparison.page), ["compare": comparison.other.map(json) ?? .null],
      Self.json(comparison.change))
  }

  /// The marked bar.
  static func json(_ report: BarReport) -> JSON {
    let bar = report.bar
    let compared: JSON =
      report.isCompared
      ? .joined(
        ["compare": report.compared.map { json($0, report.aggregate) } ?? .null],
        json(report.change)) : [:]
    return .joined(
      [
        "index": .integer(report.index), "key": .string(bar.key),
        "start": .string(bar.text(bar.start)), "end": .string(bar.text(report.end)),
        "value": optional(bar.summary.value(report.aggregate)),
      ], outOfRange(bar.summary, report.aggregate), ["count": .integer(bar.summary.count)],
      compared)
  }

  private static func json(_ change: ValueChange) -> JSON {
    ["change": optional(change.amount), "changePercent": optional(change.percent)]
  }
}

extension Bar {
  /// The text for the start or end of the bar: the date and, if the bar is shorter than a day, the time of day.
  func text(_ time: CivilTime) -> String {
    unit < .day ? time.isoMinutes : time.date.description
  }
}
