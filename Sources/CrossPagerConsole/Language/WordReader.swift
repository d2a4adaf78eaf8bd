import CivilDates
import CrossPager

/// The words after a command's name, taken one by one.
struct WordReader {
  private(set) var words: Words
  /// The levels' labels, top to bottom.
  let labels: [LevelLabel]
  /// The names of the columns of numbers that are open.
  var columns: [String] = []
  let calendar: CivilCalendar
  private(set) var index = 0
  /// The last word that was read as a level and names none.
  private(set) var unknownLevel: String?

  /// The next word, left in place.
  var peek: Word? { index < words.words.count ? words.words[index] : nil }

  /// The next word; a line that ends before it is an error that says what is missing.
  mutating func next(_ expected: String) throws(LineError) -> Word {
    guard let word = peek else {
      throw LineError(
        .incomplete(command: words.command, expected: expected), at: words.end..<words.end)
    }
    index += 1
    return word
  }

  /// That a word is other than `expected`.
  ///
  /// - Parameter words: what may have been meant.
  func error(_ word: Word, _ expected: String, among words: [String] = []) -> LineError {
    LineError(.unexpected(word.text, expected: expected, among: words), at: word.range)
  }

  /// The next word as a value, or the error that it is other than `expected`.
  ///
  /// - Parameters:
  ///   - missing: what is missing where the line ends, if that is called otherwise.
  ///   - words: what may have been meant.
  mutating func value<Value>(
    _ expected: String, missing: String? = nil, among words: [String] = [],
    _ read: (String) -> Value?
  ) throws(LineError) -> Value {
    let word = try next(missing ?? expected)
    guard let value = read(word.text) else { throw error(word, expected, among: words) }
    return value
  }

  /// Takes the next word if it is `word`, and says whether it was.
  mutating func take(_ word: String) -> Bool {
    guard let next = peek, next.text.keyword == word else { return false }
    index += 1
    return true
  }

  /// Takes a word wherever it stands among those left, and says whether it was there.
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

  /// That a `;` was to separate commands, if one stands where a line goes wrong or before it.
  func separatorError(before error: LineError) -> LineError? {
    for word in words.words where word.range.lowerBound <= error.range.lowerBound {
      // A quoted word takes more characters than it means.
      guard word.range.count == word.text.count, let mark = word.text.firstIndex(of: ";") else {
        continue
      }
      let place =
        word.range.lowerBound + word.text.distance(from: word.text.startIndex, to: mark)
      return LineError(.separator, at: place..<place + 1)
    }
    return nil
  }

  /// A level by its name, else by its index; what names none becomes an index that none has.
  mutating func level() throws(LineError) -> Int {
    let word = try next("a level")
    if let named = labels.firstIndex(where: { $0.name.isName(word.text) }) { return named }
    if let index = WholeNumber.index(word.text), index < labels.count { return index }
    unknownLevel = word.text
    return labels.count
  }

  /// A column of numbers that is open; letter case matters only if one column has the name exactly.
  ///
  /// Where there are no columns at all, any word will do: what is asked for is then refused for that reason.
  mutating func column() throws(LineError) -> String {
    let word = try next("a column")
    let found =
      columns.first { $0.isName(word.text) }
      ?? columns.first { $0.isName(word.text, ignoringCase: true) }
    if let found { return found }
    if columns.isEmpty { return word.text }
    throw LineError(.unknownColumn(word.text, among: columns), at: word.range)
  }

  /// The error of a word that begins no command, with the command for what it names: a level, a column or a date.
  func named(_ error: LineError) -> LineError {
    guard case .unknownCommand(let word, _) = error.problem else { return error }
    func isNamed(_ name: String) -> Bool { name.isName(word, ignoringCase: true) }
    let command =
      if let label = labels.first(where: { isNamed($0.name) }) {
        "go \(Wording.quoting(label.name))"
      } else if let column = columns.first(where: isNamed) {
        "value \(Wording.quoting(column))"
      } else if labels.contains(where: { $0.dated != nil }), calendar.span(ofKey: word) != nil {
        "date \(word)"
      } else {
        nil as String?
      }
    return command.map { LineError(.unknownCommand(word, meant: $0), at: error.range) } ?? error
  }
}
