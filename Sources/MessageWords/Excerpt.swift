extension String {
  /// The text, shortened for a message. Text after the first 60 Unicode scalars is replaced by `...`.
  ///
  /// The limit is in scalars because one character can have any number of combining accents.
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

  /// The path, shortened for a message. Text before the last 60 Unicode scalars is replaced by `...`.
  ///
  /// The end of a path best identifies the file.
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
