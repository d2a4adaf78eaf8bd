import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords

extension SessionState {
  /// Extends dated levels to cover all samples. Each level keeps its page. Under `set follow on`, a level on its last
  /// page goes to the new last page instead. If the drawn column no longer contains numbers, the first column replaces
  /// it. If the drawn series is missing, the first series replaces it.
  mutating func cover(_ data: ChartData) {
    if let shown = value, !data.names.contains(shown) { value = data.names.first }
    if series.map(data.hasSeries) != true { series = data.firstSeries }
    replaceDatedLevels(by: data, growing: true)
  }

  /// Performs `gaps`: adds or removes pages without values. A level whose page is removed goes to the nearest page in
  /// time.
  mutating func set(_ rule: GapsRule, for data: ChartData) {
    if gaps == rule { return }
    gaps = rule
    replaceDatedLevels(by: data, growing: false)
    // The pages that `back` returns to may no longer exist.
    entrances = []
    let bar = barIndex(in: data)
    cursor?.index = bar ?? 0
  }

  /// Replaces dated levels whose pages have changed. An open page stays open if it remains.
  ///
  /// - Parameter growing: Whether later pages count as added at the end, so that levels can follow them.
  mutating func replaceDatedLevels(by data: ChartData, growing: Bool) {
    var replacements = pager.levels.indices.map(replacement)
    var isOpenPageGone = false
    for (index, label) in labels.enumerated() {
      guard let old = label.dated, let new = data.level(old.unit, gaps: gaps), new != old else {
        continue
      }
      labels[index].pages = .dated(new)
      if let page = replacements[index].openPage {
        replacements[index].openPage = new.page(meantBy: old.key(ofPage: page))
        isOpenPageGone = replacements[index].openPage == nil
      }
      replacements[index].page = pager.levels[index].page.map { new.page(at: $0, of: old) }
      replacements[index].addsAtEnd = growing && pager.openPage == nil && new.end > old.end
      (replacements[index].count, replacements[index].spans) = (new.count, new.spans)
    }
    // The nearest page takes the place of a level's page, but not of the open page.
    if isOpenPageGone { pager.apply(.close) }
    pager.apply(.replaceLevels(replacements))
    removeStalePages()
  }

  /// The replacement that keeps a level unchanged.
  func replacement(ofLevel index: Int) -> LevelReplacement {
    let level = pager.levels[index]
    return LevelReplacement(
      origin: index, count: level.count, page: level.page,
      openPage: pager.openPage?.level == index ? pager.openPage?.page : nil, spans: level.spans)
  }

  /// Performs `latest`.
  mutating func goToLatest() -> SessionOutcome {
    guard let level = pager.currentLevel else { return .ignored(.noLevels) }
    guard labels[level].dated != nil else { return .ignored(.noDates) }
    return .pager(apply(.last))
  }

  /// The current level's dates, or nil if there are none.
  var currentDates: DatedLevel? { pager.currentLevel.flatMap { labels[$0].dated } }

  /// The period that words describe relative to the current page, or nil if the words depend on today's date and it is
  /// unknown.
  ///
  /// - Parameters:
  ///   - page: The page of `level` to start from if the current level has no dates.
  ///   - data: The data, which ends at the last sample, or nil to use the end of the level's last page.
  func period(
    of words: DateWords, on level: DatedLevel, page: Int, in data: ChartData?, _ today: CivilDate?
  ) -> Range<CivilTime>? {
    let start = currentSpan ?? level.span(ofPage: page)
    let lastPage = level.span(ofPage: level.count - 1)
    let end = CivilTime(microseconds: lastPage.upperBound.microseconds - 1)
    return words.period(from: start, upTo: data?.span?.upperBound ?? end, today, level.calendar)
  }

  /// The message for a date without a page, or nil if the level has no dates.
  func noPage(for words: DateWords, _ period: Range<CivilTime>, ofLevel level: Int) -> String? {
    guard let dated = labels[level].dated else { return nil }
    let key = dated.calendar.name(of: period)
    // The year of a month without a year is computed, so the message does not name it.
    let name = if case .named(.month(let month)) = words { MonthName.all[month - 1] } else { key }
    return "No page for \(name) in level '\(labels[level].name.excerpt)'. \(dated.pages(near: key))"
  }

  /// The outcome for words that depend on today's date if it is unknown.
  static let unknownToday: BarOutcome = (
    .ignored(.noSuchPage), "This session does not know today's date."
  )

  /// The time span of the current page, or nil if the page has no dates.
  var currentSpan: Range<CivilTime>? {
    guard let dated = currentDates, let page = pager.position?.page else { return nil }
    return dated.span(ofPage: page)
  }
}

extension CivilCalendar {
  /// The key of the unit that a period covers, such as `2025-07`, or else the start of the period.
  func name(of period: Range<CivilTime>) -> String {
    let start = period.lowerBound
    let unit = CalendarUnit.allCases.first { span(of: index(of: start, in: $0), in: $0) == period }
    return unit.map { key(of: index(of: start, in: $0), in: $0) } ?? "\(start)"
  }
}

extension DatedLevel {
  /// The page that matches a page of another level, or else the nearest page. Both levels have the same unit, but their
  /// weeks may start on different days.
  fileprivate func page(at page: Int, of old: DatedLevel) -> Int {
    let index = old.index(ofPage: page)
    if calendar == old.calendar { return self.page(nearestTo: index) }
    return self.page(nearestTo: calendar.index(of: old.span(ofPage: page).lowerBound, in: unit))
  }
}
