public import CivilDates
public import CrossPager

/// A level whose pages are units of calendar time, from the unit that holds the first sample through the one that holds
/// the last.
///
/// ```swift
/// let days = DatedLevel(unit: .day, calendar: CivilCalendar(), covering: first...last)
/// days.key(ofPage: days.count - 1)  // "2015-12-31"
/// ```
public struct DatedLevel: Hashable, Sendable {
  /// The unit of a page.
  public let unit: CalendarUnit
  /// The calendar that determines where units start.
  public let calendar: CivilCalendar
  /// The calendar's index of page 0.
  public let first: Int
  /// The number of pages, at least 1.
  public let count: Int

  /// The level that covers a span of time.
  ///
  /// - Parameters:
  ///   - unit: The unit of a page.
  ///   - calendar: The calendar that determines where units start.
  ///   - span: The times of the first and the last sample.
  /// - Complexity: O(1).
  public init(unit: CalendarUnit, calendar: CivilCalendar, covering span: ClosedRange<CivilTime>) {
    self.init(
      unit: unit, calendar: calendar,
      from: calendar.index(of: span.lowerBound, in: unit),
      through: calendar.index(of: span.upperBound, in: unit))
  }

  private init(unit: CalendarUnit, calendar: CivilCalendar, from first: Int, through last: Int) {
    self.unit = unit
    self.calendar = calendar
    self.first = first
    count = last - first + 1
  }

  /// The level with the pages that a span of time needs added, and those between.
  func extended(toCover span: ClosedRange<CivilTime>) -> DatedLevel {
    DatedLevel(
      unit: unit, calendar: calendar,
      from: min(first, calendar.index(of: span.lowerBound, in: unit)),
      through: max(first + count - 1, calendar.index(of: span.upperBound, in: unit)))
  }

  /// The calendar's index after the last page.
  package var end: Int { first + count }

  /// The calendar's index of a page. A page outside counts as the nearest one inside.
  ///
  /// - Complexity: O(1).
  public func index(ofPage page: Int) -> Int { first + nearest(to: page) }

  /// The page nearest to a number that may be outside.
  func nearest(to page: Int) -> Int { min(max(page, 0), count - 1) }

  /// The time a page covers, from its start to the start of the next. It may extend beyond the samples.
  ///
  /// - Parameter page: One in `0..<count`; one outside counts as the nearest one inside.
  /// - Complexity: O(1).
  public func span(ofPage page: Int) -> Range<CivilTime> {
    calendar.span(of: index(ofPage: page), in: unit)
  }

  /// The key of a page, see `CivilCalendar.key(of:in:)`.
  ///
  /// - Parameter page: One in `0..<count`; one outside counts as the nearest one inside.
  /// - Complexity: O(1).
  public func key(ofPage page: Int) -> String { calendar.key(of: index(ofPage: page), in: unit) }

  /// The title of a page, see `CivilCalendar.title(of:in:)`.
  ///
  /// - Parameter page: One in `0..<count`; one outside counts as the nearest one inside.
  /// - Complexity: O(1).
  public func title(ofPage page: Int) -> String {
    calendar.title(of: index(ofPage: page), in: unit)
  }

  /// The page that holds a time; nil if it is outside the level.
  ///
  /// - Complexity: O(1).
  public func page(holding time: CivilTime) -> Int? {
    let page = calendar.index(of: time, in: unit) - first
    return 0..<count ~= page ? page : nil
  }

  /// The page with exactly this key; nil if there is none.
  ///
  /// - Complexity: O(1).
  public func page(forKey key: String) -> Int? {
    guard let span = calendar.span(ofKey: key), let page = page(holding: span.lowerBound),
      self.key(ofPage: page) == key
    else { return nil }
    return page
  }

  /// The page that holds the start of a period, else the first page that starts in it, which can only be page 0; nil if
  /// there is neither.
  ///
  /// - Complexity: O(1).
  public func page(in period: Range<CivilTime>) -> Int? {
    page(holding: period.lowerBound) ?? (period.contains(span(ofPage: 0).lowerBound) ? 0 : nil)
  }
}

extension DatedLevel {
  /// The places of the pages along the line that all dated levels share: the minutes of civil time since 1970-01-01.
  ///
  /// Levels of a `Pager` with these spans correspond by date, whatever their units. ``DatedPager`` gives them to all its
  /// levels.
  ///
  /// ```swift
  /// Level(count: weeks.count, spans: weeks.spans)
  /// ```
  ///
  /// - Complexity: O(1) for weeks and shorter units, O(pages) for months and longer ones.
  public var spans: PageSpans {
    switch unit.length {
    case .microseconds(let length):
      // Not by dates: the first week may start before the first date there is.
      let start = Int64(first) * length + calendar.origin(of: unit)
      return .every(
        Int(length / CivilTime.microsecondsPerMinute), from: Self.minutes(start))
    case .months:
      return .ranges(
        (0..<count).map { page in
          let span = span(ofPage: page)
          return Self.minutes(
            span.lowerBound.microseconds)..<Self.minutes(span.upperBound.microseconds)
        })
    }
  }

  /// The minutes since 1970-01-01 of a whole minute, in microseconds since 0001-01-01. In 32 bits there is room for those
  /// up to the year 6053.
  private static func minutes(_ microseconds: Int64) -> Int {
    Int(clamping: (microseconds - CivilTime.unixEpoch) / CivilTime.microsecondsPerMinute)
  }
}
