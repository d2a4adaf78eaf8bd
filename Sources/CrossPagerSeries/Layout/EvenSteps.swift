import CivilDates

/// The intervals between dates, which reveal the order of the day and the month in dates such as `01/02/2020`.
///
/// Dates have even steps if at least eight of them differ, and successive dates are all one day, one week, one month or
/// one quarter apart.
struct EvenSteps {
  private static let leastDates = 8

  /// The distinct dates, as days since 0001-01-01.
  private var days: Set<Int> = []

  mutating func add(_ stamp: Stamp) { days.insert(stamp.civil.date.dayNumber) }

  var areEven: Bool {
    guard days.count >= Self.leastDates else { return false }
    let days = days.sorted()
    let steps = Set(zip(days, days.dropFirst()).map { $1 - $0 })
    if let step = steps.first, steps.count == 1 { return step == 1 || step == 7 }
    let dates = days.map(CivilDate.init(dayNumber:))
    let months = dates.map { $0.year * 12 + $0.month }
    let monthSteps = Set(zip(months, months.dropFirst()).map { $1 - $0 })
    return Set(dates.map(\.day)).count == 1 && (monthSteps == [1] || monthSteps == [3])
  }

  /// The only format in which the dates have even steps; nil if there is no such format or more than one.
  ///
  /// - Parameter visit: Calls its argument with each cell.
  static func onlyEven(
    among formats: [DateFormat], _ visit: ((SampleCell) -> Void) throws(SeriesError) -> Void
  ) throws(SeriesError) -> DateFormat? {
    var steps = formats.map { _ in EvenSteps() }
    try visit { cell in
      for (place, format) in formats.enumerated() {
        if let stamp = format.stamp(in: cell) { steps[place].add(stamp) }
      }
    }
    let even = zip(formats, steps).filter { $0.1.areEven }
    return even.count == 1 ? even[0].0 : nil
  }
}
