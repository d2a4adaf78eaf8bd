public import CivilDates

/// The ranges of the bar values in a series, used to draw all pages of a level to the same scale.
public struct BarRange: Hashable, Sendable {
  /// The least and greatest values of all bars.
  public let whole: ClosedRange<Double>
  /// The range of at least 99% of the bars. Of *n* bars with a value, the ⌊*n*/200⌋ lowest and the ⌊*n*/200⌋ highest
  /// are left out. If all other bars are zero, the range is ``whole``.
  public let robust: ClosedRange<Double>
  /// The range of the bars on each page with a value, oldest page first. The array is empty if no page unit is given or
  /// if pages of that unit are not divided into these bars.
  public internal(set) var pages: [ClosedRange<Double>] = []
}

/// Finds the ranges of values that arrive in any order. Only about one value in fifty is stored, because an array of
/// all values would take more memory than the bars of some files.
private struct RangeSearch {
  /// One in this many values is left out at each end of ``BarRange/robust``.
  private static let valuesPerTail = 200

  /// The number of values to keep at each end.
  private let kept: Int
  private var count = 0
  /// The least and greatest values so far, and up to as many other values.
  private var ends: [Double] = []
  /// Values from `least` to `greatest` are too far from the ends to be stored. Both change when values are dropped.
  private var (least, greatest) = (Double.infinity, -Double.infinity)

  init(atMost limit: Int) { kept = limit / Self.valuesPerTail + 1 }

  /// - Complexity: O(1); for a value near an end, O(log *n*) amortized.
  mutating func add(_ value: Double) {
    count += 1
    guard value < least || value > greatest else { return }
    ends.append(value)
    if ends.count == 4 * kept {
      ends.sort()
      ends.removeSubrange(kept..<3 * kept)
      (least, greatest) = (ends[kept - 1], ends[kept])
    }
  }

  var range: BarRange? {
    let sorted = ends.sorted()
    guard let least = sorted.first, let greatest = sorted.last else { return nil }
    let tail = count / Self.valuesPerTail
    let robust = sorted[tail]...sorted[sorted.count - 1 - tail]
    return BarRange(whole: least...greatest, robust: robust == 0...0 ? least...greatest : robust)
  }
}

extension Series {
  /// Returns the ranges of an aggregate over all bars in the series.
  ///
  /// - Parameters:
  ///   - aggregate: The aggregate that each bar shows.
  ///   - barUnit: The unit of the bars, which is usually the `CalendarUnit.finer` of the level's unit. A unit finer
  ///     than ``resolution`` counts as ``resolution``.
  ///   - pageUnit: The unit of the pages, or nil to leave out ``BarRange/pages``.
  ///   - calendar: The calendar that defines the start of each unit.
  /// - Returns: The ranges; nil if no bar has a value.
  /// - Complexity: O(*n*) for *n* bars in the series.
  public func barRange(
    of aggregate: Aggregate, per barUnit: CalendarUnit, on pageUnit: CalendarUnit? = nil,
    calendar: CivilCalendar
  ) -> BarRange? {
    var search = RangeSearch(atMost: bars.count)
    var pages: [ClosedRange<Double>] = []
    let pageUnit = pageUnit.flatMap { self.barUnit(of: $0, in: calendar) == barUnit ? $0 : nil }
    var indices = 0..<0
    for bar in groups(per: barUnit, in: calendar) {
      let value = summaries.unboundedValue(bar.positions, aggregate)
      guard let value, value.isFinite else { continue }
      search.add(value)
      guard let pageUnit else { continue }
      if indices.contains(bar.index) {
        let page = pages[pages.count - 1]
        pages[pages.count - 1] = min(page.lowerBound, value)...max(page.upperBound, value)
      } else {
        indices = calendar.bars(of: calendar.page(ofBar: bar.index, in: pageUnit), in: pageUnit)
        pages.append(value...value)
      }
    }
    var range = search.range
    range?.pages = pages
    return range
  }

  /// Returns the range of an aggregate over all bars in the series. See ``barRange(of:per:on:calendar:)``.
  ///
  /// - Returns: The least and greatest values; nil if no bar has a value.
  /// - Complexity: O(*n*) for *n* bars in the series.
  public func range(
    of aggregate: Aggregate, per barUnit: CalendarUnit, calendar: CivilCalendar
  ) -> ClosedRange<Double>? {
    barRange(of: aggregate, per: barUnit, calendar: calendar)?.whole
  }
}
