package import CivilDates

extension DatedLevel {
  /// The page with the given calendar index, or nil if there is no such page.
  package func page(at index: Int) -> Int? {
    let page = page(nearestTo: index)
    return self.index(ofPage: page) == index ? page : nil
  }

  /// The page one year before a given page, or nil if there is no such page.
  ///
  /// For a week, this is the week 52 weeks earlier. For a minute, an hour or a day, this is its
  /// counterpart in the previous year. February 28 takes the place of February 29.
  package func page(aYearBefore page: Int) -> Int? {
    switch unit {
    case .week: self.page(at: index(ofPage: page) - 52)
    case .second, .minute, .hour, .day, .month, .quarter, .year:
      index(like: page, in: span(ofPage: page).lowerBound.date.year - 1).flatMap(self.page(at:))
    case .decade, .century: nil
    }
  }

  /// The calendar index with the same date as a page or, for a week, with the same week number, in the year that a
  /// period covers. Returns nil if the period is not a year.
  package func index(like page: Int, inYear period: Range<CivilTime>) -> Int? {
    let year = calendar.index(of: period.lowerBound, in: .year)
    guard calendar.span(of: year, in: .year) == period else { return nil }
    return index(like: page, in: period.lowerBound.date.year)
  }

  /// The calendar index with the same date as a page or, for a week, with the same week number, in another year.
  /// February 28 takes the place of February 29, and the last week takes the place of week 53.
  package func index(like page: Int, in year: Int) -> Int? {
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
