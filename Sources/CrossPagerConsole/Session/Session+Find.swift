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
    if state.pager.openPage == nil { lastSearch = search }
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
    if words.dependsOnToday { usedToday = today() }
    let today = usedToday
    let command = level.map(Command.goLevel)
    var advice: String?
    let result = change(command, unknownLevel) { state, change in
      if let level, !state.labels.indices.contains(level) { return .ignored(.noSuchLevel) }
      guard let target = level ?? state.pager.currentLevel else { return .ignored(.noLevels) }
      guard let dated = state.labels[target].dated, let page = state.pager.levels[target].page
      else { return .ignored(.noDates) }
      let start = state.currentSpan ?? dated.span(ofPage: page)
      let end = dated.span(ofPage: dated.count - 1).upperBound
      guard let period = words.period(from: start, before: end, today, dated.calendar) else {
        change.refusal = "This session does not know today's date."
        return .ignored(.noSuchPage)
      }
      guard let found = dated.page(in: period) else {
        change.refusal = state.message(.noSuchPage, of: command, word: "\(period.lowerBound)")
        return .ignored(.noSuchPage)
      }
      let outcome = state.apply(level.map { .goPage(level: $0, page: found) } ?? .page(found))
      advice = state.advice(onWhole: period, from: dated)
      change.refusal = advice.map { "Already at \(dated.key(ofPage: found)). \($0)" }
      return outcome
    }
    self.advice = advice
    return result
  }

  /// The text to record for a command. This text leads to the same page on any day and after any search.
  func recorded(_ command: String, _ request: Request?) -> String {
    let isPreview = request?.previewed != nil
    let text: String? =
      switch request?.previewed ?? request {
      case .find(nil, let way):
        lastSearch.map { "find \((way ?? .next).spelling) \($0.text)" }
      case .date(.today(let days), let level):
        usedToday.flatMap { today -> String? in
          let date = CivilDate(dayNumber: today.dayNumber + days)
          guard let level else { return "date \(date)" }
          // An unknown level has no name.
          return state.levelID(at: level).map { "go \(Wording.quoting($0)) \(date)" }
        }
      default: nil
      }
    return text.map { (isPreview ? "preview " : "") + $0 } ?? command
  }
}
