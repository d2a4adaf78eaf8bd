/// The size, characters and colors of text output.
public struct TextStyle: Sendable {
  /// The maximum width of a line, in columns.
  public var width: Int
  /// The number of rows for a page, or nil if the number of rows is unlimited.
  public var height: Int?
  /// The parts that a page omits if it would otherwise have more rows than ``height``.
  public var omission = Omission.nothing
  /// Whether to wrap the rows of a table that is wider than ``width``. Otherwise, the table keeps its columns.
  public var wrapsTables = true
  /// The maximum number of rows of bars in a chart. A chart has fewer rows if the page would not fit otherwise.
  public var chartHeight = 8
  /// Whether only ASCII characters are allowed. Names and titles are exempt.
  public var isASCII: Bool
  /// Whether escape sequences for colors are allowed.
  public var isColored: Bool
  /// Whether to output only words and numbers, one fact per line, without drawings or columns.
  public var isPlain: Bool

  /// The parts of a page that can be omitted. Each case includes the cases before it.
  public enum Omission: Sendable {
    case nothing
    /// The figures below a chart.
    case figures
    /// The title and the captions of a chart, and the second part of the heading.
    case titles
  }

  /// Creates a style.
  ///
  /// - Parameter width: The maximum width of a line, in columns, at least 1.
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
  /// The mark for the current level.
  package var pointer: String { isASCII ? ">" : "▸" }
  package var dot: String { isASCII ? "." : "·" }
  package var disc: String { isASCII ? "#" : "●" }
  package var line: String { isASCII ? "-" : "─" }

  /// Replaces `…` with `...` in a usage line if the output is ASCII or plain.
  package func usage(_ text: String) -> String {
    isASCII || isPlain ? text.replacing("…", by: "...") : text
  }

  /// Wraps text at spaces into lines no wider than `width`.
  ///
  /// - Parameters:
  ///   - head: Unwrapped text at the start of the first line.
  ///   - indent: The number of spaces before every line except the first.
  public func wrap(_ text: String, head: String = "", indent: Int = 0) -> [String] {
    if head.isEmpty && text.isEmpty { return [] }
    if head.isEmpty && fits(text) { return [text] }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    if !head.isEmpty { words = [head + (words.first ?? "")] + words.dropFirst() }
    return wrap(words, separator: " ", indent: indent)
  }

  /// Joins pieces into lines no wider than `width`. Only a piece that is too wide for a line is split.
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
    return lines.flatMap { broken($0, margin: margin) }.map(\.trimmingTrailingSpaces)
  }

  /// Returns whether the text is certain to fit unchanged. No character takes up more columns than it has UTF-8 bytes.
  private func fits(_ text: String) -> Bool {
    text.utf8.count <= width && text.utf8.last != UInt8(ascii: " ")
      && !text.hasControlCharacters
  }

  /// Splits a line into parts no wider than `width`, at a space or after a `|` if possible.
  private func broken(_ line: String, margin: String) -> [String] {
    if line.displayWidth <= width { return [line] }
    var parts = [""]
    var used = 0
    for character in line {
      let columns = DisplayWidth.columns(of: character)
      if columns > width { continue }
      if used + columns > width {
        if character == " " {
          parts.append(margin)
        } else {
          let (part, rest) = parts.removeLast().splitAtLastGap
          let next = rest.map { margin + $0 } ?? ""
          parts += [part, next.displayWidth + columns <= width ? next : rest ?? ""]
        }
        used = parts[parts.count - 1].displayWidth
        if character == " " { continue }
      }
      parts[parts.count - 1].append(character)
      used += columns
    }
    return parts
  }

  private static let leastNameWidth = 24

  /// Lays out rows of cells in aligned columns. If the columns are too wide, shortens the names in one column or, if
  /// that is not enough, wraps each row. See ``wrapsTables``.
  ///
  /// - Parameters:
  ///   - trailing: The indices of right-aligned columns.
  ///   - named: The indices of the rows with a name that can be shortened, or nil for all rows.
  package func table(
    _ cells: [[String]], trailing: Set<Int> = [], shortening names: Int? = nil,
    in named: Set<Int>? = nil
  ) -> [String] {
    var rows = cells.map { $0.map(\.replacingControlCharacters) }
    let count = rows.map(\.count).max() ?? 0
    var widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].displayWidth : 0 }.max() ?? 0
    }
    let excess = widths.reduce(2 * max(0, count - 1), +) - width
    if wrapsTables, excess > 0 {
      guard let names, names < count,
        let shorter = shortened(rows, names, in: named, toWidth: widths[names] - excess)
      else { return rows.flatMap { wrap($0.filter { !$0.isEmpty }, separator: "  ", indent: 4) } }
      widths[names] -= excess
      rows = shorter
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        cell.padded(toWidth: widths[column], atEnd: trailing.contains(column))
      }
      return cells.joined(separator: "  ").trimmingTrailingSpaces
    }
  }

  /// Returns the rows with the middles of long names removed, or nil if two different names would look the same or the
  /// names would still be too wide.
  private func shortened(
    _ rows: [[String]], _ column: Int, in named: Set<Int>?, toWidth width: Int
  ) -> [[String]]? {
    if width < Self.leastNameWidth { return nil }
    var shorter = rows
    for row in rows.indices where column < rows[row].count && named?.contains(row) ?? true {
      shorter[row][column] = rows[row][column].truncatedInMiddle(
        toWidth: width, ellipsis: ellipsisMark)
    }
    func names(_ rows: [[String]]) -> [Substring] {
      rows.filter { column < $0.count }.map { $0[column].drop { " \(pointer)".contains($0) } }
    }
    let fits = names(shorter).allSatisfy { String($0).displayWidth <= width }
    return fits && Set(names(shorter)).count == Set(names(rows)).count ? shorter : nil
  }
}

extension String {
  /// The text before and after the last space or `|`. If there is no such character, or only spaces precede it, this is
  /// the whole text and nil. A `|` stays with the text before it.
  fileprivate var splitAtLastGap: (String, String?) {
    guard let gap = lastIndex(where: { " |".contains($0) }),
      self[..<gap].contains(where: { $0 != " " })
    else { return (self, nil) }
    let rest = index(after: gap)
    return (String(self[..<(self[gap] == " " ? gap : rest)]), String(self[rest...]))
  }
}

extension TextStyle {
  /// The mark at the end of truncated text, one column wide.
  package var ellipsisMark: Character { isASCII ? "." : "…" }

  package func grey(_ text: String) -> String { isColored ? text.painted("90") : text }

  /// Lays out words in columns, from top to bottom, in as few rows as the width allows. If the words need more rows
  /// than the limit, the last row shows the number of omitted words.
  package func columns(_ words: [String], rows limit: Int) -> [String] {
    if words.isEmpty || limit < 1 { return [] }
    let words = words.map { $0.replacingControlCharacters }
    let cell = min(width, (words.map(\.displayWidth).max() ?? 0) + 2)
    // The last column needs no trailing spaces.
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
