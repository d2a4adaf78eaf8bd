public import TerminalText

/// The rows of a prompt, none wider than the screen, and the cursor's place in them.
public struct Frame: Hashable, Sendable {
  /// The rows from top to bottom, at least one. They may contain escape sequences for gray text.
  public var rows: [String]
  /// The cursor's place in the rows.
  public var cursor: Place

  /// A place on the screen.
  public struct Place: Hashable, Sendable {
    /// The row, from 0 at the top.
    public var row: Int
    /// The column, from 0 at the left.
    public var column: Int

    /// Creates a place from a row and a column, both from 0.
    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// Creates a frame.
  public init(rows: [String], cursor: Place) {
    self.rows = rows
    self.cursor = cursor
  }

  /// Breaks text into rows, character by character, at the screen's width and at line breaks.
  struct Layout {
    let width: Int
    private(set) var rows = [""]
    /// The place of the next character.
    private(set) var end = Place(row: 0, column: 0)

    init(width: Int) { self.width = width }

    mutating func add(_ character: Character) {
      if character.isNewline { return wrap() }
      let shown = String(character).replacingControlCharacters
      let columns = shown.displayWidth
      // Drop characters wider than the screen.
      if columns > width { return }
      if end.column + columns > width { wrap() }
      rows[end.row] += shown
      end.column += columns
    }

    mutating func add(_ text: some Sequence<Character>) {
      for character in text { add(character) }
    }

    /// Starts a new row if this one is full, because the cursor cannot be after the last column.
    mutating func makeRoom() {
      if end.column >= width { wrap() }
    }

    /// Appends text to the last row without counting its width.
    mutating func append(_ text: String) { rows[end.row] += text }

    private mutating func wrap() {
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
  ///   - hint: Gray text after the line while the cursor is at its end. Not shown without colors.
  ///   - height: The rows of the screen, at least 1. Of a longer line, the rows around the cursor
  ///     are shown.
  /// - Complexity: O(length)
  public init(of editor: LineEditor, prompt: String, hint: String, style: TextStyle, height: Int) {
    let (buffer, cursor) = (editor.buffer, editor.cursor)
    var layout = Layout(width: style.width)
    layout.add(editor.search?.prompt ?? prompt)
    layout.add(buffer.characters[..<cursor])
    if buffer.isAtEnd { layout.makeRoom() }
    var place = layout.end
    layout.add(buffer.characters[cursor...].prefix(1))
    // If the character at the cursor moved to the next row, so does the cursor.
    if layout.end.row > place.row, !buffer.characters[cursor].isNewline {
      place = Place(row: layout.end.row, column: 0)
    }
    layout.add(buffer.characters[cursor...].dropFirst())
    if buffer.isAtEnd, editor.search == nil, style.isColored {
      // Leave the last column free, so that no terminal wraps.
      let room = style.width - layout.end.column - 1
      let hint = style.usage(hint).truncated(toWidth: room, ellipsis: style.ellipsisMark)
      layout.append(style.grey(hint))
    }
    let height = max(1, height)
    let start = max(0, min(place.row - height / 2, layout.rows.count - height))
    let rows = Array(layout.rows[start...].prefix(height))
    self.init(
      rows: rows + style.columns(editor.list, rows: height - rows.count),
      cursor: Place(row: place.row - start, column: min(place.column, style.width - 1)))
  }
}
