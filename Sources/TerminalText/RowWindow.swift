/// A view of two blocks of rows that moves from one to the other. The blocks are side by side or one above the other.
///
/// The rows can contain color sequences (`ESC [ … m`) but no other escape sequences.
package struct RowWindow: Sendable {
  /// The block on the left or on the top.
  package var first: [String]
  /// The block on the right or on the bottom.
  package var second: [String]

  /// Creates a view of two blocks.
  package init(first: [String], second: [String]) {
    self.first = first
    self.second = second
  }

  /// The number of rows of the view, which is the height of the taller block.
  package var height: Int { max(first.count, second.count) }

  /// The rows of a view that begins at a column of the first block. The second block begins at column `width`.
  ///
  /// - Parameter column: A column from 0, which shows the first block, to `width`, which shows the second block.
  /// - Complexity: O(characters)
  package func rows(fromColumn column: Int, width: Int) -> [String] {
    (0..<height).map { index in
      var cut = CutRow()
      if index < first.count { cut.add(first[index], columns: column..<width, at: 0) }
      if index < second.count { cut.add(second[index], columns: 0..<column, at: width - column) }
      return cut.text
    }
  }

  /// The rows of a view that begins at a row of the first block. The second block begins at row ``height``.
  ///
  /// - Parameter row: A row from 0, which shows the first block, to ``height``, which shows the second block.
  package func rows(fromRow row: Int) -> [String] {
    let all = first + Array(repeating: "", count: height - first.count) + second
    return (row..<row + height).map { $0 < all.count ? all[$0] : "" }
  }
}

/// A row that is assembled from parts of other rows.
private struct CutRow {
  private(set) var text = ""
  private var width = 0

  /// Adds the characters of a row that are in a range of columns. Half of a wide character becomes a space.
  ///
  /// - Parameter start: The column at which the range begins in this row, at or after the end of the row.
  mutating func add(_ row: String, columns: Range<Int>, at start: Int) {
    var (column, isSequence) = (0, false)
    for character in row {
      if character == "\u{1B}" { isSequence = true }
      if isSequence {
        // Keep all sequences, because those before the range determine the color in the range.
        text.append(character)
        if character == "m" { isSequence = false }
        continue
      }
      let next = column + DisplayWidth.columns(of: character)
      let shown = column..<next
      if columns.contains(column), next <= columns.upperBound {
        fill(to: start + column - columns.lowerBound)
        text.append(character)
        width += shown.count
      } else {
        let part = shown.clamped(to: columns)
        if !part.isEmpty { fill(to: start + part.upperBound - columns.lowerBound) }
      }
      column = next
    }
  }

  private mutating func fill(to column: Int) {
    text += String(repeating: " ", count: max(0, column - width))
    width = max(width, column)
  }
}
