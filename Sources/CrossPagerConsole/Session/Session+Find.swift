import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTimeline

/// Performs searches and goes to dates.
extension Session {
  /// Performs `find`.
  ///
  /// - Parameter search: The search, or nil to repeat the last one.
  mutating func find(_ search: Search?, _ way: Search.Way?) -> Response.Result {
    guard let search = search ?? lastSearch else {
      return change { _, change in
        change.refusal = "There is no search to repeat. To search: find > 20"
        return .ignored(.noSuchPage)
      }
    }
    lastSearch = search
    let (data, isInterrupted) = (chartData, isInterrupted)
    var found: FoundBar?
    var isStopped = false
    let result = change { state, change in
      do throws(InterruptedSearch) {
        let answer = try state.find(search, way, in: data, isInterrupted: isInterrupted)
        found = answer.found
        change.refusal = answer.refusal ?? answer.found.map { "Already at \($0.text)." }
        change.setting = "bar marked"
        return answer.outcome
      } catch {
        isStopped = true
        return .ignored(.noSuchPage)
      }
    }
    if isStopped {
      return .error(LineError(.interruptedSearch, at: 0..<(lines.last ?? "").count))
    }
    self.found = found
    return result
  }

  /// Performs `date`, or `go` with a date.
  ///
  /// - Parameters:
  ///   - level: The level to go to, or nil to stay on the current level.
  ///   - unknownLevel: The name of the level if it does not exist.
  mutating func date(
    _ words: DateWords, onLevel level: Int?, _ unknownLevel: String?
  ) -> Response.Result {
    let today = today(for: words)
    let command = level.map(Command.goLevel)
    let data = chartData
    var advice: String?
    let result = change(command, unknownLevel) { state, change in
      if let level, !state.labels.indices.contains(level) { return .ignored(.noSuchLevel) }
      guard let target = level ?? state.pager.currentLevel else { return .ignored(.noLevels) }
      guard let dated = state.labels[target].dated, let page = state.pager.levels[target].page
      else { return .ignored(.noDates) }
      guard let period = state.period(of: words, on: dated, page: page, in: data, today) else {
        change.refusal = SessionState.unknownToday.message
        return SessionState.unknownToday.outcome
      }
      guard let found = dated.page(in: period) else {
        change.refusal = state.noPage(for: words, period, ofLevel: target)
        return .ignored(.noSuchPage)
      }
      let outcome = state.apply(level.map { .goPage(level: $0, page: found) } ?? .page(found))
      advice = state.advice(onWhole: period, from: dated)
      if outcome == .ignored(.alreadyThere) {
        change.refusal = [state.alreadyHere, advice].compactMap(\.self).joined(separator: " ")
      }
      return .pager(outcome)
    }
    self.advice = advice
    return result
  }

  /// Today's date for words that depend on it, or nil for other words or if the date is unknown.
  mutating func today(for words: DateWords) -> CivilDate? {
    guard words.dependsOnToday else { return nil }
    usedToday = today()
    return usedToday
  }

  /// The text to record for a command. This text leads to the same page on any day and after any search.
  func recorded(_ command: String, _ request: Request?) -> String {
    let isPreview = request?.previewed != nil
    let text: String? =
      switch request?.previewed ?? request {
      case .find(nil, let way):
        lastSearch.map { "find \((way ?? .next).spelling) \($0.text)" }
      case .date(.today(let days), let level):
        usedDay(plus: days).flatMap { date -> String? in
          guard let level else { return "date \(date)" }
          // An unknown level has no name.
          return state.levelID(at: level).map { "go \(Wording.quoting($0)) \(date)" }
        }
      case .mark(let name, let level?, let page?): recordedMark(name, level: level, page: page)
      case .bar(.date(.today(let days))): usedDay(plus: days).map { "bar \($0)" }
      case .compare(.date(.today(let days))): usedDay(plus: days).map { "compare \($0)" }
      default: nil
      }
    return text.map { (isPreview ? "preview " : "") + $0 } ?? command
  }

  /// The command that sets a mark on a date that depends on today's date, or nil for other pages.
  private func recordedMark(_ name: String, level: Int, page: String) -> String? {
    guard let usedToday, let level = state.levelID(at: level),
      case .today(let days) = DateWords(text: page, CivilCalendar())
    else { return nil }
    let words = [name, level, "\(CivilDate(dayNumber: usedToday.dayNumber + days))"]
    return "mark " + words.map { Wording.quoting($0) }.joined(separator: " ")
  }

  /// The day that is a number of days after the day that the last command used as today, or nil if it used none.
  private func usedDay(plus days: Int) -> CivilDate? {
    usedToday.map { CivilDate(dayNumber: $0.dayNumber + days) }
  }
}
