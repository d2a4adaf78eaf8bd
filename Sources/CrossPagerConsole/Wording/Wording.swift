import MessageWords

/// Building blocks of messages.
public enum Wording {
  /// The number of words that a list names. The rest are only counted.
  private static let listLimit = 20

  /// `'a', 'b' and 'c'`.
  public static func list(_ words: [String], _ conjunction: String = "and") -> String {
    joined(limited(words) { "'\($0)'" }, conjunction)
  }

  /// `a, b or c`.
  static func choice(_ commands: [String]) -> String { joined(limited(commands) { $0 }, "or") }

  /// ` Levels: day, week`, to follow a sentence.
  static func all(_ title: String, _ words: [String]) -> String {
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

  /// ` Did you mean 'left'?`, to follow a sentence, or `rest` if no candidate is similar.
  ///
  /// A prefix of only one candidate means that candidate.
  static func meant(_ word: String, among candidates: [String], else rest: String = "") -> String {
    let begun = candidates.filter { !word.isEmpty && $0.lowercased().hasPrefix(word.keyword) }
    let meant = begun.count == 1 ? begun[0] : Spelling.nearest(to: word, among: candidates)
    return meant.map { " Did you mean '\($0.excerpt)'?" } ?? rest
  }

  /// `1 page`, `2 pages`.
  public static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

extension Wording {
  /// A word as it must be typed, in quotes if it needs them.
  ///
  /// - Parameters:
  ///   - isQuoted: Whether to add quotes even if they are not needed.
  ///   - isWhole: Whether to add the closing quote.
  static func quoting(_ word: String, isQuoted: Bool = false, isWhole: Bool = true) -> String {
    // A combining accent joins a quote or a space into one character, so look at scalars.
    let scalars = word.unicodeScalars
    let isPlain =
      !isQuoted && !(isWhole && word.isEmpty)
      && !scalars.contains(where: \.properties.isWhitespace)
      && scalars.first != "\"" && scalars.first != "#"
    if isPlain { return word }
    let quote = UInt8(ascii: "\"")
    let doubled = word.utf8.flatMap { $0 == quote ? [quote, quote] : [$0] }
    return "\"" + String(decoding: doubled, as: UTF8.self) + (isWhole ? "\"" : "")
  }
}

extension String {
  /// The text in lower case, cut to an excerpt, for comparison with the names of commands, rules
  /// and values.
  ///
  /// - Complexity: O(1)
  var keyword: String { excerpt.lowercased() }

  /// Whether two texts are the same name, however their accents are composed.
  ///
  /// Comparing non-ASCII texts takes time proportional to the longer one. Texts of very different
  /// lengths are therefore unequal without a comparison: normalization changes a length at most
  /// ninefold (UAX #15, 9.2), and lowercasing less than twofold.
  func isName(_ other: String, ignoringCase: Bool = false) -> Bool {
    let (one, two) = (utf8.count, other.utf8.count)
    if max(one, two) > 16 * min(one, two) { return false }
    return ignoringCase ? lowercased() == other.lowercased() : self == other
  }
}
