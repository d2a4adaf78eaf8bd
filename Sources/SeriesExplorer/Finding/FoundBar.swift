import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords
import TextCharts

/// A bar, or a page without values, that `find` found.
struct FoundBar: Hashable, Sendable {
  /// The index of the bar on its page, or nil if the page has no values.
  var bar: Int?
  /// The key of the bar, or of the page if there is no bar.
  var key: String
  /// The unit of the bar, or of the page if there is no bar.
  var barUnit: CalendarUnit
  /// The start of the bar, or of the page if there is no bar.
  var start: CivilTime
  /// The value of the bar, or nil if the bar has none.
  var value: Double?
  /// The unit of the value, or nil if it has none.
  var unit: String?
  /// The search word `max` or `min`, or nil for other searches.
  var extreme: String?
  /// The rank of the page among all pages by their greatest or least values, starting at 1, or nil unless the search
  /// was for `max` or `min`.
  var rank: Int?
  /// The number of ranked pages.
  var rankedPages: Int?
}

extension FoundBar {
  /// A phrase such as `max 31.2 °C on Thu 2025-07-03` or `24.3 in the hour from 13:00 on Sat 2025-06-14`.
  var text: String {
    guard bar != nil else { return "no values" }
    let value =
      self.value.map { value in
        [
          extreme, value.isFinite ? NumberFormat.caption(value) : "out of range",
          unit?.excerpt,
        ].compactMap(\.self).joined(separator: " ")
      } ?? "no value"
    let rank =
      if let place = self.rank, let pages = rankedPages, place > 1 {
        ", number \(place) of \(pages) pages"
      } else {
        ""
      }
    return "\(value) \(time)\(rank)"
  }

  private var time: String {
    let date = start.date
    let day = "\(Bar.weekdays[date.weekday.rawValue - 1].prefix(3)) \(date)"
    switch barUnit {
    case .minute: return "at \(start.isoMinutes.suffix(5)) on \(day)"
    case .hour: return "in the hour from \(start.isoMinutes.suffix(5)) on \(day)"
    case .day: return "on \(day)"
    case .decade: return "in the \(date.year)s"
    case .week, .month, .quarter, .year, .century: return "in \(key)"
    }
  }

  init(
    _ match: Search.Match, of search: Search, on level: DatedLevel, unit: String?
  ) {
    let index = level.index(ofPage: match.page)
    let calendar = level.calendar
    if let place = match.bar, let barUnit = level.unit.finer {
      let first = calendar.index(of: calendar.start(of: index, in: level.unit), in: barUnit)
      self.init(
        bar: place, key: calendar.key(of: first + place, in: barUnit), barUnit: barUnit,
        start: calendar.start(of: first + place, in: barUnit), value: match.value, unit: unit)
    } else {
      self.init(
        key: calendar.key(of: index, in: level.unit), barUnit: level.unit,
        start: calendar.start(of: index, in: level.unit))
    }
    if let rank = match.rank {
      (extreme, self.rank, rankedPages) = (search.text, rank.place, rank.of)
    }
  }
}

extension FoundBar: AnswerDetail {
  package var isDrawn: Bool { false }

  package var phrases: [String] { [text] }

  package var json: JSON {
    let rank: JSON =
      rank.map { ["rank": .integer($0), "of": .optional(rankedPages)] } ?? [:]
    return [
      "found": .joined(
        [
          "key": .string(key), "bar": .optional(bar),
          "value": .optional(value.flatMap { $0.isFinite ? $0 : nil }),
        ], rank)
    ]
  }
}
