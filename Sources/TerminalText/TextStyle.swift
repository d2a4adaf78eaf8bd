/// How to write text: its width, characters and colors.
public struct TextStyle: Sendable {
  /// The maximum columns of a line.
  public var width: Int
  /// The maximum rows of a page that should be visible at once, or nil for no limit.
  public var height: Int?
  /// Whether to write only ASCII characters. Names and titles are written unchanged.
  public var isASCII: Bool
  /// Whether to write escape sequences for colors.
  public var isColored: Bool
  /// Whether to write everything in words and numbers, one fact per line, without drawings and
  /// columns.
  public var isPlain: Bool

  /// Creates a style.
  ///
  /// - Parameter width: The maximum columns of a line, at least 1.
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
  /// The mark of the current level.
  package var pointer: String { isASCII ? ">" : "▸" }
  package var dot: String { isASCII ? "." : "·" }
  package var disc: String { isASCII ? "#" : "●" }
  package var line: String { isASCII ? "-" : "─" }

  /// A usage line. In ASCII and plain text, each ellipsis becomes three dots.
  package func usage(_ text: String) -> String {
    isASCII || isPlain ? text.replacing("…", with: "...") : text
  }

  /// Breaks a text at spaces into lines that fit the width.
  ///
  /// - Parameters:
  ///   - head: The beginning of the first line, which is not broken.
  ///   - indent: The number of spaces before every line except the first.
  public func wrap(_ text: String, head: String = "", indent: Int = 0) -> [String] {
    if head.isEmpty && text.isEmpty { return [] }
    if head.isEmpty && fits(text) { return [text] }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    if !head.isEmpty { words = [head + (words.first ?? "")] + words.dropFirst() }
    return wrap(words, separator: " ", indent: indent)
  }

  /// Joins pieces into lines that fit the width. Only a piece that is wider itself is broken.
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

  /// Whether a text surely is a line as it is; no character takes more columns than it has bytes.
  private func fits(_ text: String) -> Bool {
    text.utf8.count <= width && text.utf8.last != UInt8(ascii: " ")
      && !text.hasControlCharacters
  }

  /// Splits a line into parts that fit the width.
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

  /// Aligns the cells of rows in columns. If these are too wide, wraps each row instead.
  ///
  /// - Parameter trailing: The right-aligned columns.
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
  /// The mark of a cut, one column wide.
  package var ellipsisMark: Character { isASCII ? "." : "…" }

  /// Gray text, if the style has colors.
  package func grey(_ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[90m\(text)\u{1B}[0m" : text
  }

  /// Arranges words in columns, read downward, in as few rows as the width allows.
  ///
  /// - Parameter rows: The maximum number of rows. If they are too few, a last line gives the
  ///   number of words left out.
  package func columns(_ words: [String], rows limit: Int) -> [String] {
    if words.isEmpty || limit < 1 { return [] }
    let words = words.map { $0.replacingControlCharacters }
    let cell = min(width, (words.map(\.displayWidth).max() ?? 0) + 2)
    // The last column needs no space after it.
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
