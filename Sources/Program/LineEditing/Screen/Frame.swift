public import TerminalText

/// The rows of the prompt and the position of the cursor. No row is wider than the screen.
public struct Frame: Hashable, Sendable {
  /// One or more rows, from top to bottom. Gray text is marked by escape sequences.
  public var rows: [String]
  /// The row and column of the cursor.
  public var cursor: Place

  /// A position in the rows.
  public struct Place: Hashable, Sendable {
    /// The row, counting from 0 at the top.
    public var row: Int
    /// The column, counting from 0 at the left.
    public var column: Int
  }

  /// Breaks text into rows at newlines and at the width of the screen.
  struct Layout {
    let width: Int
    var rows = [""]
    /// The position of the next character.
    private(set) var end = Place(row: 0, column: 0)

    mutating func add(_ text: some Sequence<Character>) {
      for character in text {
        let shown = character.isNewline ? "" : String(character).replacingControlCharacters
        let columns = shown.displayWidth
        if character.isNewline || columns <= width && end.column + columns > width { wrap() }
        // A character wider than the screen cannot be shown.
        if columns > width { continue }
        rows[end.row] += shown
        end.column += columns
      }
    }

    mutating func wrap() {
      rows.append("")
      end = Place(row: end.row + 1, column: 0)
    }
  }
}

extension Frame {
  /// Lays out a prompt and the line being edited.
  ///
  /// - Parameters:
  ///   - prompt: The text before the line.
  ///   - hint: Suggested text, shown in gray if the cursor is at the end of the line and colors are allowed.
  ///   - height: The maximum number of rows, at least 1. If the text needs more rows, only those around the cursor are
  ///     shown.
  ///   - footer: A row below the line, or nil for none. A list of completions replaces the row.
  /// - Complexity: O(length)
  public init(
    of editor: LineEditor, prompt: String, hint: String, footer: String? = nil, style: TextStyle,
    height: Int
  ) {
    let (buffer, cursor) = (editor.buffer, editor.cursor)
    var layout = Layout(width: style.width)
    layout.add(editor.search?.prompt ?? prompt)
    layout.add(buffer.characters[..<cursor])
    // The cursor after the last character needs a free column.
    if buffer.isAtEnd, layout.end.column >= layout.width { layout.wrap() }
    var place = layout.end
    layout.add(buffer.characters[cursor...].prefix(1))
    // If the character at the cursor moved to the next row, the cursor moves with it.
    if layout.end.row > place.row, !buffer.characters[cursor].isNewline {
      place = Place(row: layout.end.row, column: 0)
    }
    layout.add(buffer.characters[cursor...].dropFirst())
    if buffer.isAtEnd, editor.search == nil, style.isColored {
      // Leave the last column free, so that no terminal wraps the row.
      let room = style.width - layout.end.column - 1
      let hint = style.usage(hint).truncated(toWidth: room, ellipsis: style.ellipsisMark)
      layout.rows[layout.end.row] += style.grey(hint)
    }
    let footer = editor.list.isEmpty && height > 1 ? footer : nil
    let height = max(1, footer == nil ? height : height - 1)
    let start = max(0, min(place.row - height / 2, layout.rows.count - height))
    let rows = Array(layout.rows[start...].prefix(height))
    self.init(
      rows: rows + (footer.map { [$0] } ?? style.columns(editor.list, rows: height - rows.count)),
      cursor: Place(row: place.row - start, column: min(place.column, style.width - 1)))
  }
}
