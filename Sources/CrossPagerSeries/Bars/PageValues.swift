package import CivilDates

/// Reads one aggregate of the bars on the pages of a unit, for a search through many pages.
///
/// A search reads thousands of pages, so this type builds no keys, and finds the bars of the next page without
/// searching the series.
package struct PageValues: Sendable {
  /// The values of the bars on the page that was read last; nil for a bar without a value, and infinite for a sum that
  /// is out of range. The array is empty if the bars would be finer than the resolution of the series.
  package private(set) var values: [Double?] = []

  private let series: Series
  private let aggregate: Aggregate
  private let unit: CalendarUnit
  private let calendar: CivilCalendar
  /// The position of the first bar after the last page that was read.
  private var position = 0

  /// - Parameters:
  ///   - unit: The unit of the pages.
  ///   - calendar: The calendar that defines the start of each unit.
  package init(
    of series: Series, _ aggregate: Aggregate, on unit: CalendarUnit, in calendar: CivilCalendar
  ) {
    self.series = series
    self.aggregate = aggregate
    self.unit = unit
    self.calendar = calendar
  }

  /// Reads the values on a page.
  ///
  /// - Parameter index: The calendar index of the page.
  /// - Complexity: O(*k*) for *k* bars of the series on the page, plus O(log *n*) for *n* bars in the series unless the
  ///   previous page was read last.
  package mutating func read(page index: Int) {
    values.removeAll(keepingCapacity: true)
    let resolution = series.resolution
    guard let barUnit = unit.finer, barUnit >= resolution else { return }
    let span = calendar.span(of: index, in: unit)
    let first = calendar.index(of: span.lowerBound, in: barUnit)
    let count = calendar.index(of: span.upperBound, in: barUnit) - first
    values.append(contentsOf: repeatElement(nil, count: max(0, count)))
    seek(calendar.index(of: span.lowerBound, in: resolution))
    let end = calendar.index(of: span.upperBound, in: resolution)
    while let number = number(before: end) {
      let bar =
        barUnit == resolution
        ? (index: number, end: number + 1)
        : barUnit.index(holding: number, of: resolution, in: calendar)
      let value = value(before: bar.end)
      if values.indices.contains(bar.index - first) { values[bar.index - first] = value }
    }
  }

  /// Reads the bar at the position, which ends before `end`, and goes to the next one.
  private mutating func value(before end: Int) -> Double? {
    let start = position
    position += 1
    guard number(before: end) != nil else {
      return series.summaries.unboundedValue(start, aggregate)
    }
    var summary = series.summaries[start]
    while number(before: end) != nil {
      summary.add(series.summaries[position])
      position += 1
    }
    return summary.unboundedValue(aggregate)
  }

  /// The number of the bar at the position, or nil if it is not before `end`.
  private func number(before end: Int) -> Int? {
    guard position < series.bars.count, series.bars[position] < end else { return nil }
    return series.bars[position]
  }

  /// Goes to the first bar whose number is at least `number`.
  private mutating func seek(_ number: Int) {
    let bars = series.bars
    let isThere =
      (position == bars.count || bars[position] >= number)
      && (position == 0 || bars[position - 1] < number)
    if !isThere { position = bars.firstPosition { $0 >= number } }
  }
}
