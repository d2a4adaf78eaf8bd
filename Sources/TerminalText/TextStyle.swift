/// How text is written: how wide, and with which characters.
public struct TextStyle: Sendable {
  /// The columns a line may take.
  public var width: Int
  /// The rows a page may take where it is to be seen at once; nil where any number will do.
  public var height: Int?
  /// Whether only ASCII characters may be written; names and titles are written as they are.
  public var isASCII: Bool
  /// Whether escape sequences for colours may be written.
  public var isColored: Bool
  /// Whether everything is said in words and numbers, one fact a line, without drawing and columns.
  public var isPlain: Bool

  /// A style.
  ///
  /// - Parameter width: in columns, at least 1.
  public init(
    width: Int = 80, isASCII: Bool = false, isColored: Bool = false, isPlain: Bool = false
  ) {
    self.width = max(1, width)
    self.isASCII = isASCII
    self.isColored = isColored
    self.isPlain = isPlain
  }

  package var ellipsis: String { isASCII ? ".." : "…" }
  package var separator: String { isASCII ? " | " : " · " }
  /// Marks the current level.
  package var pointer: String { isASCII ? ">" : "▸" }
  package var dot: String { isASCII ? "." : "·" }
  package var disc: String { isASCII ? "#" : "●" }
  package var line: String { isASCII ? "-" : "─" }

  /// A usage line; its dots are written out in ASCII.
  package func usage(_ text: String) -> String {
    isASCII || isPlain ? text.replacing("…", with: "...") : text
  }

  /// Breaks a text at spaces into lines that are no wider than the style's.
  ///
  /// - Parameters:
  ///   - head: what the first line begins with; it is not broken.
  ///   - indent: spaces before every line but the first.
  public func wrap(_ text: String, head: String = "", indent: Int = 0) -> [String] {
    if head.isEmpty && text.isEmpty { return [] }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    if !head.isEmpty { words = [head + (words.first ?? "")] + words.dropFirst() }
    return wrap(words, separator: " ", indent: indent)
  }

  /// Joins pieces into lines that are no wider than the style's; a piece is broken only if it is wider itself.
  package func wrap(_ pieces: [String], separator: String, indent: Int = 0) -> [String] {
    var lines: [String] = []
    var used = 0
    let margin = String(repeating: " ", count: min(indent, max(0, width - 20)))
    let gap = separator.displayWidth
    for piece in pieces.map(\.replacingControlCharacters) {
      let columns = piece.displayWidth
      if !lines.isEmpty, used + gap + columns <= width {
        lines[lines.count - 1] += separator + piece
        used += gap + columns
      } else if !piece.isEmpty || lines.isEmpty {
        let start = lines.isEmpty ? "" : margin
        lines.append(start + piece)
        used = start.utf8.count + columns
      }
    }
    return lines.flatMap(broken).map(\.trimmingTrailingSpaces)
  }

  /// A line in parts that are no wider than the style's.
  private func broken(_ line: String) -> [String] {
    if line.displayWidth <= width { return [line] }
    var parts = [""]
    var used = 0
    for character in line {
      let columns = DisplayWidth.columns(of: character)
      if columns > width { continue }
      if used + columns > width {
        parts.append("")
        used = 0
      }
      parts[parts.count - 1].append(character)
      used += columns
    }
    return parts
  }

  /// Rows of cells as lines with the columns under each other; where that is too wide, each row is wrapped.
  ///
  /// - Parameter trailing: the columns that are aligned at their right.
  package func table(_ cells: [[String]], trailing: Set<Int> = []) -> [String] {
    let rows = cells.map { $0.map(\.replacingControlCharacters) }
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].displayWidth : 0 }.max() ?? 0
    }
    if widths.reduce(2 * max(0, count - 1), +) > width {
      return rows.flatMap { wrap($0.filter { !$0.isEmpty }, separator: " ", indent: 4) }
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        cell.padded(
          toWidth: widths[column], alignment: trailing.contains(column) ? .trailing : .leading)
      }
      return cells.joined(separator: "  ").trimmingTrailingSpaces
    }
  }
}

extension TextStyle {
  /// What marks a cut, in one column.
  package var ellipsisMark: Character { isASCII ? "." : "…" }

  /// Text in grey, if it may be coloured.
  package func grey(_ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[90m\(text)\u{1B}[0m" : text
  }

  /// Words in columns under each other, read downwards, in as few rows as the width allows.
  ///
  /// - Parameter rows: how many there may be; where that is too few, the last says how many words are left out.
  package func columns(_ words: [String], rows limit: Int) -> [String] {
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
