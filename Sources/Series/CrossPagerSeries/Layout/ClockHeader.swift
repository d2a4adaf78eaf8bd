/// The times of day in a header such as `Date,00:00-00:15,00:15-00:30,…`, as in the files of electricity meters.
///
/// The times are at equal steps and cover a day. They can be the start of each step or its end. If each column were
/// drawn alone, a day would be a single bar with the value of one step.
struct ClockHeader {
  /// The positions of the columns, in the order of the times.
  let positions: [Int]
  /// The start of each step, in minutes since midnight.
  let minutes: [Int]

  private static let leastSteps = 12
  private static let minutesPerDay = 24 * 60

  /// Finds the times. Returns nil unless most of the columns have times at equal steps.
  init?(_ columns: [Int], of sample: SeriesSample) {
    let found = columns.compactMap { column in
      Self.minute(in: sample.columns[column].heading).map { (column, minute: $0) }
    }
    guard found.count >= Self.leastSteps, 2 * found.count > columns.count else { return nil }
    let step = Self.minutesPerDay / found.count
    let first = found[0].minute
    guard first == 0 || first == step, step * found.count == Self.minutesPerDay,
      found.indices.allSatisfy({
        found[$0].minute % Self.minutesPerDay == (first + $0 * step) % Self.minutesPerDay
      })
    else { return nil }
    positions = found.map(\.0)
    minutes = found.indices.map { $0 * step }
  }

  /// The name of the values. If the steps are shorter than an hour, the values are amounts that a meter counted.
  var name: String { minutes.count > 24 ? "amount" : SeriesLayout.defaultName }

  /// Returns the first time in a heading, such as `0:15` in `kWh 0:15`, in minutes, or nil if there is none.
  private static func minute(in heading: String) -> Int? {
    let parts = heading.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let hour = Int(parts[0].suffix(2).filter(\.isNumber)),
      let minute = Int(parts[1].prefix { $0.isNumber }), 0...24 ~= hour, 0..<60 ~= minute
    else { return nil }
    return hour * 60 + minute
  }
}
