import MessageWords

extension String {
  /// The text for comparison with names of commands, rules and values: in lower case, and no longer than an excerpt.
  ///
  /// - Complexity: O(1)
  var keyword: String { excerpt.lowercased() }

  /// Whether this text and another are the same name, whichever way their accents are composed.
  ///
  /// Comparing texts that are not ASCII takes as long as the longer one. Texts of very different lengths are therefore
  /// told apart without a comparison: normalization changes a length ninefold at most (UAX #15, 9.2), and lower case
  /// less than twofold.
  func isName(_ other: String, ignoringCase: Bool = false) -> Bool {
    let (one, two) = (utf8.count, other.utf8.count)
    if max(one, two) > 16 * min(one, two) { return false }
    return ignoringCase ? lowercased() == other.lowercased() : self == other
  }
}
