import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords
import TextCharts

extension CommandTable {
  static let finding: [CommandEntry] = [
    CommandEntry(
      "find", kind: .journey, .jumping, .search,
      summary: "Find a page by the values of its bars",
      details:
        "Goes to the next page of this level with a matching bar. 'missing' finds a bar without a value, and 'gap' "
        + "finds a page without any values. 'max' and 'min' find the page with the greatest or least value. After these "
        + "searches, 'find next' goes to the page with the second-highest or second-lowest value. '= 31.2' finds values "
        + "that round to 31.2. On the level 'day', bars are hours. To find the day with the greatest value, go to a "
        + "level whose bars are days: 'go month', then 'find max'. "
        + "'find next' and 'find previous' repeat the last search or start the given search. At the prompt, n and N "
        + "repeat a search.",
      examples: ["find > 20", "find missing", "find max", "find previous < 0", "find next"],
      synonyms: ["search", "seek", "above", "below"] + Search.extremes
    ) { words in Work { $0.find(words.search, words.way) } }
  ]
}

extension WordReader {
  /// The error for a unit after a search for the greatest or least value, or nil if no unit follows.
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
}

extension SearchWords {
  /// The words that can follow `find`.
  static let candidates =
    Search.Comparison.allCases.map(\.rawValue) + ["missing", "gap", "max", "min"]
    + Search.Way.spellings
}

extension Parameter where Value == SearchWords {
  private static let meaning =
    "a comparison such as '> 20', or 'missing', 'gap', 'max', 'min', 'next' or 'previous'"

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
    let search = try search(&reader)
    words.search = search
    if search == .max || search == .min, let error = reader.unitError(after: search.text) {
      throw error
    }
    return words
  }

  private static func search(_ reader: inout WordReader) throws(LineError) -> Search {
    let word = try reader.next(meaning)
    switch word.text.keyword {
    case "missing": return .missing
    case "gap", "gaps": return .gap
    case "max", "maximum": return .max
    case "min", "minimum": return .min
    default: break
    }
    let found = Search.Comparison.allCases.first { word.text.hasPrefix($0.rawValue) }
    guard let comparison = found else {
      throw reader.error(word, meaning, among: SearchWords.candidates)
    }
    // Accept a number right after the sign, as in `>20`.
    let attached = String(word.text.dropFirst(comparison.rawValue.count))
    let typed =
      attached.isEmpty ? try reader.next(Self.number) : Word(text: attached, range: word.range)
    if let number = Search.Number(typed.text) { return .compared(comparison, number) }
    guard let problem = Search.Number.problem(of: typed.text) else {
      throw reader.error(typed, Self.number)
    }
    let message = "'\(typed.text.excerpt)' is not a number. \(problem)"
    throw LineError(.said(message), at: typed.range)
  }

  private static let number = "a number, such as 20 or -0.5"
}

extension Session {
  /// Performs `find`.
  ///
  /// - Parameter search: The search, or nil to repeat the last one.
  fileprivate mutating func find(_ search: Search?, _ way: Search.Way?) -> Answer {
    let isRepeated = search == nil
    let (data, isInterrupted, last) = (chartData, context.isInterrupted, explorer.lastSearch)
    let recorded = isRepeated ? last.map { "find \((way ?? .next).spelling) \($0.text)" } : nil
    return Answer(recordedAs: recorded) { () throws(Refusal) in
      guard let search = search ?? last else {
        throw .ignored(.noSuchPage, "There is no search to repeat. To search: find > 20")
      }
      explorer.lastSearch = search
      let end = (lines.last ?? "").count
      var found: FoundBar?
      var answer = try change { state, change throws(Refusal) in
        change.setting = "bar marked"
        do {
          return try state.find(
            search, way, in: data, isInterrupted: isInterrupted, found: &found)
        } catch let refusal as Refusal {
          throw refusal
        } catch {
          throw .wrong(.said("The search was interrupted."), at: 0..<end)
        }
      }
      answer.details = found.map { [$0] } ?? []
      return answer
    }
  }
}

extension SessionState {
  /// Searches from the current page and goes to the matching page.
  ///
  /// - Parameters:
  ///   - isInterrupted: Returns whether to stop the search.
  ///   - found: The bar or page that was found.
  /// - Throws: A ``Refusal`` or ``InterruptedSearch``.
  fileprivate mutating func find(
    _ search: Search, _ way: Search.Way?, in data: ChartData?,
    isInterrupted: @escaping () -> Bool, found: inout FoundBar?
  ) throws -> Outcome {
    guard let level = pager.currentLevel else { throw Refusal.ignored(.noLevels) }
    guard let data, let dated = labels[level].dated, let page = pager.levels[level].page else {
      throw Refusal.ignored(.noDates)
    }
    let series = series(of: data)
    let unit = data.drawnUnit(ofColumn: series.name)
    var pages = PageSearch(
      search, of: series, data.aggregate, on: dated, isInterrupted: isInterrupted)
    guard let match = try pages.match(from: page, way) else {
      let isBehind = try pages.match(from: page, (way ?? .next).other) != nil
      let finer = levels(withShorterBarsThan: dated)
      let bars = finer.isEmpty ? "" : " (\(data.aggregate) by \(dated.barUnit))"
      var refusal = search.refusal(
        way, bars: bars, unit: unit, level: labels[level].name, isBehind: isBehind)
      if !isBehind, case .compared = search {
        if let bar = pages.match(on: page)?.bar {
          let first = dated.bars(ofPage: page).lowerBound
          let key = dated.calendar.key(of: first + bar, in: dated.barUnit)
          refusal += " This page has one: bar \(key)"
        } else {
          let span = dated.span(ofPage: page)
          for (index, level) in finer {
            var pages = PageSearch(
              search, of: series, data.aggregate, on: level, isInterrupted: isInterrupted)
            guard let match = try pages.match(around: span, way ?? .next) else { continue }
            refusal += " Level '\(labels[index].name.excerpt)' has such a bar: "
            refusal += commands(toPage: level.key(ofPage: match.page), ofLevel: index)
            break
          }
        }
      }
      throw Refusal.ignored(.noSuchPage, refusal)
    }
    let answer = FoundBar(match, of: search, on: dated, unit: unit)
    let marked = barIndex(in: data)
    var outcome = apply(.page(match.page))
    if let bar = answer.bar {
      if outcome == .ignored(.alreadyThere), bar != marked { outcome = .changed() }
      explored.cursor = BarCursor(level: labels[level].name, index: bar)
    }
    if outcome == .ignored(.alreadyThere) {
      throw Refusal.ignored(.alreadyThere, "Already at \(answer.text).")
    }
    found = answer
    return outcome
  }
}

extension SessionState {
  /// The dated levels with shorter bars, from coarse to fine.
  fileprivate func levels(withShorterBarsThan dated: DatedLevel) -> [(
    index: Int, level: DatedLevel
  )] {
    labels.enumerated().compactMap { index, label in label.dated.map { (index, $0) } }
      .filter { $0.1.barUnit < dated.barUnit }.sorted { $0.1.unit > $1.1.unit }
  }
}

extension Search {
  /// The message for a search that found nothing.
  ///
  /// - Parameters:
  ///   - bars: The words after `a bar` that say what a bar combines.
  ///   - isBehind: Whether a search in the other direction would find a page.
  fileprivate func refusal(
    _ way: Way?, bars: String, unit: String?, level: String, isBehind: Bool
  ) -> String {
    let pages = way == .previous ? "earlier page" : "later page"
    let other = (way ?? .next).other
    let hint = isBehind ? " To search the other way: find \(other.spelling) \(text)" : ""
    switch self {
    case .compared:
      return "No \(pages) has a bar\(bars) \(text)\(unit.map { " \($0.excerpt)" } ?? "").\(hint)"
    case .missing: return "No \(pages) has a bar without a value.\(hint)"
    case .gap: return "No \(pages) is without values.\(hint)"
    case .max, .min:
      guard let way else { return "No page of '\(level.excerpt)' has a value." }
      let isGreater = (self == .max) == (way == .previous)
      return "No page has \(isGreater ? "a greater" : "a smaller") \(text)imum.\(hint)"
    }
  }
}
