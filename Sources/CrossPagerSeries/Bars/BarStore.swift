import CivilDates

/// The rule for rows with the same time, to the microsecond. The default is ``all``.
public enum DuplicateRule: String, CaseIterable, Hashable, Sendable {
  /// All rows count, including multiple entries for one day and both occurrences of the hour that repeats in autumn.
  case all
  /// Only the first row counts.
  case first
  /// Only the last row counts.
  case last
}

/// Summarizes samples in bars. Samples may arrive in any order.
///
/// A bar covers a minute or an hour. Only bars with samples take memory: 8 bytes for the bar number and 16 bytes for
/// the exact times of regular samples. For irregular samples, see ``TimeSet``. In each column, a bar takes 8 bytes for
/// one sample or 68 bytes for more. If bars arrive out of order, each bar takes about 24 more bytes.
/// ``DuplicateRule/last`` keeps every row, because a sample cannot be subtracted from a summary.
struct BarStore: Sendable {
  let resolution: CalendarUnit
  let rule: DuplicateRule
  private let length: Int64

  private var index = BarIndex()
  private var times: [TimeSet] = []
  private var columns: [BarColumn]
  /// The rows of each bar by time, stored only for ``DuplicateRule/last``.
  private var held: [[UInt32: [Double]]] = []
  /// The slots whose rows in ``held`` have changed since the bars were last summarized.
  private var changed: Set<Int> = []
  /// The position of each column's value in the rows of ``held``.
  private var heldPlaces: [Int]
  private var open: OpenBar
  /// The values of the replaced row, with NaN for blanks, if the last ``add(_:_:)`` returned ``Addition/replaced``.
  private(set) var replaced: [Double] = []

  private(set) var count = 0
  /// The times of the earliest and latest samples; nil if there are no samples.
  private(set) var span: ClosedRange<CivilTime>?

  /// The result of adding a sample.
  enum Addition: Hashable {
    /// The sample is the first with its time.
    case new
    /// The sample counts in addition to others with the same time.
    case repeated
    /// The sample is left out because another sample already has this time.
    case leftOut
    /// The sample replaces the one with the same time.
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
  /// - Parameter values: The value for each column, with NaN for a blank.
  /// - Complexity: O(columns), plus the cost of ``BarIndex/slot(of:)`` if the sample is not in the open bar.
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
    // Removed columns keep their positions in the rows of `held`, so older rows do not change.
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

  /// Removes columns and their values, and moves later columns up.
  ///
  /// - Complexity: O(columns).
  mutating func removeColumns(at positions: Set<Int>) {
    let kept = columns.indices.filter { !positions.contains($0) }
    columns = kept.map { columns[$0] }
    if open.slot >= 0 { open.columns = kept.map { open.columns[$0] } }
    heldPlaces = kept.map { heldPlaces[$0] }
  }

  /// Adds the values in a column to an extent, available only for ``DuplicateRule/last``.
  ///
  /// - Complexity: O(held rows).
  func add(_ column: Int, to extent: inout ValueExtent) {
    for row in held.lazy.flatMap(\.values) where !row[heldPlaces[column]].isNaN {
      extent.add(row[heldPlaces[column]])
    }
  }

  /// Returns the series so far, one for each name. The series share memory with the store until the store changes.
  ///
  /// - Complexity: O(1) for each column if all rows arrived in order; otherwise O(*n* log *n*) for *n* bars.
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

/// One column's samples in each bar, by slot.
private struct BarColumn {
  private(set) var summaries = SummaryList()
  /// The time of the latest value in each bar with more than one sample, in microseconds since the start of the bar.
  private var lastTimes: [UInt32] = []

  mutating func append() { summaries.append() }

  /// The values of a bar. If the bar has only one sample, `first` is the time of that sample.
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
