package import CivilDates

extension DatedLevel {
  /// Returns the page with the given calendar index, or nil if there is no such page.
  package func page(at index: Int) -> Int? {
    let page = page(nearestTo: index)
    return self.index(ofPage: page) == index ? page : nil
  }

  /// Returns the counterpart of a page in the previous year, or nil if there is no such page or if the pages are
  /// decades or centuries. For a week, this is the week 52 weeks earlier. February 28 takes the place of February 29.
  package func page(aYearBefore page: Int) -> Int? {
    switch unit {
    case .week: self.page(at: index(ofPage: page) - 52)
    case .second, .minute, .hour, .day, .month, .quarter, .year:
      index(like: page, yearsLater: -1).flatMap(self.page(at:))
    case .decade, .century: nil
    }
  }

  /// Returns the calendar index of the unit that has the same date as a page or, for a week, the same week number, in
  /// the year that a period covers. Returns nil if the period is not a year.
  package func index(like page: Int, inYear period: Range<CivilTime>) -> Int? {
    let year = calendar.index(of: period.lowerBound, in: .year)
    guard calendar.span(of: year, in: .year) == period else { return nil }
    let start = span(ofPage: page).lowerBound
    guard unit == .week else {
      return index(like: page, yearsLater: year - calendar.index(of: start, in: .year))
    }
    // If the year has no week 53, its last week takes the place of week 53. A week belongs to the year of its fourth
    // day.
    func fourthDay(after start: CivilTime) -> CivilTime {
      CivilTime(microseconds: start.microseconds + 3 * CivilTime.microsecondsPerDay)
    }
    func firstWeek(_ year: Int) -> Int {
      calendar.index(of: fourthDay(after: calendar.start(of: year, in: .year)), in: .week)
    }
    let own = calendar.index(of: fourthDay(after: start), in: .year)
    return min(
      firstWeek(year) + index(ofPage: page) - firstWeek(own), firstWeek(year + 1) - 1)
  }

  /// Returns the calendar index of the unit that has the same date as a page, but `years` later. February 28 takes the
  /// place of February 29.
  private func index(like page: Int, yearsLater years: Int) -> Int? {
    let start = span(ofPage: page).lowerBound
    let date = start.date
    func index(day: Int) -> Int? {
      CivilDate(year: date.year + years, month: date.month, day: day)
        .flatMap { CivilTime($0, hour: start.hour, minute: start.minute) }
        .map { calendar.index(of: $0, in: unit) }
    }
    return index(day: date.day) ?? index(day: date.day - 1)
  }
}
