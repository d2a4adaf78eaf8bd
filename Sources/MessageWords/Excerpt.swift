extension String {
  /// The text as a message quotes it: all of it, or its first 60 Unicode scalars and `...` if it is
  /// longer.
  ///
  /// Scalars are counted because one character can hold any number of combining accents.
  ///
  /// ```swift
  /// "2020-01-02".excerpt  // "2020-01-02"
  /// String(repeating: "a", count: 4_000_000).excerpt.count  // 63
  /// ```
  ///
  /// - Complexity: O(1).
  package var excerpt: String {
    if utf8.count <= 60 { return self }
    let scalars = unicodeScalars
    guard
      let end = scalars.index(scalars.startIndex, offsetBy: 60, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return self }
    return String(scalars[..<end]) + "..."
  }

  /// The path as a message quotes it: all of it, or `...` and its last 60 Unicode scalars if it is
  /// longer.
  ///
  /// The end of a path is what distinguishes files.
  ///
  /// - Complexity: O(1).
  package var pathExcerpt: String {
    let scalars = unicodeScalars
    guard
      let start = scalars.index(scalars.endIndex, offsetBy: -60, limitedBy: scalars.startIndex),
      start > scalars.startIndex
    else { return self }
    return "..." + String(scalars[start...])
  }
}
