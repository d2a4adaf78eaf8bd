import CivilDates

/// The bars of rows that all have samples at the same times. In a table with dates in its header, each row is a series.
/// All series share the numbers and times of their bars, so each sample takes 8 bytes.
struct BarTemplate: Sendable {
  private(set) var order = TimeOrder()
  /// The number of times in `times` that are earlier than the time before them.
  private(set) var backSteps = 0
  private let empty: BarStore
  private let places: [BarStore.Place]

  /// - Parameter times: The times, without duplicates.
  init(times: [CivilTime], resolution: CalendarUnit?, rule: DuplicateRule) {
    var store = BarStore(resolution: resolution, rule: rule, columnCount: 1)
    for time in times {
      if order.add(time) { backSteps += 1 }
      _ = store.add(time, [.nan])
    }
    places = store.places(of: times)
    empty = store
  }

  /// Returns the bars, given a value for each time. NaN means a blank.
  func store(with values: [Double]) -> BarStore {
    var store = empty
    store.setColumn(values, at: places)
    return store
  }
}
