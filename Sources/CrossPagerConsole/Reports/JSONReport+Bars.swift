import CivilDates
import CrossPagerSeries

extension JSONReport {
  /// The members for a page's marked bar and its comparison, if it has them.
  static func bars(_ page: PageReport) -> JSON {
    switch page {
    case .plain: [:]
    case .chart(_, let page, let value, let series, _, let aggregate, _, let bar, let comparison):
      .joined(
        comparison.map { comparison in
          .joined(
            [
              "compare": comparison.page.map { json($0, value, series, aggregate) } ?? .null
            ], json(comparison.change(of: page, by: aggregate)))
        } ?? [:], bar.map { ["bar": json($0)] } ?? [:])
    }
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
  /// The text of the start or end of the bar: the date and, if the bar is shorter than a day, the time of day.
  func text(_ time: CivilTime) -> String {
    unit < .day ? time.isoMinutes : time.date.description
  }
}
