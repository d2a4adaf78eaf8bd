import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords

extension CommandTable {
  static let finding: [CommandEntry] = [
    CommandEntry(
      "find", kind: .journey, .jumping, .search,
      summary: "Find a page by the values of its bars",
      details:
        "Goes to the next page of this level with a matching bar. After the last page, the search wraps around to the "
        + "first one and says so. 'missing' finds a bar without a value, and 'gap' finds a page without any values. "
        + "'max' and 'min' find the page with the greatest or least value. After these searches, 'find next' goes to "
        + "the page with the second-highest or second-lowest value. '= 31.2' finds values that round to 31.2. 'note' "
        + "goes from note to note. On the level 'day', bars are hours. To find the day with the greatest value, go to "
        + "a level whose bars are days: 'go month', then 'find max'. 'find next' and 'find previous' repeat the last "
        + "search or start the given search. At the prompt, n and N repeat a search right after it.",
      examples: ["find > 20", "find missing", "find max", "find previous < 0", "find next"],
      synonyms: ["search", "seek", "above", "below"] + Search.extremes
    ) { words in Work { $0.find(words.search, words.way) } },
    CommandEntry(
      "count", .bars, .relation, summary: "Count the bars above or below a value",
      details:
        "Counts the bars of this page and of all pages of this level. Bars without a value are not counted, and "
        + "'cumulate on' has no effect.",
      examples: ["count > 20", "count <= 0"], synonyms: ["many", "tally", "days", "threshold"]
    ) { search in Work { try $0.count(search) } },
  ]
}

extension WordReader {
  fileprivate mutating func relation(
    _ word: Word, _ meaning: String, among words: [String]
  ) throws(LineError) -> Search {
    let found = Search.Relation.allCases.first { word.text.hasPrefix($0.rawValue) }
    guard let relation = found else { throw error(word, meaning, among: words) }
    // Accept a number right after the sign, as in `>20`.
    let attached = String(word.text.dropFirst(relation.rawValue.count))
    let number = "a number, such as 20 or -0.5"
    let typed = attached.isEmpty ? try next(number) : Word(text: attached, range: word.range)
    let mark = data?.report.decimalMark ?? .point
    if let number = Search.Number(typed.text, mark: mark) { return .value(relation, number) }
    guard let problem = Search.Number.problem(of: typed.text) else { throw error(typed, number) }
    let message = "'\(typed.text.excerpt)' is not a number. \(problem)"
    throw LineError(.said(message), at: typed.range)
  }

  /// Returns the error for a unit after a search for the greatest or least value, or nil if no unit follows.
  fileprivate func unitError(after search: String) -> LineError? {
    guard let word = peek else { return nil }
    let name = word.text.keyword
    let unit = CalendarUnit.allCases.first { [$0.rawValue, "\($0)s"].contains(name) }
    guard let unit else { return nil }
    let level = labels.last { $0.dated?.barUnit == unit }?.name
    let message =
      "'find \(search)' takes no unit, because it compares the bars of a level."
      + (level.map {
        " To find the \(unit) with the \(search == "max" ? "greatest" : "least") value: "
          + "go \(Wording.quoting($0)), then find \(search)"
      } ?? " No level has a bar for each \(unit).")
    return LineError(.said(message), at: word.range)
  }
}

/// The argument to `find`: a search, a direction or both.
struct SearchWords: Sendable {
  var search: Search?
  var way: Search.Way?

  static let candidates =
    Search.Relation.allCases.map(\.rawValue) + Search.Word.spellings + Search.Way.spellings
}

extension Parameter where Value == SearchWords {
  private static let meaning =
    "a comparison such as '> 20', or 'missing', 'gap', 'max', 'min', 'note', 'next' or 'previous'"

  static let search = Parameter(
    usage: "WHAT", meaning: meaning,
    kind: .content(
      ContentWords("search") { _, _ in SearchWords.candidates.map { Candidate($0) } })
  ) {
    reader throws(LineError) in
    var words = SearchWords()
    if let way = reader.peek.flatMap({ Search.Way(spelling: $0.text) }) {
      _ = try reader.next(meaning)
      words.way = way
      if reader.peek == nil { return words }
    }
    let word = try reader.next(meaning)
    let synonyms = ["gaps": "gap", "maximum": "max", "minimum": "min", "notes": "note"]
    guard let name = Search.Word(spelling: synonyms[word.text.keyword] ?? word.text) else {
      words.search = try reader.relation(word, meaning, among: SearchWords.candidates)
      return words
    }
    words.search = .word(name)
    if [.max, .min].contains(name), let error = reader.unitError(after: name.spelling) {
      throw error
    }
    return words
  }
}

extension Parameter where Value == Search {
  static let relation: Parameter = Parameter(
    usage: "COMPARISON", meaning: "a comparison such as '> 20'", kind: .number
  ) { reader throws(LineError) in
    try reader.relation(reader.next(relation.meaning), relation.meaning, among: [])
  }
}

extension Session {
  /// Performs a search, or repeats the last one if `search` is nil.
  fileprivate mutating func find(_ search: Search?, _ way: Search.Way?) -> Answer {
    let last = explorer.lastSearch
    let repeated = search == nil ? last : nil
    let recorded = repeated.map { "find \((way ?? .next).spelling) \($0.text)" }
    var found: FoundBar?
    var answer = Answer(recordedAs: recorded) { () throws(Refusal) in
      guard let search = search ?? last else {
        throw .ignored(.noSuchPage, "There is no search to repeat. To search: find > 20")
      }
      explorer.lastSearch = search
      let (data, isInterrupted) = (chartData, context.isInterrupted)
      let line = 0..<(lines.last ?? "").count
      return try change { state, change throws(Refusal) in
        let (data, page) = try state.currentPage(of: data)
        let run = SearchRun(search: search, way: way, state: state, data: data, page: page) {
          () throws(Refusal) in
          if isInterrupted() { throw .wrong(.said("The search was interrupted."), at: line) }
        }
        let bar = try run.bar()
        found = bar
        defer { change.setting = state.explored.cursor == nil ? "no bar marked" : "bar marked" }
        return try state.go(to: bar, on: page, in: data)
      }
    }
    answer.details = found.map { [$0] } ?? []
    return answer
  }

  fileprivate func count(_ search: Search) throws(Refusal) -> Answer {
    guard let data = chartData, let page = state.datedPage(at: state.pager.position) else {
      throw explained(.ignored(.noDates))
    }
    let (series, level) = (state.series(of: data), page.level)
    let wording = ValueWording(of: data, series.name)
    var values = PageValues(of: series, wording.aggregate, on: level.unit, in: level.calendar)
    func tally(_ pages: Range<Int>) -> Tally {
      pages.reduce(into: Tally()) { tally, index in
        values.read(page: level.index(ofPage: index))
        tally.add(values.values, where: search.holds)
      }
    }
    let (own, whole) = (tally(page.index..<page.index + 1), tally(0..<level.count))
    let unit = level.barUnit.rawValue
    let text = [search.text, wording.unit?.excerpt].compactMap(\.self).joined(separator: " ")
    return Answer(
      LineReport(
        ["count": ["search": .string(search.text), "page": own.json, "level": whole.json]],
        "\(own.text(unit)) \(text) in \(page.key), \(whole.text(unit)) on level "
          + "'\(page.levelName.excerpt)'"))
  }
}

extension SessionState {
  fileprivate mutating func go(
    to found: FoundBar, on page: DatedPage, in data: ChartData
  ) throws(Refusal) -> Outcome {
    let (marked, bar) = (barIndex(in: data), found.match.bar)
    var outcome = apply(.page(found.match.page))
    if bar != nil || !found.match.notes.isEmpty {
      if outcome == .ignored(.alreadyThere), bar != marked { outcome = .changed() }
      explored.cursor = bar.map { BarCursor(level: page.levelName, index: $0) }
    }
    if outcome == .ignored(.alreadyThere) {
      throw .ignored(.alreadyThere, "Already at \(found.text).")
    }
    return outcome
  }
}

/// A search from the current page.
private struct SearchRun {
  let search: Search
  let way: Search.Way?
  let state: SessionState
  let data: ChartData
  let page: DatedPage
  let checkInterrupt: () throws(Refusal) -> Void

  private var series: Series { state.series(of: data) }
  private var wording: ValueWording { ValueWording(of: data, series.name) }
  private var finerLevels: [(index: Int, level: DatedLevel)] {
    state.datedLevels.filter { $0.level.barUnit < page.level.barUnit }
      .sorted { $0.level.unit > $1.level.unit }
  }

  private func pages(of level: DatedLevel) -> PageSearch {
    PageSearch(
      search, of: series, wording.aggregate, on: level, covering: data.span,
      checkInterrupt: checkInterrupt)
  }

  /// Returns the match. If there is none, throws a refusal, with a hint if a bar on another level or this page matches.
  func bar() throws(Refusal) -> FoundBar {
    var pages = pages(of: page.level)
    let match =
      search == .word(.note)
      ? state.match(ofNoteFrom: page, way, in: data)
      : try pages.match(from: page.index, way)
    guard let match else { throw .ignored(.noSuchPage, problem + (try hint(&pages))) }
    let found = page.sibling(match.page)
    return FoundBar(
      match: match, search: search, way: way,
      bar: match.bar.map { found.bar($0, of: series) } ?? found.whole(of: series),
      wording: wording)
  }

  private var problem: String {
    switch search {
    case .value:
      let bars = finerLevels.isEmpty ? "" : " (\(wording.aggregate) by \(page.level.barUnit))"
      let unit = wording.unit.map { " \($0.excerpt)" } ?? ""
      return "No other page has a bar\(bars) \(search.text)\(unit)."
    case .word(.missing): return "No other page has a bar without a value."
    case .word(.gap): return "No other page is without values."
    case .word(.note):
      return "No page of '\(page.levelName.excerpt)' has a note. To list all notes: notes"
    case .word(.max), .word(.min):
      let kind = way == nil ? "page" : "other page"
      return "No \(kind) of '\(page.levelName.excerpt)' has a value."
    }
  }

  /// Returns a sentence about a matching bar on the current page or on a level with shorter bars, or an empty string.
  private func hint(_ pages: inout PageSearch) throws(Refusal) -> String {
    guard case .value = search else { return "" }
    if let bar = pages.match(on: page.index)?.bar {
      return " This page has one: bar \(page.bar(bar, of: series).key)"
    }
    for (index, level) in finerLevels {
      var pages = self.pages(of: level)
      guard let match = try pages.match(around: page.span, way ?? .next) else { continue }
      return " Level '\(state.labels[index].name.excerpt)' has such a bar: "
        + state.commands(toPage: level.key(ofPage: match.page), ofLevel: index)
    }
    return ""
  }
}
