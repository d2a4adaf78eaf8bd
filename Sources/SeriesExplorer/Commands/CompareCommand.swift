import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerTimeline
import MessageWords

extension CommandTable {
  static let comparing: [CommandEntry] = [
    CommandEntry(
      "compare", .bars, .comparison, summary: "Compare the page with another page",
      details:
        "Draws both pages side by side and prints the change. 'previous' selects the previous page. 'year' selects the "
        + "page a year earlier: the same date, or the same weekdays 52 weeks earlier. 'previous' and 'year' follow the "
        + "current page. A date or an index selects a fixed page of this level. A four-digit number is a year: it "
        + "selects the page with the same date in that year or, for a week, the week with the same number (52 in a year "
        + "without a week 53). Bars are matched by index.",
      examples: ["compare previous", "compare year", "compare 2023", "compare off"],
      synonyms: ["versus", "vs", "change", "difference", "diff", "against"]
    ) { target in Work { $0.compare(with: target) } }
  ]
}

extension Parameter where Value == PlaceTarget<Comparison?> {
  private static let words: [(text: String, meaning: Comparison?)] = [
    ("previous", .previous), ("year", .year), ("off", nil),
  ]

  /// A page to compare with, given as a word, an index or a date.
  static let comparison: Parameter = Parameter(
    usage: "PAGE",
    meaning: "'previous', 'year', 'off', a date or a page's index",
    kind: .content(
      ContentWords("comparison", besideDates: words.map(\.text)) { text, session in
        words.map { Candidate($0.text) } + DateCandidates.beginning(with: text, in: session.state)
      })
  ) { reader throws(LineError) in
    try reader.place(
      words, comparison.meaning, missing: "a page, such as 'previous' or 'year'")
  }
}

extension Session {
  /// Performs `compare`.
  fileprivate mutating func compare(with target: PlaceTarget<Comparison?>) -> Answer {
    let dates = dates(for: target.date)
    let recorded = dates.day(meantBy: target.date).map { "compare \($0)" }
    let data = chartData
    return Answer(recordedAs: recorded) { () throws(Refusal) in
      var answer = try change { state, change throws(Refusal) in
        let page = try state.currentPage(of: data).1
        let new = try state.comparison(with: target, on: page, dates)
        if new == state.drawing.comparison { throw .ignored(.alreadyThere) }
        state.drawing.comparison = new
        change.setting = "compare \(new?.words ?? "off")"
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
  /// The comparison that an argument means, or nil for `off`. A year means the page with the same date in that year.
  fileprivate func comparison(
    with target: PlaceTarget<Comparison?>, on page: DatedPage, _ dates: DateContext
  ) throws(Refusal) -> Comparison? {
    let (name, dated) = (page.levelName, page.level)
    switch target {
    case .word(let comparison):
      if comparison == .year, dated.unit > .year {
        let unit = dated.unit.rawValue
        throw .unsuitable(
          "No \(unit) starts a year earlier. To compare with the \(unit) before: compare previous")
      }
      return comparison
    case .index(let index):
      guard index < dated.count else {
        throw .ignored(
          .noSuchPage,
          "No page \(index) in level '\(name.excerpt)'. Its pages are 0 to \(dated.count - 1).")
      }
      return .page(level: name, key: dated.key(ofPage: index))
    case .date(let words):
      let period = try period(of: words, on: dated, page: page.index, dates)
      let index = dated.index(like: page.index, inYear: period)
      guard let other = index.map(dated.page(at:)) ?? dated.page(in: period) else {
        let missing = index.map { dated.calendar.span(of: $0, in: dated.unit) } ?? period
        let level = pager.currentLevel ?? 0
        throw .ignored(.noSuchPage, noPage(for: words, missing, on: dated, level))
      }
      return .page(level: name, key: dated.key(ofPage: other))
    }
  }
}
