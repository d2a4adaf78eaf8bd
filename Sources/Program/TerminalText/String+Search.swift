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
    split(at: part).joined(separator: other)
  }

  /// The text between the places of a part.
  ///
  /// - Complexity: O(*n* · *m*) for lengths *n* and *m*.
  package func split(at part: String) -> [String] {
    var texts: [String] = []
    var (start, index) = (startIndex, startIndex)
    while index < endIndex {
      if self[index] == part.first, self[index...].hasPrefix(part) {
        texts.append(String(self[start..<index]))
        index = self.index(index, offsetBy: part.count)
        start = index
      } else {
        formIndex(after: &index)
      }
    }
    return texts + [String(self[start...])]
  }
}
