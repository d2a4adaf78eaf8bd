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

  /// Performs `date`.
  mutating func date(_ words: DateWords) -> Response.Result {
    if words.dependsOnToday { usedToday = today() }
    let today = usedToday
    return change { state, change in
      if state.pager.currentLevel == nil { return .ignored(.noLevels) }
      guard let level = state.currentDates, let page = state.pager.position?.page else {
        return .ignored(.noDates)
      }
      guard let period = words.period(from: level.span(ofPage: page), today, level.calendar) else {
        change.refusal = "This session does not know today's date."
        return .ignored(.noSuchPage)
      }
      let outcome = state.go(to: period)
      if outcome == .ignored(.noSuchPage) {
        change.refusal = state.message(.noSuchPage, of: nil, word: "\(period.lowerBound)")
      }
      return outcome
    }
  }

  /// The text to record for a command. This text leads to the same page on any day and after any search.
  func recorded(_ command: String, _ request: Request?) -> String {
    let isPreview = request?.previewed != nil
    let text: String? =
      switch request?.previewed ?? request {
      case .find(nil, let way):
        lastSearch.map { "find \((way ?? .next).spelling) \($0.text)" }
      case .date(.today(let days)):
        usedToday.map { "date \(CivilDate(dayNumber: $0.dayNumber + days))" }
      default: nil
      }
    return text.map { (isPreview ? "preview " : "") + $0 } ?? command
  }
}
