import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import PageTemplate
import SVGCharts
import TerminalText

/// A web page with the data from a session. The page opens at the session's place.
struct WebPage {
  let state: SessionState
  let data: ChartData

  static let seriesLimit = 100
  /// The maximum number of values. Each bar of each column has a value.
  static let valueLimit = 2_000_000

  private let levels: [(label: LevelLabel, dated: DatedLevel, level: Level)]
  /// The finest unit of the bars on these levels, or the unit that a sample stands for if that unit is finer and the
  /// page stays small.
  private var barUnit: CalendarUnit
  /// The embedded series in the order of the data: the drawn series and as many others as fit.
  let series: [NamedSeries]

  /// Returns nil if no level has dates.
  init?(of state: SessionState, _ data: ChartData) {
    self.state = state
    self.data = data
    levels = zip(state.labels, state.pager.levels).compactMap { label, level in
      label.dated.map { (label, $0, level) }
    }
    guard let unit = levels.map(\.dated.barUnit).min() else { return nil }
    barUnit = unit
    let drawn = data.series.firstIndex { $0.name == state.drawing.series } ?? 0
    let others = data.series.indices.filter { $0 != drawn }.prefix(WebPage.seriesLimit - 1)
    series = ([drawn] + others).sorted().map { data.series[$0] }
    if let finest = series.compactMap({ end(of: $0)?.unit }).min(), finest < unit {
      barUnit = finest
      if valueCount > WebPage.valueLimit / 10 { barUnit = unit }
    }
    // A week can belong to two years.
    if barUnit == .week { barUnit = .day }
  }

  /// The numbers of embedded and available series, or nil if the page contains all series.
  var share: (count: Int, total: Int)? {
    series.count < data.series.count ? (series.count, data.series.count) : nil
  }

  var pageCount: Int { levels.reduce(0) { $0 + $1.level.count } }

  /// An upper bound on the number of values in the page.
  var valueCount: Int {
    series.reduce(0) { count, series in
      let units = series.span.map { span in
        data.calendar.index(of: span.upperBound, in: barUnit)
          - data.calendar.index(of: span.lowerBound, in: barUnit) + 1
      }
      return count + min(series.barCount, (units ?? 0) * series.series.count)
    }
  }

  /// - Parameter check: A function that throws to stop. It is called before each column of each series.
  func text<E>(_ check: () throws(E) -> Void) throws(E) -> String {
    WebPage.text(PageTemplate.page.text, title: title, data: try content(check))
  }

  static func text(_ template: String, title: String, data: JSON) -> String {
    let title = escaped(title)
    // The title and the data may contain either placeholder.
    return template.split(at: "{{data}}").map { $0.replacing("{{title}}", by: title) }
      .joined(separator: inScript(data.text))
  }

  private var title: String {
    data.report.source.split(separator: "/").last.map(String.init) ?? data.report.source
  }

  /// Returns text for an element or an attribute, escaped and without control characters.
  private static func escaped(_ text: String) -> String {
    let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
    return String(String.UnicodeScalarView(scalars)).escapedForXML
  }

  /// Returns JSON for a script element, with escapes so that `</script` cannot end the element. In JSON, `<`, `>` and
  /// `&` occur only in strings.
  private static func inScript(_ json: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.utf8.count)
    for byte in json.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += #"\u0026"#.utf8
      case UInt8(ascii: "<"): bytes += #"\u003c"#.utf8
      case UInt8(ascii: ">"): bytes += #"\u003e"#.utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func content<E>(_ check: () throws(E) -> Void) throws(E) -> JSON {
    let isNamed = !data.seriesNames.isEmpty
    return try [
      "source": .string(title),
      "firstWeekday": .integer(data.calendar.firstWeekday.rawValue - 1),
      "dayStart": .integer(data.calendar.dayStart),
      "yearStart": .integer(data.calendar.yearStart.rawValue),
      "dataUnit": .optional(data.calendar.dataUnit?.rawValue),
      "columns": .array(
        data.names.map { name in
          [
            "name": .string(name), "unit": data.unit(ofColumn: name).map(JSON.string) ?? .null,
            "aggregate": .string(data.aggregate(ofColumn: name).rawValue),
            "decimals": .integer(data.decimals(ofColumn: name)),
          ]
        }),
      "levels": .array(levels.map { WebPage.json($0.label.name, $0.dated) }),
      "series": .array(
        series.map { series throws(E) in
          let packed = try series.packed(per: barUnit, in: data.calendar, check)
          return [
            "name": isNamed ? .string(series.name) : .null, "unit": .string(packed.unit.rawValue),
            "end": end(of: series).map {
              ["time": $0.time.json, "isByMonths": .bool($0.unit >= .month)]
            } ?? .null, "bars": .string(packed.bars),
            "columns": .array(packed.columns.map(JSON.string)),
          ]
        }),
      "rows": data.series[0].series[0].rowSpan.map { [$0.lowerBound.json, $0.upperBound.json] }
        ?? .null,
      "notes": .array(
        state.notes.map {
          [
            "text": .string($0.text), "start": $0.span.lowerBound.json,
            "end": $0.span.upperBound.json,
          ]
        }),
      "start": start,
    ]
  }

  /// Returns the end of a series, where comparisons of unfinished pages end, and the unit that a sample stands for.
  private func end(of series: NamedSeries) -> (time: CivilTime, unit: CalendarUnit)? {
    data.span.flatMap { span in
      series.series[0].end(
        in: CivilTime.earliest..<CivilTime.latest, upTo: span.upperBound, calendar: data.calendar)
    }
  }

  private static func json(_ name: String, _ level: DatedLevel) -> JSON {
    let isWhole = level.end - level.first == level.count
    return .present([
      "name": .string(name), "unit": .string(level.unit.rawValue), "first": .integer(level.first),
      "count": .integer(level.count),
      "chosen": isWhole
        ? nil : .string((0..<level.count).map(level.index(ofPage:)).packedIndices),
    ])
  }

  private var start: JSON {
    let drawing = state.drawing
    let names = Set(levels.map(\.label.name))
    var link = state.link
    link.stops.removeAll { !names.contains($0.level) }
    if let current = link.current, !names.contains(current) {
      link.current = link.stops.first?.level
    }
    return [
      "link": .string(link.text), "value": .optional(drawing.value),
      "series": .optional(drawing.series),
      "scale": .string(drawing.scale.spelling), "style": .string(drawing.style.spelling),
      "comparison": drawing.comparison?.json ?? .null,
      "comparesFull": .bool(drawing.comparesWholePages), "split": split,
      "goal": .string(drawing.goal.spelling), "smooth": .optional(drawing.smoothing.count),
      "levelRules": .array(levels.map { WebPage.json($0.level.rules) }),
      "rules": WebPage.json(state.pager.rules),
    ]
  }

  /// The names of the columns or series that a split page draws, or null for a single chart.
  private var split: JSON {
    let drawn = state.drawnColumns(of: data)
    guard drawn.count > 1 else { return .null }
    if drawn[0].column != drawn[1].column { return ["columns": .strings(drawn.map(\.column))] }
    let embedded = Set(series.map(\.name))
    return ["series": .strings(drawn.compactMap(\.series).filter(embedded.contains))]
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

  /// Returns the rules for a web page, which shows one page at a time.
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

extension CivilTime {
  /// The seconds since 0001-01-01.
  fileprivate var json: JSON { .number(Double(microseconds) / Double(Self.microsecondsPerSecond)) }
}

/// A web page with the cards, places and rules of a session whose levels have no dates. The page runs the same pager.
struct PagerPage {
  let session: Session

  var pageCount: Int { session.state.pager.levels.reduce(0) { $0 + $1.count } }

  var text: String {
    WebPage.text(
      PageTemplate.touch.text, title: title,
      data: [
        "title": .string(title), "scene": .optional(session.sceneName),
        "start": session.titledSnapshot,
      ])
  }

  private var title: String {
    if let name = session.sceneName { return name }
    let names = session.state.labels.map(\.name)
    if names.isEmpty { return "No levels" }
    return names.prefix(4).joined(separator: ", ") + (names.count > 4 ? ", …" : "")
  }

  /// Returns a picture of the display, with a map of all levels.
  func picture(at place: String) -> String {
    let pager = session.state.pager
    var picture = SVGCards(
      title: title, subtitle: place,
      cards: session.state.displayReport.cards(width: SVGCards.columns, height: 1))
    picture.levels = zip(session.state.labels, pager.levels).enumerated().map { index, level in
      SVGCards.MapLevel(
        name: level.0.name, count: level.1.count, page: level.1.page,
        isCurrent: index == pager.currentLevel, isReversed: pager.rules.reading == .rtl)
    }
    return SVGDocument.text(of: picture)
  }
}
