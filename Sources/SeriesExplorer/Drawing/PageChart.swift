import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords
import TextCharts

/// The bars and figures for a page.
struct PageChart: Sendable {
  var bars: [(bar: Chart.Bar, name: String, sentence: String)]
  /// The scale of the axis.
  var scale: PageScale
  /// The unit of the values, or nil if they have none.
  var unit: String?
  /// The unit of time of the bars, in the plural.
  var barUnits: String
  var figures: [Figure]
  /// Whether each bar is compared with another value.
  var compares = false
  /// The lines before the figures.
  var captions: [Caption] = []

  /// A figure about the page.
  struct Figure {
    /// The order in which a small screen omits figures.
    enum Importance: Comparable, CaseIterable {
      case count, least, main
    }

    var text: String
    /// The name of the bar that the figure comes from, or nil if it comes from several bars.
    var bar: String?
    var importance = Importance.main
  }

  /// A line of related values.
  struct Caption {
    enum Kind {
      /// The first part describes the marked bar.
      case mark
      /// The first part describes the bars, and the second part describes the values to compare them with.
      case legend
      case remark
    }

    var parts: [String]
    var kind: Kind
  }

  /// The text of the figures, and the values of the clipped bars, such as `clipped: Jul 4,512`.
  ///
  /// - Parameter least: The least importance of a figure to include.
  func figures(clipping indices: [Int], least: Figure.Importance = .count) -> [String] {
    figures.filter { $0.importance >= least }.map(\.text) + clipped(indices)
  }

  /// The values of the clipped bars, such as `clipped: Jul 4,512`.
  func clipped(_ indices: [Int]) -> [String] {
    if indices.isEmpty { return [] }
    let clipped = indices.prefix(3).map { index in
      let value = bars[index].bar.value.map { NumberFormat.caption($0, grouped: true) }
      return [bars[index].name, value].compactMap { $0 }.joined(separator: " ")
    }
    let rest = indices.count > 3 ? ["\(indices.count - 3) more"] : []
    return ["clipped: " + (clipped + rest).joined(separator: ", ")]
  }

  init(_ report: ChartReport) {
    let (page, aggregate) = (report.page, report.aggregate)
    bars = page.bars.map { bar in
      (
        bar: Chart.Bar(
          label: bar.label(in: page.unit), value: bar.summary.unboundedValue(aggregate)),
        name: bar.name(in: page.unit), sentence: Self.sentence(bar, page, aggregate)
      )
    }
    scale = report.scale
    if aggregate.isAmount { scale.range = (scale.range ?? 0...0).including(0) }
    unit = report.unit?.excerpt
    barUnits = "\(page.unit.finer ?? page.unit)s"
    figures = Self.figures(page, aggregate)
    mark(report.bar, report.comparison)
  }

  private mutating func mark(_ bar: BarReport?, _ comparison: ComparisonReport?) {
    if let bar {
      bars[bar.index].bar.isMarked = true
      captions.append(Caption(parts: bar.parts, kind: .mark))
    }
    guard let comparison else { return }
    let other = comparison.other
    captions.append(
      Caption(
        parts: comparison.phrases, kind: other == nil ? .remark : .legend))
    guard let other else { return }
    compares = true
    for (index, bar) in zip(bars.indices, other.bars) {
      bars[index].bar.compared = bar.summary.unboundedValue(comparison.aggregate)
    }
    for index in bars.indices {
      let summary = index < other.bars.count ? other.bars[index].summary : Summary()
      let wording = ValueWording(aggregate: comparison.aggregate, unit: nil)
      bars[index].sentence += ", compared with \(wording.text(summary))"
    }
  }

  private static func figures(
    _ page: PageSummary, _ aggregate: Aggregate
  ) -> [Figure] {
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

  private static func sentence(_ bar: Bar, _ page: PageSummary, _ aggregate: Aggregate) -> String {
    let name = bar.name(in: page.unit)
    guard bar.summary.count > 0 else { return "\(name): missing" }
    let value = bar.summary.value(aggregate).map { NumberFormat.caption($0) }
    let count = Wording.count(bar.summary.count, "sample")
    return "\(name): \(value ?? outOfRange)" + (aggregate == .count ? "" : ", \(count)")
  }

  private static let outOfRange = "out of range"
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
