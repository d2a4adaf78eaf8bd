extension String {
  /// The text, shortened for a message. Text after the first 60 Unicode scalars is replaced by `...`.
  ///
  /// The limit is in scalars because one character can have any number of combining accents.
  ///
  /// ```swift
  /// "2020-01-02".excerpt  // "2020-01-02"
  /// String(repeating: "a", count: 4_000_000).excerpt.count  // 63
  /// ```
  package var excerpt: String {
    if utf8.count <= 60 || unicodeScalars.dropFirst(60).isEmpty { return self }
    return String(unicodeScalars.prefix(60)) + "..."
  }

  /// The path, shortened for a message. Text before the last 60 Unicode scalars is replaced by `...`.
  ///
  /// The end of a path best identifies the file.
  package var pathExcerpt: String {
    let end = unicodeScalars.suffix(60)
    return end.startIndex == startIndex ? self : "..." + String(end)
  }

  /// The text as one word of a shell command. The word has single quotes unless all characters are letters, digits,
  /// `-`, `_`, `.` or `/`.
  ///
  /// ```swift
  /// "x.csv".shellWord  // x.csv
  /// "x y.csv".shellWord  // 'x y.csv'
  /// ```
  package var shellWord: String {
    let isPlain = utf8.allSatisfy { byte in
      0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || "-_./".utf8.contains(byte)
    }
    return isPlain && !isEmpty ? self : shellQuoted
  }

  /// The text in single quotes, as one word of a shell command.
  ///
  /// ```swift
  /// "go 'july".shellQuoted  // 'go '\''july'
  /// ```
  package var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// Returns the text as one word of a shell command, or a placeholder if the text is longer than 60 Unicode scalars.
  package func shellWord(orIfLong placeholder: String) -> String {
    excerpt == self ? shellWord : placeholder
  }
}
