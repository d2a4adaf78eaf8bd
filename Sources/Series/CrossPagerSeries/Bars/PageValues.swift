package import CivilDates

/// Reads the bar values of one aggregate, page by page, for searches through thousands of pages. For speed, it builds
/// no keys, and finds the bars of the next page without searching the series.
package struct PageValues: Sendable {
  /// The values of the bars on the page that was read last; nil for a bar without a value, and infinite for a sum that
  /// is out of range. The array is empty if the bars would be finer than the resolution of the series.
  package private(set) var values: [Double?] = []

  private let series: Series
  private let aggregate: Aggregate
  private let unit: CalendarUnit
  /// A cursor, which starts at the first bar after the page that was read last.
  private var bars: UnitCursor

  package init(
    of series: Series, _ aggregate: Aggregate, on unit: CalendarUnit, in calendar: CivilCalendar
  ) {
    (self.series, self.aggregate, self.unit) = (series, aggregate, unit)
    bars = series.groups(per: calendar.barUnit(of: unit) ?? unit, in: calendar)
  }

  private var hasBars: Bool { series.barUnit(of: unit, in: bars.calendar) != nil }

  /// - Complexity: O(*k*) for *k* bars on the page, plus O(log *n*) for *n* bars unless the page before was read last.
  package mutating func read(page index: Int) {
    values.removeAll(keepingCapacity: true)
    guard hasBars else { return }
    let indices = bars.calendar.bars(of: index, in: unit)
    values.append(contentsOf: repeatElement(nil, count: indices.count))
    let end = bars.seek(bars.span(of: indices))
    while let bar = bars.next(before: end) {
      guard indices.contains(bar.index) else { continue }
      values[bar.index - indices.lowerBound] = series.summaries.unboundedValue(
        bar.positions, aggregate)
    }
    for (place, index) in indices.enumerated() where series.countsRows && values[place] == nil {
      let span = bars.calendar.span(of: index, in: bars.unit)
      if series.isOfNoRows(span) { values[place] = Summary.noRows.unboundedValue(aggregate) }
    }
  }

  package struct BestBar: Hashable, Sendable {
    /// The calendar index of the page.
    package let page: Int
    /// The index of the bar on the page. Of several bars with the best value, this is the first.
    package let bar: Int
    package let value: Double
  }

  package mutating func restart() { bars.position = 0 }

  /// Finds the best bar on the next page that has a value. Returns nil if there is no such page.
  package mutating func nextBestBar(_ isBetter: (Double, Double) -> Bool) -> BestBar? {
    var best: BestBar?
    while hasBars, best == nil, let number = bars.number() {
      let calendar = bars.calendar
      let bar = bars.unit.index(holding: number, of: bars.resolution, in: calendar).index
      let page = calendar.page(ofBar: bar, in: unit)
      let indices = calendar.bars(of: page, in: unit)
      let end = calendar.indices(of: bars.resolution, in: bars.span(of: indices)).upperBound
      while let bar = bars.next(before: end) {
        guard let value = series.summaries.unboundedValue(bar.positions, aggregate),
          best.map({ isBetter(value, $0.value) }) ?? true
        else { continue }
        best = BestBar(page: page, bar: bar.index - indices.lowerBound, value: value)
      }
    }
    return best
  }

  package mutating func bestBar(
    ofPage index: Int, _ isBetter: (Double, Double) -> Bool
  ) -> BestBar? {
    _ = bars.seek(bars.span(of: bars.calendar.bars(of: index, in: unit)))
    return nextBestBar(isBetter).flatMap { $0.page == index ? $0 : nil }
  }
}
