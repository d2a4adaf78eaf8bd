package import CivilDates
import CrossPager
package import CrossPagerTimeline
import MessageWords

extension Session {
  package func dates(for words: DateWords?) -> DateContext {
    let now = words?.dependsOnToday == true ? context.now() : nil
    return DateContext(today: now.map(state.labels.calendar.date(of:)), end: content?.end)
  }

  /// - Parameter level: The level to go to, or nil to stay on the current level.
  mutating func go(to words: DateWords, on level: LevelWord? = nil) -> Answer {
    if state.pager.openPage != nil { return Answer(explained(.ignored(.pageOpen))) }
    let dates = dates(for: words)
    // An unknown level has no name.
    let name = level.map { state.levelID(at: $0.index) }
    let day = dates.day(meantBy: words)
    let recorded = day.flatMap { day in
      name.map { $0.map { "go \(Wording.quoting($0)) \(day)" } } ?? "date \(day)"
    }
    var advice: String?
    var answer = Answer(recordedAs: recorded) { () throws(Refusal) in
      let command = level.map { Command.goLevel($0.index) }
      return try change(command, level?.unknown) { state, _ throws(Refusal) in
        if let level, !state.labels.indices.contains(level.index) { throw .ignored(.noSuchLevel) }
        guard let target = level?.index ?? state.pager.currentLevel else {
          throw .ignored(.noLevels)
        }
        guard let dated = state.labels[target].dated, let page = state.pager.levels[target].page
        else { throw .ignored(.noDates) }
        let period = try state.period(of: words, on: dated, page: page, dates)
        guard let found = dated.page(in: period) else {
          throw .ignored(.noSuchPage, state.noPage(for: words, period, on: dated, target))
        }
        let outcome = state.apply(
          level.map { .goPage(level: $0.index, page: found) } ?? .page(found))
        advice = state.advice(onWhole: period, from: dated)
        if outcome == .ignored(.alreadyThere) {
          let parts = [state.alreadyHere, advice].compactMap(\.self)
          throw .ignored(.alreadyThere, parts.joined(separator: " "))
        }
        return outcome
      }
    }
    answer.advice = advice
    return answer
  }

  /// The key of the last page of the current level, or nil if the level has no dates.
  public var newestPage: String? { state.currentDates.map { $0.key(ofPage: $0.count - 1) } }
}

extension SessionState {
  package var currentDates: DatedLevel? { pager.currentLevel.flatMap { labels[$0].dated } }

  /// - Parameter page: The page of `level` to start from if the current level has no dates.
  package func period(
    of words: DateWords, on level: DatedLevel, page: Int, _ dates: DateContext
  ) throws(Refusal) -> Range<CivilTime> {
    let start = currentSpan ?? level.span(ofPage: page)
    let lastPage = level.span(ofPage: level.count - 1)
    let end = CivilTime(microseconds: lastPage.upperBound.microseconds - 1)
    let period = words.period(from: start, upTo: dates.end ?? end, dates.today, level.calendar)
    guard let period else {
      throw .ignored(.noSuchPage, "This session does not know today's date.")
    }
    return period
  }

  package func page(
    for words: DateWords, on dated: DatedLevel, _ level: Int, _ dates: DateContext
  ) throws(Refusal) -> Int {
    let start = pager.levels[level].page ?? 0
    let period = try period(of: words, on: dated, page: start, dates)
    if let page = dated.page(in: period) { return page }
    throw .ignored(.noSuchPage, noPage(for: words, period, on: dated, level))
  }

  package func noPage(
    for words: DateWords, _ period: Range<CivilTime>, on dated: DatedLevel, _ level: Int
  ) -> String {
    let key = dated.calendar.name(of: period)
    // The year of a month without a year is computed, so the message does not name it.
    let name = if case .named(let named) = words, named.unit == .month { named.text } else { key }
    return "No page for \(name) in level '\(labels[level].name.excerpt)'. \(dated.pages(near: key))"
  }

  private var currentSpan: Range<CivilTime>? {
    guard let dated = currentDates, let page = pager.position?.page else { return nil }
    return dated.span(ofPage: page)
  }
}

extension CivilCalendar {
  /// The key of the unit that a period covers, such as `2025-07`, or else the start of the period.
  package func name(of period: Range<CivilTime>) -> String {
    let start = period.lowerBound
    let unit = CalendarUnit.allCases.first { span(of: index(of: start, in: $0), in: $0) == period }
    return unit.map { key(of: index(of: start, in: $0), in: $0) } ?? "\(start)"
  }
}
