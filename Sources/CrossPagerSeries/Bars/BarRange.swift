public import CivilDates

/// The ranges of the bar values in a series, used to draw all pages of a level to the same scale.
public struct BarRange: Hashable, Sendable {
  /// The least and greatest values of all bars.
  public let whole: ClosedRange<Double>
  /// The range of at least 99% of the bars. Of *n* bars with a value, the ⌊*n*/200⌋ lowest and the ⌊*n*/200⌋ highest
  /// are left out. If all other bars are zero, the range is ``whole``.
  public let robust: ClosedRange<Double>
}

/// Finds the ranges of values that arrive in any order. Only about one value in fifty is stored, because an array of
/// all values would take more memory than the bars of some files.
private struct RangeSearch {
  private var whole: ClosedRange<Double>?
  private var count = 0
  private var lowest: LeastKeys
  /// The complements of the highest keys.
  private var highest: LeastKeys

  /// One in this many values is left out at each end of ``BarRange/robust``.
  private static let valuesPerTail = 200

  /// - Parameter limit: The maximum number of values.
  init(atMost limit: Int) {
    lowest = LeastKeys(count: limit / Self.valuesPerTail + 1)
    highest = lowest
  }

  /// Adds a value.
  ///
  /// - Complexity: O(1); for a value near an end, O(log *n*) amortized.
  mutating func add(_ value: Double) {
    count += 1
    lowest.add(value.orderKey)
    highest.add(~value.orderKey)
    let range = whole ?? value...value
    whole = min(range.lowerBound, value)...max(value, range.upperBound)
  }

  /// The ranges; nil if there are no values.
  var range: BarRange? {
    guard let whole else { return nil }
    let tail = count / Self.valuesPerTail
    if tail == 0 { return BarRange(whole: whole, robust: whole) }
    let least = Double(orderKey: lowest.key(ofRank: tail))
    let greatest = Double(orderKey: ~highest.key(ofRank: tail))
    return BarRange(
      whole: whole, robust: least == 0 && greatest == 0 ? whole : least...greatest)
  }
}

/// The least of the added keys.
private struct LeastKeys {
  /// The number of least keys to keep.
  private let count: Int
  /// The least keys so far, and up to as many others.
  private var keys: [UInt64] = []
  /// The greatest of the least keys when the others were last dropped.
  private var limit = UInt64.max

  init(count: Int) { self.count = count }

  @inline(__always)
  mutating func add(_ key: UInt64) {
    guard key < limit else { return }
    keys.append(key)
    if keys.count == 2 * count {
      keys.sort()
      keys.removeLast(count)
      limit = keys[count - 1]
    }
  }

  /// The key at an index below the number of least keys, in sorted order.
  func key(ofRank rank: Int) -> UInt64 { keys.sorted()[rank] }
}

extension Series {
  /// The ranges of an aggregate over all bars in the series.
  ///
  /// - Parameters:
  ///   - aggregate: The aggregate that each bar shows.
  ///   - barUnit: The unit of the bars, which is `CalendarUnit.finer` of the level's unit. A unit finer than
  ///     ``resolution`` counts as ``resolution``.
  ///   - calendar: The calendar that defines the start of each unit.
  /// - Returns: The ranges; nil if no bar has a value.
  /// - Complexity: O(*n*) for *n* bars in the series.
  public func barRange(
    of aggregate: Aggregate, per barUnit: CalendarUnit, calendar: CivilCalendar
  ) -> BarRange? {
    var search = RangeSearch(atMost: bars.count)
    visitValues(of: aggregate, per: barUnit, calendar: calendar) { search.add($0) }
    return search.range
  }

  /// The range of an aggregate over all bars in the series. See ``barRange(of:per:calendar:)``.
  ///
  /// - Returns: The least and greatest values; nil if no bar has a value.
  /// - Complexity: O(*n*) for *n* bars in the series.
  public func range(
    of aggregate: Aggregate, per barUnit: CalendarUnit, calendar: CivilCalendar
  ) -> ClosedRange<Double>? {
    barRange(of: aggregate, per: barUnit, calendar: calendar)?.whole
  }

  /// Calls `body` with the value of an aggregate for each bar with a value.
  private func visitValues(
    of aggregate: Aggregate, per barUnit: CalendarUnit, calendar: CivilCalendar,
    _ body: (Double) -> Void
  ) {
    if barUnit <= resolution {
      return bars.indices.lazy.compactMap { summaries[$0].value(aggregate) }.forEach(body)
    }
    var position = 0
    while position < bars.count {
      let end = barUnit.index(holding: bars[position], of: resolution, in: calendar).end
      var bar = Summary()
      repeat {
        bar.add(summaries[position])
        position += 1
      } while position < bars.count && bars[position] < end
      if let value = bar.value(aggregate) { body(value) }
    }
  }
}

extension Double {
  /// An integer that sorts in the same order as the number.
  fileprivate var orderKey: UInt64 {
    bitPattern >> 63 == 0 ? bitPattern | 1 << 63 : ~bitPattern
  }

  fileprivate init(orderKey key: UInt64) {
    self.init(bitPattern: key >> 63 == 0 ? ~key : key & ~(1 << 63))
  }
}
