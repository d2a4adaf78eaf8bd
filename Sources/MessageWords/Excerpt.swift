extension String {
  /// The text for quoting in a message. A text of more than 60 Unicode scalars is cut to 60 and followed by `...`.
  ///
  /// The limit counts scalars because one character can have any number of combining accents.
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

  /// The path for quoting in a message. A path of more than 60 Unicode scalars is cut to its last 60, after `...`.
  ///
  /// The end of a path identifies the file best.
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
