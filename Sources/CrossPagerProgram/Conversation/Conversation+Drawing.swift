import CrossPagerConsole
import LineEditing
import TerminalText

/// Draws the prompt and its page.
extension Conversation {
  /// Draws the prompt, and the page if it has changed or needs a different number of rows.
  ///
  /// - Parameter editor: A line to show instead of the typed line, without hints.
  mutating func draw(_ prompt: inout Prompt, _ editor: LineEditor? = nil) throws {
    let frame = frame(of: prompt, showing: editor)
    let isResized = editor == nil && prompt.display.showsPage && room(above: frame) != prompt.room
    if prompt.below != nil, prompt.isStale || isResized {
      let rows = layOut(&prompt, under: frame)
      try write(prompt.display.show(page: rows, below: prompt.news, frame))
      prompt.news = []
    } else {
      try write(prompt.display.show(frame))
    }
    prompt.isStale = false
  }

  /// The rows of the page and the lines below it, which leave room for the prompt.
  mutating func layOut(_ prompt: inout Prompt, under frame: Frame) -> [String] {
    let lines = prompt.below?(report) ?? []
    let room = room(above: frame)
    let page = TextReport(
      style: environment.promptStyle(arguments, rows: room - lines.count))
    (prompt.room, prompt.report, prompt.isStale) = (room, page, false)
    return page.lines(session.drawing(during: prompt.slide)) + lines
  }

  private func room(above frame: Frame) -> Int { environment.screen.rows - frame.rows.count }

  /// The prompt with a line and a list of the keys that currently work.
  ///
  /// - Parameter editor: A line to show instead of the typed line, without hints.
  func frame(of prompt: Prompt, showing editor: LineEditor? = nil) -> Frame {
    let screen = prompt.display.size
    return Frame(
      of: editor ?? prompt.editor, prompt: report.prompt(session.place, session.activity),
      hint: editor == nil ? Hint.after(prompt.editor.text) : "",
      footer: editor == nil && screen.rows > 3 ? footer(of: prompt) : nil, style: report.style,
      height: screen.rows)
  }

  /// The row below the prompt: a note or the list of keys. While the user types, the row is empty. If hints are off,
  /// the row appears only for a note.
  private func footer(of prompt: Prompt) -> String? {
    let style = report.style
    if let note = prompt.note {
      return style.grey(note.truncated(toWidth: style.width - 1, ellipsis: style.ellipsisMark))
    }
    if session.state.prompt.hints == .off { return nil }
    return prompt.editor.isEmpty ? style.grey(KeysLine.text(for: session, in: style)) : ""
  }

  mutating func write(_ text: String) throws(POSIX.Failure) {
    output.write(text)
    try output.flush()
  }
}
