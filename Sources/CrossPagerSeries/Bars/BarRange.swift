public import CivilDates

/// The ranges of the bar values in a series, used to draw all pages of a level to the same scale.
public struct BarRange: Hashable, Sendable {
  /// The least and greatest values of all bars.
  public let whole: ClosedRange<Double>
  /// The range of at least 99% of the bars. Of *n* bars with a value, the ⌊*n*/200⌋ lowest and the ⌊*n*/200⌋ highest
  /// are left out. If all other bars are zero, the range is ``whole``.
  public let robust: ClosedRange<Double>

  /// Creates the ranges of values; nil if there are no values.
  ///
  /// - Complexity: O(values)
  init?(_ values: [Double]) {
    guard let least = values.min(), let greatest = values.max() else { return nil }
    whole = least...greatest
    let tail = values.count / 200
    if tail == 0 {
      robust = whole
    } else {
      let keys = values.map(\.orderKey)
      let range =
        Double(
          orderKey: keys.element(ofRank: tail))...Double(
          orderKey: keys.element(ofRank: values.count - 1 - tail))
      robust = range == 0...0 ? whole : range
    }
  }
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
    BarRange(barValues(of: aggregate, per: barUnit, calendar: calendar))
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

  /// The values of an aggregate, one for each bar with a value.
  private func barValues(
    of aggregate: Aggregate, per barUnit: CalendarUnit, calendar: CivilCalendar
  ) -> [Double] {
    if barUnit <= resolution {
      return bars.indices.compactMap { summaries[$0].value(aggregate) }
    }
    var values: [Double] = []
    var position = 0
    while position < bars.count {
      let end = barUnit.index(holding: bars[position], of: resolution, in: calendar).end
      var bar = Summary()
      repeat {
        bar.add(summaries[position])
        position += 1
      } while position < bars.count && bars[position] < end
      if let value = bar.value(aggregate) { values.append(value) }
    }
    return values
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

extension [UInt64] {
  /// The element at index `rank` in sorted order. Unlike a sort, the search takes linear time, because it examines 16
  /// bits at a time.
  fileprivate func element(ofRank rank: Int) -> UInt64 {
    var (keys, rank) = (self, rank)
    for shift in [48, 32, 16, 0] {
      var counts = [Int](repeating: 0, count: 1 << 16)
      for key in keys { counts[Int(key >> UInt64(shift) & 0xFFFF)] += 1 }
      var digit = 0
      while rank >= counts[digit] {
        rank -= counts[digit]
        digit += 1
      }
      keys = keys.filter { Int($0 >> UInt64(shift) & 0xFFFF) == digit }
    }
    return keys[0]
  }
}
