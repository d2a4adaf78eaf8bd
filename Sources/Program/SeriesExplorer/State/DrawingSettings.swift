package import CivilDates
import CrossPagerConsole
package import CrossPagerSeries
import MessageWords

/// The settings that determine what the charts show. The state contains them, and snapshots save them.
package struct DrawingSettings: Hashable, Sendable {
  /// The name of the drawn column, or nil if there is none.
  package internal(set) var value: String?
  /// The name of the drawn series, or nil if the data has a single unnamed series.
  package internal(set) var series: String?
  /// The aggregate of each column. A column that is not listed shows the mean.
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

  /// Reads the members of a snapshot. A snapshot of plain levels has no aggregate and no calendar. A snapshot from an
  /// earlier version has only the drawn column's aggregate, and may have only the first weekday of the calendar.
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

  /// Keeps the current column, series or split if the data lacks the saved one, and returns a sentence about each.
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
  /// The first of `level`, `robust` and `page` with which at least 75% of the pages fill half of the chart's height.
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
  /// Calendars with shaded days for months, quarters and years. Other pages are drawn as with `auto`.
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
  /// The hour, from 0 to 23.
  package let hour: Int

  package static let allCases = (0...23).map(DayStart.init(hour:))

  package init(hour: Int) { self.hour = hour }

  /// Creates a day start from text such as `4`, `4:00` or `04:00`.
  package init?(text: String) {
    let digits = text.hasSuffix(":00") ? text.dropLast(3) : text[...]
    guard digits.count <= 2, let hour = WholeNumber.index(String(digits), in: 0...23) else {
      return nil
    }
    self.hour = hour
  }

  package var spelling: String { hour < 10 ? "0\(hour):00" : "\(hour):00" }
}

extension ChartData {
  func drawn(as drawing: DrawingSettings) -> ChartData {
    var data = self
    for name in names { data.aggregates[name] = drawing.aggregates[name] ?? aggregates[name] }
    data.calendar = calendar(for: drawing)
    return data
  }

  /// Returns this data's calendar with the first weekday, the day start and the year start from the settings. Dates
  /// without times keep the day start with which they were read, and years without months the year start.
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

/// The value that the bars of a column should reach, or no goal.
package struct Goal: Hashable, Spelled {
  var value: Double?
  /// The unit of the bars or, with running totals, of the page. Amounts per day and per month need different goals.
  var unit = CalendarUnit.day
  /// The name of the column, in lowercase.
  var column = ""

  package static let allCases = [Goal()]
  package var spelling: String { value == nil ? "off" : "\(number) \(unit.rawValue) \(column)" }
  var number: String { value.map { JSON.number($0).text } ?? "off" }

  init(value: Double? = nil) { self.value = value }

  /// Reads a goal such as `8000 day steps`.
  package init?(spelling text: String) {
    if text == "off" { return }
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, DecimalMark.point.plainNumber(in: words[0]) != nil,
      let value = Double(words[0]), value.isFinite, let unit = CalendarUnit(rawValue: words[1])
    else { return nil }
    (self.value, self.unit, column) = (value, unit, words[2])
  }
}

/// The number of bars in the moving mean that a line over the bars shows, or nil for no line.
package struct Smoothing: Hashable, Spelled {
  var count: Int?

  package static let allCases = [Smoothing()]
  package var spelling: String { count.map(String.init) ?? "off" }

  init() {}

  package init?(spelling text: String) {
    count = WholeNumber.index(text, in: 2...1000)
    if count == nil, text.keyword != "off" { return nil }
  }
}

/// Whether the bars of amounts show running totals.
package enum CumulateRule: String, Hashable, CaseIterable, Spelled {
  case off, on
}

extension Aggregate {
  /// Whether the aggregate is an amount, which can be totaled. An axis for amounts must include zero.
  var isAmount: Bool { [.sum, .count, .rise].contains(self) }
}

extension SessionState {
  func cumulates(_ column: String, of data: ChartData) -> Bool {
    drawing.cumulate == .on && data.aggregate(ofColumn: column).isAmount
  }
}
