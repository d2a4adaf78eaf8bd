extension String {
  /// The text as one word of a shell command. The word has single quotes unless all characters are letters, digits or
  /// `-`, `_`, `.` and `/`.
  ///
  /// ```swift
  /// "x.csv".shellWord  // x.csv
  /// "x y.csv".shellWord  // 'x y.csv'
  /// ```
  ///
  /// - Complexity: O(*n*).
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
  ///
  /// - Complexity: O(*n*).
  package var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// The text as one word of a shell command, or a placeholder if the text is longer than 60 Unicode scalars.
  ///
  /// - Complexity: O(1).
  package func shellWord(orIfLong placeholder: String) -> String {
    excerpt == self ? shellWord : placeholder
  }
}
