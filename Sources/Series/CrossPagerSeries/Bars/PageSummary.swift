public import CivilDates

/// The summary of a page of a series, in total and for each bar.
public struct PageSummary: Hashable, Sendable {
  /// The key of the page.
  public let key: String
  /// The unit of the page.
  public let unit: CalendarUnit
  /// The time span of the page, up to the start of the next page.
  public let span: Range<CivilTime>
  /// The summary of all samples on the page.
  public let total: Summary
  /// The unit of the bars; nil if the page is a second.
  public let barUnit: CalendarUnit?
  /// The bars of the page, one for each ``barUnit``, including bars without samples.
  public package(set) var bars: [Bar]
}

/// A bar on a page, such as a day in a week.
public struct Bar: Hashable, Sendable {
  /// The key of the bar.
  public var key: String { calendar.key(of: index, in: unit) }
  /// The index of the bar in the calendar.
  package let index: Int
  private let calendar: CivilCalendar
  /// The unit of the bar.
  public let unit: CalendarUnit
  /// The start of the bar.
  public let start: CivilTime
  /// The summary of the bar's samples.
  public package(set) var summary: Summary

  fileprivate init(index: Int, unit: CalendarUnit, summary: Summary, calendar: CivilCalendar) {
    (self.index, self.calendar, self.unit) = (index, calendar, unit)
    start = calendar.start(of: index, in: unit)
    self.summary = summary
  }
}

extension Series {
  /// Summarizes a calendar unit, such as a week.
  ///
  /// - Parameters:
  ///   - index: The unit's index in the calendar. The index of a unit outside the years 0 to 10000 is clamped.
  ///   - unit: The kind of unit. If the bars would be finer than ``resolution``, the page has no bars.
  ///   - calendar: The calendar that defines the start of each unit.
  /// - Complexity: O(*p* log *n* + *k*), where the page has *p* bars and covers *k* of the *n* bars in the series.
  public func page(_ index: Int, of unit: CalendarUnit, in calendar: CivilCalendar) -> PageSummary {
    let span = calendar.span(of: index, in: unit)
    let bars = barUnit(of: unit, in: calendar).map { barUnit in
      calendar.bars(of: index, in: unit).map { bar($0, of: barUnit, in: calendar) }
    }
    return PageSummary(
      key: calendar.key(of: index, in: unit), unit: unit, span: span,
      total: bars?.reduce(into: Summary()) { $0.add($1.summary) }
        ?? summary(of: span, in: calendar),
      barUnit: calendar.barUnit(of: unit), bars: bars ?? [])
  }

  package func bar(_ index: Int, of unit: CalendarUnit, in calendar: CivilCalendar) -> Bar {
    Bar(
      index: index, unit: unit,
      summary: summary(of: calendar.span(of: index, in: unit), in: calendar),
      calendar: calendar)
  }
}
