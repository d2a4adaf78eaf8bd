public import CivilDates
public import CrossPager

/// Moves to dates.
extension DatedPager {
  /// Goes to the page that contains a time, in the current level.
  ///
  /// - Returns: `ignored` with `noSuchPage` if the level has no such page. To add pages, call
  ///   ``cover(_:)-(CivilTime)``.
  /// - Complexity: O(1)
  @discardableResult
  public mutating func go(to time: CivilTime) -> Outcome {
    apply(.page(page(inLevel: restedLevel) { $0.page(holding: time) }))
  }

  /// Goes to the page that contains a time, in the level for a unit.
  ///
  /// - Returns: `ignored` with `noSuchLevel` or `noSuchPage` if there is no such level or page.
  /// - Complexity: O(levels)
  @discardableResult
  public mutating func go(to time: CivilTime, inLevel unit: CalendarUnit) -> Outcome {
    go(inLevel: unit) { $0.page(holding: time) }
  }

  /// Goes to the page of the current level that contains a day. A level for hours goes to the first hour of the day
  /// that has a page.
  ///
  /// - Returns: `ignored` with `noSuchPage` if the level has no such page. To add pages, call
  ///   ``cover(_:)-(CivilTime)``.
  /// - Complexity: O(1)
  @discardableResult
  public mutating func go(to date: CivilDate) -> Outcome {
    apply(.page(page(inLevel: restedLevel) { $0.page(in: $0.calendar.day(date)) }))
  }

  /// Goes to the page that contains a day, in the level for a unit. A level for hours goes to the first hour of the day
  /// that has a page.
  ///
  /// - Returns: `ignored` with `noSuchLevel` or `noSuchPage` if there is no such level or page.
  /// - Complexity: O(levels)
  @discardableResult
  public mutating func go(to date: CivilDate, inLevel unit: CalendarUnit) -> Outcome {
    go(inLevel: unit) { $0.page(in: $0.calendar.day(date)) }
  }

  /// Goes to the page with a key, such as `2015-W53`, in the level for a unit.
  ///
  /// - Returns: `ignored` with `noSuchLevel` or `noSuchPage` if there is no such level or page.
  /// - Complexity: O(levels)
  @discardableResult
  public mutating func go(toPageID key: String, inLevel unit: CalendarUnit) -> Outcome {
    go(inLevel: unit) { $0.page(forKey: key) }
  }

  /// Goes to the newest page of the current level.
  @discardableResult
  public mutating func goToLatest() -> Outcome { goToLastPage() }

  private mutating func go(
    inLevel unit: CalendarUnit, toPage find: (DatedLevel) -> Int?
  ) -> Outcome {
    let level = levelIndex(of: unit)
    return apply(.goPage(level: level ?? -1, page: page(inLevel: level, find)))
  }

  /// The index of the page that `find` returns, or -1 if there is no such page.
  private func page(inLevel level: Int?, _ find: (DatedLevel) -> Int?) -> Int {
    level.flatMap { find(datedLevels[$0]) } ?? -1
  }

  /// The index of the current level after any settle completes. Commands apply to this level.
  private var restedLevel: Int? {
    var rested = pager
    rested.settle()
    return rested.position?.level
  }
}

/// Titles and times of pages.
extension DatedPager {
  /// The time span of a page, from its start to the start of the next page; nil if the page does not exist.
  ///
  /// - Complexity: O(1)
  public func span(at position: Position) -> Range<CivilTime>? {
    read(position) { $0.span(ofPage: $1) }
  }

  /// The title of a page, in English; nil if the page does not exist. See `CivilCalendar.title(of:in:)`.
  ///
  /// - Complexity: O(1)
  public func title(at position: Position) -> String? {
    read(position) { $0.title(ofPage: $1) }
  }

  /// The time span of the current page; nil if there are no levels.
  public var currentSpan: Range<CivilTime>? { position.flatMap { span(at: $0) } }

  /// The title of the current page; nil if there are no levels.
  public var currentTitle: String? { position.flatMap { title(at: $0) } }

  /// Returns a property of a page; nil if the page does not exist.
  func read<Value>(_ position: Position, _ value: (DatedLevel, Int) -> Value) -> Value? {
    guard datedLevels.indices.contains(position.level), let page = position.page else { return nil }
    let level = datedLevels[position.level]
    return 0..<level.count ~= page ? value(level, page) : nil
  }
}

extension CivilCalendar {
  /// The time span of a day.
  fileprivate func day(_ date: CivilDate) -> Range<CivilTime> { span(of: date.dayNumber, in: .day) }
}
