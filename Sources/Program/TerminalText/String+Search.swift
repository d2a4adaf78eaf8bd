// The standard library has similar functions, but they link the regular expression library and the names of all
// Unicode characters, which would make up a tenth of the program.
extension String {
  package func contains(part: String) -> Bool { indices.contains { self[$0...].hasPrefix(part) } }

  package func replacing(_ part: String, by other: String) -> String {
    split(at: part).joined(separator: other)
  }

  package func split(at part: String) -> [String] {
    var texts: [String] = []
    var (start, index) = (startIndex, startIndex)
    while index < endIndex {
      if utf8[index] == part.utf8.first, self[index...].hasPrefix(part) {
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
