import CivilDates

/// What becomes of rows that have the same time, to the microsecond. The first is the default.
public enum DuplicateRule: String, CaseIterable, Hashable, Sendable {
  /// All are kept and count: several bookings of a day add up, and the hour that an autumn day has twice is not lost.
  case all
  /// The first that was read is kept, the others are left out.
  case first
  /// The last that was read is kept, the others are left out.
  case last
}

/// Sums up samples in bars while they come, in any order.
///
/// A bar is a unit of the finest kind that is asked for, a minute or an hour, and takes memory only if it has a sample:
/// 8 bytes for its number, 16 for the exact times of regular samples (see ``TimeSet`` for others), and for every column 8
/// if the bar has one sample and 68 if it has more. If bars come neither in ascending nor in descending order, about 24
/// bytes more find them again. Only ``DuplicateRule/last`` keeps every row, in about 16 bytes and 8 for each column,
/// because nothing can be taken off a summary.
struct BarStore: Sendable {
  let resolution: CalendarUnit
  let rule: DuplicateRule
  private let length: Int64

  private var index = BarIndex()
  private var times: [TimeSet] = []
  private var columns: [BarColumn]
  /// The rows of every bar, under ``DuplicateRule/last`` alone.
  private var held: [HeldRows] = []
  /// Where held rows have the values of each column, and how many values each row has. The values of columns that
  /// are left out are dropped once they are as many as the others, to spread the cost.
  private var heldPlaces: [Int]
  private var heldWidth: Int
  private var open: OpenBar
  /// The values of the row that gave way to the last one, NaN for a blank; only after ``Addition/replaced``.
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
    /// It counts, and the one of its time that was there is left out.
    case replaced
  }

  /// The bar that the sample before was in, mostly that of the next one.
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
    heldWidth = columnCount
    open = OpenBar(slot: -1, start: .min, times: .empty, columns: [])
  }

  /// Adds a sample of all columns.
  ///
  /// - Parameter values: A value for each column, NaN for a blank.
  /// - Complexity: O(columns), with ``BarIndex/slot(of:)`` where a bar begins.
  mutating func add(_ time: CivilTime, _ values: [Double]) -> Addition {
    // Open bars start in years 1 to 9999, so that this is beyond every length if there is none.
    var offset = UInt64(bitPattern: time.microseconds &- open.start)
    if offset >= UInt64(length) || open.slot < 0 {
      openBar(holding: time)
      offset = UInt64(time.microseconds - open.start)
    }
    let place = UInt32(offset)
    if rule == .last {
      let isNew = held[open.slot].insert(
        place, values, at: heldPlaces, width: heldWidth, replaced: &replaced)
      guard isNew else { return .replaced }
      note(time)
      return .new
    }
    let isNew = open.times.insert(place)
    guard isNew || rule == .all else { return .leftOut }
    note(time)
    for column in open.columns.indices { open.columns[column].add(values[column], at: place) }
    return isNew ? .new : .repeated
  }

  @inline(__always)
  private mutating func note(_ time: CivilTime) {
    count += 1
    if let span, span.lowerBound <= time, time <= span.upperBound { return }
    span = min(span?.lowerBound ?? time, time)...max(span?.upperBound ?? time, time)
  }

  private mutating func openBar(holding time: CivilTime) {
    closeBar()
    let number = CivilCalendar().index(of: time, in: resolution)
    let (slot, isNew) = index.slot(of: number)
    if isNew {
      times.append(.empty)
      for column in columns.indices { columns[column].append() }
      if rule == .last { held.append(HeldRows()) }
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

  /// Leaves out columns, whose values are dropped; those behind them move up.
  ///
  /// - Complexity: O(columns); over all calls together O(values of the rows that are held).
  mutating func removeColumns(at positions: Set<Int>) {
    let kept = columns.indices.filter { !positions.contains($0) }
    columns = kept.map { columns[$0] }
    if open.slot >= 0 { open.columns = kept.map { open.columns[$0] } }
    heldPlaces = kept.map { heldPlaces[$0] }
    guard heldPlaces.count <= heldWidth / 2 else { return }
    for slot in held.indices { held[slot].keep(heldPlaces, width: heldWidth) }
    heldWidth = heldPlaces.count
    heldPlaces = Array(0..<heldWidth)
  }

  /// The extent of the values of a column, under ``DuplicateRule/last`` alone.
  ///
  /// - Complexity: O(rows that are held).
  func extent(ofColumn column: Int) -> ValueExtent {
    held.reduce(into: ValueExtent()) {
      $1.add(valuesAt: heldPlaces[column], width: heldWidth, to: &$0)
    }
  }

  /// The series so far, which share the index of the bars with each other and memory with the store until the store
  /// changes.
  ///
  /// - Complexity: O(1) for each column if all rows came in order, else the bars are put in order once.
  mutating func series(_ names: [String]) -> [Series] {
    closeBar()
    for slot in held.indices where !held[slot].isSummedUp {
      let summaries = held[slot].summaries(at: heldPlaces, width: heldWidth)
      for column in columns.indices {
        columns[column].set(slot, BarValues(summary: summaries[column]))
      }
    }
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
}

/// What the samples of one column come to in every bar, by slot.
private struct BarColumn {
  private(set) var summaries = SummaryList()
  /// The time of the latest value of each summary that is held whole, in microseconds since the start of the bar.
  private var lastTimes: [UInt32] = []

  mutating func append() { summaries.append() }

  /// The values of a bar; `first` is when its only sample was taken, if it has but one.
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

/// What the samples of one column come to in a bar.
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

/// The rows of one bar, of which each exact time keeps the last.
private struct HeldRows {
  /// The row of every time, in microseconds since the start of the bar.
  private var rows: [UInt32: Int32] = [:]
  /// The values, row by row.
  private var values: [Double] = []
  private(set) var isSummedUp = true

  /// Adds a row, or replaces the row of the same time and stores its values in `replaced`; returns whether it was new.
  ///
  /// - Parameters:
  ///   - places: Where a row has its values, of `width` in all.
  mutating func insert(
    _ time: UInt32, _ row: [Double], at places: [Int], width: Int, replaced: inout [Double]
  ) -> Bool {
    isSummedUp = false
    let isNew = rows[time] == nil
    let start: Int
    if let row = rows[time] {
      start = Int(row) * width
      replaced = places.map { values[start + $0] }
    } else {
      start = values.count
      rows[time] = Int32(rows.count)
      values += repeatElement(.nan, count: width)
    }
    for (place, value) in zip(places, row) { values[start + place] = value }
    return isNew
  }

  mutating func summaries(at places: [Int], width: Int) -> [Summary] {
    isSummedUp = true
    var summaries = Array(repeating: Summary(), count: places.count)
    for (_, row) in rows.sorted(by: { $0.key < $1.key }) {
      for (column, place) in places.enumerated() {
        summaries[column].add(values[Int(row) * width + place])
      }
    }
    return summaries
  }

  /// Adds the values at a place of the rows to an extent.
  func add(valuesAt place: Int, width: Int, to extent: inout ValueExtent) {
    for place in stride(from: place, to: values.count, by: width)
    where !values[place].isNaN { extent.add(values[place]) }
  }

  /// Drops all values of the rows but those at some places, which are in ascending order.
  mutating func keep(_ places: [Int], width: Int) {
    values = stride(from: 0, to: values.count, by: width).flatMap { row in
      places.map { values[row + $0] }
    }
  }
}
