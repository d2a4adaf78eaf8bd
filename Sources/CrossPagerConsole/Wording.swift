import CrossPagerTimeline

/// Pieces of messages: `<what was given> <what is wrong>[, <what is allowed>].`
public enum Wording {
  /// `'a', 'b' and 'c'`.
  public static func list(_ words: [String], _ conjunction: String = "and") -> String {
    let quoted = words.map { "'\($0)'" }
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
    Spelling.nearest(to: String(word.prefix(40)), among: candidates).map {
      " Did you mean '\($0)'?"
    }
  }

  /// A text that was given, cut where it is longer than a message should be.
  static func short(_ text: String) -> String {
    text.count > 60 ? text.prefix(60) + "..." : text
  }

  /// `1 page`, `2 pages`.
  static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
