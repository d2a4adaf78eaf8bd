extension String {
  /// This text as a message quotes it: the first 60 Unicode scalars and `...`, or the whole text where it is no longer.
  ///
  /// Scalars are counted, not characters: one character can hold any number of combining accents.
  ///
  /// ```swift
  /// "2020-01-02".excerpt  // "2020-01-02"
  /// String(repeating: "a", count: 4_000_000).excerpt.count  // 63
  /// ```
  ///
  /// - Complexity: O(1).
  public var excerpt: String {
    let scalars = unicodeScalars
    guard
      let end = scalars.index(scalars.startIndex, offsetBy: 60, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return self }
    return String(scalars[..<end]) + "..."
  }
}
