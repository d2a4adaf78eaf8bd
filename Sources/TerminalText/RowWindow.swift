/// A view that moves from one block of rows to another. The blocks are side by side or one above the other.
///
/// The rows can contain color sequences (`ESC [ … m`) but no other escape sequences.
package struct RowWindow: Sendable {
  private let first: [String]
  private let second: [String]
  /// The number of rows in the view and in each block.
  private let height: Int

  /// Creates a view of two blocks.
  ///
  /// - Parameters:
  ///   - first: The block on the left or at the top.
  ///   - second: The block on the right or at the bottom.
  ///   - height: The number of rows in the view. Longer blocks are cut off.
  package init(first: [String], second: [String], height: Int) {
    self.first = Self.fitted(first, to: height)
    self.second = Self.fitted(second, to: height)
    self.height = height
  }

  private static func fitted(_ rows: [String], to height: Int) -> [String] {
    rows.prefix(height) + Array(repeating: "", count: max(0, height - rows.count))
  }

  /// The rows of a view that begins at a column of the first block. The second block begins at column `width`.
  ///
  /// - Parameter column: A column from 0, which shows the first block, to `width`, which shows the second block.
  /// - Complexity: O(characters)
  package func rows(fromColumn column: Int, width: Int) -> [String] {
    zip(first, second).map { left, right in
      var cut = CutRow()
      cut.add(left, columns: column..<width, at: 0)
      cut.add(right, columns: 0..<column, at: width - column)
      return cut.text
    }
  }

  /// The rows of a view that begins at a row of the first block. The second block begins below its last row.
  ///
  /// - Parameter row: A row from 0, which shows the first block, to the height, which shows the second block.
  package func rows(fromRow row: Int) -> [String] {
    Array((first + second)[row..<row + height])
  }
}

/// A row that is assembled from parts of other rows.
private struct CutRow {
  private(set) var text = ""
  private var width = 0
  /// The color sequences to write before the next character.
  private var colors = ""
  private var isColored = false
  private static let reset = "\u{1B}[0m"

  /// Adds the characters of a row that are in a range of columns. Half of a wide character becomes a space.
  ///
  /// - Parameter start: The column of the assembled row where the range begins, at or after the end of that row.
  mutating func add(_ row: String, columns: Range<Int>, at start: Int) {
    var column = 0
    var sequence: String?
    for character in row {
      if character == "\u{1B}" { sequence = "" }
      if let begun = sequence {
        sequence = begun + String(character)
        if character == "m" {
          take(begun + String(character))
          sequence = nil
        }
        continue
      }
      let next = column + DisplayWidth.columns(of: character)
      let shown = column..<next
      if columns.contains(column), next <= columns.upperBound {
        fill(to: start + column - columns.lowerBound)
        writeColors()
        text.append(character)
        width += shown.count
      } else {
        let part = shown.clamped(to: columns)
        if !part.isEmpty { fill(to: start + part.upperBound - columns.lowerBound) }
      }
      column = next
    }
    // The color ends with its row.
    writeColors()
  }

  /// Adds a color sequence. A reset cancels the sequences before it.
  private mutating func take(_ sequence: String) {
    if sequence == Self.reset {
      colors = isColored ? sequence : ""
    } else {
      colors += sequence
    }
  }

  private mutating func writeColors() {
    if colors.isEmpty { return }
    text += colors
    isColored = colors != Self.reset
    colors = ""
  }

  private mutating func fill(to column: Int) {
    text += String(repeating: " ", count: max(0, column - width))
    width = max(width, column)
  }
}
