import CivilDates
import CrossPager
import CrossPagerTimeline
import MessageWords

extension CommandTable {
  package static let marking: [CommandEntry] = [
    CommandEntry(
      "mark", .jumping, .markName, .opening(.level, before: .pageWord), .closing(.pageWord),
      summary: "Name the current page or another page",
      details:
        "\"go 'NAME\" goes to the page, 'marks' lists the names, and 'unmark' removes one. A mark on a dated level "
        + "stays on its date, even if pages are added or removed. A mark on any other level moves with its page and is "
        + "removed with it. Charts show the marks on dates, and snapshots include all marks. A number is a "
        + "year if the level has the first day of that year, and otherwise an index.",
      examples: ["mark storm", "mark start day 0", "mark summer week july 2025"],
      synonyms: ["bookmark", "label", "pin"]
    ) { name, level, page in Work { $0.mark(name, level: level, page: page) } },
    CommandEntry(
      "marks", .jumping, summary: "List the marked pages", synonyms: ["bookmarks"]
    ) { .report { MarksReport(of: $0.state) } },
    CommandEntry(
      "unmark", .jumping, .mark, summary: "Remove a mark", examples: ["unmark storm"],
      synonyms: ["unpin"]
    ) { name in Work { try $0.unmark(name) } },
  ]
}

extension Session {
  /// Marks the current page if `level` is nil, or else a page of that level. `page` is an index or a date.
  fileprivate mutating func mark(_ name: String, level: LevelWord?, page: String?) -> Answer {
    let words = page.flatMap { DateWords(text: $0, state.labels.calendar) }
    let dates = dates(for: words)
    return Answer(recordedAs: recorded(name, level, words, dates)) { () throws(Refusal) in
      try change(nil, level?.unknown) { state, change throws(Refusal) in
        guard let level = level?.index ?? state.pager.currentLevel else {
          throw .ignored(.noLevels)
        }
        guard state.labels.indices.contains(level) else { throw .ignored(.noSuchLevel) }
        guard var target = state.pager.levels[level].page else { throw .ignored(.emptyLevel) }
        if let page { target = try state.page(page, toMarkOn: level, dates) }
        let key = state.labels[level].dated.map { Mark.Page.key($0.key(ofPage: target)) }
        let mark = Mark(name: name, level: state.labels[level].name, page: key ?? .index(target))
        if state.marks.contains(mark) { throw .ignored(.alreadyThere) }
        state.set(mark)
        change.setting = "mark \(name.excerpt)"
        return .changed()
      }
    }
  }

  /// Returns the command to record if the marked date depends on today's date, or nil otherwise.
  private func recorded(
    _ name: String, _ level: LevelWord?, _ words: DateWords?, _ dates: DateContext
  ) -> String? {
    guard let day = dates.day(meantBy: words), let level, let level = state.levelID(at: level.index)
    else { return nil }
    return "mark " + [name, level, "\(day)"].map { Wording.quoting($0) }.joined(separator: " ")
  }

  fileprivate mutating func unmark(_ name: String) throws(Refusal) -> Answer {
    try change { state, change throws(Refusal) in
      let mark = try state.knownMark(name)
      state.marks.removeAll { $0 == mark }
      change.setting = "no mark \(name.excerpt)"
      return .changed()
    }
  }

  mutating func go(toMark name: String) throws(Refusal) -> Answer {
    if state.pager.openPage != nil { throw explained(.ignored(.pageOpen)) }
    return try change { state, _ throws(Refusal) in
      let mark = try state.knownMark(name)
      guard let position = state.position(of: mark), let page = position.page else {
        throw .ignored(.noSuchPage, "\(mark.missing) now.")
      }
      let outcome = state.apply(.goPage(level: position.level, page: page))
      if outcome == .ignored(.alreadyThere) { throw .ignored(.alreadyThere, state.alreadyHere) }
      return outcome
    }
  }
}

extension SessionState {
  fileprivate func knownMark(_ name: String) throws(Refusal) -> Mark {
    if let mark = mark(named: name) { return mark }
    let names = marks.map(\.name)
    let list =
      names.isEmpty
      ? " To mark the current page: mark \(Wording.quoting(name.excerpt))"
      : Wording.meant(name, among: names) + Wording.all("Marks", names)
    throw .ignored(.noSuchPage, "No mark '\(name.excerpt)'.\(list)")
  }

  /// Returns the page at an index or, on a dated level, at a date.
  fileprivate func page(
    _ text: String, toMarkOn level: Int, _ dates: DateContext
  ) throws(Refusal) -> Int {
    let dated = labels[level].dated
    let index = WholeNumber.index(text)
    if let page = dated?.page(meantBy: text) ?? index, page < pager.levels[level].count {
      return page
    }
    guard let dated, let words = DateWords(text: text, dated.calendar) else {
      let command = index.map { Command.goPage(level: level, page: $0) } ?? .goLevel(level)
      let word = index == nil ? text : nil
      throw .ignored(.noSuchPage, message(.pager(.noSuchPage), of: command, word: word))
    }
    return try page(for: words, on: dated, level, dates).page
  }
}

enum Stop: Sendable {
  case level(LevelWord)
  case mark(String)
}

extension Parameter where Value == Stop {
  static let stop = Parameter(
    usage: "LEVEL", meaning: "a level's name or index, or a quote followed by a mark's name",
    kind: .stop
  ) { reader throws(LineError) in
    guard let word = reader.peek, word.text.first == "'",
      !reader.labels.contains(where: { $0.name.isName(word.text) })
    else { return .level(try reader.levelButNoDate()) }
    _ = try reader.next("a level")
    if word.text.count == 1 {
      let expected = "the name of a mark right after the quote"
      throw LineError(.incomplete(command: "go '", expected: expected), at: word.range)
    }
    if let next = reader.peek, WholeNumber.index(next.text) == nil {
      let name = reader.words.words.drop { $0 != word }.map(\.text).joined(separator: " ")
      let rest = word.range.lowerBound..<reader.words.end
      throw LineError(.spacesInName(Wording.quoting(name)), at: rest)
    }
    try reader.finish()
    return .mark(String(word.text.dropFirst()))
  }
}

extension Parameter where Value == String {
  /// The mark need not exist.
  static let markName: Parameter = Parameter(
    usage: "NAME", meaning: "a name (any text but 'all', without control characters)", kind: .mark
  ) { reader throws(LineError) in
    // Otherwise, later words of a name in single quotes could be mistaken for a level and a page.
    if reader.peek?.text.first == "'", let error = reader.singleQuoteError { throw error }
    return try reader.value(markName.meaning, missing: "a name") {
      LevelLabel.isValid(name: $0) ? $0 : nil
    }
  }

  static let mark = word("NAME", "the name of a mark", .mark) { $0 }

  /// The text of a date can have several words.
  static let pageWord: Parameter = Parameter(
    usage: "PAGE", meaning: "a page's index or, on a dated level, its date", kind: .number
  ) { reader throws(LineError) in
    if reader.beginsLongDate {
      let words = reader.words.words[reader.index...].prefix(2)
      _ = try reader.date(pageWord.meaning)
      return words.map(\.text).joined(separator: " ")
    }
    let word = try reader.next("a page")
    if word.text.isEmpty || DateProblem.sentence(on: word.text, reader.calendar) != nil,
      WholeNumber.index(word.text) == nil
    {
      throw reader.dateError(word, pageWord.meaning)
    }
    return word.text
  }
}

private struct MarksReport: Report {
  let marks: [(mark: Mark, page: Int?)]
  /// The index of the mark on the current page, or nil if there is none.
  let current: Int?

  init(of state: SessionState) {
    let positions = state.marks.map(state.position(of:))
    marks = zip(state.marks, positions).map { ($0, $1?.page) }
    current = positions.firstIndex { $0 != nil && $0 == state.pager.position }
  }

  var json: JSON {
    let marks = marks.map { mark, page -> JSON in
      [
        "mark": .string(mark.name), "level": .optional(mark.level), "page": .optional(page),
        "key": .optional(mark.page.key),
      ]
    }
    return ["marks": .array(marks)]
  }

  func facts(_ wording: ReportWording) -> [Fact] {
    if marks.isEmpty { return [.line("no marks. To mark the current page: mark NAME")] }
    let rows = marks.map { mark, page in
      let name = mark.page.key ?? page.map(String.init) ?? "-"
      return [
        mark.name.excerpt, mark.level?.excerpt ?? "-", name.excerpt,
        page == nil ? "no such page" : "",
      ]
    }
    let header = ["mark", "level", "page", ""]
    return [
      .table(Fact.Table(header: header, rows: rows, marked: current, mark: "current", names: 0))
    ]
  }
}
