package import CivilDates
import CrossPager
package import CrossPagerConsole
package import CrossPagerSeries
import CrossPagerTimeline
import MessageWords

/// The settings that determine what the charts show. The state contains them, and snapshots save them.
package struct DrawingSettings: Hashable, Sendable {
  /// The name of the drawn column, or nil if there is none.
  package internal(set) var value: String?
  /// The name of the drawn series, or nil if the data has a single unnamed series.
  package internal(set) var series: String?
  /// A column that is not listed shows the mean.
  package internal(set) var aggregates: [String: Aggregate] = [:]
  package internal(set) var calendar = CivilCalendar()
  package internal(set) var scale = ScaleRule.auto
  package internal(set) var style = StyleRule.auto
  package internal(set) var gaps = GapsRule.show
  package internal(set) var split = Split.off
  var comparison: Comparison?
  /// Whether whole pages are compared even if the data ends inside one of them.
  var comparesWholePages = false
  var goal = Goal()
  var smoothing = Smoothing()
  var cumulate = CumulateRule.off

  package internal(set) var dayStart: DayStart {
    get { DayStart(hour: calendar.dayStart) }
    set { calendar.dayStart = newValue.hour }
  }

  package internal(set) var aggregate: Aggregate {
    get { value.flatMap { aggregates[$0] } ?? .mean }
    set { if let value { aggregates[value] = newValue } }
  }
}

/// Reads and writes the settings in snapshots, except those that the session saves as rules.
extension DrawingSettings {
  static let savedNames = [
    "aggregate", "aggregates", "compare", "compareFull", "dayStart", "firstWeekday", "series",
    "split", "value", "yearStart",
  ]

  var saved: JSON {
    let isDated = value != nil
    let others = aggregates.filter { $0.key != value && $0.value != .mean }
      .sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value.spelling)) }
    return .present([
      "value": value.map(JSON.string), "series": series.map(JSON.string), "split": split.json,
      "compare": comparison?.json, "compareFull": comparesWholePages ? true : nil,
      "aggregate": isDated ? .string(aggregate.spelling) : nil,
      "aggregates": isDated && aggregates.count > 1 ? .object(others) : nil,
      "dayStart": isDated ? .string(dayStart.spelling) : nil,
      "firstWeekday": isDated ? .string(calendar.firstWeekday.spelling) : nil,
      "yearStart": isDated ? .string(calendar.yearStart.spelling) : nil,
    ])
  }

  /// Reads the members of a snapshot. A snapshot of plain levels has no aggregate and no calendar. A snapshot of an
  /// earlier version has an aggregate of the drawn column only, and may have only the first weekday of the calendar.
  ///
  /// - Parameter current: The settings from which to take the aggregate and the calendar if the snapshot has none.
  init(
    _ members: [String: JSONReader], _ settings: [String: String], over current: DrawingSettings
  ) throws(JSONReader.Problem) {
    value = try members["value"]?.string()
    series = try members["series"]?.string()
    if let member = members["split"] { split = try Split(member) }
    if let member = members["compare"] { comparison = try Comparison(member) }
    if let member = members["compareFull"] {
      guard member.value == .bool(true) else { throw member.problem("true") }
      comparesWholePages = true
    }
    aggregates = current.aggregates
    if let others = members["aggregates"] {
      aggregates = aggregates.mapValues { _ in .mean }
      guard case .object(let members) = others.value else { throw others.problem("an object") }
      for (name, aggregate) in try others.members(members.map(\.name)) {
        aggregates[name] = try aggregate.word()
      }
    }
    if let aggregate: Aggregate = try members["aggregate"]?.word() { self.aggregate = aggregate }
    calendar = current.calendar
    if let weekday = try members["firstWeekday"]?.word(Weekday.init(name:)) {
      calendar.firstWeekday = weekday
    }
    if let hour = try members["dayStart"]?.word(DayStart.init(text:)) { dayStart = hour }
    if let month = try members["yearStart"]?.word(Month.init(text:)) { calendar.yearStart = month }
    gaps = settings["gaps"].flatMap(GapsRule.init(spelling:)) ?? .show
    style = settings["style"].flatMap(StyleRule.init(spelling:)) ?? .auto
  }

  /// Keeps the current column, series or split if the data lacks the saved one. Returns a sentence for each difference.
  mutating func restore(_ saved: DrawingSettings, of data: ChartData?) -> [String] {
    var differences: [String] = []
    (comparison, comparesWholePages) = (saved.comparison, saved.comparesWholePages)
    let drawn: [(kind: String, path: WritableKeyPath<Self, String?>, names: [String]?)] = [
      ("column", \.value, data?.names), ("series", \.series, data?.seriesNames),
    ]
    for (kind, path, names) in drawn {
      guard let name = saved[keyPath: path] else { continue }
      if names?.contains(name) == true {
        self[keyPath: path] = name
      } else {
        differences.append("No \(kind) '\(name.excerpt)' here. --repair keeps the current \(kind).")
      }
    }
    if let difference = saved.split.difference(from: data) {
      differences.append(difference)
    } else {
      split = saved.split
    }
    return differences
  }
}

package enum ScaleRule: String, Hashable, Sendable, CaseIterable, Spelled {
  /// The first of `level`, `robust` and `page` with which three in four pages fill at least half of the chart's height.
  case auto
  case level
  case page
  /// All pages of a level share a scale that fits 99 of 100 bars. The other bars are clipped.
  case robust
}

package enum StyleRule: String, Hashable, Sendable, CaseIterable, Spelled {
  /// Lines for means, and bars for other aggregates.
  case auto
  case line, bar
  /// Months, quarters and years as calendars with shaded days. Other pages as in `auto`.
  case calendar

  func drawsLine(_ aggregate: Aggregate) -> Bool {
    self == .line || self != .bar && aggregate == .mean
  }
}

extension Aggregate: Spelled {
  package init?(spelling word: String) {
    let others = [
      "average": "mean", "avg": "mean", "total": "sum", "maximum": "max", "minimum": "min",
    ]
    self.init(rawValue: others[word.keyword] ?? word.keyword)
  }
}

extension Weekday: Spelled {
  package var spelling: String { description }
}

extension Month: Spelled {
  package var spelling: String { description }

  /// Creates a month from its number or from at least the first three letters of its name.
  package init?(text: String) {
    if let number = WholeNumber.index(text) {
      self.init(rawValue: number)
    } else {
      self.init(name: text)
    }
  }
}

/// The hour at which days begin.
package struct DayStart: Hashable, Spelled {
  /// 0 to 23.
  package let hour: Int

  package static let allCases = (0...23).map(DayStart.init(hour:))

  package init(hour: Int) { self.hour = hour }

  /// Creates the hour for text such as `4`, `4:00` or `04:00`.
  package init?(text: String) {
    let digits = text.hasSuffix(":00") ? text.dropLast(3) : text[...]
    guard digits.count <= 2, let hour = WholeNumber.index(String(digits), in: 0...23) else {
      return nil
    }
    self.hour = hour
  }

  package var spelling: String { hour < 10 ? "0\(hour):00" : "\(hour):00" }
}

/// The part of a state that belongs to the data.
package struct ExplorerState: StateContent {
  package internal(set) var drawing = DrawingSettings()
  /// The marked bar is always on the current level.
  package internal(set) var cursor: BarCursor?
  /// The places that `back` returns to, oldest first.
  var entrances: [EnteredPlace] = []
  /// The data that a command read, or nil for the initial data.
  package internal(set) var source: DataSource?

  /// The maximum size, in bytes, of former data that `undo` can restore. The initial data is always kept.
  private static let formerDataLimit = 64_000_000

  package func withoutAbsent(in state: SessionState) -> (any StateContent)? {
    if cursor == nil, entrances.isEmpty, drawing.comparison == nil { return nil }
    var kept = self
    if let cursor, state.pager.currentLevel.map({ state.labels[$0].name }) != cursor.level {
      kept.cursor = nil
    }
    // In another calendar, the page with this key has different bars, so only the page with the key counts.
    kept.entrances = entrances.filter { place in
      let level = state.levelIndex(of: place.level)
      return level.flatMap { state.labels[$0].dated?.page(forKey: place.page) } != nil
    }
    if case .page(let level, let key) = drawing.comparison,
      state.pageIndex(of: key, inLevel: level) == nil
    {
      kept.drawing.comparison = nil
      kept.drawing.comparesWholePages = false
    }
    return kept == self ? nil : kept.normalized
  }

  /// This content, or no content if it is the content of a session that has never had data.
  fileprivate var normalized: any StateContent { self == ExplorerState() ? NoStateContent() : self }

  package func bytes(besides other: any StateContent) -> Int {
    let other = other as? ExplorerState
    // Most states have no entrances.
    let own = entrances.isEmpty ? 0 : entrances.bytes(besides: other?.entrances ?? [])
    return own + (source === other?.source ? 0 : source?.data.bytes ?? 0)
  }

  package func note(onLosing former: any StateContent) -> String? {
    guard let former = (former as? ExplorerState)?.source, former !== source,
      former.data.bytes > Self.formerDataLimit
    else { return nil }
    return "The previous data takes up \(former.data.bytes / 1_000_000) MB. "
      + "This command and earlier commands cannot be undone."
  }

  package var visible: any StateContent {
    var visible = self
    visible.entrances = []
    visible.drawing.gaps = .show
    return visible
  }
}

extension SessionState {
  package internal(set) var explored: ExplorerState {
    get { content.base as? ExplorerState ?? ExplorerState() }
    set { content = AnyStateContent(base: newValue.normalized) }
  }

  package internal(set) var drawing: DrawingSettings {
    get { explored.drawing }
    set { explored.drawing = newValue }
  }
}

extension ChartData {
  func drawn(as drawing: DrawingSettings) -> ChartData {
    var data = self
    for name in names { data.aggregates[name] = drawing.aggregates[name] ?? aggregates[name] }
    data.calendar = calendar(for: drawing)
    return data
  }

  /// The calendar of this data with the first weekday, the day start and the year start of the settings. If the data has
  /// dates without times or years without months, their starts stay as they were when they were read.
  func calendar(for drawing: DrawingSettings) -> CivilCalendar {
    var calendar = calendar.following(drawing.calendar)
    if let hour = report.hourOfDates { calendar.dayStart = hour }
    if report.hasYears { calendar.yearStart = self.calendar.yearStart }
    // Values for weeks or longer units have no days to show.
    calendar.hasDayBars =
      drawing.style == .calendar && series.contains { $0.series.contains { $0.step == nil } }
    return calendar
  }
}
