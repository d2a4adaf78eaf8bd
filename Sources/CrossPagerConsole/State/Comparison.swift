import CivilDates
import CrossPager
import CrossPagerTimeline
import MessageWords

/// The page that `compare` compares the shown page with.
public enum Comparison: Hashable, Sendable {
  /// The page before the shown page.
  case previous
  /// The page a year before the shown page.
  case year
  /// The page with this key, on the named level only.
  case page(level: String, key: String)
}

/// The argument to `compare`.
enum ComparisonTarget: Hashable, Sendable {
  case previous, year, off
  /// The page with this index on the current level.
  case index(Int)
  /// The page on the current level that contains the start of a date or another period. For a year, this is the page
  /// with the same date in that year.
  case date(DateWords)
}

extension Comparison {
  /// The argument to `compare`.
  var words: String {
    switch self {
    case .previous: "previous"
    case .year: "year"
    case .page(_, let key): key
    }
  }
}

extension Comparison: Codable {
  private enum Key: CodingKey { case level, page }

  /// Encodes the rule as a word, or the page with its level.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .previous, .year:
      var container = encoder.singleValueContainer()
      try container.encode(self == .year ? "year" : "previous")
    case .page(let level, let key):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(level, forKey: .level)
      try container.encode(key, forKey: .page)
    }
  }

  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      self = .page(
        level: try container.decode(String.self, forKey: .level),
        key: try container.decode(String.self, forKey: .page))
      return
    }
    let container = try decoder.singleValueContainer()
    switch try container.decode(String.self) {
    case "previous": self = .previous
    case "year": self = .year
    default:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "Expected 'previous', 'year' or a page with its level")
    }
  }
}

extension SessionState {
  /// Performs `compare`.
  ///
  /// - Parameter today: Today's date, or nil if it is unknown.
  mutating func compare(
    with target: ComparisonTarget, in data: ChartData?, _ today: CivilDate?
  ) -> BarOutcome {
    guard let level = pager.currentLevel else { return (.ignored(.noLevels), nil) }
    guard data != nil, let dated = labels[level].dated else { return (.ignored(.noDates), nil) }
    let name = labels[level].name
    let new: Comparison?
    switch target {
    case .off: new = nil
    case .previous: new = .previous
    case .year:
      if dated.unit > .year {
        let unit = dated.unit.rawValue
        return (
          .ignored(.doesNotFit),
          "No \(unit) starts a year earlier. To compare with the \(unit) before: compare previous"
        )
      }
      new = .year
    case .index(let index):
      guard index < dated.count else {
        return (
          .ignored(.noSuchPage),
          "No page \(index) in level '\(name.excerpt)'. Its pages are 0 to \(dated.count - 1)."
        )
      }
      new = .page(level: name, key: dated.key(ofPage: index))
    case .date(let words):
      let page = pager.currentPage ?? 0
      guard let period = period(of: words, on: dated, page: page, in: data, today) else {
        return Self.unknownToday
      }
      let index = pager.currentPage.flatMap { dated.index(like: $0, inYear: period) }
      guard let page = index.map(dated.page(at:)) ?? dated.page(in: period) else {
        let missing = index.map { dated.calendar.span(of: $0, in: dated.unit) } ?? period
        return (.ignored(.noSuchPage), noPage(for: words, missing, ofLevel: level))
      }
      new = .page(level: name, key: dated.key(ofPage: page))
    }
    if new == comparison { return (.ignored(.alreadyThere), nil) }
    comparison = new
    return (.changed(), nil)
  }

  /// The page of the same level that a dated page is compared with, or nil if there is no such page.
  func comparedPage(of position: Position) -> Int? {
    guard let comparison, let page = position.page, let dated = labels[position.level].dated else {
      return nil
    }
    switch comparison {
    case .previous: return page > 0 ? page - 1 : nil
    case .year: return dated.page(aYearBefore: page)
    case .page(let level, let key):
      return level == labels[position.level].name ? dated.page(meantBy: key) : nil
    }
  }
}

extension DatedLevel {
  /// The page one year before a given page, or nil if there is no such page.
  ///
  /// For a week, this is the week 52 weeks earlier. For an hour or a day, this is the hour or day with the same date a
  /// year earlier. February 28 takes the place of February 29.
  func page(aYearBefore page: Int) -> Int? {
    switch unit {
    case .week: self.page(at: index(ofPage: page) - 52)
    case .minute, .hour, .day, .month, .quarter, .year:
      index(like: page, in: span(ofPage: page).lowerBound.date.year - 1).flatMap(self.page(at:))
    case .decade, .century: nil
    }
  }

  /// The calendar index with the same date as a page or, for a week, with the same week number, in the year that a
  /// period covers. Returns nil if the period is not a year.
  func index(like page: Int, inYear period: Range<CivilTime>) -> Int? {
    let year = calendar.index(of: period.lowerBound, in: .year)
    guard calendar.span(of: year, in: .year) == period else { return nil }
    return index(like: page, in: period.lowerBound.date.year)
  }

  /// The calendar index with the same date as a page or, for a week, with the same week number, in another year.
  /// February 28 takes the place of February 29, and the last week takes the place of week 53.
  private func index(like page: Int, in year: Int) -> Int? {
    let start = span(ofPage: page).lowerBound
    func index(year: Int, month: Int, day: Int) -> Int? {
      CivilDate(year: year, month: month, day: day)
        .flatMap { CivilTime($0, hour: start.hour, minute: start.minute) }
        .map { calendar.index(of: $0, in: unit) }
    }
    let date = start.date
    if unit == .week {
      // A week belongs to the year of its fourth day, so the first week of a year contains January 4, and the last week
      // contains December 28.
      let own = CivilDate(dayNumber: date.dayNumber + 3).year
      guard let ownFirst = index(year: own, month: 1, day: 4),
        let first = index(year: year, month: 1, day: 4),
        let last = index(year: year, month: 12, day: 28)
      else { return nil }
      return min(first + self.index(ofPage: page) - ownFirst, last)
    }
    return index(year: year, month: date.month, day: date.day)
      ?? index(year: year, month: date.month, day: date.day - 1)
  }
}
