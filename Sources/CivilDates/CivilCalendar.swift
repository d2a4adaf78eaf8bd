/// A calendar that divides civil time into numbered units.
///
/// Each unit ends at the start of the next. Calendars differ only in the first day of the week.
public struct CivilCalendar: Hashable, Sendable {
  /// The first day of each week, which is Monday in ISO 8601.
  public let firstWeekday: Weekday

  /// Creates a calendar whose weeks start on `firstWeekday`.
  public init(firstWeekday: Weekday = .monday) {
    self.firstWeekday = firstWeekday
  }

  /// The index of the unit that contains a time.
  ///
  /// The index of a year is its number. Months, quarters, decades and centuries are counted from January of year 0.
  /// Other units are counted from the first one that starts in year 1. Indices can be negative.
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
  ///   - index: The index of the unit, clamped to the years 0 to 10000.
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

  /// The time span of a unit, from its start to the start of the next unit.
  ///
  /// - Complexity: O(1).
  public func span(of index: Int, in unit: CalendarUnit) -> Range<CivilTime> {
    let bounded = index.clamped(to: Int.min...Int.max - 1)
    return start(of: bounded, in: unit)..<start(of: bounded + 1, in: unit)
  }

  /// The start of the unit with index 0, in microseconds since 0001-01-01. The unit must have a fixed length.
  package func origin(of unit: CalendarUnit) -> Int64 {
    unit == .week ? Int64(firstWeekday.rawValue - 1) * CivilTime.microsecondsPerDay : 0
  }
}
