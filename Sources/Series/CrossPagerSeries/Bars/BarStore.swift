import CivilDates

/// The rule for rows whose times are the same to the microsecond. The default is ``all``.
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
/// A bar covers a second, a minute or an hour. If the resolution is not set, bars cover a second until the samples span
/// two hours, then a minute until they span two days, and then an hour. Only bars with samples take memory. In each
/// column, a bar with one sample takes 8 bytes, and a bar with more samples takes 40 bytes. The other parts of a bar
/// are stored once for all neighboring bars in which they are the same (see ``BlockList``). Where they change from bar
/// to bar, they take 8 bytes for the bar number, 16 bytes for the exact times (see ``TimeSet``) and, in each column of
/// a bar with more than one sample, 28 bytes. If bars arrive out of order, each bar takes about 24 more bytes. For
/// ``DuplicateRule/last``, every row is kept, because a sample cannot be subtracted from a summary.
struct BarStore: Sendable {
  let resolution: CalendarUnit
  /// The span of the samples, in microseconds, at which bars merge into longer ones; nil if the resolution is fixed.
  private var limit: Int64?
  let rule: DuplicateRule
  /// Whether the newest rows come first, so that the first of several rows with the same time is the latest.
  private let isNewestFirst: Bool
  /// The length of a bar in microseconds.
  private let length: Int64

  private var index = BarIndex()
  /// For each bar, the times of the samples that have the bar's offset.
  private var times = BlockList<TimeSet>()
  /// The offset from UTC of the first sample in each bar, in seconds; 0 if times have no offsets.
  private var offsets = BlockList<Int32>()
  /// The times of samples whose offset differs from that of the first sample in their bar, as when clocks go back.
  private var otherTimes: Set<SampleTime> = []
  private var columns: [BarColumn]
  /// The values of each row, with NaN for blanks, stored only for ``DuplicateRule/last``.
  private var held: [Double] = []
  /// The position in ``held`` of the row at each time.
  private var rows: [SampleTime: Int] = [:]
  /// The position of each column's value in a row. Removed columns keep their positions, so older rows do not change.
  private var heldPlaces: [Int]
  private var heldCount: Int
  /// The slots whose rows may have changed since the bars were last summarized.
  private var changed: Set<Int> = []
  private var open: OpenBar
  /// The values of the replaced row, with NaN for blanks, if the last ``add(_:_:offset:)`` returned `replaced`.
  private(set) var replaced: [Double] = []

  private(set) var count = 0
  private(set) var span: ClosedRange<CivilTime>?

  /// The result of adding a sample.
  enum Addition: Hashable {
    case new
    /// The sample is counted in addition to others with the same time.
    case repeated
    /// The sample is left out because another sample already has this time.
    case leftOut
    case replaced
  }

  /// The bar of the previous sample, which is usually also the bar of the next one.
  private struct OpenBar {
    var slot: Int
    var start: Int64
    var times: TimeSet
    /// The place of the earliest sample with the bar's offset; `.max` if there is none.
    var earliest = UInt32.max
    var offset: Int32 = 0
    var columns: [BarValues]
  }

  /// A clock time, in microseconds, and its offset from UTC, in seconds.
  private struct SampleTime: Hashable {
    let time: Int64
    let offset: Int32

    var inUTC: Int64 { time - Int64(offset) * CivilTime.microsecondsPerSecond }
  }

  /// - Parameter resolution: The unit of the bars, at most an hour. If nil, the samples determine it.
  init(
    resolution: CalendarUnit?, rule: DuplicateRule, columnCount: Int, isNewestFirst: Bool = false
  ) {
    self.resolution = resolution ?? .second
    limit = resolution == nil ? self.resolution.longestSpan : nil
    length = CivilCalendar().start(of: 1, in: self.resolution).microseconds
    self.rule = rule
    self.isNewestFirst = isNewestFirst
    columns = Array(repeating: BarColumn(), count: columnCount)
    heldPlaces = Array(0..<columnCount)
    heldCount = columnCount
    open = OpenBar(slot: -1, start: .min, times: .empty, columns: [])
  }

  /// - Parameters:
  ///   - values: The value for each column, with NaN for a blank.
  ///   - offset: The offset of the time from UTC, in seconds; 0 if times have no offsets. Samples with equal clock
  ///     times but different offsets do not count as having the same time.
  mutating func add(_ time: CivilTime, _ values: [Double], offset: Int32 = 0) -> Addition {
    // A time before the start of the open bar wraps around to a very large place.
    var wide = UInt64(bitPattern: time.microseconds &- open.start)
    if wide >= UInt64(length) || open.slot < 0 {
      openBar(holding: time, offset: offset)
      wide = UInt64(time.microseconds - open.start)
    }
    let place = UInt32(wide)
    let isNew =
      offset == open.offset
      ? open.times.insert(place)
      : otherTimes.insert(SampleTime(time: time.microseconds, offset: offset)).inserted
    if rule == .last {
      return hold(values, of: SampleTime(time: time.microseconds, offset: offset), isNew: isNew)
    }
    guard isNew || rule == .all else { return .leftOut }
    note(time)
    let later = Int64(open.offset - offset) * CivilTime.microsecondsPerSecond
    let isEarliest =
      later == 0 && (place < open.earliest || isNewestFirst && place == open.earliest)
    if isEarliest { open.earliest = place }
    for column in open.columns.indices {
      open.columns[column].add(
        values[column], at: Int64(place) + later, isEarliest: isEarliest,
        isNewestFirst: isNewestFirst)
    }
    return isNew ? .new : .repeated
  }

  private mutating func hold(_ values: [Double], of time: SampleTime, isNew: Bool) -> Addition {
    let row = rows[time, default: held.count]
    if isNew {
      rows[time] = row
      held.append(contentsOf: repeatElement(.nan, count: heldCount))
      note(CivilTime(microseconds: time.time))
    } else {
      replaced = heldPlaces.map { held[row + $0] }
    }
    for (place, value) in zip(heldPlaces, values) { held[row + place] = value }
    return isNew ? .new : .replaced
  }

  @inline(__always)
  private mutating func note(_ time: CivilTime) {
    count += 1
    if let span, span.lowerBound <= time, time <= span.upperBound { return }
    span = span?.union(time...time) ?? time...time
  }

  @inline(__always)
  func number(of time: CivilTime) -> Int { Int(time.microseconds.flooredQuotient(by: length)) }

  private mutating func openBar(holding time: CivilTime, offset: Int32) {
    while let limit, let span, span.union(time...time).length >= limit { coarsen() }
    closeBar()
    let number = number(of: time)
    let (slot, isNew) = index.slot(of: number)
    if isNew {
      times.append(.empty)
      offsets.append(offset)
      for column in columns.indices { columns[column].summaries.append() }
    }
    if rule == .last { changed.insert(slot) }
    open.slot = slot
    open.start = Int64(number) * length
    open.offset = offsets[slot]
    swap(&times[slot], &open.times)
    open.earliest = open.times == .empty ? .max : open.times.first
    for column in columns.indices {
      open.columns.append(columns[column].values(slot, first: open.times.first))
    }
  }

  private mutating func closeBar() {
    guard open.slot >= 0 else { return }
    swap(&times[open.slot], &open.times)
    for column in columns.indices { columns[column].set(open.slot, open.columns[column]) }
    open.columns.removeAll(keepingCapacity: true)
    open.slot = -1
  }

  /// A sample's bar, its time in microseconds since the bar's start, and its value's position in ``setColumn(_:at:)``.
  typealias Place = (slot: Int, offset: UInt32, position: Int)

  /// Returns the places of all samples, in the order of the bars. `times` lists the times of the samples.
  mutating func places(of times: [CivilTime]) -> [Place] {
    closeBar()
    sortBars()
    let places = times.enumerated().map { position, time -> Place in
      let number = number(of: time)
      let slot = index.numbers.firstPosition { $0 >= number }
      return (slot, UInt32(time.microseconds - Int64(number) * length), position)
    }
    return places.sorted { ($0.slot, $0.position) < ($1.slot, $1.position) }
  }

  /// Replaces the values of the only column, with NaN for a blank. No bar may be open, and no rows may be held.
  /// `places` lists the places of all samples, in the order of the bars.
  mutating func setColumn(_ values: [Double], at places: [Place]) {
    var (column, bar) = (BarColumn(), BarValues())
    column.summaries.reserveCapacity(index.numbers.count)
    for place in places {
      if place.slot == column.summaries.count {
        column.summaries.append()
        bar = BarValues()
      }
      bar.add(values[place.position], at: Int64(place.offset), isEarliest: false)
      column.set(place.slot, bar)
    }
    columns[0] = column
  }

  mutating func removeColumns(at positions: Set<Int>) {
    let kept = columns.indices.filter { !positions.contains($0) }
    columns = kept.map { columns[$0] }
    heldPlaces = kept.map { heldPlaces[$0] }
    if open.slot >= 0 { open.columns = kept.map { open.columns[$0] } }
  }

  /// Adds the values of a column to an extent. Only ``DuplicateRule/last`` stores these values.
  func add(_ column: Int, to extent: inout ValueExtent) {
    for row in stride(from: 0, to: held.count, by: heldCount) {
      let value = held[row + heldPlaces[column]]
      if !value.isNaN { extent.add(value) }
    }
  }

  private mutating func coarsen() {
    closeBar()
    sortBars()
    let unit: CalendarUnit = resolution == .second ? .minute : .hour
    var longer = BarStore(
      resolution: unit, rule: rule, columnCount: columns.count, isNewestFirst: isNewestFirst)
    (longer.count, longer.span) = (count, span)
    (longer.held, longer.rows, longer.otherTimes) = (held, rows, otherTimes)
    (longer.heldPlaces, longer.heldCount) = (heldPlaces, heldCount)
    for slot in index.numbers.indices {
      let start = CivilTime(microseconds: Int64(index.numbers[slot]) * length)
      longer.openBar(holding: start, offset: offsets[slot])
      let offset = UInt32(start.microseconds - longer.open.start)
      let isOther = offsets[slot] != longer.open.offset
      times[slot].visit { place in
        if isOther {
          longer.otherTimes.insert(
            SampleTime(time: start.microseconds + Int64(place), offset: offsets[slot]))
        } else {
          _ = longer.open.times.insert(place + offset)
        }
      }
      for column in columns.indices {
        let values = columns[column].values(slot, first: times[slot].first)
        longer.open.columns[column].add(values, after: offset)
      }
    }
    longer.closeBar()
    longer.limit = unit.longestSpan
    self = longer
  }

  /// Fixes the resolution and returns one series for each column. All share memory with the store until it changes.
  ///
  /// - Parameter rowSpan: The time span of the rows of a file without numbers; nil for other files.
  /// - Complexity: O(1) for each column if all rows arrived in order; otherwise O(*n* log *n*) for *n* bars.
  mutating func series(
    _ names: [String], rowSpan: ClosedRange<CivilTime>? = nil
  ) -> [Series] {
    closeBar()
    sortBars()
    limit = nil
    return zip(names, columns).map { name, column in
      Series(
        name: name, resolution: resolution, count: count, span: span, bars: index.numbers,
        summaries: column.summaries, rowSpan: rowSpan)
    }
  }

  /// Completes the summaries and puts the bars in ascending order.
  private mutating func sortBars() {
    if !changed.isEmpty {
      let others = Dictionary(grouping: otherTimes) {
        number(of: CivilTime(microseconds: $0.time))
      }
      for slot in changed { sumUp(slot, others[index.numbers[slot], default: []]) }
      changed = []
    }
    guard let slots = index.sort() else { return }
    times = BlockList(slots.lazy.map { [times] in times[$0] })
    offsets = BlockList(slots.lazy.map { [offsets] in offsets[$0] })
    for column in columns.indices { columns[column].summaries.reorder(slots) }
  }

  /// Summarizes the rows of a bar again. `others` are the times in ``otherTimes`` that are in the bar.
  private mutating func sumUp(_ slot: Int, _ others: [SampleTime]) {
    let start = Int64(index.numbers[slot]) * length
    var all = others
    times[slot].visit { all.append(SampleTime(time: start + Int64($0), offset: offsets[slot])) }
    if !others.isEmpty { all.sort { $0.inUTC < $1.inUTC } }
    let places = all.compactMap { rows[$0] }
    for column in columns.indices {
      var summary = Summary()
      for row in places { summary.add(held[row + heldPlaces[column]]) }
      columns[column].set(slot, BarValues(summary: summary))
    }
  }
}

extension CalendarUnit {
  /// The span of samples, in microseconds, that is too long for bars of this unit; nil for an hour or a longer unit.
  var longestSpan: Int64? {
    switch self {
    case .second: 2 * CivilTime.microsecondsPerHour
    case .minute: 2 * CivilTime.microsecondsPerDay
    default: nil
    }
  }
}

extension ClosedRange<CivilTime> {
  /// The time from the first to the last moment, in microseconds.
  var length: Int64 { upperBound.microseconds - lowerBound.microseconds }

  /// Returns the smallest range that contains both ranges.
  package func union(_ other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
