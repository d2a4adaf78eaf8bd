/// Pieces of messages: `<what was given> <what is wrong>[, <what is allowed>].`
public enum Wording {
  /// `'a', 'b' and 'c'`.
  static func list(_ words: [String], _ conjunction: String = "and") -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// `, allowed is 'a'` or `, allowed are 'a' and 'b'`.
  static func allowed(_ words: [String]) -> String {
    words.isEmpty
      ? "" : words.count == 1 ? ", allowed is \(list(words))" : ", allowed are \(list(words))"
  }

  /// The word that was likely meant: at most a third of its letters off; nil if none is that near.
  ///
  ///     Wording.nearest(to: "lfet", in: ["left", "right"])          // "left"
  ///
  /// - Complexity: O(words × length²)
  public static func nearest(to word: String, in words: [String]) -> String? {
    let given = Array(word.lowercased())
    let ranked = words.map { (word: $0, distance: distance(given, Array($0.lowercased()))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, (max(given.count, best.word.count) + 1) / 3) ? best.word : nil
  }

  /// How many insertions, removals, replacements and swaps of neighbours lead from one word to the other: the
  /// optimal string alignment distance (Damerau 1964, Wagner and Fischer 1974).
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(
          rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }

  /// `1 page`, `2 pages`.
  static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
