import MessageWords

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
