/// Finds corrections for misspelled names.
package enum Spelling {
  /// The maximum length of a name, in Unicode scalars.
  private static let lengthLimit = 64

  /// Returns the candidate most similar to a name, or nil if no candidate is similar enough.
  ///
  /// A similar candidate differs by at most one edit for every three letters of the name. For a two-letter name,
  /// one edit is allowed. An edit inserts, deletes or replaces a letter, or swaps two adjacent letters. Letter case is
  /// ignored. If several candidates are equally similar, the first is returned. Names and candidates longer than 64
  /// Unicode scalars are ignored.
  ///
  /// ```swift
  /// Spelling.nearest(to: "lfet", among: ["left", "right"])  // "left"
  /// ```
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

  /// Returns the characters of a name in lowercase, or nil if the name is too long.
  private static func letters(of name: String) -> [Character]? {
    // Check the byte count first because it is fast. A scalar has at most four bytes.
    guard name.utf8.count <= 4 * lengthLimit, name.unicodeScalars.count <= lengthLimit else {
      return nil
    }
    return Array(name.lowercased())
  }

  /// Returns the restricted Damerau–Levenshtein distance (Damerau, "A technique for computer detection and correction
  /// of spelling errors", 1964), or nil if the distance exceeds the limit.
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
