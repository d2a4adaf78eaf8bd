package import TerminalText

/// A table of cells whose shades show values, drawn as rows of text.
///
///          Jan Feb Mar
///     Mon   ░░▒·▓▒░▒▒▓
///     Tue  ▁░▒▒·▓▒░▒▒▓
///
/// A dot marks a missing value, and a cell outside the table is blank. Arrows beside the row and below the column point
/// to the marked cell. If the columns do not fit at one character each, the table consists of several strips, one below
/// the other.
public struct ShadedCells: Equatable, Sendable {
  /// A cell of the table.
  public enum Cell: Equatable, Sendable {
    case outside
    /// A value, or nil if it is missing.
    case value(Double?)
  }

  /// The place of a cell.
  public struct Place: Hashable, Sendable {
    public var row: Int
    public var column: Int

    /// Creates a place.
    public init(row: Int, column: Int) { (self.row, self.column) = (row, column) }
  }

  /// The labels to the left of the rows.
  public var rows: [String]
  /// The labels above the columns. Empty labels are not drawn.
  public var columns: [String]
  /// The cells, by row and column.
  public var cells: [[Cell]]
  /// The range of the shades, or nil if there are no values.
  public var scale: ClosedRange<Double>?
  /// The place of the marked cell, or nil for none.
  public var marked: Place?

  /// Creates a table. There is a label for each row and each column.
  public init(
    rows: [String], columns: [String], cells: [[Cell]], scale: ClosedRange<Double>?,
    marked: Place? = nil
  ) {
    (self.rows, self.columns, self.cells) = (rows, columns, cells)
    (self.scale, self.marked) = (scale, marked)
  }

  /// The shade of a cell, or nil for a missing value or a cell outside the table.
  public func shade(of cell: Cell) -> Int? {
    guard case .value(let value?) = cell, !value.isNaN, let scale else { return nil }
    return ShadeScale(scale).shade(of: value)
  }

  /// The shades in words, each with its number or nil for missing values. Only the words for missing values depend on the
  /// cells, and the words for shades at the ends of the scale, which also have the values beyond it.
  ///
  /// - Parameter number: Formats a number.
  public func legend(_ number: (Double) -> String) -> [(shade: Int?, text: String)] {
    let all = cells.joined()
    let values = all.compactMap { if case .value(let value) = $0 { value } else { nil } }
    let missing = all.contains(.value(nil)) ? [(shade: Int?.none, text: "missing")] : []
    guard let range = scale else { return missing }
    let (scale, high) = (ShadeScale(range), range.upperBound)
    let zero = scale.hasZero ? [(shade: Int?.some(0), text: "0")] : []
    if scale.low == high { return missing + (high == 0 ? zero : [(shade: 4, text: number(high))]) }
    let (isBelow, isAbove) = (values.contains { $0 < scale.low }, values.contains { $0 > high })
    let steps = scale.bounds.enumerated().map { index, bound in
      let start = index == 0 && !isBelow && !scale.hasZero ? "\(number(scale.low)) " : ""
      let isOpen = index == 3 && isAbove
      let text = isOpen ? "above \(number(scale.bounds[2]))" : "\(start)to \(number(bound))"
      return (shade: Int?.some(index + 1), text: text)
    }
    return missing + zero + steps
  }
}

/// The drawing.
extension ShadedCells {
  /// The rows of text. No row is wider than `width` unless the labels leave no room for a cell.
  ///
  /// - Parameter hidesLabels: Whether to leave out the labels of the columns.
  /// - Complexity: O(cells)
  package func rows(width: Int, _ glyphs: Glyphs, hidesLabels: Bool = false) -> [ChartRow] {
    let gutter = (rows.map(\.displayWidth).max() ?? 0) + 1
    let room = max(1, width - gutter)
    let cellWidth = min(max(1, room / max(1, columns.count)), 3)
    let starts = stride(from: 0, to: columns.count, by: room / cellWidth)
    let strips = starts.map { start in
      let strip = start..<min(columns.count, start + room / cellWidth)
      return (hidesLabels ? [] : [labels(strip, gutter, cellWidth, room)])
        + rows.indices.map { row($0, strip, gutter, cellWidth, glyphs) }
        + pointer(strip, gutter, cellWidth, glyphs)
    }
    return Array(strips.joined(separator: [ChartRow(content: "")]))
  }

  /// The labels above the columns. A label without room is left out.
  private func labels(_ strip: Range<Int>, _ gutter: Int, _ cellWidth: Int, _ room: Int) -> ChartRow
  {
    var (text, end) = ("", 0)
    for column in strip where !columns[column].isEmpty {
      let start = (column - strip.lowerBound) * cellWidth
      let label = columns[column]
      guard start >= end, start + label.displayWidth <= room else { continue }
      text = text.padded(toWidth: start) + label
      end = start + label.displayWidth + 1
    }
    return ChartRow(gutter: String(repeating: " ", count: gutter), content: text)
  }

  private func row(
    _ row: Int, _ strip: Range<Int>, _ gutter: Int, _ cellWidth: Int, _ glyphs: Glyphs
  ) -> ChartRow {
    var (text, accents): (String, [Range<Int>: Palette]) = ("", [:])
    for column in strip {
      let cell = cells[row][column]
      let shade = shade(of: cell)
      let glyph = cell == .outside ? " " : shade.map { glyphs.shades[$0] } ?? glyphs.missing
      let start = text.unicodeScalars.count
      // A wide cell has a gap after it. A dot is one character wide.
      let drawn = String(repeating: glyph, count: shade == nil ? 1 : max(1, cellWidth - 1))
      text += drawn.padded(toWidth: cellWidth)
      let isMarked = marked == Place(row: row, column: column)
      if isMarked || shade == nil {
        accents[start..<start + cellWidth] = isMarked ? .current : .missing
      }
    }
    let isMarked = marked.map { $0.row == row && strip.contains($0.column) } ?? false
    let label = rows[row].padded(toWidth: gutter - 1) + (isMarked ? String(glyphs.rowPointer) : " ")
    return ChartRow(palette: .bar, gutter: label, content: text, accents: accents)
  }

  /// The arrow below the marked column, if it is in the strip.
  private func pointer(
    _ strip: Range<Int>, _ gutter: Int, _ cellWidth: Int, _ glyphs: Glyphs
  ) -> [ChartRow] {
    guard let marked, strip.contains(marked.column) else { return [] }
    let start = gutter + (marked.column - strip.lowerBound) * cellWidth
    return [ChartRow(content: String(repeating: " ", count: start) + String(glyphs.pointer))]
  }
}
