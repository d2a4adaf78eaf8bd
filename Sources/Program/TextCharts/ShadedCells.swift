import TerminalText

/// A table of cells whose shades show values, drawn as rows of text.
///
///          Jan Feb Mar
///     Mon   ░░▒·▓▒░▒▒▓
///     Tue  ▁░▒▒·▓▒░▒▒▓
///
/// A dot shows a missing value. A diamond marks a cell with a note. In a wide cell, the diamond is at the end. Arrows
/// beside the row and below the column point to the marked cell. If the columns do not fit at one character each, the
/// table consists of several strips, one below the other.
public struct ShadedCells: Equatable, Sendable {
  /// The row and the column of a cell.
  public struct Place: Hashable, Sendable {
    public var row: Int
    public var column: Int

    /// Creates a place.
    public init(_ row: Int, _ column: Int) { (self.row, self.column) = (row, column) }
  }

  /// The labels to the left of the rows.
  public var rows: [String]
  /// The labels above the columns. Empty labels are not drawn.
  public var columns: [String]
  /// The values, which are nil if missing. A place without an entry is blank.
  public var values: [Place: Double?] = [:]
  /// The range of the shades, or nil if all values are missing.
  public var scale: ClosedRange<Double>?
  /// The cells with notes.
  public var noted: Set<Place> = []
  /// The marked cell, or nil for none.
  public var marked: Place?
  /// A sentence about each cell, for pictures.
  public var sentences: [Place: String] = [:]

  /// Creates a table without values.
  public init(rows: [String], columns: [String], scale: ClosedRange<Double>?) {
    (self.rows, self.columns, self.scale) = (rows, columns, scale)
  }

  /// Returns the shade of a value, or nil for a missing value.
  public func shade(of value: Double?) -> Int? {
    value.flatMap { value in scale.map { ShadeScale($0).shade(of: value) } }
  }

  /// Returns the shades and their values in words. Missing values, whose shade is nil, come first if there are any. The
  /// shades at the ends of the scale also stand for the values beyond it.
  ///
  /// - Parameter decimals: The number of decimal places of the values, or nil if it is unknown.
  public func legend(decimals: Int?) -> [(shade: Int?, text: String)] {
    let known = values.values.compactMap(\.self)
    var legend: [(shade: Int?, text: String)] =
      known.count < values.count ? [(nil, "missing")] : []
    guard let range = scale else { return legend }
    let scale = ShadeScale(range)
    let labels = scale.labels(decimals: decimals)
    if scale.hasZero { legend.append((0, "0")) }
    if scale.low == range.upperBound { return scale.hasZero ? legend : legend + [(4, labels[4])] }
    let isBelow = scale.hasZero || known.contains { $0 < scale.low }
    let isAbove = known.contains { $0 > range.upperBound }
    for shade in 1...4 {
      let start = shade == 1 && !isBelow ? "\(labels[0]) " : ""
      let isOpen = shade == 4 && isAbove
      legend.append((shade, isOpen ? "above \(labels[3])" : "\(start)to \(labels[shade])"))
    }
    return legend
  }

  /// Returns the rows of the table, none wider than `width` unless the labels leave no room for a cell.
  package func rows(width: Int, _ glyphs: Glyphs, hidesLabels: Bool = false) -> [ChartRow] {
    let gutter = (rows.map(\.displayWidth).max() ?? 0) + 1
    let room = max(1, width - gutter)
    let cellWidth = min(max(1, room / max(1, columns.count)), 3)
    let strips = stride(from: 0, to: columns.count, by: room).map { start in
      let strip = start..<min(columns.count, start + room)
      let margin = String(repeating: " ", count: gutter)
      func left(_ column: Int) -> Int { (column - start) * cellWidth }
      // Leave out labels that do not fit.
      var labels = ""
      for column in strip where !columns[column].isEmpty {
        let isFree = labels.isEmpty || labels.displayWidth < left(column)
        guard isFree, left(column) + columns[column].displayWidth <= room else { continue }
        labels = labels.padded(toWidth: left(column)) + columns[column]
      }
      let mark = marked.flatMap { strip.contains($0.column) ? $0 : nil }
      let pointer = mark.map { place in
        let space = String(repeating: " ", count: left(place.column))
        return ChartRow(gutter: margin, content: space + String(glyphs.pointer))
      }
      return (hidesLabels ? [] : [ChartRow(gutter: margin, content: labels)])
        + rows.indices.map { row in
          let arrow = mark?.row == row ? String(glyphs.rowPointer) : " "
          return self.row(
            row, strip, cellWidth, glyphs, rows[row].padded(toWidth: gutter - 1) + arrow)
        }
        + (pointer.map { [$0] } ?? [])
    }
    return Array(strips.joined(separator: [ChartRow(content: "")]))
  }

  private func row(
    _ row: Int, _ strip: Range<Int>, _ cellWidth: Int, _ glyphs: Glyphs, _ gutter: String
  ) -> ChartRow {
    var line = ChartRow(palette: .bar, gutter: gutter, content: "")
    for (index, place) in strip.map({ Place(row, $0) }).enumerated() {
      guard let value = values[place] else {
        line.content += String(repeating: " ", count: cellWidth)
        continue
      }
      let shade = shade(of: value)
      // A wide cell ends in a gap. A dot is one character wide.
      let glyph = shade.map { glyphs.shades[$0] } ?? glyphs.missing
      var drawn = String(repeating: glyph, count: shade == nil ? 1 : max(1, cellWidth - 1))
      if noted.contains(place) { drawn = String(drawn.dropLast()) + String(glyphs.note) }
      line.content += drawn.padded(toWidth: cellWidth)
      if place == marked || shade == nil {
        let start = index * cellWidth
        line.accents[start..<start + cellWidth] = place == marked ? .current : .missing
      }
    }
    return line
  }
}
