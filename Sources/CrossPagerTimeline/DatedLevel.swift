public import CivilDates

/// A level whose pages are units of calendar time: every unit from the one that holds the first sample to the one that
/// holds the last, with no holes.
///
/// ```swift
/// let days = DatedLevel(unit: .day, calendar: CivilCalendar(), covering: first...last)
/// days.key(ofPage: days.count - 1)  // "2015-12-31"
/// ```
public struct DatedLevel: Hashable, Sendable {
  /// The unit a page is.
  public let unit: CalendarUnit
  /// The calendar that says where units start.
  public let calendar: CivilCalendar
  /// The calendar's index of page 0.
  public let first: Int
  /// The number of pages, at least 1.
  public let count: Int

  /// The level that covers a span of time.
  ///
  /// - Parameters:
  ///   - unit: The unit a page is.
  ///   - calendar: The calendar that says where units start.
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

  /// The level extended by the pages that a span of time needs, and by those between.
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

  /// The time a page takes, from its start to the start of the next. It may reach beyond the samples.
  ///
  /// - Parameter page: One in `0..<count`; one outside counts as the nearest one inside.
  /// - Complexity: O(1).
  public func span(ofPage page: Int) -> Range<CivilTime> {
    calendar.span(of: index(ofPage: page), in: unit)
  }

  /// The text that names a page, see `CivilCalendar.key(of:in:)`.
  ///
  /// - Parameter page: One in `0..<count`; one outside counts as the nearest one inside.
  /// - Complexity: O(1).
  public func key(ofPage page: Int) -> String { calendar.key(of: index(ofPage: page), in: unit) }

  /// The title of a page; see `CivilCalendar.title(of:in:)`.
  ///
  /// - Parameter page: One in `0..<count`; one outside counts as the nearest one inside.
  /// - Complexity: O(1).
  public func title(ofPage page: Int) -> String {
    calendar.title(of: index(ofPage: page), in: unit)
  }

  /// The page that holds a time, or nil if that is outside the level.
  ///
  /// - Complexity: O(1).
  public func page(holding time: CivilTime) -> Int? {
    let page = calendar.index(of: time, in: unit) - first
    return 0..<count ~= page ? page : nil
  }

  /// The page that has exactly this key, or nil.
  ///
  /// - Complexity: O(1).
  public func page(forKey key: String) -> Int? {
    guard let span = calendar.span(ofKey: key), let page = page(holding: span.lowerBound),
      self.key(ofPage: page) == key
    else { return nil }
    return page
  }

  /// The page to show for a period: the one that holds its start, else the first that starts inside, else nil.
  ///
  /// Pages abut, so a page that starts inside while none holds the start can only be page 0.
  ///
  /// - Complexity: O(1).
  public func page(in period: Range<CivilTime>) -> Int? {
    page(holding: period.lowerBound) ?? (period.contains(span(ofPage: 0).lowerBound) ? 0 : nil)
  }
}
