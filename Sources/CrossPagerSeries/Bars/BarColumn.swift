/// The summaries of a column's samples, one for each bar slot.
struct BarColumn: Sendable {
  private(set) var summaries: SummaryList
  /// The time of the latest value in each bar with more than one sample, in microseconds since the start of the bar.
  private var lastTimes = BlockList<UInt32>()

  /// Creates a column of empty bars.
  init(count: Int = 0) { summaries = SummaryList(count: count) }

  mutating func append() { summaries.append() }

  /// The values of a bar. If the bar has only one sample, `first` is the time of that sample.
  func values(_ slot: Int, first: UInt32) -> BarValues {
    let summary = summaries[slot]
    guard let place = summaries.place(slot) else {
      return BarValues(summary: summary, lastTime: summary.count > 0 ? first : 0)
    }
    return BarValues(summary: summary, lastTime: lastTimes[place])
  }

  mutating func set(_ slot: Int, _ values: BarValues) {
    summaries[slot] = values.summary
    guard let place = summaries.place(slot) else { return }
    if place < lastTimes.count {
      lastTimes[place] = values.lastTime
    } else {
      lastTimes.append(values.lastTime)
    }
  }

  mutating func reorder(_ slots: [Int]) { summaries.reorder(slots) }
}

/// The summary of one column in one bar, with the time of the latest value.
struct BarValues: Sendable {
  var summary = Summary()
  /// The time of the latest value, in microseconds since the start of the bar.
  var lastTime: UInt32 = 0

  @inline(__always)
  mutating func add(_ value: Double, at time: UInt32) {
    guard value.isFinite else { return summary.addMissing() }
    let isLatest = time >= lastTime
    summary.add(value, isLatest: isLatest)
    if isLatest { lastTime = time }
  }

  /// Adds the values of a later bar that starts `offset` microseconds after this bar.
  mutating func add(_ later: BarValues, after offset: UInt32) {
    summary.add(later.summary)
    if later.summary.count > 0 { lastTime = later.lastTime + offset }
  }
}
