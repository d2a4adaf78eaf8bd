public import CivilDates
public import CrossPager

/// A pager whose pages are units of calendar time, in levels that correspond by date: the days, weeks and months of a
/// dashboard.
///
/// It opens on the newest page and stays there as time goes on, unless a person has gone back:
///
///     var pager = DatedPager(units: [.day, .week, .month], covering: firstSample...now)
///     pager.currentTitle                          // "31 December 2015"
///     pager.move(.left, by: 3)                    // "28 December 2015"
///     pager.zoom(.out)                            // "Week 53 of 2015"
///     pager.go(to: CivilTime(Date.now, in: .current), inLevel: .day)
///     pager.cover(midnight)                       // adds a day, which becomes the current page
///
/// Levels are named by their unit and pages by their key, so a snapshot finds its pages again after others were added.
/// The calendar determines the pages: edits by index are ignored with `doesNotFit`, and ``cover(_:)-(CivilTime)`` adds
/// pages.
public struct DatedPager: Paging {
  /// The pager by indices. Level `n` is dated level `n`.
  public private(set) var pager: Pager
  /// The calendar that determines where units start.
  public let calendar: CivilCalendar
  /// The units and pages of each level, finest first.
  public private(set) var datedLevels: [DatedLevel]

  /// A pager on the newest page of its finest level.
  ///
  /// - Parameters:
  ///   - units: The units of the levels, in any order. Duplicates and `CalendarUnit.minute` are dropped.
  ///   - calendar: The calendar that determines where units start.
  ///   - span: The times that need pages, usually from the first sample through now. Times outside the years 1 to 9999
  ///     count as the nearest ones inside.
  ///   - levelRules: The rules of every level. By default, a level starts on its last page and follows it: a level on
  ///     its last page goes to the new last page when time goes on.
  ///   - pagerRules: The pager's own rules.
  /// - Complexity: O(pages of months, quarters and years)
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

  /// Performs a command, or ignores it, and returns the outcome.
  ///
  /// - Returns: What `Pager.apply(_:)` returns; `doesNotFit` for edits, since the calendar determines levels and pages.
  @discardableResult
  public mutating func apply(_ command: Command) -> Outcome {
    if command.edit != nil && openPage == nil { return .ignored(.doesNotFit) }
    return pager.apply(command)
  }

  /// The index of the level of a unit.
  ///
  /// - Complexity: O(levels)
  public func levelIndex(of unit: CalendarUnit) -> Int? {
    datedLevels.firstIndex { $0.unit == unit }
  }

  /// The unit of the level at an index; nil if there is none.
  public func levelID(at index: Int) -> CalendarUnit? {
    datedLevels.indices.contains(index) ? datedLevels[index].unit : nil
  }

  /// The index of the page with a key, in the level at an index; nil if there is none.
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

/// The passing of time.
extension DatedPager {
  /// Adds the pages that a time needs, and those between. Call it with the present time when a day begins.
  ///
  /// Every level stays on its page. Under `follow on`, the default of a dated pager, a level on its last page goes to
  /// the new last page. The call drops a drag. It lets a settle arrive
  /// first, and the page where the settle arrives counts.
  ///
  /// - Parameter time: Any time, later or earlier. One outside the years 1 to 9999 counts as the nearest one inside.
  /// - Returns: `changed`; `alreadyThere` if no level gets another page, and the gesture goes on; `pageOpen` while a
  ///   page is open, in which case call again after it is closed; `noLevels`.
  /// - Complexity: O(levels) if no level gets another page, else O(pages of months, quarters and years)
  @discardableResult
  public mutating func cover(_ time: CivilTime) -> Outcome { cover(time...time) }

  /// Adds the pages that a span of time needs, and those between, as ``cover(_:)-(CivilTime)`` does for a time.
  ///
  /// - Parameter span: Any times. Those outside the years 1 to 9999 count as the nearest ones inside.
  /// - Complexity: O(levels) if no level gets another page, else O(pages of months, quarters and years)
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
  /// The times of the years 1 to 9999 nearest to these.
  fileprivate var withinYears: Self {
    let known = CivilTime.microsecondsOfYears
    return clamped(
      to: CivilTime(microseconds: known.lowerBound)...CivilTime(microseconds: known.upperBound - 1))
  }
}
