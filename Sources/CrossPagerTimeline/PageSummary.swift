/// A page of a series: what its samples come to, together and bar by bar.
public struct PageSummary: Hashable, Sendable {
  /// The text that names the page.
  public let key: String
  /// The unit the page is.
  public let unit: CalendarUnit
  /// The time the page takes, from its start to the start of the next.
  public let span: Range<CivilTime>
  /// What all samples of the page come to.
  public let total: Summary
  /// Every finer unit in the page's span, also those without a sample.
  public let bars: [Bar]
}

/// A bar of a page: one unit of the next finer kind.
public struct Bar: Hashable, Sendable {
  /// The text that names the bar.
  public let key: String
  /// The unit the bar is.
  public let unit: CalendarUnit
  /// The time the bar starts.
  public let start: CivilTime
  /// What the samples of the bar come to.
  public let summary: Summary
}

extension Series {
  /// What all samples come to.
  ///
  /// - Complexity: O(*n*).
  public var total: Summary {
    guard let span else { return Summary() }
    return summary(of: span.lowerBound..<CivilTime(microseconds: span.upperBound.microseconds + 1))
  }

  /// A page of a level, summed up.
  ///
  /// - Parameters:
  ///   - page: One in `0..<level.count`; one outside is taken as the nearest one inside.
  ///   - level: The level the page is of.
  /// - Complexity: O(*b* log *n* + *k*) for *b* bars and *k* samples on the page, of *n* samples in all.
  public func page(_ page: Int, of level: DatedLevel) -> PageSummary {
    let span = level.span(ofPage: page)
    return PageSummary(
      key: level.key(ofPage: page), unit: level.unit, span: span, total: summary(of: span),
      bars: level.unit.finer.map { bars(of: $0, in: span, calendar: level.calendar) } ?? [])
  }

  private func bars(of unit: CalendarUnit, in span: Range<CivilTime>, calendar: CivilCalendar)
    -> [Bar]
  {
    let indices =
      calendar.index(of: span.lowerBound, in: unit)..<calendar.index(of: span.upperBound, in: unit)
    return indices.map { index in
      let bar = calendar.span(of: index, in: unit)
      return Bar(
        key: calendar.key(of: index, in: unit), unit: unit, start: bar.lowerBound,
        summary: summary(of: bar))
    }
  }

  /// The range of an aggregate over all bars of the whole series: the common scale of a level's pages.
  ///
  /// - Parameters:
  ///   - aggregate: What a bar shows.
  ///   - barUnit: The unit of the bars, a level's ``CalendarUnit/finer``.
  ///   - calendar: The calendar that says where units start.
  /// - Returns: The least and the greatest value, or nil if no sample has a value.
  /// - Complexity: O(*n*), in one pass.
  public func range(
    of aggregate: Aggregate, per barUnit: CalendarUnit, calendar: CivilCalendar
  ) -> ClosedRange<Double>? {
    var range: ClosedRange<Double>?
    var position = 0
    while position < times.count {
      let end = calendar.span(of: calendar.index(of: times[position], in: barUnit), in: barUnit)
        .upperBound
      var bar = Summary()
      repeat {
        bar.add(values[position])
        position += 1
      } while position < times.count && times[position] < end
      guard let value = bar.value(aggregate) else { continue }
      range = min(range?.lowerBound ?? value, value)...max(range?.upperBound ?? value, value)
    }
    return range
  }
}
