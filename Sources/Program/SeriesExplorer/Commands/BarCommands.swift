import CivilDates
import CrossPager
package import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords

extension CommandTable {
  static let bars: [CommandEntry] = [
    CommandEntry(
      "bar", .bars, .bar, summary: "Mark a bar and print its value",
      details:
        "If no bar is marked, 'next' and 'previous' mark the first and the last bar with a value. Turning the page "
        + "marks the bar with the same index, and changing the level marks none. At the ends of a "
        + "page, 'next' and 'previous' turn the page and ignore locks and the rule 'edge'. 'max' and 'min' mark the "
        + "first bar with the greatest or least value. On the level 'day', bars are hours. To mark the day with the "
        + "greatest value, go to a level whose bars are days: 'go month', then 'bar max', or 'find max' for all "
        + "months. A number marks the bar with this label: 'bar 10' is the tenth day, ten o'clock or October. 'bar at "
        + "0' is the first bar. A time, a weekday or a month marks a bar of this page. For a date on another page, "
        + "goes to that page. A four-digit number is a year.",
      examples: ["bar max", "bar next", "bar 10", "bar 12:00", "bar 2025-07-02T14", "bar off"],
      synonyms: ["cursor", "point", "peek"] + Search.extremes
    ) { target in Work { $0.mark(target) } },
    CommandEntry(
      "enter", kind: .journey, .bars, summary: "Go to the marked bar's page on the finer level",
      details: "Mark a bar first, for example with 'bar max'. 'back' returns to the bar.",
      synonyms: ["drill", "into", "descend"]
    ) { Work { try $0.enter() } },
    CommandEntry(
      "back", kind: .journey, .bars, summary: "Return to the bar that you entered",
      details: "Returns to the page where the last 'enter' started, wherever you are now.",
      synonyms: ["return", "ascend"]
    ) { Work { try $0.goBack() } },
  ]
}

/// A bar or a page as an argument: a word, a name, an index or a date.
enum PlaceTarget<Word: Spelled & Hashable, Name: Hashable & Sendable>: Hashable, Sendable {
  case word(Word)
  case named(Name)
  case index(Int)
  /// The place that contains the start of a date or period.
  case date(DateWords)

  var date: DateWords? { if case .date(let date) = self { date } else { nil } }
}

enum BarWord: String, Spelled {
  case next, previous, first, last
  /// The first bar with the greatest or least value.
  case max, min
  case off
}

/// A name means the only bar on the page with this name.
typealias BarTarget = PlaceTarget<BarWord, BarName>

extension Parameter where Value == BarTarget {
  private static func dates(_ text: String, _ state: SessionState) -> [Candidate] {
    guard let page = state.datedPage(at: state.pager.position) else { return [] }
    let names = BarName.words.filter { BarName($0).map(page.takes) ?? false }
    return DateCandidates.beginning(
      with: text, in: state, downTo: page.level.barUnit, names: names)
  }

  static let bar: Parameter = Parameter(
    usage: "BAR",
    meaning:
      "a number in a bar's label, a date, a time such as 12:00, a weekday, a month, 'at' with an index, "
      + Wording.list(BarWord.spellings, "or"),
    kind: .content(
      ContentWords("bar", besideDates: BarWord.spellings) { text, session in
        (BarWord.spellings + ["at"]).map { Candidate($0) } + dates(text, session.state)
      })
  ) { reader throws(LineError) in
    if reader.take("at") {
      return .index(try reader.value("an index (0 or more)", WholeNumber.index))
    }
    return try reader.place(
      bar.meaning, missing: "a bar, such as 'next' or 'max'", names: BarName.words
    ) { word in
      let extreme = Search.extreme(meantBy: word.keyword)
      return extreme.map { .word($0 == .max ? .max : .min) } ?? BarName(word).map { .named($0) }
    }
  }
}

extension WordReader {
  /// Reads a word, a name, an index or a date. A four-digit number is a year. A word that begins a longer date, such as
  /// `last july`, is part of the date.
  ///
  /// - Parameters:
  ///   - missing: The text that errors show for a missing word.
  ///   - named: Converts any other word, or returns nil.
  mutating func place<Word, Name>(
    _ expected: String, missing: String, names: [String] = [],
    named: (String) -> PlaceTarget<Word, Name>? = { _ in nil }
  ) throws(LineError) -> PlaceTarget<Word, Name> {
    splitQuotedDate()
    guard let word = peek else {
      _ = try next(missing)
      return .index(0)
    }
    let index = WholeNumber.index(word.text)
    let isYear = word.text.count == 4 && index != nil
    if !beginsLongDate, !word.text.contains(" "), !isYear {
      let meaning = Word(spelling: word.text).map { PlaceTarget.word($0) } ?? named(word.text)
      if let target = meaning ?? index.map(PlaceTarget.index) {
        _ = try next(missing)
        return target
      }
    }
    guard beginsDate else {
      throw dateError(word, expected, among: Word.spellings + names + DateWords.days.keys.sorted())
    }
    return .date(try date(expected))
  }
}

extension Session {
  fileprivate mutating func mark(_ target: BarTarget) -> Answer {
    let dates = dates(for: target.date)
    let recorded = dates.day(meantBy: target.date).map { "bar \($0)" }
    return Answer(recordedAs: recorded) { () throws(Refusal) in
      try markingBar { state, data, change throws(Refusal) in
        let (data, page) = try state.currentPage(of: data)
        if target == .word(.off) {
          if state.explored.cursor == nil { throw .ignored(.alreadyThere, "No bar is marked.") }
          state.explored.cursor = nil
          change.setting = "bar off"
          return .changed()
        }
        let marked = state.barIndex(in: data)
        let finder = BarFinder(state: state, data: data, page: page, dates: dates)
        let place = try finder.place(of: target, from: marked)
        var outcome = Outcome.changed()
        if place.page != page.index {
          outcome = state.apply(.page(place.page))
        } else if place.index == marked {
          throw .ignored(.alreadyThere, "The bar is already marked.")
        }
        state.explored.cursor = BarCursor(level: page.levelName, index: place.index)
        return outcome
      }
    }
  }

  fileprivate mutating func enter() throws(Refusal) -> Answer {
    try markingBar { state, data, _ throws(Refusal) in
      let (data, page) = try state.currentPage(of: data)
      let (dated, unit) = (page.level, page.level.barUnit)
      guard let (target, finer) = state.levelOfBars(in: dated) else {
        throw .ignored(.edge(.top), "'\(page.levelName.excerpt)' is the finest level.")
      }
      guard let bar = state.barIndex(in: data) else {
        throw .ignored(.noSuchPage, "No bar is marked. To mark one: bar next")
      }
      let span = page.span(ofBar: bar)
      let finerName = state.labels[target].name
      guard let entered = finer.page(in: span) else {
        let key = dated.calendar.name(of: span)
        throw .ignored(
          .noSuchPage,
          "No page for \(key) in level '\(finerName.excerpt)'. \(finer.pages(near: key))")
      }
      let place = EnteredPlace(level: page.levelName, page: page.key, bar: bar)
      let outcome = state.apply(.goPage(level: target, page: entered))
      if finer.unit > unit {
        // The page contains the bar and other bars, so mark the bar there.
        let index = finer.calendar.index(of: span.lowerBound, in: finer.barUnit)
        let first = finer.bars(ofPage: entered).lowerBound
        state.explored.cursor = BarCursor(level: finerName, index: max(0, index - first))
      }
      let former = state.explored.entrances
      if former.last != place {
        state.explored.entrances = former.suffix(SessionState.entranceLimit - 1) + [place]
      }
      return outcome
    }
  }

  fileprivate mutating func goBack() throws(Refusal) -> Answer {
    try markingBar { state, _, _ throws(Refusal) in
      guard let place = state.explored.entrances.last,
        let level = state.levelIndex(of: place.level),
        let page = state.labels[level].dated?.page(forKey: place.page)
      else {
        throw .ignored(
          .alreadyThere,
          "There is nothing to return to. 'back' returns to the bar that you entered.")
      }
      let isThere = state.pager.position == Position(level: level, page: page)
      let outcome = isThere ? .changed() : state.apply(.goPage(level: level, page: page))
      state.explored.entrances.removeLast()
      state.explored.cursor = BarCursor(level: place.level, index: place.bar)
      return outcome
    }
  }

  /// Makes a change. The answer describes the marked bar.
  private mutating func markingBar(
    _ body: (inout SessionState, ChartData?, inout Response.Change) throws(Refusal) -> Outcome
  ) throws(Refusal) -> Answer {
    let data = chartData
    var answer = try change { state, change throws(Refusal) in try body(&state, data, &change) }
    if let data, let position = state.pager.position {
      answer.details = state.barReport(of: position, in: data).map { [$0] } ?? []
    }
    return answer
  }

  package var hasMarkedBar: Bool { state.barIndex(in: chartData) != nil }
}
