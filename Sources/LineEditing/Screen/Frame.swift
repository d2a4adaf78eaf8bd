public import TerminalText

/// What the prompt shows: rows of the screen, none wider than it, and where the cursor stands in them.
public struct Frame: Hashable, Sendable {
  /// The rows, top to bottom, at least one; what is grey is so by escape sequences.
  public var rows: [String]
  /// The cursor's row among them and its column, from 0.
  public var cursor: Place

  /// A place on the screen.
  public struct Place: Hashable, Sendable {
    /// The row, the uppermost being 0.
    public var row: Int
    /// The column, the leftmost being 0.
    public var column: Int

    /// A place in a row and a column, from 0.
    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// A frame of rows with the cursor in them.
  public init(rows: [String], cursor: Place) {
    self.rows = rows
    self.cursor = cursor
  }

  /// The rows of text that is wider than the screen or has line ends, one character after the other.
  struct Layout {
    let width: Int
    private(set) var rows = [""]
    /// Where the next character goes.
    private(set) var end = Place(row: 0, column: 0)

    init(width: Int) { self.width = width }

    mutating func add(_ character: Character) {
      if character.isNewline { return wrap() }
      let shown = String(character).replacingControlCharacters
      let columns = shown.displayWidth
      // Nothing can show what is wider than the screen.
      if columns > width { return }
      if end.column + columns > width { wrap() }
      rows[end.row] += shown
      end.column += columns
    }

    mutating func add(_ text: some Sequence<Character>) {
      for character in text { add(character) }
    }

    /// Goes on in a new row where this one is full: the cursor has no column behind the last.
    mutating func makeRoom() {
      if end.column >= width { wrap() }
    }

    /// Ends the last row with something that takes room of its own.
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
  ///   - prompt: what is shown before the line.
  ///   - hint: what may follow, shown in grey behind the cursor at the line's end; nothing without colours.
  ///   - height: the rows of the screen, at least 1; of a longer line those around the cursor are shown.
  /// - Complexity: O(length)
  public init(of editor: LineEditor, prompt: String, hint: String, style: TextStyle, height: Int) {
    let (buffer, cursor) = (editor.buffer, editor.cursor)
    var layout = Layout(width: style.width)
    layout.add(editor.search?.prompt ?? prompt)
    layout.add(buffer.characters[..<cursor])
    if buffer.isAtEnd { layout.makeRoom() }
    var place = layout.end
    layout.add(buffer.characters[cursor...].prefix(1))
    // Where the character at the cursor did not fit into the row, the cursor is on the next with it.
    if layout.end.row > place.row, !buffer.characters[cursor].isNewline {
      place = Place(row: layout.end.row, column: 0)
    }
    layout.add(buffer.characters[cursor...].dropFirst())
    if buffer.isAtEnd, editor.search == nil, style.isColored {
      // The last column stays free, so that no terminal wraps.
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
