public import CivilDates
public import CrossPager

/// A level whose pages are units of calendar time, from the unit of the first sample through the unit of the last
/// sample.
///
/// ```swift
/// let days = DatedLevel(unit: .day, calendar: CivilCalendar(), covering: first...last)
/// days.key(ofPage: days.count - 1)  // "2015-12-31"
/// ```
///
/// A level has a page for every unit, or only for chosen units, such as trading days.
public struct DatedLevel: Hashable, Sendable {
  /// The unit that each page covers.
  public let unit: CalendarUnit
  /// The calendar that defines the units.
  public let calendar: CivilCalendar
  /// The calendar index of page 0.
  public let first: Int
  /// The number of pages, from 1 to `Pager.maximumCount`. A level of minutes covers at most 4,083 years.
  public let count: Int
  /// The calendar indices of the pages, in ascending order; nil if every unit has a page.
  private let chosen: [Int]?

  /// Creates a level that covers a span of time.
  ///
  /// - Parameters:
  ///   - unit: The unit that each page covers. A second counts as a minute.
  ///   - calendar: The calendar that defines the units.
  ///   - span: The times of the first and last samples.
  /// - Complexity: O(1).
  public init(unit: CalendarUnit, calendar: CivilCalendar, covering span: ClosedRange<CivilTime>) {
    let unit = max(unit, .minute)
    self.init(
      unit: unit, calendar: calendar,
      from: calendar.index(of: span.lowerBound, in: unit),
      through: calendar.index(of: span.upperBound, in: unit))
  }

  private init(unit: CalendarUnit, calendar: CivilCalendar, from first: Int, through last: Int) {
    self.unit = unit
    self.calendar = calendar
    self.first = first
    count = min(last - first + 1, Pager.maximumCount)
    chosen = nil
  }

  /// Creates a level with pages only for the chosen units. Returns nil if there are none or the unit is a second.
  ///
  /// ```swift
  /// DatedLevel(unit: .day, calendar: calendar, indices: [friday, monday])?.count  // 2
  /// ```
  ///
  /// - Parameters:
  ///   - unit: The unit that each page covers.
  ///   - calendar: The calendar that defines the units.
  ///   - indices: The calendar indices of the units, in any order.
  /// - Complexity: O(*n* log *n*) for *n* indices.
  public init?(unit: CalendarUnit, calendar: CivilCalendar, indices: some Sequence<Int>) {
    let sorted = indices.sorted()
    let chosen = sorted.indices.filter { $0 == 0 || sorted[$0 - 1] < sorted[$0] }.map { sorted[$0] }
    guard unit > .second, let first = chosen.first else { return nil }
    self.unit = unit
    self.calendar = calendar
    self.first = first
    count = chosen.count
    self.chosen = chosen
  }

  /// Returns this level with pages added to cover a span of time, without gaps.
  func extended(toCover span: ClosedRange<CivilTime>) -> DatedLevel {
    DatedLevel(
      unit: unit, calendar: calendar,
      from: min(first, calendar.index(of: span.lowerBound, in: unit)),
      through: max(end - 1, calendar.index(of: span.upperBound, in: unit)))
  }

  /// The calendar index that follows the index of the last page.
  package var end: Int { index(ofPage: count - 1) + 1 }

  /// Returns the calendar index of a page.
  ///
  /// - Parameter page: A page number, clamped to `0..<count`.
  /// - Complexity: O(1).
  public func index(ofPage page: Int) -> Int {
    chosen?[nearest(to: page)] ?? first + nearest(to: page)
  }

  /// Returns the number of bytes in the lists of chosen pages and their spans, or 0 if there are no lists or this level
  /// shares them with `other`.
  package func bytes(besides other: DatedLevel?) -> Int {
    guard let chosen else { return 0 }
    let (own, others) = (chosen[...], (other?.chosen ?? [])[...])
    return own.span.isIdentical(to: others.span)
      ? 0 : count * (MemoryLayout<Int>.stride + MemoryLayout<Range<Int>>.stride)
  }

  /// Returns the first page whose calendar index is at least `index`, or ``count`` if there is none.
  private func firstPage(from index: Int) -> Int {
    guard let chosen else { return min(max(index - first, 0), count) }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if chosen[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the page whose calendar index is nearest to `index`. If two pages are equally near, returns the earlier
  /// one.
  ///
  /// - Complexity: O(1), or O(log pages) for chosen units.
  public func page(nearestTo index: Int) -> Int {
    let next = firstPage(from: index)
    guard 0..<count ~= next, next > 0 else { return nearest(to: next) }
    return self.index(ofPage: next) - index < index - self.index(ofPage: next - 1) ? next : next - 1
  }

  func nearest(to page: Int) -> Int { min(max(page, 0), count - 1) }

  /// Returns the time span of a page, from the start of its unit to the start of the next unit. The span may extend
  /// beyond the samples.
  ///
  /// - Parameter page: A page number, clamped to `0..<count`.
  /// - Complexity: O(1).
  public func span(ofPage page: Int) -> Range<CivilTime> {
    calendar.span(of: index(ofPage: page), in: unit)
  }

  /// Returns the key of a page. See `CivilCalendar.key(of:in:)`.
  ///
  /// - Parameter page: A page number, clamped to `0..<count`.
  /// - Complexity: O(1).
  public func key(ofPage page: Int) -> String { calendar.key(of: index(ofPage: page), in: unit) }

  /// Returns the title of a page. See `CivilCalendar.title(of:in:)`.
  ///
  /// - Parameter page: A page number, clamped to `0..<count`.
  /// - Complexity: O(1).
  public func title(ofPage page: Int) -> String {
    calendar.title(of: index(ofPage: page), in: unit)
  }

  /// Returns the page that contains a time, or nil if there is no such page.
  ///
  /// - Complexity: O(1), or O(log pages) for chosen units.
  public func page(holding time: CivilTime) -> Int? {
    let index = calendar.index(of: time, in: unit)
    let page = firstPage(from: index)
    return page < count && self.index(ofPage: page) == index ? page : nil
  }

  /// Returns the page with exactly this key, or nil if there is no such page.
  ///
  /// - Complexity: O(1), or O(log pages) for chosen units.
  public func page(forKey key: String) -> Int? {
    page(meantBy: key).flatMap { self.key(ofPage: $0) == key ? $0 : nil }
  }

  /// Returns the page that a key means, or nil if there is no such page. It is the page that contains the key's first
  /// day.
  ///
  /// A key means the same date in every calendar. In weeks that start on Sunday, `2026-W25` means the week that contains
  /// Monday, 15 June 2026.
  ///
  /// - Complexity: O(1), or O(log pages) for chosen units.
  public func page(meantBy key: String) -> Int? {
    calendar.span(ofKey: key).flatMap { page(holding: $0.lowerBound) }
  }

  /// Returns the page that contains the start of a period, or else the first page that starts in the period.
  ///
  /// - Returns: The page; nil if there is no such page.
  /// - Complexity: O(1), or O(log pages) for chosen units.
  public func page(in period: Range<CivilTime>) -> Int? {
    let page = firstPage(from: calendar.index(of: period.lowerBound, in: unit))
    guard page < count else { return nil }
    let span = span(ofPage: page)
    return span.contains(period.lowerBound) || period.contains(span.lowerBound) ? page : nil
  }
}

extension DatedLevel {
  /// The spans of the pages, in minutes of civil time since 1970-01-01.
  ///
  /// In a `Pager`, levels with these spans correspond by date, even if their units differ. ``DatedPager`` uses these
  /// spans for all its levels.
  ///
  /// ```swift
  /// Level(count: weeks.count, spans: weeks.spans)
  /// ```
  ///
  /// - Complexity: O(1) if the unit is a week or shorter and every unit has a page; otherwise O(pages).
  public var spans: PageSpans {
    switch unit.length {
    case .microseconds(let length) where chosen == nil:
      // This computation avoids dates, because the first week may start before the earliest date.
      let start = Int64(first) * length + calendar.origin(of: unit)
      return .every(
        Int(length / CivilTime.microsecondsPerMinute), from: Self.minutes(start))
    case .microseconds, .months:
      return .ranges(
        (0..<count).map { page in
          let span = span(ofPage: page)
          return Self.minutes(
            span.lowerBound.microseconds)..<Self.minutes(span.upperBound.microseconds)
        })
    }
  }

  /// Converts microseconds since 0001-01-01 to minutes since 1970-01-01. The minutes fit in a 32-bit `Int` until the
  /// year 6053.
  private static func minutes(_ microseconds: Int64) -> Int {
    Int(clamping: (microseconds - CivilTime.unixEpoch) / CivilTime.microsecondsPerMinute)
  }
}
