/// Finds the name that a misspelled one probably means.
package enum Spelling {
  /// The maximum length of a name, in Unicode scalars.
  private static let lengthLimit = 64

  /// The candidate most similar to a name, or nil if none is similar.
  ///
  /// A candidate is similar if at most one edit for every three letters turns the name into it. At
  /// least one edit is allowed, but fewer than there are letters. An edit inserts, deletes or
  /// replaces a letter or swaps two neighbors. Letter case does not matter. Of equally similar
  /// candidates the first is returned. For names of more than 64 Unicode scalars the result is nil.
  ///
  /// ```swift
  /// Spelling.nearest(to: "lfet", among: ["left", "right"])  // "left"
  /// ```
  ///
  /// - Complexity: O(*c*) for *c* candidates.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    guard let wanted = letters(of: name) else { return nil }
    var limit = min(max(1, wanted.count / 3), wanted.count - 1)
    var nearest: String?
    for candidate in candidates {
      guard limit >= 0 else { break }
      guard candidate.utf8.count >= wanted.count - limit, let letters = letters(of: candidate),
        let found = edits(from: wanted, to: letters, limit: limit)
      else { continue }
      nearest = candidate
      limit = found - 1
    }
    return nearest
  }

  /// The letters of a name in lower case, or nil if it is too long.
  private static func letters(of name: String) -> [Character]? {
    // A scalar takes at most four bytes, and counting bytes takes no time.
    guard name.utf8.count <= 4 * lengthLimit, name.unicodeScalars.count <= lengthLimit else {
      return nil
    }
    return Array(name.lowercased())
  }

  /// The restricted Damerau–Levenshtein distance, or nil if it is above `limit` (F. Damerau, "A
  /// technique for computer detection and correction of spelling errors", 1964).
  private static func edits(
    from one: [Character], to other: [Character], limit: Int
  ) -> Int? {
    guard abs(one.count - other.count) <= limit else { return nil }
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
    let edits = previous[other.count]
    return edits <= limit ? edits : nil
  }
}
