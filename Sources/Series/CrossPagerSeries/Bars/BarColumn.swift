/// The summaries of a column's samples, one for each bar slot.
struct BarColumn: Sendable {
  var summaries = SummaryList()
  /// The time of the latest value in each bar with more than one sample, in microseconds since the start of the bar.
  private var lastTimes = BlockList<Int64>()

  /// Returns the values of a bar. `first` is the time of the sample if the bar has only one.
  func values(_ slot: Int, first: UInt32) -> BarValues {
    let summary = summaries[slot]
    let lastTime =
      summaries.place(slot).map { lastTimes[$0] } ?? (summary.count > 0 ? Int64(first) : .min)
    return BarValues(summary: summary, lastTime: lastTime)
  }

  mutating func set(_ slot: Int, _ values: BarValues) {
    summaries[slot] = values.summary
    guard let place = summaries.place(slot) else { return }
    if place == lastTimes.count { lastTimes.append(0) }
    lastTimes[place] = values.lastTime
  }
}

/// The summary of one column in one bar, with the time of the latest value.
struct BarValues: Sendable {
  var summary = Summary()
  /// The time of the latest value, in microseconds since the bar's start, by the clock of the bar's first sample.
  var lastTime = Int64.min

  /// - Parameters:
  ///   - isEarliest: Whether all other samples in the bar are later.
  ///   - isNewestFirst: Whether a sample precedes the samples with the same time that were added before it.
  @inline(__always)
  mutating func add(
    _ value: Double, at time: Int64, isEarliest: Bool, isNewestFirst: Bool = false
  ) {
    guard value.isFinite else { return summary.add(nil) }
    let isLatest = time > lastTime || time == lastTime && !isNewestFirst
    summary.add(value, isLatest: isLatest, isEarliest: isEarliest)
    if isLatest { lastTime = time }
  }

  /// Adds the values of a later bar that starts `offset` microseconds after this bar.
  mutating func add(_ later: BarValues, after offset: UInt32) {
    summary.add(later.summary)
    if later.summary.count > 0 { lastTime = later.lastTime + Int64(offset) }
  }
}
