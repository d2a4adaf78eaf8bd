import CrossPagerConsole
import CrossPagerTesting
import LineEditing
import SeriesExplorer
import TerminalText

/// Checks terminal input: decodes the bytes all at once and in parts, edits a line, completes words and runs the
/// commands. The first byte determines the length of the parts and the width of the screen.
func checkKeys(_ bytes: [UInt8]) throws(Violation) {
  let first = Int(bytes.first ?? 0)
  let input = Array(bytes.dropFirst())
  var decoder = KeyDecoder()
  let keys = decoder.keys(input)
  var portioned = KeyDecoder()
  var parts: [Key] = []
  for start in stride(from: 0, to: input.count, by: 1 + first % 8) {
    parts += portioned.keys(input[start..<min(input.count, start + 1 + first % 8)])
  }
  try Violation.unless(
    portioned == decoder && joined(parts) == joined(keys), "The parts have the keys \(parts).")
  var prompt = Prompt(width: 1 + first / 8)
  for key in keys + decoder.flush() { try prompt.take(key) }
}

/// Returns the keys, with adjacent texts joined.
private func joined(_ keys: [Key]) -> [Key] {
  keys.reduce(into: []) { keys, key in
    if case .text(let more) = key, case .text(let text) = keys.last {
      keys[keys.count - 1] = .text(text + more)
    } else {
      keys.append(key)
    }
  }
}

/// A prompt without a terminal.
private struct Prompt {
  private var editor = LineEditor(history: LineHistory(["left 2", "go day", "insert-level é 3"]))
  private var session = Session.dated(storage: TextStorage()) {
    didSet { drawPlace() }
  }
  private var display: PromptDisplay
  private let style: TextStyle
  /// The prompt and the line of keys, which depend only on the session.
  private var place = ""
  private var footer = ""

  init(width: Int) {
    style = TextStyle(width: width, isColored: true)
    display = PromptDisplay(size: .init(columns: width, rows: 5))
    editor.commandCharacters = PagingKeys.characters
    editor.loneCharacters = PagingKeys.loneCharacters
    drawPlace()
  }

  private mutating func drawPlace() {
    place = TextReport(style: style).prompt(session.place)
    footer = KeysLine.text(for: session, in: style)
  }

  mutating func take(_ key: Key) throws(Violation) {
    for part in editor.keys(in: key) {
      switch editor.handle(part) {
      case .submit(let lines):
        for line in lines {
          _ = editor.enter(line)
          try session.check(line)
        }
      case .unused(let key):
        if let command = PagingKeys.command(for: key) { try session.check(command) }
      case .complete(let isRepeated):
        let completion = Completion(
          of: editor.text, cursor: editor.cursor, in: session, files: NoFiles())
        editor.complete(completion, lists: isRepeated)
      case .interrupt: editor.discard()
      case .edited, .clear, .end: break
      }
      try checkLine()
    }
  }

  private mutating func checkLine() throws(Violation) {
    let characters = editor.text.count
    try Violation.unless(
      0...characters ~= editor.cursor, "The cursor is at \(editor.cursor) of \(characters).")
    let frame = Frame(
      of: editor, prompt: place, hint: Hint.after(editor.text, in: .explorer), footer: footer,
      style: style, height: 3)
    try Violation.unless(
      frame.rows.indices.contains(frame.cursor.row) && 0..<style.width ~= frame.cursor.column,
      "The cursor is outside the frame: \(frame)")
    _ = display.show(frame)
  }
}

/// No files to complete.
private struct NoFiles: FileNames {
  func names(in folder: String) -> [(name: String, isFolder: Bool)] { [] }
}
