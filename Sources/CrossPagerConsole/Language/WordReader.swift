import CivilDates
import CrossPager

/// Reads the words after a command's name, one by one.
struct WordReader {
  private(set) var words: Words
  /// The labels of the levels, top to bottom.
  let labels: [LevelLabel]
  /// The names of the open columns of numbers.
  var columns: [String] = []
  /// The names of the series. Empty if there is one without a name.
  var series: [String] = []
  let calendar: CivilCalendar
  private(set) var index = 0
  /// The last word that was read as a level but names none.
  private(set) var unknownLevel: String?

  /// The next word, without taking it.
  var peek: Word? { index < words.words.count ? words.words[index] : nil }

  /// Takes the next word. If the line has ended, throws an error that says what is missing.
  mutating func next(_ expected: String) throws(LineError) -> Word {
    guard let word = peek else {
      throw LineError(
        .incomplete(command: words.command, expected: expected), at: words.end..<words.end)
    }
    index += 1
    return word
  }

  /// The error for a word that is not `expected`.
  ///
  /// - Parameter words: The words that may have been meant.
  func error(_ word: Word, _ expected: String, among words: [String] = []) -> LineError {
    LineError(.unexpected(word.text, expected: expected, among: words), at: word.range)
  }

  /// Takes the next word and converts it with `read`.
  ///
  /// - Parameters:
  ///   - expected: The meaning of the word, for errors.
  ///   - missing: What the line needs, for the error if it ends too early. By default, `expected`.
  ///   - words: The candidates for a suggestion.
  mutating func value<Value>(
    _ expected: String, missing: String? = nil, among words: [String] = [],
    _ read: (String) -> Value?
  ) throws(LineError) -> Value {
    let word = try next(missing ?? expected)
    guard let value = read(word.text) else { throw error(word, expected, among: words) }
    return value
  }

  /// Takes the next word if it is `word`. Returns whether it was.
  mutating func take(_ word: String) -> Bool {
    guard let next = peek, next.text.keyword == word else { return false }
    index += 1
    return true
  }

  /// Takes a word from anywhere in the rest of the line. Returns whether it was there.
  mutating func takeFlag(_ flag: String) -> Bool {
    guard let place = words.words[index...].firstIndex(where: { $0.text == flag }) else {
      return false
    }
    words.words.remove(at: place)
    return true
  }

  /// Throws if words are left.
  func finish() throws(LineError) {
    guard let word = peek else { return }
    let rest = word.range.lowerBound..<words.end
    throw LineError(.superfluous(word.text), at: rest)
  }

  /// The error for a `;` between commands, if there is one at or before `error`.
  func separatorError(before error: LineError) -> LineError? {
    for word in words.words where word.range.lowerBound <= error.range.lowerBound {
      // A quoted word is longer in the line than its text.
      guard word.range.count == word.text.count, let mark = word.text.firstIndex(of: ";") else {
        continue
      }
      let place =
        word.range.lowerBound + word.text.distance(from: word.text.startIndex, to: mark)
      return LineError(.separator, at: place..<place + 1)
    }
    return nil
  }

  /// Reads a level by its name, or else by its index. An unknown name is read as an index that no
  /// level has.
  mutating func level() throws(LineError) -> Int {
    let word = try next("a level")
    if let named = labels.firstIndex(where: { $0.name.isName(word.text) }) { return named }
    if let index = WholeNumber.index(word.text), index < labels.count { return index }
    unknownLevel = word.text
    return labels.count
  }

  /// Reads an open column of numbers. Letter case matters only if one column has exactly this name.
  ///
  /// If there are no columns, accepts any word. The request is then ignored for lack of data.
  mutating func column() throws(LineError) -> String {
    let word = try next("a column")
    let found =
      columns.first { $0.isName(word.text) }
      ?? columns.first { $0.isName(word.text, ignoringCase: true) }
    if let found { return found }
    if columns.isEmpty { return word.text }
    throw LineError(.unknownColumn(word.text, among: columns), at: word.range)
  }

  /// Reads the name of a series or its beginning. See ``SeriesMatch``.
  ///
  /// If the series have no names, accepts any word. The request is then ignored.
  mutating func nameOfSeries() throws(LineError) -> String {
    let word = try next("a series")
    switch SeriesMatch(word.text, among: series) {
    case .found(let name): return name
    case .ambiguous(let names):
      throw LineError(.ambiguous(word.text, candidates: names), at: word.range)
    case .none:
      if series.isEmpty { return word.text }
      throw LineError(.unknownSeries(word.text, among: series), at: word.range)
    }
  }

  /// The error for an unknown command. If the word is a level, a column, a series or a date, suggests the
  /// command that takes it.
  func named(_ error: LineError) -> LineError {
    guard case .unknownCommand(let word, _) = error.problem else { return error }
    func isNamed(_ name: String) -> Bool { name.isName(word, ignoringCase: true) }
    let command =
      if let label = labels.first(where: { isNamed($0.name) }) {
        "go \(Wording.quoting(label.name))"
      } else if let column = columns.first(where: isNamed) {
        "value \(Wording.quoting(column))"
      } else if let name = series.first(where: isNamed) {
        "series \(Wording.quoting(name))"
      } else if labels.contains(where: { $0.dated != nil }), calendar.span(ofKey: word) != nil {
        "date \(word)"
      } else {
        nil as String?
      }
    return command.map { LineError(.unknownCommand(word, meant: $0), at: error.range) } ?? error
  }
}
