public import CivilDates
public import CrossPager

/// A pager whose pages are units of calendar time, such as the days, weeks and months of a dashboard, and whose levels
/// correspond by date.
///
/// The pager opens on the newest page. As time passes, the pager goes to each new page, unless the user has moved back:
///
///     var pager = DatedPager(units: [.day, .week, .month], covering: firstSample...now)
///     pager.currentTitle                          // "31 December 2015"
///     pager.move(.left, by: 3)                    // "28 December 2015"
///     pager.zoom(.out)                            // "Week 53 of 2015"
///     pager.go(to: CivilTime(Date.now, in: .current), inLevel: .day)
///     pager.cover(midnight)                       // adds a day, which becomes the current page
///
/// The pager identifies levels by unit and pages by key, so it can restore a snapshot even after pages are added. The
/// calendar determines the pages, so edits by index are ignored with `doesNotFit`. To add pages, call
/// ``cover(_:)-(CivilTime)``.
public struct DatedPager: Paging {
  /// The underlying pager, which uses indices. Level `n` of this pager is `datedLevels[n]`.
  public private(set) var pager: Pager
  /// The calendar that defines the units.
  public let calendar: CivilCalendar
  /// The levels with their units and pages, finest first.
  public private(set) var datedLevels: [DatedLevel]

  /// Creates a pager on the newest page of its finest level.
  ///
  /// - Parameters:
  ///   - units: The units of the levels, in any order. Duplicates and `CalendarUnit.minute` are dropped.
  ///   - calendar: The calendar that defines the units.
  ///   - span: The time span to cover, usually from the first sample through now, clamped to the years 1 to 9999.
  ///   - levelRules: The rules of every level. By default, a level starts on its last page. When pages are added at the
  ///     end, a level on its last page goes to the new last page.
  ///   - pagerRules: The rules of the pager.
  /// - Complexity: O(pages of months and longer units)
  public init(
    units: some Sequence<CalendarUnit>, calendar: CivilCalendar = CivilCalendar(),
    covering span: ClosedRange<CivilTime>,
    levelRules: LevelRules = LevelRules(start: .last, follow: .on),
    pagerRules: PagerRules = PagerRules()
  ) {
    let span = span.withinYears
    self.calendar = calendar
    datedLevels = Set(units).intersection(CalendarUnit.levels).sorted().map {
      DatedLevel(unit: $0, calendar: calendar, covering: span)
    }
    pager = Pager(
      levels: datedLevels.map { Level(count: $0.count, rules: levelRules, spans: $0.spans) },
      rules: pagerRules, newLevelRules: levelRules)
  }

  /// Performs or ignores a command, and returns the outcome.
  ///
  /// - Returns: The outcome of `Pager.apply(_:)`. Edits are ignored with `doesNotFit`, because the calendar determines
  ///   levels and pages.
  @discardableResult
  public mutating func apply(_ command: Command) -> Outcome {
    if command.edit != nil && openPage == nil { return .ignored(.doesNotFit) }
    return pager.apply(command)
  }

  /// The index of the level for a unit; nil if there is no such level.
  ///
  /// - Complexity: O(levels)
  public func levelIndex(of unit: CalendarUnit) -> Int? {
    datedLevels.firstIndex { $0.unit == unit }
  }

  /// The unit of the level at an index; nil if there is no such level.
  public func levelID(at index: Int) -> CalendarUnit? {
    datedLevels.indices.contains(index) ? datedLevels[index].unit : nil
  }

  /// The index of the page with a key in a level; nil if there is no such page.
  ///
  /// - Complexity: O(1)
  public func pageIndex(of key: String, inLevel level: Int) -> Int? {
    datedLevels.indices.contains(level) ? datedLevels[level].page(forKey: key) : nil
  }

  /// The key of a page; nil if the page does not exist. See `CivilCalendar.key(of:in:)`.
  ///
  /// - Complexity: O(1)
  public func pageID(at position: Position) -> String? {
    read(position) { $0.key(ofPage: $1) }
  }
}

extension DatedPager: Hashable, Sendable {}

/// Adding pages as time passes.
extension DatedPager {
  /// Adds pages so that every level covers a time, without gaps. Call this method with the current time when a day
  /// begins.
  ///
  /// Every level stays on its page, with one exception: under `follow on`, the default for a dated pager, a level on
  /// its last page goes to the new last page. Before it adds pages, the method drops a drag or completes a settle. If
  /// no pages are needed, any gesture continues. If a page is open, call the method again after the page is closed.
  ///
  /// - Parameter time: Any time, before or after the existing pages, clamped to the years 1 to 9999.
  /// - Returns: `changed` if pages were added. Otherwise, `ignored` with `alreadyThere` if every level already covers
  ///   the time, with `pageOpen` if a page is open, or with `noLevels` if there are no levels.
  /// - Complexity: O(levels) if no pages are added, otherwise O(pages of months and longer units)
  @discardableResult
  public mutating func cover(_ time: CivilTime) -> Outcome { cover(time...time) }

  /// Adds pages so that every level covers a span of time, without gaps. See ``cover(_:)-(CivilTime)``.
  ///
  /// - Parameter span: Any time span, clamped to the years 1 to 9999.
  /// - Complexity: O(levels) if no pages are added, otherwise O(pages of months and longer units)
  @discardableResult
  public mutating func cover(_ span: ClosedRange<CivilTime>) -> Outcome {
    if openPage != nil { return .ignored(.pageOpen) }
    if datedLevels.isEmpty { return .ignored(.noLevels) }
    let levels = datedLevels.map { $0.extended(toCover: span.withinYears) }
    if levels == datedLevels { return .ignored(.alreadyThere) }
    var rested = pager
    rested.settle()
    let replacements = levels.indices.map { index in
      LevelReplacement(
        origin: index, count: levels[index].count,
        page: rested.levels[index].page.map { datedLevels[index].first + $0 - levels[index].first },
        spans: levels[index].spans,
        addsAtEnd: levels[index].end > datedLevels[index].end)
    }
    datedLevels = levels
    return pager.apply(.replaceLevels(replacements))
  }
}

extension ClosedRange<CivilTime> {
  /// The range clamped to the years 1 to 9999.
  fileprivate var withinYears: Self {
    let known = CivilTime.microsecondsOfYears
    return clamped(
      to: CivilTime(microseconds: known.lowerBound)...CivilTime(microseconds: known.upperBound - 1))
  }
}
