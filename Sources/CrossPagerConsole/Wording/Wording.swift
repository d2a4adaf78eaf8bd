import MessageWords

/// Pieces of messages: `<what was given> <what is wrong>[, <what is allowed>].`
public enum Wording {
  /// How many words a list names; of the others it gives the number.
  private static let listLimit = 20

  /// `'a', 'b' and 'c'`.
  public static func list(_ words: [String], _ conjunction: String = "and") -> String {
    var quoted = words.prefix(listLimit).map { "'\($0.excerpt)'" }
    if words.count > listLimit { quoted.append("\(words.count - listLimit) more") }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// `, allowed is 'a'` or `, allowed are 'a' and 'b'`.
  static func allowed(_ words: [String]) -> String {
    words.isEmpty
      ? "" : words.count == 1 ? ", allowed is \(list(words))" : ", allowed are \(list(words))"
  }

  /// ` Did you mean 'left'?`; nil if no candidate is near.
  static func meant(_ word: String, among candidates: [String]) -> String? {
    Spelling.nearest(to: word, among: candidates).map { " Did you mean '\($0.excerpt)'?" }
  }

  /// `1 page`, `2 pages`.
  static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
