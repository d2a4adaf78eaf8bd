import TerminalText

/// Tracks the last page and the prompt on the screen, and returns the text that redraws them in place.
///
/// The page can be redrawn as long as the page and the prompt fit on the screen and no other output follows them.
/// Except in ``clear(_:)``, all cursor movements are relative (ECMA-48), so earlier output stays on the screen. Each
/// redraw is returned as a single string, to be written at once.
public struct PromptDisplay {
  /// The size of a screen. Both dimensions are at least 1.
  public struct Size: Hashable, Sendable {
    /// The number of columns.
    public var columns: Int
    /// The number of rows.
    public var rows: Int

    /// Creates a size. Numbers below 1 become 1.
    public init(columns: Int, rows: Int) {
      self.columns = max(1, columns)
      self.rows = max(1, rows)
    }
  }

  /// The current size of the screen.
  public private(set) var size: Size
  /// The rows of the page directly above the prompt, or nil if no page can be redrawn.
  private var page: [String]?
  /// The number of rows from the top of the page to the top of the prompt. The terminal may have wrapped the rows.
  private var height = 0
  /// The prompt on the screen, or nil if the cursor is at the start of an empty row.
  private var frame: Frame?
  /// Whether the terminal may have moved the drawn rows.
  private var isMoved = false
  /// The number of prompt rows above the cursor.
  private var climb = 0

  /// Whether a page is on the screen and can be redrawn.
  public var showsPage: Bool { page != nil }

  /// Creates a display with the cursor at the start of an empty row.
  public init(size: Size) { self.size = size }

  /// Shows a prompt in place of the current one.
  ///
  /// - Returns: The text to write, empty if nothing changed.
  public mutating func show(_ next: Frame) -> String {
    if next == frame, !isMoved { return "" }
    let wasMoved = isMoved
    let text = up(climb) + "\r" + draw(next)
    // If the prompt has grown, the top of the page may have scrolled off the screen.
    keep(wasMoved ? nil : page, above: next)
    return text
  }

  /// Shows a page with the prompt below it, in place of the current page and prompt. If there is no current page, the
  /// page appears below the earlier output.
  ///
  /// - Parameter lines: Rows to print above the page. Later redraws leave them on the screen.
  /// - Returns: The text to write, empty if nothing changed.
  public mutating func show(
    page rows: [String], below lines: [String] = [], _ next: Frame
  ) -> String {
    if let page, page.count == rows.count, next == frame, !isMoved, lines.isEmpty {
      self.page = rows
      if rows == page { return "" }
      // Draw only the changed rows, so that the other rows do not flicker, and then move the cursor back.
      let changed = zip(page, rows).map { $0 == $1 ? "\r\n" : fill($1) + "\r\n" }
      return up(climb + height) + "\r" + changed.joined() + down(next.cursor.row)
        + right(next.cursor.column)
    }
    let text =
      up(climb + height) + "\r" + (isMoved ? "\u{1B}[J" : "")
      + (lines + rows).map { fill($0) + "\r\n" }.joined() + draw(next)
    keep(rows, above: next)
    return text
  }

  /// Clears the screen, then draws the current page, if any, and the prompt.
  ///
  /// - Returns: The text to write.
  public mutating func clear(_ next: Frame) -> String {
    let rows = page ?? []
    let text = "\u{1B}[H\u{1B}[2J" + rows.map { $0 + "\r\n" }.joined() + draw(next)
    keep(page, above: next)
    return text
  }

  /// Keeps the prompt on the screen and moves to the row below it.
  ///
  /// - Returns: The text to write.
  public mutating func leave() -> String {
    guard let frame else { return "" }
    let below = frame.rows.count - 1 - frame.cursor.row
    noteWritten(page: nil)
    return down(below) + "\r\n"
  }

  /// Records that other output was written and that the cursor is at the start of an empty row.
  ///
  /// - Parameter rows: The page in the last rows of the output, or nil if no page can be redrawn.
  public mutating func noteWritten(page rows: [String]?) {
    (frame, climb) = (nil, 0)
    (page, height) = (rows, rows?.count ?? 0)
  }

  /// Records a new screen size. The next call to ``show(page:below:_:)`` replaces the old page, and the next call to
  /// ``show(_:)`` leaves it on the screen.
  ///
  /// Some terminals, such as VTE, kitty and tmux, wrap rows that no longer fit. Others, such as xterm, cut them. A
  /// program cannot tell which, so the old rows are assumed to be wrapped. If the terminal cut them instead, some rows
  /// of earlier output are erased, too.
  public mutating func resize(to next: Size) {
    if next == size { return }
    if let frame {
      let above = frame.rows.prefix(frame.cursor.row)
      let wrapped = above.reduce(0) { $0 + $1.rowCount(inColumns: next.columns) }
      climb = max(climb, wrapped + frame.cursor.column / next.columns)
    }
    let wrapped = (page ?? []).reduce(0) { $0 + $1.rowCount(inColumns: next.columns) }
    height = max(height, wrapped)
    (size, isMoved) = (next, true)
  }

  /// Returns the text that erases everything from the cursor down, draws the prompt and moves to its cursor.
  private mutating func draw(_ next: Frame) -> String {
    (frame, isMoved) = (next, false)
    climb = next.cursor.row
    return "\u{1B}[J" + next.rows.joined(separator: "\r\n")
      + up(next.rows.count - 1 - next.cursor.row) + "\r" + right(next.cursor.column)
  }

  private mutating func keep(_ rows: [String]?, above prompt: Frame) {
    page = rows.flatMap { $0.count + prompt.rows.count <= size.rows ? $0 : nil }
    height = page?.count ?? 0
  }

  /// Adds an erase sequence to a row, unless the row is full, because erasing would clear its last column.
  private func fill(_ row: String) -> String {
    row.plainWidth < size.columns ? row + "\u{1B}[K" : row
  }

  private func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }
  private func down(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)B" : "" }
  private func right(_ columns: Int) -> String { columns > 0 ? "\u{1B}[\(columns)C" : "" }
}

extension String {
  /// Returns the number of rows that this string takes up. The string must not contain line breaks.
  func rowCount(inColumns columns: Int) -> Int {
    var (rows, used) = (1, 0)
    forEachCharacter { _, width, _ in
      if used + width > columns { (rows, used) = (rows + 1, 0) }
      used += width
    }
    return rows
  }

  var plainWidth: Int {
    var sum = 0
    forEachCharacter { _, width, _ in sum += width }
    return sum
  }
}
