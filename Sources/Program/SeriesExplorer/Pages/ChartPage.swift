import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import MessageWords
import TerminalText
import TextCharts

/// The content of a dated page.
struct ChartPage: Report {
  let place: Place
  /// From top to bottom. There is at least one.
  let charts: [ChartReport]
  /// The other pages on the display.
  let neighbors: [Place]

  var isPage: Bool { true }

  var json: JSON { .joined(["page": charts[0].json], details) }

  /// The members of the first chart and of what `json` has besides it.
  var content: JSON { .joined(charts[0].json, details) }

  private var details: JSON {
    .joined(
      charts.count > 1 ? ["split": .array(charts.map { .joined($0.json, $0.otherJSON) })] : [:],
      charts[0].otherJSON, charts[0].bar?.json ?? [:])
  }

  var heading: [String] {
    let page = charts[0].page
    return ["\(place.level) \(page.key)", page.spanText]
  }

  func facts(_ wording: ReportWording) -> [Fact] {
    let isPlain = wording.style.isPlain
    let drawings = charts.map { PageChart(isPlain ? $0.inPlainDigits : $0) }
    return [.heading(heading)] + drawings.facts + alsoDisplayed(wording.places)
  }

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

extension [PageChart] {
  var facts: [Fact] {
    count == 1
      ? [.line(self[0].title), .drawing(self[0])] : [.drawing(ChartColumn(charts: self))]
  }
}

/// The content of a chart.
struct ChartReport: Sendable {
  let page: PageSummary
  let column: DrawnColumn
  var wording: ValueWording
  var scale: PageScale
  let style: StyleRule
  /// The index of the bar in which the data ends, or nil if it ends elsewhere.
  let running: Int?
  var bar: BarReport?
  var other: ComparisonReport?
  /// The notes on the page with their bars, or an empty array if another chart shows them.
  var notes: [(note: Note, bar: Int?)] = []
  var goal: Double?
  var means: (count: Int, values: [Double?])?
  var isCumulated = false
  /// The places of the days in a calendar, or nil for a chart of bars or of a line.
  var grid: CellGrid?

  var aggregate: Aggregate { wording.aggregate }
  /// The title, such as `temperature, mean by hour`.
  var title: String {
    "\(column.title), \(aggregate) by \(page.barUnit?.rawValue ?? "")"
      + (isCumulated ? ", running total" : "")
  }

  fileprivate var inPlainDigits: ChartReport {
    var plain = self
    plain.wording.isPlain = true
    (plain.bar, plain.other) = (bar?.inPlainDigits, other?.inPlainDigits)
    return plain
  }

  var json: JSON { .joined(json(page, page.total, running), measuresJSON) }

  private func json(_ page: PageSummary, _ total: Summary, _ running: Int? = nil) -> JSON {
    .present([
      "key": .string(page.key), "unit": .string(page.unit.rawValue),
      "start": .string(page.text(page.span.lowerBound)),
      "end": .string(page.text(page.span.upperBound)), "value": .string(column.column),
      "series": column.series.map(JSON.string), "aggregate": .string(aggregate.rawValue),
      "count": .integer(total.count), "missing": .integer(total.missing),
      "sum": .optional(total.sum), "outOfRange": total.isOutOfRange(.sum) ? true : nil,
      "mean": .optional(total.mean), "min": .optional(total.min), "max": .optional(total.max),
      "bars": .array(
        page.bars.enumerated().map { index, bar in
          .joined(bar.summary.json(bar.key, aggregate), index == running ? ["running": true] : [:])
        }),
    ])
  }

  fileprivate var otherJSON: JSON { other?.json { json($0, $1) } ?? [:] }
}

extension Summary {
  /// If the value is out of range, it is null and `outOfRange` is true.
  func json(_ key: String, _ aggregate: Aggregate) -> JSON {
    .present([
      "key": .string(key), "count": .integer(count), "value": .optional(value(aggregate)),
      "outOfRange": isOutOfRange(aggregate) ? true : nil,
    ])
  }
}

extension PageSummary {
  /// The date and, if the page is shorter than a day or days do not begin at midnight, the time of day.
  func text(_ time: CivilTime) -> String { unit < .day ? time.isoMinutes : time.description }

  /// A range of dates includes the last date.
  fileprivate var spanText: String {
    switch unit {
    case .second, .minute, .hour: "\(span.lowerBound.isoMinutes) to \(span.upperBound.isoMinutes)"
    case .day: span.lowerBound.date.weekday.title
    case .week, .month, .quarter, .year, .decade, .century:
      "\(span.lowerBound.date) through "
        + CivilDate(dayNumber: span.upperBound.date.dayNumber - 1).description
    }
  }
}
