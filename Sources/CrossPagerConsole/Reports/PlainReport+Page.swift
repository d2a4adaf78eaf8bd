import CivilDates
import CrossPager
import CrossPagerSeries
import MessageWords
import TextCharts

extension PlainReport {
  /// A page: its title, or its chart in words.
  func lines(_ page: PageReport) -> [String] {
    switch page {
    case .plain(let place): [text(place), place.title ?? ""]
    case .chart(let place, let page, let value, let aggregate, _):
      [
        "\(place.level) \(page.key)",
        "\(value.excerpt), \(aggregate) by \(page.unit.finer?.rawValue ?? "")", page.spanText,
        "count \(page.total.count)", "missing \(page.total.missing)",
      ] + numbers(page, aggregate) + page.bars.map { line($0, page, aggregate) }
    }
  }

  /// The page's numbers, with the bar that holds the extremes.
  private func numbers(_ page: PageSummary, _ aggregate: Aggregate) -> [String] {
    let total = page.total
    let sum = aggregate == .sum ? ["sum \(PageWording.sum(total) ?? "none")"] : []
    return sum + [
      "min \(number(total.min))" + holder(page) { total.min != nil && $0.min == total.min },
      "mean \(number(total.mean))",
      "max \(number(total.max))" + holder(page) { total.max != nil && $0.max == total.max },
    ]
  }

  private func holder(_ page: PageSummary, _ holds: (Summary) -> Bool) -> String {
    page.bars.first { holds($0.summary) }.map { ", \(label($0, page))" } ?? ""
  }

  private func line(_ bar: Bar, _ page: PageSummary, _ aggregate: Aggregate) -> String {
    guard bar.summary.count > 0 else { return "\(label(bar, page)): missing" }
    let value = bar.summary.value(aggregate).map { NumberFormat.caption($0) }
    let count = Wording.count(bar.summary.count, "sample")
    return "\(label(bar, page)): \(value ?? PageWording.outOfRange)"
      + (aggregate == .count ? "" : ", \(count)")
  }

  private func number(_ value: Double?) -> String {
    value.map { NumberFormat.caption($0) } ?? "none"
  }

  /// A bar by a name that can be read alone.
  private func label(_ bar: Bar, _ page: PageSummary) -> String {
    switch bar.unit {
    case .hour, .minute: String(bar.start.isoMinutes.suffix(5))
    case .day:
      "\(Bar.weekdays[bar.start.date.weekday.rawValue - 1].prefix(3)) \(bar.start.date.day)"
    case .week, .month, .quarter, .year: bar.label(in: page.unit)
    }
  }
}
