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

/// The page that `compare` compares the shown page with.
enum Comparison: Hashable, Sendable {
  /// The page before the shown page.
  case previous
  /// The page a year before the shown page.
  case year
  /// The page with this key, on the named level only.
  case page(level: String, key: String)
}

/// The argument to `compare`.
enum ComparisonTarget: Hashable, Sendable {
  case previous, year, off
  /// The page with this index on the current level.
  case index(Int)
  /// The page on the current level that contains the start of a date or another period. For a year, this is the page
  /// with the same date in that year.
  case date(DateWords)
}

extension Parameter where Value == ComparisonTarget {
  private static let targets: [(word: String, value: ComparisonTarget)] = [
    ("previous", .previous), ("year", .year), ("off", .off),
  ]

  /// A page to compare with, given as a word, an index or a date.
  static let comparison: Parameter = Parameter(
    usage: "PAGE",
    meaning: "'previous', 'year', 'off', a date or a page's index",
    kind: .content(
      ContentWords("comparison", besideDates: targets.map(\.word)) { text, session in
        targets.map { Candidate($0.word) } + DateCandidates.beginning(with: text, in: session.state)
      })
  ) { reader throws(LineError) in
    try reader.wordOrPlace(
      targets, comparison.meaning, missing: "a page, such as 'previous' or 'year'",
      index: ComparisonTarget.index, date: ComparisonTarget.date)
  }
}

extension Comparison {
  /// The argument to `compare`.
  var words: String {
    switch self {
    case .previous: "previous"
    case .year: "year"
    case .page(_, let key): key
    }
  }

  /// The comparison in a snapshot or a web page.
  var json: JSON {
    switch self {
    case .previous, .year: .string(words)
    case .page(let level, let key): ["level": .string(level), "page": .string(key)]
    }
  }

  /// Reads the comparison in a snapshot.
  init(_ reader: JSONReader) throws(JSONReader.Problem) {
    switch reader.value {
    case .string("previous"): self = .previous
    case .string("year"): self = .year
    case .object:
      let members = try reader.members(["level", "page"])
      self = .page(
        level: try reader.required("level", in: members).string(),
        key: try reader.required("page", in: members).string())
    default: throw reader.problem("'previous', 'year' or a page with its level")
    }
  }
}

extension Session {
  /// Performs `compare`.
  fileprivate mutating func compare(with target: ComparisonTarget) -> Answer {
    let words: DateWords? = if case .date(let date) = target { date } else { nil }
    let dates = dates(for: words)
    let recorded = dates.day(meantBy: words).map { "compare \($0)" }
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
  /// The comparison that an argument means, or nil for `off`.
  fileprivate func comparison(
    with target: ComparisonTarget, on page: DatedPage, _ dates: DateContext
  ) throws(Refusal) -> Comparison? {
    let (name, dated) = (page.levelName, page.level)
    switch target {
    case .off: return nil
    case .previous: return .previous
    case .year:
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

  /// The page of the same level that a dated page is compared with, or nil if there is no such page.
  func comparedPage(of position: Position) -> Int? {
    guard let comparison = drawing.comparison, let page = datedPage(at: position) else {
      return nil
    }
    return switch comparison {
    case .previous: page.index > 0 ? page.index - 1 : nil
    case .year: page.level.page(aYearBefore: page.index)
    case .page(let level, let key):
      level == page.levelName ? page.level.page(meantBy: key) : nil
    }
  }
}

extension DatedLevel {
  /// The page one year before a given page, or nil if there is no such page.
  ///
  /// For a week, this is the week 52 weeks earlier. For an hour or a day, this is the hour or day with the same date a
  /// year earlier. February 28 takes the place of February 29.
  func page(aYearBefore page: Int) -> Int? {
    switch unit {
    case .week: self.page(at: index(ofPage: page) - 52)
    case .minute, .hour, .day, .month, .quarter, .year:
      index(like: page, in: span(ofPage: page).lowerBound.date.year - 1).flatMap(self.page(at:))
    case .decade, .century: nil
    }
  }

  /// The calendar index with the same date as a page or, for a week, with the same week number, in the year that a
  /// period covers. Returns nil if the period is not a year.
  func index(like page: Int, inYear period: Range<CivilTime>) -> Int? {
    let year = calendar.index(of: period.lowerBound, in: .year)
    guard calendar.span(of: year, in: .year) == period else { return nil }
    return index(like: page, in: period.lowerBound.date.year)
  }

  /// The calendar index with the same date as a page or, for a week, with the same week number, in another year.
  /// February 28 takes the place of February 29, and the last week takes the place of week 53.
  private func index(like page: Int, in year: Int) -> Int? {
    let start = span(ofPage: page).lowerBound
    func index(year: Int, month: Int, day: Int) -> Int? {
      CivilDate(year: year, month: month, day: day)
        .flatMap { CivilTime($0, hour: start.hour, minute: start.minute) }
        .map { calendar.index(of: $0, in: unit) }
    }
    let date = start.date
    if unit == .week {
      // A week belongs to the year of its fourth day, so the first week of a year contains January 4, and the last week
      // contains December 28.
      let own = CivilDate(dayNumber: date.dayNumber + 3).year
      guard let ownFirst = index(year: own, month: 1, day: 4),
        let first = index(year: year, month: 1, day: 4),
        let last = index(year: year, month: 12, day: 28)
      else { return nil }
      return min(first + self.index(ofPage: page) - ownFirst, last)
    }
    return index(year: year, month: date.month, day: date.day)
      ?? index(year: year, month: date.month, day: date.day - 1)
  }
}
