/// A view that moves from one block of rows to another. The blocks are side by side or one above the other.
///
/// The rows can contain color sequences (`ESC [ … m`) but no other escape sequences.
package struct RowWindow: Sendable {
  private let first: [String]
  private let second: [String]
  private let height: Int

  /// - Parameter height: The number of rows in the view. Longer blocks are cut off.
  package init(first: [String], second: [String], height: Int) {
    self.first = Self.fitted(first, to: height)
    self.second = Self.fitted(second, to: height)
    self.height = height
  }

  private static func fitted(_ rows: [String], to height: Int) -> [String] {
    rows.prefix(height) + Array(repeating: "", count: max(0, height - rows.count))
  }

  /// - Parameter column: A column from 0, which shows the first block, to `width`, which shows the second block.
  package func rows(fromColumn column: Int, width: Int) -> [String] {
    zip(first, second).map { left, right in
      let (left, right) = (left.cut(column..<width), right.cut(0..<column))
      let gap = String(repeating: " ", count: width - column - left.width)
      return right.text.isEmpty ? left.text : left.text + gap + right.text
    }
  }

  /// - Parameter row: A row from 0, which shows the first block, to the height, which shows the second block.
  package func rows(fromRow row: Int) -> [String] { Array((first + second)[row..<row + height]) }
}

extension String {
  /// Returns the characters in a range of columns with their colors, and the number of columns up to the end of the row
  /// or of the range. Half of a wide character becomes a space.
  fileprivate func cut(_ columns: Range<Int>) -> (text: String, width: Int) {
    var (text, column) = ("", 0)
    // The color sequences in effect in the text so far.
    var written = ""
    func write(_ colors: String) {
      if colors == written { return }
      text += (written.isEmpty ? "" : Self.reset) + colors
      written = colors
    }
    forEachCharacter { character, width, colors in
      let next = column + width
      if columns.contains(column), next <= columns.upperBound {
        write(colors)
        text.append(character)
      } else {
        let rest = (column..<next).clamped(to: columns)
        text += String(repeating: " ", count: rest.count)
      }
      column = next
    }
    // The color ends with its row.
    write("")
    return (text, max(0, min(column, columns.upperBound) - columns.lowerBound))
  }

  private static let reset = "\u{1B}[0m"

  /// Calls a closure with each character outside color sequences, its width, and the sequences in effect.
  package func forEachCharacter(
    _ body: (_ character: Character, _ width: Int, _ colors: String) -> Void
  ) {
    var colors = ""
    var sequence: String?
    for character in self {
      if character == "\u{1B}" { sequence = "" }
      guard let begun = sequence else {
        body(character, DisplayWidth.columns(of: character), colors)
        continue
      }
      let whole = begun + String(character)
      sequence = character == "m" ? nil : whole
      if character == "m" { colors = whole == Self.reset ? "" : colors + whole }
    }
  }
}
