extension ArraySlice<String> {
  /// Returns whether these printed lines match those that a document expects. In the expected lines, `[...]` stands
  /// for any text, and a line `[...]` for any number of lines.
  package func fit(_ expected: ArraySlice<String>) -> Bool {
    guard let pattern = expected.first else { return isEmpty }
    if pattern == "[...]" {
      return (startIndex...endIndex).contains { self[$0...].fit(expected.dropFirst()) }
    }
    guard let line = first, line.fits(pattern) else { return false }
    return dropFirst().fit(expected.dropFirst())
  }
}

extension String {
  fileprivate func fits(_ pattern: String) -> Bool {
    let pieces = pattern.split(separator: "[...]", omittingEmptySubsequences: false)
    if pieces.count == 1 { return self == pattern }
    guard hasPrefix(pieces[0]) else { return false }
    var rest = dropFirst(pieces[0].count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(pieces[pieces.count - 1])
  }
}
