import TerminalText

/// Keeps track of the page and the prompt on the screen, and returns the text that updates them in
/// place.
///
/// A page can be redrawn in place as long as it and the prompt are last on the screen and fit it.
/// All movements are relative (ECMA-48), so earlier output stays on the screen. Each update is one
/// text to write at once.
public struct PromptDisplay {
  /// The columns and rows of a screen, both at least 1.
  public struct Size: Hashable, Sendable {
    /// The number of columns.
    public var columns: Int
    /// The number of rows.
    public var rows: Int

    /// Creates a size. Values below 1 become 1.
    public init(columns: Int, rows: Int) {
      self.columns = max(1, columns)
      self.rows = max(1, rows)
    }
  }

  /// The current size of the screen.
  public private(set) var size: Size
  /// The rows directly above the prompt that can be redrawn, or nil if there is something else.
  private var page: [String]?
  /// The prompt on the screen, or nil if the cursor is at the start of an empty row.
  private var frame: Frame?
  /// Whether the terminal may have moved the output.
  private var isMoved = false
  /// The number of rows from the prompt's first row down to the cursor.
  private var climb = 0

  /// Creates a display with the cursor at the start of an empty row.
  public init(size: Size) {
    self.size = size
  }

  /// Shows the prompt in place of the current one. The text is empty if nothing changes.
  public mutating func show(_ next: Frame) -> String {
    if next == frame, !isMoved { return "" }
    let text = up(climb) + "\r" + draw(next)
    // If the prompt has grown, part of the page may have scrolled off the screen.
    keep(page)
    return text
  }

  /// Shows a page and a prompt below it. They replace the current ones if possible, and else are
  /// added below. The text is empty if nothing changes.
  public mutating func show(page rows: [String], _ next: Frame) -> String {
    if rows == page, next == frame, !isMoved { return "" }
    let text =
      up(climb + (page?.count ?? 0)) + "\r"
      + rows.map { fill($0) + "\r\n" }.joined() + draw(next)
    keep(rows)
    return text
  }

  /// Clears the screen and shows the current page, if there is one, and the prompt.
  public mutating func clear(_ next: Frame) -> String {
    let rows = page ?? []
    let text = "\u{1B}[H\u{1B}[2J" + rows.map { $0 + "\r\n" }.joined() + draw(next)
    keep(page)
    return text
  }

  /// Leaves the prompt on the screen and moves below it.
  public mutating func leave() -> String {
    guard let frame else { return "" }
    let below = frame.rows.count - 1 - frame.cursor.row
    (self.frame, climb, page) = (nil, 0, nil)
    return (below > 0 ? "\u{1B}[\(below)B" : "") + "\r\n"
  }

  /// Records that something else was written, after which the cursor is at the start of an empty
  /// row.
  ///
  /// - Parameter rows: The last rows written, if they are a page that can be redrawn.
  public mutating func noteWritten(page rows: [String]?) {
    (frame, climb) = (nil, 0)
    page = rows
  }

  /// Changes the screen's size. Terminals break rows that are now too wide.
  public mutating func resize(to next: Size) {
    if let frame, next.columns < size.columns {
      let above = frame.rows.prefix(frame.cursor.row)
      climb =
        above.reduce(0) { $0 + max(1, ($1.plainWidth + next.columns - 1) / next.columns) }
        + frame.cursor.column / next.columns
    }
    if next != size { (page, isMoved) = (nil, true) }
    size = next
  }

  /// Draws the prompt at the cursor, erases everything below and moves to the prompt's cursor.
  private mutating func draw(_ next: Frame) -> String {
    (frame, isMoved) = (next, false)
    climb = next.cursor.row
    let right = next.cursor.column > 0 ? "\u{1B}[\(next.cursor.column)C" : ""
    return "\u{1B}[J" + next.rows.joined(separator: "\r\n")
      + up(next.rows.count - 1 - next.cursor.row) + "\r" + right
  }

  /// Keeps the rows of a page if it fits on the screen together with the prompt.
  private mutating func keep(_ rows: [String]?) {
    let needed = (rows?.count ?? 0) + (frame?.rows.count ?? 0)
    page = needed <= size.rows ? rows : nil
  }

  /// A row that erases the rest of the one it replaces. A full row has nothing to erase, and its
  /// cursor is still in the last column.
  private func fill(_ row: String) -> String {
    row.plainWidth < size.columns ? row + "\u{1B}[K" : row
  }

  private func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }
}

extension String {
  /// The width of the text without its colors (`ESC [ … m`).
  var plainWidth: Int {
    var isSequence = false
    return reduce(0) { width, character in
      if character == "\u{1B}" { isSequence = true }
      defer { if character == "m" { isSequence = false } }
      return isSequence ? width : width + DisplayWidth.columns(of: character)
    }
  }
}
