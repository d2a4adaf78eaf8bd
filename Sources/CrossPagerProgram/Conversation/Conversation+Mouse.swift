import CrossPagerConsole
import LineEditing

/// The mouse at the prompt.
extension Conversation {
  /// Handles a turn of the wheel or a press.
  ///
  /// The terminal counts rows from the top of the screen, but the program does not know where its page is. After a
  /// press, the program asks for the position of the cursor.
  mutating func take(_ event: MouseEvent, _ prompt: inout Prompt) throws -> Int32? {
    if event.action == .press {
      prompt.presses.append((event, Self.milliseconds))
      try write("\u{1B}[6n")
      return nil
    }
    guard let command = prompt.mouse.command(for: event, at: Self.milliseconds) else { return nil }
    return try move(command, &prompt)
  }

  /// Interprets the oldest press. If the page is not drawn, draws it, so that the next press can choose a bar.
  ///
  /// - Parameter row: The row of the cursor on the screen.
  mutating func press(withCursorAt row: Int, _ prompt: inout Prompt) throws -> Int32? {
    guard !prompt.presses.isEmpty else { return nil }
    let (event, milliseconds) = prompt.presses.removeFirst()
    guard prompt.display.showsPage, let report = prompt.report else {
      prompt.showPage { _ in [] }
      return nil
    }
    // On a small screen, the page is cut off above the prompt.
    guard event.row < row else { return nil }
    let top = row - prompt.display.rowsAboveCursor
    guard let bar = report.bar(atRow: event.row - top, column: event.column, in: session.show())
    else { return nil }
    return try move(prompt.mouse.command(forPressOn: bar, at: milliseconds), &prompt)
  }
}
