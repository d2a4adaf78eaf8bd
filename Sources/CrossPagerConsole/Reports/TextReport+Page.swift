import CivilDates
import CrossPager
import CrossPagerSeries
import MessageWords
import TerminalText
import TextCharts

extension TextReport {
  /// A page: its title, or its chart with a caption.
  func lines(_ page: PageReport) -> [String] {
    switch page {
    case .plain(let place):
      let title = place.title ?? ""
      return style.wrap(text(place), indent: 2)
        + style.wrap(title, head: "  ", indent: 2).map { style.paint($0, .heading) }
    case .chart(let place, let summary, let value, let aggregate, let scale):
      let bars = summary.bars.map { bar in
        Chart.Bar(label: bar.label(in: summary.unit), value: bar.summary.unboundedValue(aggregate))
      }
      let chart = Chart(
        bars: bars, scale: aggregate.isAmount ? (scale ?? 0...0).including(0) : scale,
        width: style.width, height: chartHeight, glyphs: Glyphs(style: style))
      return heading(place, summary)
        + style.wrap(
          "\(value.excerpt), \(aggregate) by \(summary.unit.finer?.rawValue ?? "")", indent: 2)
        + chart.rows.map { $0.painted(in: style) } + caption(summary, aggregate)
    }
  }

  /// The rows of a chart's bars: fewer than usual where its page would not be seen at once, with the axis, the labels,
  /// two lines above and one below, and the prompt.
  private var chartHeight: Int { style.height.map { min(max($0 - 6, 2), 8) } ?? 8 }

  private func heading(_ place: Place, _ page: PageSummary) -> [String] {
    style.wrap(
      ["\(place.level) \(page.key)", page.spanText], separator: style.separator, indent: 2
    ).map { style.paint($0, .heading) }
  }

  private func caption(_ page: PageSummary, _ aggregate: Aggregate) -> [String] {
    let total = page.total
    let sum = aggregate == .sum ? ["sum \(PageWording.sum(total) ?? "-")"] : []
    let numbers = [("min", total.min), ("mean", total.mean), ("max", total.max)]
      .map { "\($0.0) \($0.1.map { NumberFormat.caption($0) } ?? "-")" }
    return style.wrap(
      ["count \(total.count)", "missing \(total.missing)"] + sum + numbers
        + PageWording.barsOutOfRange(page, aggregate),
      separator: style.separator, indent: 2)
  }
}

/// The wording of a page's figures, in pieces for reports.
enum PageWording {
  static let outOfRange = "out of range"

  /// The sum, or that it is beyond all numbers; nil without values.
  static func sum(_ summary: Summary) -> String? {
    summary.isOutOfRange(.sum) ? outOfRange : summary.sum.map { NumberFormat.caption($0) }
  }

  /// How many bars are off the scale; nothing if none is.
  static func barsOutOfRange(_ page: PageSummary, _ aggregate: Aggregate) -> [String] {
    let count = page.bars.count { $0.summary.isOutOfRange(aggregate) }
    return count > 0 ? ["\(Wording.count(count, "bar")) \(outOfRange)"] : []
  }
}

extension Aggregate {
  /// Whether it tells how much there is, so that bars must stand on zero to be compared.
  fileprivate var isAmount: Bool { self == .sum || self == .count }
}

extension ClosedRange<Double> {
  /// The range widened to hold a value.
  fileprivate func including(_ value: Double) -> ClosedRange {
    Swift.min(lowerBound, value)...Swift.max(upperBound, value)
  }
}

extension PageSummary {
  /// The time a page is of, its last day included.
  var spanText: String {
    switch unit {
    case .minute, .hour: "\(span.lowerBound.isoMinutes) to \(span.upperBound.isoMinutes)"
    case .day: Bar.weekdays[span.lowerBound.date.weekday.rawValue - 1]
    case .week, .month, .quarter, .year:
      "\(span.lowerBound.date) through "
        + CivilDate(dayNumber: span.upperBound.date.dayNumber - 1).description
    }
  }
}

extension Bar {
  /// What stands under the bar on a page of `unit`.
  func label(in pageUnit: CalendarUnit) -> String {
    switch unit {
    case .minute: String(start.minute)
    case .hour: String(start.hour)
    case .day where pageUnit == .week:
      "\(Bar.weekdays[start.date.weekday.rawValue - 1].prefix(3)) \(start.date.day)"
    case .day: String(start.date.day)
    case .month: Bar.months[start.date.month - 1]
    case .week, .quarter, .year: key
    }
  }

  static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
