package import CivilDates
import CrossPager
import LineEditing
import MessageWords

package struct WordReader {
  private(set) var words: Words
  package var labels: [LevelLabel] = []
  var grammar = Grammar.none
  package var content: (any SessionContent)?
  package let calendar: CivilCalendar
  var index = 0
  /// The flags that were removed from the line.
  package private(set) var flags: [String] = []

  package var peek: Word? { index < words.words.count ? words.words[index] : nil }

  /// Takes the next word. At the end of the line, throws an error that describes the missing word.
  package mutating func next(_ expected: String) throws(LineError) -> Word {
    guard let word = peek else {
      throw LineError(
        .incomplete(command: words.command, expected: expected), at: words.end..<words.end)
    }
    index += 1
    return word
  }

  /// Returns the range of the words that have been taken since `start`.
  func range(from start: Int) -> Range<Int> {
    words.words[start].range.lowerBound..<words.words[index - 1].range.upperBound
  }

  package func error(_ word: Word, _ expected: String, among words: [String] = []) -> LineError {
    LineError(.unexpected(word.text, expected: expected, among: words), at: word.range)
  }

  /// - Parameter missing: The text that errors show for a missing word. The default is `expected`.
  package mutating func value<Value>(
    _ expected: String, missing: String? = nil, among words: @autoclosure () -> [String] = [],
    _ read: (String) -> Value?
  ) throws(LineError) -> Value {
    let word = try next(missing ?? expected)
    guard let value = read(word.text) else { throw error(word, expected, among: words()) }
    return value
  }

  package mutating func take(_ word: String) -> Bool {
    guard let next = peek, next.text.keyword == word else { return false }
    index += 1
    return true
  }

  /// Removes a flag from the rest of the line. Returns whether the line contained the flag.
  mutating func takeFlag(_ flag: String) -> Bool {
    guard let place = words.words[index...].firstIndex(where: { $0.text == flag }) else {
      return false
    }
    flags.append(words.words.remove(at: place).text)
    return true
  }

  /// Splits the next word if it is a date of several words in quotes, such as `"july 2024"`.
  package mutating func splitQuotedDate() {
    guard let word = peek, word.text.contains(" ") else { return }
    let parts = word.text.split(separator: " ").map { Word(text: String($0), range: word.range) }
    guard let first = parts.first, DateWords.canBegin(with: first.text, calendar) else { return }
    words.words.replaceSubrange(index...index, with: parts)
  }

  func finish() throws(LineError) {
    guard let word = peek else { return }
    throw LineError(.superfluous(word.text), at: word.range.lowerBound..<words.end)
  }

  /// Returns the error for the first unquoted `;` at or before `error`, or nil if there is none.
  func separatorError(before error: LineError) -> LineError? {
    for word in words.words where word.range.lowerBound <= error.range.lowerBound {
      guard word.isUnquoted, let mark = word.text.firstIndex(of: ";") else { continue }
      let place = word.range.lowerBound + word.text.distance(from: word.text.startIndex, to: mark)
      let message = "Unexpected ';'. Enter one command per line, or use -c for several."
      return LineError(.said(message), at: place..<place + 1)
    }
    return nil
  }

  /// The error for the first name with spaces in single quotes, or nil if there is none.
  var singleQuoteError: LineError? {
    let words = words.words
    guard let start = words.firstIndex(where: { $0.isUnquoted && $0.text.first == "'" }),
      let end = words[start...].firstIndex(where: { $0.isUnquoted && $0.text.last == "'" }),
      end > start
    else { return nil }
    let name = words[start...end].map(\.text).joined(separator: " ").dropFirst().dropLast()
    return LineError(
      .spacesInName(Wording.quoting(String(name))),
      at: words[start].range.lowerBound..<words[end].range.upperBound)
  }

  /// The error for the first key in the line, or nil if there is none. A terminal inserts keys as escape sequences if
  /// the program reads whole lines.
  var keyError: LineError? {
    for word in words.words where word.text.utf8.contains(0x1B) {
      let start = word.text.indices.first { index in
        ["\u{1B}[", "\u{1B}O"].contains { word.text[index...].hasPrefix($0) }
      }
      guard let start else { continue }
      var decoder = KeyDecoder()
      let key = decoder.keys(word.text[start...].utf8).first
      let name = (key?.name).map { "The \($0) key" } ?? "This key"
      let remedy = key.flatMap(PagingKeys.command).map { " Instead, enter: \($0)" }
      let message = "\(name) does not work here." + (remedy ?? LineError.hint(nil))
      return LineError(.said(message), at: word.range)
    }
    return nil
  }

  package mutating func level() throws(LineError) -> LevelWord {
    let word = try next("a level").text
    let level = level(named: word)
    return LevelWord(index: level ?? labels.count, unknown: level == nil ? word : nil)
  }

  /// Reads a level. If there is no such level and the rest of the line is a date, the whole date is the unknown name.
  mutating func levelButNoDate() throws(LineError) -> LevelWord {
    let rest = words.words[index...].map(\.text).joined(separator: " ")
    var level = try level()
    if level.unknown != nil, DateWords(text: rest, calendar) != nil {
      level.unknown = rest
      index = words.words.count
    }
    return level
  }

  private func level(named word: String) -> Int? {
    labels.firstIndex { $0.name.isName(word) }
      ?? WholeNumber.index(word).flatMap { $0 < labels.count ? $0 : nil }
  }

  /// Reads the index of a page of the current level. For a date, the error names the command that goes to it.
  package mutating func page(_ expected: String) throws(LineError) -> Int {
    let word = try next(expected)
    if let page = WholeNumber.index(word.text) { return page }
    guard labels.haveDates, DateWords.canBegin(with: word.text, calendar) else {
      throw error(word, expected)
    }
    // A date can consist of two words, as in `may 2020`.
    let date = words.words[(index - 1)...].map(\.text).joined(separator: " ")
    let message = "'\(date.excerpt)' is a date, not an index. To go there: date \(date.excerpt)"
    throw LineError(.said(message), at: word.range.lowerBound..<words.end)
  }

  /// Reads the index of a page or, unless the previous word names a plain level, a date. Digits alone are an index.
  mutating func pageOrDate(_ expected: String) throws(LineError) -> PageOrDate {
    guard let word = peek, WholeNumber.index(word.text) == nil else {
      return .index(try page(expected))
    }
    let level = level(named: words.words[index - 1].text)
    guard level.map({ labels[$0].dated != nil }) ?? beginsDate else { throw error(word, expected) }
    return .date(try date("a page's index (0 or more) or \(Parameter<DateWords>.date.meaning)"))
  }

  /// Adds a suggestion to the error for an unknown command that names a level, a column, a series or a date.
  func named(_ error: LineError) -> LineError {
    let isDated = labels.haveDates
    let line = words.words.drop { (try? grammar.entry(for: $0))?.name == "preview" }.map(\.text)
    if line.count > 1, isDated {
      let text = line.joined(separator: " ")
      if DateWords(text: text, calendar) != nil {
        return LineError(.unknownCommand(text, meant: "date \(text)"), at: error.range)
      }
    }
    guard case .unknownCommand(let word, _) = error.problem else { return error }
    let label = labels.first { $0.name.isName(word, ignoringCase: true) }
    let isDate =
      DateWords(text: word, calendar) != nil || content?.period(of: word, in: calendar) != nil
    let command =
      label.map { "go \(Wording.quoting($0.name))" } ?? content?.command(meantBy: word)
      ?? (isDated && isDate ? "date \(word)" : nil)
    if let command { return LineError(.unknownCommand(word, meant: command), at: error.range) }
    let message =
      content?.message(onUnknown: word) ?? content?.refusal(ofLevel: word, among: labels)
    if !isDated, message != nil || isDate {
      // Commands for dates and values do not work on plain levels.
      return LineError(.unknownCommand(word, meant: nil), at: error.range)
    }
    return message.map { LineError(.said($0), at: error.range) } ?? error
  }
}
