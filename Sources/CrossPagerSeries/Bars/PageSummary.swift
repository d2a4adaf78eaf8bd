public import CivilDates

/// A page of a series, summed up as a whole and bar by bar.
public struct PageSummary: Hashable, Sendable {
  /// The key of the page.
  public let key: String
  /// The unit of the page.
  public let unit: CalendarUnit
  /// The time the page covers, from its start to the start of the next.
  public let span: Range<CivilTime>
  /// The summary of all samples of the page.
  public let total: Summary
  /// Every finer unit of the page, also without samples.
  public let bars: [Bar]
}

/// A bar of a page: one of its next finer units.
public struct Bar: Hashable, Sendable {
  /// The key of the bar.
  public let key: String
  /// The unit of the bar.
  public let unit: CalendarUnit
  /// The start of the bar.
  public let start: CivilTime
  /// The summary of the samples of the bar.
  public let summary: Summary
}

extension Series {
  /// A unit of the calendar, such as a week, summed up.
  ///
  /// - Parameters:
  ///   - index: The unit's index in the calendar. One outside the years 0 to 10000 counts as the nearest one inside.
  ///   - unit: The kind of unit. If its bars are finer than ``resolution`` the page has none.
  ///   - calendar: The calendar that says where units start.
  /// - Complexity: O(*p* log *n* + *k*) for *p* bars on the page, and *k* bars of the resolution on it, of *n* in all.
  public func page(_ index: Int, of unit: CalendarUnit, in calendar: CivilCalendar) -> PageSummary {
    let span = calendar.span(of: index, in: unit)
    let bars = bars(of: unit, in: span, calendar: calendar)
    return PageSummary(
      key: calendar.key(of: index, in: unit), unit: unit, span: span,
      total: bars.isEmpty
        ? summary(of: span) : bars.reduce(into: Summary()) { $0.add($1.summary) },
      bars: bars)
  }

  private func bars(of unit: CalendarUnit, in span: Range<CivilTime>, calendar: CivilCalendar)
    -> [Bar]
  {
    guard let unit = unit.finer, unit >= resolution else { return [] }
    let indices =
      calendar.index(of: span.lowerBound, in: unit)..<calendar.index(of: span.upperBound, in: unit)
    return indices.map { index in
      let bar = calendar.span(of: index, in: unit)
      return Bar(
        key: calendar.key(of: index, in: unit), unit: unit, start: bar.lowerBound,
        summary: summary(of: bar))
    }
  }

  /// The range of an aggregate over all bars of the series: the common scale of a level's pages.
  ///
  /// - Parameters:
  ///   - aggregate: The number a bar shows.
  ///   - barUnit: The unit of the bars, a level's `CalendarUnit.finer`; one finer than ``resolution`` counts as that.
  ///   - calendar: The calendar that says where units start.
  /// - Returns: The least and the greatest value, or nil if no sample has a value.
  /// - Complexity: O(*n*) for *n* bars of the resolution, in one pass.
  public func range(
    of aggregate: Aggregate, per barUnit: CalendarUnit, calendar: CivilCalendar
  ) -> ClosedRange<Double>? {
    var range: ClosedRange<Double>?
    var position = 0
    while position < bars.count {
      let start = calendar.start(of: bars[position], in: resolution)
      let end = calendar.span(of: calendar.index(of: start, in: barUnit), in: barUnit).upperBound
      let last = calendar.index(of: end, in: resolution)
      var bar = Summary()
      repeat {
        bar.add(summaries[position])
        position += 1
      } while position < bars.count && bars[position] < last
      guard let value = bar.value(aggregate) else { continue }
      range = min(range?.lowerBound ?? value, value)...max(range?.upperBound ?? value, value)
    }
    return range
  }
}
