extension CivilCalendar {
  /// The title of a unit, in English.
  ///
  /// `28 December 2015, 23:59`, `28 December 2015, 23:00`, `28 December 2015`, `Week 53 of 2015`, `December 2015`, `Q4
  /// 2015`, `2015`. A week that does not start on Monday is named after its first day, `Week of 27 December 2015`. For
  /// other languages, format the unit's ``span(of:in:)`` with Foundation.
  ///
  /// - Parameters:
  ///   - index: The unit's index. One outside the years 0 to 10000 counts as the nearest one inside.
  ///   - unit: The kind of unit.
  /// - Complexity: O(1).
  public func title(of index: Int, in unit: CalendarUnit) -> String {
    let start = start(of: index, in: unit)
    let date = start.date
    let month = "\(Self.monthNames[date.month - 1]) \(date.year)"
    let day = "\(date.day) \(month)"
    switch unit {
    case .minute, .hour: return "\(day), \(start.hour.padded(to: 2)):\(start.minute.padded(to: 2))"
    case .day: return day
    case .week:
      guard firstWeekday == .monday else { return "Week of \(day)" }
      let week = date.isoWeek
      return "Week \(week.week) of \(week.year)"
    case .month: return month
    case .quarter: return "Q\((date.month + 2) / 3) \(date.year)"
    case .year: return "\(date.year)"
    }
  }

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
