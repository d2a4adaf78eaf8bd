/// Guesses which name was meant by one that is not known.
public enum Spelling {
  /// The candidate nearest to a name, or nil if none is near.
  ///
  /// Near is at most one edit for every three letters, and one for fewer, but never as many as letters. An edit inserts, deletes or replaces a
  /// letter or swaps two neighbours; case does not matter. Of candidates equally near the first is taken.
  ///
  /// ```swift
  /// Spelling.nearest(to: "lfet", among: ["left", "right"])  // "left"
  /// ```
  ///
  /// - Complexity: O(*c* *l*²) for *c* candidates of *l* letters.
  public static func nearest(to name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.lowercased())
    let limit = min(max(1, wanted.count / 3), wanted.count - 1)
    let near = candidates.map { (name: $0, edits: edits(from: wanted, to: Array($0.lowercased()))) }
      .min { $0.edits < $1.edits }
    guard let near, near.edits <= limit else { return nil }
    return near.name
  }

  /// The restricted Damerau–Levenshtein distance: F. Damerau, "A technique for computer detection and correction of
  /// spelling errors", 1964.
  private static func edits(from one: [Character], to other: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...other.count)
    for i in one.indices {
      var current = [i + 1]
      for j in other.indices {
        let replacing = previous[j] + (one[i] == other[j] ? 0 : 1)
        var edits = min(replacing, previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          edits = min(edits, beforePrevious[j - 1] + 1)
        }
        current.append(edits)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[other.count]
  }
}
