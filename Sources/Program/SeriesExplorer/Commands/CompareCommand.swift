import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerTimeline
import MessageWords

extension CommandTable {
  static let compare = CommandEntry(
    "compare", .bars, .comparison, summary: "Compare the page with another page",
    details:
      "Draws both pages side by side and prints the change. 'previous' selects the previous page. 'year' selects the "
      + "page a year earlier: the same date, or the same weekdays 52 weeks earlier. 'previous' and 'year' follow the "
      + "current page. A date or an index selects a fixed page of this level. A four-digit number is a year: it "
      + "selects the page with the same date in that year or, for a week, the week with the same number (52 in a year "
      + "without a week 53). On the level 'day', 'last month' selects the same day of the previous month. Other "
      + "units longer than the page work in the same way. Bars are matched by index. "
      + "If the data ends inside one of the pages, both are compared up to the same day and time. "
      + "'full' compares the whole pages.",
    examples: [
      "compare previous", "compare year", "compare last month", "compare 2023", "compare full",
      "compare off",
    ],
    synonyms: ["versus", "vs", "change", "difference", "diff", "against"]
  ) { target in Work { $0.compare(with: target) } }
}

enum ComparisonWord: String, Spelled {
  case previous, year
  /// Compares whole pages, even if the data ends inside one of them.
  case full
  case off
}

extension Parameter where Value == PlaceTarget<ComparisonWord, Never> {
  static let comparison: Parameter = Parameter(
    usage: "PAGE",
    meaning: "'previous', 'year', 'full', 'off', a date or a page's index",
    kind: .content(
      ContentWords("comparison", besideDates: ComparisonWord.spellings) { text, session in
        ComparisonWord.spellings.map { Candidate($0) }
          + DateCandidates.beginning(with: text, in: session.state)
      })
  ) { reader throws(LineError) in
    try reader.place(comparison.meaning, missing: "a page, such as 'previous' or 'year'")
  }
}

extension Session {
  fileprivate mutating func compare(with target: PlaceTarget<ComparisonWord, Never>) -> Answer {
    let dates = dates(for: target.date)
    let recorded = dates.day(meantBy: target.date).map { "compare \($0)" }
    let data = chartData
    return Answer(recordedAs: recorded) { () throws(Refusal) in
      var answer = try change { state, change throws(Refusal) in
        let page = try state.currentPage(of: data).1
        let former = state.drawing
        state.drawing.comparison = try state.comparison(with: target, on: page, dates)
        state.drawing.comparesWholePages = target == .word(.full)
        if state.drawing == former { throw .ignored(.alreadyThere) }
        let words = state.drawing.comparison?.words ?? "off"
        change.setting = "compare \(target == .word(.full) ? "full" : words)"
        return .changed()
      }
      if let data, let position = state.pager.position {
        let drawn = state.drawnColumns(of: data)[0]
        let report = state.comparisonReport(of: position, drawn, in: data)
        answer.details = report.map { [$0] } ?? []
      }
      return answer
    }
  }
}

extension SessionState {
  /// Returns the comparison, or nil for `off`. A year means the page with the same date in that year.
  fileprivate func comparison(
    with target: PlaceTarget<ComparisonWord, Never>, on page: DatedPage, _ dates: DateContext
  ) throws(Refusal) -> Comparison? {
    let (name, dated) = (page.levelName, page.level)
    switch target {
    case .word(.off): return nil
    case .word(.full): return drawing.comparison ?? .previous
    case .word(.previous): return .previous
    case .word(.year):
      if dated.unit > .year {
        let unit = dated.unit.rawValue
        throw .unsuitable(
          "No \(unit) starts a year earlier. To compare with the \(unit) before: compare previous")
      }
      return .year
    case .index(let index):
      guard index < dated.count else {
        throw .ignored(
          .noSuchPage,
          "No page \(index) in level '\(name.excerpt)'. Its pages are 0 to \(dated.count - 1).")
      }
      return .page(level: name, key: dated.key(ofPage: index))
    case .date(let words):
      let period = try self.period(of: words, on: dated, page: page.index, dates)
      var index = dated.index(like: page.index, inYear: period)
      if let step = words.stepInUnits, step.unit > dated.unit {
        let time = page.span.lowerBound.moved(by: step.count, step.unit)
        index = dated.calendar.index(of: time, in: dated.unit)
      }
      guard let other = index.map(dated.page(at:)) ?? dated.page(in: period) else {
        let missing = index.map { dated.calendar.span(of: $0, in: dated.unit) } ?? period
        let level = pager.currentLevel ?? 0
        throw .ignored(.noSuchPage, noPage(for: words, missing, on: dated, level))
      }
      return .page(level: name, key: dated.key(ofPage: other))
    }
  }
}
