// The standard library has such functions too, but they link the library of regular expressions and the names of all
// Unicode characters, which make up a tenth of the program.
extension String {
  /// Whether a text is part of this text.
  ///
  /// - Complexity: O(*n* · *m*) for lengths *n* and *m*.
  package func contains(part: String) -> Bool { indices.contains { self[$0...].hasPrefix(part) } }

  /// The text with another text in each place of a part.
  ///
  /// - Complexity: O(*n* · *m*) for lengths *n* and *m*.
  package func replacing(_ part: String, by other: String) -> String {
    var text = ""
    var rest = self[...]
    while let character = rest.first {
      let isFound = rest.hasPrefix(part)
      text += isFound ? other : String(character)
      rest = rest.dropFirst(isFound ? part.count : 1)
    }
    return text
  }
}
