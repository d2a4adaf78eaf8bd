import CivilDates

/// Which of several rows with the same time, to the microsecond, count. The first case is the default.
public enum DuplicateRule: String, CaseIterable, Hashable, Sendable {
  /// All count: several bookings of a day add up, and both hours of an autumn night are kept.
  case all
  /// The first counts.
  case first
  /// The last counts.
  case last
}

/// Sums up samples in bars while they come, in any order.
///
/// A bar is a minute or an hour and takes memory only if it has a sample: 8 bytes for its number, 16 for the exact times
/// of regular samples (see ``TimeSet`` for others), and for each column 8 bytes if it has one sample and 68 if it has
/// more. Bars out of order take about 24 bytes more. ``DuplicateRule/last`` keeps every row, because nothing can be taken
/// off a summary.
struct BarStore: Sendable {
  let resolution: CalendarUnit
  let rule: DuplicateRule
  private let length: Int64

  private var index = BarIndex()
  private var times: [TimeSet] = []
  private var columns: [BarColumn]
  /// The rows of each bar by time, only under ``DuplicateRule/last``.
  private var held: [[UInt32: [Double]]] = []
  /// The slots whose held rows have changed since they were summed up.
  private var changed: Set<Int> = []
  /// Where held rows have the value of each column.
  private var heldPlaces: [Int]
  private var open: OpenBar
  /// The values of the row that the last one replaced, NaN for a blank; only after ``Addition/replaced``.
  private(set) var replaced: [Double] = []

  /// The samples of the series.
  private(set) var count = 0
  /// The times of the first and the last sample.
  private(set) var span: ClosedRange<CivilTime>?

  /// What came of a sample.
  enum Addition: Hashable {
    /// It is the first of its time.
    case new
    /// It counts beside others of its time.
    case repeated
    /// It is left out, because there is one of its time.
    case leftOut
    /// It replaces the one of its time.
    case replaced
  }

  /// The bar of the sample before, which is mostly that of the next one.
  private struct OpenBar {
    var slot: Int
    /// The microseconds at which it starts.
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

  /// Adds a sample of all columns.
  ///
  /// - Parameter values: A value for each column, NaN for a blank.
  /// - Complexity: O(columns), with ``BarIndex/slot(of:)`` where a bar begins.
  mutating func add(_ time: CivilTime, _ values: [Double]) -> Addition {
    // If no bar is open, the difference is greater than every length.
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
    // Removed columns keep their places, so that older rows need not change.
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

  /// Removes columns with their values. Those after them move up.
  ///
  /// - Complexity: O(columns).
  mutating func removeColumns(at positions: Set<Int>) {
    let kept = columns.indices.filter { !positions.contains($0) }
    columns = kept.map { columns[$0] }
    if open.slot >= 0 { open.columns = kept.map { open.columns[$0] } }
    heldPlaces = kept.map { heldPlaces[$0] }
  }

  /// The extent of the values of a column, under ``DuplicateRule/last`` alone.
  ///
  /// - Complexity: O(rows that are held).
  func extent(ofColumn column: Int) -> ValueExtent {
    var extent = ValueExtent()
    for row in held.lazy.flatMap(\.values) where !row[heldPlaces[column]].isNaN {
      extent.add(row[heldPlaces[column]])
    }
    return extent
  }

  /// The series so far. They share their memory with the store until it changes.
  ///
  /// - Complexity: O(1) for each column if all rows came in order, else the bars are put in order once.
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
  /// The time of the latest value of each summary that is held whole, in microseconds since the start of the bar.
  private var lastTimes: [UInt32] = []

  mutating func append() { summaries.append() }

  /// The values of a bar. `first` is the time of its sample, if it has only one.
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
  /// When the latest value was taken, in microseconds since the start of the bar.
  var lastTime: UInt32 = 0

  @inline(__always)
  mutating func add(_ value: Double, at time: UInt32) {
    guard value.isFinite else { return summary.addMissing() }
    let isLatest = time >= lastTime
    summary.add(value, isLatest: isLatest)
    if isLatest { lastTime = time }
  }
}
