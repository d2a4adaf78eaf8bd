import TerminalText

/// Follows what is on the screen, from the page drawn last down to the prompt, and tells what to write to change it
/// where it stands.
///
/// The page can be redrawn in place as long as it and the prompt are the last on the screen and fit it. All
/// movements are relative (ECMA-48), so what was on the screen before stays; every change is one text to be written
/// at once.
public struct PromptDisplay {
  /// The columns and rows of a screen, both at least 1.
  public struct Size: Hashable, Sendable {
    /// How many characters a row has.
    public var columns: Int
    /// How many rows there are.
    public var rows: Int

    /// A screen's size.
    public init(columns: Int, rows: Int) {
      self.columns = max(1, columns)
      self.rows = max(1, rows)
    }
  }

  /// The screen as it is.
  public private(set) var size: Size
  /// The rows directly above the prompt that can be redrawn; nil where something else is there.
  private var page: [String]?
  /// The prompt on the screen; nil where the cursor is at the beginning of an empty row.
  private var frame: Frame?
  /// Whether the terminal may have moved what was drawn.
  private var isMoved = false
  /// How many rows above the cursor the prompt begins.
  private var climb = 0

  /// The cursor is at the beginning of an empty row.
  public init(size: Size) {
    self.size = size
  }

  /// Shows the prompt, in the place of the one there is; nothing is to be written if it is the same.
  public mutating func show(_ next: Frame) -> String {
    if next == frame, !isMoved { return "" }
    let text = up(climb) + "\r" + draw(next)
    // Where the prompt has grown, the page may no longer be all there.
    keep(page)
    return text
  }

  /// Shows a page and the prompt below it, in the place of the page and the prompt there are, or below what else
  /// there is; nothing is to be written if they are the same.
  public mutating func show(page rows: [String], _ next: Frame) -> String {
    if rows == page, next == frame, !isMoved { return "" }
    let text =
      up(climb + (page?.count ?? 0)) + "\r"
      + rows.map { fill($0) + "\r\n" }.joined() + draw(next)
    keep(rows)
    return text
  }

  /// Shows the page there is, if there is one, and the prompt on an empty screen.
  public mutating func clear(_ next: Frame) -> String {
    let rows = page ?? []
    let text = "\u{1B}[H\u{1B}[2J" + rows.map { $0 + "\r\n" }.joined() + draw(next)
    keep(page)
    return text
  }

  /// Leaves the prompt as it is and goes on below it.
  public mutating func leave() -> String {
    guard let frame else { return "" }
    let below = frame.rows.count - 1 - frame.cursor.row
    (self.frame, climb, page) = (nil, 0, nil)
    return (below > 0 ? "\u{1B}[\(below)B" : "") + "\r\n"
  }

  /// Something else was written below, and the cursor is at the beginning of an empty row.
  ///
  /// - Parameter rows: the last of what was written, if it is a page that can be redrawn.
  public mutating func noteWritten(page rows: [String]?) {
    (frame, climb) = (nil, 0)
    page = rows
  }

  /// The screen has another size. Rows that are now too wide take several, as terminals break them.
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

  /// Writes the prompt where the cursor is, over all that is below, and goes to its cursor.
  private mutating func draw(_ next: Frame) -> String {
    (frame, isMoved) = (next, false)
    climb = next.cursor.row
    let right = next.cursor.column > 0 ? "\u{1B}[\(next.cursor.column)C" : ""
    return "\u{1B}[J" + next.rows.joined(separator: "\r\n")
      + up(next.rows.count - 1 - next.cursor.row) + "\r" + right
  }

  /// Keeps the rows of a page that is all on the screen with the prompt.
  private mutating func keep(_ rows: [String]?) {
    let needed = (rows?.count ?? 0) + (frame?.rows.count ?? 0)
    page = needed <= size.rows ? rows : nil
  }

  /// A row over what stood there; a full one leaves nothing to erase, and the cursor still in its last column.
  private func fill(_ row: String) -> String {
    row.plainWidth < size.columns ? row + "\u{1B}[K" : row
  }

  private func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }
}

extension String {
  /// The columns the text takes without its colours (`ESC [ … m`).
  var plainWidth: Int {
    var isSequence = false
    return reduce(0) { width, character in
      if character == "\u{1B}" { isSequence = true }
      defer { if character == "m" { isSequence = false } }
      return isSequence ? width : width + DisplayWidth.columns(of: character)
    }
  }
}
