import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTimeline
import PageTemplate

/// A web page with the data of a session. It opens at the session's place.
struct WebPage {
  let state: SessionState
  let data: ChartData

  /// The maximum number of series in a page.
  static let seriesLimit = 100
  /// The maximum number of values in a page: one for each bar of each column.
  static let valueLimit = 2_000_000

  /// The levels with dates.
  private let levels: [(label: LevelLabel, dated: DatedLevel, level: Level)]
  /// The finest unit of their bars.
  private let barUnit: CalendarUnit
  /// The embedded series in the order of the data: the drawn one, and as many others as fit.
  let series: [NamedSeries]

  /// Creates a page; nil if no level has dates.
  init?(of state: SessionState, _ data: ChartData) {
    self.state = state
    self.data = data
    levels = zip(state.labels, state.pager.levels).compactMap { label, level in
      label.dated.map { (label, $0, level) }
    }
    guard let unit = levels.compactMap(\.dated.unit.finer).min() else { return nil }
    barUnit = unit
    let drawn = data.series.firstIndex { $0.name == state.series } ?? 0
    let others = data.series.indices.filter { $0 != drawn }.prefix(WebPage.seriesLimit - 1)
    series = ([drawn] + others).sorted().map { data.series[$0] }
  }

  /// The number of pages in all levels.
  var pageCount: Int { levels.reduce(0) { $0 + $1.level.count } }

  /// The number of values before bars are combined.
  var valueCount: Int { series.reduce(0) { $0 + $1.barCount } }

  /// The text of the page.
  ///
  /// - Complexity: O(bars)
  var text: String {
    let parts = PageTemplate.text.split(separator: "{{title}}", omittingEmptySubsequences: false)
    let titled = parts.joined(separator: WebPage.escaped(title))
    guard let place = titled.firstRange(of: "{{data}}") else { return titled }
    return titled[..<place.lowerBound] + WebPage.inScript(content.text)
      + titled[place.upperBound...]
  }

  /// The name of the file, without its folders.
  private var title: String {
    data.report.source.split(separator: "/").last.map(String.init) ?? data.report.source
  }

  /// Text, escaped for an element or an attribute.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default:
        for scalar in character.unicodeScalars where scalar.properties.generalCategory != .control {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
  }

  /// JSON for a script element, which would end at `</script`. In JSON, `<`, `>` and `&` occur only in strings.
  private static func inScript(_ json: String) -> String {
    json.replacing("<", with: #"\u003c"#).replacing(">", with: #"\u003e"#)
      .replacing("&", with: #"\u0026"#)
  }

  private var content: JSON {
    let isNamed = !data.seriesNames.isEmpty
    return [
      "source": .string(title),
      "firstWeekday": .integer(data.calendar.firstWeekday.rawValue - 1),
      "columns": .array(
        data.names.map { name in
          ["name": .string(name), "unit": data.unit(ofColumn: name).map(JSON.string) ?? .null]
        }),
      "levels": .array(levels.map { WebPage.json($0.label.name, $0.dated) }),
      "series": .array(
        series.map { series in
          let packed = series.packed(per: barUnit, in: data.calendar)
          return [
            "name": isNamed ? .string(series.name) : .null, "unit": .string(packed.unit.rawValue),
            "bars": .string(packed.bars), "columns": .array(packed.columns.map(JSON.string)),
          ]
        }),
      "start": start,
    ]
  }

  private static func json(_ name: String, _ level: DatedLevel) -> JSON {
    let indices = (0..<level.count).map(level.index(ofPage:))
    let isWhole = level.end - level.first == level.count
    return .joined(
      [
        "name": .string(name), "unit": .string(level.unit.rawValue),
        "first": .integer(level.first), "count": .integer(level.count),
      ], isWhole ? [:] : ["chosen": .string(CalendarIndices(indices).packed)])
  }

  /// The session's place and rules.
  private var start: JSON {
    let names = Set(levels.map(\.label.name))
    var link = state.link
    link.stops.removeAll { !names.contains($0.level) }
    if let current = link.current, !names.contains(current) {
      link.current = link.stops.first?.level
    }
    return [
      "link": .string(link.text), "value": state.value.map(JSON.string) ?? .null,
      "series": state.series.map(JSON.string) ?? .null,
      "aggregate": .string(state.aggregate.rawValue), "scale": .string(state.scale.spelling),
      "comparison": state.comparison.map(JSON.init(encoding:)) ?? .null,
      "levelRules": .array(levels.map { WebPage.json($0.level.rules) }),
      "rules": WebPage.json(state.pager.rules),
    ]
  }

  private static func json(_ rules: LevelRules) -> JSON {
    let start: JSON =
      switch rules.start {
      case .page(let page): .integer(page)
      case .first, .last: .string(rules.start.spelling)
      }
    return [
      "start": start, "entry": .string(rules.entry.spelling), "edge": .string(rules.edge.spelling),
    ]
  }

  /// The rules for a web page, which shows one page at a time.
  private static func json(_ rules: PagerRules) -> JSON {
    [
      "ends": .string(rules.ends.spelling), "bounce": .string(rules.bounce.spelling),
      "reading": .string(rules.reading.spelling),
      "gesture": [
        "turning": .number(Double(rules.gesture.turningPages)),
        "throwing": .number(Double(rules.gesture.throwingPagesPerSecond)),
        "settleMilliseconds": .integer(rules.gesture.settleMilliseconds),
      ],
      "locked": .array(
        Direction.allCases.filter { rules.locked.contains(Directions($0)) }
          .map { .string($0.spelling) }),
    ]
  }
}
