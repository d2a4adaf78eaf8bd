public import CivilDates
public import CrossPager

/// The names of a ``DatedPager``'s levels and pages: calendar units, and keys such as `2015-W53`.
public struct PagerDates: PagerNames, Sendable {
  /// The calendar that defines the units.
  public let calendar: CivilCalendar
  /// The levels with their units and pages, finest first.
  public let levels: [DatedLevel]
  /// The present time, whose pages are the start pages; nil if the start pages do not depend on it.
  public let today: CivilTime?

  /// Creates names for all units of time from the one that contains the start of `span` to the one that contains the
  /// end of `span`.
  ///
  /// - Parameters:
  ///   - units: The units of the levels, in any order. Duplicates and `CalendarUnit.second` are dropped.
  ///   - calendar: The calendar that defines the units.
  ///   - span: The time span to cover, clamped to the years 1 to 9999. It is extended to include `today`.
  ///   - today: The present time, or nil.
  public init(
    units: some Sequence<CalendarUnit>, calendar: CivilCalendar = CivilCalendar(),
    covering span: ClosedRange<CivilTime>, today: CivilTime? = nil
  ) {
    self.calendar = calendar
    self.today = today
    let span = span.extended(toCover: today).withinYears
    levels = Set(units).intersection(CalendarUnit.levels).sorted().map {
      DatedLevel(unit: $0, calendar: calendar, covering: span)
    }
  }

  private init(_ levels: [DatedLevel], _ calendar: CivilCalendar, today: CivilTime?) {
    (self.levels, self.calendar, self.today) = (levels, calendar, today)
  }

  func covering(_ span: ClosedRange<CivilTime>, today: CivilTime?) -> PagerDates {
    let span = span.withinYears
    let levels = levels.map { $0.extended(toCover: span) }
    // Whether the new time is on the same pages as the old one.
    let isSame = today.map { time in
      levels.allSatisfy { level in
        self.today.map { level.page(holding: $0) == level.page(holding: time) } ?? false
      }
    }
    return PagerDates(levels, calendar, today: isSame == true ? self.today : today)
  }

  /// The units of the levels.
  public var levelIDs: [CalendarUnit] { levels.map(\.unit) }

  /// Returns the index of the page that a key means. See ``DatedLevel/page(meantBy:)``.
  public func pageIndex(of key: String, inLevelAt level: Int) -> Int? {
    levels.indices.contains(level) ? levels[level].page(meantBy: key) : nil
  }

  /// Returns the key of a page. See `CivilCalendar.key(of:in:)`.
  public func pageID(at position: Position) -> String? {
    read(position) { $0.key(ofPage: $1) }
  }

  /// Returns a level with the pages of a unit. If ``today`` is known, the start page is the one that contains it.
  public func level(at index: Int) -> Level? {
    guard levels.indices.contains(index) else { return nil }
    let today = today.flatMap { levels[index].page(holding: $0) }
    return Level(
      count: levels[index].count, rules: LevelRules(start: today.map { .page($0) } ?? .first),
      spans: levels[index].spans)
  }

  /// Returns a property of a page, or nil if the page does not exist.
  func read<Value>(_ position: Position, _ value: (DatedLevel, Int) -> Value) -> Value? {
    guard levels.indices.contains(position.level), let page = position.page else { return nil }
    let level = levels[position.level]
    return 0..<level.count ~= page ? value(level, page) : nil
  }
}

extension ClosedRange<CivilTime> {
  /// The range clamped to the years 1 to 9999.
  fileprivate var withinYears: Self {
    let known = CivilTime.microsecondsOfYears
    return clamped(
      to: CivilTime(microseconds: known.lowerBound)...CivilTime(microseconds: known.upperBound - 1))
  }

  fileprivate func extended(toCover time: CivilTime?) -> Self {
    guard let time else { return self }
    return Swift.min(lowerBound, time)...Swift.max(upperBound, time)
  }
}
