import CivilDates

/// Which rows count if several have the same time, to the microsecond. The first case is the default.
public enum DuplicateRule: String, CaseIterable, Hashable, Sendable {
  /// All rows count. Multiple entries on one day are added together, and both occurrences of the hour that repeats in
  /// autumn are kept.
  case all
  /// Only the first row counts.
  case first
  /// Only the last row counts.
  case last
}

/// Sums up samples in bars. Samples may arrive in any order.
///
/// A bar is a minute or an hour. It takes memory only if it has a sample: 8 bytes for its number and 16 for the exact
/// times of regular samples (see ``TimeSet`` for irregular ones). In each column, it takes 8 bytes if it has one sample
/// and 68 if it has more. Bars out of order take about 24 more bytes. ``DuplicateRule/last`` keeps every row, because a
/// sample cannot be subtracted from a summary.
struct BarStore: Sendable {
  let resolution: CalendarUnit
  let rule: DuplicateRule
  private let length: Int64

  private var index = BarIndex()
  private var times: [TimeSet] = []
  private var columns: [BarColumn]
  /// The rows of each bar, by time. Used only under ``DuplicateRule/last``.
  private var held: [[UInt32: [Double]]] = []
  /// The slots whose held rows have changed since they were last summed up.
  private var changed: Set<Int> = []
  /// The position of each column's value in the held rows.
  private var heldPlaces: [Int]
  private var open: OpenBar
  /// The values of the row that the last row replaced, NaN for a blank. Valid only after ``Addition/replaced``.
  private(set) var replaced: [Double] = []

  /// The number of samples.
  private(set) var count = 0
  /// The times of the earliest and the latest sample; nil if there are no samples.
  private(set) var span: ClosedRange<CivilTime>?

  /// The result of adding a sample.
  enum Addition: Hashable {
    /// The sample is the first with its time.
    case new
    /// The sample counts along with others that have the same time.
    case repeated
    /// The sample is left out because another one has the same time.
    case leftOut
    /// The sample replaces the one that has the same time.
    case replaced
  }

  /// The bar of the previous sample, which is usually also the bar of the next one.
  private struct OpenBar {
    var slot: Int
    /// The start of the bar, in microseconds.
    var start: Int64
    var times: TimeSet
    var columns: [BarValues]
  }

  init(resolution: CalendarUnit, rule: DuplicateRule, columnCount: Int) {
    self.resolution = resolution
    self.rule = rule
    length =
      resolution == .minute ? CivilTime.microsecondsPerMinute : CivilTime.microsecondsPerHour
    columns = Array(repeating: BarColumn(), count: columnCount)
    heldPlaces = Array(0..<columnCount)
    open = OpenBar(slot: -1, start: .min, times: .empty, columns: [])
  }

  /// Adds a sample with a value for each column.
  ///
  /// - Parameter values: A value for each column, NaN for a blank.
  /// - Complexity: O(columns), plus ``BarIndex/slot(of:)`` if the sample is not in the open bar.
  mutating func add(_ time: CivilTime, _ values: [Double]) -> Addition {
    // A time before the start of the open bar wraps around to a very large offset.
    var offset = UInt64(bitPattern: time.microseconds &- open.start)
    if offset >= UInt64(length) || open.slot < 0 {
      openBar(holding: time)
      offset = UInt64(time.microseconds - open.start)
    }
    let place = UInt32(offset)
    if rule == .last { return hold(values, of: time, at: place) }
    let isNew = open.times.insert(place)
    guard isNew || rule == .all else { return .leftOut }
    note(time)
    for column in open.columns.indices { open.columns[column].add(values[column], at: place) }
    return isNew ? .new : .repeated
  }

  private mutating func hold(
    _ values: [Double], of time: CivilTime, at place: UInt32
  ) -> Addition {
    changed.insert(open.slot)
    // Removed columns keep their positions, so older rows do not change.
    var row = Array(repeating: Double.nan, count: (heldPlaces.last ?? -1) + 1)
    for (place, value) in zip(heldPlaces, values) { row[place] = value }
    if let former = held[open.slot].updateValue(row, forKey: place) {
      replaced = heldPlaces.map { former[$0] }
      return .replaced
    }
    note(time)
    return .new
  }

  @inline(__always)
  private mutating func note(_ time: CivilTime) {
    count += 1
    if let span, span.lowerBound <= time, time <= span.upperBound { return }
    span = min(span?.lowerBound ?? time, time)...max(span?.upperBound ?? time, time)
  }

  private mutating func openBar(holding time: CivilTime) {
    closeBar()
    let number = Int(time.microseconds.flooredQuotient(by: length))
    let (slot, isNew) = index.slot(of: number)
    if isNew {
      times.append(.empty)
      for column in columns.indices { columns[column].append() }
      if rule == .last { held.append([:]) }
    }
    open.slot = slot
    open.start = Int64(number) * length
    swap(&open.times, &times[slot])
    for column in columns.indices {
      open.columns.append(columns[column].values(slot, first: open.times.first))
    }
  }

  private mutating func closeBar() {
    guard open.slot >= 0 else { return }
    swap(&open.times, &times[open.slot])
    for column in columns.indices { columns[column].set(open.slot, open.columns[column]) }
    open.columns.removeAll(keepingCapacity: true)
    open.slot = -1
  }

  /// Removes columns and their values. Later columns move up.
  ///
  /// - Complexity: O(columns).
  mutating func removeColumns(at positions: Set<Int>) {
    let kept = columns.indices.filter { !positions.contains($0) }
    columns = kept.map { columns[$0] }
    if open.slot >= 0 { open.columns = kept.map { open.columns[$0] } }
    heldPlaces = kept.map { heldPlaces[$0] }
  }

  /// The extent of the values in a column. Valid only under ``DuplicateRule/last``.
  ///
  /// - Complexity: O(held rows).
  func extent(ofColumn column: Int) -> ValueExtent {
    var extent = ValueExtent()
    for row in held.lazy.flatMap(\.values) where !row[heldPlaces[column]].isNaN {
      extent.add(row[heldPlaces[column]])
    }
    return extent
  }

  /// The series so far, one for each name. They share memory with the store until it changes.
  ///
  /// - Complexity: O(1) for each column if all rows arrived in order. Otherwise, the bars are sorted first.
  mutating func series(_ names: [String]) -> [Series] {
    closeBar()
    for slot in changed { sumUp(slot) }
    changed = []
    if let slots = index.sort() {
      times = slots.map { times[$0] }
      if rule == .last { held = slots.map { held[$0] } }
      for column in columns.indices { columns[column].reorder(slots) }
    }
    return zip(names, columns).map { name, column in
      Series(
        name: name, resolution: resolution, count: count, span: span, bars: index.numbers,
        summaries: column.summaries)
    }
  }

  private mutating func sumUp(_ slot: Int) {
    let rows = held[slot].sorted { $0.key < $1.key }.map(\.value)
    for column in columns.indices {
      var summary = Summary()
      for row in rows { summary.add(row[heldPlaces[column]]) }
      columns[column].set(slot, BarValues(summary: summary))
    }
  }
}

/// The samples of one column in each bar, by slot.
private struct BarColumn {
  private(set) var summaries = SummaryList()
  /// The time of the latest value of each summary that is stored whole, in microseconds since the start of the bar.
  private var lastTimes: [UInt32] = []

  mutating func append() { summaries.append() }

  /// The values of a bar. `first` is the time of its only sample, if it has just one.
  func values(_ slot: Int, first: UInt32) -> BarValues {
    let summary = summaries[slot]
    guard let place = summaries.wholePlace(slot) else {
      return BarValues(summary: summary, lastTime: summary.count > 0 ? first : 0)
    }
    return BarValues(summary: summary, lastTime: lastTimes[place])
  }

  mutating func set(_ slot: Int, _ values: BarValues) {
    summaries[slot] = values.summary
    guard let place = summaries.wholePlace(slot) else { return }
    if place < lastTimes.count {
      lastTimes[place] = values.lastTime
    } else {
      lastTimes.append(values.lastTime)
    }
  }

  mutating func reorder(_ slots: [Int]) { summaries.reorder(slots) }
}

/// The samples of one column in one bar.
private struct BarValues {
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
}
