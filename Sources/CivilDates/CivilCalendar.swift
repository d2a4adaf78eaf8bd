/// Divides civil time into units, and gives each unit an index.
///
/// The end of one unit is the start of the next. Only weeks depend on a choice: the weekday they start on.
public struct CivilCalendar: Hashable, Sendable {
  /// The weekday every week starts on. Weeks of ISO 8601 start on Monday.
  public let firstWeekday: Weekday

  /// A calendar whose weeks start on this weekday.
  public init(firstWeekday: Weekday = .monday) {
    self.firstWeekday = firstWeekday
  }

  /// The index of the unit that holds a time.
  ///
  /// The index of a year is its number. Quarters and months count from January of year 0, other units from the first
  /// that starts in year 1. Indices may be negative.
  ///
  /// - Complexity: O(1).
  public func index(of time: CivilTime, in unit: CalendarUnit) -> Int {
    switch unit.length {
    case .microseconds(let length):
      Int((time.microseconds - origin(of: unit)).flooredQuotient(by: length))
    case .months(let length): time.date.monthNumber / length
    }
  }

  /// The start of a unit.
  ///
  /// - Parameters:
  ///   - index: The unit's index. One outside the years 0 to 10000 counts as the nearest one inside.
  ///   - unit: The kind of unit.
  /// - Complexity: O(1).
  public func start(of index: Int, in unit: CalendarUnit) -> CivilTime {
    let known = self.index(of: .earliest, in: unit)...self.index(of: .latest, in: unit)
    let bounded = index.clamped(to: known)
    return switch unit.length {
    case .microseconds(let length):
      CivilTime(microseconds: Int64(bounded) * length + origin(of: unit))
    case .months(let length): CivilTime(CivilDate(firstOfMonth: bounded * length))
    }
  }

  /// The time a unit covers, from its start to the start of the next.
  ///
  /// - Complexity: O(1).
  public func span(of index: Int, in unit: CalendarUnit) -> Range<CivilTime> {
    let bounded = index.clamped(to: Int.min...Int.max - 1)
    return start(of: bounded, in: unit)..<start(of: bounded + 1, in: unit)
  }

  /// The start of the unit with index 0, in microseconds, for units of fixed length.
  package func origin(of unit: CalendarUnit) -> Int64 {
    unit == .week ? Int64(firstWeekday.rawValue - 1) * CivilTime.microsecondsPerDay : 0
  }
}
