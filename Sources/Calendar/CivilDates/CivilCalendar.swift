/// A calendar that divides civil time into numbered units.
///
/// Each unit ends at the start of the next. Calendars differ in the first day of the week, in the hour at which days
/// begin, in the month in which years begin, and in the bars of quarters, years and decades.
///
/// ```swift
/// let calendar = CivilCalendar(dayStart: 4, yearStart: .july)
/// calendar.span(ofKey: "2015-12-31")  // 2015-12-31T04:00..<2016-01-01T04:00
/// calendar.span(ofKey: "2015")        // 2015-07-01T04:00..<2016-07-01T04:00
/// ```
public struct CivilCalendar: Hashable, Sendable {
  /// The first day of each week, which is Monday in ISO 8601.
  public package(set) var firstWeekday: Weekday
  /// The hour at which each day begins, 0 to 23. An earlier time belongs to the day before. Weeks and longer units begin
  /// at this hour of their first day. Hours and shorter units do not depend on it.
  public package(set) var dayStart: Int
  /// The month in which each year begins. A year has the number of the calendar year in which it begins. Its first
  /// quarter is its first three months, and decades and centuries consist of such years.
  public package(set) var yearStart: Month
  /// The unit of weekly or quarterly data, whose years have a bar for each week or quarter; nil for other data.
  package var dataUnit: CalendarUnit?
  /// Whether quarters and years have a bar for each day.
  package var hasDayBars = false
  /// The time from which minutes and seconds are counted, in microseconds since 0001-01-01. The web page counts from a
  /// time near its data, because a 32-bit `Int` holds only 136 years of seconds.
  package var epoch: Int64 = 0

  /// Creates a calendar.
  ///
  /// - Parameters:
  ///   - firstWeekday: The first day of each week.
  ///   - dayStart: The hour at which each day begins, clamped to 0 to 23.
  ///   - yearStart: The month in which each year begins.
  public init(
    firstWeekday: Weekday = .monday, dayStart: Int = 0, yearStart: Month = .january
  ) {
    self.firstWeekday = firstWeekday
    self.dayStart = dayStart.clamped(to: 0...23)
    self.yearStart = yearStart
  }

  package func following(_ other: CivilCalendar) -> CivilCalendar {
    var calendar = self
    (calendar.firstWeekday, calendar.dayStart) = (other.firstWeekday, other.dayStart)
    calendar.yearStart = other.yearStart
    return calendar
  }

  /// The time from midnight to the start of the day, in microseconds.
  package var timeToDayStart: Int64 { Int64(dayStart) * CivilTime.microsecondsPerHour }

  /// Returns the date of the day that contains a time.
  package func date(of time: CivilTime) -> CivilDate {
    CivilTime(microseconds: time.microseconds - timeToDayStart).date
  }

  /// Returns the number of months from January to the start of a unit whose length is in months.
  func monthsToStart(of unit: CalendarUnit) -> Int {
    unit > .month ? yearStart.rawValue - 1 : 0
  }

  /// Returns the index of the unit that contains a time.
  ///
  /// The index of a year is its number. Months are counted from January of year 0, and quarters, decades and centuries
  /// from the start of year 0. Other units are counted from the first one that starts in year 1. Indices can be negative.
  ///
  /// - Complexity: O(1).
  public func index(of time: CivilTime, in unit: CalendarUnit) -> Int {
    switch unit.length {
    case .microseconds(let length):
      Int(clamping: (time.microseconds - origin(of: unit)).flooredQuotient(by: length))
    case .months(let length):
      (date(of: time).monthNumber - monthsToStart(of: unit)).flooredQuotient(by: length)
    }
  }

  /// Returns the start of a unit.
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
    case .months(let length):
      CivilTime(
        microseconds: CivilTime(
          CivilDate(firstOfMonth: bounded * length + monthsToStart(of: unit))
        ).microseconds + timeToDayStart)
    }
  }

  /// Returns the time span of a unit, from its start to the start of the next unit.
  ///
  /// - Complexity: O(1).
  public func span(of index: Int, in unit: CalendarUnit) -> Range<CivilTime> {
    let bounded = index.clamped(to: Int.min...Int.max - 1)
    return start(of: bounded, in: unit)..<start(of: bounded + 1, in: unit)
  }

  /// Returns the unit of a page's bars: ``CalendarUnit/finer``, or the unit of weekly or quarterly data, or a day if
  /// ``hasDayBars`` is true.
  package func barUnit(of unit: CalendarUnit) -> CalendarUnit? {
    switch (dataUnit, unit) {
    case (_, .quarter) where hasDayBars, (_, .year) where hasDayBars: .day
    case (.week, .year): .week
    case (.quarter, .year), (.quarter, .decade): .quarter
    default: unit.finer
    }
  }

  /// Returns the indices of a page's bars. A week belongs to the year of its fourth day, as in ISO 8601.
  package func bars(of index: Int, in unit: CalendarUnit) -> Range<Int> {
    let barUnit = barUnit(of: unit) ?? unit
    let span = span(of: index, in: unit)
    let shift = barUnit == .week ? Self.toFourthDay : 0
    func bar(_ time: CivilTime) -> Int {
      self.index(of: CivilTime(microseconds: time.microseconds + shift), in: barUnit)
    }
    return bar(span.lowerBound)..<bar(span.upperBound)
  }

  package func page(ofBar index: Int, in unit: CalendarUnit) -> Int {
    let barUnit = barUnit(of: unit) ?? unit
    let start = start(of: index, in: barUnit).microseconds
    let shift = barUnit == .week ? Self.toFourthDay : 0
    return self.index(of: CivilTime(microseconds: start + shift), in: unit)
  }

  private static let toFourthDay = 3 * CivilTime.microsecondsPerDay

  /// Returns the start of the unit with index 0, in microseconds since 0001-01-01. The unit must have a fixed length.
  package func origin(of unit: CalendarUnit) -> Int64 {
    switch unit {
    case .second, .minute: epoch
    case .day: timeToDayStart
    case .week: Int64(firstWeekday.rawValue - 1) * CivilTime.microsecondsPerDay + timeToDayStart
    default: 0
    }
  }
}
