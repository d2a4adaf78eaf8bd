public import CivilDates

extension Series {
  /// The units of the levels that suit the series, finest first (`Docs/Files.md`, "Levels").
  ///
  /// The first level is the finest one whose typical page has at least four bars with a value. If there is no such
  /// level, the first level is the one whose typical page has the most bars with a value, and a tie goes to the
  /// coarsest level. The other levels are the next two coarser ones. Samples that span less than two days can have a
  /// level for hours. See ``PageFill/typicalBars``.
  ///
  /// | samples | levels |
  /// |---|---|
  /// | hourly | day, week, month |
  /// | daily | week, month, year |
  /// | monthly | year, decade, century |
  ///
  /// - Parameters:
  ///   - calendar: The calendar that defines the start of each unit.
  ///   - isGrowing: Whether more samples will follow. If so, a tie for the most bars goes to the finest level.
  /// - Complexity: O(*n*), where *n* is the number of bars in the series.
  public func levelUnits(
    in calendar: CivilCalendar, isGrowing: Bool = false
  ) -> [CalendarUnit] {
    levels(in: calendar, isGrowing: isGrowing).units
  }

  /// The units that ``levelUnits(in:isGrowing:)`` chooses, and the values on the pages of the first one.
  package func levels(
    in calendar: CivilCalendar, isGrowing: Bool
  ) -> (units: [CalendarUnit], fill: PageFill) {
    let isShort = span?.isUnderTwoDays ?? false
    let units: [CalendarUnit] =
      (isShort ? [.hour] : []) + [.day, .week, .month, .year, .decade, .century]
    var (best, chosen) = (0, PageFill([]))
    for (place, unit) in units.enumerated() {
      let fill = pageFill(of: unit, in: calendar)
      let (bars, mostBars) = (fill.typicalBars, chosen.typicalBars)
      if place == 0 || bars > mostBars || bars == mostBars && bars > 0 && !isGrowing {
        (best, chosen) = (place, fill)
      }
      if bars >= 4 { break }
    }
    return (Array(units[best...].prefix(3)), chosen)
  }
}

extension Collection<Series> {
  /// The calendar indices of the units in which at least one series has a value.
  ///
  /// - Parameters:
  ///   - unit: The kind of unit. A unit finer than the resolution of a series counts as that resolution.
  ///   - calendar: The calendar that defines the start of each unit.
  /// - Complexity: O(*c* *n*) for *c* series of *n* bars each; usually O(*n*) for the columns of a file.
  package func indicesWithValue(of unit: CalendarUnit, in calendar: CivilCalendar) -> Set<Int> {
    var indices: Set<Int> = []
    var rest = self[...]
    while let first = rest.first {
      // The columns of a file have the same bars.
      let columns = rest.prefix { $0.bars == first.bars }
      rest = rest.dropFirst(columns.count)
      for group in first.groups(per: unit, in: calendar) {
        let hasValue = group.positions.contains { position in
          columns.contains { $0.summaries.hasValue(position) }
        }
        if hasValue { indices.insert(group.index) }
      }
    }
    return indices
  }
}
