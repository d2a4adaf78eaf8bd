import MessageWords

/// Pieces of messages.
public enum Wording {
  /// How many words a list names before it counts the rest.
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

  /// ` Did you mean 'left'?`, to follow a sentence; `rest` if no candidate is near.
  ///
  /// A word that begins only one candidate means that one.
  static func meant(_ word: String, among candidates: [String], else rest: String = "") -> String {
    let begun = candidates.filter { !word.isEmpty && $0.lowercased().hasPrefix(word.keyword) }
    let meant = begun.count == 1 ? begun[0] : Spelling.nearest(to: word, among: candidates)
    return meant.map { " Did you mean '\($0.excerpt)'?" } ?? rest
  }

  /// `1 page`, `2 pages`.
  static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

extension Wording {
  /// A word as a line has to have it, in quotes where it needs them.
  ///
  /// - Parameters:
  ///   - isQuoted: whether it is in quotes anyway.
  ///   - isWhole: whether the closing quote is written too.
  static func quoting(_ word: String, isQuoted: Bool = false, isWhole: Bool = true) -> String {
    // Accents join a quote or a space in one character; what counts is the scalar.
    let scalars = word.unicodeScalars
    let isPlain =
      !isQuoted && !(isWhole && word.isEmpty)
      && !scalars.contains(where: \.properties.isWhitespace)
      && scalars.first != "\"" && scalars.first != "#"
    if isPlain { return word }
    var quoted = "\"".unicodeScalars
    for scalar in scalars {
      quoted.append(scalar)
      if scalar == "\"" { quoted.append(scalar) }
    }
    return String(quoted) + (isWhole ? "\"" : "")
  }
}
