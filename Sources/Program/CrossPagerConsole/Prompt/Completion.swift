package import CivilDates
import CrossPager
import CrossPagerTimeline
public import LineEditing
import TerminalText

/// Lists files for path completion.
public protocol FileNames {
  /// Returns the contents of a folder, or an empty array if the folder cannot be read.
  ///
  /// - Parameter folder: A path as typed, either empty or ending in `/`. A leading `~/` stands for the user's home
  ///   directory.
  func names(in folder: String) -> [(name: String, isFolder: Bool)]
}

extension Completion {
  /// Completes the word before the cursor.
  ///
  /// - Parameters:
  ///   - cursor: The number of characters before the cursor, from 0 to `line.count`.
  ///   - session: The session that provides the levels, columns and dates.
  ///   - files: The source of file names.
  /// - Complexity: O(length + candidates)
  public init(of line: String, cursor: Int, in session: Session, files: some FileNames) {
    let head = Array(line.prefix(cursor))
    guard let typed = TypedWord(head),
      let slots = LineSlots(after: typed.words, in: session.grammar)
    else {
      self.init(range: head.count..<head.count, replacement: "", candidates: [])
      return
    }
    let candidates = slots.open.flatMap { Candidate.all(for: $0.kind, typed, in: session, files) }
      .filter { $0.text.lowercased().hasPrefix(typed.text.lowercased()) }
    self = typed.completion(candidates)
  }
}

extension Candidate {
  fileprivate static func all(
    for kind: ParameterKind, _ typed: TypedWord, in session: Session, _ files: some FileNames
  ) -> [Candidate] {
    let (text, state) = (typed.text, session.state)
    let levels = state.labels.map { Candidate($0.name) }
    return switch kind {
    case .command: session.grammar.commands.map { Candidate($0.name) }
    case .level: levels
    case .levelOrAll: levels + [Candidate("all")]
    case .choice(let words): words.map { Candidate($0) }
    case .direction: Direction.spellings.map { Candidate($0) }
    case .rule: session.grammar.settings.map { Candidate($0.name) }
    case .date: DateCandidates.beginning(with: text, in: state)
    case .recurring: state.labels.haveDates ? RecurringUnit.words.map { Candidate($0) } : []
    case .pageOfLevel:
      DateCandidates.beginning(with: text, in: state, ofLevel: typed.words.last?.text ?? "")
    case .file: paths(beginningWith: text, files)
    // Offer the current link for editing.
    case .link: [Candidate(state.link.text)]
    case .stop: levels + state.marks.map { Candidate("'" + $0.name) }
    case .mark: state.marks.map { Candidate($0.name) }
    case .content(let words): words.candidates(text, session)
    case .number, .name: []
    }
  }

  private static func paths(beginningWith text: String, _ files: some FileNames) -> [Candidate] {
    if text == "~" { return [Candidate("~/", isWhole: false)] }
    let end = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
    let (folder, start) = (String(text[..<end]), text[end...])
    return files.names(in: folder)
      .filter { !$0.name.hasPrefix(".") || start.hasPrefix(".") }
      .filter { $0.name == $0.name.replacingControlCharacters }
      .sorted { $0.name < $1.name }
      .map { name, isFolder in
        let label = isFolder ? name + "/" : name
        return Candidate(folder + label, label: label, isWhole: !isFolder)
      }
  }
}

/// The word being typed at the end of some text, and the words before it.
struct TypedWord {
  var words: [Word] = []
  /// The typed word without quotes, or an empty string after a space.
  var text = ""
  /// The range of the typed word in characters, including quotes.
  var range: Range<Int>
  var isQuoted = false

  private static let menuLimit = 1000

  /// Returns nil if the text has a comment or an error.
  init?(_ characters: [Character]) {
    range = characters.count..<characters.count
    let error: LineError?
    (words, error) = Words.found(in: String(characters))
    if let error {
      guard error.problem == .openQuote else { return nil }
      range = error.range
      text = String(characters[range].dropFirst()).replacing("\"\"", by: "\"")
    } else {
      let rest = words.last?.range.upperBound ?? 0
      if characters[rest...].contains(where: { !$0.isWhitespace }) { return nil }
      guard let last = words.last, last.range.upperBound == characters.count else { return }
      (text, range) = (last.text, last.range)
      words.removeLast()
    }
    isQuoted = !range.isEmpty && characters[range.lowerBound] == "\""
  }

  func completion(_ candidates: [Candidate]) -> Completion {
    var seen: Set<Candidate> = []
    let unique = candidates.filter { seen.insert($0).inserted }
    let labels = unique.prefix(TypedWord.menuLimit).map(\.label)
    guard let first = unique.first else {
      return Completion(range: range.upperBound..<range.upperBound, replacement: "", candidates: [])
    }
    if unique.count == 1 {
      let word = Wording.quoting(first.text, isQuoted: isQuoted, isWhole: first.isWhole)
      return Completion(
        range: range, replacement: first.isWhole ? word + " " : word, candidates: labels)
    }
    let common = unique.dropFirst().reduce(first.text) { common, candidate in
      String(zip(common, candidate.text).prefix { $0 == $1 }.map(\.0))
    }
    // Differences in letter case can make the common prefix shorter than the typed text.
    let beginning = common.count < text.count ? text : common
    return Completion(
      range: range, replacement: Wording.quoting(beginning, isQuoted: isQuoted, isWhole: false),
      candidates: labels)
  }
}

package enum DateCandidates {
  /// Returns the dates that begin with `text` and have a page in the current level. Each completion adds a finer unit:
  /// first the year, then the month, and so on.
  ///
  /// - Parameter unit: The finest unit, or nil for the unit of the level.
  package static func beginning(
    with text: String, in state: SessionState, downTo unit: CalendarUnit? = nil,
    names: [String] = RecurringUnit.names
  ) -> [Candidate] {
    guard let level = state.currentDates else { return [] }
    return DateWords.beginning(with: text, names: names).map { Candidate($0) }
      + keys(text, on: level, downTo: unit ?? level.unit)
  }

  /// Returns the dates in a level. A year alone would be read as an index, so no year is a complete candidate.
  package static func beginning(
    with text: String, in state: SessionState, ofLevel name: String
  ) -> [Candidate] {
    let label = state.labels.first { $0.name.isName(name) }
    guard let level = label?.dated else { return [] }
    return DateWords.beginning(with: text).map { Candidate($0) }
      + (level.unit == .year ? [] : keys(text, on: level, downTo: level.unit))
  }

  private static func keys(
    _ text: String, on level: DatedLevel, downTo finest: CalendarUnit
  ) -> [Candidate] {
    let text = text.uppercased()
    var span = level.span(ofPage: 0).lowerBound..<level.span(ofPage: level.count - 1).upperBound
    for unit in finest.stepsOfKeys {
      let last = CivilTime(microseconds: span.upperBound.microseconds - 1)
      let units = DatedLevel(unit: unit, calendar: level.calendar, covering: span.lowerBound...last)
      let keys = (0..<units.count).map(units.key(ofPage:))
      let isLast = unit == finest
      // All keys of a unit have the same length. If the text contains a complete key, complete the next unit.
      if isLast || text.count < (keys.first?.count ?? 0) {
        return keys.filter { key in
          key.hasPrefix(text) && level.calendar.span(ofKey: key).flatMap(level.page(in:)) != nil
        }.map { Candidate($0, isWhole: isLast) }
      }
      guard let key = keys.first(where: text.hasPrefix),
        let period = level.calendar.span(ofKey: key)
      else { return [] }
      span = period.clamped(to: span)
    }
    return []
  }
}

extension CalendarUnit {
  /// The units to complete, in order. The key of a nested unit begins with the key of the previous unit.
  fileprivate var stepsOfKeys: [CalendarUnit] {
    let nested: [CalendarUnit] = [.year, .month, .day, .hour, .minute, .second]
    if let place = nested.firstIndex(of: self) { return Array(nested[...place]) }
    return self > .year ? [self] : [.year, self]
  }
}
