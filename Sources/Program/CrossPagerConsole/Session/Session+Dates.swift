package import CivilDates
import CrossPager
package import CrossPagerTimeline
import MessageWords

extension Session {
  package func dates(for words: DateWords?) -> DateContext {
    let now: CivilTime? = if case .today = words { context.now() } else { nil }
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
        guard let dated = state.labels[target].dated else { throw .ignored(.noDates) }
        let (page, period) = try state.page(for: words, on: dated, target, dates)
        let outcome = state.apply(level.map { .goPage(level: $0.index, page: page) } ?? .page(page))
        advice = state.advice(onWhole: period, from: dated)
        guard outcome == .ignored(.alreadyThere) else { return outcome }
        let parts = [state.alreadyHere, advice].compactMap(\.self)
        throw .ignored(.alreadyThere, parts.joined(separator: " "))
      }
    }
    answer.advice = advice
    return answer
  }

  /// The key of the last page of the current level, or nil if the level has no dates.
  public var newestPage: String? { state.currentDates.map { $0.key(ofPage: $0.count - 1) } }
}

extension SessionState {
  package var currentDates: DatedLevel? { labels[safe: pager.currentLevel]?.dated }

  /// - Parameter page: The page of `level` to start from if the current level has no dates.
  package func period(
    of words: DateWords, on level: DatedLevel, page: Int, _ dates: DateContext
  ) throws(Refusal) -> Range<CivilTime> {
    let current = pager.position?.page.flatMap { currentDates?.span(ofPage: $0) }
    let lastPage = level.span(ofPage: level.count - 1)
    let end = dates.end ?? CivilTime(microseconds: lastPage.upperBound.microseconds - 1)
    let period = words.period(
      from: current ?? level.span(ofPage: page), upTo: end, dates.today, level.calendar)
    if let period { return period }
    throw .ignored(.noSuchPage, "This session does not know today's date.")
  }

  /// Returns the page that words mean on a level, and the period that the words describe.
  func page(
    for words: DateWords, on dated: DatedLevel, _ level: Int, _ dates: DateContext
  ) throws(Refusal) -> (page: Int, period: Range<CivilTime>) {
    let period = try period(of: words, on: dated, page: pager.levels[level].page ?? 0, dates)
    if let page = dated.page(in: period) { return (page, period) }
    throw .ignored(.noSuchPage, noPage(for: words, period, on: dated, level))
  }

  package func noPage(
    for words: DateWords, _ period: Range<CivilTime>, on dated: DatedLevel, _ level: Int
  ) -> String {
    let key = dated.calendar.name(of: period)
    // For a month without a year, the year is computed, so the message does not name the year.
    let name = if case .named(let named) = words, named.unit == .month { named.text } else { key }
    return "No page for \(name) in level '\(labels[level].name.excerpt)'. \(dated.pages(near: key))"
  }
}

extension CivilCalendar {
  /// Returns the key of the unit that a period covers, such as `2025-07`, or else the start of the period.
  package func name(of period: Range<CivilTime>) -> String {
    let start = period.lowerBound
    let unit = CalendarUnit.allCases.first { span(of: index(of: start, in: $0), in: $0) == period }
    return unit.map { key(of: index(of: start, in: $0), in: $0) } ?? "\(start)"
  }
}
