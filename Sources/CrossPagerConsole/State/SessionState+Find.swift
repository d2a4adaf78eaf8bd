public import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords

/// A bar or a page without values that `find` found.
public struct FoundBar: Hashable, Sendable {
  /// The index of the bar on its page, or nil if the page has no values.
  public var bar: Int?
  /// The key of the bar, or of the page if there is no bar.
  public var key: String
  /// The unit of the bar, or of the page if there is no bar.
  public var barUnit: CalendarUnit
  /// The start of the bar, or of the page if there is no bar.
  public var start: CivilTime
  /// The value of the bar, or nil if the bar has none.
  public var value: Double?
  /// The unit of the value, or nil if it has none.
  public var unit: String?
  /// `max` or `min` if the search was for such a value.
  public var extreme: String?
  /// The place of the page in the order of all pages by their greatest or least values, starting at 1.
  public var rank: Int?
  /// The number of pages in that order.
  public var rankedPages: Int?
}

extension SessionState {
  /// Performs `find`: goes to the page that a search finds from the current page.
  ///
  /// - Returns: The outcome, what was found, and a message if the outcome is `ignored`.
  mutating func find(
    _ search: Search, _ way: Search.Way?, in data: ChartData?
  ) -> (outcome: Outcome, found: FoundBar?, refusal: String?) {
    guard let level = pager.currentLevel else { return (.ignored(.noLevels), nil, nil) }
    guard let data, let dated = labels[level].dated, let page = pager.levels[level].page else {
      return (.ignored(.noDates), nil, nil)
    }
    let series = data.column(named: value, of: self.series)
    let unit = data.aggregate == .count ? nil : data.unit(ofColumn: series.name)
    var pages = PageSearch(search, of: series, data.aggregate, on: dated)
    guard let match = pages.match(from: page, way) else {
      let isBehind = pages.match(from: page, (way ?? .next).other) != nil
      let refusal = search.refusal(way, unit: unit, level: labels[level].name, isBehind: isBehind)
      return (.ignored(.noSuchPage), nil, refusal)
    }
    let found = FoundBar(match, of: search, on: dated, unit: unit)
    let outcome = apply(.page(match.page))
    return (outcome, found, nil)
  }
}

extension FoundBar {
  fileprivate init(
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

extension Search {
  /// The message of a search that found nothing.
  ///
  /// - Parameter isBehind: Whether the search would find a page in the other direction.
  fileprivate func refusal(
    _ way: Way?, unit: String?, level: String, isBehind: Bool
  ) -> String {
    let pages = way == .previous ? "earlier page" : "later page"
    let other = (way ?? .next).other
    let hint = isBehind ? " To look the other way: find \(other.spelling) \(text)" : ""
    switch self {
    case .compared:
      return "No \(pages) has a bar \(text)\(unit.map { " \($0.excerpt)" } ?? "").\(hint)"
    case .missing: return "No \(pages) has a bar without a value.\(hint)"
    case .gap: return "No \(pages) is without values.\(hint)"
    case .max, .min:
      guard let way else { return "No page of '\(level.excerpt)' has a value." }
      let isGreater = (self == .max) == (way == .previous)
      return "No page has \(isGreater ? "a greater" : "a smaller") \(text)imum.\(hint)"
    }
  }
}
