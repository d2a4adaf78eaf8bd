import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerTimeline

/// The page that `compare` compares the shown page with.
enum Comparison: Hashable, Sendable {
  /// The page before the shown page.
  case previous
  /// The page a year before the shown page.
  case year
  /// The page with this key, on the named level only.
  case page(level: String, key: String)

  /// The argument to `compare`.
  var words: String {
    switch self {
    case .previous: "previous"
    case .year: "year"
    case .page(_, let key): key
    }
  }

  /// The comparison in a snapshot or a web page.
  var json: JSON {
    switch self {
    case .previous, .year: .string(words)
    case .page(let level, let key): ["level": .string(level), "page": .string(key)]
    }
  }

  /// Reads the comparison in a snapshot.
  init(_ reader: JSONReader) throws(JSONReader.Problem) {
    switch reader.value {
    case .string("previous"): self = .previous
    case .string("year"): self = .year
    case .object:
      let members = try reader.members(["level", "page"])
      self = .page(
        level: try reader.required("level", in: members).string(),
        key: try reader.required("page", in: members).string())
    default: throw reader.problem("'previous', 'year' or a page with its level")
    }
  }
}

extension DatedLevel {
  /// The page one year before a given page, or nil if there is no such page.
  ///
  /// For a week, this is the week 52 weeks earlier. For a minute, an hour or a day, this is the same one of the
  /// previous year. February 28 takes the place of February 29.
  func page(aYearBefore page: Int) -> Int? {
    switch unit {
    case .week: self.page(at: index(ofPage: page) - 52)
    case .second, .minute, .hour, .day, .month, .quarter, .year:
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

extension SessionState {
  /// The page of the same level that a dated page is compared with, or nil if there is no such page.
  func comparedPage(of position: Position) -> Int? {
    guard let comparison = drawing.comparison, let page = datedPage(at: position) else {
      return nil
    }
    return switch comparison {
    case .previous: page.index > 0 ? page.index - 1 : nil
    case .year: page.level.page(aYearBefore: page.index)
    case .page(let level, let key):
      level == page.levelName ? page.level.page(meantBy: key) : nil
    }
  }
}
