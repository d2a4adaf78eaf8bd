import MessageWords
import TerminalText

/// Building blocks for messages.
public enum Wording {
  /// The maximum number of words in a list. A longer list ends with the number of omitted words.
  private static let listLimit = 20

  /// Returns a list such as `'a', 'b' and 'c'`.
  public static func list(_ words: [String], _ conjunction: String = "and") -> String {
    joined(limited(words) { "'\($0)'" }, conjunction)
  }

  /// Returns a list such as `a, b or c`.
  package static func choice(_ commands: [String]) -> String {
    joined(limited(commands) { $0 }, "or")
  }

  /// Returns a titled list to append to a sentence, such as ` Levels: day, week`.
  package static func all(_ title: String, _ words: [String]) -> String {
    words.isEmpty ? "" : " \(title): \(limited(words) { $0 }.joined(separator: ", "))"
  }

  private static func limited(_ words: [String], _ write: (String) -> String) -> [String] {
    words.prefix(listLimit).map { write($0.excerpt) }
      + (words.count > listLimit ? ["\(words.count - listLimit) more"] : [])
  }

  private static func joined(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// Returns a suggestion to append to a sentence, such as ` Did you mean 'left'?`, or `rest` if no candidate is
  /// similar. If exactly one candidate begins with the word, suggests that candidate.
  package static func meant(_ word: String, among candidates: [String], else rest: String = "")
    -> String
  {
    let begun = candidates.filter { !word.isEmpty && $0.lowercased().hasPrefix(word.keyword) }
    let meant = begun.count == 1 ? begun[0] : Spelling.nearest(to: word, among: candidates)
    return meant.map { " Did you mean '\($0.excerpt)'?" } ?? rest
  }

  /// Returns a suggestion of all candidates that contain the word, or an empty string if there are none.
  package static func containing(_ word: String, in candidates: [String]) -> String {
    let found = candidates.filter { $0.lowercased().contains(part: word.keyword) }
    return found.isEmpty ? "" : " Did you mean \(list(found, "or"))?"
  }

  /// Returns a count and its noun, such as `1 page` or `2 pages`.
  public static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// Returns a word as typed in a command, with quotes if necessary.
  ///
  /// - Parameters:
  ///   - isQuoted: Whether to add quotes even if the word does not need them.
  ///   - isWhole: Whether to add the closing quote.
  package static func quoting(_ word: String, isQuoted: Bool = false, isWhole: Bool = true)
    -> String
  {
    // Check scalars, because a quote or space followed by a combining accent is one character.
    let scalars = word.unicodeScalars
    let isPlain =
      !isQuoted && !(isWhole && word.isEmpty) && !scalars.contains(where: \.properties.isWhitespace)
      && scalars.first != "\"" && scalars.first != "#"
    if isPlain { return word }
    let quote = UInt8(ascii: "\"")
    let doubled = word.utf8.flatMap { $0 == quote ? [quote, quote] : [$0] }
    return "\"" + String(decoding: doubled, as: UTF8.self) + (isWhole ? "\"" : "")
  }
}

extension Array {
  /// The element at an index, or nil if there is no index or no such element.
  package subscript(safe index: Int?) -> Element? {
    index.flatMap { indices.contains($0) ? self[$0] : nil }
  }
}

extension String {
  /// A lowercase excerpt, for comparison with the names of commands, rules and values.
  package var keyword: String { excerpt.lowercased() }

  /// Returns whether this name equals another under Unicode canonical equivalence.
  ///
  /// To save time, names of very different lengths are not compared. Normalization changes the length by a factor of at
  /// most 9 (UAX #15, section 9.2), and lowercasing changes it by a factor of less than 2.
  package func isName(_ other: String, ignoringCase: Bool = false) -> Bool {
    let (one, two) = (utf8.count, other.utf8.count)
    if max(one, two) > 16 * min(one, two) { return false }
    return ignoringCase ? lowercased() == other.lowercased() : self == other
  }
}
