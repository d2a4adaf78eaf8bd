import TerminalText

/// The screen of a terminal, computed from the bytes that the terminal receives. Supports the parts
/// of ECMA-48 and xterm that the tests need, and collects other sequences in ``unknown``.
struct Screen {
  /// One cell of the screen.
  struct Cell: Equatable {
    /// The character in the cell; empty in the right half of a wide character.
    var text = " "
    var isGrey = false
  }

  private(set) var columns: Int
  private(set) var height: Int
  private(set) var rows: [[Cell]]
  /// The rows that scrolled off the top.
  private(set) var scrolled: [String] = []
  private(set) var cursor = (row: 0, column: 0)
  /// Whether the terminal marks pasted text.
  private(set) var marksPastes = false
  /// Whether the terminal wraps rows that no longer fit, as most terminals do, or truncates them.
  var wrapsRows = true
  private(set) var unknown: [String] = []
  /// Whether the row is full, so that the next character goes to the next row.
  private var isWrapPending = false
  private var isGrey = false
  private var waiting: [UInt8] = []

  init(columns: Int, rows: Int) {
    (self.columns, height) = (columns, rows)
    self.rows = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The rows as text, without trailing spaces, trailing empty rows, or the row of keys below a prompt.
  var lines: [String] {
    let lines = rows.map(Self.text)
    return Self.trimmed(lines, hasKeys: Self.keys(in: lines) != nil)
  }

  /// The rows as text, with `¦` at the cursor, and without the row of keys.
  var linesWithCursor: [String] {
    var lines = rows.map(Self.text)
    let hasKeys = Self.keys(in: lines) != nil
    var marked = rows[cursor.row]
    marked.insert(Cell(text: "¦"), at: min(cursor.column, columns) + (isWrapPending ? 1 : 0))
    lines[cursor.row] = Self.text(marked)
    return Self.trimmed(lines, hasKeys: hasKeys)
  }

  /// The row of keys below the prompt, or nil if there is none.
  var keys: String? { Self.keys(in: rows.map(Self.text)) }

  private static func keys(in lines: [String]) -> String? {
    let last = lines.last { !$0.isEmpty } ?? ""
    return last == "?" || last.hasSuffix("? help") ? last : nil
  }

  private static func trimmed(_ lines: [String], hasKeys: Bool) -> [String] {
    let count = (lines.lastIndex { !$0.isEmpty } ?? -1) + 1
    return Array(lines.prefix(hasKeys ? count - 1 : count))
  }

  /// The gray text.
  var greyText: String { rows.joined().filter(\.isGrey).map(\.text).joined() }

  private static func text(_ row: [Cell]) -> String {
    let end = row.lastIndex { $0.text != " " && $0.text != "" }
    var text = ""
    for cell in row.prefix((end ?? -1) + 1) { text += cell.text }
    return text
  }

  /// Processes the program's output. Characters and sequences may arrive in parts.
  mutating func write(_ bytes: some Sequence<UInt8>) {
    waiting += bytes
    while let first = waiting.first {
      if first == 0x1B {
        guard let length = sequenceLength else { return }
        control(String(decoding: waiting[2..<length], as: UTF8.self))
        waiting.removeFirst(length)
      } else {
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard waiting.count >= length else { return }
        put(String(decoding: waiting[..<length], as: UTF8.self))
        waiting.removeFirst(length)
      }
    }
  }

  /// The length of the next sequence in bytes; nil if the sequence is incomplete.
  private var sequenceLength: Int? {
    guard waiting.count > 1 else { return nil }
    if waiting[1] != UInt8(ascii: "[") { return 2 }
    return waiting.dropFirst(2).firstIndex { 0x40..<0x7F ~= $0 }.map { $0 + 1 }
  }

  private mutating func put(_ text: String) {
    switch text {
    case "\r": (cursor.column, isWrapPending) = (0, false)
    case "\n": down()
    case "\u{7}": break
    default: show(text)
    }
  }

  private mutating func show(_ text: String) {
    if text.utf8.count > 1, let last = lastCell,
      (rows[last.row][last.column].text + text).count == 1
    {
      rows[last.row][last.column].text += text
      return
    }
    let width = text.displayWidth
    if isWrapPending || cursor.column + width > columns {
      cursor.column = 0
      down()
    }
    rows[cursor.row][cursor.column] = Cell(text: text, isGrey: isGrey)
    if width == 2 { rows[cursor.row][cursor.column + 1] = Cell(text: "", isGrey: isGrey) }
    cursor.column += width
    if cursor.column >= columns { (cursor.column, isWrapPending) = (columns - 1, true) }
  }

  /// The position of the character before the cursor.
  private var lastCell: (row: Int, column: Int)? {
    var column = isWrapPending ? cursor.column : cursor.column - 1
    while column >= 0, rows[cursor.row][column].text.isEmpty { column -= 1 }
    return column < 0 ? nil : (cursor.row, column)
  }

  private mutating func down() {
    isWrapPending = false
    if cursor.row < height - 1 {
      cursor.row += 1
    } else {
      scrolled.append(Self.text(rows.removeFirst()))
      rows.append(Array(repeating: Cell(), count: columns))
    }
  }

  private mutating func control(_ sequence: String) {
    let number = max(1, Int(sequence.dropLast()) ?? 1)
    let wrapped = isWrapPending
    isWrapPending = false
    switch sequence.last {
    case "A": cursor.row = max(0, cursor.row - number)
    case "B": cursor.row = min(height - 1, cursor.row + number)
    case "C": cursor.column = min(columns - 1, cursor.column + number)
    case "H" where sequence.count == 1: cursor = (0, 0)
    case "J": sequence == "2J" ? eraseRows(from: 0) : eraseBelow()
    // In a full row, xterm erases the character in the last column.
    case "K": eraseRow(from: cursor.column)
    case "m":
      isGrey = sequence == "90m" || (isGrey && sequence != "0m" && sequence != "m")
      isWrapPending = wrapped
    case "h" where sequence == "?2004h": marksPastes = true
    case "l" where sequence == "?2004l": marksPastes = false
    default: unknown.append(sequence)
    }
  }

  private mutating func eraseRow(from column: Int) {
    for column in column..<columns { rows[cursor.row][column] = Cell() }
  }

  private mutating func eraseRows(from row: Int) {
    for row in row..<height { rows[row] = Array(repeating: Cell(), count: columns) }
  }

  private mutating func eraseBelow() {
    eraseRow(from: cursor.column)
    eraseRows(from: cursor.row + 1)
  }

  /// Changes the size. Wraps or cuts rows that are too wide, and keeps the last rows visible.
  mutating func resize(columns: Int, rows height: Int) {
    if !wrapsRows {
      rows = rows.map { row in
        Array(row.prefix(columns)) + Array(repeating: Cell(), count: max(0, columns - row.count))
      }
      cursor.column = min(cursor.column, columns - 1)
    }
    var broken: [[Cell]] = []
    var place = cursor
    for (index, row) in rows.enumerated() {
      if index == cursor.row {
        place = (broken.count + cursor.column / columns, cursor.column % columns)
      }
      let used = (row.lastIndex { $0 != Cell() } ?? 0) + 1
      let isCursorRow = index == cursor.row
      let needed = max(used, isCursorRow ? cursor.column + 1 : 0)
      var start = 0
      repeat {
        var end = min(row.count, start + columns)
        // A wide character moves to the next row as a whole.
        if end < row.count, row[end].text.isEmpty { end -= 1 }
        let part = Array(row[start..<end])
        broken.append(part + Array(repeating: Cell(), count: columns - part.count))
        start = end
      } while start < needed
    }
    while broken.count > place.row + 1, broken.last?.allSatisfy({ $0 == Cell() }) == true {
      broken.removeLast()
    }
    while broken.count > height {
      // The row with the cursor stays on the screen.
      if place.row == 0 {
        broken.removeLast()
      } else {
        scrolled.append(Self.text(broken.removeFirst()))
        place.row -= 1
      }
    }
    while broken.count < height { broken.append(Array(repeating: Cell(), count: columns)) }
    (rows, cursor, self.columns, self.height) = (broken, place, columns, height)
  }
}
