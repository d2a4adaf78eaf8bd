public import CivilDates

extension Series {
  /// Returns the units of the levels that suit the series, finest first (`Docs/Files.md`, "Levels").
  ///
  /// The first level is the finest one whose typical page has at least four bars with a value. If there is no such
  /// level, the first level is the one whose typical page has the most bars with a value, and a tie goes to the
  /// coarsest level. The other levels are the next two coarser ones. Samples that span less than two days can have a
  /// level for hours. Samples that span less than two hours can have a level for minutes, unless all are at whole
  /// minutes. See ``PageFill/typicalBars``.
  ///
  /// | samples | levels |
  /// |---|---|
  /// | every second, for less than two hours | minute, hour, day |
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
    let short = [CalendarUnit.minute, .hour].filter { unit in
      guard let span, let limit = unit.finer?.longestSpan else { return false }
      return span.length < limit && !(unit == .minute && isAtStarts(of: unit, bars, calendar))
    }
    let units = short + [.day, .week, .month, .year, .decade, .century]
    var (best, mostBars) = (0, 0.0)
    for (place, unit) in units.enumerated() {
      let bars = pageFill(of: unit, in: calendar).typicalBars
      if bars > mostBars || bars == mostBars && bars > 0 && !isGrowing {
        (best, mostBars) = (place, bars)
      }
      if bars >= 4 { break }
    }
    return Array(units[best...].prefix(3))
  }

  /// The unit of weekly, monthly, quarterly or yearly data; nil for other data.
  ///
  /// At least three quarters of the steps between successive values, and at least three steps, must have the length of
  /// the unit.
  ///
  /// - Complexity: O(*n*) for *n* bars, and O(1) for more bars than there are weeks in 9999 years.
  package var step: CalendarUnit? {
    guard bars.count <= 600_000 else { return nil }
    var (steps, counts) = (0, [CalendarUnit: Int]())
    var last: Int?
    for position in bars.indices where summaries.hasValue(position) {
      let day = CalendarUnit.day.index(
        holding: bars[position], of: resolution, in: CivilCalendar()
      ).index
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

extension Series {
  /// The number of recent bars that determine the unit that a sample stands for.
  private static let recentBars = 100

  /// Returns the end of the samples and the unit that each sample stands for; nil unless the samples end in `period`.
  ///
  /// If the last samples are in successive years, quarters, months or weeks, each sample stands for its year, quarter,
  /// month or week. Otherwise, if all are on different days or have no time, each stands for its day. Otherwise, if all
  /// are at whole hours or minutes, each stands for its hour or minute. Otherwise, each stands for its bar. If the
  /// three bars before the last bar have equal numbers of samples and the last bar has fewer, the last bar is
  /// incomplete, and the samples end before it.
  ///
  /// - Parameter last: The time of the last sample in the data, which may be later than the last sample of this series.
  package func end(
    in period: Range<CivilTime>, upTo last: CivilTime, calendar: CivilCalendar
  ) -> (time: CivilTime, unit: CalendarUnit)? {
    guard period.contains(last) else { return nil }
    let unit = sampleUnit(in: calendar)
    let bar = calendar.span(of: calendar.index(of: last, in: unit), in: unit)
    let isCut =
      isLastBarIncomplete && unit == resolution && bar.lowerBound > period.lowerBound
      && calendar.index(of: last, in: unit) == bars.last
    let end = isCut ? bar.lowerBound : bar.upperBound
    return end < period.upperBound ? (end, unit) : nil
  }

  private func sampleUnit(in calendar: CivilCalendar) -> CalendarUnit {
    let recent = bars.suffix(Self.recentBars)
    let starts = recent.map { calendar.start(of: $0, in: resolution) }
    let isRegular = { (unit: CalendarUnit) in
      let indices = starts.map { calendar.index(of: $0, in: unit) }
      return indices.count > 2 && zip(indices, indices.dropFirst()).allSatisfy { $1 == $0 + 1 }
    }
    if let unit = [.year, .quarter, .month, .week].first(where: isRegular) { return unit }
    let days = starts.map { calendar.start(ofUnit: .day, holding: $0) }
    if Set(days).count == days.count || starts == days { return .day }
    return [.hour, .minute].first { isAtStarts(of: $0, recent, calendar) } ?? resolution
  }

  private func isAtStarts(
    of unit: CalendarUnit, _ bars: some Sequence<Int>, _ calendar: CivilCalendar
  ) -> Bool {
    bars.allSatisfy { bar in
      let start = calendar.start(of: bar, in: resolution)
      return calendar.start(ofUnit: unit, holding: start) == start
    }
  }

  /// Whether the samples are in different hours of the day.
  package var hasTimesOfDay: Bool {
    let hours = bars.lazy.map { CivilCalendar().start(of: $0, in: resolution).hour }
    return hours.contains { $0 != hours.first }
  }

  /// Returns whether the last samples have dates without times, with more than one sample on at least a quarter of the
  /// dates but not the same number on all of them.
  package func hasSeveralEntriesADay(in calendar: CivilCalendar) -> Bool {
    let recent = bars.indices.suffix(Self.recentBars)
    let areDays = isAtStarts(of: .day, recent.map { bars[$0] }, calendar)
    let counts = recent.map { summaries[$0..<$0 + 1] }.map { $0.count + $0.missing }
    return areDays && Set(counts).count > 1 && 4 * counts.count { $0 > 1 } >= counts.count
  }

  private var isLastBarIncomplete: Bool {
    guard bars.count >= 4 else { return false }
    let counts = (bars.count - 4..<bars.count).map { place in
      let bar = summaries[place..<place + 1]
      return bar.count + bar.missing
    }
    return Set(counts.dropLast()).count == 1 && counts[3] < counts[0]
      && bars[bars.count - 1] - bars[bars.count - 4] == 3
  }
}

extension Collection<Series> {
  /// Returns the calendar indices of the units in which at least one series has a value. A unit finer than the
  /// resolution of a series counts as that resolution.
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
