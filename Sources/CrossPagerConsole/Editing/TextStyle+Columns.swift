extension TextStyle {
  /// What marks a cut, in one column.
  var ellipsisMark: Character { isASCII ? "." : "…" }

  /// Text in grey, if it may be coloured.
  func grey(_ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[90m\(text)\u{1B}[0m" : text
  }

  /// Words in columns under each other, read downwards, in as few rows as the width allows.
  ///
  /// - Parameter rows: how many there may be; where that is too few, the last says how many words are left out.
  func columns(_ words: [String], rows limit: Int) -> [String] {
    if words.isEmpty || limit < 1 { return [] }
    let words = words.map { $0.replacingControlCharacters }
    let cell = min(width, (words.map(\.displayWidth).max() ?? 0) + 2)
    // The space behind the last column is not needed.
    let count = max(1, (width + 2) / max(1, cell))
    let isCut = (words.count + count - 1) / count > limit
    let shown = isCut ? Array(words.prefix((limit - 1) * count)) : words
    let height = (shown.count + count - 1) / count
    let lines = (0..<height).map { row in
      stride(from: row, to: shown.count, by: height)
        .map { shown[$0].truncated(toWidth: width, ellipsis: ellipsisMark).padded(toWidth: cell) }
        .joined().trimmingTrailingSpaces
    }
    let rest = isCut ? ["and \(words.count - shown.count) more"] : []
    return lines + rest.map { $0.truncated(toWidth: width, ellipsis: ellipsisMark) }
  }
}
