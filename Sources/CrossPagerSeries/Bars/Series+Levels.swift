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
  /// | weekly, monthly | year, decade, century |
  /// | quarterly, yearly | decade, century |
  ///
  /// - Parameters:
  ///   - calendar: The calendar that defines the start of each unit.
  ///   - isGrowing: Whether more samples will follow. If so, a tie for the most bars goes to the finest level.
  /// - Complexity: O(*n*), where *n* is the number of bars in the series.
  public func levelUnits(
    in calendar: CivilCalendar, isGrowing: Bool = false
  ) -> [CalendarUnit] {
    switch step {
    case .week, .month: return [.year, .decade, .century]
    case .quarter, .year: return [.decade, .century]
    default: break
    }
    let isShort = span?.isUnderTwoDays ?? false
    let units: [CalendarUnit] =
      (isShort ? [.hour] : []) + [.day, .week, .month, .year, .decade, .century]
    var (best, mostBars) = (0, 0.0)
    for (place, unit) in units.enumerated() {
      let bars = pageFill(of: unit, in: calendar).typicalBars
      if place == 0 || bars > mostBars || bars == mostBars && bars > 0 && !isGrowing {
        (best, mostBars) = (place, bars)
      }
      if bars >= 4 { break }
    }
    return Array(units[best...].prefix(3))
  }

  /// The unit of weekly, monthly, quarterly or yearly data; nil for other data.
  ///
  /// At least three quarters of the steps between successive values, and at least three of them, must have its length.
  ///
  /// - Complexity: O(*n*) for *n* bars, and O(1) for more bars than there are weeks in 9999 years.
  package var step: CalendarUnit? {
    guard bars.count <= 600_000 else { return nil }
    let barsPerDay = resolution == .minute ? 24 * 60 : 24
    var (steps, counts) = (0, [CalendarUnit: Int]())
    var last: Int?
    for position in bars.indices where summaries.hasValue(position) {
      let day = bars[position] / barsPerDay
      if let last, day > last {
        steps += 1
        for (unit, lengths) in Self.steps where lengths.contains(day - last) {
          counts[unit, default: 0] += 1
        }
      }
      last = day
    }
    return counts.first { $0.value >= 3 && $0.value * 4 >= steps * 3 }?.key
  }

  private static let steps: [(CalendarUnit, ClosedRange<Int>)] = [
    (.week, 7...7), (.month, 28...31), (.quarter, 90...92), (.year, 365...366),
  ]
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
