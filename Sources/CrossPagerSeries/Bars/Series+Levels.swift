public import CivilDates

extension Series {
  /// The units of the levels that suit the series, finest first (section 10 of the contract).
  ///
  /// The first level is the finest one whose typical page has at least four bars with a value, or else the one whose
  /// typical page has the most. The other levels are the next two coarser ones. Samples that span less than two days can
  /// have a level of hours. See ``PageFill/typicalBars``.
  ///
  /// | samples | levels |
  /// |---|---|
  /// | hourly | day, week, month |
  /// | daily | week, month, year |
  /// | monthly | year, decade, century |
  ///
  /// - Complexity: O(*n* log *n*) for *n* bars of the resolution.
  public func levelUnits(in calendar: CivilCalendar) -> [CalendarUnit] {
    let isShort = span?.isUnderTwoDays ?? false
    let units: [CalendarUnit] =
      (isShort ? [.hour] : []) + [.day, .week, .month, .year, .decade, .century]
    var (best, mostBars) = (0, 0.0)
    for (place, unit) in units.enumerated() {
      let bars = pageFill(of: unit, in: calendar).typicalBars
      if bars > mostBars { (best, mostBars) = (place, bars) }
      if bars >= 4 { break }
    }
    return Array(units[best...].prefix(3))
  }
}
