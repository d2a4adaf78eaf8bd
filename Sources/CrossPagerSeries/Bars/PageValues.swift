package import CivilDates

/// Reads the bar values of one aggregate, page by page, for searches through many pages.
///
/// A search reads thousands of pages, so this type builds no keys and finds the bars of the next page without searching
/// the series.
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
    while let bar = nextBar(of: barUnit, before: end) {
      if values.indices.contains(bar.index - first) { values[bar.index - first] = bar.value }
    }
  }

  /// The bar with the best value on its page.
  package struct BestBar: Hashable, Sendable {
    /// The calendar index of the page.
    package let page: Int
    /// The index of the bar on the page. Of several bars with the best value, this is the first.
    package let bar: Int
    /// The value.
    package let value: Double
  }

  /// Restarts ``nextBestBar(_:)`` at the first page.
  package mutating func restart() { position = 0 }

  /// Finds the best bar on the next page that has a value. Returns nil if there is no such page.
  ///
  /// - Parameter isBetter: Whether the first value is better than the second.
  /// - Complexity: O(*k*) for the *k* bars in the series up to the end of the page.
  package mutating func nextBestBar(_ isBetter: (Double, Double) -> Bool) -> BestBar? {
    let resolution = series.resolution
    guard let barUnit = unit.finer, barUnit >= resolution else { return nil }
    while let number = number(before: .max) {
      let page = unit.index(holding: number, of: resolution, in: calendar)
      if let best = bestBar(ofPage: page.index, before: page.end, barUnit, isBetter) { return best }
    }
    return nil
  }

  /// Finds the best bar on a page. Returns nil if the page has no value.
  ///
  /// - Parameters:
  ///   - index: The calendar index of the page.
  ///   - isBetter: Whether the first value is better than the second.
  package mutating func bestBar(
    ofPage index: Int, _ isBetter: (Double, Double) -> Bool
  ) -> BestBar? {
    let resolution = series.resolution
    guard let barUnit = unit.finer, barUnit >= resolution else { return nil }
    let span = calendar.span(of: index, in: unit)
    seek(calendar.index(of: span.lowerBound, in: resolution))
    let end = calendar.index(of: span.upperBound, in: resolution)
    return bestBar(ofPage: index, before: end, barUnit, isBetter)
  }

  /// Reads the bars from the position up to the end of a page.
  private mutating func bestBar(
    ofPage index: Int, before end: Int, _ barUnit: CalendarUnit,
    _ isBetter: (Double, Double) -> Bool
  ) -> BestBar? {
    var best: (index: Int, value: Double)?
    while let bar = nextBar(of: barUnit, before: end) {
      guard let value = bar.value, best.map({ isBetter(value, $0.value) }) ?? true else { continue }
      best = (bar.index, value)
    }
    let first = calendar.index(of: calendar.start(of: index, in: unit), in: barUnit)
    return best.map { BestBar(page: index, bar: $0.index - first, value: $0.value) }
  }

  /// Reads the bar at the position and goes to the next bar. Returns nil if the position is not before `end`.
  ///
  /// - Parameter barUnit: The unit of the bar, no finer than the resolution of the series.
  /// - Returns: The calendar index and the value of the bar.
  private mutating func nextBar(
    of barUnit: CalendarUnit, before end: Int
  ) -> (index: Int, value: Double?)? {
    guard let number = number(before: end) else { return nil }
    if barUnit == series.resolution {
      position += 1
      return (number, series.summaries.unboundedValue(position - 1, aggregate))
    }
    let bar = barUnit.index(holding: number, of: series.resolution, in: calendar)
    return (bar.index, value(before: bar.end))
  }

  /// Returns the combined value of the bars from the position up to `end`, and goes to `end`.
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

  /// The number of the bar at the position, or nil if the bar is not before `end`.
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
