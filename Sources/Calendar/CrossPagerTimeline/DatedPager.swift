public import CivilDates
public import CrossPager

/// A pager whose pages are units of calendar time, such as the days, weeks and months of a dashboard or a calendar, and
/// whose levels correspond by date.
///
/// A dashboard covers the time of its samples and opens on the newest page. As time passes, the pager goes to each new
/// page, unless the user has moved back:
///
///     var pager = DatedPager(units: [.day, .week, .month], covering: firstSample...now)
///     pager.currentTitle                          // "31 December 2015"
///     pager.move(.left, by: 3)                    // "28 December 2015"
///     pager.zoom(.out)                            // "Week 53 of 2015"
///     pager.cover(midnight)                       // adds a day; the day level stays on December 28
///
/// A calendar also covers the future, and opens on today. At midnight, levels on the pages of the old day go to the
/// pages of the new day:
///
///     var pager = DatedPager(units: [.day, .week, .month], covering: past...future, today: now)
///     pager.show(CivilDate(year: 2026, month: 12, day: 24)!)      // on all levels
///     pager.goToToday()
///     pager.update(today: midnight)
///
/// The pager identifies levels by unit and pages by key, so it can restore a snapshot even after pages are added. A key
/// means the same date in every calendar. The calendar determines the pages, so edits by index are ignored with
/// `doesNotFit`.
public typealias DatedPager = NamedPager<PagerDates>

extension NamedPager where Names == PagerDates {
  /// Creates a pager that shows the pages that contain today or, without `today`, the newest pages. The finest level is
  /// current.
  ///
  /// - Parameters:
  ///   - units: The units of the levels, in any order. Duplicates and `CalendarUnit.second` are dropped.
  ///   - calendar: The calendar that defines the units.
  ///   - span: The time span to cover, clamped to the years 1 to 9999. It is extended to include `today`.
  ///   - today: The present time, whose pages are the start pages of the levels.
  ///   - levelRules: The rules of every level. By default, a level starts on its last page, or on today's page if the
  ///     pager knows today, and a level on that page follows when pages are added or today changes.
  ///   - rules: The rules of the pager.
  /// - Complexity: O(pages of months and longer units)
  public init(
    units: some Sequence<CalendarUnit>, calendar: CivilCalendar = CivilCalendar(),
    covering span: ClosedRange<CivilTime>, today: CivilTime? = nil,
    levelRules: LevelRules = LevelRules(start: .last, follow: .on),
    rules: PagerRules = PagerRules()
  ) {
    let dates = PagerDates(units: units, calendar: calendar, covering: span, today: today)
    self.init(names: dates, rules: rules, newLevelRules: levelRules)
  }

  /// Adds pages so that every level covers a time, without gaps. A dashboard calls this method with the present time
  /// when a day begins.
  ///
  /// Every level stays on its page, with one exception: under `follow on`, the default for a dated pager, a level on
  /// its last page goes to the new last page, unless the pager knows today's date. An update during a gesture waits until
  /// the gesture ends.
  ///
  /// - Parameter time: Any time, before or after the existing pages, clamped to the years 1 to 9999.
  /// - Returns: `changed` if pages were added. Otherwise, `ignored` with `alreadyThere` if every level already covers
  ///   the time, or with `noLevels` if there are no levels.
  /// - Complexity: O(levels) if no pages are added, otherwise O(pages of months and longer units)
  @discardableResult
  public mutating func cover(_ time: CivilTime) -> Outcome { cover(time...time) }

  /// Adds pages so that every level covers a span of time, without gaps. See ``cover(_:)-(CivilTime)``.
  @discardableResult
  public mutating func cover(_ span: ClosedRange<CivilTime>) -> Outcome {
    extend(toCover: span, today: latestNames.today)
  }

  /// Sets the present time. The page that contains this time becomes the start page of each level. Under `follow on`,
  /// the default for a dated pager, a level on its former start page goes to the new one. A calendar calls this method
  /// when a day begins, and when the app becomes active.
  ///
  /// - Returns: `changed`, or `ignored` with `alreadyThere` if nothing changes, or with `noLevels`.
  @discardableResult
  public mutating func update(today now: CivilTime) -> Outcome {
    extend(toCover: now...now, today: now)
  }

  /// The names that the pager has, or will have when the current gesture ends.
  private var latestNames: PagerDates { waitingNames ?? names }

  private mutating func extend(
    toCover span: ClosedRange<CivilTime>, today: CivilTime?, interrupting: Bool = false,
    canFollow: Bool = true
  ) -> Outcome {
    if names.levels.isEmpty { return .ignored(.noLevels) }
    return update(
      to: latestNames.covering(span, today: today), interrupting: interrupting,
      canFollow: canFollow)
  }
}

/// Moves to dates.
extension NamedPager where Names == PagerDates {
  /// Goes to the page that contains a time, in the current level.
  ///
  /// - Returns: `ignored` with `noSuchPage` if the level has no such page. To add pages, call
  ///   ``cover(_:)-(CivilTime)``.
  /// - Complexity: O(1)
  @discardableResult
  public mutating func go(to time: CivilTime) -> Outcome {
    apply(.page(page(inLevel: base.settled.position?.level) { $0.page(holding: time) }))
  }

  /// Goes to the page that contains a time, in the level for a unit.
  ///
  /// - Returns: `ignored` with `noSuchLevel` or `noSuchPage` if there is no such level or page.
  /// - Complexity: O(levels)
  @discardableResult
  public mutating func go(to time: CivilTime, inLevel unit: CalendarUnit) -> Outcome {
    go(inLevel: unit) { $0.page(holding: time) }
  }

  /// Goes to the page of the current level that contains a day. A level for hours goes to the day's first hour
  /// that has a page.
  ///
  /// - Returns: `ignored` with `noSuchPage` if the level has no such page. To add pages, call
  ///   ``cover(_:)-(CivilTime)``.
  /// - Complexity: O(1)
  @discardableResult
  public mutating func go(to date: CivilDate) -> Outcome {
    apply(.page(page(inLevel: base.settled.position?.level) { $0.page(on: date) }))
  }

  /// Goes to the page that contains a day, in the level for a unit. A level for hours goes to the day's first hour
  /// that has a page.
  ///
  /// - Returns: `ignored` with `noSuchLevel` or `noSuchPage` if there is no such level or page.
  /// - Complexity: O(levels)
  @discardableResult
  public mutating func go(to date: CivilDate, inLevel unit: CalendarUnit) -> Outcome {
    go(inLevel: unit) { $0.page(on: date) }
  }

  /// Goes to the page that a key means, such as `2015-W53`, in the level for a unit, and first adds pages if necessary.
  ///
  /// - Parameters:
  ///   - key: The key, for example from a link.
  ///   - unit: The unit of the level.
  ///   - limits: The times up to which pages may be added. The limits keep a link to the year 9999 from adding millions
  ///     of pages.
  /// - Returns: `ignored` with `noSuchPage` if the key is invalid or outside the limits; otherwise the same outcome as
  ///   for ``go(to:inLevel:)-(CivilTime,_)``.
  @discardableResult
  public mutating func go(
    toKey key: String, inLevel unit: CalendarUnit, addingPagesWithin limits: ClosedRange<CivilTime>
  ) -> Outcome {
    var next = self
    var extended = Outcome.changed()
    if pageIndex(of: key, inLevel: unit) == nil,
      let day = names.calendar.span(ofKey: key)?.lowerBound, limits.contains(day)
    {
      extended = next.extend(
        toCover: day...day, today: latestNames.today, interrupting: true, canFollow: false)
    }
    let outcome = next.go(toPageID: key, inLevel: unit)
    if !outcome.isIgnored { self = next }
    guard case .moved(var move) = outcome, case .changed(let finished?, _) = extended else {
      return outcome
    }
    move.finished = finished
    return .moved(move)
  }

  /// Goes to today's page of the current level. If the pager does not know today, the outcome is `ignored` with
  /// `noSuchPage`.
  @discardableResult
  public mutating func goToToday() -> Outcome {
    let today = names.today
    return apply(
      .page(
        page(inLevel: base.settled.position?.level) { level in today.flatMap(level.page(holding:)) }
      ))
  }

  /// Goes to the newest page of the current level.
  @discardableResult
  public mutating func goToLatest() -> Outcome { goToLastPage() }

  /// Moves every level to the page that contains a day. The current level stays current. Levels without such a page
  /// stay on their pages.
  ///
  /// - Returns: `changed`, or `ignored` with `alreadyThere`, `pageOpen` or, if no level has such a page, `noSuchPage`.
  /// - Complexity: O(levels)
  @discardableResult
  public mutating func show(_ date: CivilDate) -> Outcome {
    let places = zip(names.levels, base.levels).enumerated().compactMap { index, level in
      level.0.page(on: date).map {
        Pager.Snapshot.SavedLevel(
          id: index, count: level.0.count, page: $0, rest: nil, rules: level.1.rules)
      }
    }
    if places.isEmpty && base.openPage == nil { return .ignored(.noSuchPage) }
    return apply(
      .restore(
        Pager.Snapshot(
          levels: places, currentLevel: nil, rules: base.rules, newLevelRules: base.newLevelRules)))
  }

  /// Sets the remembered page of the level for a unit to the page that contains a day, or goes to the page if the level
  /// is current.
  @discardableResult
  public mutating func remember(_ date: CivilDate, ofLevel unit: CalendarUnit) -> Outcome {
    remember(page: page(inLevel: levelIndex(of: unit)) { $0.page(on: date) }, ofLevel: unit)
  }

  private mutating func go(
    inLevel unit: CalendarUnit, toPage find: (DatedLevel) -> Int?
  ) -> Outcome {
    let level = levelIndex(of: unit)
    return apply(.goPage(level: level ?? -1, page: page(inLevel: level, find)))
  }

  /// Returns the index of the page that `find` returns, or -1 if there is no such page.
  private func page(inLevel level: Int?, _ find: (DatedLevel) -> Int?) -> Int {
    level.flatMap { names.levels.indices.contains($0) ? find(names.levels[$0]) : nil } ?? -1
  }
}

/// Titles and times of pages.
extension NamedPager where Names == PagerDates {
  /// Returns the time span of a page, from its start to the start of the next page, or nil if the page does not exist.
  ///
  /// - Complexity: O(1)
  public func span(at position: Position) -> Range<CivilTime>? {
    names.read(position) { $0.span(ofPage: $1) }
  }

  /// Returns the title of a page, in English, or nil if the page does not exist. See `CivilCalendar.title(of:in:)`.
  ///
  /// - Complexity: O(1)
  public func title(at position: Position) -> String? {
    names.read(position) { $0.title(ofPage: $1) }
  }

  /// Returns the title of a level's current or remembered page, or nil if there is no such level.
  public func title(ofLevel unit: CalendarUnit) -> String? {
    levelIndex(of: unit).flatMap { title(at: Position(level: $0, page: self[unit]?.page)) }
  }

  /// The time span of the current page; nil if there are no levels.
  public var currentSpan: Range<CivilTime>? { base.position.flatMap { span(at: $0) } }

  /// The title of the current page; nil if there are no levels.
  public var currentTitle: String? { base.position.flatMap { title(at: $0) } }
}

extension DatedLevel {
  /// Returns the page that contains a day, or else the first page that starts on that day; nil if there is no such
  /// page.
  fileprivate func page(on date: CivilDate) -> Int? {
    page(in: calendar.span(of: date.dayNumber, in: .day))
  }
}
